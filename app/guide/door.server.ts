/**
 * How often the guide's password may be tried: docs/decisions/0012-guest-password.md. Nobody is ever locked out: an address
 * that guesses wrong waits longer and longer, and when many addresses guess wrong, the door is pressed and opens to fewer at
 * a time, first to those whose browser has worked for it.
 */
export const doorRules = {
  /** Wrong guesses of one address before it has to wait, and how long then: doubling up to the longest. */
  freeMistakes: 5,
  firstWaitSeconds: 2,
  longestWaitSeconds: 60,
  /** An address is forgotten this long after its last wrong guess. */
  forgetAfterSeconds: 3_600,
  /** Wrong guesses of all in ten minutes from which the door is pressed. A full house of honest guests stays far below. */
  pressedAt: 60,
  pressedWindowSeconds: 600,
  /** Seconds between two guesses that are checked: in peace, and while pressed for those with and without proof of work. */
  pace: { peace: 0.05, proven: 0.5, plain: 1, plainAtMost: 30 },
  /** After so many wrong guesses in a day the plain pace begins to slow. */
  patientUntil: 300,
  /** A guess whose turn comes within this time waits for it; a later one is told when to come again. */
  waitForTurnSeconds: 2,
} as const

const addressesAtMost = 20_000

export type Guess<T> = { result: 'open'; value: T } | { result: 'wrong' } | { result: 'wait'; seconds: number; pressed: boolean }

export type Door = {
  pressed(): boolean
  /** Wrong guesses in the last day. */
  wrongToday(): number
  /** Runs `check` if it is this visitor's turn. `check` gives undefined for a wrong password. */
  guess<T>(visitor: { address: string; proven: boolean }, check: () => Promise<T | undefined>): Promise<Guess<T>>
}

type Visitor = { wrong: number; until: number; checking: boolean; seen: number }

export function createDoor({ now = Date.now, sleep = delay, onPressed = () => {} } = {}): Door {
  const visitors = new Map<string, Visitor>()
  const nextTurn = { proven: 0, plain: 0 }
  const recent = countInWindow(doorRules.pressedWindowSeconds)
  const today = countInWindow(86_400)
  const pressed = () => recent.count(now()) >= doorRules.pressedAt

  /** Takes the next turn of its lane: seconds until then, or undefined when that is too far away to wait. */
  function takeTurn(proven: boolean): { in: number } | { later: number } {
    const lane = proven ? 'proven' : 'plain'
    const pace = pressed() ? (proven ? doorRules.pace.proven : plainPace()) : doorRules.pace.peace
    const turn = Math.max(now(), nextTurn[lane])
    const seconds = (turn - now()) / 1000
    if (seconds > doorRules.waitForTurnSeconds) return { later: seconds }
    nextTurn[lane] = turn + pace * 1000
    return { in: seconds }
  }

  function plainPace() {
    const { plain, plainAtMost } = doorRules.pace
    return Math.min(plainAtMost, plain * Math.max(1, today.count(now()) / doorRules.patientUntil))
  }

  function visitorAt(address: string): Visitor {
    const key = networkOf(address)
    const known = visitors.get(key)
    const fresh = !known || now() - known.seen > doorRules.forgetAfterSeconds * 1000
    const visitor = fresh ? { wrong: 0, until: 0, checking: false, seen: now() } : known
    visitors.delete(key)
    visitors.set(key, visitor)
    // The map keeps the order of use: the first is the one not seen for longest.
    for (const oldest of visitors.keys()) {
      if (visitors.size <= addressesAtMost) break
      visitors.delete(oldest)
    }
    return visitor
  }

  return {
    pressed,
    wrongToday: () => today.count(now()),
    async guess(who, check) {
      const visitor = visitorAt(who.address)
      const wait = (seconds: number) => ({
        result: 'wait' as const,
        seconds: Math.max(1, Math.ceil(seconds)),
        pressed: pressed(),
      })
      // One guess of an address at a time: a thousand at once would all be its first.
      if (visitor.checking) return wait(1)
      if (visitor.until > now()) return wait((visitor.until - now()) / 1000)
      const turn = takeTurn(who.proven)
      if ('later' in turn) return wait(turn.later)
      visitor.checking = true
      try {
        if (turn.in > 0) await sleep(turn.in * 1000)
        const value = await check()
        if (value !== undefined) {
          visitors.delete(networkOf(who.address))
          return { result: 'open', value }
        }
      } finally {
        visitor.checking = false
      }
      const wasPressed = pressed()
      visitor.wrong += 1
      visitor.seen = now()
      visitor.until = now() + waitAfter(visitor.wrong) * 1000
      recent.add(now())
      today.add(now())
      if (!wasPressed && pressed()) onPressed()
      return { result: 'wrong' }
    },
  }
}

function waitAfter(wrong: number): number {
  if (wrong < doorRules.freeMistakes) return 0
  return Math.min(doorRules.longestWaitSeconds, doorRules.firstWaitSeconds * 2 ** (wrong - doorRules.freeMistakes))
}

/** An IPv6 subscriber has a whole /64; guessing from all of it is guessing from one place. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after].slice(0, 4).join(':')
}

/** Counts in a sliding window, by sixtieths of it. */
function countInWindow(seconds: number) {
  const step = (seconds * 1000) / 60
  const steps = new Map<number, number>()
  return {
    add(at: number) {
      const slot = Math.floor(at / step)
      steps.set(slot, (steps.get(slot) ?? 0) + 1)
    },
    count(at: number) {
      const first = Math.floor(at / step) - 59
      let sum = 0
      for (const [slot, count] of steps) {
        if (slot < first) steps.delete(slot)
        else sum += count
      }
      return sum
    },
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
