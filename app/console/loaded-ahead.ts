/** What the console may need once there is no connection. Loaded when the page has settled, so that it delays nothing. */

/** The part of the router's manifest that is read here. */
type Manifest = { routes: Record<string, { parentId?: string; module: string; css?: string[] }> }

/**
 * Loads the code of notices, because one may say that there is no connection; and of all console pages, because the router loads the whole
 * document again when a page's code cannot be fetched, and the browser would then show its own error in place of the console. Without a
 * connection it goes on with the next one.
 */
export async function loadAhead(): Promise<void> {
  try {
    await import('#app/ui/notices.tsx')
    for (const { module, css = [] } of consolePages()) {
      await untilIdle()
      await import(/* @vite-ignore */ module)
      for (const sheet of css) await fetch(sheet)
    }
  } catch {
    addEventListener('online', () => void loadAhead(), { once: true })
  }
}

function consolePages() {
  const { routes } = (window as unknown as { __reactRouterManifest: Manifest }).__reactRouterManifest
  return Object.values(routes).filter(({ parentId }) => parentId === 'console/console-layout.route')
}

/** Between two pages' code the page may answer somebody who scrolls or types. */
function untilIdle(): Promise<unknown> {
  return new Promise((go) => ('requestIdleCallback' in window ? requestIdleCallback(go) : setTimeout(go, 100)))
}
