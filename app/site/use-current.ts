import { useLocation } from 'react-router'

/** What a link says of itself if it leads to the page it stands on. */
export function useCurrent() {
  const { pathname } = useLocation()
  return (to: string) => (to === pathname ? ({ 'aria-current': 'page' } as const) : undefined)
}
