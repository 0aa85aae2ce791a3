import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { contactMessages } from '#app/messages/messages.tables.ts'
import { aoife } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { foldText } from './folded-text.ts'
import { readPage } from './list-page.server.ts'
import { indexSearchText } from './search-index.seed.ts'
import { foldedText, hasWords } from './search-text.ts'

describeOnEachDatabase('searching', (house) => {
  const write = (message: string) =>
    house.db.insert(contactMessages).values({ ...aoife, message, consentText: 'Yes', consentAt: new Date() })
  const finds = async (words: string) =>
    (await house.db.select().from(contactMessages).where(hasWords(contactMessages.search, words))).length

  it('uses an index of trigrams on every column made for it, whichever start makes them', async () => {
    await indexSearchText(house.db)
    await indexSearchText(house.db)
    const { rows } = await house.db.execute<{ tablename: string }>(
      sql`select tablename from pg_indexes where indexdef like '%gin (search gin_trgm_ops)%' order by tablename`,
    )
    expect(rows.map(({ tablename }) => tablename)).toEqual([
      'audit_log',
      'contact_messages',
      'estate_knowledge',
      'guest_orders',
      'guide_requests',
      'inbox_replies',
      'newsletter_subscribers',
    ])
    await house.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      for (const words of ['lantern', 'la', 'l', 'aoife@guests.example', 'bright lantern']) {
        const plan = await tx.execute(
          sql`explain select 1 from ${contactMessages} where ${hasWords(contactMessages.search, words)}`,
        )
        expect(JSON.stringify(plan.rows)).toContain('contact_messages_search')
      }
    })
  })

  it('finds words as they stand there, in any case, and takes no character for another', async () => {
    await write('A lantern, 100% bright: C:\\_temp')
    await write('Nothing of the kind')
    for (const words of ['LANTERN, 100', '%', '\\', '_temp', 'byrne aoife@', 'yrn', 'BR'])
      expect(await finds(words)).toBeGreaterThan(0)
    expect(await finds('100%')).toBe(1)
    expect(await finds('AOIFE@guests.ex')).toBeGreaterThan(0)
    expect(await finds('aoife@nowhere')).toBe(0)
    expect(await finds('aoi_e@guests.ex')).toBe(0)
    expect(await finds('rn')).toBe(0)
    await write('It was (€47) in all')
    expect(await finds('47')).toBe(1)
    expect(await finds('7')).toBe(0)
    expect(await finds('lantern_')).toBe(0)
    expect(await finds('lan%')).toBe(0)
  })

  it('finds several words in any order, wherever they stand', async () => {
    await write('Kelly would like board games, and wine on the beach.')
    for (const words of ['games board', 'kelly wine', 'Beach  WINE', ' wine ', 'bo wi', 'aoife@guests beach'])
      expect(await finds(words), words).toBe(1)
    expect([await finds('kelly beer'), await finds('wine aoife@nowhere'), await finds('oard ames x')]).toEqual([0, 0, 0])
    expect(await finds('   ')).toBe(1)
  })

  it('finds names as they are said, however accents and apostrophes were typed', async () => {
    for (const name of ['Maeve O’Brien', 'Sinéad Ní Bhriain', 'Sea\u0301n Ó Sé', 'SØREN ŁUCZAK'])
      await house.db
        .insert(contactMessages)
        .values({ ...aoife, name, message: 'Hello', consentText: 'Yes', consentAt: new Date() })
    const asked = "O'Brien|O’Brien|o‘brien|Sinead|SINÉAD|sine\u0301ad|Seán|sean o se|Ó s|soren|łuczak"
    for (const words of asked.split('|')) expect(await finds(words), words).toBe(1)
    expect([await finds('Ó'), await finds('O\u0301'), await finds('é')]).toEqual([2, 2, 0])
    await write('The WiFi is weak by the e-bikes')
    for (const words of ['Wi-Fi', 'wi\u2011fi', 'wifi', 'ebike', 'E-BIKE']) expect(await finds(words), words).toBe(1)
    expect([await finds('OBrien'), await finds('s%n'), await finds('s_an')]).toEqual([0, 0, 0])
  })

  it('counts the same characters as alike as the browser does', async () => {
    const from = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at))
    const letters = [...from(0x20, 0x24f), ...from(0x1e00, 0x1eff), ...from(0x2010, 0x2040)]
    const { rows } = await house.db.execute<{ one: string; folded: string }>(
      sql`select one, ${foldedText(sql`one`)} as folded from unnest(${sql.param(letters)}::text[]) one`,
    )
    expect(rows.filter(({ one, folded }) => folded.toLowerCase() !== foldText(one)).map(({ one }) => one)).toEqual([])
  })

  it('counts no further than anybody reads', async () => {
    await house.db.execute(sql`create table if not exists pebbles as select generate_series(1, 1002) n`)
    const all = (most: number) => house.db.select({ one: sql`1` }).from(sql`pebbles`).where(sql`n <= ${most}`)
    const counted = async (rows: number, most: number) => {
      const asked = { page: 2, perPage: 100, rows: async () => new Array(rows).fill('a pebble'), all: () => all(most) }
      const { total, more } = await readPage(house.db, asked)
      return { total, more }
    }
    expect(await counted(101, 1_002)).toEqual({ total: 1_000, more: true })
    expect(await counted(101, 1_000)).toEqual({ total: 1_000, more: false })
    expect(await counted(7, 1_002)).toEqual({ total: 107, more: false })
    await house.db.execute(sql`drop table pebbles`)
  })

  it('reads the last page of a list when asked for one behind its end', async () => {
    await house.db.execute(sql`create table if not exists shells as select generate_series(1, 1205) n`)
    const read = async (page: number, most: number, isKnown = false) => {
      const shells = house.db.select({ n: sql<number>`n` }).from(sql`shells`).where(sql`n <= ${most}`)
      const found = await readPage(house.db, {
        page,
        perPage: 100,
        rows: ({ limit, offset }) => shells.orderBy(sql`n`).limit(limit).offset(offset),
        all: isKnown ? most : () => house.db.select({ n: sql`n` }).from(sql`shells`).where(sql`n <= ${most}`),
      })
      // Even of a list that is not counted to its end, a page knows whether it is the last one.
      expect(found.hasNext).toBe(found.page * 100 < most)
      return [found.page, found.rows.at(0)?.n, found.total]
    }
    expect(await read(12, 1_200)).toEqual([12, 1_101, 1_200])
    expect(await read(11, 1_200)).toEqual([11, 1_001, 1_000])
    expect(await read(2, 100)).toEqual([1, 1, 100])
    expect(await read(99, 130)).toEqual([2, 101, 130])
    expect(await read(99, 1_205)).toEqual([13, 1_201, 1_205])
    expect(await read(99, 130, true)).toEqual([2, 101, 130])
    expect(await read(99, 0)).toEqual([1, undefined, 0])
    await house.db.execute(sql`drop table shells`)
  })
})
