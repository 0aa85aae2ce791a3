import { expect, it } from 'vitest'
import { deliverDueMails, triesWhenRefused } from '#app/mail/delivery.server.ts'
import { openMailTransport } from '#app/mail/mail-transport.server.ts'
import { receiveMessage } from '#app/messages/messages.server.ts'
import { listChanges } from '#app/staff/audit/audit.server.ts'
import { aoife, grainne } from '#test/cast.ts'
import { enterAs, openStaffedHouse } from '#test/console.ts'
import { silentLog } from '#test/database.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { listInbox } from './inbox.server.ts'
import { reopenUndelivered } from './undelivered.server.ts'

it('a reply that the mail server refuses is not delivered, says whoever opens it, and its message is open again', async () => {
  await using smtp = await startSmtpServer({ refuse: [aoife.email] })
  const { app, db, settings, close } = await openStaffedHouse({ environment: { SMTP_URL: smtp.url } })
  const { read, post } = await enterAs(app, grainne)
  const { id } = await receiveMessage(db, settings, aoife)
  const path = `/admin/feedback/${id}`
  await post(path, { intent: 'answer', text: 'It is free.', seen: '0', close: 'on' })
  const open = async () => (await listInbox(db, { state: 'open', me: '' })).total
  const delivering = { db, transport: openMailTransport(settings), log: silentLog, whenGivenUp: reopenUndelivered }
  const deliver = (minutes: number) => deliverDueMails({ ...delivering, now: () => new Date(Date.now() + minutes * 60_000) })
  expect(await read(path)).not.toMatch(/Not (sent|delivered)/)
  for (let tries = 1; tries < triesWhenRefused; tries++) {
    await deliver(2 * tries)
    expect([await open(), await read(path)]).toEqual([0, expect.stringMatching(/Not sent yet\..*550/)])
  }
  await deliver(2 * triesWhenRefused)
  const page = await read(path)
  expect([await open(), page]).toEqual([1, expect.stringMatching(/Not delivered\. The mail server refused this email.*550/)])
  expect(page).not.toContain('Done by')
  const [last] = (await listChanges(db, { subject: 'message' })).rows
  expect(last).toMatchObject({ action: 'reopened', who: 'The system', subjectId: id })
  // It was done about the wrong address, and stays so.
  await post(path, { intent: 'close' })
  await deliver(60)
  expect(await open()).toBe(0)
  await close()
})

it('nothing is said of a reply that has reached the mail server, nor is its message opened by another mail', async () => {
  await using smtp = await startSmtpServer({ refuse: ['team@kilmara.example'] })
  const { app, db, settings, close } = await openStaffedHouse({ environment: { SMTP_URL: smtp.url } })
  const { read, post } = await enterAs(app, grainne)
  const { id } = await receiveMessage(db, settings, aoife)
  await post(`/admin/feedback/${id}`, { intent: 'answer', text: 'It is free.', seen: '0', close: 'on' })
  const delivering = { db, transport: openMailTransport(settings), log: silentLog, whenGivenUp: reopenUndelivered }
  for (const minutes of [0, 2, 4, 6]) await deliverDueMails({ ...delivering, now: () => new Date(Date.now() + minutes * 60_000) })
  expect(await read(`/admin/feedback/${id}`)).not.toMatch(/Not (sent|delivered)/)
  expect((await listInbox(db, { state: 'open', me: '' })).total).toBe(0)
  await close()
})
