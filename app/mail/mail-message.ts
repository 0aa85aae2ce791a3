import type { OutboxMail } from './outbox.server.ts'

export type MailTransport = {
  /** Delivers one mail. @throws when it was not accepted. */
  (mail: OutboxMail): Promise<void>
  /** Called when there are no more emails for now: closes what was kept open between them. */
  rest?(): void
}

/**
 * The message as nodemailer composes it, for SMTP and for files; equivalent at every try.
 * @param from the sender as configured now: a mail that was refused because of its sender must not keep it once it is corrected
 */
export function messageOf({ to, replyTo, subject, text, html, headers, messageId, queuedAt }: OutboxMail, from: string) {
  return { from, to, subject, text, html, headers, messageId, date: queuedAt, ...(replyTo ? { replyTo } : {}) }
}
