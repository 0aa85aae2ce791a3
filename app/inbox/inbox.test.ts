import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { receiveGuideRequest } from '#app/guide/requests/guide-requests.server.ts'
import { claimDueMail, findMailsTo } from '#app/mail/outbox.server.ts'
import { receiveMessage } from '#app/messages/messages.server.ts'
import { contactMessages } from '#app/messages/messages.tables.ts'
import { removeColleague } from '#app/staff/accounts.server.ts'
import { aoife, fionn, grainne } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { mailSettings } from '#test/settings.ts'
import { signUp } from '#test/staff.ts'
import { answerMessage, assignMessage, closeMessage, listInbox, openMessage } from './inbox.server.ts'
import { inboxThreads } from './inbox.tables.ts'
import { answerKind } from './undelivered-replies.server.ts'

describeOnEachDatabase('the inbox', (house) => {
  const write = (changes: Partial<typeof aoife> = {}) => receiveMessage(house.db, mailSettings, { ...aoife, ...changes })

  it('has messages of the website and of the guide, the latest first', async () => {
    const admin = await signUp(house.db, fionn)
    await write()
    await receiveGuideRequest(house.db, mailSettings, {
      name: 'Cian Walsh',
      email: 'cian@guests.example',
      room: 'Stormchaser',
      request_type: 'Housekeeping request',
      message: 'More towels, please.',
    })
    const { rows: messages, total } = await listInbox(house.db, { state: 'open', me: admin.id })
    expect(messages.map(({ kind, name, room }) => [kind, name, room])).toEqual([
      ['guide', 'Cian Walsh', 'Stormchaser'],
      ['contact', aoife.name, null],
    ])
    expect(total).toBe(2)
    expect((await listInbox(house.db, { state: 'open', words: 'TOWELS', me: admin.id })).total).toBe(1)
    expect((await listInbox(house.db, { state: 'open', words: '100%', me: admin.id })).total).toBe(0)
    await write({ phone: '+353 87 123 4567' })
    for (const words of ['stormchaser', '+353 87', '0871234567'.slice(1), '+353871234567'])
      expect((await listInbox(house.db, { state: 'open', words, me: admin.id })).total, words).toBe(1)
  })

  it('finds by an address what came from it, and what speaks of it only if nothing did', async () => {
    const admin = await signUp(house.db, fionn)
    const subjects = async (words: string) =>
      (await listInbox(house.db, { state: 'all', words, me: admin.id })).rows.map(({ message }) => message)
    await write({ message: 'Please write to Cian@guests.example too.' })
    expect(await subjects('cian@GUESTS')).toEqual(['Please write to Cian@guests.example too.'])
    await write({ email: 'Cian@guests.example', message: 'It is me.' })
    expect(await subjects('cian@GUESTS')).toEqual(['It is me.'])
    expect(await subjects('ian@guests.example')).toHaveLength(2)
    expect(await subjects('nobody@guests.example')).toEqual([])
  })

  it('finds what the team replied, and a conversation by the words of both', async () => {
    const admin = await signUp(house.db, fionn)
    const { id } = await write({ name: 'Tom Kelly', message: 'May we drink on the beach?' })
    await write({ name: 'Tom Walsh', message: 'Is there a beach?' })
    const reply = { id, seen: 0, text: 'Yes, you may bring wine.', close: true }
    await answerMessage(house.db, mailSettings, admin, reply)
    const found = async (words: string, state: 'all' | 'open' = 'all') =>
      (await listInbox(house.db, { state, words, me: admin.id })).rows.map(({ name }) => name)
    for (const words of ['you may bring wine', 'wine', 'kelly wine', 'Wine  TOM', 'beach wine'])
      expect(await found(words), words).toEqual(['Tom Kelly'])
    expect(await found('tom beach')).toEqual(['Tom Walsh', 'Tom Kelly'])
    expect([await found('walsh wine'), await found('wine', 'open'), await found('beer')]).toEqual([[], [], []])
  })

  it('has what came on the days asked for, as the estate counts them, with words and without', async () => {
    const admin = await signUp(house.db, fionn)
    // An hour ahead of Greenwich: 31 May at the estate begins at 23:00 of the 30th.
    for (const at of ['2031-05-30T22:59:59Z', '2031-05-30T23:00:00Z', '2031-05-31T22:59:59Z', '2031-05-31T23:00:00Z']) {
      const { id } = await write({ message: at })
      await house.db
        .update(contactMessages)
        .set({ createdAt: new Date(at) })
        .where(eq(contactMessages.id, id))
      await house.db
        .update(inboxThreads)
        .set({ receivedAt: new Date(at) })
        .where(eq(inboxThreads.messageId, id))
    }
    const found = async (days: { from?: string; to?: string }) => {
      const [plain, searched] = await Promise.all(
        [undefined, 'aoife'].map((words) => listInbox(house.db, { state: 'all', me: admin.id, words, ...days })),
      )
      expect(searched).toEqual(plain)
      return plain?.rows.map(({ message }) => message.slice(8, 13))
    }
    expect(await found({ from: '2031-05-31', to: '2031-05-31' })).toEqual(['31T22', '30T23'])
    expect(await found({ from: '2031-05-31' })).toEqual(['31T23', '31T22', '30T23'])
    expect(await found({ to: '2031-05-31' })).toEqual(['31T22', '30T23', '30T22'])
    expect(await found({ from: '2031-06-01', to: '2031-05-30' })).toEqual([])
    expect(await found({ from: '0001-01-01', to: '9999-12-31' })).toHaveLength(4)
  })

  it('is with nobody when whoever looked after it has left', async () => {
    const admin = await signUp(house.db, fionn)
    const leaving = await signUp(house.db, grainne, admin)
    const { id } = await write()
    await assignMessage(house.db, admin, { id, to: leaving, seen: null })
    await removeColleague(house.db, admin, leaving.id)
    const nobody = { assignedTo: null, assignedName: null }
    expect((await listInbox(house.db, { state: 'open', me: admin.id })).rows).toMatchObject([nobody])
    expect((await openMessage(house.db, admin, id)).message).toMatchObject(nobody)
    await assignMessage(house.db, admin, { id, to: admin, seen: null })
    expect((await openMessage(house.db, admin, id)).message).toMatchObject({ assignedTo: admin.id, assignedName: admin.name })
  })

  it('keeps the thread of an answer, queues its mail and closes it', async () => {
    const admin = await signUp(house.db, fionn)
    const { id } = await write()
    await answerMessage(house.db, mailSettings, admin, {
      id,
      seen: 0,
      text: 'Yes, it is free.\n\nTake the bus from Cork.',
      close: true,
    })
    const { message, replies } = await openMessage(house.db, admin, id)
    expect(message).toMatchObject({ closedBy: admin.name, assignedName: admin.name })
    expect(replies).toMatchObject([{ who: admin.name, text: 'Yes, it is free.\n\nTake the bus from Cork.' }])
    const now = new Date(Date.now() + 1_000)
    const mails = [
      await claimDueMail(house.db, now, new Date(8e12)),
      await claimDueMail(house.db, now, new Date(8e12)),
      await claimDueMail(house.db, now, new Date(8e12)),
    ]
    const answer = mails.find((mail) => mail?.kind === 'message_answer')
    expect(answer).toMatchObject({
      to: aoife.email,
      replyTo: 'stay@kilmara.example',
      subject: expect.stringMatching(/^Re: Accommodation Booking/),
    })
    expect(answer?.text).toContain('> Is the <Stargazer> free in March?')
    expect((await listInbox(house.db, { state: 'open', me: admin.id })).total).toBe(0)
    await closeMessage(house.db, admin, id, false)
    expect((await listInbox(house.db, { state: 'mine', me: admin.id })).total).toBe(1)
  })

  it('sends one answer when two colleagues answer at once, and tells the second', async () => {
    const admin = await signUp(house.db, fionn)
    const colleague = await signUp(house.db, grainne, admin, 'staff')
    const { id } = await write()
    const answer = { id, seen: 0, text: 'Hello.', close: false }
    const results = await Promise.allSettled([admin, colleague].map((by) => answerMessage(house.db, mailSettings, by, answer)))
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await openMessage(house.db, admin, id)).replies).toHaveLength(1)
  })

  it('takes a reply that comes again, because its answer was lost, as sent, and says whose reply another one overlooks', async () => {
    const admin = await signUp(house.db, fionn)
    const colleague = await signUp(house.db, grainne, admin, 'staff')
    const { id } = await write()
    const reply = (by: typeof admin, text: string, seen = 0) =>
      answerMessage(house.db, mailSettings, by, { id, seen, text, close: false })
    const sent = async () => (await findMailsTo(house.db, aoife.email)).filter(({ kind }) => kind === answerKind).length
    await reply(admin, 'It is free.')
    await reply(admin, 'It is free.')
    expect([await sent(), (await openMessage(house.db, admin, id)).replies.length]).toEqual([1, 1])
    await expect(reply(admin, 'It is not.')).rejects.toThrow('You have already replied. Please read that reply first.')
    await expect(reply(colleague, 'It is free.')).rejects.toThrow('Fionn Daly has already replied.')
    await reply(colleague, 'Shall I hold it for you?', 1)
    await reply(admin, 'It is free.')
    // Meant, since the first was on the screen.
    await reply(admin, 'It is free.', 2)
    expect(await sent()).toBe(3)
  })

  it('stays with whoever took it over, and done by whoever closed it, while a colleague wrote a reply', async () => {
    const admin = await signUp(house.db, fionn)
    const colleague = await signUp(house.db, grainne, admin, 'staff')
    const { id } = await write()
    const answer = { id, seen: 0, text: 'It is free.', close: true }
    await assignMessage(house.db, colleague, { id, to: colleague, seen: null })
    await closeMessage(house.db, colleague, id, true)
    await expect(answerMessage(house.db, mailSettings, admin, answer)).rejects.toMatchObject({
      status: 409,
      message: `${colleague.name} has marked this as done in the meantime. Send your reply if it is still needed.`,
    })
    await answerMessage(house.db, mailSettings, admin, { ...answer, seenDone: true })
    const { message } = await openMessage(house.db, admin, id)
    expect(message).toMatchObject({ assignedTo: colleague.id, closedBy: colleague.name })
    await answerMessage(house.db, mailSettings, colleague, { ...answer, seen: 1, text: 'And warm.' })
    expect((await openMessage(house.db, admin, id)).replies).toHaveLength(2)
  })

  it('is assigned, and refuses what is not there', async () => {
    const admin = await signUp(house.db, fionn)
    const { id } = await write()
    const colleague = await signUp(house.db, grainne, admin, 'staff')
    await assignMessage(house.db, admin, { id, to: admin, seen: null })
    expect((await listInbox(house.db, { state: 'mine', me: admin.id })).total).toBe(1)
    await expect(assignMessage(house.db, colleague, { id, to: colleague, seen: null })).rejects.toThrow(
      'Fionn Daly is already looking after it. Please choose again.',
    )
    // He hands it back while she chooses: nobody has it now.
    await assignMessage(house.db, admin, { id, to: null, seen: admin.id })
    await assignMessage(house.db, colleague, { id, to: colleague, seen: admin.id })
    await assignMessage(house.db, admin, { id, to: admin, seen: colleague.id })
    await closeMessage(house.db, admin, id, true)
    await closeMessage(house.db, colleague, id, true)
    expect((await openMessage(house.db, admin, id)).message.closedBy).toBe(admin.name)
    await expect(openMessage(house.db, admin, 'nonsense')).rejects.toMatchObject({ status: 404 })
    await expect(closeMessage(house.db, admin, admin.id, true)).rejects.toMatchObject({ status: 404 })
  })
})
