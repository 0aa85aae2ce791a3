import { useFetcher } from 'react-router'
import { HiddenFields } from '#app/ui/console/panel-form.tsx'
import { Sheet } from '#app/ui/console/sheet.tsx'
import { SheetNote } from '#app/ui/console/sheet-note.tsx'
import { succeeded, useOutcome } from '#app/ui/forms/outcomes.ts'
import { useFaults } from '#app/ui/forms/use-faults.ts'
import { YourPassword } from './your-password.tsx'

/** What the password is for: an intent of the page's action, and the fields that say what it concerns. */
type Wanted = { intent: string; fields: Record<string, string> }

type ButtonProps = Wanted & { className: 'row' | 'inline'; of?: string; danger?: boolean; onAsk: () => void; children: string }

/** `of`: as for a `PanelButton`. A form of its own, which asks for the password if there is no script; with script, `onAsk` opens a `PasswordSheet`. */
export function PasswordButton({ intent, fields, className, of, danger = false, onAsk, children }: ButtonProps) {
  return (
    <form method="post" className={className}>
      <HiddenFields fields={fields} />
      <noscript>
        <YourPassword />
      </noscript>
      <button
        type="submit"
        name="intent"
        value={intent}
        className={danger ? 'button-plain danger' : 'button-plain'}
        aria-haspopup="dialog"
        aria-label={of && `${children}: ${of}`}
        onClick={(event) => {
          event.preventDefault()
          onAsk()
        }}
      >
        {children}
      </button>
    </form>
  )
}

type SheetProps = Wanted & { title: string; asks: string; leave: string; go: string; onClose: () => void }

/** Closes once the action is done. `leave` and `go`: the labels of its two buttons. */
export function PasswordSheet({ intent, fields, title, asks, leave, go, onClose }: SheetProps) {
  const fetcher = useFetcher<{ fieldErrors?: Record<string, string> }>()
  const { faults, mend, mended } = useFaults(fetcher.data)
  const busy = fetcher.state !== 'idle'
  useOutcome((outcome) => {
    if (succeeded(outcome, intent)) onClose()
  })
  return (
    <Sheet title={title} asks={asks} onClose={onClose}>
      <fetcher.Form method="post" className="stack" noValidate onChange={mend}>
        <HiddenFields fields={{ intent, ...fields }} />
        <YourPassword error={faults.password} />
        <SheetNote over={busy || mended} />
        <div className="row">
          <button type="button" className="button button-line" onClick={onClose}>
            {leave}
          </button>
          <button type="submit" className="button button-action" disabled={busy}>
            {busy ? 'One moment…' : go}
          </button>
        </div>
      </fetcher.Form>
    </Sheet>
  )
}
