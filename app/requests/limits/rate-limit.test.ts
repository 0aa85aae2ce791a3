/** What `limits.test.ts` does not cover: where requests are counted. */
import { afterEach, expect, it, vi } from 'vitest'
import type { Db } from '#app/db/db.ts'
import { rates } from '#app/limits.server.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { createRateLimits, forgetRateCounts, type RateLimits } from './rate-limit.server.ts'
import { rateCounts } from './rate-limit.tables.ts'

const secret = 'a secret of this house, long enough for signing'
const lost = {
  insert() {
    throw new Error('no connection')
  },
} as unknown as Db

/** A database that never answers. */
const hanging = new Proxy(() => {}, {
  get: (_, name) => (name === 'then' ? () => {} : hanging),
  apply: () => hanging,
}) as unknown as Db

afterEach(() => void vi.useRealTimers())

/** Expects each address to have a window of its own, from its first request on. */
async function expectWindow(limits: RateLimits) {
  const begin = Date.UTC(2027, 2, 28, 0, 59, 30)
  vi.useFakeTimers({ toFake: ['Date'], now: begin })
  const { points, seconds } = rates.contact
  const asked = () => limits.exceeded('contact', '192.0.2.7')
  for (let count = 0; count < points; count++) expect(await asked()).toBeUndefined()
  expect(await asked()).toBe(seconds)
  expect(await limits.exceeded('contact', '192.0.2.8')).toBeUndefined()
  expect(await limits.exceeded('newsletter', '192.0.2.7')).toBeUndefined()
  vi.setSystemTime(begin + seconds * 1000 - 1)
  expect(await asked()).toBe(1)
  vi.setSystemTime(begin + seconds * 1000 + 1)
  expect(await asked()).toBeUndefined()
}

it('a client over the limit is told how long to wait, at least a second, and is let in when that is over', () =>
  expectWindow(createRateLimits()))

it('while the database is away, each instance counts for itself', async () => {
  const limits = createRateLimits({ db: lost, secret })
  const { points, seconds } = rates.contact
  for (let count = 0; count < points; count++) expect(await limits.exceeded('contact', '192.0.2.1')).toBeUndefined()
  expect(await limits.exceeded('contact', '192.0.2.1')).toBeLessThanOrEqual(seconds)
  expect(await limits.exceeded('contact', '192.0.2.2')).toBeUndefined()
})

it('while the database hangs, each instance counts for itself, and nobody waits for that', { timeout: 5_000 }, async () => {
  const limits = createRateLimits({ db: hanging, secret })
  expect(await limits.exceeded('contact', '192.0.2.1')).toBeUndefined()
})

describeOnEachDatabase('instances that share a database', (house) => {
  it('count together, and refuse a flood without asking the database', async () => {
    const asked = vi.spyOn(house.db, 'insert')
    const [one, other] = [0, 0].map(() => createRateLimits({ db: house.db, secret }))
    const { points } = rates.contact
    for (let count = 0; count < points; count++)
      expect(await (count % 2 ? one : other)?.exceeded('contact', '192.0.2.1')).toBeUndefined()
    for (const limits of [one, other]) expect(await limits?.exceeded('contact', '192.0.2.1')).toBeGreaterThan(0)
    const soFar = asked.mock.calls.length
    for (const limits of [one, other, one, other]) expect(await limits?.exceeded('contact', '192.0.2.1')).toBeGreaterThan(0)
    expect(asked).toHaveBeenCalledTimes(soFar)
    asked.mockRestore()
  })

  it('count page views each for itself, so that no page from memory waits', async () => {
    const asked = vi.spyOn(house.db, 'insert')
    const limits = createRateLimits({ db: house.db, secret })
    expect(await limits.exceeded('page', '192.0.2.1')).toBeUndefined()
    expect(asked).not.toHaveBeenCalled()
    await limits.exceeded('event', '192.0.2.1')
    expect(asked).toHaveBeenCalledTimes(1)
    asked.mockRestore()
  })

  it('let in again whom they refused, when the time they told is over', () =>
    expectWindow(createRateLimits({ db: house.db, secret })))

  it('forget the counts that are over, or of a clock that was ahead, and those alone', async () => {
    const limits = createRateLimits({ db: house.db, secret })
    const minutesAgo = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: begun - minutes * 60_000 })
    const begun = Date.now()
    minutesAgo(60)
    await limits.exceeded('contact', '192.0.2.1')
    minutesAgo(-24 * 60)
    await limits.exceeded('contact', '192.0.2.3')
    minutesAgo(0)
    await limits.exceeded('contact', '192.0.2.2')
    expect(await house.db.$count(rateCounts)).toBe(3)
    await forgetRateCounts(house.db)
    expect(await house.db.$count(rateCounts)).toBe(1)
  })
})
