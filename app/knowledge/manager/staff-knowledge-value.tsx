import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { useRefused } from '#app/ui/console/opened.tsx'
import { SaveOrCancel } from '#app/ui/console/save-or-cancel.tsx'
import { SeenButton } from '#app/ui/console/seen-button.tsx'
import { KeptNote } from '#app/ui/drafts/kept-note.tsx'
import { useUnsaved } from '#app/ui/drafts/use-unsaved.ts'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { useFaults } from '#app/ui/forms/use-faults.ts'
import type { KnowledgeAction } from './staff-knowledge.route.tsx'
import type { ShownEntry } from './staff-knowledge.server.ts'
import { type KeptValue, valueFormOf } from './use-edited-entries.ts'

type Needs = { entry: ShownEntry; onDone: (id: string) => void }

/** The form in place of an entry's value. A colleague's change must be seen before it may be saved. */
export function EditValue({ entry, onDone }: Needs) {
  const { fetcher, text, setText, dirty, seen, kept, fault, mend, theirs, onSeen } = useEditedValue({ entry, onDone })
  const idle = fetcher.state === 'idle'
  const close = () => onDone(entry.id)
  const about = entry.follows ? `follows-${entry.id}` : undefined
  const wrong = fault ? `wrong-${entry.id}` : undefined
  return (
    <fetcher.Form
      method="post"
      className="stack"
      onChange={mend}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !dirty) close()
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !event.repeat && idle)
          event.currentTarget.requestSubmit()
      }}
    >
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="id" value={entry.id} />
      <input type="hidden" name="seen" value={seen} />
      <KeptNote kept={kept} onDiscard={close} />
      {theirs === undefined ? null : (
        <p className="note" data-kind="error">
          <strong className="block">This entry has been changed in the meantime. It now reads:</strong>
          {theirs}
          {onSeen ? <SeenButton onSeen={onSeen} /> : null}
        </p>
      )}
      {about ? (
        <p id={about} className="caption">
          Change a price or a room in Products, and this text follows. Once you save your own wording, it no longer will.
        </p>
      ) : null}
      <textarea
        // biome-ignore lint/a11y/noAutofocus: after pressing Edit, people want to type here.
        autoFocus
        name="value"
        aria-label={`Value of ${entry.key}`}
        aria-invalid={fault ? true : undefined}
        aria-describedby={[wrong, about].filter(Boolean).join(' ') || undefined}
        className="boxed"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {fault ? (
        <p id={wrong} className="font-medium text-error">
          {fault}
        </p>
      ) : null}
      <SaveOrCancel save="Save" busy={!idle} blocked={onSeen !== undefined} onCancel={close} />
    </fetcher.Form>
  )
}

/**
 * The text being typed, based on the value last `seen`. `theirs`: what a colleague has stored since; `onSeen` must be called before this
 * may be saved.
 */
function useEditedValue({ entry, onDone }: Needs) {
  const fetcher = useFetcher<KnowledgeAction>()
  const refused = useRefused<PanelReply & { present?: string }>('update', entry.id)
  const [text, setText] = useState(refused?.values?.value?.[0] ?? entry.value)
  const [seen, setSeen] = useState(refused?.present ?? refused?.values?.seen?.[0] ?? entry.value)
  const dirty = text !== seen
  const { kept } = useUnsaved<KeptValue>({
    form: valueFormOf(entry),
    typed: dirty ? { entry, text, seen } : undefined,
    putBack: (typed) => {
      setText(typed.text)
      setSeen(typed.seen)
    },
  })
  const { data, state } = fetcher
  const { faults, mend } = useFaults(data ?? refused)
  useEffect(() => {
    // Closes only when the row has the new value to show.
    if (state === 'idle' && data?.notice.kind === 'success') onDone(entry.id)
  }, [state, data, onDone, entry.id])
  // If the entry is not among the search results, only the action's answer has its current value.
  const present = data?.present ?? refused?.present
  // Only once the page has reloaded: until then Save could not be enabled or focused again.
  const conflict = state === 'idle' && present !== undefined && present !== seen
  // Shown on the page that came as the answer, above what may then be saved.
  const told = refused?.present !== undefined && data === undefined
  return {
    ...{ fetcher, text, setText, dirty, seen, kept, mend },
    fault: faults.value,
    theirs: conflict || told ? present : undefined,
    onSeen: conflict ? () => setSeen(present) : undefined,
  }
}
