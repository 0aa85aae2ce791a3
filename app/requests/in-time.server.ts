import { setTimeout as wait } from 'node:timers/promises'

/** How long a reader waits for the database before the page goes on without it. */
const patienceMs = 1_500

export const late = Symbol('late')

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
