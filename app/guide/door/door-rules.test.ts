import { describe, expect, it } from 'vitest'
import { approach, newVisitor, noteWrong, quietDoor } from './door-rules.ts'

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
      if (visitor.until > now) continue
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
