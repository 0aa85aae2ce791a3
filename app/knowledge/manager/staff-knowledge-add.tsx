import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { categoryNames, entryLimits, knowledgeCategories } from '#app/knowledge/entry.ts'
import { OpenButton, useRefused } from '#app/ui/console/opened.tsx'
import { SaveOrCancel } from '#app/ui/console/save-or-cancel.tsx'
import { Sheet } from '#app/ui/console/sheet.tsx'
import { SheetNote } from '#app/ui/console/sheet-note.tsx'
import { KeptNote } from '#app/ui/drafts/kept-note.tsx'
import { useKept } from '#app/ui/drafts/use-unsaved.ts'
import { useUnsavedFields } from '#app/ui/drafts/use-unsaved-fields.ts'
import { Field, Select, TextArea } from '#app/ui/forms/field.tsx'
import type { Notice, Typed } from '#app/ui/forms/form-reply.ts'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { useFaults } from '#app/ui/forms/use-faults.ts'
import type { KnowledgeAction } from './staff-knowledge.route.tsx'

/** `asked`: rendered open. */
export function AddEntry({ asked }: { asked: boolean }) {
  const [open, setOpen] = useState(asked)
  useKept((kept) => {
    if (kept.has(addFormOf(undefined))) setOpen(true)
  })
  return (
    <>
      <OpenButton opens="add" className="button button-action" onOpen={() => setOpen(true)}>
        Add Entry
      </OpenButton>
      {open ? <AddSheet comesOpen={asked} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** A guest's question that the new entry is to answer, and the entry's initial fields. */
export type AskedFor = { id: string; question: string; category: string; key: string }

/** The sheet's name among the page's unsaved forms. */
export function addFormOf(asked: { id: string } | undefined): string {
  return asked ? `add for ${asked.id}` : 'add'
}

type SheetNeeds = {
  asked?: AskedFor | undefined
  /** Somebody else has dealt with that question since the sheet was opened: the entry can be added without it. */
  hasGone?: boolean
  /** The form's name, if it was for a question that is no longer open. */
  form?: string | undefined
  /** The server's reply to that form. */
  refused?: PanelReply | undefined
  comesOpen?: boolean
  onClose: () => void
  /** Receives the action's message about the entry. */
  onAdded?: (notice: Notice) => void
}

/** Posts to its own page. */
export function AddSheet({
  asked,
  hasGone = false,
  form: name = addFormOf(asked),
  refused: refusedFor,
  comesOpen = false,
  onClose,
  onAdded,
}: SheetNeeds) {
  const own = useRefused<PanelReply>('add', asked?.id)
  const refused = refusedFor ?? own
  const fetcher = useFetcher<KnowledgeAction>()
  useEffect(() => {
    if (fetcher.data?.notice.kind !== 'success') return
    onAdded?.(fetcher.data.notice)
    onClose()
  }, [fetcher.data, onClose, onAdded])
  const { faults, mend, mended } = useFaults(fetcher.data ?? refused)
  const { form, onChange, kept, mayLeave } = useUnsavedFields(name, undefined, refused?.values)
  const close = () => fetcher.state === 'idle' && mayLeave() && onClose()
  function hearChange(event: FormEvent<HTMLFormElement>) {
    mend(event)
    onChange(event)
  }
  return (
    <Sheet title="Add Entry" comesOpen={comesOpen} onClose={close}>
      <fetcher.Form method="post" ref={form} className="stack" noValidate onChange={hearChange}>
        <KeptNote kept={kept} onDiscard={onClose} />
        <input type="hidden" name="intent" value="add" />
        {asked ? <GuestAsked asked={asked} hasGone={hasGone} /> : null}
        {name === addFormOf(asked) && !hasGone ? null : (
          <p className="caption">The question is no longer on the list. You can still add what you typed.</p>
        )}
        <EntryFields asked={asked} typed={refused?.values ?? {}} faults={faults} />
        <SheetNote over={fetcher.state !== 'idle' || mended} first={refused?.notice} />
        <SaveOrCancel save="Add" saving="Adding…" busy={fetcher.state !== 'idle'} onCancel={close} />
      </fetcher.Form>
    </Sheet>
  )
}

function GuestAsked({ asked: { id, question }, hasGone }: { asked: AskedFor; hasGone: boolean }) {
  return (
    <blockquote className="note">
      {hasGone ? null : <input type="hidden" name="id" value={id} />}
      <span className="block text-muted">A guest asked</span>
      {question}
    </blockquote>
  )
}

type FieldNeeds = { asked: AskedFor | undefined; typed: Typed; faults: Record<string, string> }

/** `typed`: the refused input, as initial values. */
function EntryFields({ asked, typed, faults }: FieldNeeds) {
  const value = useRef<HTMLTextAreaElement>(null)
  // For a guest's question, only the answer is left to write.
  useEffect(() => {
    if (asked) value.current?.focus()
  }, [asked])
  return (
    <>
      <Select
        label="Category"
        name="category"
        defaultValue={typed.category?.[0] ?? asked?.category ?? 'general_info'}
        error={faults.category}
      >
        {knowledgeCategories.map((name) => (
          <option key={name} value={name}>
            {categoryNames[name]}
          </option>
        ))}
      </Select>
      <Field
        label="Key"
        name="key"
        defaultValue={typed.key?.[0] ?? asked?.key}
        required
        maxLength={entryLimits.key}
        error={faults.key}
      />
      <TextArea
        label="Value"
        name="value"
        ref={value}
        defaultValue={typed.value?.[0]}
        required
        maxLength={entryLimits.value}
        error={faults.value}
      />
    </>
  )
}
