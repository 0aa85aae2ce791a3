/// <reference lib="webworker" />
/**
 * The guide's service worker: after one visit the guide opens without signal, and within a second on a bad one. It keeps the
 * guide's document, which is the same for everybody and holds no secret, and the files that it needs. Everything else, and
 * above all whatever holds the gate code or the Wi-Fi key, passes by untouched.
 */

import type { WorkboxPlugin } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { assetPath } from '#app/asset-path.ts'

declare const self: ServiceWorkerGlobalScope

const page = '/guest-guide'
const cacheNames = { page: 'guide-page', files: 'guide-files' } as const
/** A visitor on one bar of signal waits no longer than this for news. */
const networkSeconds = 0.8

/** A document without its files opens to nothing: what is shown is not kept, `keepAll` keeps it once they are there. */
const keepNothing: WorkboxPlugin = { cacheWillUpdate: async () => null }

/** However its address is written. */
const keepAsPage: WorkboxPlugin = { cacheKeyWillBeUsed: async () => page }

/** Writes into the kept document when it was kept, so that it can say so. */
const sayFromWhen: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null
    const text = await cachedResponse.text()
    const headers = new Headers(cachedResponse.headers)
    for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
    const from = headers.get('date') ?? ''
    return new Response(text.replace('<html ', `<html data-kept-from="${from.replace(/[^\w :,+-]/g, '')}" `), { headers })
  },
}

/** A house that is being started again, or too busy, answers and has nothing to say: what is kept says more. */
const refuseFailing: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (isFailing(response)) throw new Error(`the house answered ${response.status}`)
    return response
  },
  // Nothing is kept: its own words then, once more.
  handlerDidError: async () => fetch(page),
}
const isFailing = ({ status }: Response) => status >= 500 || status === 429

const documentStrategy = new NetworkFirst({
  cacheName: cacheNames.page,
  networkTimeoutSeconds: networkSeconds,
  plugins: [refuseFailing, keepNothing, keepAsPage, sayFromWhen],
})
/** A file that did not come is asked for again elsewhere, and is the same. */
const atItsOwnAddress: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => assetPath(request.url) }

const fileStrategy = new CacheFirst({ cacheName: cacheNames.files, plugins: [atItsOwnAddress] })

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && [page, `${page}/`].includes(url.pathname),
  async ({ event, request, url }) => {
    // One visitor's own page, with a query, is never kept; without signal the shared one stands in for it.
    if (url.search === '') return documentStrategy.handle({ event, request })
    const kept = () => documentStrategy.handle({ event, request: new Request(page) })
    return fetch(request).then((answer) => (isFailing(answer) ? kept() : answer), kept)
  },
)
registerRoute(({ url }) => isFile(url), fileStrategy)

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** The page sends the addresses of what it needs. Once `whole` it has named all, and what it no longer needs is let go. */
export type Wish = { keep: string[]; whole: boolean }

self.addEventListener('message', (event) => {
  const { keep, whole } = event.data as Partial<Wish>
  if (keep) event.waitUntil(keepAll(keep, whole === true))
})

/** The files first and the document when they are there: without signal, the one kept before opens with its own until then. */
async function keepAll(addresses: string[], whole: boolean) {
  const fresh = await fetch(page, { headers: { accept: 'text/html' } })
  if (!isShared(fresh)) return
  const wanted = addresses.filter((address) => isFile(new URL(address)))
  // The page that asks may be older than the document that the server has now, and then has other files.
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

/** Only the shared document may be kept: never one that was rendered for a guest. */
function isShared({ status, headers }: Response): boolean {
  return status === 200 && headers.get('cache-control')?.includes('public') === true
}

/** The scripts and style sheets that a document names: other ones in each version. */
function codeOf(html: string): string[] {
  const paths = html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g) ?? []
  return paths.map((path) => new URL(path, self.location.origin).href)
}

/** Without a picture the guide is still one; without a script it is not, and stays as it was kept before. */
function unlessPicture(address: string) {
  return (reason: unknown) => {
    if (new URL(address).pathname.startsWith('/assets/')) throw reason
  }
}

function isFile(url: URL): boolean {
  const ours = url.origin === self.location.origin
  return ours && (/^\/(assets|pictures)\//.test(url.pathname) || /^\/[\w-]+\.(svg|png|ico|webmanifest)$/.test(url.pathname))
}
