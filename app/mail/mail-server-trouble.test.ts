/** Mail servers that break off or fall silent in the middle of a conversation. */
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { describeOnEachDatabase, silentLog } from '#test/database.ts'
import { portOf } from '#test/port-of.ts'
import { mailSettings } from '#test/settings.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { deliverDueMails } from './delivery.server.ts'
import { mailOutbox } from './mail.tables.ts'
import { openMailTransport } from './mail-transport.server.ts'
import { listFailedMails, queueMail } from './outbox.server.ts'

const mail = {
  kind: 'test',
  from: 'Kilmara <stay@kilmara.example>',
  to: 'aoife@guests.example',
  subject: 'Stars',
  text: 'Clear until two.\n'.repeat(2_000),
  html: '<p>Clear until two.</p>',
}
const inMinutes = (minutes: number) => () => new Date(Date.now() + minutes * 60_000)

type Point = 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'text' | 'end'

/** Talks SMTP until `at`, then breaks the connection; or `stalls`: begins an answer, and goes on beginning it. */
async function startBreaking(at: Point, stalls = false) {
  const heard: string[] = []
  const talk = (socket: Socket) => {
    let inText = false
    socket.on('error', () => {})
    socket.setEncoding('latin1').on('data', (said: string) => {
      const ends = said.endsWith('\r\n.\r\n')
      const word = inText ? (ends ? 'end' : 'text') : said.slice(0, 4)
      heard.push(word)
      if (word === at || (at === 'text' && inText)) return stalls ? stall(socket) : socket.destroy()
      if (inText && !ends) return
      inText = word === 'DATA'
      socket.write(inText ? '354 go on\r\n' : '250 well\r\n')
    })
    socket.write('220 here\r\n')
  }
  const server = createServer(talk).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  return { port, heard, close: () => new Promise((closed) => server.close(closed)) }
}

function stall(socket: Socket) {
  const timer = setInterval(() => socket.write('250-one moment\r\n'), 10)
  socket.on('close', () => clearInterval(timer))
}

describeOnEachDatabase('a mail server that breaks off', (house) => {
  let breaking: Awaited<ReturnType<typeof startBreaking>>
  afterEach(() => breaking.close())

  it.each(['EHLO', 'MAIL', 'end'] as const)('or never comes to an end with its answer to %s, is left', async (at) => {
    breaking = await startBreaking(at, true)
    const transport = openMailTransport({ ...mailSettings, smtpUrl: `smtp://127.0.0.1:${breaking.port}` }, 500)
    await queueMail(house.db, mail)
    await queueMail(house.db, mail)
    await deliverDueMails({ db: house.db, transport, log: silentLog })
    expect((await house.db.select().from(mailOutbox)).map(({ attempts }) => attempts).sort()).toEqual([0, 1])
    expect(await listFailedMails(house.db)).toEqual([])
  })

  it.each(['EHLO', 'MAIL', 'RCPT', 'DATA', 'text', 'end'] as const)('at %s costs no mail, and sends none twice', async (at) => {
    breaking = await startBreaking(at)
    const transport = openMailTransport({ ...mailSettings, smtpUrl: `smtp://127.0.0.1:${breaking.port}` })
    const { id } = await queueMail(house.db, mail)
    await queueMail(house.db, mail)
    await deliverDueMails({ db: house.db, transport, log: silentLog })
    expect(breaking.heard.at(-1)).toBe(at)
    // The others wait for the next round: the server is to blame.
    expect((await house.db.select().from(mailOutbox)).map(({ attempts }) => attempts).sort()).toEqual([0, 1])
    expect(await listFailedMails(house.db)).toEqual([])

    await breaking.close()
    await using smtp = await startSmtpServer({ port: breaking.port })
    for (const minutes of [2, 200]) await deliverDueMails({ db: house.db, transport, log: silentLog, now: inMinutes(minutes) })
    expect(smtp.received).toHaveLength(2)
    expect(smtp.received.map(({ header }) => header('Message-ID'))).toContain(`<${id}@kilmara.example>`)
  })
})

describeOnEachDatabase('a mail server that does not accept the sender', (house) => {
  it('gets what waits with the sender that has been corrected', async () => {
    await using refusing = await startSmtpServer({ closed: 'sender' })
    await queueMail(house.db, mail)
    await deliverDueMails({
      db: house.db,
      transport: openMailTransport({ ...mailSettings, smtpUrl: refusing.url }),
      log: silentLog,
    })

    await using smtp = await startSmtpServer()
    const corrected = { ...mailSettings, mailFrom: 'Kilmara <post@kilmara-estate.example>', smtpUrl: smtp.url }
    await deliverDueMails({ db: house.db, transport: openMailTransport(corrected), log: silentLog, now: inMinutes(2) })
    expect(smtp.received.map(({ header }) => header('From'))).toEqual([corrected.mailFrom])
  })
})
