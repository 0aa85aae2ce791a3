/** What the settings page does with colleagues: who is invited, what each may do, and who leaves. */
import { z } from 'zod'
import type { House } from '#app/context.ts'
import * as fieldLimits from '#app/field-limits.ts'
import { sendsMail } from '#app/mail/mail-settings.ts'
import { Refusal } from '#app/requests/json-function.server.ts'
import { inviteColleague, removeColleague, setColleagueRole, withdrawInvitation } from '#app/staff/accounts.server.ts'
import { confirmPassword, requireRecentSignIn } from '#app/staff/sign-in/recent-sign-in.server.ts'
import { rowId } from '#app/staff/staff-form.server.ts'
import { type Staff, type StaffRole, staffRoles } from '#app/staff/staff-role.ts'

const role = z.enum(staffRoles, 'Please choose a role.')
const invited = z.object({
  email: z.email('Please check the email address.').max(fieldLimits.email, 'This email address is too long.'),
  role,
})

/** By the `intent` of their forms. Whoever finds an open console gains no permanent access: that asks for the password. */
export function colleagueVerbs(house: House, request: Request, staff: Staff, fields: Record<string, string>) {
  const { db, settings } = house
  const { id = '', password = '' } = fields
  return {
    invite: {
      success: sendsMail(settings) ? 'Invitation sent' : 'Invitation ready',
      failure: 'Failed to invite',
      async run() {
        const parsed = invited.safeParse(fields)
        if (!parsed.success) throw new Refusal(400, 'invalid_input', parsed.error.issues[0]?.message ?? '')
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
  }
}

function roleOf(name: string | undefined): StaffRole {
  const parsed = role.safeParse(name)
  if (!parsed.success) throw new Refusal(400, 'invalid_input', 'Please choose a role.')
  return parsed.data
}
