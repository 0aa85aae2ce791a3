import { data, redirect } from 'react-router'
import { houseContext } from '#app/context.ts'
import { findOwn } from '#app/find-own.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { changeOwnPassword } from '#app/staff/sign-in/own-password.server.ts'
import { addPasskey, listPasskeys, removePasskey, startPasskey } from '#app/staff/sign-in/passkeys.server.ts'
import { confirmSecondFactor, endSecondFactor, startSecondFactor } from '#app/staff/sign-in/second-factor.server.ts'
import { endOtherStaffSessions, endStaffSession, listStaffSessions } from '#app/staff/sign-in/sessions.server.ts'
import { carryOut, readStaffForm, rowId, type Verb, withMore } from '#app/staff/staff-form.server.ts'
import { roleNames } from '#app/staff/staff-role.ts'
import { ConsoleHead } from '#app/ui/console/console-parts.tsx'
import { useRowForms } from '#app/ui/console/row-forms.ts'
import { withOutcome } from '#app/ui/forms/client-action.ts'
import { orLastKnown } from '#app/ui/forms/client-loader.ts'
import type { Route } from './+types/account.route.ts'
import { OwnPasswordPanel } from './own-password-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

/** One's own account, whatever one's role. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = await requireStaff(request, context, 'account')
  const { db } = context.get(houseContext)
  const { name, email, role, twoFactor } = staff
  return {
    me: { name, email, role, twoFactor },
    sessions: await listStaffSessions(db, staff),
    passkeys: await listPasskeys(db, staff),
  }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orLastKnown(request, serverLoader)

export async function action({ request, context }: Route.ActionArgs) {
  const staff = await requireStaff(request, context, 'account')
  const house = context.get(houseContext)
  const { db, log } = house
  const form = await readStaffForm(request)
  const { fields } = form
  const { intent = '', id = '', password = '' } = fields
  let cookies: Headers | undefined
  let secondFactor: { totpURI: string; backupCodes: string[] } | undefined
  let passkey: string | undefined

  const verbs: Record<string, Verb> = {
    'own-password': [
      'Admin password updated successfully',
      'Failed to update password',
      async () => {
        cookies = await changeOwnPassword(house, request, staff, fields)
      },
    ],
    'end-session': ['Session ended', 'Failed to end the session', () => endStaffSession(db, staff, rowId(id))],
    'end-other-sessions': ['Signed out everywhere else', 'Failed to end sessions', () => endOtherStaffSessions(db, staff)],
    'start-passkey': [
      'Your device asks you now',
      'Failed to start',
      async () => {
        const started = await startPasskey(house, request, staff, password)
        passkey = started.options
        cookies = started.cookies
      },
    ],
    'add-passkey': ['Passkey added', 'Failed to add the passkey', () => addPasskey(house, request, staff, fields)],
    'remove-passkey': [
      'Passkey removed',
      'Failed to remove the passkey',
      () => removePasskey(house, request, staff, rowId(id), password),
    ],
    'start-second-factor': [
      'Scan the code, then enter what the app shows',
      'Failed to start',
      async () => {
        secondFactor = await startSecondFactor(house, request, staff, password)
      },
      'in place',
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
        cookies = await endSecondFactor(house, request, staff, password)
      },
    ],
  }
  const reply = withMore(await carryOut(log, form, findOwn(verbs, intent)), { secondFactor, passkey })
  // Without script the page loads in this same request, still carrying the cookie of the session just ended.
  if (cookies && !passkey && form.typed) throw redirect(`/admin/account?notice=${intent}`, { headers: cookies })
  return data(reply.data, { ...reply.init, ...(cookies ? { headers: cookies } : {}) })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withOutcome(request, serverAction, { 'own-password': 'Failed to update password' })
}

export default function AccountPage({ loaderData: { me, sessions, passkeys } }: Route.ComponentProps) {
  const { onSubmit } = useRowForms('/admin/account')
  return (
    <>
      <ConsoleHead title="Account">
        <p className="text-muted">
          {me.name} · {me.email} · {roleNames[me.role]}
        </p>
      </ConsoleHead>
      <div className="panels" onSubmit={onSubmit}>
        <div className="column">
          <OwnPasswordPanel title="Password" />
          <PasskeysPanel passkeys={passkeys} />
        </div>
        <div className="column">
          <SecondFactorPanel on={me.twoFactor} />
          <SessionsPanel sessions={sessions} />
        </div>
      </div>
    </>
  )
}
