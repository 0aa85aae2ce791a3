import { useRef } from 'react'
import { Badge } from '#app/ui/console-parts.tsx'
import { Field } from '#app/ui/field.tsx'
import { SettingsForm } from './settings-form.tsx'

export function SecondFactorPanel({ on }: { on: boolean }) {
  return (
    <section className="panel">
      <h2 className="row">Second step at sign-in {on ? <Badge tone="ok">On</Badge> : <Badge tone="off">Off</Badge>}</h2>
      {on ? (
        <SettingsForm intent="end-second-factor" button="Switch off">
          {() => <Field label="Your password" name="password" type="password" required autoComplete="current-password" />}
        </SettingsForm>
      ) : (
        <Start />
      )}
    </section>
  )
}

type Started = { totpURI: string; backupCodes: string[] }

function Start() {
  // A wrong code must not take the key away that was just shown.
  const secret = useRef<Started>(undefined)
  const keep = (started: Started | undefined): Started => {
    secret.current = started ?? secret.current
    return secret.current as Started
  }
  return (
    <SettingsForm intent="start-second-factor" button="Set up an authenticator app" busy="One moment…" keep>
      {({ data }) =>
        data?.secondFactor || secret.current ? (
          <Secret {...keep(data?.secondFactor)} />
        ) : (
          <>
            <p className="text-muted">A code from your phone besides the password. Optional.</p>
            <Field label="Your password" name="password" type="password" required autoComplete="current-password" />
          </>
        )
      }
    </SettingsForm>
  )
}

function Secret({ totpURI, backupCodes }: Started) {
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  return (
    <div className="stack">
      <p>
        Add this key to your authenticator app, or <a href={totpURI}>open the app</a> on this device:
      </p>
      <code className="break-all">{secret}</code>
      <p>Keep these backup codes where your phone is not; each works once:</p>
      <code className="break-all">{backupCodes.join(' · ')}</code>
      <input type="hidden" name="intent" value="confirm-second-factor" />
      <Field label="Code that the app shows now" name="code" required inputMode="numeric" autoComplete="one-time-code" />
    </div>
  )
}
