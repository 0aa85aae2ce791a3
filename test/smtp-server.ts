import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { portOf } from './port-of.ts'

export type ReceivedMail = {
  to: string[]
  /** A header's value, unfolded. */
  header(name: string): string | undefined
  raw: string
}

/**
 * A real mail server on loopback. It answers the addresses in `refuse` with 550; `closed` is the stage at which it rejects everybody.
 * Closes at the end of the `await using` block.
 */
export async function startSmtpServer({ port = 0, refuse = [] as string[], closed = '' as '' | 'greeting' | 'sender' } = {}) {
  const received: ReceivedMail[] = []
  let connections = 0
  let onMail = () => {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      connections += 1
      done(closed === 'greeting' ? Object.assign(new Error('not you'), { responseCode: 554 }) : null)
    },
    onMailFrom(_address, _session, done) {
      done(closed === 'sender' ? Object.assign(new Error('authentication required'), { responseCode: 530 }) : null)
    },
    onRcptTo({ address }, _session, done) {
      done(refuse.includes(address) ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null)
    },
    async onData(stream, { envelope }, done) {
      const parts: Buffer[] | undefined = await stream.toArray().catch(() => undefined)
      // The sender disconnected before the mail was complete.
      if (!parts) return
      const raw = Buffer.concat(parts).toString()
      const head = raw.split('\r\n\r\n', 1)[0]?.replace(/\r\n[ \t]+/g, ' ') ?? ''
      const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]
      received.push({ to: envelope.rcptTo.map(({ address }) => address), header, raw })
      done()
      onMail()
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  // The client disconnected mid-command, which is its own problem.
  server.on('error', () => {})
  const listensOn = portOf(server.server)
  return {
    received,
    /** How many have arrived so far. */
    connections: () => connections,
    port: listensOn,
    url: `smtp://127.0.0.1:${listensOn}`,
    /** Resolves after `count` mails. */
    arrived: (count: number) =>
      new Promise<void>((resolve) => {
        onMail = () => void (received.length >= count && resolve())
        onMail()
      }),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
