/** How long the page stays at rest if its visitor only looks at it. */
const restMs = 6_000
/** How long a click waits for its island. After that it does what it does without script. */
const lateMs = 8_000

/**
 * Watches a document's islands and live parts and wakes each in time. Part of the script in every document's head: until then, nothing of
 * React is loaded.
 * @param theRest loads entry.client.ts, which can wake them; after a failure, from another address.
 */
export function watchIslands(
  theRest: (again: string) => Promise<Pick<typeof import('#app/entry.client.ts'), 'wake'>>,
  loaded: Promise<unknown>,
) {
  const inView = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) void wake(entry.target as HTMLElement)
    },
    { rootMargin: '200px' },
  )
  const used = new Promise<unknown>((begun) => {
    for (const sign of ['scroll', 'pointerdown', 'keydown']) addEventListener(sign, begun, { once: true })
    setTimeout(begun, restMs)
  })

  /** A control clicked before its island responds: `data-island-for` names the island, within it or elsewhere on the page. */
  let asked: HTMLElement | undefined

  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const now = () => void wake(place)
    whenNear(place, now)
    place.closest('[popover]')?.addEventListener('beforetoggle', now)
    for (const part of document.querySelectorAll<HTMLElement>(`[data-island-for=${place.dataset.island}]`)) {
      whenNear(part, now)
      part.addEventListener('click', (event) => {
        if (place.dataset.awake || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        asked = part
        now()
      })
    }
    // Respond to the touch itself first.
    if (place.dataset.wake === 'use') void used.then(() => whenIdle(now))
    // Again and again, for a page that promises to change while its visitor only waits: on a bad signal the first tries may fail.
    if (place.dataset.wake === 'idle') setInterval(now, 2_000)
  }
  // Whatever the page shows without islands also comes first.
  void Promise.race([loaded, used]).then(() =>
    whenIdle(() => {
      for (const place of document.querySelectorAll('[data-live],[data-wake=near]')) inView.observe(place)
    }),
  )

  let again = ''
  async function wake(place: HTMLElement) {
    if (place.dataset.awake !== undefined) return
    place.dataset.awake = ''
    /** Replays the click. If meant for an island that still sleeps, it is kept again. */
    const answer = (awake: string) => {
      place.dataset.awake = awake
      const part = asked
      asked = undefined
      part?.click()
    }
    // Its code may come later: until then clicks do not wait for it.
    const timer = setTimeout(answer, lateMs, 'late')
    const failed = await theRest(again)
      .then((rest) => rest.wake(place))
      .catch(() => (again += 'again/'))
    clearTimeout(timer)
    answer('yes')
    if (failed) delete place.dataset.awake
  }
}

function whenNear(part: HTMLElement, wake: () => void) {
  for (const sign of ['pointerenter', 'focusin']) part.addEventListener(sign, wake)
}

function whenIdle(run: () => void) {
  // Safari has no idle callback yet; and in 3 of 100 loads Chromium never became idle, on a page long at rest.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1_000 })
  else setTimeout(run, 1_000)
}
