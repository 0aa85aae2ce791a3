import { assetPath } from '#app/documents/asset-path.ts'
import { type IslandName, islands } from '#app/islands/islands.ts'
import { type LivePart, liveParts } from '#app/islands/live-parts.ts'
import type { Wish } from './offline-worker.ts'

/**
 * Registers the guide's service worker and passes it everything the page needs, including what nobody has scrolled to: code first,
 * because pictures can take minutes.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const saving = navigator.connection?.saveData === true
  try {
    await navigator.serviceWorker.register('/guest-guide-worker.js', { scope: '/guest-guide' })
    const { active } = await navigator.serviceWorker.ready
    const ask = (wish: Wish) => active?.postMessage(wish)
    await loadCode()
    ask({ keep: loadedAddresses(), whole: false })
    if (saving) return
    await loadPictures()
    ask({ keep: loadedAddresses(), whole: true })
  } catch {
    // Without a worker the guide works like any page, online only.
  }
}

async function loadCode() {
  const places = [...document.querySelectorAll<HTMLElement>('[data-island], [data-live]')]
  await Promise.all(
    places.map(({ dataset }) => (dataset.live ? liveParts[dataset.live as LivePart]() : islands[dataset.island as IslandName]())),
  )
  await Promise.all([import('#app/islands/hydrate-island.tsx'), import('#app/ui/notices.tsx')])
}

function loadPictures() {
  return Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager'
      return image.decode().catch(() => {})
    }),
  )
}

function loadedAddresses(): string[] {
  const resources = performance.getEntriesByType('resource').map((entry) => entry.name)
  const marked = [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')]
  return [...new Set([...resources, ...marked.map((element) => ('href' in element ? element.href : element.src))].map(assetPath))]
}
