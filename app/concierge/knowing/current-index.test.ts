import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Db } from '#app/db/db.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { seedKnowledge } from '#app/knowledge/knowledge.seed.ts'
import {
  addEntry,
  countEntries,
  deleteEntry,
  knowledgeVersion,
  listKnowledge,
  updateEntryValue,
} from '#app/knowledge/knowledge.server.ts'
import { estateKnowledge, knowledgeChange } from '#app/knowledge/knowledge.tables.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import { findProduct, updateProduct } from '#app/products/products.server.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { knowledgeIndex } from './current-index.server.ts'

type Step = { do: 'add' | 'change' | 'delete' | 'price' | 'many' | 'look'; some: number; text: string }

const topics = ['lantern', 'kiln', 'ferry', 'parking']

describeOnEachDatabase('what the house knows', (house) => {
  beforeEach(async () => {
    await seedProducts(house.db)
    await seedKnowledge(house.db)
  })

  it('is the same whether it is read anew or changed with every step', async () => {
    const step = fc.record<Step>({
      do: fc.constantFrom('add', 'add', 'change', 'change', 'delete', 'delete', 'price', 'many', 'look', 'look'),
      some: fc.nat({ max: 200 }),
      text: fc.constantFrom(...topics.map((word) => `The ${word} stands behind the barn.`)),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const one of steps) await take(house.db, one)
        expect(await known(house.db)).toEqual(await known(another(house.db)))
        expect(await countEntries(house.db)).toBe(await house.db.$count(estateKnowledge))
      }),
      { numRuns: 12 },
    )
  })

  it('is what was last known while the database is away or hangs, where that is wanted', async () => {
    const before = await knowledgeIndex(house.db, { freshMs: 0 })
    const lost = vi.fn()
    const hanging = () => new Promise<Facts>(() => {})
    expect(await knowledgeIndex(house.db, { freshMs: 0, facts: hanging, lost })).toBe(before)
    const away = { freshMs: 0, facts: () => Promise.reject(new Error('no connection')) }
    expect(await knowledgeIndex(house.db, { ...away, lost })).toBe(before)
    expect(lost.mock.calls).toEqual([[new Error('no connection')]])
    await expect(knowledgeIndex(house.db, away)).rejects.toThrow('no connection')
    expect(await knowledgeIndex(house.db, { freshMs: 0 })).toBe(before)
  })

  it('has a version that grows with every change, and with none', async () => {
    const before = await knowledgeVersion(house.db)
    const entry = await addEntry(house.db, { category: 'facilities', key: 'kiln', value: 'Behind the barn.' })
    const added = await knowledgeVersion(house.db)
    await updateEntryValue(house.db, entry?.id ?? '', 'Beside the barn.')
    const changed = await knowledgeVersion(house.db)
    await deleteEntry(house.db, entry?.id ?? '')
    expect([before, added, changed, await knowledgeVersion(house.db)]).toEqual([before, before + 1, before + 2, before + 3])
  })

  it('is read anew by who is a thousand changes behind, and keeps no more of them', async () => {
    await knowledgeIndex(house.db, { freshMs: 0 })
    await addEntry(house.db, { category: 'facilities', key: 'kiln', value: 'Behind the barn.' })
    await house.db.execute(sql`do $$ begin for n in 1..1100 loop
      insert into estate_knowledge (id, category, key, value) values (gen_random_uuid(), 'nearby', 'path ' || n, 'It leads to the sea.');
    end loop; end $$`)
    expect(await known(house.db)).toEqual(await known(another(house.db)))
    expect(await house.db.$count(knowledgeChange)).toBe(1_001)
  })

  it('finds an entry by its rare word where hundreds share the others', async () => {
    await house.db.execute(sql`insert into estate_knowledge (id, category, key, value)
      select gen_random_uuid(), 'nearby', 'footpath ' || n, 'The footpath leads past the lantern.' from generate_series(1, 500) n`)
    await addEntry(house.db, {
      category: 'nearby',
      key: 'footpath to the kiln',
      value: 'Past the lantern, and left at the kiln.',
    })
    const { staff, mind } = await knowledgeIndex(house.db, { freshMs: 0 })
    expect(staff.find(tokens('is there a footpath to the kiln', mind.lexicon))?.entry.key).toBe('footpath to the kiln')
    expect(staff.rank(tokens('where does the footpath lead', mind.lexicon))).toHaveLength(12)
  })

  it('finds an entry although many others, whose keys say nothing, speak of the same', async () => {
    for (let n = 0; n < 30; n++)
      await addEntry(house.db, { category: 'nearby', key: `place ${n}`, value: 'The lantern stands behind the barn.' })
    await addEntry(house.db, { category: 'nearby', key: 'kiln', value: 'Under the oaks by the wall, behind the barn.' })
    const { staff, mind } = await knowledgeIndex(house.db, { freshMs: 0 })
    expect(staff.rank(tokens('what is behind the barn', mind.lexicon)).map(({ entry }) => entry.key)).toEqual(['kiln'])
  })
})

async function take(db: Db, step: Step) {
  const { do: what, some, text } = step
  const all = await listKnowledge(db)
  const entry = all[some % all.length]
  if (what === 'add') {
    const key = `place ${some}`
    if (!all.some((one) => one.category === 'nearby' && one.key === key))
      await addEntry(db, { category: 'nearby', key, value: text })
  }
  if (what === 'change' && entry) await updateEntryValue(db, entry.id, text)
  if (what === 'delete' && entry) await deleteEntry(db, entry.id)
  if (what === 'many') await db.execute(sql`update estate_knowledge set value = value || '.' where category = 'nearby'`)
  if (what === 'price') {
    const tray = await findProduct(db, 'breakfast_tray')
    if (tray) await updateProduct(db, tray.id, tray.version, { ...tray, priceCents: 1_000 + some })
  }
  if (what === 'look') await knowledgeIndex(db, { freshMs: 0 })
}

/** The same database, before anything has been read from it. */
const another = (db: Db): Db => Object.create(db)

async function known(db: Db) {
  const { facts, shelf, staff, mind } = await knowledgeIndex(db, { freshMs: 0 })
  return {
    entries: [...shelf].sort(([a], [b]) => (a < b ? -1 : 1)),
    price: facts.products,
    size: staff.size,
    told: topics.map((word) => staff.rank(tokens(`what is the ${word} behind the barn`, mind.lexicon)).length),
  }
}
