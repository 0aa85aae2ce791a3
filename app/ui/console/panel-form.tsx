import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { KeptNote } from '#app/ui/drafts/kept-note.tsx'
import type { UnsavedFields } from '#app/ui/drafts/use-unsaved-fields.ts'
import { focusFirstFault } from '#app/ui/forms/faults.ts'
import { type PanelReply, type TypedAgain, typedAgain } from '#app/ui/forms/typed-again.ts'
import { useFaults } from '#app/ui/forms/use-faults.ts'
import { usePosted } from '#app/ui/forms/use-posted.ts'
import { SureBox } from './sure-box.tsx'

type PanelFormProps<Reply extends PanelReply> = {
  /** Where it posts to; by default the current page. */
  action?: string
  intent: string
  button: string
  busy?: string
  /** Keeps the input after a success. */
  keep?: boolean
  /** Its fields show the faults that the server finds, so the browser's own check is switched off. */
  saysFaults?: boolean
  /** Protects unsaved input when the page is left, and keeps it beyond the session. Not for passwords and codes. */
  unsaved?: UnsavedFields
  onReply?: (reply: Reply) => void
  /** The fields. `typed` and `seen` are for a form that was refused without script: the page starts with its contents. */
  children: (reply: { errors: Record<string, string>; data: Reply | undefined } & TypedAgain) => ReactNode
}

/**
 * A form on a page of panels. It posts its intent, and is emptied after a success, which a toast reports. It shows its own errors until
 * they are fixed; while it is mounted, the notice board leaves them to it.
 */
export function PanelForm<Reply extends PanelReply>({
  action,
  intent,
  button,
  busy = 'Saving…',
  keep = false,
  saysFaults = false,
  unsaved,
  onReply,
  children,
}: PanelFormProps<Reply>) {
  const own = useRef<HTMLFormElement>(null)
  const form = unsaved?.form ?? own
  const { fetcher, posted, data, answers } = useAnswers<Reply>(intent, (reply) => {
    if (reply.notice.kind === 'success') {
      if (!keep) form.current?.reset()
      unsaved?.clear()
    } else if (reply.fieldErrors && reply.code !== 'changed_meanwhile' && form.current) focusFirstFault(form.current)
    onReply?.(reply)
  })
  const answer = data ?? posted
  // Whoever reads what is wrong may send again while the page is still being refreshed, but not before a colleague's change is shown.
  const isRefused = fetcher.state === 'loading' && data?.notice.kind === 'error' && data.code !== 'changed_meanwhile'
  const waits = fetcher.state !== 'idle' && !isRefused
  const [sent, setSent] = useState<FormData>()
  const { faults, mend, mended, onInvalid } = useFaults(answer)
  const isAtField = data !== undefined && Object.values(faults).includes(data.notice.text ?? '')
  const throwAway = () => {
    form.current?.reset()
    unsaved?.clear()
  }
  function hearChange(event: FormEvent<HTMLFormElement>) {
    mend(event)
    unsaved?.onChange(event)
  }
  return (
    <fetcher.Form
      method="post"
      action={action}
      ref={form}
      className="stack"
      noValidate={saysFaults}
      data-says-errors-of={intent}
      onChange={hearChange}
      onInvalid={onInvalid}
      onSubmit={({ currentTarget }) => setSent(new FormData(currentTarget))}
    >
      {unsaved ? <KeptNote kept={unsaved.kept} onDiscard={throwAway} /> : null}
      <input type="hidden" name="intent" value={intent} />
      {children({ errors: faults, data: answer, ...typedAgain(posted, data, sent) })}
      {data?.notice.kind === 'error' && !mended ? (
        // A new element for each answer, so that the same words are announced again. Words already shown at a field are hidden here.
        <p key={answers} className={isAtField ? 'sr-only' : 'note'} data-kind="error" role="alert">
          {data.notice.text}
        </p>
      ) : null}
      <div>
        <button type="submit" className="button button-line" disabled={waits}>
          {waits ? busy : button}
        </button>
      </div>
    </fetcher.Form>
  )
}

/**
 * The form's own fetcher, and the answers to the form.
 * @param onAnswer called once for each answer that arrives by script
 * @returns `data`: the last of those; `answers`: how many there were; `posted`: the answer that the page was rendered with, if it was to
 * this form
 */
function useAnswers<Reply extends PanelReply>(intent: string, onAnswer: (reply: Reply) => void) {
  const fetcher = useFetcher()
  const data = fetcher.data as Reply | undefined
  const [came] = useState(usePosted<Reply>())
  const [answers, setAnswers] = useState(0)
  const hear = useEffectEvent((reply: Reply) => {
    setAnswers((before) => before + 1)
    onAnswer(reply)
  })
  useEffect(() => {
    if (data) hear(data)
  }, [data])
  return { fetcher, data, posted: came?.intent === intent ? came : undefined, answers }
}

/**
 * A single button that does one thing, after an optional confirmation. The handler around it posts it (row-forms.ts). `of`: what it
 * concerns, read out after its words where others beside it have the same.
 */
export function PanelButton({
  intent,
  fields,
  of,
  confirm: question,
  danger,
  children,
}: {
  intent: string
  fields?: Record<string, string>
  of?: string
  confirm?: string | undefined
  danger?: boolean
  children: string
}) {
  return (
    <form method="post" className="inline">
      <HiddenFields fields={fields ?? {}} />
      {question ? <SureBox question={question} /> : null}
      <button
        type="submit"
        name="intent"
        value={intent}
        data-confirm={question}
        aria-label={of && `${children}: ${of}`}
        className={danger ? 'button-plain danger' : 'button-plain'}
      >
        {children}
      </button>
    </form>
  )
}

export function HiddenFields({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
