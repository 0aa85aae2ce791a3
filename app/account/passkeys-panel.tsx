import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import * as fieldLimits from '#app/field-limits.ts'
import type { Passkey } from '#app/staff/sign-in/passkeys.server.ts'
import { usePasskey } from '#app/staff/sign-in/use-passkey.ts'
import { YourPassword } from '#app/staff/your-password.tsx'
import { When } from '#app/ui/console/console-parts.tsx'
import { Sheet } from '#app/ui/console/sheet.tsx'
import { SheetNote } from '#app/ui/console/sheet-note.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { succeeded, useOutcome } from '#app/ui/forms/outcomes.ts'

/** Adding or removing one asks for the password, however recent the sign-in. */
export function PasskeysPanel({ passkeys }: { passkeys: Passkey[] }) {
  return (
    <section className="panel">
      <h2>Passkeys</h2>
      <p className="text-muted">Sign in with this device’s lock instead of the password. Optional.</p>
      <ul className="stack my-3">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="row justify-between">
            <span>
              {passkey.name}
              <span className="block text-muted">
                since <When at={passkey.createdAt} />
              </span>
            </span>
            <Removal passkey={passkey} />
          </li>
        ))}
      </ul>
      <Addition />
    </section>
  )
}

function Addition() {
  const form = useRef<HTMLFormElement>(null)
  const { begin, busy, left, said } = usePasskey('startRegistration', {
    action: '/admin/account',
    start: 'start-passkey',
    finish: 'add-passkey',
  })
  useOutcome((outcome) => {
    if (succeeded(outcome, 'add-passkey')) form.current?.reset()
  })
  return (
    <form
      ref={form}
      // If submitted before script has loaded, a password must not end up in the URL.
      method="post"
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        begin({ toStart: { password: String(fields.get('password')) }, toFinish: { name: String(fields.get('name')) } })
      }}
    >
      <Field
        label="Name of this device"
        name="name"
        required
        maxLength={fieldLimits.passkeyName}
        autoComplete="off"
        placeholder="Maeve’s phone"
      />
      <YourPassword />
      {said?.kind === 'error' && !busy ? (
        <p className="note" data-kind="error" role="status">
          {said.text}
        </p>
      ) : null}
      <div>
        <button type="submit" className="button button-line" disabled={busy}>
          {busy ? 'One moment…' : 'Add a passkey'}
        </button>
      </div>
      <p role="status" className="text-muted empty:hidden">
        {left ? 'No passkey was added.' : ''}
      </p>
    </form>
  )
}

/** A form of its own, which works without script too. */
function Removal({ passkey }: { passkey: Passkey }) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <form method="post" className="row">
        <input type="hidden" name="id" value={passkey.id} />
        <noscript>
          <YourPassword />
        </noscript>
        <button
          type="submit"
          name="intent"
          value="remove-passkey"
          className="button-plain danger"
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault()
            setAsked(true)
          }}
        >
          Remove
        </button>
      </form>
      {asked ? <AskToRemove passkey={passkey} onClose={() => setAsked(false)} /> : null}
    </>
  )
}

function AskToRemove({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const fetcher = useFetcher()
  const busy = fetcher.state !== 'idle'
  useOutcome((outcome) => {
    if (succeeded(outcome, 'remove-passkey')) onClose()
  })
  return (
    <Sheet
      title={`Remove the passkey “${name}”?`}
      asks="That device signs nobody in any more. Who is signed in on it stays signed in."
      onClose={onClose}
    >
      <fetcher.Form method="post" className="stack">
        <input type="hidden" name="intent" value="remove-passkey" />
        <input type="hidden" name="id" value={id} />
        <YourPassword />
        <SheetNote over={busy} />
        <div className="row">
          <button type="button" className="button button-line" onClick={onClose}>
            Keep it
          </button>
          <button type="submit" className="button button-action" disabled={busy}>
            {busy ? 'One moment…' : 'Remove the passkey'}
          </button>
        </div>
      </fetcher.Form>
    </Sheet>
  )
}
