import { useEffect } from 'react'

/**
 * When the focused element goes away, keeps the focus nearby instead of at the top of the document: on the same button once it is enabled
 * again, on its replacement, on the row, or on the heading of its container.
 */
export function useKeptFocus(within: string) {
  useEffect(() => {
    const place = document.querySelector(within)
    if (!place) return
    let last: { element: HTMLElement; around: HTMLElement[]; page: string } | undefined
    const onFocus = ({ target }: Event) => {
      const element = target as HTMLElement
      last = { element, around: ancestorsOf(element), page: location.pathname }
    }
    // The focus was moved on purpose: an element that goes away is removed, or disabled, a moment later.
    const onBlur = ({ target }: Event) =>
      queueMicrotask(() => {
        if (last?.element === target && document.activeElement !== target && isUsable(last.element)) last = undefined
      })
    const watch = new MutationObserver(() => {
      if (!last || (document.activeElement ?? document.body) !== document.body) return
      // Changing pages is handled elsewhere (console/page-change.tsx).
      if (last.page !== location.pathname) last = undefined
      else if (!last.element.isConnected) stepIn(placeNear(last.around))
      else if (isUsable(last.element)) stepIn(last.element)
    })
    place.addEventListener('focusin', onFocus)
    place.addEventListener('focusout', onBlur)
    watch.observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden'] })
    return () => {
      place.removeEventListener('focusin', onFocus)
      place.removeEventListener('focusout', onBlur)
      watch.disconnect()
    }
  }, [within])
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility()
}

/**
 * In the nearest remaining ancestor: the outcome that took the button's place, a button of the same form or row that posts nothing at once,
 * the row, or a heading. Whoever presses Enter twice, or holds it, must not set off what they never saw.
 */
function placeNear(around: HTMLElement[]): HTMLElement | undefined {
  for (const element of around.filter(isUsable)) {
    const isRow = element.matches('tr')
    if (isRow || element.matches('form')) {
      const place = [...element.querySelectorAll<HTMLElement>('[data-outcome], button:not([name=intent])')].find(isUsable)
      if (place || isRow) return place ?? element
    }
    const heading = element.matches('section, dialog, main') ? element.querySelector<HTMLElement>('h1, h2, h3') : undefined
    if (heading) return heading
  }
  return undefined
}

function stepIn(element: HTMLElement | undefined): void {
  if (!element) return
  if (!element.matches('button, input, select, textarea, a[href], summary')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
