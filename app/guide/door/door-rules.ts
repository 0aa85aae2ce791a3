/**
 * How often the guide's password may be tried: docs/decisions/0012-guest-password.md. Nobody is ever locked out: an address that guesses
 * wrong waits longer and longer, and when many addresses guess wrong, the door is under pressure and checks fewer guesses, first those
 * whose browser has done work. Pure; times are in milliseconds.
 */
export const doorRules = {
  /** Wrong guesses of an address before it has to wait; the wait then doubles up to the longest. */
  freeMistakes: 5,
  firstWaitSeconds: 2,
  longestWaitSeconds: 60,
  /** From this long a wait on, work is offered instead: shorter ones are over sooner than the work. */
  workFromSeconds: 8,
  /** How long after its last wrong guess an address is forgotten. With `sweepSeconds` that is within the hour of the privacy policy. */
  forgetAfterSeconds: 3_540,
  /** How often forgotten addresses are removed from this process's memory. */
  sweepSeconds: 60,
  /** Wrong guesses by everybody within ten minutes that put the door under pressure. A full house of honest guests stays far below. */
  pressedAt: 60,
  pressedWindowSeconds: 600,
  /** Seconds between checked guesses: normally, and under pressure with and without proof of work. */
  pace: { peace: 0.05, proven: 0.5, plain: 1 },
  /** The slowest pace under pressure, reached in proportion as the day's wrong guesses exceed `patientUntil`. */
  slowest: { proven: 2, plain: 30 },
  patientUntil: 300,
  /** A guess waits for its turn up to this long; otherwise it is told when to come back. */
  waitForTurnSeconds: 2,
  /** A check running longer than this was lost with its process. */
  checkSeconds: 20,
} as const

const daySeconds = 86_400

/** Twice as far ahead as any time is set here. One still further off was written by a clock that has since been put back, and is over. */
const farthestMs = 2 * doorRules.longestWaitSeconds * 1000
const isAhead = (at: number, now: number) => at > now && at <= now + farthestMs

/** Wrong guesses by sixtieths of a window. */
type Counts = Record<string, number>
/** What the door knows about all guesses together. */
export type DoorState = { nextTurn: { proven: number; plain: number }; recent: Counts; today: Counts }
/** What it knows about one address. */
export type Visitor = { wrong: number; until: number; checkingUntil: number; seen: number }

export function quietDoor(): DoorState {
  return { nextTurn: { proven: 0, plain: 0 }, recent: {}, today: {} }
}

export function newVisitor(now: number): Visitor {
  return { wrong: 0, until: 0, checkingUntil: 0, seen: now }
}

export function isForgotten(visitor: Visitor, now: number): boolean {
  return now - visitor.seen > doorRules.forgetAfterSeconds * 1000 || visitor.seen > now + farthestMs
}

export function isPressed(door: DoorState, now: number): boolean {
  return countIn(door.recent, doorRules.pressedWindowSeconds, now) >= doorRules.pressedAt
}

/**
 * Takes a turn for the visitor's guess, and updates `door` and `visitor`.
 * @returns `turnIn`: the guess is checked after that many seconds; or `wait`: it is not checked and may come again after that many
 */
export function approach(door: DoorState, visitor: Visitor, proven: boolean, now: number): { turnIn: number } | { wait: number } {
  // Behind one address may be many, and one of them guessing: work lets the others past the address's own wait, into the lane of all who work.
  if (!proven) {
    // One guess per address at a time: a thousand at once would all count as its first.
    if (isAhead(visitor.checkingUntil, now)) return { wait: 1 }
    if (isAhead(visitor.until, now)) return { wait: (visitor.until - now) / 1000 }
  }
  const lane = proven ? 'proven' : 'plain'
  const turn = isAhead(door.nextTurn[lane], now) ? door.nextTurn[lane] : now
  const turnIn = (turn - now) / 1000
  if (turnIn > doorRules.waitForTurnSeconds) return { wait: turnIn }
  door.nextTurn[lane] = turn + paceOf(door, proven, now) * 1000
  if (!proven) visitor.checkingUntil = now + doorRules.checkSeconds * 1000
  return { turnIn }
}

/** After a check without a result. */
export function endCheck(visitor: Visitor): void {
  visitor.checkingUntil = 0
}

/** Records a wrong guess in `door` and in `visitor`. */
export function noteWrong(door: DoorState, visitor: Visitor, now: number): void {
  visitor.wrong += 1
  visitor.seen = now
  endCheck(visitor)
  visitor.until = now + waitAfter(visitor.wrong) * 1000
  addTo(door.recent, doorRules.pressedWindowSeconds, now)
  addTo(door.today, daySeconds, now)
}

function paceOf(door: DoorState, proven: boolean, now: number): number {
  const { pace, slowest, patientUntil } = doorRules
  if (!isPressed(door, now)) return pace.peace
  const lane = proven ? 'proven' : 'plain'
  return Math.min(slowest[lane], pace[lane] * Math.max(1, countIn(door.today, daySeconds, now) / patientUntil))
}

function waitAfter(wrong: number): number {
  if (wrong < doorRules.freeMistakes) return 0
  return Math.min(doorRules.longestWaitSeconds, doorRules.firstWaitSeconds * 2 ** (wrong - doorRules.freeMistakes))
}

const slotOf = (seconds: number, at: number) => Math.floor((at * 60) / (seconds * 1000))

function addTo(counts: Counts, seconds: number, at: number): void {
  const slot = slotOf(seconds, at)
  for (const other of Object.keys(counts)) if (!isWithin(Number(other), slot)) delete counts[other]
  counts[slot] = (counts[slot] ?? 0) + 1
}

function countIn(counts: Counts, seconds: number, at: number): number {
  const slot = slotOf(seconds, at)
  return Object.entries(counts).reduce((sum, [each, count]) => (isWithin(Number(each), slot) ? sum + count : sum), 0)
}

/** Of the window that ends with `slot`, or just begun: a guess is noted after it was let in. */
const isWithin = (other: number, slot: number) => other > slot - 60 && other <= slot + 1
