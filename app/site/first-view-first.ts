import { afterFrame } from '../ui/after-frame.ts'
import { painted } from '../ui/painted.ts'
import { adoptStyles } from './adopt-styles.ts'
import { howCome } from './how-come.ts'

/** What nobody sees at first on any screen. */
const below = 'main>:nth-child(n+3),.guide-sections>:nth-child(n+3)'
/** Their pictures would share the line with the first one. */
const tiles = '.gallery-rows>:nth-child(n+5)'

/**
 * Draws what a visitor sees first before anything else: what is below waits until that is painted, and then comes part by
 * part, each in a task of its own, so that a touch meanwhile is answered at once. Otherwise half of a long page's first paint
 * is spent on what nobody sees yet.
 */
export function firstViewFirst() {
  // A place on the page, named or come back to, needs the true height of everything above.
  if (location.hash || howCome() !== 'navigate') return
  // The height is a guess, for that moment.
  adoptStyles(`:is(${below},${tiles}){content-visibility:auto;contain-intrinsic-block-size:60rem}`)
  addEventListener('DOMContentLoaded', () => {
    const sections = find(below)
    // Whoever waits until the page has loaded, as a camera does, finds all of it.
    addEventListener('load', () => drawInTurn(sections))
    void painted().then(() => drawInTurn([...sections, ...find(tiles)]))
  })
}

/**
 * Leaves what is out of sight out of the styles while a modal dialog opens, stands and closes: all that stands behind it
 * becomes inert, and a browser styles every element anew for that. On a phone that is half of what a visitor waits for.
 */
export function restBehindDialogs() {
  const answer = ({ target, newState }: ToggleEvent) => {
    if (!(target as Element).matches('dialog')) return
    const parts = find(`main>*,.guide-sections>*,footer,${tiles}`)
    // Once the page is seen again.
    if (newState === 'closed') return afterFrame(() => drawInTurn(parts))
    // All are measured before the first one changes: each change would have everything laid out again for the next.
    const unseen = parts.flatMap((part) => {
      const { top, bottom, height } = part.getBoundingClientRect()
      return bottom < 0 || top > innerHeight ? { part, height } : []
    })
    // As high as it is: the page behind stands still.
    for (const { part, height } of unseen) Object.assign(part.style, { contentVisibility: 'auto', blockSize: `${height}px` })
  }
  addEventListener('beforetoggle', answer as EventListener, true)
}

const find = (parts: string) => [...document.querySelectorAll<HTMLElement>(parts)]

function drawInTurn(waiting: HTMLElement[]) {
  const next = waiting.shift()
  if (!next || document.querySelector('dialog[open]')) return
  Object.assign(next.style, { contentVisibility: 'visible', blockSize: '' })
  // Laid out in this task; otherwise the next frame would do all at once.
  next.getBoundingClientRect()
  soon(() => drawInTurn(waiting))
}

/** In a task of its own, before a frame and before whoever asks from outside; a touch comes first. Safari has no such tasks yet. */
function soon(run: () => void) {
  if ('scheduler' in window) void scheduler.postTask(run, { priority: 'user-blocking' })
  else setTimeout(run)
}
