import { Refusal } from '#app/requests/refusal.server.ts'

/**
 * For the slow hashes of passwords. They are computed in Node's four threads, which also read every file: a hundred at once, from as many
 * addresses, and for half a minute no picture would be served.
 * @param most how many are computed at once; as many as `waiting` wait for their turn
 * @returns what computes one when it is its turn. @throws Refusal 503 if too many are waiting already
 */
export function takeTurns({ most, waiting }: { most: number; waiting: number }) {
  const next: (() => void)[] = []
  let running = 0
  return async function inTurn<T>(compute: () => Promise<T>): Promise<T> {
    if (running < most) running += 1
    else if (next.length < waiting) await new Promise<void>((begin) => next.push(begin))
    else throw new Refusal(503, 'busy', 'Too many people are signing in just now. Please try again in a minute.')
    try {
      return await compute()
    } finally {
      const begin = next.shift()
      if (begin) begin()
      else running -= 1
    }
  }
}
