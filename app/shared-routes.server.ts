import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from './document-assets.ts'

type Routes = ServerBuild['routes']

/** Tells by its path whether a page is the same for everybody (`handle.shared`); only such a page may come from memory. */
export function sharedRoutes(routes: Routes): (pathname: string) => boolean {
  const tree = childrenOf(routes, undefined)
  // The router takes `//About%2f` for the same page: each spelling would be kept, and packed, for itself.
  return (pathname) =>
    pathname === plainPath(pathname) &&
    (matchRoutes(tree, pathname) ?? []).some(({ route }) => (route.handle as PageHandle | undefined)?.shared)
}

/** The one spelling of a page's address: small letters, single slashes, none at the end, nothing encoded that need not be. */
export function plainPath(pathname: string): string {
  let decoded = pathname
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    // Not ours, then.
  }
  return `/${decoded.toLowerCase().split('/').filter(Boolean).map(encodeURIComponent).join('/')}`
}

function childrenOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || (route.parentId ?? undefined) !== parentId) return []
    const { id, path, module } = route
    const handle: unknown = module.handle
    return [route.index ? { id, path, handle, index: true } : { id, path, handle, children: childrenOf(routes, id) }]
  })
}
