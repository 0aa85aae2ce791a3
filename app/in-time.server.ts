import { setTimeout as wait } from 'node:timers/promises'

/** How long a reader waits for the database before a page does without it. */
const patienceMs = 1_500

export const late = Symbol('late')

/** What is coming, or `late`. @throws what it throws in time. */
export async function inTime<T>(coming: Promise<T>): Promise<T | typeof late> {
  // Nobody waits any longer for an answer that comes too late; it must not end the process if it is an error.
  coming.catch(() => {})
  const patience = new AbortController()
  try {
    return await Promise.race([coming, wait<typeof late>(patienceMs, late, { signal: patience.signal })])
  } finally {
    patience.abort()
  }
}
