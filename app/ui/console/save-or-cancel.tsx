import { OpenButton } from './opened.tsx'

type Props = {
  /** The button's words, and those while it is being done. */
  save: string
  saving?: string
  busy: boolean
  /** Something must be seen before this may be saved. */
  blocked?: boolean
  onCancel: () => void
}

/** What a form that was opened ends with. */
export function SaveOrCancel({ save, saving = 'Saving…', busy, blocked = false, onCancel }: Props) {
  return (
    <div className="row">
      <button type="submit" className="button button-action" disabled={busy || blocked}>
        {busy ? saving : save}
      </button>
      <OpenButton className="button button-line" onOpen={onCancel}>
        Cancel
      </OpenButton>
    </div>
  )
}
