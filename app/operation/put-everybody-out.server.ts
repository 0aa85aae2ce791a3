import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { endAllGuestSessions } from '#app/guide/door/guest-access.server.ts'
import { recordChange } from '#app/staff/audit/audit.server.ts'
import { endAllStaffAccess } from '#app/staff/auth/sessions.server.ts'

/**
 * In the transaction of a restore, once its tables are proved to be the backup's: what was open then may have been ended since, because a
 * colleague left or a password got out. Whoever belongs in signs in again.
 * @param backup how the audit log names it
 * @returns when the restored house last recorded something: of what was done later, nothing is there
 */
export async function putEverybodyOut(tx: Db, backup: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ last: string | null }>(
    sql`select to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') as last from audit_log`,
  )
  await endAllStaffAccess(tx)
  await endAllGuestSessions(tx)
  await recordChange(tx, null, { action: 'restored, everybody signed out', subject: 'backup', title: backup })
  return rows[0]?.last ?? undefined
}

export function whatToRepeat(last: string | undefined): string {
  return [
    `Everybody is signed out; open invitations and password links are void. What was done since the backup${last ? ` (its last change is of ${last})` : ''} is undone. Repeat at once:`,
    '- colleagues removed or given another role; passwords and passkeys changed because they had got out',
    '- the guide’s password, the gate code and the Wi-Fi key',
    '- people erased from personal data, and addresses unsubscribed from the newsletter',
  ].join('\n  ')
}
