/** Imports the estate's knowledge as CSV. */
import type { z } from 'zod'
import type { Db } from '#app/db/db.ts'
import { inBatches } from '#app/db/in-batches.ts'
import { refOf } from '#app/knowledge/entry.ts'
import { addEntries, listKnowledge, type StoredEntry, updateSeenValues } from '#app/knowledge/knowledge.server.ts'
import { sizes } from '#app/limits.server.ts'
import { invalidInput, Refusal } from '#app/requests/refusal.server.ts'
import { type By, recordChanges } from '#app/staff/audit/audit.server.ts'
import { readList, writeEach } from '#app/staff/csv/csv-list.server.ts'
import { aboutEntry, type Bookshelf, entryWords, newEntry, refuseKeptBack } from './staff-knowledge.server.ts'

type Wanted = z.output<typeof newEntry>
type Change = { entry: StoredEntry; value: string }

/**
 * Adds and updates by category and key; deletes nothing. All lines or none, in few statements, because everybody else waits for them. A
 * line with a last-changed time, as in an export, does not overwrite later changes. @throws Refusal 400, naming the line; 409
 */
export async function importKnowledge(shelf: Bookshelf, by: By, text: string): Promise<{ added: number; changed: number }> {
  const columns = ['category', 'key', 'value']
  const lines = readList(text, { a: 'entry', all: 'entries', columns, optional: ['updated_at'], most: sizes.knowledgeList })
  return shelf.db.transaction(async (tx) => {
    const keptBack = await shelf.findKeptBack(tx)
    const present = new Map((await listKnowledge(tx)).map((entry) => [refOf(entry), entry]))
    const wanted = new Map<string, string>()
    const added: Wanted[] = []
    const changed: Change[] = []
    await writeEach(lines, async (line) => {
      const entry = readEntry(line)
      const before = present.get(refOf(entry))
      if (isRepeated(wanted, entry)) return
      if (before?.value !== entry.value) refuseKeptBack(entry, keptBack)
      if (!before) added.push(entry)
      else if (before.value !== entry.value) {
        if (line.updated_at && Date.parse(line.updated_at) !== before.updatedAt.getTime())
          throw invalidInput(`${entry.category} / ${entry.key} was changed after this list was exported.`)
        changed.push({ entry: before, value: entry.value })
      }
    })
    await store(tx, by, added, changed)
    return { added: added.length, changed: changed.length }
  })
}

function readEntry(line: Record<string, string>): Wanted {
  const parsed = newEntry.safeParse(line)
  if (parsed.success) return parsed.data
  throw invalidInput(faultOf(line, parsed.error))
}

/** @throws Refusal 400 if an earlier line has another text for the same entry */
function isRepeated(wanted: Map<string, string>, entry: Wanted): boolean {
  const earlier = wanted.get(refOf(entry))
  if (earlier !== undefined && earlier !== entry.value)
    throw invalidInput(`${entry.category} / ${entry.key} has another text further up.`)
  wanted.set(refOf(entry), entry.value)
  return earlier !== undefined
}

/** @throws Refusal 409 if somebody else has added or changed one of them since they were read */
async function store(tx: Db, by: By, added: Wanted[], changed: Change[]) {
  const meanwhile = () =>
    new Refusal(409, 'changed_meanwhile', 'Somebody else has changed entries in the meantime. Please try again.')
  for (const some of inBatches(added, 500)) {
    const entries = await addEntries(tx, some)
    if (entries.length < some.length) throw meanwhile()
    const changes = entries.map((entry) => ({ ...aboutEntry('created', entry), after: { value: entry.value } }))
    await recordChanges(tx, by, changes)
  }
  for (const some of inBatches(changed, 500)) {
    const ids = await updateSeenValues(
      tx,
      some.map(({ entry, value }) => ({ id: entry.id, seen: entry.value, value })),
    )
    if (ids.length < some.length) throw meanwhile()
    const changes = some.map(({ entry, value }) => ({
      ...aboutEntry('updated', entry),
      before: { value: entry.value },
      after: { value },
    }))
    await recordChanges(tx, by, changes)
  }
}

/** What is wrong with a line of a list; it names the column, because there are no fields to show it at. */
function faultOf(line: Record<string, string>, { issues: [issue] }: z.ZodError): string {
  const column = String(issue?.path[0] ?? '')
  if (column === 'category' && line.category) return `There is no category “${line.category.slice(0, 40)}”.`
  return `${column}: ${issue?.message ?? entryWords.missing}`
}
