import { count } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'

/** How many mails of each kind the house has written. */
export async function countMails(db: Db): Promise<Record<string, number>> {
  const rows = await db.select({ kind: mailOutbox.kind, mails: count() }).from(mailOutbox).groupBy(mailOutbox.kind)
  return Object.fromEntries(rows.map(({ kind, mails }) => [kind, mails]))
}
