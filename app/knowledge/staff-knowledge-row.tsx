import { createElement, Fragment, memo, type ReactNode, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { Badge, When } from '#app/ui/console/console-parts.tsx'
import { OpenButton, useRefused } from '#app/ui/console/opened.tsx'
import { SeenButton } from '#app/ui/console/seen-button.tsx'
import { DeleteButton } from '#app/ui/console/sure-button.tsx'
import { KeptNote } from '#app/ui/drafts/kept-note.tsx'
import { useUnsaved } from '#app/ui/drafts/use-unsaved.ts'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { categoryNames } from './entry.ts'
import type { KnowledgeAction } from './staff-knowledge.route.tsx'
import type { ShownEntry } from './staff-knowledge.server.ts'
import { type KeptValue, valueFormOf } from './use-edited-entries.ts'

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
            'from the house'
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

/** To a browser a key like `heating_and_cooling` is one word, which it would break anywhere. */
function breaksAfterWords(key: string): ReactNode {
  const [first, ...words] = key.split(/(?<=_)/)
  const pieces: ReactNode[] = [first]
  for (const word of words) pieces.push(createElement('wbr'), word)
  return createElement(Fragment, null, ...pieces)
}

function EditValue({ entry, onDone }: { entry: ShownEntry; onDone: (id: string) => void }) {
  const fetcher = useFetcher<KnowledgeAction>()
  const refused = useRefused<PanelReply & { present?: string }>('update', entry.id)
  const [text, setText] = useState(refused?.values?.value?.[0] ?? entry.value)
  const [seen, setSeen] = useState(refused?.present ?? refused?.values?.seen?.[0] ?? entry.value)
  const { kept } = useUnsaved<KeptValue>({
    form: valueFormOf(entry),
    typed: text === seen ? undefined : { entry, text, seen },
    putBack: (typed) => {
      setText(typed.text)
      setSeen(typed.seen)
    },
  })
  const close = () => onDone(entry.id)
  const { data, state } = fetcher
  useEffect(() => {
    // Not before the row has the new value to show.
    if (state === 'idle' && data?.notice.kind === 'success') onDone(entry.id)
  }, [state, data, onDone, entry.id])
  // If the entry is not among the search results, only the answer has its current value.
  const present = data?.present ?? refused?.present
  // Not before the page is reloaded: until then Save could not be enabled or focused again.
  const conflict = state === 'idle' && present !== undefined && present !== seen
  // Shown on the page that came as the answer, above what may then be saved.
  const told = refused?.present !== undefined && data === undefined
  return (
    <fetcher.Form
      method="post"
      className="stack"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text === seen) close()
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !event.repeat && state === 'idle')
          event.currentTarget.requestSubmit()
      }}
    >
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="id" value={entry.id} />
      <input type="hidden" name="seen" value={seen} />
      <KeptNote kept={kept} onDiscard={close} />
      {conflict || told ? (
        <p className="note" data-kind="error">
          <strong className="block">Somebody else has changed this entry. It now reads:</strong>
          {present}
          {conflict ? <SeenButton onSeen={() => setSeen(present)} /> : null}
        </p>
      ) : null}
      {entry.follows ? (
        <p id={`follows-${entry.id}`} className="caption">
          Change a price or a room in Products, and this text says so by itself. Once you save your own, it no longer does.
        </p>
      ) : null}
      <textarea
        // biome-ignore lint/a11y/noAutofocus: who pressed Edit goes on typing here.
        autoFocus
        name="value"
        aria-label={`Value of ${entry.key}`}
        aria-describedby={entry.follows ? `follows-${entry.id}` : undefined}
        className="boxed"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="row">
        <button type="submit" className="button button-action" disabled={state !== 'idle' || conflict}>
          {state === 'idle' ? 'Save' : 'Saving…'}
        </button>
        <OpenButton className="button button-line" onOpen={close}>
          Cancel
        </OpenButton>
      </div>
    </fetcher.Form>
  )
}
