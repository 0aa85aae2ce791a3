import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** By place in the browser's history: the link by which it was left. */
const leftBy = new Map<string, string>()

/** After the browser's Back, Tab goes on from the link of the list that was followed, not from the beginning of the page. */
export function useBackToLink(): void {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  useEffect(() => {
    const followed = isBack ? leftBy.get(key) : undefined
    const links = [...document.querySelectorAll<HTMLAnchorElement>('#main a')]
    if (followed) links.find((link) => link.getAttribute('href') === followed)?.focus({ preventScroll: true })
    const note = ({ target }: MouseEvent) => {
      const href = (target as Element).closest('#main a')?.getAttribute('href')
      if (href) leftBy.set(key, href)
    }
    document.addEventListener('click', note, true)
    return () => document.removeEventListener('click', note, true)
  }, [key, isBack])
}
