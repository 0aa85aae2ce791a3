import { adoptStyles } from './adopt-styles.ts'

/** What nobody sees at first on any screen. */
const below = 'main>:nth-child(n+3),.guide-sections>:nth-child(n+3)'

/**
 * Draws what a visitor sees first before anything else: what is below waits until that is painted, and then comes part by
 * part, each in a task of its own, so that a touch meanwhile is answered at once. Otherwise half of a long page's first paint
 * is spent on what nobody sees yet.
 */
export function firstViewFirst() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A place on the page, named or come back to, needs the true height of everything above.
  if (location.hash || visit?.type !== 'navigate') return
  // The height is a guess, for that moment.
  adoptStyles(`:is(${below}){content-visibility:auto;contain-intrinsic-block-size:60rem}`)
  addEventListener('DOMContentLoaded', () => {
    const waiting = [...document.querySelectorAll<HTMLElement>(below)]
    const drawNext = () => {
      const next = waiting.shift()
      if (!next) return
      next.style.setProperty('content-visibility', 'visible')
      // Laid out in this task; otherwise the next frame would do all at once.
      next.getBoundingClientRect()
      soon(drawNext)
    }
    requestAnimationFrame(() => setTimeout(drawNext))
    // Whoever waits until the page has loaded, as a camera does, finds all of it.
    addEventListener('load', drawNext)
  })
}

/** In a task of its own, before a frame and before whoever asks from outside; a touch comes first. Safari has no such tasks yet. */
function soon(run: () => void) {
  if ('scheduler' in window) void scheduler.postTask(run, { priority: 'user-blocking' })
  else setTimeout(run)
}
