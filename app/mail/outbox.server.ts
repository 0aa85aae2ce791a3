/** The mail outbox: queueing, claiming and settling mails. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  min,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { isAddress } from '#app/db/mail-address.ts'
import { newId } from '#app/db/new-id.server.ts'
import { escapeLike } from '#app/db/search-text.ts'
import { retention } from '#app/estate/policies.ts'
import { daysBefore } from '#app/estate/time/periods.ts'
import { mailOutbox } from './mail.tables.ts'

/** An email to be queued. */
export type Mail = {
  /** The kind of email, for staff and logs: `contact_notice`. */
  kind: string
  from: string
  /** One bare address. */
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Its link opens an account: once sent, the outbox no longer has it, nor do backups. */
  holdsKey?: boolean
  /** Somebody wrote it. All others say that they are automatic, so that no holiday notice answers them (RFC 3834). */
  byPerson?: true
  headers?: Record<string, string>
}

export type OutboxMail = typeof mailOutbox.$inferSelect

/** The database's notice that a mail waits; sent by the transaction that queued it. */
export const mailChannel = 'mail_outbox'

/** Call it in the transaction of the record that the mail is about, so that both exist or neither. */
export async function queueMail(tx: Db, { byPerson, ...mail }: Mail): Promise<{ id: string }> {
  const id = newId()
  const queuedAt = new Date()
  const messageId = `<${id}@${domainOf(mail.from)}>`
  const headers = { ...(byPerson ? {} : { 'Auto-Submitted': 'auto-generated' }), ...mail.headers }
  await tx.insert(mailOutbox).values({ ...mail, headers, id, messageId, queuedAt, nextAttemptAt: databaseNow })
  await tx.execute(sql`select pg_notify(${mailChannel}, '')`)
  return { id }
}

/** By the database's clock: takes the mail that is longest overdue and reserves it for this instance until `leasedUntil`. */
export async function claimDueMail(db: Db, now: Date, leasedUntil: Date): Promise<OutboxMail | undefined> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(waiting(), lte(mailOutbox.nextAttemptAt, now)))
    // In index order. A second column would make the database sort all due mails to find one.
    .orderBy(mailOutbox.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(mailOutbox)
    .set({ nextAttemptAt: leasedUntil, attempts: sql`${mailOutbox.attempts} + 1` })
    .where(eq(mailOutbox.id, due))
    .returning()
  return claimed
}

type Outcome =
  | { sentAt: Date; lastError: null }
  | { failedAt: Date; lastError: string }
  | { nextAttemptAt: Date; lastError: string }

/**
 * Records the outcome, unless the lease has expired and another try has begun: then that one's outcome counts.
 * @returns whether it was recorded
 */
export async function settleMail(db: Db, mail: OutboxMail, outcome: Outcome): Promise<boolean> {
  const emptied = mail.holdsKey && 'sentAt' in outcome ? { text: '', html: '' } : {}
  const settled = await db
    .update(mailOutbox)
    .set({ ...outcome, ...emptied })
    .where(and(eq(mailOutbox.id, mail.id), eq(mailOutbox.attempts, mail.attempts)))
    .returning({ id: mailOutbox.id })
  return settled.length > 0
}

export type FailedMail = Pick<OutboxMail, 'id' | 'to' | 'subject' | 'failedAt' | 'lastError'>

/** Mails given up, latest first, at most fifty; `countFailedMails` has the total. */
export function listFailedMails(db: Db): Promise<FailedMail[]> {
  const { id, to, subject, failedAt, lastError } = mailOutbox
  return db
    .select({ id, to, subject, failedAt, lastError })
    .from(mailOutbox)
    .where(isNotNull(failedAt))
    .orderBy(desc(failedAt))
    .limit(50)
}

/** Gives a failed email all its tries again. @returns false if there is no failed mail with that id. */
export async function resendMail(db: Db, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const queued = await tx
      .update(mailOutbox)
      .set({ failedAt: null, lastError: null, attempts: 0, nextAttemptAt: databaseNow })
      .where(and(eq(mailOutbox.id, id), isNotNull(mailOutbox.failedAt)))
      .returning({ id: mailOutbox.id })
    if (queued.length > 0) await tx.execute(sql`select pg_notify(${mailChannel}, '')`)
    return queued.length > 0
  })
}

/** How many emails are still to be sent, and how many were given up. */
export async function countMails(db: Db): Promise<{ waiting: number; failed: number }> {
  return { waiting: await db.$count(mailOutbox, waiting()), failed: await countFailedMails(db) }
}

/** How many emails have been given up. */
export function countFailedMails(db: Db) {
  return db.$count(mailOutbox, isNotNull(mailOutbox.failedAt))
}

/** `reason`: the error of one of them. */
export type LateMails = { count: number; since: Date; reason: string | null }

/** Emails still waiting after greylisting would have ended: most likely the mail server refuses us. Undefined if there are none. */
export async function findLateMails(db: Db): Promise<LateMails | undefined> {
  const { queuedAt, lastError } = mailOutbox
  const [found] = await db
    .select({ count: count(), since: min(queuedAt), reason: max(lastError) })
    .from(mailOutbox)
    .where(late())
  return found?.since ? { ...found, since: found.since } : undefined
}

/** How many emails were given up or are late. */
export function countUnsentMails(db: Db) {
  return db.$count(mailOutbox, or(isNotNull(mailOutbox.failedAt), late()))
}

export type UndeliveredMail = Pick<OutboxMail, 'id' | 'queuedAt' | 'failedAt' | 'lastError'>

/** Those of these mails that were given up, are late, or were postponed by the mail server. */
export function findUndelivered(db: Db, ids: readonly string[]): Promise<UndeliveredMail[]> {
  if (ids.length === 0) return Promise.resolve([])
  const { id, queuedAt, failedAt, lastError } = mailOutbox
  return db
    .select({ id, queuedAt, failedAt, lastError })
    .from(mailOutbox)
    .where(and(inArray(id, [...ids]), undelivered()))
}

/** The ids of all such mails of one kind, to select from. */
export function selectUndelivered(db: Db, kind: string) {
  return db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.kind, kind), undelivered()))
}

function undelivered(): SQL | undefined {
  const { failedAt, lastError } = mailOutbox
  return or(isNotNull(failedAt), and(waiting(), isNotNull(lastError)), late())
}

function late(): SQL | undefined {
  return and(waiting(), lt(mailOutbox.queuedAt, sql`now() - interval '30 minutes'`))
}

/** Frees mails scheduled by a clock that was wrongly ahead: no pause between tries is that long. */
export async function bringBackMails(db: Db): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ nextAttemptAt: databaseNow })
    .where(and(waiting(), gt(mailOutbox.nextAttemptAt, sql`now() + interval '3 hours'`)))
}

/** Mails contain what people wrote to us: sent and given-up ones are kept only to answer "did you write to me?". */
export async function forgetSentMails(db: Db, now = new Date()): Promise<void> {
  const before = daysBefore(now, retention.deliveredMailsDays)
  await db.delete(mailOutbox).where(or(lt(mailOutbox.sentAt, before), lt(mailOutbox.failedAt, before)))
}

/** Every mail to this person, oldest first. */
export function findMailsTo(db: Db, email: string): Promise<OutboxMail[]> {
  return db.select().from(mailOutbox).where(isAddress(mailOutbox.to, email)).orderBy(asc(mailOutbox.id))
}

export function countMailsTo(db: Db, email: string) {
  return db.$count(mailOutbox, isAddress(mailOutbox.to, email))
}

/**
 * Deletes every mail to this person, and those to the team about what they wrote.
 * @param kept kinds to keep, by name prefix
 * @returns how many were deleted
 */
export async function eraseMailsOf(tx: Db, email: string, kept?: string): Promise<number> {
  const gone = and(concerns(email), kept === undefined ? undefined : not(like(mailOutbox.kind, `${escapeLike(kept)}%`)))
  return (await tx.delete(mailOutbox).where(gone).returning({ id: mailOutbox.id })).length
}

/** Deletes emails of one kind to this person that have not been sent, whether they wait or were given up. */
export async function withdrawMails(tx: Db, kind: string, to: string): Promise<void> {
  await tx.delete(mailOutbox).where(and(eq(mailOutbox.kind, kind), isAddress(mailOutbox.to, to), isNull(mailOutbox.sentAt)))
}

function concerns(email: string): SQL | undefined {
  return or(isAddress(mailOutbox.to, email), isAddress(mailOutbox.replyTo, email))
}

function waiting() {
  return and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt))
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
}

/** As precise as a `Date`, with which it is compared. */
const databaseNow = sql`date_trunc('milliseconds', now())`
