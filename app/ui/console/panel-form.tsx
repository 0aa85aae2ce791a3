import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { KeptNote } from '#app/ui/drafts/kept-note.tsx'
import type { UnsavedFields } from '#app/ui/drafts/use-unsaved-fields.ts'
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
  /** Keeps what was typed after a success. */
  keep?: boolean
  /** Its fields say what the server finds wrong with them, so that the browser need not. */
  saysFaults?: boolean
  /** Unsaved input is protected when leaving, and survives the session. Not for passwords and codes. */
  unsaved?: UnsavedFields
  onReply?: (reply: Reply) => void
  /** `typed` and `seen`: for a form refused without script, whose page starts with its contents. */
  children: (reply: { errors: Record<string, string>; data: Reply | undefined } & TypedAgain) => ReactNode
}

/**
 * A form on a page of panels: posts its intent, and is empty again after a success, which a toast says. Errors it says itself, where they
 * stay until they are mended; while it is mounted, the notice board leaves them to it.
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
    }
    onReply?.(reply)
  })
  const answer = data ?? posted
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
        // Anew with each answer: the same words are announced again. Those that stand at a field are not seen twice.
        <p key={answers} className={isAtField ? 'sr-only' : 'note'} data-kind="error" role="alert">
          {data.notice.text}
        </p>
      ) : null}
      <div>
        <button type="submit" className="button button-line" disabled={fetcher.state !== 'idle'}>
          {fetcher.state === 'idle' ? button : busy}
        </button>
      </div>
    </fetcher.Form>
  )
}

/**
 * The form's own connection. `data`: the last answer received by script, each of which `onAnswer` hears once, and `answers` counts;
 * `posted`: the one the page came with, if it was to this form.
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

/** A single button that does one thing, after an optional confirmation; the page's own handler posts it (row-forms.ts). */
export function PanelButton({
  intent,
  fields,
  confirm: question,
  danger,
  children,
}: {
  intent: string
  fields?: Record<string, string>
  confirm?: string | undefined
  danger?: boolean
  children: ReactNode
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
