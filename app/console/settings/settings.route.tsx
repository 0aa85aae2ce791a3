import { z } from 'zod'
import { OwnPasswordPanel } from '#app/account/own-password-panel.tsx'
import { houseContext } from '#app/context.ts'
import * as fieldLimits from '#app/field-limits.ts'
import { noMailYet, sendsMail } from '#app/mail/mail-settings.ts'
import { Refusal } from '#app/requests/json-function.server.ts'
import { inviteColleague, removeColleague, setColleagueRole, withdrawInvitation } from '#app/staff/accounts.server.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { confirmPassword, requireRecentSignIn } from '#app/staff/sign-in/recent-sign-in.server.ts'
import { carryOut, readStaffForm, rowId, withMore } from '#app/staff/staff-form.server.ts'
import { type StaffRole, staffRoles } from '#app/staff/staff-role.ts'
import { ConsoleHead } from '#app/ui/console/console-parts.tsx'
import { useRowForms } from '#app/ui/console/row-forms.ts'
import { orAfterConflict } from '#app/ui/forms/after-conflict.ts'
import { withOutcome } from '#app/ui/forms/client-action.ts'
import { orLastKnown } from '#app/ui/forms/client-loader.ts'
import type { Route } from './+types/settings.route.ts'
import { AccessPanel } from './access-panel.tsx'
import { ColleaguesPanel } from './colleagues-panel.tsx'
import { changeContacts } from './contact-settings.server.ts'
import { ContactsPanel } from './contacts-panel.tsx'
import { GuestPasswordPanel } from './guest-password-panel.tsx'
import { changeGuestPassword, changeGuideDetails, readSettingsPage, resendFailedMail } from './settings.server.ts'
import { MailsPanel, ProvidersPanel } from './settings-panels.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = await requireStaff(request, context, 'settings')
  return { me: staff.id, ...(await readSettingsPage(context.get(houseContext))) }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orLastKnown(request, serverLoader)

const role = z.enum(staffRoles, 'Please choose a role.')
const invited = z.object({
  email: z.email('Please check the email address.').max(fieldLimits.email, 'This email address is too long.'),
  role,
})

export async function action({ request, context }: Route.ActionArgs) {
  const staff = await requireStaff(request, context, 'settings')
  const house = context.get(houseContext)
  const { db, settings, log } = house
  const form = await readStaffForm(request)
  const { fields } = form
  const { id = '', password = '' } = fields
  const mailed = sendsMail(settings)

  const verbs = {
    'guest-password': {
      success: 'Guest guide password updated successfully',
      failure: 'Failed to update guest password',
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
      async run() {
        const parsed = invited.safeParse(fields)
        if (!parsed.success) throw new Refusal(400, 'invalid_input', parsed.error.issues[0]?.message ?? '')
        // Somebody who finds an open console must not gain permanent access.
        await confirmPassword(house, request, staff, password)
        return inviteColleague(db, settings, staff, parsed.data)
      },
    },
    'withdraw-invitation': {
      success: 'Invitation withdrawn',
      failure: 'Failed to withdraw',
      run: async () => withdrawInvitation(db, staff, rowId(id)),
    },
    role: {
      success: 'Role changed',
      failure: 'Failed to change the role',
      async run() {
        const role = roleOf(fields.role)
        if (role === 'admin') await confirmPassword(house, request, staff, password)
        else requireRecentSignIn(staff)
        await setColleagueRole(db, staff, rowId(id), role)
      },
    },
    'remove-colleague': {
      success: 'Colleague removed',
      failure: 'Failed to remove',
      async run() {
        requireRecentSignIn(staff)
        await removeColleague(db, staff, rowId(id))
      },
    },
    'resend-mail': {
      success: mailed ? 'The mail is on its way again' : `The mail is a file again. ${noMailYet}.`,
      failure: 'Failed to send again',
      run: () => resendFailedMail(house, staff, id),
    },
  }
  const { reply, done } = await carryOut(log, form, verbs)
  return withMore(reply, { invited: done.invite, mailed })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withOutcome(request, serverAction, { 'guest-password': 'Failed to update guest password' })
}

export const shouldRevalidate = orAfterConflict

function roleOf(name: string | undefined): StaffRole {
  const parsed = role.safeParse(name)
  if (!parsed.success) throw new Refusal(400, 'invalid_input', 'Please choose a role.')
  return parsed.data
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { me, details, contacts, colleagues, invitations, failedMails, failedTotal, mailed, providers } = loaderData
  const { onSubmit } = useRowForms('/admin/settings')
  return (
    <>
      <ConsoleHead title="Admin Settings">
        <a href="/admin">Back to Dashboard</a>
      </ConsoleHead>
      <div className="panels" onSubmit={onSubmit}>
        <OwnPasswordPanel title="Admin password">
          <p className="mt-4 text-muted">
            The second step at sign-in, passkeys and where you are signed in: in your <a href="/admin/account">account</a>.
          </p>
        </OwnPasswordPanel>
        <GuestPasswordPanel />
        <AccessPanel details={details} />
        <ProvidersPanel providers={providers} />
        <ContactsPanel {...contacts} />
        <ColleaguesPanel me={me} colleagues={colleagues} invitations={invitations} />
        <MailsPanel mails={failedMails} total={failedTotal} mailed={mailed} />
      </div>
    </>
  )
}
