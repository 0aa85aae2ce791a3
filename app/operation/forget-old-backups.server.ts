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
 * @param mayGo which of the old backups to delete
 * @returns how many backups were deleted and how many are left, and which of those are old
 */
export function forgetOldBackups(dataDir: string, now = new Date(), mayGo = (_name: string) => true): Forgotten {
  const files = filesIn(backupsIn(dataDir))
  const isOld = ({ name, written }: Written) => {
    const days = kept.find(([known]) => known.test(name))?.[1]
    return days !== undefined && written < daysBefore(now, days)
  }
  const [old, backups] = [files.filter(isOld), files.filter(({ name }) => isBackup.test(name))]
  const gone = old.filter(({ name }) => !isBackup.test(name) || mayGo(name))
  for (const { name } of gone) rmSync(join(backupsIn(dataDir), name), { force: true })
  const goneBackups = gone.filter((one) => backups.includes(one))
  const waiting = old.filter((one) => !gone.includes(one)).map(({ name }) => name)
  return { deleted: goneBackups.length, left: backups.length - goneBackups.length, waiting }
}

type Forgotten = { deleted: number; left: number; waiting: string[] }
type Written = { name: string; written: Date }

function filesIn(folder: string): Written[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  return entries.flatMap((entry) => {
    const written = entry.isFile() ? statSync(join(folder, entry.name), { throwIfNoEntry: false })?.mtime : undefined
    return written ? [{ name: entry.name, written }] : []
  })
}

/**
 * After a backup was made, at `path`. A machine that starts with its clock months ahead makes the backup it has missed before the network
 * sets the clock right: so if the backup before is older than a few days, its time counts instead of the clock's.
 */
export function forgetOldBackupsBut(path: string, dataDir: string, now = new Date()): void {
  const folder = backupsIn(dataDir)
  const earlier = filesIn(folder).filter(({ name }) => isBackup.test(name) && join(folder, name) !== path)
  const latest = Math.max(...earlier.map(({ written }) => written.getTime()))
  if (earlier.length > 0) forgetOldBackups(dataDir, latest < daysBefore(now, daysWithoutDoubt).getTime() ? new Date(latest) : now)
}

const daysWithoutDoubt = 3

/**
 * Each process clears its own folder while it runs: a house that is backed up by hand, before an upgrade, would otherwise keep that backup
 * until the next one. A backup goes if it was old an hour before, too: the clock may be wrongly ahead, as a machine's until the network has
 * set it right.
 */
export function startForgettingOldBackups({ dataDir, log }: { dataDir: string; log: BaseLogger }): Poller {
  let wereOld: string[] = []
  async function run() {
    const { deleted, left, waiting } = forgetOldBackups(dataDir, new Date(), (name) => wereOld.includes(name))
    wereOld = waiting
    if (deleted > 0 && left === 0)
      log.warn(`the last backup was deleted, because it was older than ${retention.backupDays} days: please make another`)
  }
  return startPoller({ name: 'forget old backups', everyMs: 3_600_000, log, run })
}
