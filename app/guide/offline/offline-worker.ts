/// <reference lib="webworker" />
/**
 * The guide's service worker: after one visit the guide opens without signal, and within a second on a bad one. It keeps the guide's
 * document, which is the same for everybody and holds no secret, and its files. Everything else passes through, above all anything with
 * the gate code or the Wi-Fi key.
 */

import type { WorkboxPlugin } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { assetPath } from '#app/documents/asset-path.ts'

declare const self: ServiceWorkerGlobalScope

const page = '/guest-guide'
const cacheNames = { page: 'guide-page', files: 'guide-files' } as const
/** How long a visitor on one bar of signal waits for the network. */
const networkSeconds = 0.8

/** A document without its files is useless, so showing one does not store it: `keepAll` does, once its files are stored. */
const keepNothing: WorkboxPlugin = { cacheWillUpdate: async () => null }

/** Stores the guide under one address, whatever query it was requested with. */
const keepAsPage: WorkboxPlugin = { cacheKeyWillBeUsed: async () => page }

/** Writes into the stored document when it was stored and whether there is a signal, so that it can say so at once. */
const sayFromWhen: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null
    const text = await cachedResponse.text()
    const headers = new Headers(cachedResponse.headers)
    for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
    const from = headers.get('date') ?? ''
    return new Response(
      text.replace(
        '<html ',
        `<html data-kept-from="${from.replace(/[^\w :,+-]/g, '')}" ${self.navigator.onLine ? '' : 'data-no-signal '}`,
      ),
      { headers },
    )
  },
}

/** A server that is restarting or overloaded has nothing useful to say: the kept copy is better. */
const refuseFailing: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (isFailing(response)) throw new Error(`the house answered ${response.status}`)
    return response
  },
  // Nothing kept: show the server's own answer.
  handlerDidError: async () => fetch(page),
}
const isFailing = ({ status }: Response) => status >= 500 || status === 429

const documentStrategy = new NetworkFirst({
  cacheName: cacheNames.page,
  networkTimeoutSeconds: networkSeconds,
  plugins: [refuseFailing, keepNothing, keepAsPage, sayFromWhen],
})
/** A file loaded from its fallback address is the same file. */
const atItsOwnAddress: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => assetPath(request.url) }

const fileStrategy = new CacheFirst({ cacheName: cacheNames.files, plugins: [atItsOwnAddress] })

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && [page, `${page}/`].includes(url.pathname),
  async ({ event, request, url }) => {
    // One visitor's own page, with a query, is never stored; offline the shared one replaces it.
    if (url.search === '') return documentStrategy.handle({ event, request })
    const kept = () => documentStrategy.handle({ event, request: new Request(page) })
    return fetch(request).then((answer) => (isFailing(answer) ? kept() : answer), kept)
  },
)
registerRoute(({ url }) => isFile(url), fileStrategy)

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** The page sends the addresses it needs. When `whole`, the list is complete and everything else is deleted. */
export type Wish = { keep: string[]; whole: boolean }

self.addEventListener('message', (event) => {
  const { keep, whole } = event.data as Partial<Wish>
  if (keep) event.waitUntil(keepAll(keep, whole === true))
})

/** First the files, then the document: until then, the one kept before still opens offline with its own files. */
async function keepAll(addresses: string[], whole: boolean) {
  const fresh = await fetch(page, { headers: { accept: 'text/html' } })
  if (!isShared(fresh)) return
  const wanted = addresses.filter((address) => isFile(new URL(address)))
  // The page may be older than the server's current document, which then has other files.
  const code = codeOf(await fresh.clone().text())
  if (!code.every((address) => wanted.includes(address))) return

  const files = await caches.open(cacheNames.files)
  const kept = new Set((await files.keys()).map((request) => request.url))
  const missing = wanted.filter((address) => !kept.has(address))
  await Promise.all(missing.map((address) => files.add(address).catch(unlessPicture(address))))
  const documents = await caches.open(cacheNames.page)
  await documents.put(page, fresh)
  if (whole) await Promise.all([...kept].filter((address) => !wanted.includes(address)).map((address) => files.delete(address)))
}

/** Only the shared document may be stored, never one rendered for a guest. */
function isShared({ status, headers }: Response): boolean {
  return status === 200 && headers.get('cache-control')?.includes('public') === true
}

/** The scripts and style sheets a document names; they differ in each version. */
function codeOf(html: string): string[] {
  const paths = html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g) ?? []
  return paths.map((path) => new URL(path, self.location.origin).href)
}

/** A missing picture does not matter; a missing script does, and then the previous version stays. */
function unlessPicture(address: string) {
  return (reason: unknown) => {
    if (new URL(address).pathname.startsWith('/assets/')) throw reason
  }
}

function isFile(url: URL): boolean {
  const ours = url.origin === self.location.origin
  return ours && (/^\/(assets|pictures)\//.test(url.pathname) || /^\/[\w-]+\.(svg|png|ico|webmanifest)$/.test(url.pathname))
}
