/** The team's inbox: contact messages and guide requests, who handles each, and the replies. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, type Placeholder, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { cachedStatementEach } from '#app/db/cached-statement.server.ts'
import type { Db } from '#app/db/db.ts'
import { type ListPage, readPage, type Span, type SpanPlaces } from '#app/db/list-page.server.ts'
import { isAddress } from '#app/db/mail-address.ts'
import { isId } from '#app/db/new-id.server.ts'
import { type Days, type DaysAsked, onDays } from '#app/db/on-days.ts'
import { estate } from '#app/estate/estate.ts'
import * as fieldLimits from '#app/field-limits.ts'
import { findOwn } from '#app/find-own.ts'
import { markGuideRequestAnswered } from '#app/guide/requests/guide-requests.server.ts'
import type { MailSettings } from '#app/mail/mail-settings.ts'
import { findUndelivered, queueMail, type UndeliveredMail } from '#app/mail/outbox.server.ts'
import { contactReasonLabels } from '#app/messages/contact-reasons.ts'
import { keepWithin, requiredParagraphs } from '#app/requests/reading/typed-fields.ts'
import { invalidInput, ofFirstFault, parsed, Refusal } from '#app/requests/refusal.server.ts'
import { type Author, type By, recordChange } from '#app/staff/audit/audit.server.ts'
import { answerEmail } from './inbox.email.ts'
import { colleagues, type Inbox, inboxMessages, inboxReplies, inboxThreads } from './inbox.tables.ts'
import { type Search, searchOf } from './inbox-search.server.ts'
import { answerKind, findUndeliveredOf, selectWithUndelivered } from './undelivered-replies.server.ts'

export type InboxMessage = {
  id: string
  kind: 'contact' | 'guide'
  name: string
  email: string
  phone: string | null
  room: string | null
  about: string
  message: string
  createdAt: Date
  readAt: Date | null
  assignedTo: string | null
  assignedName: string | null
  closedAt: Date | null
  closedBy: string | null
}
/** `undelivered`: what became of its email, if it has not reached the mail server. */
export type InboxReply = Pick<typeof inboxReplies.$inferSelect, 'id' | 'at' | 'who' | 'text'> & {
  undelivered: UndeliveredMail | undefined
}

export const inboxStates = ['open', 'mine', 'undelivered', 'closed', 'all'] as const
export type InboxFilter = Days & { state: (typeof inboxStates)[number]; words?: string | undefined; me: string }

/** `undelivered`: what became of the email of a reply, if one has not reached the mail server. */
type InboxRow = InboxMessage & Pick<InboxReply, 'undelivered'>

/** Latest first. */
export async function listInbox(db: Db, filter: InboxFilter, page = 1): Promise<ListPage<InboxRow>> {
  const { state, words, me, from, to } = filter
  const matches = words ? await searchOf(db, words) : undefined
  const found = () => findThreads(db, filter, matches)
  const threads = await readPage(db, {
    page,
    rows: (span) => (matches ? selectPage(db, found(), span) : pageWithoutWords(db, { me, from, to, ...span }, state)),
    all: () => db.select({ one: sql`1` }).from(found()),
  })
  const ids = threads.rows.map(({ id }) => id)
  const undelivered = await findUndeliveredOf(db, ids)
  const rows = await listMessages(db, ids)
  return { ...threads, rows: rows.map((row) => ({ ...row, undelivered: undelivered.get(row.id) })) }
}

function selectPage(db: Db, found: ReturnType<typeof findThreads>, { limit, offset }: SpanPlaces) {
  return db.select().from(found).orderBy(desc(found.at), desc(found.id)).limit(limit).offset(offset)
}

const pageWithoutWords = cachedStatementEach<Days & { me: string } & Span, { id: string; at: Date }[], InboxFilter['state']>(
  (db, { me, from, to, ...span }, state) => selectPage(db, findThreads(db, { state, me, from, to }), span).prepare(''),
)

/** How many are still open. */
export function countOpenMessages(db: Db) {
  return db.$count(inboxThreads, isNull(inboxThreads.closedAt))
}

/** From this address, by the website and by the guide. */
export function countMessagesOf(db: Db, email: string) {
  const inbox = inboxMessages(db)
  return db.$count(inbox, isAddress(inbox.email, email))
}

function selectFrom(db: Db, inbox: Inbox) {
  const { id, kind, name, email, phone, room, about, message, createdAt } = inbox
  const { readAt, assignedTo, assignedName, closedAt, closedBy } = inboxThreads
  const colleague = colleagues(db)
  return db
    .select({
      id,
      kind,
      name,
      email,
      phone,
      room,
      about,
      message,
      createdAt,
      readAt,
      assignedTo: colleague.id,
      assignedName: sql<string | null>`case when ${colleague.id} is not null then ${assignedName} end`,
      closedAt,
      closedBy,
    })
    .from(inbox)
    .innerJoin(inboxThreads, eq(inboxThreads.messageId, inbox.id))
    .leftJoin(colleague, eq(colleague.id, assignedTo))
}

/** Latest first. */
async function listMessages(db: Db, ids: readonly string[]): Promise<InboxMessage[]> {
  if (ids.length === 0) return []
  const inbox = inboxMessages(db)
  return selectFrom(db, inbox)
    .where(inArray(inbox.id, [...ids]))
    .orderBy(desc(inboxThreads.receivedAt), desc(inboxThreads.messageId))
}

type AskedThreads = DaysAsked & { state: InboxFilter['state']; me: string | Placeholder }

/** Reads the messages themselves only if there is something to search for. */
function findThreads(db: Db, { state, me, from, to }: AskedThreads, search?: Search) {
  const { messageId, receivedAt, closedAt, assignedTo } = inboxThreads
  const open = isNull(closedAt)
  const inState = {
    open,
    mine: and(open, eq(assignedTo, me)),
    undelivered: inArray(messageId, selectWithUndelivered(db)),
    closed: isNotNull(closedAt),
    all: undefined,
  }[state]
  if (!search) {
    const asked = and(inState, onDays(receivedAt, { from, to }))
    return db.select({ id: messageId, at: receivedAt }).from(inboxThreads).where(asked).as('found')
  }
  const inbox = inboxMessages(db)
  const matching = db.select({ id: inbox.id, at: inbox.createdAt }).from(inbox)
  const matches = and(search(inbox), onDays(inbox.createdAt, { from, to }))
  if (!inState) return matching.where(matches).as('found')
  return matching.innerJoin(inboxThreads, eq(messageId, inbox.id)).where(and(inState, matches)).as('found')
}

/** Opening a message marks it as read. @throws Refusal 404 */
export async function openMessage(db: Db, by: By, id: string): Promise<{ message: InboxMessage; replies: InboxReply[] }> {
  const message = await getMessage(db, id)
  if (!message.readAt) await setThread(db, id, { readAt: new Date(), readBy: by.name })
  const { id: replyId, at, who, text, mailId } = inboxReplies
  const replies = await db
    .select({ id: replyId, at, who, text, mailId })
    .from(inboxReplies)
    .where(eq(inboxReplies.messageId, id))
    .orderBy(asc(at))
  const undelivered = await findUndelivered(
    db,
    replies.map((reply) => reply.mailId),
  )
  return {
    message,
    replies: replies.map(({ mailId, ...reply }) => ({ ...reply, undelivered: undelivered.find((mail) => mail.id === mailId) })),
  }
}

type Assignment = { id: string; to: { id: string; name: string } | null; seen: string | null }

/**
 * `to` null: unassigned. `seen`: the assignee shown on the screen. @throws Refusal 404; 409 `changed_meanwhile` if it has since been
 * assigned to somebody else
 */
export async function assignMessage(db: Db, by: By, { id, to, seen }: Assignment): Promise<void> {
  await db.transaction(async (tx) => {
    const message = await lockMessage(tx, id)
    const { assignedTo, assignedName } = message
    if (assignedTo && assignedTo !== seen && assignedTo !== to?.id)
      throw new Refusal(409, 'changed_meanwhile', `${assignedName} is already looking after it. Please choose again.`)
    await setThread(tx, id, { assignedTo: to?.id ?? null, assignedName: to?.name ?? null })
    const values = { before: { assigned: message.assignedName }, after: { assigned: to?.name ?? null } }
    await recordChange(tx, by, { ...aboutMessage('assigned', message), ...values })
  })
}

/** Null reopens it, as the system itself does. @throws Refusal 404 */
export async function closeMessage(db: Db, by: Author, id: string, closed: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const message = await lockMessage(tx, id)
    // The first person to close it stays on record.
    if ((message.closedAt !== null) === closed) return
    await setThread(tx, id, closed ? { closedAt: new Date(), closedBy: by?.name ?? null } : { closedAt: null, closedBy: null })
    await recordChange(tx, by, aboutMessage(closed ? 'closed' : 'reopened', message))
  })
}

const answerText = requiredParagraphs(fieldLimits.message, {
  missing: 'Please write a reply.',
  tooLong: keepWithin('the answer', fieldLimits.message),
})

function atItsField(error: z.ZodError): Refusal {
  const { message } = ofFirstFault(error)
  return invalidInput(message, { text: message })
}

type Answer = {
  id: string
  /** The number of replies on the screen. */
  seen: number
  /** Whether the message was done, as the screen showed it. */
  seenDone?: boolean
  text: string
  close: boolean
}

/**
 * Queues the email and adds the reply to the thread, both or neither; neither if this very reply, whose answer may have been lost, is there
 * already. @throws Refusal 400; 404; 409
 */
export async function answerMessage(db: Db, settings: MailSettings, by: By, answer: Answer): Promise<void> {
  const text = parsed(answerText, answer.text, atItsField)
  await db.transaction(async (tx) => {
    // A concurrent second reply waits here, and is then refused because of the first.
    const message = await lockMessage(tx, answer.id)
    const unseen = await repliesSince(tx, message.id, answer.seen)
    if (unseen.some((reply) => reply.who === by.name && reply.text === text)) return
    const latest = unseen.at(-1)
    if (latest)
      throw overtaken(
        `${latest.who === by.name ? 'You have' : `${latest.who} has`} already replied. Please read that reply first.`,
      )
    const { closedAt, closedBy, assignedTo } = message
    if (closedAt && !answer.seenDone && closedBy !== by.name)
      throw overtaken(`${closedBy} has marked this as done in the meantime. Send your reply if it is still needed.`)
    // Whoever took it over meanwhile keeps it.
    if (!assignedTo) await setThread(tx, message.id, { assignedTo: by.id, assignedName: by.name })
    const { id: mailId } = await queueMail(tx, {
      kind: answerKind,
      byPerson: true,
      from: settings.mailFrom,
      to: message.email,
      replyTo: estate.contacts.stayEmail,
      headers: { References: `<${message.id}@inbox.${new URL(settings.baseUrl).hostname}>` },
      ...answerEmail({ name: message.name, about: labelOf(message), question: message.message, text, who: by.name }),
    })
    await tx.insert(inboxReplies).values({ messageId: message.id, who: by.name, text, mailId })
    if (message.kind === 'guide') await markGuideRequestAnswered(tx, message.id, by.email)
    if (answer.close && !closedAt) await setThread(tx, message.id, { closedAt: new Date(), closedBy: by.name })
    await recordChange(tx, by, aboutMessage('answered', message))
  })
}

/** Those after the first `seen`, oldest first. */
function repliesSince(tx: Db, messageId: string, seen: number): Promise<Pick<InboxReply, 'who' | 'text'>[]> {
  const { who, text, at } = inboxReplies
  return tx.select({ who, text }).from(inboxReplies).where(eq(inboxReplies.messageId, messageId)).orderBy(asc(at)).offset(seen)
}

function overtaken(message: string): Refusal {
  return new Refusal(409, 'changed_meanwhile', message)
}

export function labelOf({ kind, about }: Pick<InboxMessage, 'kind' | 'about'>): string {
  return kind === 'contact' ? (findOwn(contactReasonLabels, about) ?? about) : about
}

/** @throws Refusal 404 */
export async function getMessage(db: Db, id: string): Promise<InboxMessage> {
  const inbox = inboxMessages(db)
  const [message] = isId(id) ? await selectFrom(db, inbox).where(eq(inbox.id, id)) : []
  if (!message) throw new Refusal(404, 'not_found', 'There is no such message.')
  return message
}

async function setThread(db: Db, messageId: string, set: Partial<typeof inboxThreads.$inferInsert>): Promise<void> {
  await db.update(inboxThreads).set(set).where(eq(inboxThreads.messageId, messageId))
}

/**
 * If two people change a thread at once, the second waits, and then sees the first one's change or that the thread is gone. @throws Refusal
 * 404
 */
async function lockMessage(tx: Db, id: string): Promise<InboxMessage> {
  if (isId(id)) await tx.select({ one: sql`1` }).from(inboxThreads).where(eq(inboxThreads.messageId, id)).for('update')
  return getMessage(tx, id)
}

/** Does not name the sender: the audit log outlives the message. */
export function aboutMessage(action: string, message: InboxMessage) {
  return { action, subject: 'message' as const, subjectId: message.id, title: labelOf(message) }
}
