import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { retention } from '#app/estate/policies.ts'
import { daysBefore } from '#app/estate/time/periods.ts'

/**
 * For how many days each kind of file in the backups' folder is kept. The last two kinds are left behind by a backup or a move that was
 * killed.
 */
const kept: readonly (readonly [name: RegExp, days: number])[] = [
  [/^kilmara-.*\.ndjson\.gz$/, retention.backupDays],
  [/^kilmara-.*\.ndjson\.gz\.part$/, 1],
  [/^moving\.ndjson\.gz(?:\.part)?$/, 1],
]

/** Kept as long as the privacy policy says and no longer, so that erased data disappears here too. */
export function forgetOldBackups(folder: string, now = new Date()): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const days = kept.find(([known]) => known.test(name))?.[1]
    if (days !== undefined && statSync(join(folder, name)).mtime < daysBefore(now, days)) rmSync(join(folder, name))
  }
}
