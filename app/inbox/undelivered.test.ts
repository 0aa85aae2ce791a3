import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliverDueMails, triesWhenRefused } from '#app/mail/delivery.server.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { openMailTransport } from '#app/mail/mail-transport.server.ts'
import { receiveMessage } from '#app/messages/messages.server.ts'
import { listChanges } from '#app/staff/audit/audit.server.ts'
import { meanwhile } from '#test/at-once.ts'
import { aoife, cathal, fionn, grainne, niamh } from '#test/cast.ts'
import { enterAs, openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { describeOnEachDatabase, silentLog } from '#test/database.ts'
import { mailSettings } from '#test/settings.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { signUp } from '#test/staff.ts'
import { answerMessage, closeMessage, listInbox, openMessage } from './inbox.server.ts'
import { reopenUndelivered, resendReply } from './undelivered.server.ts'
import { answerKind } from './undelivered-replies.server.ts'

describe('a reply that the mail server refuses', () => {
  const refuse: string[] = []
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  let house: StaffedHouse
  /** Gráinne is no administrator. */
  let staff: Awaited<ReturnType<typeof enterAs>>
  let id: string
  let path: string
  beforeEach(async () => {
    refuse.splice(0, refuse.length, aoife.email)
    smtp = await startSmtpServer({ refuse })
    house = await openStaffedHouse({ environment: { SMTP_URL: smtp.url } })
    staff = await enterAs(house.app, grainne)
    id = (await receiveMessage(house.db, house.settings, aoife)).id
    path = `/admin/feedback/${id}`
    await staff.post(path, { intent: 'answer', text: 'It is free.', seen: '0', close: 'on' })
  })
  afterEach(async () => {
    await house.close()
    await smtp[Symbol.asyncDispose]()
  })

  const open = async () => (await listInbox(house.db, { state: 'open', me: '' })).total
  const deliver = (minutes: number) =>
    deliverDueMails({
      ...{ db: house.db, transport: openMailTransport(house.settings), log: silentLog, whenGivenUp: reopenUndelivered },
      now: () => new Date(Date.now() + minutes * 60_000),
    })
  const giveUp = async (from = 0) => {
    for (let tries = 1; tries <= triesWhenRefused; tries++) await deliver(from + 2 * tries)
  }
  /** What the list says of it: as all messages, as those to be looked after, and how many those are. */
  const listed = async () => {
    const said = (page: string) => /Reply not (delivered|sent yet)/.exec(page)?.[0]
    const undelivered = await staff.read('/admin/feedback?state=undelivered')
    return [said(await staff.read('/admin/feedback?state=all')), said(undelivered), /\d+ messages?/.exec(undelivered)?.[0]]
  }

  it('is not delivered, says the list and whoever opens it, and its message is open again', async () => {
    expect([await staff.read(path), await listed()]).toEqual([
      expect.not.stringMatching(/Not (sent|delivered)/),
      [undefined, undefined, '0 messages'],
    ])
    for (let tries = 1; tries < triesWhenRefused; tries++) {
      await deliver(2 * tries)
      expect([await open(), await staff.read(path)]).toEqual([0, expect.stringMatching(/Not sent yet\..*550/)])
      expect(await listed()).toEqual(['Reply not sent yet', 'Reply not sent yet', '1 message'])
    }
    await deliver(2 * triesWhenRefused)
    const page = await staff.read(path)
    expect([await open(), page]).toEqual([1, expect.stringMatching(/Not delivered\. The mail server refused this email.*550/)])
    expect(page).not.toContain('Done by')
    expect(await listed()).toEqual(['Reply not delivered', 'Reply not delivered', '1 message'])
    expect(await staff.read('/admin/feedback?state=undelivered&q=stargazer')).toContain('1 message')
    expect(await staff.read('/admin/feedback?state=undelivered&q=nothing')).toContain('0 messages')
    const [last] = (await listChanges(house.db, { subject: 'message' })).rows
    expect(last).toMatchObject({ action: 'reopened', who: 'The system', subjectId: id })
    // It was done about the wrong address, and stays so.
    await staff.post(path, { intent: 'close' })
    await deliver(60)
    expect(await open()).toBe(0)
  })

  it('is sent again, once, by a colleague who is no administrator', async () => {
    const fields = async () => ({ intent: 'resend', id: await replyId() })
    const replyId = async () => (await openMessage(house.db, house.colleague, id)).replies[0]?.id ?? ''
    const resend = async (given: Record<string, string>) => (await staff.post(path, given)).status
    // It has not been given up yet.
    expect(await resend(await fields())).toBe(409)
    await giveUp()
    expect(await staff.read(path)).toContain('Send again')
    expect(smtp.received.filter(({ to }) => to.includes(aoife.email))).toEqual([])
    refuse.length = 0
    expect([await resend(await fields()), await resend(await fields())]).toEqual([200, 409])
    expect(await staff.read(path)).not.toContain('Send again')
    await deliver(120)
    await deliver(240)
    expect(smtp.received.filter(({ to }) => to.includes(aoife.email))).toHaveLength(1)
    expect(await resend(await fields())).toBe(409)
    expect([await staff.read(path), await listed()]).toEqual([
      expect.not.stringMatching(/Not (sent|delivered)/),
      [undefined, undefined, '0 messages'],
    ])
    const [last, before] = (await listChanges(house.db, { subject: 'message' })).rows
    expect([last?.action, last?.who, before?.action]).toEqual([
      'reply sent again',
      `${grainne.name} <${grainne.email}>`,
      'reopened',
    ])
  })
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
  expect(await read('/admin/feedback?state=all')).not.toMatch(/Reply not/)
  expect((await listInbox(db, { state: 'open', me: '' })).total).toBe(0)
  await close()
})

describeOnEachDatabase('undelivered replies', (house) => {
  afterEach(() => void vi.restoreAllMocks())

  type Became = Partial<typeof mailOutbox.$inferInsert>
  const waits: Became = {}
  const givenUp: Became = { failedAt: new Date(), lastError: 'Refused' }

  /** A message with a reply for each of these emails. @returns its id and the replies' */
  async function thread(...became: Became[]) {
    const { id } = await receiveMessage(house.db, mailSettings, aoife)
    for (const seen of became.keys())
      await answerMessage(house.db, mailSettings, niamh, { id, seen, text: `Reply ${seen}`, close: false })
    const { kind, id: mailId } = mailOutbox
    const mails = await house.db.select({ mailId }).from(mailOutbox).where(eq(kind, answerKind)).orderBy(mailId)
    for (const [nr, mail] of mails.slice(-became.length).entries())
      await house.db
        .update(mailOutbox)
        .set({ lastError: null, ...became[nr] })
        .where(eq(mailId, mail.mailId))
    const { replies } = await openMessage(house.db, niamh, id)
    return { id, replies: replies.map((reply) => reply.id) }
  }

  it('are told apart, in the list, from those that wait, and from those of other messages', async () => {
    const both = await thread({ ...givenUp, lastError: 'Refused at first' }, givenUp, { lastError: 'Later, please' })
    await thread(waits)
    const late = await thread(waits, { lastError: 'Later, please' })
    const { rows } = await listInbox(house.db, { state: 'all', me: '' })
    const said = rows.map(({ id, undelivered }) => [id, undelivered?.lastError])
    expect(said).toEqual([
      [late.id, 'Later, please'],
      [expect.any(String), undefined],
      [both.id, 'Refused'],
    ])
    const found = await listInbox(house.db, { state: 'undelivered', me: '' })
    expect([found.total, found.rows.map(({ id }) => id)]).toEqual([2, [late.id, both.id]])
  })

  it('are found with as many queries, however many messages a page has', async () => {
    const queries = async () => {
      const select = vi.spyOn(house.db, 'select')
      await listInbox(house.db, { state: 'all', me: '' })
      const { length } = select.mock.calls
      select.mockRestore()
      return length
    }
    await thread(givenUp)
    // The first builds the statement that the others use.
    await queries()
    const forOne = await queries()
    for (let more = 0; more < 4; more++) await thread(waits, givenUp)
    expect(await queries()).toBe(forOne)
  })

  it('are sent again by the first of two who press at once, and only from their own message', async () => {
    const admin = await signUp(house.db, fionn)
    const { id, replies } = await thread(givenUp)
    const [reply] = replies
    const other = await thread(waits)
    for (const wrong of [other.id, crypto.randomUUID(), 'nonsense'])
      await expect(resendReply(house.db, admin, { message: wrong, reply })).rejects.toMatchObject({ status: 404 })
    for (const none of [other.replies[0], 'nonsense', undefined])
      await expect(resendReply(house.db, admin, { message: id, reply: none })).rejects.toMatchObject({ status: 404 })
    const second = await meanwhile(
      house,
      (tx) => resendReply(tx, niamh, { message: id, reply }),
      () => resendReply(house.db, cathal, { message: id, reply }),
    )
    expect(second).toMatchObject({ status: 'rejected', reason: { status: 409, code: 'changed_meanwhile' } })
    const said = (await listChanges(house.db, { subjectId: id, words: 'sent again' })).rows
    expect(said.map(({ who }) => who)).toEqual([`${niamh.name} <${niamh.email}>`])
    expect((await openMessage(house.db, niamh, id)).replies[0]?.undelivered).toBeUndefined()
    // Whatever the message has become.
    await closeMessage(house.db, niamh, id, true)
    await expect(resendReply(house.db, niamh, { message: id, reply })).rejects.toMatchObject({ status: 409 })
  })
})
