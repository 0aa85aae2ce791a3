import { OwnPasswordPanel } from '#app/account/own-password-panel.tsx'
import { houseContext } from '#app/context.ts'
import { noMailYet, sendsMail } from '#app/mail/mail-settings.ts'
import { withdrawInvitation } from '#app/staff/invitations.server.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { carryOut, readStaffForm, rowId, withMore } from '#app/staff/staff-form.server.ts'
import type { StaffRole } from '#app/staff/staff-role.ts'
import { ConsoleHead } from '#app/ui/console/console-parts.tsx'
import { useRowForms } from '#app/ui/console/row-forms.ts'
import { orAfterConflict } from '#app/ui/forms/after-conflict.ts'
import { withOutcome } from '#app/ui/forms/client-action.ts'
import { orLastKnown } from '#app/ui/forms/client-loader.ts'
import type { Route } from './+types/settings.route.ts'
import { AccessPanel } from './access-panel.tsx'
import { changeRole, endAccount, invite } from './colleague-settings.server.ts'
import { ColleaguesPanel } from './colleagues-panel.tsx'
import { changeContacts } from './contact-settings.server.ts'
import { ContactsPanel } from './contacts-panel.tsx'
import { GuestPasswordPanel } from './guest-password-panel.tsx'
import { changeGuestPassword, changeGuideDetails, readSettingsPage, resendFailedMail } from './settings.server.ts'
import { MailsPanel, ProvidersPanel } from './settings-panels.tsx'
import { warnOfEntries } from './told-in-entries.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = await requireStaff(request, context, 'settings')
  return { me: staff.id, ...(await readSettingsPage(context.get(houseContext))) }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orLastKnown(request, serverLoader)

/** Also shown by the browser when the server does not answer. */
const failures = { 'guest-password': 'Failed to update guest password' }

export async function action({ request, context }: Route.ActionArgs) {
  const house = context.get(houseContext)
  const { db, settings, log } = house
  const form = await readStaffForm(request, context, 'settings')
  const { staff, fields } = form
  const { id = '' } = fields
  const mailed = sendsMail(settings)

  const verbs = {
    'guest-password': {
      success: 'Guest guide password updated successfully',
      failure: failures['guest-password'],
      run: () => changeGuestPassword(house, staff, fields),
    },
    access: {
      success: 'Access details updated successfully',
      failure: 'Failed to update access details',
      run: () => changeGuideDetails(house, staff, fields),
    },
    contacts: {
      success: 'Contacts updated successfully',
      failure: 'Failed to update contacts',
      run: () => changeContacts(house, staff, fields),
    },
    invite: {
      success: mailed ? 'Invitation sent' : 'Invitation ready',
      failure: 'Failed to invite',
      inPlace: true,
      run: () => invite(house, request, staff, fields),
    },
    'withdraw-invitation': {
      success: 'Invitation withdrawn',
      failure: 'Failed to withdraw',
      run: async () => withdrawInvitation(db, staff, rowId(id)),
    },
    role: {
      success: ({ name, role }: { name: string; role: StaffRole }) =>
        `${name} is now ${role === 'admin' ? 'an administrator' : 'staff'}`,
      failure: 'Failed to change the role',
      run: () => changeRole(house, request, staff, fields),
    },
    'remove-colleague': {
      success: (name: string) => `${name} has been removed`,
      failure: 'Failed to remove',
      run: () => endAccount(house, request, staff, fields),
    },
    'resend-mail': {
      success: mailed ? 'The email is on its way again' : `The email is a file again. ${noMailYet}.`,
      failure: 'Failed to send again',
      run: () => resendFailedMail(house, staff, id),
    },
  }
  const { reply, done } = await carryOut(log, form, verbs)
  if ('access' in done || 'guest-password' in done) reply.data.notice = await warnOfEntries(house, reply.data.notice)
  return withMore(reply, { invited: done.invite, mailed })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withOutcome(request, serverAction, failures)
}

export const shouldRevalidate = orAfterConflict

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { me, details, contacts, colleagues, invitations, failedMails, failedTotal, lateMails, mailed, providers } = loaderData
  const { onSubmit } = useRowForms('/admin/settings')
  return (
    <>
      <ConsoleHead title="Admin Settings">
        <a href="/admin">Back to Dashboard</a>
      </ConsoleHead>
      <div className="panels" onSubmit={onSubmit}>
        <OwnPasswordPanel title="Admin password">
          <p className="mt-4 text-muted">
            A new password signs you out everywhere else. Your second step at sign-in, your passkeys and the list of where you are
            signed in are under <a href="/admin/account">Account</a>.
          </p>
        </OwnPasswordPanel>
        <GuestPasswordPanel />
        <AccessPanel details={details} />
        <ProvidersPanel providers={providers} />
        <ContactsPanel {...contacts} />
        <ColleaguesPanel me={me} colleagues={colleagues} invitations={invitations} />
        <MailsPanel mails={failedMails} total={failedTotal} late={lateMails} mailed={mailed} />
      </div>
    </>
  )
}
