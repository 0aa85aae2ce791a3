import { createElement, Fragment, memo, type ReactNode } from 'react'
import { categoryNames } from '#app/knowledge/entry.ts'
import { Badge, When } from '#app/ui/console/console-parts.tsx'
import { OpenButton } from '#app/ui/console/opened.tsx'
import { DeleteButton } from '#app/ui/console/sure-button.tsx'
import type { ShownEntry } from './staff-knowledge.server.ts'
import { EditValue } from './staff-knowledge-value.tsx'

const surelyDelete = 'Are you sure you want to delete this entry?'

type RowNeeds = {
  entry: ShownEntry
  pending: FormData | undefined
  editing: boolean
  onEdit: (entry: ShownEntry) => void
  onDone: (id: string) => void
}

/** A row to read, or to edit in place. */
export const EntryRow = memo(function EntryRow({ entry, pending, editing, onEdit, onDone }: RowNeeds) {
  const { id, category, key, value, updatedAt, origin, follows } = entry
  return (
    <tr hidden={pending?.get('intent') === 'delete'}>
      <td>
        <Badge>{categoryNames[category]}</Badge>
      </td>
      <th scope="row" className="long font-medium!">
        {breaksAfterWords(key)}
      </th>
      <td className="long">{editing ? <EditValue entry={entry} onDone={onDone} /> : value}</td>
      <td className="quiet" data-name="Updated">
        <When at={updatedAt} />
        <span className="block">
          {follows ? (
            <>
              follows <a href="/admin/products">Products</a>
            </>
          ) : origin === 'registry' ? (
            'from the estate'
          ) : (
            <a href={`/admin/changes?subject=knowledge&id=${id}`}>by staff</a>
          )}
        </span>
      </td>
      <td className="actions">
        <form method="post">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="seen" value={updatedAt.toISOString()} />
          <OpenButton
            opens={id}
            className="button-plain"
            onOpen={() => onEdit(entry)}
            disabled={editing}
            aria-label={`Edit ${key}`}
          >
            Edit
          </OpenButton>
          <DeleteButton question={surelyDelete} of={key} />
        </form>
      </td>
    </tr>
  )
})

/** To a browser a key like `heating_and_cooling` is one word, which it would break anywhere; this lets it break after words. */
function breaksAfterWords(key: string): ReactNode {
  const [first, ...words] = key.split(/(?<=_)/)
  const pieces: ReactNode[] = [first]
  for (const word of words) pieces.push(createElement('wbr'), word)
  return createElement(Fragment, null, ...pieces)
}
