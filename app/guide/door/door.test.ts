import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Db } from '#app/db/db.ts'
import { createDoor, type Door, type Guess } from './door.server.ts'
import { doorRules } from './door-rules.ts'
import { databaseStore, memoryStore } from './door-store.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const right = 'heron'
/** As many addresses as an attacker could want. */
const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
const checked = (password: string) => async () => (password === right ? 'in' : undefined)

/** Does what the page does: waits as told, and works for its turn under pressure. @returns the seconds it took */
async function arrive(door: Door, address: string): Promise<number> {
  const started = Date.now()
  let proven = false
  for (;;) {
    const answer: Guess<string> = await door.guess({ address, proven }, checked(right))
    if (answer.result === 'open') return (Date.now() - started) / 1000
    if (answer.result === 'wrong') throw new Error('the right password was called wrong')
    const workSeconds = answer.pressed && !proven ? 3 : 0
    proven ||= answer.pressed
    await new Promise((done) => setTimeout(done, Math.max(answer.seconds, workSeconds) * 1000))
  }
}

describe('ten thousand guesses from ten thousand addresses', () => {
  it('lead nowhere, and honest guests still come in, within seconds', async () => {
    const door = createDoor()
    let checks = 0
    let opened = 0
    const honest: Promise<number>[] = []
    for (let index = 0; index < 10_000; index++) {
      // The right password is far down the attacker's list.
      const guess = index === 9_000 ? right : `guess-${index}`
      const check = () => {
        checks += 1
        return checked(guess)()
      }
      void door.guess({ address: addressOf(index), proven: false }, check).then((answer) => {
        if (answer.result === 'open') opened += 1
      })
      if (index % 1_000 === 500) honest.push(arrive(door, `192.0.2.${index / 500}`))
      await vi.advanceTimersByTimeAsync(10)
    }
    await vi.advanceTimersByTimeAsync(30_000)
    const waits = await Promise.all(honest)
    expect(opened).toBe(0)
    expect(checks).toBeLessThan(200)
    expect(Math.max(...waits)).toBeLessThan(10)
    expect(waits).toHaveLength(10)
  })

  it('leave the door as it was ten minutes after the last of them', async () => {
    const door = createDoor()
    for (let index = 0; index < 200; index++) {
      void door.guess({ address: addressOf(index), proven: false }, checked('wrong'))
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(await door.pressed()).toBe(true)
    expect(await door.guess({ address: '192.0.2.1', proven: false }, checked(right))).toMatchObject({ result: 'open' })
    await vi.advanceTimersByTimeAsync(doorRules.pressedWindowSeconds * 1000)
    expect(await door.pressed()).toBe(false)
  })
})

describe('one address', () => {
  it('is wrong at no cost a few times, then waits twice as long each time, never more than a minute', async () => {
    const door = createDoor()
    const visitor = { address: '192.0.2.8', proven: false }
    const waits: number[] = []
    for (let wrong = 1; wrong <= 12; wrong++) {
      await Promise.all([door.guess(visitor, checked('wrong')), soon()])
      const next = await Promise.all([door.guess(visitor, checked('wrong')), soon()])
      waits.push(next[0].result === 'wait' ? next[0].seconds : 0)
      if (next[0].result === 'wrong') wrong += 1
      await vi.advanceTimersByTimeAsync(61_000)
    }
    expect(waits).toEqual([0, 0, 2, 4, 8, 16, 32, 60, 60, 60])
    await expect(Promise.all([door.guess(visitor, checked(right)), soon()])).resolves.toMatchObject([
      { result: 'open' },
      undefined,
    ])
  })

  it('has one guess checked at a time', async () => {
    const door = createDoor()
    const answers = Promise.all(
      Array.from({ length: 50 }, () => door.guess({ address: '192.0.2.9', proven: false }, checked('wrong'))),
    )
    await soon()
    const wrong = (await answers).filter((answer) => answer.result === 'wrong')
    expect(wrong).toHaveLength(1)
  })

  it('is a whole /64 of IPv6', async () => {
    const door = createDoor()
    for (let index = 0; index < doorRules.freeMistakes; index++) {
      await Promise.all([door.guess({ address: `2001:db8:1:2::${index}`, proven: false }, checked('wrong')), soon()])
    }
    const same = door.guess({ address: '2001:db8:1:2:ffff::1', proven: false }, checked(right))
    const other = door.guess({ address: '2001:db8:1:3::1', proven: false }, checked(right))
    await soon()
    expect((await same).result).toBe('wait')
    expect((await other).result).toBe('open')
  })
})

describe('a door that keeps its state in memory', () => {
  it('knows the last twenty thousand addresses, and forgets first whom it has not seen for longest', async () => {
    const store = memoryStore()
    const guesses = (address: string) => store.update(address, ({ visitor }) => (visitor.wrong += 1))
    await guesses('first')
    await guesses('second')
    await guesses('first')
    for (let index = 0; index < 19_999; index++) await guesses(addressOf(index))
    expect([await guesses('first'), await guesses('second')]).toEqual([3, 1])
  })
})

describe('an address that comes to a door in memory', () => {
  it('is gone within the hour, though nobody comes after it', async () => {
    const store = memoryStore()
    const door = createDoor({ store })
    await Promise.all([door.guess({ address: '192.0.2.12', proven: false }, checked(right)), soon()])
    await Promise.all([door.guess({ address: '192.0.2.13', proven: false }, checked('wrong')), soon()])
    expect(store.known()).toBe(2)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(store.known()).toBe(0)
  })
})

describe('a door that keeps its state in the database', () => {
  it('sends further guesses away at once while forty wait for it', async () => {
    const hanging = { transaction: () => new Promise(() => {}) } as unknown as Db
    const store = databaseStore(hanging, (address) => address)
    for (let index = 0; index < 39; index++) void store.update(addressOf(index), () => {})
    expect(store.busy()).toBe(false)
    void store.update('192.0.2.10', () => {})
    const door = createDoor({ store })
    const answer = await door.guess({ address: '192.0.2.11', proven: false }, checked(right))
    expect(answer).toEqual({ result: 'wait', seconds: 1, pressed: true })
  })
})

function soon() {
  return vi.advanceTimersByTimeAsync(200).then(() => undefined)
}
