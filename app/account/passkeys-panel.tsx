import * as fieldLimits from '#app/field-limits.ts'
import type { Passkey } from '#app/staff/sign-in/passkeys.server.ts'
import { usePasskey } from '#app/staff/sign-in/use-passkey.ts'
import { When } from '#app/ui/console/console-parts.tsx'
import { PanelButton } from '#app/ui/console/panel-form.tsx'
import { Field } from '#app/ui/forms/field.tsx'

export function PasskeysPanel({ passkeys }: { passkeys: Passkey[] }) {
  const { begin, busy, left } = usePasskey('startRegistration', {
    action: '/admin/account',
    start: 'start-passkey',
    finish: 'add-passkey',
  })
  return (
    <section className="panel">
      <h2>Passkeys</h2>
      <p className="text-muted">Sign in with this device’s lock instead of the password. Optional.</p>
      <ul className="stack my-3">
        {passkeys.map(({ id, name, createdAt }) => (
          <li key={id} className="row justify-between">
            <span>
              {name}
              <span className="block text-muted">
                since <When at={createdAt} />
              </span>
            </span>
            <PanelButton intent="remove-passkey" fields={{ id }} confirm={`Remove the passkey “${name}”?`} danger>
              Remove
            </PanelButton>
          </li>
        ))}
      </ul>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          begin({ name: String(new FormData(event.currentTarget).get('name')) })
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
        <div>
          <button type="submit" className="button button-line" disabled={busy}>
            {busy ? 'One moment…' : 'Add a passkey'}
          </button>
        </div>
        <p role="status" className="text-muted empty:hidden">
          {left ? 'No passkey was added.' : ''}
        </p>
      </form>
    </section>
  )
}
