/** `staff` may read and answer messages and handle orders: mark, cancel, refund. `admin` may do everything. */
export const staffRoles = ['admin', 'staff'] as const
export type StaffRole = (typeof staffRoles)[number]

export const roleNames: Record<StaffRole, string> = { admin: 'Administrator', staff: 'Staff' }

/** A member of staff who is signed in. */
export type Staff = {
  id: string
  name: string
  email: string
  role: StaffRole
  sessionId: string
  signedInAt: Date
  twoFactor: boolean
}
