import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/**
 * For the element around all console pages, whose links are plain `<a href>`: opens console pages without loading a new document. The
 * router's `Link` resolves and stores each link's target, which is a tenth of the cost of rendering a page.
 */
export function useLinksInPlace(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || event.button !== 0 || isForAnotherWindow(event)) return
    if (link.getAttribute('href') === pastNavigation) {
      event.preventDefault()
      return goToPage()
    }
    if (!leadsToPage(link)) return
    event.preventDefault()
    const { pathname, search, hash, href } = link
    // As browsers do: following a link to the current page adds no history entry.
    void navigate(pathname + search + hash, { replace: href === window.location.href })
  }
}

/** The link past the navigation, which works without script too. */
const pastNavigation = '#main'

/** Not by an address with a hash: the browser gives the history entry for it no key, and the router would scroll elsewhere. */
function goToPage() {
  const main = document.querySelector<HTMLElement>(pastNavigation)
  main?.focus({ preventScroll: true })
  main?.scrollIntoView()
}

function isForAnotherWindow({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}

/** True for console pages: not the website, the login, a file such as `/admin/orders.csv`, or a place on this page. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname, target } = link
  const inHere = origin === window.location.origin && target === '' && !link.getAttribute('href')?.startsWith('#')
  return inHere && /^\/admin(\/[^.]*)?$/.test(pathname) && pathname !== '/admin/login'
}
