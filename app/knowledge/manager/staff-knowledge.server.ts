/** What staff do with the estate's knowledge. Each verb writes the audit log in its own transaction. */

import { and, asc, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { House } from '#app/context.ts'
import { cachedStatementEach } from '#app/db/cached-statement.server.ts'
import type { Db } from '#app/db/db.ts'
import { type ListPage, readPage, type Span, type SpanPlaces } from '#app/db/list-page.server.ts'
import { isId } from '#app/db/new-id.server.ts'
import { hasWords } from '#app/db/search-text.ts'
import { estateTimestamp } from '#app/estate/time/estate-day.ts'
import { entryLimits, entryTitle, knowledgeCategories } from '#app/knowledge/entry.ts'
import type { EntryView } from '#app/knowledge/entry-view.ts'
import { findKeptBack, type KeptBack, sayKeptBack } from '#app/knowledge/kept-back.ts'
import {
  addEntry,
  countEntries,
  deleteEntry,
  entryColumns,
  findEntry,
  listKnowledge,
  type StoredEntry,
  updateEntryValue,
} from '#app/knowledge/knowledge.server.ts'
import { estateKnowledge } from '#app/knowledge/knowledge.tables.ts'
import { followsProducts } from '#app/knowledge/registry/registry.ts'
import { requiredLine, requiredParagraphs } from '#app/requests/reading/typed-fields.ts'
import { fieldErrors, invalidInput, noSuch, Refusal } from '#app/requests/refusal.server.ts'
import { type By, changedMeanwhile, recordChange } from '#app/staff/audit/audit.server.ts'
import { toCsv } from '#app/staff/csv/csv.ts'
import { fillThisIn, sumOf } from '#app/ui/forms/required-fields.ts'

export const entryWords = { missing: fillThisIn, tooLong: 'This text is too long.' }

const value = requiredParagraphs(entryLimits.value, entryWords)
export const newEntry = z.object({
  category: z.enum(knowledgeCategories, entryWords.missing),
  key: requiredLine(entryLimits.key, entryWords),
  value,
})

/** Where entries are written: `db` may be a transaction. */
export type Bookshelf = Pick<House, 'db' | 'findKeptBack'>

/** @throws Refusal 400: the concierge tells its entries to anybody */
export function refuseKeptBack({ key, value }: { key: string; value: string }, keptBack: KeptBack): void {
  for (const [field, text] of Object.entries({ key, value })) {
    const found = findKeptBack(text, keptBack, `${key} ${value}`)
    if (found) throw invalidInput(sayKeptBack(found), { [field]: sayKeptBack(found) })
  }
}

/** `follows`: its text comes from the products, and follows them until staff write their own. */
export type ShownEntry = Omit<StoredEntry, 'createdAt'> & { follows: boolean }

const { createdAt: _, ...shownColumns } = entryColumns

/** The entries that match, and how many are `known` in all. Sorted by category, then key, by default. */
export async function viewKnowledge(db: Db, view: EntryView): Promise<ListPage<ShownEntry> & { known: number }> {
  const { words, category, sort = 'category', down = false, page = 1 } = view
  const how = down ? (`${sort} down` as const) : sort
  const known = await countEntries(db)
  const found = await readPage(db, {
    page,
    rows: (span) =>
      words ? selectPage(db, whereOf({ words, category }), how, span) : pageWithoutWords(db, { category, ...span }, how),
    all: words || category ? () => db.select({ one: sql`1` }).from(estateKnowledge).where(whereOf({ words, category })) : known,
  })
  return { ...found, rows: found.rows.map(asShown), known }
}

/** The entry open on a page, whatever the search. */
export async function findShownEntry(db: Db, id: string): Promise<ShownEntry | undefined> {
  const entry = await findEntry(db, id)
  return entry && asShown(entry)
}

function asShown(entry: Omit<ShownEntry, 'follows'>): ShownEntry {
  return { ...entry, follows: entry.origin === 'registry' && followsProducts(entry) }
}

type Asked = { words?: string | undefined; category?: EntryView['category'] | Placeholder }

function whereOf({ words, category }: Asked): SQL | undefined {
  return and(
    category ? eq(estateKnowledge.category, category) : undefined,
    words ? hasWords(estateKnowledge.search, words) : undefined,
  )
}

const { category, key, updatedAt, id } = estateKnowledge
const orders = {
  category: [asc(category), asc(key)],
  'category down': [desc(category), desc(key)],
  key: [asc(key), asc(category)],
  'key down': [desc(key), asc(category)],
  updated: [asc(updatedAt), asc(id)],
  'updated down': [desc(updatedAt), desc(id)],
}
type How = keyof typeof orders

function selectPage(db: Db, where: SQL | undefined, how: How, { limit, offset }: SpanPlaces) {
  return db
    .select(shownColumns)
    .from(estateKnowledge)
    .where(where)
    .orderBy(...orders[how])
    .limit(limit)
    .offset(offset)
}

const pageWithoutWords = cachedStatementEach<Pick<EntryView, 'category'> & Span, Omit<ShownEntry, 'follows'>[], How>(
  (db, { limit, offset, ...asked }, how) => selectPage(db, whereOf(asked), how, { limit, offset }).prepare(''),
)

/** `action`: how the audit log calls it. @throws Refusal 400; 409 when the category has this key already */
export async function addKnowledge(
  shelf: Bookshelf,
  by: By,
  input: unknown,
  action: 'created' | 'restored' = 'created',
): Promise<StoredEntry> {
  const parsed = newEntry.safeParse(input)
  if (!parsed.success) throw invalidInput(sumOf(messagesOf(parsed.error)), fieldErrors(parsed.error))
  return shelf.db.transaction(async (tx) => {
    refuseKeptBack(parsed.data, await shelf.findKeptBack(tx))
    const added = await addEntry(tx, parsed.data)
    if (!added) {
      const message = `There is already an entry ${entryTitle(parsed.data)}.`
      throw new Refusal(409, 'key_taken', message, { key: message })
    }
    await recordChange(tx, by, { ...aboutEntry(action, added), after: { value: added.value } })
    return added
  })
}

/** Returns the updated entry. `seen`: the value on the screen when editing began. @throws Refusal 400; 404; 409 `changed_meanwhile` */
export async function changeKnowledge(shelf: Bookshelf, by: By, id: string, seen: string, input: string): Promise<StoredEntry> {
  const parsed = value.safeParse(input)
  if (!parsed.success) {
    const messages = messagesOf(parsed.error)
    throw invalidInput(sumOf(messages), { value: messages[0] ?? '' })
  }
  return shelf.db.transaction(async (tx) => {
    const entry = await getEntry(tx, id)
    if (plain(entry.value) !== plain(seen)) throw await changedMeanwhile(tx, by, 'knowledge', id, 'this entry')
    if (entry.value === parsed.data) return entry
    refuseKeptBack({ key: entry.key, value: parsed.data }, await shelf.findKeptBack(tx))
    const changed = (await updateEntryValue(tx, id, parsed.data)) ?? noSuch('entry')
    await recordChange(tx, by, { ...aboutEntry('updated', entry), before: { value: entry.value }, after: { value: parsed.data } })
    return changed
  })
}

/**
 * Returns the deleted entry, for restoring with `addKnowledge`. `seen`: when the entry on the screen was last changed, as ISO 8601.
 * @throws Refusal 404; 409 `changed_meanwhile`
 */
export async function removeKnowledge(db: Db, by: By, id: string, seen: string): Promise<StoredEntry> {
  return db.transaction(async (tx) => {
    const entry = await getEntry(tx, id)
    if (entry.updatedAt.toISOString() !== seen) throw await changedMeanwhile(tx, by, 'knowledge', id, 'this entry')
    await deleteEntry(tx, id)
    await recordChange(tx, by, { ...aboutEntry('deleted', entry), before: { value: entry.value } })
    return entry
  })
}

export async function exportKnowledge(db: Db): Promise<string> {
  const rows = (await listKnowledge(db)).map(({ category, key, value, updatedAt }) => [
    category,
    key,
    value,
    estateTimestamp(updatedAt),
  ])
  return toCsv([['category', 'key', 'value', 'updated_at'], ...rows])
}

async function getEntry(tx: Db, id: string): Promise<StoredEntry> {
  const [entry] = isId(id)
    ? await tx.select(entryColumns).from(estateKnowledge).where(eq(estateKnowledge.id, id)).for('update')
    : []
  return entry ?? noSuch('entry')
}

/** An entry as the audit log calls it. */
export function aboutEntry(action: string, { id, category, key }: StoredEntry) {
  return { action, subject: 'knowledge' as const, subjectId: id, title: `${category} / ${key}` }
}

function messagesOf({ issues }: z.ZodError): string[] {
  return issues.map(({ message }) => message)
}

/** Forms send their own line endings. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim()
}
