import { type FormEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { contentIn, type LegalContent, slugIn } from '#app/legal/legal-document.ts'
import { Sheet } from '#app/ui/console/sheet.tsx'
import { KeptNote } from '#app/ui/drafts/kept-note.tsx'
import { useUnsaved } from '#app/ui/drafts/use-unsaved.ts'
import type { Typed } from '#app/ui/forms/form-reply.ts'
import { usePosted } from '#app/ui/forms/use-posted.ts'
import { change, faultsLeft, isDirty, isOvertaken, noteSent, overrule } from './legal-editing.ts'
import type { LegalAction } from './staff-legal.route.tsx'
import type { LegalDesk } from './staff-legal.server.ts'
import { DeskButtons, Overtaken } from './staff-legal-buttons.tsx'
import { LegalFields } from './staff-legal-fields.tsx'
import { Preview } from './staff-legal-preview.tsx'
import { nameOf, Outdated, Versions } from './staff-legal-versions.tsx'
import { useLegalEditing } from './use-legal-editing.ts'

type Posted = { preview?: LegalContent; edition?: string; values?: Typed; fieldErrors?: Record<string, string> }

/** Starts with what is stored, and follows it unless a colleague's save would replace what was typed. */
export function LegalEditor({ desk, slug }: { desk: LegalDesk; slug: string }) {
  const posted = usePosted<Posted>()
  const fetcher = useFetcher<LegalAction>()
  const { data, state } = fetcher
  const { editing, setEditing, startAgain, succeeded } = useLegalEditing(desk, typedIn(posted?.values, slug), data)
  const [closed, setClosed] = useState<object>()
  const { base, content } = editing
  const [began] = useState(content)
  const busy = state !== 'idle'
  const found = (data ? data.fieldErrors : posted?.fieldErrors) ?? {}
  const faults = busy ? {} : faultsLeft(found, editing.sent?.content ?? began, content)
  const dirty = isDirty(editing)
  const { kept } = useUnsaved({
    form: slug,
    typed: dirty ? { stamp: base.stamp, content } : undefined,
    putBack: startAgain,
    stays: ({ search }) => slugIn(new URLSearchParams(search).get('document')) === slug,
  })
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const { value: intent, dataset } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement
    if (dataset.confirm && !window.confirm(dataset.confirm)) return
    const id = new FormData(event.target as HTMLFormElement).get('id')
    setEditing(noteSent(editing, intent))
    const what: Record<string, string> = id ? { id: String(id), content: '' } : { content: JSON.stringify(content) }
    void fetcher.submit({ intent, slug, stamp: base.stamp, ...what }, { method: 'post' })
  }
  const shown = data && 'preview' in data && data !== closed ? data : undefined
  return (
    <div className="stack max-w-4xl" onSubmit={onSubmit}>
      <DeskButtons isDraft={desk.isDraft} slug={slug} stamp={base.stamp} busy={busy} />
      <KeptNote kept={kept} onDiscard={() => startAgain()} />
      {isOvertaken(editing, desk, succeeded) && !busy ? (
        <Overtaken stamp={desk.stamp} onOverrule={() => setEditing(overrule(editing, desk))} onReadTheirs={() => startAgain()} />
      ) : null}
      {posted?.preview ? (
        <section className="panel" aria-label={nameOf(desk, posted.edition)}>
          <Preview content={posted.preview} />
        </section>
      ) : null}
      <Outdated prices={desk.outdated} />
      <LegalFields content={content} faults={faults} onChange={(part) => setEditing(change(editing, part))} />
      <Versions desk={desk} slug={slug} stamp={base.stamp} dirty={dirty} busy={busy} />
      {shown?.preview ? (
        <Sheet title={nameOf(desk, shown.edition)} onClose={() => setClosed(data)}>
          <Preview content={shown.preview} />
        </Sheet>
      ) : null}
    </div>
  )
}

/** The fields' values when the form was posted without script, and the stored state they were based on. */
function typedIn(values: Typed | undefined, slug: string) {
  const content = values?.slug?.[0] === slug ? contentIn(values) : undefined
  return content && { content, stamp: values?.stamp?.[0] }
}
