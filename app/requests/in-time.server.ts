import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '#app/db/db.ts'

/** How long a visitor waits for the database before the page is rendered without it. */
export const databasePatienceMs = 1_500

/** Stands for a result that did not come in time. */
export const late = Symbol('late')

/** How a page that can do with less says that it must not be kept. */
export const keepNothing: ResponseInit = { headers: { 'Cache-Control': 'no-store' } }

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

/**
 * What a page shows even if the database is late or fails: what was last read from it, and then `isOld`. `late` if nothing ever was.
 * @param without for the log: what the page does without what is there now
 */
export function asLastRead<T>(read: (db: Db) => Promise<T>, without: string) {
  const before = new WeakMap<Db, { found: T }>()
  return async ({ db, log }: { db: Db; log: Pick<Logger, 'error'> }): Promise<{ found: T; isOld: boolean } | typeof late> => {
    const reading = async () => read(db)
    const found = await inTimeIfAtAll(reading(), (err) => log.error({ err }, without))
    const last = before.get(db)
    if (found === late) return last ? { ...last, isOld: true } : late
    before.set(db, { found })
    return { found, isOld: false }
  }
}
