import { createTransport } from 'nodemailer'
import { openMailFolder } from './mail-files.server.ts'
import { type MailTransport, messageOf } from './mail-message.ts'
import { type MailSettings, mailFolderIn } from './mail-settings.ts'
import type { OutboxMail } from './outbox.server.ts'

/**
 * Milliseconds for one email, connecting included. A server may begin its answer again and again, so an idle timeout alone would not stop
 * it.
 */
const tryMs = 2 * 60_000

export function openMailTransport(
  { smtpUrl, dataDir, mailFrom }: Pick<MailSettings, 'smtpUrl' | 'dataDir' | 'mailFrom'>,
  eachMs = tryMs,
): MailTransport {
  return smtpUrl ? openSmtp(smtpUrl, mailFrom, eachMs) : openMailFolder(mailFolderIn(dataDir), mailFrom)
}

/** One connection for all emails that leave together, closed in between. */
function openSmtp(url: string, mailFrom: string, eachMs: number): MailTransport {
  // Only the outbox decides on retries: no requeues here.
  const together = { pool: true, maxConnections: 1, maxMessages: Number.POSITIVE_INFINITY, maxRequeues: 0 } as const
  const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }
  const open = () => createTransport({ url, ...together, ...patience, disableFileAccess: true, disableUrlAccess: true })
  let smtp: ReturnType<typeof open> | undefined
  let sending = 0
  const send = async (mail: OutboxMail) => {
    smtp ??= open()
    sending += 1
    try {
      await smtp.sendMail({ ...messageOf(mail, mailFrom), signal: AbortSignal.timeout(eachMs) })
    } finally {
      sending -= 1
    }
  }
  const rest = () => {
    if (sending > 0) return
    smtp?.close()
    smtp = undefined
  }
  return Object.assign(send, { rest })
}

/** `server`: unreachable, or refuses us whatever the email; `mail`: refuses this email for good; `passing`: not now. */
export function troubleOf(error: unknown): 'server' | 'mail' | 'passing' {
  const { code = '', command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number }
  if (outOfReach.includes(code)) return 'server'
  const refused = responseCode >= 500 && responseCode < 600
  // Our greeting, password and sender are refused with a 5xx too, but that is our problem: mails wait until it is fixed.
  if (code === 'EPROTOCOL' || (refused && command === 'MAIL FROM')) return 'server'
  return refused ? 'mail' : 'passing'
}

const outOfReach = ['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EABORT']
