/** The database goes away just as a console change was committed: the change is made, and the page does not say that it failed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerGuest } from '#app/concierge/concierge.server.ts'
import { listOpenQuestions } from '#app/concierge/feedback/open-questions.server.ts'
import type { Db } from '#app/db/db.ts'
import { newId } from '#app/db/new-id.server.ts'
import type { Database } from '#app/db/open.server.ts'
import { seedDatabase } from '#app/db/seed.ts'
import { readContactChanges } from '#app/estate/contacts.server.ts'
import { type ContactChanges, contactFields, setContacts } from '#app/estate/contacts.ts'
import { createApp } from '#app/http.server.ts'
import { addEntry, findEntry, listKnowledge } from '#app/knowledge/knowledge.server.ts'
import { receiveMessage } from '#app/messages/messages.server.ts'
import { contactMessages } from '#app/messages/messages.tables.ts'
import { readSettings } from '#app/settings.server.ts'
import { aoife, fionn } from '#test/cast.ts'
import { openTestDatabase, silentLog } from '#test/database.ts'
import { makeFolder } from '#test/folder.ts'
import { postForm, signInAs, signUp } from '#test/staff.ts'

const settings = readSettings({ BASE_URL: 'http://localhost', AUTH_SECRET: 'a secret of tests, long enough for it' })
const noContacts = Object.fromEntries(contactFields.map((name) => [name, '']))
const facilities = { category: 'facilities', key: 'helipad' } as const
let database: Database
let cookie: string
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database.db)
  await signUp(database.db, fionn)
  cookie = await signInAs(createApp({ ...database, settings, log: silentLog }), fionn)
})
afterAll(async () => {
  setContacts(noContacts as ContactChanges)
  await database.close()
})

/** Posts like the console's own script, which receives only the outcome. @returns the message, and what was logged */
async function save(path: string, fields: Record<string, string>, dataDir = settings.dataDir) {
  const logged: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => void logged.push(JSON.parse(line).msg) })
  const { db, lose } = losable(database.db)
  const app = createApp({ db, settings: { ...settings, dataDir }, log })
  await app.request('/healthz')
  lose.onCommit = true
  const answer = await postForm(app, path, fields, cookie)
  return { status: answer.status, said: await answer.text(), logged }
}

it('an open question that was answered is said to be', async () => {
  await answerGuest(database.db, { message: 'is there a helipad?' })
  const [open] = await listOpenQuestions(database.db)
  const wish = { intent: 'add', id: open?.id ?? '', ...facilities, value: 'There is none.' }
  const { status, said, logged } = await save('/admin/concierge.data', wish)
  expect([status, said]).toEqual([200, expect.stringContaining('Entry added successfully')])
  expect(logged).toContain('nobody was told whether the concierge finds an entry')
  expect(await listOpenQuestions(database.db)).toEqual([])
  expect(await listKnowledge(database.db)).toContainEqual(expect.objectContaining(facilities))
})

it('an entry that was changed is said to be', async () => {
  const entry = await addEntry(database.db, { ...facilities, key: 'kayak hire', value: 'There are two.' })
  const wish = { intent: 'update', id: entry?.id ?? '', seen: 'There are two.', value: 'There are three.' }
  const { status, said } = await save('/admin/concierge-knowledge.data', wish)
  expect([status, said]).toEqual([200, expect.stringContaining('Entry updated successfully')])
  expect(await findEntry(database.db, entry?.id ?? '')).toMatchObject({ value: 'There are three.' })
})

it('contacts that were changed are said to be', async () => {
  const wish = { intent: 'contacts', ...noContacts, phone: '053 900 1234', seen: JSON.stringify(noContacts) }
  const { status, said, logged } = await save('/admin/settings.data', wish)
  expect([status, said]).toEqual([200, expect.stringContaining('Contacts updated successfully')])
  expect(logged).toEqual(['the contacts were changed, and not all of the house follows them yet'])
  expect(await readContactChanges(database.db)).toMatchObject({ phone: '053 900 1234' })
})

it('a person who was erased is said to be', async () => {
  await using folder = await makeFolder()
  await receiveMessage(database.db, settings, aoife)
  mkdirSync(`${folder.path}/mail`)
  writeFileSync(`${folder.path}/mail/${newId()}.eml`, 'Dear Aoife')
  const { status, said, logged } = await save('/admin/privacy.data', { intent: 'erase', email: aoife.email }, folder.path)
  expect([status, said]).toEqual([200, expect.stringContaining('"Erased"')])
  expect(logged).toEqual(['files of erased mails are still there'])
  expect(await database.db.$count(contactMessages)).toBe(0)
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
