/** Changes of how somebody signs in: in the audit log, and mailed to them, who may not have made them. */
import type { Db } from '#app/db/db.ts'
import { estateDay, estateTime, longDay } from '#app/estate/time/estate-day.ts'
import type { MailSettings } from '#app/mail/mail-settings.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { type Author, type By, recordChange } from '#app/staff/audit/audit.server.ts'
import { signInChangedEmail } from '#app/staff/staff.email.ts'

/** By their names in the audit log, what the email says. */
const inWords = {
  'password changed': 'your password was changed',
  'password reset by email': 'a new password was chosen with a link sent to this address',
  'second step on': 'the second step was switched on',
  'second step off': 'the second step was switched off',
  'passkey added': 'a passkey was added',
  'passkey removed': 'a passkey was removed',
} as const

export type SignInChange = keyof typeof inWords

/** Call it in the transaction of the change. @param author null: the operator. @param whose who now signs in differently */
export async function recordSignInChange(
  tx: Db,
  settings: MailSettings,
  author: Author,
  whose: By,
  action: SignInChange,
): Promise<void> {
  const { id, name, email } = whose
  const now = new Date()
  const when = `On ${longDay(estateDay(now))}, at ${estateTime(now)}`
  await recordChange(tx, author, { action, subject: 'staff', subjectId: id, title: name })
  await queueMail(tx, {
    kind: 'sign_in_changed',
    from: settings.mailFrom,
    to: email,
    ...signInChangedEmail({ name, when, what: inWords[action], login: `${settings.baseUrl}/admin/login?mode=reset` }),
  })
}
