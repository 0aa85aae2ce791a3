import { useState } from 'react'
import type { FailedMail } from '#app/mail/outbox.server.ts'
import type { Colleague, Invitation } from '#app/staff/accounts.server.ts'
import { roleNames } from '#app/staff/staff-role.ts'
import { YourPassword } from '#app/staff/your-password.tsx'
import { Badge, TableHead, When } from '#app/ui/console/console-parts.tsx'
import { useRefused } from '#app/ui/console/opened.tsx'
import { PanelButton, PanelForm } from '#app/ui/console/panel-form.tsx'
import { useUnsavedFields } from '#app/ui/drafts/use-unsaved-fields.ts'
import { Field, Select } from '#app/ui/forms/field.tsx'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { AskToPromote, MakeAdministrator, type Promoted } from './make-administrator.tsx'
import type { Provider } from './settings.server.ts'

/** With the link, for a house that sends no mail yet, or whose mail does not arrive. */
type Invited = PanelReply & { link?: string; mailed?: boolean }

const byHand = 'This house sends no mail yet. Give your colleague this link, which works for their address alone:'

const givingUp =
  'Stop being an administrator? You will see orders and guest feedback only, until another administrator changes it back.'

export function ColleaguesPanel({
  me,
  colleagues,
  invitations,
}: {
  me: string
  colleagues: Colleague[]
  invitations: Invitation[]
}) {
  const refused = useRefused<PanelReply>('invite')
  const unsaved = useUnsavedFields('invite', undefined, refused?.values)
  const [promoting, setPromoting] = useState<Promoted>()
  return (
    <section className="panel broad">
      <h2>Colleagues</h2>
      <table className="console-table mb-4">
        <TableHead columns={{ Name: 'text', Email: 'text', Role: 'text', Actions: 'actions' }} />
        <tbody>
          {colleagues.map(({ id, name, email, role }) => (
            <tr key={id}>
              <td>
                {name} {id === me ? <Badge>You</Badge> : null}
              </td>
              <td className="long">{email}</td>
              <td>{roleNames[role]}</td>
              <td className="actions">
                {role === 'admin' ? (
                  <PanelButton intent="role" fields={{ id, role: 'staff' }} confirm={id === me ? givingUp : undefined}>
                    Make staff
                  </PanelButton>
                ) : (
                  <MakeAdministrator id={id} onAsk={() => setPromoting({ id, name })} />
                )}
                <PanelButton
                  intent="remove-colleague"
                  fields={{ id }}
                  confirm={`Remove ${name}? Their sessions end at once.`}
                  danger
                >
                  Remove
                </PanelButton>
              </td>
            </tr>
          ))}
          {invitations.map(({ id, email, role, invitedBy, expiresAt }) => (
            <tr key={id}>
              <td className="quiet">Invited by {invitedBy}</td>
              <td className="long">{email}</td>
              <td>
                {roleNames[role]} <Badge tone="warn">Invited</Badge>
              </td>
              <td className="actions">
                <span className="quiet">
                  until <When at={expiresAt} />
                </span>
                <PanelButton
                  intent="withdraw-invitation"
                  fields={{ id }}
                  confirm={`Withdraw the invitation of ${email}? Its link will let nobody in.`}
                  danger
                >
                  Withdraw
                </PanelButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {promoting ? <AskToPromote {...promoting} onClose={() => setPromoting(undefined)} /> : null}
      <PanelForm<Invited> intent="invite" button="Invite" busy="Inviting…" unsaved={unsaved}>
        {({ data, errors, typed }) => (
          <>
            <div className="pair">
              <Field
                label="Email of a colleague"
                name="email"
                type="email"
                required
                autoComplete="off"
                defaultValue={typed.email}
              />
              {/* Cleared, it shows Staff again: for a select, the browser restores its first default. */}
              <Select key={typed.role} label="Role" name="role" defaultValue={typed.role ?? 'staff'}>
                <option value="staff">Staff: messages and orders</option>
                <option value="admin">Administrator: everything</option>
              </Select>
            </div>
            <YourPassword error={errors.password} />
            {data?.link ? (
              <p className="note">
                {data.mailed ? 'The invitation went by mail. Its link, should the mail not arrive:' : byHand}{' '}
                <code className="break-all">{data.link}</code>
              </p>
            ) : null}
          </>
        )}
      </PanelForm>
    </section>
  )
}

const tones = { live: 'ok', demo: 'warn', unsent: 'warn', off: 'off' } as const
const words = { live: 'Live', demo: 'Demo', unsent: 'Not sent', off: 'Not configured' } as const

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

export function MailsPanel({ mails, total }: { mails: FailedMail[]; total: number }) {
  return (
    <section className="panel broad" id="failed-mails">
      <h2>Mails that could not be sent {total > 0 ? `(${total})` : ''}</h2>
      {mails.length === 0 ? <p className="text-muted">None. Every mail so far went out or is still being tried.</p> : null}
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
