import { afterFirstPaint } from '#app/ui/after-first-paint.ts'
import { afterFrame } from '#app/ui/after-frame.ts'
import { adoptStyles } from './adopt-styles.ts'
import { navigationType } from './navigation-type.ts'

/** Below the first view on any screen. */
const below = 'main>:nth-child(n+3),.guide-sections>:nth-child(n+3)'
/** Their pictures would compete with the first one for bandwidth. */
const tiles = '.gallery-rows>:nth-child(n+5)'

/**
 * Draws first what the visitor sees first. The rest waits until that is painted, and then follows part by part, each in its own task, so
 * that touches are answered at once. Otherwise half of a long page's first paint goes into what nobody sees yet.
 */
export function firstViewFirst() {
  // Going to a place on the page, by a link or by history, needs the true height of everything above it.
  if (location.hash || navigationType() !== 'navigate') return
  // The height is a guess, for that moment only.
  adoptStyles(`:is(${below},${tiles}){content-visibility:auto;contain-intrinsic-block-size:60rem}`)
  addEventListener('DOMContentLoaded', () => {
    const sections = find(below)
    // Anything that waits for the page to load, such as a screenshot tool, finds all of it.
    addEventListener('load', () => drawInTurn(sections))
    void afterFirstPaint().then(() => drawInTurn([...sections, ...find(tiles)]))
  })
}

/**
 * Skips rendering of what is out of sight while a modal dialog opens, is open and closes: everything behind it becomes inert, and browsers
 * restyle every element for that. On a phone this halves the visitor's wait.
 */
export function restBehindDialogs() {
  const answer = ({ target, newState }: ToggleEvent) => {
    if (!(target as Element).matches('dialog')) return
    const parts = find(`main>*,.guide-sections>*,footer,${tiles}`)
    // Once the page is seen again.
    if (newState === 'closed') return afterFrame(() => drawInTurn(parts))
    // Measure all before changing the first: each change would force a new layout for the next.
    const unseen = parts.flatMap((part) => {
      const { top, bottom, height } = part.getBoundingClientRect()
      return bottom <= 0 || top >= innerHeight ? { part, height } : []
    })
    // With its height fixed, so that the page behind does not move.
    for (const { part, height } of unseen) Object.assign(part.style, { contentVisibility: 'auto', blockSize: `${height}px` })
  }
  addEventListener('beforetoggle', answer as EventListener, true)
}

export const find = (parts: string) => [...document.querySelectorAll<HTMLElement>(parts)]

function drawInTurn(waiting: HTMLElement[]) {
  const next = waiting.shift()
  if (!next || document.querySelector('dialog[open]')) return
  Object.assign(next.style, { contentVisibility: 'visible', blockSize: '' })
  // Lays it out in this task; the next frame would do all at once.
  next.getBoundingClientRect()
  soon(() => drawInTurn(waiting))
}

/** In its own task, before a frame and outside callers, but after touches. Safari has no such tasks yet. */
function soon(run: () => void) {
  if ('scheduler' in window) void scheduler.postTask(run, { priority: 'user-blocking' })
  else setTimeout(run)
}
