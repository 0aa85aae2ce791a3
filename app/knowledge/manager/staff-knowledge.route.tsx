/** What the concierge knows: entries to search, edit, import and export. */
import { useState } from 'react'
import { houseContext } from '#app/context.ts'
import { isId } from '#app/db/new-id.server.ts'
import { categoryNames, entryTitle, refOf } from '#app/knowledge/entry.ts'
import { readEntryView } from '#app/knowledge/entry-view.ts'
import { findEntry } from '#app/knowledge/knowledge.server.ts'
import { sayImported } from '#app/staff/csv/csv.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { carryOut, readStaffForm, withMore } from '#app/staff/staff-form.server.ts'
import { Empty, NotRead } from '#app/ui/console/console-parts.tsx'
import { countFound, Pager } from '#app/ui/console/lists/pager.tsx'
import { SearchAsTyped } from '#app/ui/console/lists/search-as-typed.tsx'
import { FilterChoice, SearchField } from '#app/ui/console/lists/search-fields.tsx'
import { Opener, openQuery, useAskedOpen, useRefused } from '#app/ui/console/opened.tsx'
import { UndoNote } from '#app/ui/console/undo-note.tsx'
import { LeftFields } from '#app/ui/drafts/left-drafts.tsx'
import { orAfterConflict } from '#app/ui/forms/after-conflict.ts'
import { withOutcome } from '#app/ui/forms/client-action.ts'
import { orWithout } from '#app/ui/forms/client-loader.ts'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { succeeded, useOutcome } from '#app/ui/forms/outcomes.ts'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { useNotice } from '#app/ui/use-notice.ts'
import type { Route } from './+types/staff-knowledge.route.ts'
import { warnOf } from './contradiction-notice.ts'
import {
  addKnowledge,
  changeKnowledge,
  findShownEntry,
  removeKnowledge,
  type ShownEntry,
  viewKnowledge,
} from './staff-knowledge.server.ts'
import { KnowledgeHead } from './staff-knowledge-head.tsx'
import { importKnowledge } from './staff-knowledge-import.server.ts'
import { EntryTable } from './staff-knowledge-table.tsx'
import { useEditedEntries } from './use-edited-entries.ts'

type View = ReturnType<typeof readEntryView>
/** `apart`: the entry open on the page, if it is not among those listed. */
type Loaded = Awaited<ReturnType<typeof viewKnowledge>> & { view: View; apart?: ShownEntry; notice?: Notice }

function unread(view: View): Loaded {
  const notice: Notice = { kind: 'error', title: 'Error', text: 'Failed to load knowledge entries' }
  return { view, rows: [], page: view.page, perPage: 1, hasNext: false, total: 0, more: false, known: 0, notice }
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<Loaded> {
  await requireStaff(request, context, 'knowledge')
  const { db, log } = context.get(houseContext)
  const view = readEntryView(request.url)
  try {
    const found = await viewKnowledge(db, view)
    const open = new URL(request.url).searchParams.get(openQuery) ?? ''
    const isApart = isId(open) && !found.rows.some(({ id }) => id === open)
    const apart = isApart ? await findShownEntry(db, open) : undefined
    return { view, ...found, ...(apart ? { apart } : {}) }
  } catch (err) {
    log.error({ err }, 'knowledge')
    return unread(view)
  }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return orWithout<Loaded>(serverLoader, () => unread(readEntryView(request.url)))
}

/** Messages for failed verbs, from the server, or in the browser if it was not reached. */
const failures = {
  add: 'Failed to add entry',
  update: 'Failed to update entry',
  delete: 'Failed to delete entry',
  import: 'Failed to import entries',
}

export async function action({ request, context }: Route.ActionArgs) {
  const house = context.get(houseContext)
  const { db, log, findContradicted } = house
  const form = await readStaffForm(request, context, 'knowledge')
  const { staff, fields } = form
  const { id = '', seen = '', value = '', csv = '', restored = '' } = fields
  const verbs = {
    add: {
      success: restored ? 'Entry restored' : 'Entry added successfully',
      failure: failures.add,
      run: () => addKnowledge(house, staff, fields, restored ? 'restored' : 'created'),
    },
    update: {
      success: 'Entry updated successfully',
      failure: failures.update,
      run: () => changeKnowledge(house, staff, id, seen, value),
    },
    delete: { success: 'Entry deleted successfully', failure: failures.delete, run: () => removeKnowledge(db, staff, id, seen) },
    import: { success: sayImported, failure: failures.import, run: () => importKnowledge(house, staff, csv) },
  }
  const { reply, done } = await carryOut(log, form, verbs)
  const written = done.add ?? done.update
  // Guests get it from now on, so its author learns at once what contradicts it.
  if (written) reply.data.notice = warnOf(reply.data.notice, await findContradicted(refOf(written)))
  // The row may not be among those listed.
  const present = reply.data.code === 'changed_meanwhile' ? await findEntry(db, id) : undefined
  return withMore(reply, { present: present?.value })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withOutcome(request, serverAction, failures)
}

export const shouldRevalidate = orAfterConflict

export type KnowledgeAction = typeof action

export default function KnowledgePage({ loaderData }: Route.ComponentProps) {
  const { view, rows: entries, apart, known, notice } = loaderData
  const [gone, setGone] = useState<ShownEntry[]>([])
  const settle = (id: unknown) => setGone((entries) => entries.filter((entry) => entry.id !== id))
  useNotice(notice)
  const asked = useAskedOpen()
  const open = [...entries, ...(apart ? [apart] : [])].find(({ id }) => id === asked)
  const { edited, edit, done } = useEditedEntries(open)
  // A deleted entry has no form to restore it into.
  const left = useRefused<PanelReply>('update', open ? '' : asked)?.values
  // Rows being edited stay even if the search does not find them.
  const rows = [...[...edited.values()].filter(({ id }) => !entries.some((entry) => entry.id === id)), ...entries]
  useOutcome((outcome) => {
    if (succeeded(outcome, 'add')) settle(outcome.fields.get('restored'))
    if (!succeeded(outcome, 'delete')) return
    const id = String(outcome.fields.get('id'))
    setGone((entries) => [...rows.filter((row) => row.id === id), ...entries])
    done(id)
  })
  return (
    <>
      <KnowledgeHead asked={asked} />
      <Opener />
      {gone.map((entry) => (
        <UndoNote
          key={entry.id}
          intent="add"
          fields={{ category: entry.category, key: entry.key, value: entry.value, restored: entry.id }}
          onDismiss={() => settle(entry.id)}
        >
          {entryTitle(entry)} was deleted.
        </UndoNote>
      ))}
      {left ? <LeftFields fields={left} labels={{ value: 'Value' }} why="The entry you were changing no longer exists." /> : null}
      <SearchAsTyped>
        <SearchField words={view.words} placeholder="Key or value" />
        <FilterChoice label="Category" name="category" value={view.category} all="All" choices={categoryNames} />
        {/* The order that was chosen in the table. */}
        {view.sort === 'category' ? null : <input type="hidden" name="sort" value={view.sort} />}
        {view.down ? <input type="hidden" name="down" value="1" /> : null}
        {notice ? null : (
          <p className="slim text-muted" role="status">
            Total entries {countFound(loaderData)} of {known.toLocaleString('en-IE')}
          </p>
        )}
      </SearchAsTyped>
      {notice ? <NotRead notice={notice} /> : null}
      {entries.length === 0 && !notice ? (
        <Empty title={known === 0 ? 'No entries yet' : 'No entry matches'}>
          {known === 0 ? 'Add an entry, and the concierge can answer from it.' : 'Clear the search or choose another category.'}
        </Empty>
      ) : null}
      {rows.length > 0 ? <EntryTable view={view} rows={rows} editing={edited} onEdit={edit} onDone={done} /> : null}
      <Pager list={loaderData} words={['Previous', 'Next']} />
    </>
  )
}
