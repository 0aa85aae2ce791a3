import { AsyncLocalStorage } from 'node:async_hooks'
import { Refusal } from '#app/requests/refusal.server.ts'

type Who = { isKnown: boolean; network: string }
const nobodySaid: Who = { isKnown: false, network: '' }
const who = new AsyncLocalStorage<Who>()

/**
 * For who is signed in, at a browser that was, or has shown a link or code of ours: what is computed in `work` has a line of its own,
 * however many strangers wait.
 */
export function beforeStrangers<T>(work: () => Promise<T>): Promise<T> {
  return who.run({ isKnown: true, network: '' }, work)
}

/** For anybody else: what is computed in `work` takes turns with what other networks ask for. `network`: as `siteOf` gives it. */
export function amongStrangers<T>(network: string, work: () => Promise<T>): Promise<T> {
  return who.run({ isKnown: false, network }, work)
}

/**
 * For the slow hashes of passwords. They are computed in Node's four threads, which also read every file: a hundred at once, from as many
 * addresses, and for half a minute no picture would be served.
 * @param most how many are computed at once; as many as `waiting` wait for their turn in each line
 * @returns what computes one when it is its turn. @throws Refusal 503 if too many are waiting already
 */
export function takeTurns({ most, waiting }: { most: number; waiting: number }) {
  const known = openLine(waiting)
  const strangers = openLine(waiting)
  let running = 0
  return async function inTurn<T>(compute: () => Promise<T>): Promise<T> {
    const { isKnown, network } = who.getStore() ?? nobodySaid
    if (running < most) running += 1
    else await (isKnown ? known : strangers).join(network)
    try {
      return await compute()
    } finally {
      const begin = known.next() ?? strangers.next()
      if (begin) begin()
      else running -= 1
    }
  }
}

type Waiting = { network: string; round: number; begin: () => void; refuse: (refusal: Refusal) => void }

/**
 * A line in which networks take turns: the second of one is in a later round than the first of any other, however early it came. Who comes
 * when the line is full takes the place of the last, if that is in a later round: so no network that fills it keeps the others out.
 */
function openLine(most: number) {
  /** By round, and in each as they came. */
  const waiting: Waiting[] = []
  let present = 0
  return {
    async join(network: string): Promise<void> {
      const own = waiting.findLast((one) => one.network === network)
      const round = Math.max(present, own?.round ?? 0) + 1
      if (waiting.length >= most) {
        const last = waiting.at(-1)
        if (!last || last.round <= round) throw busy()
        waiting.pop()
        last.refuse(busy())
      }
      const place = waiting.findLastIndex((one) => one.round <= round) + 1
      await new Promise<void>((begin, refuse) => waiting.splice(place, 0, { network, round, begin, refuse }))
    },
    next(): (() => void) | undefined {
      const first = waiting.shift()
      present = first?.round ?? present
      return first?.begin
    },
  }
}

function busy(): Refusal {
  return new Refusal(503, 'busy', 'Too many people are signing in just now. Please try again in a minute.')
}
