import { expect, it } from 'vitest'
import type { Db } from '#app/db/db.ts'
import { estateTimestamp } from '#app/estate/time/estate-day.ts'
import { knowledgeVersion, storeRegistry } from '#app/knowledge/knowledge.server.ts'
import { listChanges } from '#app/staff/audit/audit.server.ts'
import { parseCsv } from '#app/staff/csv/csv.ts'
import { meanwhile } from '#test/at-once.ts'
import { fionn, grainne } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { signUp } from '#test/staff.ts'
import {
  addKnowledge,
  changeKnowledge,
  exportKnowledge,
  removeKnowledge,
  type ShownEntry,
  viewKnowledge,
} from './staff-knowledge.server.ts'
import { importKnowledge } from './staff-knowledge-import.server.ts'

const bees = { category: 'facilities', key: 'bees', value: 'Two hives.', origin: 'registry' } as const
const sauna = { category: 'facilities', key: 'sauna', value: 'There is none.\nThe sea is close.' }

describeOnEachDatabase('knowledge for staff', (house) => {
  const shelf = { findKeptBack: async () => [] }
  const here = () => ({ db: house.db, ...shelf })

  it('counts what matches of all, and finds by key and value', async () => {
    const admin = await signUp(house.db, fionn)
    await addKnowledge(here(), admin, sauna)
    await addKnowledge(here(), admin, { ...sauna, key: 'bicycles', value: '100 % free.' })
    expect(await viewKnowledge(house.db, {})).toMatchObject({
      total: 2,
      known: 2,
      rows: [{ key: 'bicycles' }, { key: 'sauna' }],
    })
    expect(await viewKnowledge(house.db, { words: '% F' })).toMatchObject({ total: 1, known: 2 })
    expect(await viewKnowledge(house.db, { category: 'policies' })).toMatchObject({ total: 0, known: 2, rows: [] })
    await expect(addKnowledge(here(), admin, sauna)).rejects.toMatchObject({ status: 409 })
  })

  it('tells the second of two who add the same at once', async () => {
    const admin = await signUp(house.db, fionn)
    const add = (db: Db) => addKnowledge({ db, ...shelf }, admin, sauna)
    const second = await meanwhile(house, add, () => add(house.db))
    expect(second).toMatchObject({
      reason: { status: 409, code: 'key_taken', fields: { key: expect.stringMatching(/^There is already an entry/) } },
    })
    expect((await viewKnowledge(house.db, {})).total).toBe(1)
  })

  it('saves over nothing that was not seen', async () => {
    const admin = await signUp(house.db, fionn)
    const { id } = await addKnowledge(here(), admin, sauna)
    // As a browser sends it, with its line endings.
    await changeKnowledge(here(), admin, id, sauna.value.replace('\n', '\r\n'), 'There is one now.')
    const late = (by: typeof admin) => changeKnowledge(here(), by, id, sauna.value, 'Mine.')
    await expect(late(admin)).rejects.toMatchObject({
      code: 'changed_meanwhile',
      message: 'You have changed this entry in another window. Please check it again.',
    })
    await expect(late(await signUp(house.db, grainne, admin))).rejects.toThrow(
      'Fionn Daly has changed this entry in the meantime. Please check it again.',
    )
    const present = (await viewKnowledge(house.db, {})).rows[0]?.updatedAt.toISOString() ?? ''
    const before = new Date(0).toISOString()
    await expect(removeKnowledge(house.db, admin, id, before)).rejects.toMatchObject({ code: 'changed_meanwhile' })
    const gone = await removeKnowledge(house.db, admin, id, present)
    await addKnowledge(here(), admin, gone)
    expect((await viewKnowledge(house.db, {})).rows).toMatchObject([{ value: 'There is one now.' }])
  })

  it('imports its own export, all lines or none', async () => {
    const admin = await signUp(house.db, fionn)
    await addKnowledge(here(), admin, sauna)
    const list = await exportKnowledge(house.db)
    expect(await importKnowledge(here(), admin, list)).toEqual({ added: 0, changed: 0 })
    await expect(importKnowledge(here(), admin, `${list}policies,dogs,Yes\r\nnowhere,x,y\r\n`)).rejects.toThrow(
      'Line 4: There is no category “nowhere”. Nothing was imported.',
    )
    await expect(importKnowledge(here(), admin, `${list}policies,dogs,\r\n`)).rejects.toThrow(
      'Line 3: value: Please fill this in.',
    )
    await expect(importKnowledge(here(), admin, 'policies,dogs,Yes')).rejects.toThrow(
      'The first line must name the columns; missing: category, key, value.',
    )
    const { id, updatedAt } = (await viewKnowledge(house.db, {})).rows[0] as ShownEntry
    expect((await viewKnowledge(house.db, {})).total).toBe(1)
    expect(parseCsv(list)[1]?.[3]).toBe(estateTimestamp(updatedAt))
    // The same moment, however it is written: earlier exports had it in UTC.
    const inUtc = list.replace(estateTimestamp(updatedAt), updatedAt.toISOString())
    expect(await importKnowledge(here(), admin, inUtc.replace('There is none', 'There is a small one'))).toMatchObject({
      changed: 1,
    })
    await changeKnowledge(here(), admin, id, sauna.value.replace('There is none', 'There is a small one'), sauna.value)
    await changeKnowledge(here(), admin, id, sauna.value, 'A colleague was quicker.')
    await expect(importKnowledge(here(), admin, list.replace('There is none', 'There is one'))).rejects.toThrow(
      'Line 2: facilities / sauna was changed after this list was exported.',
    )
  })

  it('imports a long list in few statements, for which everybody else waits', async () => {
    const admin = await signUp(house.db, fionn)
    await addKnowledge(here(), admin, sauna)
    const list = (text: string) =>
      `category,key,value\nfacilities,sauna,${text}\n${Array.from({ length: 700 }, (_, nr) => `facilities,tree ${nr},${text}\n`).join('')}`
    const before = await knowledgeVersion(house.db)
    expect(await importKnowledge(here(), admin, list('An oak.'))).toEqual({ added: 700, changed: 1 })
    expect(await importKnowledge(here(), admin, list('A lime.'))).toEqual({ added: 0, changed: 701 })
    // Every statement counts as a version.
    expect((await knowledgeVersion(house.db)) - before).toBeLessThan(10)
    expect((await viewKnowledge(house.db, { words: 'lime' })).total).toBe(701)
    expect((await listChanges(house.db, { words: 'lime' })).total).toBe(701)
  })

  it('refuses a list with two texts for one entry, and takes one that only repeats itself', async () => {
    const admin = await signUp(house.db, fionn)
    const list = (other: string) => `category,key,value\nfacilities,oak,Old\nfacilities,oak,${other}\n`
    await expect(importKnowledge(here(), admin, list('Young'))).rejects.toThrow(
      'Line 3: facilities / oak has another text further up. Nothing was imported.',
    )
    expect(await importKnowledge(here(), admin, list('Old'))).toEqual({ added: 1, changed: 0 })
  })

  it('keeps deleted what the house itself would know, until somebody brings it back', async () => {
    const admin = await signUp(house.db, fionn)
    await storeRegistry(house.db, [bees, { ...bees, key: 'hens' }])
    const [entry] = (await viewKnowledge(house.db, { words: 'bees' })).rows as [ShownEntry]
    const gone = await removeKnowledge(house.db, admin, entry.id, entry.updatedAt.toISOString())
    const changed = { ...bees, value: 'Three hives.' }
    await storeRegistry(house.db, [changed, { ...bees, key: 'hens', value: 'Six.' }])
    expect((await viewKnowledge(house.db, {})).rows).toMatchObject([{ key: 'hens', value: 'Six.' }])
    await addKnowledge(here(), admin, gone)
    await storeRegistry(house.db, [changed])
    expect((await viewKnowledge(house.db, {})).rows).toMatchObject([{ key: 'bees', value: 'Three hives.', origin: 'registry' }])
  })
})
