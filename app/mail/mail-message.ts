import type { OutboxMail } from './outbox.server.ts'

export type MailTransport = {
  /** Hands one mail on. @throws when it was not accepted. */
  (mail: OutboxMail): Promise<void>
  /** No more mails for now: lets go of what was held open between two. */
  rest?(): void
}

/** The message as nodemailer composes it, for SMTP and for files: the same bytes' meaning at every try. */
export function messageOf({ from, to, replyTo, subject, text, html, headers, messageId, queuedAt }: OutboxMail) {
  return { from, to, subject, text, html, headers, messageId, date: queuedAt, ...(replyTo ? { replyTo } : {}) }
}
