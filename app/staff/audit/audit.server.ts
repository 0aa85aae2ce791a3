/**
 * The audit log: who changed what, signed in, or took personal data away. Written in the transaction of the change (`recordChange`), except
 * for sign-ins, which the vendor has then let in (`recordDone`).
 */
import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { cachedStatement, cachedStatementEach } from '#app/db/cached-statement.server.ts'
import type { Db } from '#app/db/db.ts'
import { type ListPage, readPage, type Span, type SpanPlaces } from '#app/db/list-page.server.ts'
import { type Days, onDays } from '#app/db/on-days.ts'
import { hasWords } from '#app/db/search-text.ts'
import { retention } from '#app/estate/policies.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import { auditLog } from '#app/staff/staff.tables.ts'

const { search, ...shown } = getTableColumns(auditLog)
export type AuditEntry = Omit<typeof auditLog.$inferSelect, 'search'>

export type AuditSubject =
  | 'product'
  | 'knowledge'
  | 'message'
  | 'order'
  | 'legal'
  | 'guide'
  | 'staff'
  | 'sign-in'
  | 'mail'
  | 'newsletter'
  | 'privacy'
  | 'backup'

/** Null: the system itself. */
export type Author = { id: string; name: string; email: string } | null

/** The author of what only a person can do. */
export type By = Exclude<Author, null>

/** What was changed: a line of the audit log without its author. */
export type Change = {
  /** `created`, `updated`, `deleted` … */
  action: string
  subject: AuditSubject
  subjectId?: string | undefined
  title: string
  /** Only the fields that changed. Never a secret: record that it changed, not its value. */
  before?: Record<string, unknown> | undefined
  after?: Record<string, unknown> | undefined
}

/** Writes a line of the audit log. Call it in the transaction of the change, so that both are stored or neither is. */
export async function recordChange(tx: Db, author: Author, change: Change): Promise<void> {
  await recordChanges(tx, author, [change])
}

/** The same for some hundred at once, in one statement. */
export async function recordChanges(tx: Db, author: Author, changes: readonly Change[]): Promise<void> {
  const who = author ? whoOf(author) : 'The system'
  await tx.insert(auditLog).values(changes.map((change) => ({ staffId: author?.id ?? null, who, ...change })))
}

const whoOf = ({ name, email }: By) => `${name} <${email}>`

/** The name alone of a line's author: a colleague's, or `The system`. */
export const authorName = (who: string) => who.replace(/ <.*/, '')

/**
 * Records what the vendor has already done: if the line cannot be written, nothing is rolled back, neither a just renewed session's
 * cookie nor the surrounding transaction. Logs that the line is missing.
 */
export async function recordDone({ db, log }: { db: Db; log: Logger }, author: Author, change: Change): Promise<void> {
  const { action, subject, subjectId } = change
  await db
    .transaction((tx) => recordChange(tx, author, change))
    .catch((err) => log.error({ err, action, subject, subjectId }, 'a line is missing in the audit log'))
}

/** A list of people that somebody takes away, by its page's name. Call it before the list is sent. */
export async function recordExport(db: Db, by: By, title: 'Orders' | 'Newsletter' | 'Changes'): Promise<void> {
  await recordChange(db, by, { action: 'exported', subject: 'privacy', title })
}

/** The fields in which two rows differ, before and after. */
export function differences<T extends Record<string, unknown>>(
  before: T,
  after: T,
  fields: readonly (keyof T & string)[],
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  const pick = (row: T) => Object.fromEntries(changed.map((field) => [field, row[field] ?? null]))
  return { before: pick(before), after: pick(after) }
}

export type AuditFilter = Days & { words?: string | undefined; subject?: string | undefined; subjectId?: string | undefined }

/** Latest first. */
export function listChanges(db: Db, filter: AuditFilter, page = 1): Promise<ListPage<AuditEntry>> {
  const { words, ...plain } = filter
  return readPage(db, {
    page,
    rows: (span) => (words ? selectPage(db, whereOf(filter), span) : pageWithoutWords(db, { ...plain, ...span }, '')),
    all: () => db.select({ one: sql`1` }).from(auditLog).where(whereOf(filter)),
  })
}

function selectPage(db: Db, where: SQL | undefined, { limit, offset }: SpanPlaces) {
  // Ids first: the thousands before a distant page are skipped in an index, not read.
  const ids = db.select({ id: auditLog.id }).from(auditLog).where(where).orderBy(desc(auditLog.id)).limit(limit).offset(offset)
  return db.select(shown).from(auditLog).where(inArray(auditLog.id, ids)).orderBy(desc(auditLog.id))
}

type PlainFilter = Omit<AuditFilter, 'words'>

const pageWithoutWords = cachedStatementEach<PlainFilter & Span, AuditEntry[]>((db, { limit, offset, ...asked }) =>
  selectPage(db, whereOf(asked), { limit, offset }).prepare(''),
)

/** Who last changed each of these subjects, by its id, as the log has it: see `authorName`. */
export async function lastAuthors(db: Db, subject: AuditSubject, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await lastOfEach(db).execute({ subject, ids })
  return new Map(rows.map(({ subjectId, who }) => [subjectId ?? '', who]))
}

const lastOfEach = cachedStatement((db) => {
  const { subjectId, who } = auditLog
  const ofThese = sql`${subjectId} = any(${sql.placeholder('ids')}::text[])`
  return db
    .selectDistinctOn([subjectId], { subjectId, who })
    .from(auditLog)
    .where(and(eq(auditLog.subject, sql.placeholder('subject')), ofThese))
    .orderBy(subjectId, desc(auditLog.id))
    .prepare('')
})

/** For whoever saves over what has changed since they saw it, in another window of theirs, too. `what`: what it is, as in “this entry”. */
export async function changedMeanwhile(tx: Db, by: By, subject: AuditSubject, id: string, what: string): Promise<Refusal> {
  const who = (await lastAuthors(tx, subject, [id])).get(id)
  const isOwn = who === whoOf(by)
  const changed = isOwn
    ? `You have changed ${what} in another window`
    : `${who ? authorName(who) : 'Somebody'} has changed ${what} in the meantime`
  return new Refusal(409, 'changed_meanwhile', `${changed}. Please check it again.`)
}

/** Oldest first, a thousand at a time, so that an export holds no more in memory. */
export async function* walkChanges(db: Db, filter: AuditFilter): AsyncGenerator<AuditEntry> {
  let last = 0
  for (;;) {
    const batch = await db
      .select(shown)
      .from(auditLog)
      .where(and(whereOf(filter), gt(auditLog.id, last)))
      .orderBy(asc(auditLog.id))
      .limit(1_000)
    yield* batch
    const end = batch.at(-1)
    if (!end || batch.length < 1_000) return
    last = end.id
  }
}

/** Uses the database's clock, like its guard, which lets nothing younger be deleted (audit.seed.ts). */
export async function forgetOldChanges(db: Db): Promise<void> {
  const oldest = sql`now() - interval '${sql.raw(String(retention.auditLogMonths))} months'`
  await db.delete(auditLog).where(lt(auditLog.at, oldest))
}

type Asked = { words?: string | undefined } & { [Name in keyof PlainFilter]: PlainFilter[Name] | Placeholder }

function whereOf({ words, subject, subjectId, from, to }: Asked): SQL | undefined {
  return and(
    subject ? eq(auditLog.subject, subject) : undefined,
    subjectId ? eq(auditLog.subjectId, subjectId) : undefined,
    onDays(auditLog.at, { from, to }),
    words ? hasWords(search, words) : undefined,
  )
}
