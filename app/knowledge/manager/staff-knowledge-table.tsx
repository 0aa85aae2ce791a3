import { useSearchParams } from 'react-router'
import type { readEntryView } from '#app/knowledge/entry-view.ts'
import { SortHead, type Sorting } from '#app/ui/console/console-parts.tsx'
import { useRowForms } from '#app/ui/console/row-forms.ts'
import type { ShownEntry } from './staff-knowledge.server.ts'
import { EntryRow } from './staff-knowledge-row.tsx'

type View = ReturnType<typeof readEntryView>

type Props = {
  view: View
  rows: ShownEntry[]
  /** The entries being edited, by id. */
  editing: ReadonlyMap<string, ShownEntry>
  onEdit: (entry: ShownEntry) => void
  onDone: (id: string) => void
}

/** Sorted by the server: a column's name changes the address. */
export function EntryTable({ view, rows, editing, onEdit, onDone }: Props) {
  const { onSubmit, pending } = useRowForms('/admin/concierge-knowledge')
  const [, setQuery] = useSearchParams()
  const sorting = { by: view.sort, down: view.down }
  const onSort = ({ by, down }: Sorting<View['sort']>) =>
    setQuery((present) => new URLSearchParams({ ...Object.fromEntries(present), sort: by, down: down ? '1' : '0', page: '1' }))
  return (
    <table className="console-table" onSubmit={onSubmit}>
      <thead>
        <tr>
          <SortHead name="Category" by="category" sorting={sorting} onSort={onSort} />
          <SortHead name="Key" by="key" sorting={sorting} onSort={onSort} />
          <th scope="col">Value</th>
          <SortHead name="Updated" by="updated" sorting={sorting} onSort={onSort} />
          <th scope="col" className="actions">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            pending={pending.get(entry.id)}
            editing={editing.has(entry.id)}
            onEdit={onEdit}
            onDone={onDone}
          />
        ))}
      </tbody>
    </table>
  )
}
