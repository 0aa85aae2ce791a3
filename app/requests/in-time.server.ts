import { setTimeout as wait } from 'node:timers/promises'

/** How long a visitor waits for the database before the page is rendered without it. */
export const databasePatienceMs = 1_500

/** Stands for a result that did not come in time. */
export const late = Symbol('late')

/** Status and headers of a page that could not be rendered: browsers reload it automatically. */
export const retrySoon = { status: 503, headers: { Refresh: '3', 'Retry-After': '3' } } as const

/** The result, or `late`. @throws whatever it throws in time */
export async function inTime<T>(coming: Promise<T>): Promise<T | typeof late> {
  // Nobody waits for a late answer, and a late error must not end the process.
  coming.catch(() => {})
  const patience = new AbortController()
  try {
    return await Promise.race([coming, wait<typeof late>(databasePatienceMs, late, { signal: patience.signal })])
  } finally {
    patience.abort()
  }
}

/** As `inTime`, for what a page can do without: a failure counts as `late`, too, and is passed to `tell`. */
export function inTimeIfAtAll<T>(coming: Promise<T>, tell: (error: unknown) => void): Promise<T | typeof late> {
  return inTime(coming).catch((error: unknown): typeof late => {
    tell(error)
    return late
  })
}
