import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { eq, isNotNull } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { describeOnEachDatabase, silentLog } from '#test/database.ts'
import { makeFolder } from '#test/folder.ts'
import { mailSettings } from '#test/settings.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { deliverDueMails, pauseMs, startMailDelivery, tries, triesWhenRefused } from './delivery.server.ts'
import { forgetMailFiles, startForgettingMailFiles } from './forget-mail-files.server.ts'
import { mailOutbox } from './mail.tables.ts'
import { openMailTransport } from './mail-transport.server.ts'
import {
  bringBackMails,
  claimDueMail,
  countFailedMails,
  forgetSentMails,
  listFailedMails,
  type Mail,
  queueMail,
  resendMail,
  settleMail,
} from './outbox.server.ts'

const log = silentLog
const mail: Mail = {
  kind: 'test',
  from: 'Kilmara <stay@kilmara.example>',
  to: 'aoife@guests.example',
  replyTo: 'team@kilmara.example',
  subject: 'Stars — tonight',
  text: 'Clear until two.',
  html: '<p>Clear until two.</p>',
}
const inMinutes = (minutes: number) => () => new Date(Date.now() + minutes * 60_000)

describeOnEachDatabase('mail delivery', (house) => {
  it('starts when the transaction that queued a mail has committed', async () => {
    await using smtp = await startSmtpServer()
    const delivery = await startMailDelivery({ database: house, settings: { ...mailSettings, smtpUrl: smtp.url }, log })
    const { id } = await house.db.transaction((tx) => queueMail(tx, mail))
    await smtp.arrived(1)
    await delivery.drain()

    const [arrived] = smtp.received
    expect(arrived?.to).toEqual([mail.to])
    expect(arrived?.header('Message-ID')).toBe(`<${id}@kilmara.example>`)
    expect(arrived?.header('Reply-To')).toBe(mail.replyTo)
    expect(arrived?.header('Auto-Submitted')).toBe('auto-generated')
  })

  it('does not call automatic what a person has written', async () => {
    await queueMail(house.db, { ...mail, byPerson: true, headers: { References: '<a@b.example>' } })
    const queued = await claimDueMail(house.db, inMinutes(1)(), inMinutes(6)())
    expect(queued?.headers).toEqual({ References: '<a@b.example>' })
  })

  it('never sees a mail whose transaction was rolled back', async () => {
    const attempt = house.db.transaction(async (tx) => {
      await queueMail(tx, mail)
      throw new Error('the record could not be stored')
    })
    await expect(attempt).rejects.toThrow('the record could not be stored')
    expect(await claimDueMail(house.db, inMinutes(1)(), inMinutes(6)())).toBeUndefined()
  })

  it('waits for a mail server that is down, and delivers once when it is back', async () => {
    const { port } = await startAndStop()
    const transport = openMailTransport({ ...mailSettings, smtpUrl: `smtp://127.0.0.1:${port}` })
    await queueMail(house.db, mail)
    await queueMail(house.db, mail)
    await deliverDueMails({ db: house.db, transport, log })
    expect(await listFailedMails(house.db)).toEqual([])
    // The second is not tried on a server that the first found down.
    expect((await house.db.select().from(mailOutbox)).map(({ attempts }) => attempts).sort()).toEqual([0, 1])

    await using smtp = await startSmtpServer({ port })
    await deliverDueMails({ db: house.db, transport, log, now: inMinutes(2) })
    await deliverDueMails({ db: house.db, transport, log, now: inMinutes(200) })
    expect(smtp.received).toHaveLength(2)
  })

  it('does not wait for the time of a clock that was years or hours ahead, and keeps the pauses of one that is right', async () => {
    const { id } = await queueMail(house.db, mail)
    await claimDueMail(house.db, new Date(), inMinutes(10 * 365 * 24 * 60)())
    const { id: hoursAhead } = await queueMail(house.db, mail)
    await claimDueMail(house.db, new Date(), inMinutes(4 * 60)())
    await queueMail(house.db, mail)
    await claimDueMail(house.db, new Date(), inMinutes(75)())
    expect(await claimDueMail(house.db, new Date(), inMinutes(6)())).toBeUndefined()
    await bringBackMails(house.db)
    const back = [0, 0].map(() => claimDueMail(house.db, inMinutes(0)(), inMinutes(6)()))
    expect((await Promise.all(back)).map((mail) => mail?.id).sort()).toEqual([id, hoursAhead].sort())
    expect(await claimDueMail(house.db, inMinutes(0)(), inMinutes(6)())).toBeUndefined()
  })

  it('gives a refused mail up after a few tries, shows it, and sends it when told to', async () => {
    const refusing = await startSmtpServer({ refuse: [mail.to] })
    const transport = openMailTransport({ ...mailSettings, smtpUrl: refusing.url })
    const { id } = await queueMail(house.db, mail)
    for (let minutes = 0; minutes < triesWhenRefused; minutes++) {
      expect(await listFailedMails(house.db)).toEqual([])
      await deliverDueMails({ db: house.db, transport, log, now: inMinutes(2 * minutes) })
    }
    const failed = await listFailedMails(house.db)
    expect(failed).toMatchObject([{ id, lastError: expect.stringContaining('550') }])
    expect(await house.db.select().from(mailOutbox)).toMatchObject([{ attempts: triesWhenRefused }])
    // With all its tries again.
    await resendMail(house.db, id)
    for (let minutes = 0; minutes < triesWhenRefused; minutes++) {
      expect(await listFailedMails(house.db)).toEqual([])
      await deliverDueMails({ db: house.db, transport, log, now: inMinutes(2 * minutes) })
    }
    expect(await listFailedMails(house.db)).toMatchObject([{ id }])

    await refusing[Symbol.asyncDispose]()
    await using smtp = await startSmtpServer({ port: refusing.port })
    expect(await resendMail(house.db, id)).toBe(true)
    expect(await resendMail(house.db, id)).toBe(false)
    await deliverDueMails({ db: house.db, transport, log })
    expect(smtp.received).toHaveLength(1)
    expect(await listFailedMails(house.db)).toEqual([])
  })

  it.each(['greeting', 'sender'] as const)(
    'keeps every mail while the server turns all of us away, at the %s',
    async (closed) => {
      const refusing = await startSmtpServer({ closed })
      const transport = openMailTransport({ ...mailSettings, smtpUrl: refusing.url })
      await queueMail(house.db, mail)
      await queueMail(house.db, mail)
      for (let round = 0; round < 2 * triesWhenRefused; round++)
        await deliverDueMails({ db: house.db, transport, log, now: inMinutes(80 * round) })
      expect(await listFailedMails(house.db)).toEqual([])

      await refusing[Symbol.asyncDispose]()
      await using smtp = await startSmtpServer({ port: refusing.port })
      await deliverDueMails({ db: house.db, transport, log, now: inMinutes(80 * 2 * triesWhenRefused) })
      expect(smtp.received).toHaveLength(2)
    },
  )

  it('gives up in the end on a server that never comes back', async () => {
    const { id } = await queueMail(house.db, mail)
    const unreachable = async () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' })
    }
    for (let hours = 0; hours < tries; hours++) {
      await deliverDueMails({ db: house.db, transport: unreachable, log, now: inMinutes(80 * hours) })
    }
    expect(await listFailedMails(house.db)).toMatchObject([{ id }])
    expect(await house.db.select().from(mailOutbox)).toMatchObject([{ attempts: tries }])
  })

  it('counts all that were given up, and lists the latest without their text', async () => {
    for (let count = 0; count < 51; count++) await queueMail(house.db, mail)
    const { id } = await queueMail(house.db, mail)
    await house.db.update(mailOutbox).set({ failedAt: inMinutes(-1)(), lastError: '550' })
    await house.db.update(mailOutbox).set({ failedAt: new Date() }).where(eq(mailOutbox.id, id))
    const [latest, ...others] = await listFailedMails(house.db)
    expect([others.length, await countFailedMails(house.db)]).toEqual([49, 52])
    expect(latest).toEqual({ id, to: mail.to, subject: mail.subject, failedAt: expect.any(Date), lastError: '550' })
  })

  it('sends each mail once when several instances work at once', async () => {
    for (let count = 0; count < 12; count++) await queueMail(house.db, mail)
    await using smtp = await startSmtpServer()
    const transport = openMailTransport({ ...mailSettings, smtpUrl: smtp.url })
    await Promise.all([1, 2, 3].map(() => deliverDueMails({ db: house.db, transport, log })))
    const ids = smtp.received.map((arrived) => arrived.header('Message-ID'))
    expect(ids).toHaveLength(12)
    expect(new Set(ids).size).toBe(12)
  })

  it('sends all mails of a round on one connection, and the next round’s on another', async () => {
    await using smtp = await startSmtpServer({ refuse: ['nobody@example.com'] })
    const transport = openMailTransport({ ...mailSettings, smtpUrl: smtp.url })
    for (const to of [mail.to, 'nobody@example.com', mail.to]) await queueMail(house.db, { ...mail, to })
    await deliverDueMails({ db: house.db, transport, log })
    expect([smtp.received.length, smtp.connections()]).toEqual([2, 1])
    await deliverDueMails({ db: house.db, transport, log })
    await queueMail(house.db, mail)
    await deliverDueMails({ db: house.db, transport, log })
    expect([smtp.received.length, smtp.connections()]).toEqual([3, 2])
  })

  it('sends first what is longest overdue, and leaves no mail to others while the longest try goes on', async () => {
    const [young, old] = [await queueMail(house.db, mail), await queueMail(house.db, mail)]
    await house.db
      .update(mailOutbox)
      .set({ nextAttemptAt: inMinutes(-9)() })
      .where(eq(mailOutbox.id, old.id))
    const sent: string[] = []
    const leftToOthers: unknown[] = []
    const transport = async ({ id }: { id: string }) => {
      sent.push(id)
      if (id === young.id) leftToOthers.push(await claimDueMail(house.db, inMinutes(2.5)(), inMinutes(9)()))
    }
    await deliverDueMails({ db: house.db, transport, log })
    expect([sent, leftToOthers]).toEqual([[old.id, young.id], [undefined]])
  })

  it('frees a mail when the instance that took it died, and ignores that one’s late result', async () => {
    await queueMail(house.db, mail)
    const taken = await claimDueMail(house.db, new Date(), inMinutes(5)())
    if (!taken) throw new Error('no mail')
    expect(await claimDueMail(house.db, inMinutes(4)(), inMinutes(9)())).toBeUndefined()
    const again = await claimDueMail(house.db, inMinutes(6)(), inMinutes(11)())
    expect(again?.id).toBe(taken.id)
    await settleMail(house.db, taken, { failedAt: new Date(), lastError: 'late' })
    expect(await listFailedMails(house.db)).toEqual([])
  })

  it('sends none twice because the database was away when the server had accepted it', async () => {
    await queueMail(house.db, mail)
    await queueMail(house.db, mail)
    const sent: string[] = []
    const away = vi.spyOn(house.db, 'update')
    const transport = async ({ id }: { id: string }) => {
      sent.push(id)
      if (sent.length > 1) return
      away.mockImplementation(() => {
        throw new Error('no connection')
      })
    }
    const delivering = { db: house.db, transport, log, unrecorded: [] }
    for (const minutes of [0, 10])
      await expect(deliverDueMails({ ...delivering, now: inMinutes(minutes) })).rejects.toThrow('no connection')
    away.mockRestore()
    for (const minutes of [20, 30]) await deliverDueMails({ ...delivering, now: inMinutes(minutes) })
    expect(sent).toHaveLength(2)
    expect(new Set(sent).size).toBe(2)
    expect(await house.db.$count(mailOutbox, isNotNull(mailOutbox.sentAt))).toBe(2)
  })

  it('without a mail server writes one file for each mail, and forgets sent mails in the end', async () => {
    await using folder = await makeFolder()
    const transport = openMailTransport({ ...mailSettings, dataDir: folder.path })
    const { id } = await queueMail(house.db, mail)
    await deliverDueMails({ db: house.db, transport, log })
    expect(await readdir(`${folder.path}/mail`)).toEqual([`${id}.eml`])
    expect((await stat(`${folder.path}/mail/${id}.eml`)).mode & 0o777).toBe(0o600)
    const text = await readFile(`${folder.path}/mail/${id}.eml`, 'utf8')
    expect(text).toMatch(new RegExp(`^Message-ID: <${id}@kilmara.example>\r$`, 'm'))
    expect(text).toContain('Clear until two.')

    await forgetSentMails(house.db, inMinutes(89 * 24 * 60)())
    expect(await house.db.$count(mailOutbox)).toBe(1)
    await forgetSentMails(house.db, inMinutes(91 * 24 * 60)())
    expect(await house.db.$count(mailOutbox)).toBe(0)
  })

  it('deletes the file of every deleted mail', async () => {
    await using folder = await makeFolder()
    await forgetMailFiles(house.db, folder.path)
    const transport = openMailTransport({ ...mailSettings, dataDir: folder.path })
    const [old, young] = [await queueMail(house.db, mail), await queueMail(house.db, mail)]
    await deliverDueMails({ db: house.db, transport, log })
    await writeFile(`${folder.path}/mail/${old.id}.eml.part`, 'half of it')
    await writeFile(`${folder.path}/mail/notes.txt`, 'the house’s own')
    await forgetMailFiles(house.db, folder.path)
    expect(await readdir(`${folder.path}/mail`)).toHaveLength(4)
    await house.db.delete(mailOutbox).where(eq(mailOutbox.id, old.id))
    await forgetMailFiles(house.db, folder.path)
    expect(await readdir(`${folder.path}/mail`)).toEqual([`${young.id}.eml`, 'notes.txt'])
  })
})

describeOnEachDatabase('the files of mails in several instances', (house) => {
  it('are forgotten in the folder of each, also when a colleague erases at another', async () => {
    await using one = await makeFolder()
    await using other = await makeFolder()
    for (const { path } of [one, other]) {
      await queueMail(house.db, mail)
      await deliverDueMails({ db: house.db, transport: openMailTransport({ ...mailSettings, dataDir: path }), log })
      expect(await readdir(`${path}/mail`)).toHaveLength(1)
    }
    await house.db.delete(mailOutbox)
    const instances = [one, other].map(({ path }) => startForgettingMailFiles({ db: house.db, dataDir: path, log }))
    for (const { path } of [one, other]) await expect.poll(() => readdir(`${path}/mail`)).toEqual([])
    await Promise.all(instances.map((instance) => instance.stop()))
  })
})

it('waits longer with each try, up to an hour', () => {
  const pauses = [1, 2, 3, 8, 50].map((attempts) => pauseMs(attempts, 0.5) / 1000)
  expect(pauses).toEqual([30, 60, 120, 3600, 3600])
  expect(pauseMs(1, 0)).toBe(22_500)
})

/** A port on which nobody listens any more. */
async function startAndStop() {
  await using smtp = await startSmtpServer()
  return { port: smtp.port }
}
