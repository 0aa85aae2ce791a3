import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { Notice } from './form-reply.ts'

/** Without a connection only the notice. */
export type PanelReply = { notice: Notice; fieldErrors?: Record<string, string> }

/** One form of a page of panels: posts its intent, says what came of it, and is empty again after a success. */
export function PanelForm<Reply extends PanelReply>({
  action,
  intent,
  button,
  busy = 'Saving…',
  keep = false,
  onReply,
  children,
}: {
  /** Where it posts to; left out, the page that it stands on. */
  action?: string
  intent: string
  button: string
  busy?: string
  /** What was typed stays after a success. */
  keep?: boolean
  onReply?: (reply: Reply) => void
  children: (reply: { errors: Record<string, string>; data: Reply | undefined }) => ReactNode
}) {
  const fetcher = useFetcher()
  const form = useRef<HTMLFormElement>(null)
  const { state } = fetcher
  const data = fetcher.data as Reply | undefined
  const hear = useEffectEvent((reply: Reply) => onReply?.(reply))
  useEffect(() => {
    if (!keep && data?.notice.kind === 'success') form.current?.reset()
    if (data) hear(data)
  }, [data, keep])
  return (
    <fetcher.Form method="post" action={action} ref={form} className="stack">
      <input type="hidden" name="intent" value={intent} />
      {children({ errors: data?.fieldErrors ?? {}, data })}
      {data?.notice.kind === 'error' ? (
        <p className="note" data-kind="error" role="status">
          {data.notice.text}
        </p>
      ) : null}
      <div>
        <button type="submit" className="button button-line" disabled={state !== 'idle'}>
          {state === 'idle' ? button : busy}
        </button>
      </div>
    </fetcher.Form>
  )
}

/** A single button that does one thing, after a question when there is one; the page's own handler posts it (row-forms.ts). */
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
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
