import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { HiddenFields } from './panel-form.tsx'

type Props = {
  /** The page's undo verb, and the fields it needs. */
  intent: string
  fields: Record<string, string>
  /** What was done. */
  children: ReactNode
  dismiss?: string
  onDismiss: () => void
}

/** Says above a list what was just done, and offers to undo it. */
export function UndoNote({ intent, fields, children, dismiss = 'Dismiss', onDismiss }: Props) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" className="note row mb-4" role="status">
      <HiddenFields fields={{ intent, ...fields }} />
      <span>{children}</span>
      <button type="submit" className="button-plain" disabled={fetcher.state !== 'idle'}>
        Undo
      </button>
      <button type="button" className="button-plain" onClick={onDismiss}>
        {dismiss}
      </button>
    </fetcher.Form>
  )
}
