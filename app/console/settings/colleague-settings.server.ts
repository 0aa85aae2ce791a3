/** Colleagues' access. Somebody who finds an open console must not be able to gain lasting access, nor to end that of others. */
import { z } from 'zod'
import type { House } from '#app/context.ts'
import { ofFirstFault, parsed } from '#app/requests/refusal.server.ts'
import { accountAddress } from '#app/staff/account-address.ts'
import { removeColleague, setColleagueRole } from '#app/staff/accounts.server.ts'
import { confirmPassword } from '#app/staff/auth/recent-sign-in.server.ts'
import { inviteColleague } from '#app/staff/invitations.server.ts'
import { rowId } from '#app/staff/staff-form.server.ts'
import { type Staff, staffRoles } from '#app/staff/staff-role.ts'

type Fields = Record<string, string>

const role = z.enum(staffRoles, 'Please choose a role.')
const invited = z.object({ email: accountAddress('Please enter your colleague’s email address.'), role })

/** @throws Refusal 400; 403 for a wrong password; 409 for a colleague's address */
export async function invite(house: House, request: Request, staff: Staff, fields: Fields) {
  const wanted = parsed(invited, fields)
  await confirmPassword(house, request, staff, fields.password ?? '')
  return inviteColleague(house.db, house.settings, staff, wanted)
}

/** @returns whose, and what they are now. @throws Refusal 400; 403 for a wrong password; 404; 409 `last_admin` */
export async function changeRole(house: House, request: Request, staff: Staff, fields: Fields) {
  const wanted = parsed(role, fields.role, ofFirstFault)
  await confirmPassword(house, request, staff, fields.password ?? '')
  return { name: await setColleagueRole(house.db, staff, rowId(fields.id), wanted), role: wanted }
}

/** @returns whose. @throws Refusal 403 for a wrong password; 404; 409 `last_admin` */
export async function endAccount(house: House, request: Request, staff: Staff, fields: Fields): Promise<string> {
  await confirmPassword(house, request, staff, fields.password ?? '')
  return removeColleague(house.db, staff, rowId(fields.id))
}
