import { navigationType } from './navigation-type.ts'

/**
 * When a visitor comes back, focuses the link by which they left. Browsers do so for pages in the back/forward cache, and always restore
 * the scroll position; this is for pages that had to be loaded again.
 */
export function keepPlace() {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
    if (link) history.replaceState({ ...history.state, left: [...document.links].indexOf(link) }, '')
  })
  addEventListener('DOMContentLoaded', () => {
    // If they left otherwise, there is no link with that number.
    if (navigationType() === 'back_forward') document.links[history.state?.left]?.focus({ preventScroll: true })
  })
}
