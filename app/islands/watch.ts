/** How long the page rests when its visitor only looks at it. */
const restMs = 6_000
const firstUse = ['scroll', 'pointerdown', 'keydown']

/**
 * Watches the islands and live parts of a document and wakes each when its moment comes. Part of the program in every
 * document's head: until then a visitor has fetched nothing of React.
 * @param theRest fetches entry.client.ts, which knows how to wake them.
 */
export function watchIslands(
  theRest: () => Promise<Pick<typeof import('../entry.client.ts'), 'enliven' | 'wakeIsland'>>,
  loaded: Promise<unknown>,
) {
  const inView = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) void wake(entry.target as HTMLElement)
    },
    { rootMargin: '200px' },
  )
  const used = new Promise<unknown>((begun) => {
    for (const sign of firstUse) addEventListener(sign, begun, { once: true, passive: true })
    setTimeout(begun, restMs)
  })

  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const now = () => void wake(place)
    whenNear(place, now)
    place.closest('[popover]')?.addEventListener('beforetoggle', now, { once: true })
    for (const part of document.querySelectorAll<HTMLElement>(`[data-island-for=${place.dataset.island}]`)) attend(part, now)
    if (place.dataset.wake === 'idle') whenIdle(now)
    // The touch itself is answered first.
    if (place.dataset.wake === 'use') void used.then(() => whenIdle(now))
  }
  // What the page shows by itself comes first, too.
  void Promise.race([loaded, used]).then(() =>
    whenIdle(() => {
      for (const place of document.querySelectorAll('[data-live],[data-wake=near]')) inView.observe(place)
    }),
  )

  async function wake(place: HTMLElement) {
    if (place.dataset.awake !== undefined) return
    place.dataset.awake = ''
    try {
      const { enliven, wakeIsland } = await theRest()
      await (place.dataset.live ? enliven : wakeIsland)(place)
    } catch {
      // No signal: the next touch tries again, and the link that was followed leads where it says.
      delete place.dataset.awake
      const asked = document.querySelector<HTMLAnchorElement>('[data-asked]')
      if (asked) location.href = asked.href
    }
  }
}

/**
 * A part elsewhere on the page that belongs to an island, `data-island-for`. A click that no island has answered yet stays
 * on the part as `data-asked`, where the island looks when it wakes.
 */
function attend(part: HTMLElement, wake: () => void) {
  whenNear(part, wake)
  part.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    part.dataset.asked = ''
    wake()
  })
}

function whenNear(part: HTMLElement, wake: () => void) {
  for (const sign of ['pointerenter', 'focusin']) part.addEventListener(sign, wake, { passive: true })
}

function whenIdle(run: () => void) {
  // Safari has no idle callback yet; and on 3 of 100 loads Chromium found no idle moment at all, on a page long at rest.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1_000 })
  else setTimeout(run, 1_000)
}
