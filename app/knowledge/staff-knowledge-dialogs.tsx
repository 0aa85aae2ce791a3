import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { readCsvFile } from '#app/staff/read-csv-file.ts'
import { Sheet } from '#app/ui/console/sheet.tsx'
import { SheetNote } from '#app/ui/console/sheet-note.tsx'
import { KeptNote } from '#app/ui/drafts/kept-note.tsx'
import { useKept } from '#app/ui/drafts/use-unsaved.ts'
import { useUnsavedFields } from '#app/ui/drafts/use-unsaved-fields.ts'
import { Field, Select, TextArea } from '#app/ui/forms/field.tsx'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { useFaults } from '#app/ui/forms/use-faults.ts'
import { entryLimits, knowledgeCategories } from './entry.ts'
import type { KnowledgeAction } from './staff-knowledge.route.tsx'

export function AddEntry() {
  const [open, setOpen] = useState(false)
  useKept((kept) => setOpen(kept.has(addFormOf(undefined))))
  return (
    <>
      <button type="button" className="button button-action" onClick={() => setOpen(true)}>
        Add Entry
      </button>
      {open ? <AddSheet onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** A guest's question that the new entry is to answer, and how the entry begins. */
export type AskedFor = { id: string; question: string; category: string; key: string }

/** The sheet's name among the unsaved forms of a page. */
export function addFormOf(asked: { id: string } | undefined): string {
  return asked ? `add for ${asked.id}` : 'add'
}

/**
 * Posts to the page it stands on. `onAdded` hears what the page's action has to say of the entry. `form`: its name, when it was
 * for a question that has gone.
 */
export function AddSheet({
  asked,
  form: name = addFormOf(asked),
  onClose,
  onAdded,
}: {
  asked?: AskedFor | undefined
  form?: string | undefined
  onClose: () => void
  onAdded?: (notice: Notice) => void
}) {
  const { fetcher, faults, mend, mended } = useClosing(onClose, onAdded)
  const value = useRef<HTMLTextAreaElement>(null)
  // A question has been put: the answer is what is left to write.
  useEffect(() => {
    if (asked) value.current?.focus()
  }, [asked])
  const { form, onChange, kept, mayLeave } = useUnsavedFields(name)
  function hearChange(event: FormEvent<HTMLFormElement>) {
    mend(event)
    onChange(event)
  }
  return (
    <Sheet title="Add Entry" onClose={() => mayLeave() && onClose()}>
      <fetcher.Form method="post" ref={form} className="stack" noValidate onChange={hearChange}>
        <KeptNote kept={kept} onDiscard={onClose} />
        <input type="hidden" name="intent" value="add" />
        {asked ? (
          <blockquote className="note">
            <input type="hidden" name="id" value={asked.id} />
            <span className="block text-muted">A guest asked</span>
            {asked.question}
          </blockquote>
        ) : null}
        {name === addFormOf(asked) ? null : (
          <p className="caption">The question is not on the list any more. What you had typed can be added all the same.</p>
        )}
        <Select label="Category" name="category" defaultValue={asked?.category ?? 'general_info'} error={faults.category}>
          {knowledgeCategories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <Field label="Key" name="key" defaultValue={asked?.key} required maxLength={entryLimits.key} error={faults.key} />
        <TextArea label="Value" name="value" ref={value} required maxLength={entryLimits.value} error={faults.value} />
        <SheetNote over={fetcher.state !== 'idle' || mended} />
        <div className="row">
          <button type="submit" className="button button-action" disabled={fetcher.state !== 'idle'}>
            {fetcher.state === 'idle' ? 'Add' : 'Adding…'}
          </button>
          <button type="button" className="button button-line" onClick={() => mayLeave() && onClose()}>
            Cancel
          </button>
        </div>
      </fetcher.Form>
    </Sheet>
  )
}

export function ImportEntries() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button-plain" onClick={() => setOpen(true)}>
        Import CSV
      </button>
      {open ? <ImportSheet onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function ImportSheet({ onClose }: { onClose: () => void }) {
  const { fetcher } = useClosing(onClose)
  const [csv, setCsv] = useState('')
  return (
    <Sheet title="Import entries" onClose={onClose}>
      <fetcher.Form method="post" className="stack">
        <input type="hidden" name="intent" value="import" />
        <p>
          A list with the columns category, key and value. Known keys are updated, new ones added, none deleted. If one line is
          wrong, nothing changes.
        </p>
        <label>
          File
          <input
            type="file"
            accept=".csv,text/csv"
            className="boxed"
            onChange={async (event) => setCsv(await readCsvFile(event.target.files?.[0]))}
          />
        </label>
        <TextArea
          label="or paste it here"
          name="csv"
          rows={8}
          required
          value={csv}
          onChange={(event) => setCsv(event.target.value)}
        />
        <SheetNote over={fetcher.state !== 'idle'} />
        <div>
          <button type="submit" className="button button-action" disabled={fetcher.state !== 'idle'}>
            Import
          </button>
        </div>
      </fetcher.Form>
    </Sheet>
  )
}

function useClosing(onClose: () => void, onDone?: (notice: Notice) => void) {
  const fetcher = useFetcher<KnowledgeAction>()
  useEffect(() => {
    if (fetcher.data?.notice.kind !== 'success') return
    onDone?.(fetcher.data.notice)
    onClose()
  }, [fetcher.data, onClose, onDone])
  return { fetcher, ...useFaults(fetcher.data) }
}
