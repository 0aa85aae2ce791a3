import { setTimeout as wait } from 'node:timers/promises'

/** How long a reader waits for the database before the page goes on without it. */
export const patienceMs = 1_500

export const late = Symbol('late')

/** What a page that could not be made sends along: browsers load it again by themselves. */
export const retrySoon = { status: 503, headers: { Refresh: '3', 'Retry-After': '3' } } as const

/** The result, or `late`. @throws whatever it throws in time */
export async function inTime<T>(coming: Promise<T>): Promise<T | typeof late> {
  // Nobody waits for a late answer; a late error must not end the process.
  coming.catch(() => {})
  const patience = new AbortController()
  try {
    return await Promise.race([coming, wait<typeof late>(patienceMs, late, { signal: patience.signal })])
  } finally {
    patience.abort()
  }
}

/** As `inTime`, for what a page can do without: a failure is `late` as well, and `tell` is told of it. */
export function inTimeIfAtAll<T>(coming: Promise<T>, tell: (error: unknown) => void): Promise<T | typeof late> {
  return inTime(coming).catch((error: unknown): typeof late => {
    tell(error)
    return late
  })
}
