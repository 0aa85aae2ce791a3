import { createTransport } from 'nodemailer'
import { openMailFolder } from './mail-files.server.ts'
import { type MailTransport, messageOf } from './mail-message.ts'
import type { MailSettings } from './mail-settings.ts'

export function openMailTransport({ smtpUrl, dataDir }: MailSettings): MailTransport {
  return smtpUrl ? openSmtp(smtpUrl) : openMailFolder(`${dataDir}/mail`)
}

function openSmtp(url: string): MailTransport {
  const smtp = createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  })
  return async (mail) => {
    await smtp.sendMail(messageOf(mail))
  }
}

/**
 * `server`: it is out of reach or turns all of us away, whatever the mail; `mail`: it refuses this mail for good; `passing`: not now.
 */
export function troubleOf(error: unknown): 'server' | 'mail' | 'passing' {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number }
  // A wrong password is answered with a 5xx too, but it is our trouble and not the mail's: the mail waits until it is put right.
  if (['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH', 'ENOAUTH'].includes(code)) return 'server'
  return responseCode >= 500 && responseCode < 600 ? 'mail' : 'passing'
}
