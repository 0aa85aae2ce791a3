import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { staffSpentCodes, staffVerifications } from '#app/staff/staff.tables.ts'
import { fionn, grainne } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { signUp } from '#test/staff.ts'
import { endEarlierLinks, endProofs, isOpenLink, spendCode, storedLink } from './one-time-proofs.server.ts'

describeOnEachDatabase('one-time proofs', (house) => {
  it('lets one of many spend a code, and others their own', async () => {
    const one = await signUp(house.db, fionn)
    const other = await signUp(house.db, grainne, one)
    const spent = await Promise.all(Array.from({ length: 5 }, () => spendCode(house.db, one.id, '123456')))
    expect(spent.filter(Boolean)).toHaveLength(1)
    expect(await spendCode(house.db, other.id, '123456')).toBe(true)
    expect(await spendCode(house.db, one.id, '654321')).toBe(true)
  })

  it('keeps codes as long as they could be right, and not much longer', async () => {
    const { id } = await signUp(house.db, fionn)
    await spendCode(house.db, id, '123456')
    const age = (minutes: number) =>
      house.db.update(staffSpentCodes).set({ spentAt: sql`now() - ${`${minutes} minutes`}::interval` })
    await age(2)
    expect(await spendCode(house.db, id, '123456')).toBe(false)
    await age(6)
    await spendCode(house.db, id, '654321')
    expect(await house.db.select({ code: staffSpentCodes.code }).from(staffSpentCodes)).toEqual([{ code: '654321' }])
  })

  it('ends the links asked for earlier, none asked for at once, and nobody else’s', async () => {
    const noon = new Date('2026-11-23T12:00:00Z')
    const before = new Date(noon.getTime() - 60_000)
    const row = (identifier: string, value: string, createdAt: Date) => ({ identifier, value, createdAt, expiresAt: noon })
    await house.db
      .insert(staffVerifications)
      .values([
        row(storedLink('first'), 'fionn', before),
        row(storedLink('second'), 'fionn', noon),
        row(storedLink('third'), 'fionn', noon),
        row('2fa-half', 'fionn', before),
        row(storedLink('other'), 'gráinne', before),
      ])
    // Anything may have been typed: PostgreSQL would refuse this.
    expect(await isOpenLink(house.db, 'first\0')).toBe(false)
    const names = new Map(['first', 'second', 'third', 'other'].map((token) => [storedLink(token), token]))
    const left = async () =>
      (await house.db.select().from(staffVerifications)).map(({ identifier }) => names.get(identifier) ?? identifier).sort()
    await endEarlierLinks(house.db, 'fionn', 'second')
    expect(await left()).toEqual(['2fa-half', 'other', 'second', 'third'])
    await endProofs(house.db, 'fionn')
    expect(await left()).toEqual(['other'])
  })
})
