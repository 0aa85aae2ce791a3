import { beforeEach, describe, expect, it } from 'vitest'
import { seedKnowledge } from '#app/knowledge/knowledge.seed.ts'
import { addEntry, deleteEntry, knowledgeVersion, listKnowledge, updateEntryValue } from '#app/knowledge/knowledge.server.ts'
import { estateKnowledge } from '#app/knowledge/knowledge.tables.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { countClashes, findContradicted, listClashes } from './clashes.server.ts'
import { nameOfKind, writeFigure } from './figure.ts'

describeOnEachDatabase('contradictions', (house) => {
  beforeEach(async () => {
    await seedProducts(house.db)
    await seedKnowledge(house.db)
  })
  const knowledgeNow = async (entries = 100) => ({ version: await knowledgeVersion(house.db), entries })
  const facility = (key: string, value: string) => ({ category: 'facilities' as const, key, value })

  // A fresh house: nobody has looked yet.
  it('among many are counted once somebody has looked, and shown on saving one at any time', async () => {
    const many = Array.from({ length: 600 }, (_, n) => facility(`note ${n}`, `A word of the house, number ${n}.`))
    await house.db.insert(estateKnowledge).values(many)
    const kayak = await addEntry(house.db, facility('kayak hire', 'A kayak is €20 a day.'))
    await addEntry(house.db, facility('hire of a kayak', 'For a kayak you pay 25 euro.'))
    expect(await countClashes(house.db, await knowledgeNow(700))).toBe(0)
    expect(await findContradicted(house.db, 'facilities/hire of a kayak')).toEqual(['“Facilities / kayak hire”'])
    expect(await countClashes(house.db, await knowledgeNow(700))).toBe(1)
    await updateEntryValue(house.db, kayak?.id ?? '', 'A kayak is €25 a day.')
    expect(await findContradicted(house.db, 'facilities/kayak hire')).toEqual([])
    await updateEntryValue(house.db, kayak?.id ?? '', 'A kayak is €30 a day.')
    const saved = await Promise.all(
      ['kayak hire', 'hire of a kayak'].map((key) => findContradicted(house.db, `facilities/${key}`)),
    )
    expect(saved).toEqual([['“Facilities / hire of a kayak”'], ['“Facilities / kayak hire”']])
    await deleteEntry(house.db, kayak?.id ?? '')
    expect(await findContradicted(house.db, 'facilities/hire of a kayak')).toEqual([])
    expect(await countClashes(house.db, await knowledgeNow(700))).toBe(0)
  })

  it('finds what contradicts the house’s facts, an entry of the house that was changed among them', async () => {
    expect(await listClashes(house.db)).toEqual([])
    const stored = (await listKnowledge(house.db)).find((entry) => entry.key === 'check_in')
    await updateEntryValue(house.db, stored?.id ?? '', 'Check-in is from 4:15 PM.')
    await addEntry(house.db, { category: 'facilities', key: 'reheating the bath', value: 'A bath reheat is €31.' })
    const clashes = await listClashes(house.db)
    expect(clashes).toHaveLength(2)
    for (const { sides } of clashes) expect(sides.map((side) => side.origin).sort()).toEqual(['registry', 'staff'])
    expect(await findContradicted(house.db, 'facilities/reheating the bath')).toEqual(['“Facilities / bath_reheat”'])
    const changed = `${stored?.category}/${stored?.key}`
    expect(await findContradicted(house.db, changed)).toEqual(['the estate’s own facts'])
    expect(await findContradicted(house.db, 'facilities/helipad')).toEqual([])
    expect(await countClashes(house.db, await knowledgeNow())).toBe(2)
    await addEntry(house.db, { category: 'facilities', key: 'another reheating of the bath', value: 'A bath reheat is €32.' })
    expect(await countClashes(house.db, await knowledgeNow())).toBeGreaterThan(2)
    const time = clashes.find(({ about }) => about === 'a time')
    expect(time?.sides.map((side) => [side.origin, side.says, side.stored]).sort()).toEqual([
      ['registry', '15:30 and 20:00', false],
      ['staff', '16:15', true],
    ])
    expect(clashes.find(({ about }) => about === 'a price')?.sides.map((side) => side.says)).toContain('€31')
  })
})

describe('a figure', () => {
  it.each([
    ['money', 14, '€14', 'a price'],
    ['money', 16.5, '€16.50', 'a price'],
    ['money', 1250, '€1,250', 'a price'],
    ['clock', 975, '16:15', 'a time'],
    ['days ahead', 1, '1 day', 'a lead time'],
    ['yes-no', 0, 'no', 'whether it is so'],
    ['count of guest', 3, '3', 'a number of guests'],
  ])('%s %d is written %s, as %s', (kind, value, written, name) => {
    expect([writeFigure(kind, value), nameOfKind(kind)]).toEqual([written, name])
  })
})
