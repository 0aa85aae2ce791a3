import { OpenButton } from './opened.tsx'

type Props = {
  /** The label of the Save button, and the one while it is saving. */
  save: string
  saving?: string
  busy: boolean
  /** Something must be read before this may be saved (seen-button.tsx). Filled, the button would still ask to be pressed. */
  blocked?: boolean
  onCancel: () => void
}

/** Save and Cancel, at the end of a form. What is on its way cannot be called back: until it is answered there is nothing to cancel. */
export function SaveOrCancel({ save, saving = 'Saving…', busy, blocked = false, onCancel }: Props) {
  return (
    <div className="row">
      <button type="submit" className={blocked ? 'button button-line' : 'button button-action'} disabled={busy || blocked}>
        {busy ? saving : save}
      </button>
      <OpenButton className="button button-line" disabled={busy} onOpen={onCancel}>
        Cancel
      </OpenButton>
    </div>
  )
}
