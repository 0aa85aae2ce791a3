/** The database goes away just as a console change was committed: the change is made, and the page does not say that it failed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerGuest } from '#app/concierge/concierge.server.ts'
import { listOpenQuestions } from '#app/concierge/feedback/open-questions.server.ts'
import type { Db } from '#app/db/db.ts'
import { newId } from '#app/db/new-id.server.ts'
import { readContactChanges } from '#app/estate/contacts/contacts.server.ts'
import { type ContactChanges, contactFields, setContacts } from '#app/estate/contacts/contacts.ts'
import { addEntry, findEntry, listKnowledge } from '#app/knowledge/knowledge.server.ts'
import { receiveMessage } from '#app/messages/messages.server.ts'
import { contactMessages } from '#app/messages/messages.tables.ts'
import { aoife, fionn } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { makeFolder } from '#test/folder.ts'
import { createTestApp } from '#test/house.ts'
import { keepLog } from '#test/kept-log.ts'
import { postForm, signInAs } from '#test/staff.ts'

const noContacts = Object.fromEntries(contactFields.map((name) => [name, '']))
const facilities = { category: 'facilities', key: 'helipad' } as const
let house: StaffedHouse
let cookie: string
beforeAll(async () => {
  house = await openStaffedHouse()
  cookie = await signInAs(house.app, fionn)
})
afterAll(async () => {
  setContacts(noContacts as ContactChanges)
  await house.close()
})

/** Posts like the console's own script, which receives only the outcome. @returns the message, and what was logged */
async function save(path: string, fields: Record<string, string>, dataDir = house.settings.dataDir) {
  const { log, lines } = keepLog()
  const { db, lose } = losable(house.db)
  const app = createTestApp({ db, settings: { ...house.settings, dataDir }, log })
  await app.request('/healthz')
  lose.onCommit = true
  const answer = await postForm(app, path, fields, cookie)
  return { status: answer.status, said: await answer.text(), logged: lines.map((line) => JSON.parse(line).msg) }
}

it('an open question that was answered is said to be', async () => {
  await answerGuest(house.db, { message: 'is there a helipad?' })
  const [open] = (await listOpenQuestions(house.db)).rows
  const wish = { intent: 'add', id: open?.id ?? '', ...facilities, value: 'There is none.' }
  const { status, said, logged } = await save('/admin/concierge.data', wish)
  expect([status, said]).toEqual([200, expect.stringContaining('Entry added successfully')])
  expect(logged).toContain('nobody was told whether the concierge finds an entry')
  expect((await listOpenQuestions(house.db)).rows).toEqual([])
  expect(await listKnowledge(house.db)).toContainEqual(expect.objectContaining(facilities))
})

it('an entry that was changed is said to be', async () => {
  const entry = await addEntry(house.db, { ...facilities, key: 'kayak hire', value: 'There are two.' })
  const wish = { intent: 'update', id: entry?.id ?? '', seen: 'There are two.', value: 'There are three.' }
  const { status, said } = await save('/admin/concierge-knowledge.data', wish)
  expect([status, said]).toEqual([200, expect.stringContaining('Entry updated successfully')])
  expect(await findEntry(house.db, entry?.id ?? '')).toMatchObject({ value: 'There are three.' })
})

it('contacts that were changed are said to be', async () => {
  const wish = { intent: 'contacts', ...noContacts, phone: '053 900 1234', seen: JSON.stringify(noContacts) }
  const { status, said, logged } = await save('/admin/settings.data', wish)
  expect([status, said]).toEqual([200, expect.stringContaining('Contacts updated successfully')])
  expect(logged).toEqual(['the contacts were changed, and not all of the house follows them yet'])
  expect(await readContactChanges(house.db)).toMatchObject({ phone: '053 900 1234' })
})

it('a person who was erased is said to be', async () => {
  await using folder = await makeFolder()
  await receiveMessage(house.db, house.settings, aoife)
  mkdirSync(`${folder.path}/mail`)
  writeFileSync(`${folder.path}/mail/${newId()}.eml`, 'Dear Aoife')
  const { status, said, logged } = await save('/admin/privacy.data', { intent: 'erase', email: aoife.email }, folder.path)
  expect([status, said]).toEqual([200, expect.stringContaining('"Erased"')])
  expect(logged).toEqual(['files of erased mails are still there'])
  expect(await house.db.$count(contactMessages)).toBe(0)
})

/** The same database, which answers nothing more from the next commit on. */
function losable(whole: Db) {
  const lose = { onCommit: false, lost: false }
  const db = new Proxy(whole, {
    get(target, name) {
      if (lose.lost) throw new Error('the database has gone')
      const part = Reflect.get(target, name)
      if (typeof part !== 'function') return part
      if (name !== 'transaction') return part.bind(target)
      return async (...given: Parameters<Db['transaction']>) => {
        const done = await target.transaction(...given)
        lose.lost = lose.onCommit
        return done
      }
    },
  })
  return { db, lose }
}
