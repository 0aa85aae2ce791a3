import { useEffect } from 'react'
import { chime } from './chime.ts'

/** Opened by a person, it focuses the input; opened by itself, the focus stays. Both chime. Escape closes. */
export function useOpening(panel: { current: HTMLElement | null }, input: { current: HTMLElement | null }, awake: boolean) {
  useEffect(() => {
    const popover = panel.current?.closest<HTMLElement>('[popover]')
    if (!popover || !awake) return
    const launcher = document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)
    const listening = new AbortController()
    let leaving = false
    const follow = () => {
      const focused = document.activeElement
      if (popover.matches(':popover-open')) {
        chime()
        if (focused === launcher) input.current?.focus()
        return
      }
      delete popover.dataset.auto
      if (!leaving && (focused === document.body || popover.contains(focused))) launcher?.focus()
      leaving = false
    }
    // It would cover the target of its own link.
    const leave = ({ target }: Event) => {
      const link = (target as Element).closest('a')
      leaving = link?.pathname === location.pathname && link.hash !== ''
      if (leaving) popover.hidePopover()
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
    popover.addEventListener('keydown', ({ key }) => key === 'Escape' && popover.hidePopover(), { signal: listening.signal })
    return () => listening.abort()
  }, [panel, input, awake])
}

function liesWithin(box: Element, element: Element): boolean {
  const a = box.getBoundingClientRect()
  const b = element.getBoundingClientRect()
  return a.left <= b.left && b.right <= a.right && a.top <= b.top && b.bottom <= a.bottom
}
