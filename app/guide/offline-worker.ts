/// <reference lib="webworker" />
/**
 * The guide's service worker: after one visit the guide opens without signal, and within a second on a bad one. It keeps the
 * guide's document, which is the same for everybody and holds no secret, and the files that it needs. Everything else, and
 * above all whatever holds the gate code or the Wi-Fi key, passes by untouched.
 */
import type { WorkboxPlugin } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope

const page = '/guest-guide'
const cacheNames = { page: 'guide-page', files: 'guide-files' } as const
/** A visitor on one bar of signal waits no longer than this for news. */
const networkSeconds = 0.8

/** Only the shared document may be kept: never one that was rendered for a guest. */
const keepOnlyShared: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && response.headers.get('cache-control')?.includes('public') ? response : null,
}

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

const documentStrategy = new NetworkFirst({
  cacheName: cacheNames.page,
  networkTimeoutSeconds: networkSeconds,
  plugins: [keepOnlyShared, sayFromWhen],
})
const fileStrategy = new CacheFirst({ cacheName: cacheNames.files })

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === page,
  async ({ event, request, url }) => {
    // One visitor's own page, with a query, is never kept; without signal the shared one stands in for it.
    if (url.search === '') return documentStrategy.handle({ event, request })
    return fetch(request).catch(() => documentStrategy.handle({ event, request: new Request(page) }))
  },
)
registerRoute(({ url }) => isFile(url), fileStrategy)

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** The page sends the addresses of all it needs; what it no longer needs is let go. */
self.addEventListener('message', (event) => {
  const { keep } = event.data as { keep?: string[] }
  if (keep) event.waitUntil(keepAll(keep))
})

async function keepAll(addresses: string[]) {
  const documents = await caches.open(cacheNames.page)
  const fresh = await fetch(page, { headers: { accept: 'text/html' } })
  const shared = await keepOnlyShared.cacheWillUpdate?.({
    response: fresh,
    request: new Request(page),
    event: undefined as never,
  })
  if (shared) await documents.put(page, shared)

  const files = await caches.open(cacheNames.files)
  const wanted = addresses.filter((address) => isFile(new URL(address)))
  const kept = new Set((await files.keys()).map((request) => request.url))
  await Promise.all(wanted.filter((address) => !kept.has(address)).map((address) => files.add(address).catch(() => {})))
  await Promise.all([...kept].filter((address) => !wanted.includes(address)).map((address) => files.delete(address)))
}

function isFile(url: URL): boolean {
  const ours = url.origin === self.location.origin
  return ours && (/^\/(assets|pictures)\//.test(url.pathname) || /^\/[\w-]+\.(svg|png|ico|webmanifest)$/.test(url.pathname))
}
