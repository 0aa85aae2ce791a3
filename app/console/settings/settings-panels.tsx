import { noMailYet } from '#app/mail/mail-settings.ts'
import type { FailedMail, LateMails } from '#app/mail/outbox.server.ts'
import { Badge, When } from '#app/ui/console/console-parts.tsx'
import { PanelButton } from '#app/ui/console/panel-form.tsx'
import type { Provider } from './settings.server.ts'

const tones = { live: 'ok', demo: 'warn', test: 'warn', unsent: 'warn', stuck: 'warn', astray: 'warn', off: 'off' } as const
const words = {
  live: 'Live',
  demo: 'Demo',
  test: 'Test mode',
  unsent: 'Not sent',
  stuck: 'Delayed',
  astray: 'Wrong address',
  off: 'Not configured',
} as const

export function ProvidersPanel({ providers }: { providers: Provider[] }) {
  return (
    <section className="panel">
      <h2>Providers</h2>
      <ul className="stack">
        {providers.map(({ name, state, detail }) => (
          <li key={name}>
            <span className="row">
              {name} <Badge tone={tones[state]}>{words[state]}</Badge>
            </span>
            <span className="block text-muted break-words">{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type MailsProps = { mails: FailedMail[]; total: number; late: LateMails | undefined; mailed: boolean }

/** `mailed`: whether this installation sends email. */
export function MailsPanel({ mails, total, late, mailed }: MailsProps) {
  const none = mailed
    ? 'None. Every email so far has been sent or is still being tried.'
    : `${noMailYet}: each one becomes a file, and none has failed.`
  return (
    <section className="panel broad" id="failed-mails">
      <h2>Emails that could not be sent {total > 0 ? `(${total})` : ''}</h2>
      {late ? (
        <p className="note break-words" data-kind="error">
          {late.count === 1 ? 'One email has' : `${late.count.toLocaleString('en-IE')} emails have`} been waiting since{' '}
          <When at={late.since} />: {late.reason ?? 'not tried yet'}. {late.count === 1 ? 'It' : 'They'} will be retried
          automatically.
        </p>
      ) : null}
      {mails.length === 0 && !late ? <p className="text-muted">{none}</p> : null}
      <ul className="stack">
        {mails.map(({ id, to, subject, failedAt, lastError }) => (
          <li key={id} className="row justify-between">
            <span className="min-w-0">
              {subject} <span className="text-muted">to {to}</span>
              <span className="block text-muted break-words">
                {failedAt ? <When at={failedAt} /> : null} · {lastError}
              </span>
            </span>
            <PanelButton intent="resend-mail" fields={{ id }}>
              Send again
            </PanelButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
