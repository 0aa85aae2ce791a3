import { useFetcher } from 'react-router'
import type { Colleague } from '#app/staff/accounts.server.ts'
import { YourPassword } from '#app/staff/your-password.tsx'
import { HiddenFields } from '#app/ui/console/panel-form.tsx'
import { Sheet } from '#app/ui/console/sheet.tsx'
import { SheetNote } from '#app/ui/console/sheet-note.tsx'
import { succeeded, useOutcome } from '#app/ui/forms/outcomes.ts'

export type Raised = Pick<Colleague, 'id' | 'name'>

/** A form of its own, which works without script too; with it, `onAsk` opens `AskToRaise`. */
export function RaiseColleague({ id, onAsk }: { id: string; onAsk: () => void }) {
  return (
    <form method="post" className="inline">
      <HiddenFields fields={{ id, role: 'admin' }} />
      <noscript>
        <YourPassword />
      </noscript>
      <button
        type="submit"
        name="intent"
        value="role"
        className="button-plain"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          onAsk()
        }}
      >
        Make administrator
      </button>
    </form>
  )
}

export function AskToRaise({ id, name, onClose }: Raised & { onClose: () => void }) {
  const fetcher = useFetcher()
  const busy = fetcher.state !== 'idle'
  useOutcome((outcome) => {
    if (succeeded(outcome, 'role')) onClose()
  })
  return (
    <Sheet title={`Make ${name} an administrator?`} asks onClose={onClose}>
      <fetcher.Form method="post" className="stack">
        <p>Administrators see and change everything, and may invite and remove others.</p>
        <HiddenFields fields={{ intent: 'role', id, role: 'admin' }} />
        <YourPassword />
        <SheetNote over={busy} />
        <div className="row">
          <button type="button" className="button button-line" onClick={onClose}>
            Leave it
          </button>
          <button type="submit" className="button button-action" disabled={busy}>
            {busy ? 'One moment…' : 'Make administrator'}
          </button>
        </div>
      </fetcher.Form>
    </Sheet>
  )
}
