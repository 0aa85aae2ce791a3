import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { seedGuideAccess } from '#app/guide/door/guide-access.seed.ts'
import { createApp } from '#app/http.server.ts'
import { receiveMessage } from '#app/messages/messages.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { aoife, fionn } from '#test/cast.ts'
import { openTestDatabase, silentLog } from '#test/database.ts'
import { textOf } from '#test/house.ts'
import { postForm, signInAs, signUp } from '#test/staff.ts'
import { listInbox } from './inbox.server.ts'

const environment = { BASE_URL: 'http://localhost', AUTH_SECRET: 'a secret of tests, long enough for it' }
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await seedGuideAccess(database.db, readSettings(environment))
  await signUp(database.db, fionn)
})
afterAll(() => database.close())

it.each([
  ['on its way', { SMTP_URL: 'smtp://localhost:1' }, 'Your answer is on its way', ['Answer by mail to', 'Send answer'], 'kept'],
  ['kept', {}, 'Your answer is kept, but not sent.', ['and reaches nobody.', 'Keep answer'], 'by mail'],
] as const)('an answer is said to be %s, as it is, by %j', async (_, mail, said, shown, unsaid) => {
  const settings = readSettings({ ...environment, ...mail })
  const app = createApp({ ...database, settings, log: silentLog })
  const cookie = await signInAs(app, fionn)
  await receiveMessage(database.db, settings, aoife)
  const [message] = (await listInbox(database.db, { state: 'open', me: '' })).rows
  const path = `/admin/feedback/${message?.id}`
  const page = textOf(await (await app.request(path, { headers: { Cookie: cookie } })).text())
  for (const words of shown) expect(page).toContain(words)
  expect(page).not.toContain(unsaid)
  const answer = await postForm(app, path, { intent: 'answer', text: 'It is.', seen: '0', close: 'on' }, cookie)
  expect(textOf(await answer.text())).toContain(said)
})
