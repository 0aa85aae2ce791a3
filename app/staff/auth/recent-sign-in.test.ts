import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rates } from '#app/limits.server.ts'
import { deliverDueMails } from '#app/mail/delivery.server.ts'
import { openMailTransport } from '#app/mail/mail-transport.server.ts'
import { receiveMessage } from '#app/messages/messages.server.ts'
import { contactMessages } from '#app/messages/messages.tables.ts'
import { listColleagues } from '#app/staff/accounts.server.ts'
import { listInvitations } from '#app/staff/invitations.server.ts'
import { aoife, fionn } from '#test/cast.ts'
import { enterAs, openStaffedHouse } from '#test/console.ts'
import { silentLog } from '#test/database.ts'
import { makeFolder } from '#test/folder.ts'

it('erasing a person asks for the password again when the sign-in is a while ago, and only then', async () => {
  await using folder = await makeFolder()
  const { app, db, settings, close } = await openStaffedHouse({ environment: { DATA_DIR: folder.path } })
  const { read, post } = await enterAs(app, fionn)
  const erase = async (password?: string) => {
    await receiveMessage(db, settings, aoife)
    await deliverDueMails({ db, transport: openMailTransport(settings), log: silentLog })
    const fields = { intent: 'erase', email: aoife.email, ...(password === undefined ? {} : { password }) }
    const answer = await post('/admin/privacy', fields)
    return [answer.status, await db.$count(contactMessages), (await readdir(`${folder.path}/mail`)).length]
  }

  const signedInAgo = (minutes: number) =>
    db.execute(sql`update staff_sessions set created_at = now() - ${minutes} * interval '1 minute'`)
  await signedInAgo(14)
  expect(await erase()).toEqual([200, 0, 0])
  await signedInAgo(15)
  expect(await erase()).toEqual([403, 1, 2])
  expect(await erase('')).toEqual([403, 2, 4])
  expect(await erase('not the password')).toEqual([403, 3, 6])
  const find = await (await post('/admin/privacy', { intent: 'find', email: aoife.email })).text()
  expect(find).toContain('Your password, because you signed in a while ago')
  expect(await erase(fionn.password)).toEqual([200, 0, 0])
  expect(await read('/admin/privacy')).not.toContain('Your password')
  await close()
})

it('access can be neither granted nor taken away from a console that was found open', async () => {
  const { app, db, colleague, close } = await openStaffedHouse()
  const { post: postTo } = await enterAs(app, fionn)
  const post = (fields: Record<string, string>) => postTo('/admin/settings', fields)
  const asking: Record<string, string>[] = [
    { intent: 'invite', email: 'private@elsewhere.example', role: 'admin' },
    { intent: 'invite', email: 'private@elsewhere.example', role: 'staff' },
    { intent: 'role', id: colleague.id, role: 'admin' },
    { intent: 'role', id: colleague.id, role: 'staff' },
    { intent: 'remove-colleague', id: colleague.id },
  ]
  const refused = async (fields: Record<string, string>, why: string) => {
    const answer = await post(fields)
    expect([fields, answer.status, await answer.text()]).toEqual([fields, 403, expect.stringContaining(why)])
  }
  for (const minutes of [1, 16]) {
    await db.execute(sql`update staff_sessions set created_at = now() - ${minutes} * interval '1 minute'`)
    for (const fields of asking) await refused(fields, 'Please enter your password to confirm that it is you.')
  }
  for (const fields of asking) await refused({ ...fields, password: 'a guess' }, 'This is not your password.')
  expect([await listInvitations(db), (await listColleagues(db)).map(({ role }) => role).sort()]).toEqual([[], ['admin', 'staff']])
  const told = [
    'Invitation ready',
    'Invitation ready',
    `${colleague.name} is now an administrator`,
    `${colleague.name} is now staff`,
    `${colleague.name} has been removed`,
  ]
  for (const [at, fields] of asking.entries()) {
    const answer = await post({ ...fields, password: fionn.password })
    expect([answer.status, (await answer.text()).includes(told[at] ?? '')]).toEqual([200, true])
  }
  expect((await listColleagues(db)).map(({ email }) => email)).toEqual([fionn.email])
  await close()
})

it('inviting many colleagues means entering the right password as often, without having to wait; wrong ones are counted', async () => {
  const { app, close } = await openStaffedHouse()
  const { post } = await enterAs(app, fionn)
  const invite = async (password: string, at = 0) =>
    (await post('/admin/settings', { intent: 'invite', email: `colleague.${at}@elsewhere.example`, role: 'staff', password }))
      .status
  const { points } = rates.signInKnown
  for (let at = 0; at <= points; at++) expect(await invite(fionn.password, at)).toBe(200)
  for (let wrong = 0; wrong < points; wrong++) expect(await invite('not the password')).toBe(403)
  expect(await invite(fionn.password)).toBe(429)
  await close()
})
