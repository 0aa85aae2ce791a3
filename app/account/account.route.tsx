import { data, redirect } from 'react-router'
import { houseContext } from '#app/context.ts'
import { changeOwnPassword } from '#app/staff/auth/own-password.server.ts'
import { addPasskey, listPasskeys, removePasskey, startPasskey } from '#app/staff/auth/passkeys.server.ts'
import { confirmSecondFactor, endSecondFactor, startSecondFactor } from '#app/staff/auth/second-factor.server.ts'
import { endOtherStaffSessions, endStaffSession, listStaffSessions } from '#app/staff/auth/sessions.server.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { carryOut, readStaffForm, rowId, withMore } from '#app/staff/staff-form.server.ts'
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

/** Also shown by the browser when the server does not answer. */
const failures = { 'own-password': 'Failed to update password' }

/** The page of one's own account, open to every role. */
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
  const house = context.get(houseContext)
  const { db, log } = house
  const form = await readStaffForm(request, context, 'account')
  const { staff, fields } = form
  const { intent = '', id = '', password = '' } = fields
  const verbs = {
    'own-password': {
      success: 'Admin password updated successfully',
      failure: failures['own-password'],
      run: () => changeOwnPassword(house, request, staff, fields),
    },
    'end-session': {
      success: 'Session ended',
      failure: 'Failed to end the session',
      run: async () => endStaffSession(db, staff, rowId(id)),
    },
    'end-other-sessions': {
      success: 'Signed out everywhere else',
      failure: 'Failed to end sessions',
      run: () => endOtherStaffSessions(db, staff),
    },
    'start-passkey': {
      success: 'Follow the prompt on your device',
      failure: 'Failed to start',
      run: () => startPasskey(house, request, staff, password),
    },
    'add-passkey': {
      success: 'Passkey added',
      failure: 'Failed to add the passkey',
      run: () => addPasskey(house, request, staff, fields),
    },
    'remove-passkey': {
      success: 'Passkey removed',
      failure: 'Failed to remove the passkey',
      run: async () => removePasskey(house, request, staff, rowId(id), password),
    },
    'start-second-factor': {
      success: 'Scan the code, then enter what the app shows',
      failure: 'Failed to start',
      run: () => startSecondFactor(house, request, staff, password),
      inPlace: true,
    },
    'confirm-second-factor': {
      success: 'The second step is on',
      failure: 'Failed to switch on',
      run: () => confirmSecondFactor(house, request, staff, fields.code ?? ''),
    },
    'end-second-factor': {
      success: 'The second step is off',
      failure: 'Failed to switch off',
      run: () => endSecondFactor(house, request, staff, password),
    },
  }
  const { reply, done } = await carryOut(log, form, verbs)
  const passkey = done['start-passkey']
  const renewed = done['own-password'] ?? done['confirm-second-factor'] ?? done['end-second-factor']
  // Without script the page loads in this same request, still carrying the cookie of the session just ended.
  if (renewed && form.typed) throw redirect(`/admin/account?notice=${intent}`, { headers: renewed })
  const { data: answer, init } = withMore(reply, { secondFactor: done['start-second-factor'], passkey: passkey?.options })
  const cookies = renewed ?? passkey?.cookies
  return data(answer, { ...init, ...(cookies ? { headers: cookies } : {}) })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withOutcome(request, serverAction, failures)
}

export default function AccountPage({ loaderData: { me, sessions, passkeys } }: Route.ComponentProps) {
  const { onSubmit } = useRowForms('/admin/account')
  return (
    <>
      <ConsoleHead title="Account">
        <p className="text-muted">
          {/* No line begins with the dot. */}
          {me.name}&nbsp;· {me.email}&nbsp;· {roleNames[me.role]}
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
