import { useState } from 'react'
import { noMailYet } from '#app/mail/mail-settings.ts'
import type { Colleague } from '#app/staff/accounts.server.ts'
import type { Invitation } from '#app/staff/invitations.server.ts'
import { roleNames } from '#app/staff/staff-role.ts'
import { YourPassword } from '#app/staff/your-password.tsx'
import { Badge, TableHead, When } from '#app/ui/console/console-parts.tsx'
import { CopyPlain } from '#app/ui/console/copy-plain.tsx'
import { MailAddress } from '#app/ui/console/mail-link.tsx'
import { useRefused } from '#app/ui/console/opened.tsx'
import { PanelButton, PanelForm } from '#app/ui/console/panel-form.tsx'
import { useUnsavedFields } from '#app/ui/drafts/use-unsaved-fields.ts'
import { Field, Select } from '#app/ui/forms/field.tsx'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { AccessButton, type Asked, AskForAccess } from './colleague-access.tsx'

type PanelProps = { me: string; colleagues: Colleague[]; invitations: Invitation[] }

/** Who has an account, who is invited, and the form that invites. */
export function ColleaguesPanel({ me, colleagues, invitations }: PanelProps) {
  const [asked, setAsked] = useState<Asked>()
  return (
    <section className="panel broad">
      <h2>Colleagues</h2>
      <table className="console-table mb-4">
        <TableHead columns={{ Name: 'text', Email: 'text', Role: 'text', Actions: 'actions' }} />
        <tbody>
          {colleagues.map((colleague) => (
            <ColleagueRow key={colleague.id} {...colleague} isMe={colleague.id === me} onAsk={setAsked} />
          ))}
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} {...invitation} />
          ))}
        </tbody>
      </table>
      {asked ? <AskForAccess {...asked} onClose={() => setAsked(undefined)} /> : null}
      <InviteForm invitations={invitations} />
    </section>
  )
}

type RowProps = Colleague & { isMe: boolean; onAsk: (asked: Asked) => void }

function ColleagueRow({ id, name, email, role, isMe, onAsk }: RowProps) {
  const about = { id, name, isMe, onAsk }
  return (
    <tr>
      <th scope="row">
        {name}
        {isMe ? <Badge beside>You</Badge> : null}
      </th>
      <td className="long">
        <MailAddress>{email}</MailAddress>
      </td>
      <td>{roleNames[role]}</td>
      <td className="actions">
        {/* The key: pressed twice, Enter must not open the opposite question. */}
        <AccessButton key={role} {...about} to={role === 'admin' ? 'staff' : 'administrator'} />
        <AccessButton {...about} to="removed" />
      </td>
    </tr>
  )
}

function InvitationRow({ id, email, role, invitedBy, expiresAt }: Invitation) {
  return (
    <tr>
      <td className="quiet">Invited by {invitedBy}</td>
      <th scope="row">
        <MailAddress>{email}</MailAddress>
      </th>
      <td>
        {roleNames[role]}
        <Badge beside tone="warn">
          Invited
        </Badge>
      </td>
      <td className="actions">
        <span className="quiet">
          until <When at={expiresAt} />
        </span>
        <PanelButton
          intent="withdraw-invitation"
          fields={{ id }}
          of={email}
          confirm={`Withdraw the invitation to ${email}? Its link will stop working.`}
          danger
        >
          Withdraw
        </PanelButton>
      </td>
    </tr>
  )
}

/** With the link, in case no email is sent yet or it does not arrive. */
type Invited = PanelReply & { invited?: { email: string; link: string }; mailed?: boolean }

const byMail = 'The invitation has been emailed. Its link, in case the email does not arrive:'
const byHand = `${noMailYet}. Give your colleague this link, which works only for their address:`

/** The link is shown for as long as it works. */
function InviteForm({ invitations }: { invitations: Invitation[] }) {
  const refused = useRefused<PanelReply>('invite')
  const unsaved = useUnsavedFields('invite', undefined, refused?.values)
  return (
    <PanelForm<Invited> intent="invite" button="Invite" busy="Inviting…" saysFaults unsaved={unsaved}>
      {({ data, errors, typed }) => (
        <>
          <div className="pair">
            <Field
              label="Your colleague’s email"
              name="email"
              type="email"
              required
              autoComplete="off"
              defaultValue={typed.email}
              error={errors.email}
            />
            {/* The key makes it show Staff again once cleared: the browser would restore a select's first default. */}
            <Select key={typed.role} label="Role" name="role" defaultValue={typed.role ?? 'staff'}>
              <option value="staff">Staff: messages and orders</option>
              <option value="admin">Administrator: everything</option>
            </Select>
          </div>
          <YourPassword error={errors.password} />
          {/* The toast would lie over it. */}
          <div role="status" className="contents">
            {data?.invited && invitations.some(({ email }) => email === data.invited?.email) ? (
              <div className="note">
                <p>
                  <strong>{data.notice.text}</strong>
                </p>
                <p>
                  {data.mailed ? byMail : byHand} <code className="break-all">{data.invited.link}</code>
                </p>
                <p className="row">
                  <CopyPlain key={data.invited.link} text={data.invited.link} said="Link copied" />
                </p>
              </div>
            ) : null}
          </div>
        </>
      )}
    </PanelForm>
  )
}
