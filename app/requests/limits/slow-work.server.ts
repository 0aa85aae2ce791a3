import { AsyncLocalStorage } from 'node:async_hooks'
import { Refusal } from '#app/requests/refusal.server.ts'

const isKnown = new AsyncLocalStorage<true>()

/** For who is signed in, or at a browser that was: what is computed in `work` has a line of its own, however many strangers wait. */
export function beforeStrangers<T>(work: () => Promise<T>): Promise<T> {
  return isKnown.run(true, work)
}

/**
 * For the slow hashes of passwords. They are computed in Node's four threads, which also read every file: a hundred at once, from as many
 * addresses, and for half a minute no picture would be served.
 * @param most how many are computed at once; as many as `waiting` wait for their turn in each line
 * @returns what computes one when it is its turn. @throws Refusal 503 if too many are waiting already
 */
export function takeTurns({ most, waiting }: { most: number; waiting: number }) {
  const known: (() => void)[] = []
  const strangers: (() => void)[] = []
  let running = 0
  return async function inTurn<T>(compute: () => Promise<T>): Promise<T> {
    const next = isKnown.getStore() ? known : strangers
    if (running < most) running += 1
    else if (next.length < waiting) await new Promise<void>((begin) => next.push(begin))
    else throw new Refusal(503, 'busy', 'Too many people are signing in just now. Please try again in a minute.')
    try {
      return await compute()
    } finally {
      const begin = known.shift() ?? strangers.shift()
      if (begin) begin()
      else running -= 1
    }
  }
}
