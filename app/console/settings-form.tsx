import { type ReactNode, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { action } from './settings.route.tsx'

/** One form of the settings: posts its intent, says what came of it, and is empty again after a success. */
export function SettingsForm({
  intent,
  button,
  busy = 'Saving…',
  keep = false,
  children,
}: {
  intent: string
  button: string
  busy?: string
  /** What was typed stays after a success. */
  keep?: boolean
  children: (reply: { errors: Record<string, string>; data: Answer | undefined }) => ReactNode
}) {
  const fetcher = useFetcher<typeof action>()
  const form = useRef<HTMLFormElement>(null)
  const { state } = fetcher
  const data = fetcher.data as Answer | undefined
  useEffect(() => {
    if (!keep && data?.notice.kind === 'success') form.current?.reset()
  }, [data, keep])
  return (
    <fetcher.Form method="post" action="/admin/settings" ref={form} className="stack">
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

/** Without a connection only the notice. */
type Answer = Pick<Told, 'notice'> & Partial<Told>
type Told = Awaited<ReturnType<typeof action>>['data']

/** A single button that does one thing, after a question when there is one; the page's own handler posts it. */
export function SettingsButton({
  intent,
  fields,
  confirm: question,
  danger,
  children,
}: {
  intent: string
  fields?: Record<string, string>
  confirm?: string
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
