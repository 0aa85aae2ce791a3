import { useRef, useState } from 'react'
import { useActionData } from 'react-router'
import { YourPassword } from '#app/staff/your-password.tsx'
import { Badge } from '#app/ui/console/console-parts.tsx'
import { CopyPlain } from '#app/ui/console/copy-plain.tsx'
import { PanelForm } from '#app/ui/console/panel-form.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import type { Typed } from '#app/ui/forms/form-reply.ts'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { QrCode } from '#app/ui/qr-code.tsx'

export function SecondFactorPanel({ on }: { on: boolean }) {
  return (
    <section className="panel">
      <h2 className="row">Second step at sign-in {on ? <Badge tone="ok">On</Badge> : <Badge tone="off">Off</Badge>}</h2>
      {on ? (
        <PanelForm intent="end-second-factor" button="Switch off">
          {({ errors }) => <YourPassword error={errors.password} />}
        </PanelForm>
      ) : (
        <Start />
      )}
    </section>
  )
}

type Started = { totpURI: string; backupCodes: string[] }

function Start() {
  // A wrong code must not remove the key just shown.
  const posted = useActionData<{ secondFactor?: Started; values?: Typed }>()
  const [started, setStarted] = useState(posted?.secondFactor ?? shownBefore(posted?.values))
  return (
    <PanelForm<PanelReply & { secondFactor?: Started }>
      intent={started ? 'confirm-second-factor' : 'start-second-factor'}
      button={started ? 'Switch on' : 'Set up an authenticator app'}
      busy="One moment…"
      keep
      onReply={({ secondFactor }) => secondFactor && setStarted(secondFactor)}
    >
      {({ errors }) =>
        started ? (
          <Secret {...started} fault={errors.code} />
        ) : (
          <>
            <p className="text-muted">A code from your phone as well as the password. Optional.</p>
            <YourPassword error={errors.password} />
          </>
        )
      }
    </PanelForm>
  )
}

/** Without script nothing keeps it: it is posted with the code and comes back with the refusal. */
function shownBefore({ totpURI: [totpURI = ''] = [], backupCodes: [codes = ''] = [] }: Typed = {}): Started | undefined {
  if (!totpURI.startsWith('otpauth://totp/') || !URL.canParse(totpURI)) return undefined
  return { totpURI, backupCodes: codes.split(' ') }
}

function Secret({ totpURI, backupCodes, fault }: Started & { fault: string | undefined }) {
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  return (
    <div className="stack">
      <input type="hidden" name="totpURI" value={totpURI} />
      <input type="hidden" name="backupCodes" value={backupCodes.join(' ')} />
      <p>
        Scan this with your authenticator app, or <a href={totpURI}>open the app</a> on this device:
      </p>
      <div className="qr">
        <QrCode text={totpURI} label="QR code for the authenticator app" />
      </div>
      <p>
        If you cannot scan it, type this key: <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <BackupCodes codes={backupCodes} />
      <Field label="Code shown in the app" name="code" required inputMode="numeric" autoComplete="one-time-code" error={fault} />
    </div>
  )
}

/** Shown only once: they cannot be retrieved later. */
function BackupCodes({ codes }: { codes: string[] }) {
  const list = useRef<HTMLDivElement>(null)
  const print = () => {
    list.current?.setAttribute('data-print-alone', '')
    window.print()
    list.current?.removeAttribute('data-print-alone')
  }
  return (
    <div ref={list} className="stack">
      <p>Keep these backup codes somewhere other than your phone. Each works once, and they will not be shown again:</p>
      <ul className="codes" aria-label="Backup codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="row">
        <CopyPlain text={codes.join('\n')} said="Backup codes copied" />
        <button type="button" className="button-plain" onClick={print}>
          Print
        </button>
      </p>
    </div>
  )
}
