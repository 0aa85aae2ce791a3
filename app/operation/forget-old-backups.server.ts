import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BaseLogger } from 'pino'
import { retention } from '#app/estate/policies.ts'
import { daysBefore } from '#app/estate/time/periods.ts'
import { type Poller, startPoller } from '#app/jobs/poller.ts'

export const backupsIn = (dataDir: string) => join(dataDir, 'backups')

/** Whatever it is named (`--to`), and also if it was encrypted beside the others. */
const isBackup = /^(?!moving\.ndjson\.gz$).*\.gz(?:\.age)?$/

/**
 * For how many days each kind of file in the backups' folder is kept; the first that fits counts. The first two are left behind by a backup
 * or a move that was killed.
 */
const kept: readonly (readonly [name: RegExp, days: number])[] = [
  [/\.gz\.part$/, 1],
  [/^moving\.ndjson\.gz$/, 1],
  [isBackup, retention.backupDays],
]

/**
 * Kept as long as the privacy policy says and no longer, so that erased data disappears here too. The command and the house may do it at the
 * same time.
 * @param evenAll whether to delete the backups even if all are old
 * @returns how many backups were deleted and how many are left; `allOld`, if they were left for that
 */
export function forgetOldBackups(dataDir: string, now = new Date(), evenAll = true): Forgotten {
  const folder = backupsIn(dataDir)
  if (!existsSync(folder)) return { deleted: 0, left: 0, allOld: false }
  const entries = readdirSync(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const isOld = (name: string) => {
    const days = kept.find(([known]) => known.test(name))?.[1]
    const written = statSync(join(folder, name), { throwIfNoEntry: false })?.mtime
    return days !== undefined && written !== undefined && written < daysBefore(now, days)
  }
  const backups = files.filter((name) => isBackup.test(name))
  const allOld = !evenAll && backups.length > 0 && backups.every(isOld)
  const old = files.filter((name) => isOld(name) && !(allOld && isBackup.test(name)))
  for (const name of old) rmSync(join(folder, name), { force: true })
  const deleted = old.filter((name) => isBackup.test(name)).length
  return { deleted, left: backups.length - deleted, allOld }
}

type Forgotten = { deleted: number; left: number; allOld: boolean }

/**
 * Each process clears its own folder while it runs: a house that is backed up by hand, before an upgrade, would otherwise keep that backup
 * until the next one. If all are old, they wait for the next run: the clock may be wrongly ahead, as a machine's until the network has set
 * it right.
 */
export function startForgettingOldBackups({ dataDir, log }: { dataDir: string; log: BaseLogger }): Poller {
  let wereAllOld = false
  async function run() {
    const { deleted, left, allOld } = forgetOldBackups(dataDir, new Date(), wereAllOld)
    wereAllOld = allOld
    if (deleted > 0 && left === 0)
      log.warn(`the last backup was deleted, because it was older than ${retention.backupDays} days: please make another`)
  }
  return startPoller({ name: 'forget old backups', everyMs: 3_600_000, log, run })
}
