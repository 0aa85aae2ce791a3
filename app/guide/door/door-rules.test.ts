import { describe, expect, it } from 'vitest'
import { approach, doorRules, isForgotten, isPressed, newVisitor, noteWrong, quietDoor } from './door-rules.ts'

const day = 86_400_000

/** Guesses checked in a day, if somebody retries from each of many addresses as soon as allowed. */
function guessesOfADay(addresses: number, proven: boolean): number {
  const door = quietDoor()
  const visitors = Array.from({ length: addresses }, () => newVisitor(0))
  let checked = 0
  let next = 0
  for (let now = 0; now < day; now += 250) {
    for (let tried = 0; tried < addresses; tried++) {
      const visitor = visitors[next++ % addresses] ?? newVisitor(now)
      if (!proven && visitor.until > now) continue
      const answer = approach(door, visitor, proven, now)
      if ('wait' in answer) break
      noteWrong(door, visitor, now + answer.turnIn * 1000)
      checked += 1
    }
  }
  return checked
}

describe('a day of guesses from two hundred addresses, and from four thousand', () => {
  it.each([200, 4_000])('are some ten thousand, and some forty thousand for who works for each: %i', (addresses) => {
    const [plain, worked] = [guessesOfADay(addresses, false), guessesOfADay(addresses, true)]
    expect(plain).toBeLessThan(11_000)
    expect(worked).toBeLessThan(46_000)
    // But not zero: a door that lets nobody try is closed to guests too.
    expect([plain > 5_000, worked > 20_000]).toEqual([true, true])
  })
})

describe('the times of the door', () => {
  it('forget an address an hour after its last wrong guess, and no sooner', () => {
    const visitor = newVisitor(0)
    noteWrong(quietDoor(), visitor, 60_000)
    const hour = doorRules.forgetAfterSeconds * 1000
    expect([isForgotten(visitor, 60_000 + hour), isForgotten(visitor, 60_001 + hour)]).toEqual([false, true])
  })

  it('hold an address back for twenty seconds after a guess whose check was lost with its process', () => {
    const [door, visitor] = [quietDoor(), newVisitor(0)]
    expect(approach(door, visitor, false, 0)).toEqual({ turnIn: 0 })
    expect(approach(door, visitor, false, 19_999)).toEqual({ wait: 1 })
    expect(approach(door, visitor, false, 20_000)).toEqual({ turnIn: 0 })
  })

  it('are over, if the clock was ahead when they were set and has been put back since', () => {
    const [door, visitor] = [quietDoor(), newVisitor(day)]
    for (let wrong = 0; wrong < doorRules.pressedAt; wrong++) noteWrong(door, visitor, day)
    for (const proven of [true, false]) approach(door, newVisitor(day), proven, day)
    expect(approach(door, visitor, false, day)).toEqual({ wait: doorRules.longestWaitSeconds })
    for (const proven of [true, false]) expect(approach(door, visitor, proven, 0)).toEqual({ turnIn: 0 })
    expect([isForgotten(visitor, 0), isPressed(door, 0)]).toEqual([true, false])
    noteWrong(door, newVisitor(0), 0)
    expect(door.recent).toEqual({ 0: 1 })
  })

  it('hold back no guess with work for what its address has guessed, but for its turn', () => {
    const [door, visitor] = [quietDoor(), newVisitor(0)]
    for (let wrong = 0; wrong < doorRules.pressedAt; wrong++) noteWrong(door, visitor, 0)
    expect(approach(door, visitor, false, 0)).toEqual({ wait: doorRules.longestWaitSeconds })
    expect(approach(door, visitor, true, 0)).toEqual({ turnIn: 0 })
    expect(approach(door, visitor, true, 0)).toEqual({ turnIn: doorRules.pace.proven })
  })

  it('put it under pressure from the sixtieth wrong guess in ten minutes on, until those are over', () => {
    const door = quietDoor()
    const guess = () => noteWrong(door, newVisitor(0), 0)
    for (let wrong = 1; wrong < doorRules.pressedAt; wrong++) guess()
    expect(isPressed(door, 0)).toBe(false)
    guess()
    const over = doorRules.pressedWindowSeconds * 1000
    expect([isPressed(door, 0), isPressed(door, over - 1), isPressed(door, over)]).toEqual([true, true, false])
  })
})
