/** What a console page shows if its data could not be loaded: its own message, what it showed last, or the layout's error boundary. */
import { isRouteErrorResponse } from 'react-router'
import { lastKnown, tellOutage } from './last-known.ts'

/** For a page's `clientLoader` that has its own message for a failed load. */
export async function orWithout<T>(serverLoader: () => Promise<T>, otherwise: () => T): Promise<T> {
  try {
    return await serverLoader()
  } catch (error) {
    if (!isOutage(error)) throw error
    return otherwise()
  }
}

/**
 * For a polling page's `clientLoader`: keeps what the page showed last, and the layout says how old that is. A page that was never shown
 * has nothing to keep.
 */
export async function orLastKnown<T>(request: Request, serverLoader: () => Promise<T>): Promise<T> {
  try {
    const data = await serverLoader()
    tellOutage(false)
    return data
  } catch (error) {
    const last = isOutage(error) ? lastKnown(request.url) : undefined
    if (last === undefined) throw error
    tellOutage(true)
    return last as T
  }
}

/**
 * True for a lost connection, or a server or proxy that cannot answer. Refusals, redirects and the router's own aborts are for the router.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof Response) return error.status >= 500
  if (error instanceof DOMException && error.name === 'AbortError') return false
  return !isRouteErrorResponse(error) || error.status >= 500
}
