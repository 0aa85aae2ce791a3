import { useRef, useState } from 'react'
import * as fieldLimits from '#app/field-limits.ts'
import type { Passkey } from '#app/staff/auth/passkeys.server.ts'
import { usePasskey } from '#app/staff/auth/use-passkey.ts'
import { PasswordButton, PasswordSheet } from '#app/staff/password-sheet.tsx'
import { YourPassword } from '#app/staff/your-password.tsx'
import { When } from '#app/ui/console/console-parts.tsx'
import { faultsOf, focusFirstFault } from '#app/ui/forms/faults.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { succeeded, useOutcome } from '#app/ui/forms/outcomes.ts'
import { useFaults } from '#app/ui/forms/use-faults.ts'

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
      <noscript>
        <p>A passkey can be added only with JavaScript.</p>
      </noscript>
      <Addition />
    </section>
  )
}

function Addition() {
  const form = useRef<HTMLFormElement>(null)
  const { begin, busy, left, reply } = usePasskey('startRegistration', {
    action: '/admin/account',
    start: 'start-passkey',
    finish: 'add-passkey',
    unused: 'No passkey was added.',
  })
  const { faults, find, mend, mended } = useFaults(reply)
  const said = reply?.notice
  useOutcome((outcome) => {
    if (succeeded(outcome, 'add-passkey')) form.current?.reset()
  })
  return (
    <form
      ref={form}
      // The browser's part needs script. Should it be submitted without, a password must not end up in the URL.
      method="post"
      className="stack noscript:hidden! [html:not([data-awake])_&]:invisible"
      data-says-errors-of="start-passkey add-passkey"
      noValidate
      onChange={mend}
      onSubmit={(event) => {
        event.preventDefault()
        const found = faultsOf(event.currentTarget)
        find(found)
        if (Object.keys(found).length > 0) return focusFirstFault(event.currentTarget)
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
        error={faults.name}
      />
      <YourPassword error={faults.password} />
      {said?.kind === 'error' && !busy && !mended ? (
        // Not shown a second time if a field already shows it.
        <p className={Object.values(faults).includes(said.text ?? '') ? 'sr-only' : 'note'} data-kind="error" role="alert">
          {said.text}
        </p>
      ) : null}
      <div>
        <button type="submit" className="button button-line" disabled={busy}>
          {busy ? 'One moment…' : 'Add a passkey'}
        </button>
      </div>
      <p role="status" className="text-muted empty:hidden">
        {left}
      </p>
    </form>
  )
}

function Removal({ passkey: { id, name } }: { passkey: Passkey }) {
  const [asked, setAsked] = useState(false)
  const wanted = { intent: 'remove-passkey', fields: { id } }
  return (
    <>
      <PasswordButton {...wanted} className="row" of={name ?? ''} danger onAsk={() => setAsked(true)}>
        Remove
      </PasswordButton>
      {asked ? (
        <PasswordSheet
          {...wanted}
          title={`Remove the passkey “${name}”?`}
          asks="That device can no longer sign in with it. You stay signed in here, and are signed out everywhere else."
          leave="Keep it"
          go="Remove the passkey"
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  )
}
