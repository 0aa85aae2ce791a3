import { useEffect } from 'react'
import { chime } from './chime.ts'

/** Opened by a person, it focuses the input; opened by itself, the focus stays. Both chime. Escape closes. */
export function useOpening(panel: { current: HTMLElement | null }, input: { current: HTMLElement | null }, awake: boolean) {
  useEffect(() => {
    const popover = panel.current?.closest<HTMLElement>('[popover]')
    if (!popover || !awake) return
    const launcher = document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)
    const listening = new AbortController()
    let focusStays = false
    const follow = () => {
      const focused = document.activeElement
      if (popover.matches(':popover-open')) {
        chime()
        // Safari focuses no button that is clicked.
        const byClick = focused === document.body && popover.dataset.auto === undefined
        if (focused === launcher || byClick) input.current?.focus()
        return
      }
      delete popover.dataset.auto
      if (!focusStays && (focused === document.body || popover.contains(focused))) launcher?.focus()
      focusStays = false
    }
    // It would cover the target of its own link.
    const leave = ({ target }: Event) => {
      const link = (target as Element).closest('a')
      focusStays = link?.pathname === location.pathname && link.hash !== ''
      if (focusStays) popover.hidePopover()
    }
    // Opened by itself, it has no focus, and Escape closes it from anywhere, as it does from nowhere: but first a dialog above it.
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !popover.matches(':popover-open')) return
      const within = popover.contains(target as Node)
      const elsewhere = !within && target !== document.body && popover.dataset.auto === undefined
      if (elsewhere || (!within && document.querySelector('dialog:modal'))) return
      focusStays = !within
      popover.hidePopover()
    }
    // Nor may it cover a field reached with Tab (WCAG 2.2, focus not obscured).
    const giveWay = ({ target }: Event) => {
      const focused = target as Element
      if (popover.matches(':popover-open') && !popover.contains(focused) && liesWithin(popover, focused)) popover.hidePopover()
    }
    if (popover.matches(':popover-open')) follow()
    popover.addEventListener('toggle', follow, { signal: listening.signal })
    popover.addEventListener('click', leave, { signal: listening.signal })
    document.addEventListener('focusin', giveWay, { signal: listening.signal })
    document.addEventListener('keydown', closeOnEscape, { signal: listening.signal })
    return () => listening.abort()
  }, [panel, input, awake])
}

function liesWithin(box: Element, element: Element): boolean {
  const a = box.getBoundingClientRect()
  const b = element.getBoundingClientRect()
  return a.left <= b.left && b.right <= a.right && a.top <= b.top && b.bottom <= a.bottom
}
