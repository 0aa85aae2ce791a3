import { data, Link, redirect } from 'react-router'
import { z } from 'zod'
import { houseContext } from '#app/context.ts'
import { findOwn } from '#app/find-own.ts'
import { Refusal } from '#app/json-function.server.ts'
import { inviteColleague, removeColleague, setColleagueRole, withdrawInvitation } from '#app/staff/accounts.server.ts'
import { addPasskey, removePasskey, startPasskey } from '#app/staff/passkeys.server.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { confirmSecondFactor, endSecondFactor, startSecondFactor } from '#app/staff/second-factor.server.ts'
import { endOtherStaffSessions, endStaffSession } from '#app/staff/sessions.server.ts'
import { readStaffForm, replyTo } from '#app/staff/staff-form.server.ts'
import { type StaffRole, staffRoles } from '#app/staff/staff-role.ts'
import { orAfterConflict } from '#app/ui/after-conflict.ts'
import { withOutcome } from '#app/ui/client-action.ts'
import { ConsoleHead } from '#app/ui/console-parts.tsx'
import { useRowForms } from '#app/ui/row-forms.ts'
import type { Route } from './+types/settings.route.ts'
import { changeContacts } from './contact-settings.server.ts'
import { ContactsPanel } from './contacts-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { AccessPanel, GuestPasswordPanel, OwnPasswordPanel } from './password-panels.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import {
  changeGuestPassword,
  changeGuideDetails,
  changeOwnPassword,
  readSettingsPage,
  resendFailedMail,
} from './settings.server.ts'
import { ColleaguesPanel, MailsPanel, ProvidersPanel, SessionsPanel } from './settings-panels.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = await requireStaff(request, context, 'settings')
  return { staff, ...(await readSettingsPage(context.get(houseContext), staff)) }
}

const role = z.enum(staffRoles, 'Please choose a role.')
const invited = z.object({ email: z.email('Please check the e-mail address.').max(254), role })

export async function action({ request, context }: Route.ActionArgs) {
  const staff = await requireStaff(request, context, 'settings')
  const house = context.get(houseContext)
  const { db, settings, log } = house
  const { fields } = await readStaffForm(request)
  const { intent = '', id = '' } = fields
  let cookies: Headers | undefined
  let link: string | undefined
  let secondFactor: { totpURI: string; backupCodes: string[] } | undefined
  let passkey: string | undefined

  const verbs: Record<string, [success: string, failure: string, run: () => Promise<unknown>]> = {
    'own-password': [
      'Admin password updated successfully',
      'Failed to update password',
      async () => {
        cookies = await changeOwnPassword(house, request, staff, fields)
      },
    ],
    'guest-password': [
      'Guest guide password updated successfully',
      'Failed to update guest password',
      () => changeGuestPassword(house, staff, fields),
    ],
    access: [
      'Access details updated successfully',
      'Failed to update access details',
      () => changeGuideDetails(house, staff, fields),
    ],
    contacts: ['Contacts updated successfully', 'Failed to update contacts', () => changeContacts(house, staff, fields)],
    invite: [
      'Invitation sent',
      'Failed to invite',
      async () => {
        const parsed = invited.safeParse(fields)
        if (!parsed.success) throw new Refusal(400, 'invalid_input', parsed.error.issues[0]?.message ?? '')
        link = (await inviteColleague(db, settings, staff, parsed.data)).link
      },
    ],
    'withdraw-invitation': ['Invitation withdrawn', 'Failed to withdraw', () => withdrawInvitation(db, staff, uuid(id))],
    role: ['Role changed', 'Failed to change the role', () => setColleagueRole(db, staff, uuid(id), roleOf(fields.role))],
    'remove-colleague': ['Colleague removed', 'Failed to remove', () => removeColleague(db, staff, uuid(id))],
    'end-session': ['Session ended', 'Failed to end the session', () => endStaffSession(db, staff, uuid(id))],
    'end-other-sessions': ['Signed out everywhere else', 'Failed to end sessions', () => endOtherStaffSessions(db, staff)],
    'resend-mail': ['The mail is on its way again', 'Failed to send again', () => resendFailedMail(house, staff, id)],
    'start-passkey': [
      'Your device asks you now',
      'Failed to start',
      async () => {
        const started = await startPasskey(house, request)
        passkey = started.options
        cookies = started.cookies
      },
    ],
    'add-passkey': ['Passkey added', 'Failed to add the passkey', () => addPasskey(house, request, staff, fields)],
    'remove-passkey': ['Passkey removed', 'Failed to remove the passkey', () => removePasskey(db, staff, uuid(id))],
    'start-second-factor': [
      'Scan the code, then enter what the app shows',
      'Failed to start',
      async () => {
        secondFactor = await startSecondFactor(house, request, fields.password ?? '')
      },
    ],
    'confirm-second-factor': [
      'The second step is on',
      'Failed to switch on',
      async () => {
        cookies = await confirmSecondFactor(house, request, staff, fields.code ?? '')
      },
    ],
    'end-second-factor': [
      'The second step is off',
      'Failed to switch off',
      async () => {
        cookies = await endSecondFactor(house, request, staff, fields.password ?? '')
      },
    ],
  }
  const verb = findOwn(verbs, intent)
  if (!verb) throw data(null, { status: 400, statusText: 'Bad Request' })
  const [success, failure, run] = verb
  const reply = await replyTo(log, { success, failure }, run)
  // Without script the page is read in this same request, whose cookie is that of the session just ended.
  if (cookies && !passkey && request.headers.get('Sec-Fetch-Dest') !== 'empty')
    throw redirect(`/admin/settings?notice=${intent}`, { headers: cookies })
  return data(
    { ...reply.data, intent, link, secondFactor, passkey },
    { ...(reply.init ?? {}), ...(cookies ? { headers: cookies } : {}) },
  )
}

const failures: Record<string, string> = {
  'own-password': 'Failed to update password',
  'guest-password': 'Failed to update guest password',
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withOutcome(request, serverAction, failures)
}

export const shouldRevalidate = orAfterConflict

function roleOf(name: string | undefined): StaffRole {
  const parsed = role.safeParse(name)
  if (!parsed.success) throw new Refusal(400, 'invalid_input', 'Please choose a role.')
  return parsed.data
}

function uuid(id: string): string {
  if (z.uuid().safeParse(id).success) return id
  throw new Refusal(404, 'not_found', 'There is no such entry.')
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { staff, details, contacts, colleagues, invitations, sessions, passkeys, failedMails, failedTotal, providers } =
    loaderData
  const { onSubmit } = useRowForms('/admin/settings')
  return (
    <>
      <ConsoleHead title="Admin Settings">
        <Link to="/admin">Back to Dashboard</Link>
      </ConsoleHead>
      <div className="panels" onSubmit={onSubmit}>
        <OwnPasswordPanel />
        <GuestPasswordPanel />
        <AccessPanel details={details} />
        <div className="grid content-start gap-4">
          <SecondFactorPanel on={staff.twoFactor} />
          <PasskeysPanel passkeys={passkeys} />
        </div>
        <ContactsPanel {...contacts} />
        <ColleaguesPanel me={staff.id} colleagues={colleagues} invitations={invitations} />
        <SessionsPanel sessions={sessions} />
        <ProvidersPanel providers={providers} />
        <MailsPanel mails={failedMails} total={failedTotal} />
      </div>
    </>
  )
}
