import { howCome } from './how-come.ts'

/**
 * Gives the focus back to the link by which a visitor left, when they come back to it. Browsers do so for a page they kept
 * in memory, and restore the scrolling always; this is for a page that they had to fetch again.
 */
export function keepPlace() {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
    if (link) history.replaceState({ ...history.state, left: [...document.links].indexOf(link) }, '')
  })
  addEventListener('DOMContentLoaded', () => {
    // There is no link of that number for who left by none.
    if (howCome() === 'back_forward') document.links[history.state?.left]?.focus({ preventScroll: true })
  })
}
