/** What a page of the console shows when its data could not be read: its own words, what it showed last, or the layout's boundary. */
import { isRouteErrorResponse } from 'react-router'
import { lastKnown, tellOutage } from './last-known.ts'

/** For a page's `clientLoader` that has words of its own for what could not be read. */
export async function orWithout<T>(serverLoader: () => Promise<T>, otherwise: () => T): Promise<T> {
  try {
    return await serverLoader()
  } catch (error) {
    if (!isOutage(error)) throw error
    return otherwise()
  }
}

/**
 * For a `clientLoader` of a page that looks again by itself: what it showed last stays, and the layout says from when it is. A page
 * that was never shown has nothing to keep.
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

/** A lost connection, or a server or proxy that cannot answer. Refusals and redirects are for the router, and so is what it gave up itself. */
export function isOutage(error: unknown): boolean {
  if (error instanceof Response) return error.status >= 500
  if (error instanceof DOMException && error.name === 'AbortError') return false
  return !isRouteErrorResponse(error) || error.status >= 500
}
