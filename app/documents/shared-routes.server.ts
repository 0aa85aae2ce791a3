import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from './document-assets.ts'

type Routes = ServerBuild['routes']

/** Tells by path whether a page is the same for everybody (`handle.shared`); only such pages may come from memory. */
export function sharedRoutes(routes: Routes): (pathname: string) => boolean {
  const tree = childrenOf(routes, undefined)
  // The router accepts `//About%2f` as the same page: each spelling would be cached and compressed separately.
  return (pathname) =>
    pathname === plainPath(pathname) &&
    (matchRoutes(tree, pathname) ?? []).some(({ route }) => (route.handle as PageHandle | undefined)?.shared)
}

/** Tells by path, or that of its data, whether a page has an action for its forms. */
export function pagesWithForms(routes: Routes): (pathname: string) => boolean {
  const tree = childrenOf(routes, undefined)
  return (pathname) => {
    const leaf = matchRoutes(tree, pathname.replace(/(\/_)?\.data$/, '') || '/')?.at(-1)
    return routes[leaf?.route.id ?? '']?.module.action !== undefined
  }
}

/** The canonical form of a path: lower case, single slashes, none at the end, nothing encoded needlessly. */
export function plainPath(pathname: string): string {
  let decoded = pathname
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    // Not one of ours.
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
