import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { BaseLogger } from 'pino'
import type { Db } from '#app/db/db.ts'
import { type Poller, startPoller } from '#app/jobs/poller.ts'
import { mailOutbox } from './mail.tables.ts'
import { mailFolderIn } from './mail-settings.ts'

/**
 * Deletes the files of mails (mail-files.server.ts) that the outbox holds no more: forgotten in time, or erased with the person
 * they tell about. Call it after that is committed.
 */
export async function forgetMailFiles(db: Db, dataDir: string): Promise<void> {
  const folder = mailFolderIn(dataDir)
  const files = (await namesIn(folder)).filter((name) => ofMail.test(name))
  for (let at = 0; at < files.length; at += 1_000) {
    const some = files.slice(at, at + 1_000)
    const kept = await findKept(db, some.map(idOf))
    for (const file of some) if (!kept.has(idOf(file))) await rm(join(folder, file), { force: true })
  }
}

/** Each process clears its own folder, as long as it runs: another's it cannot reach, and a job by the clock is one process's alone. */
export function startForgettingMailFiles({ db, dataDir, log }: { db: Db; dataDir: string; log: BaseLogger }): Poller {
  return startPoller({ name: 'forget mail files', everyMs: 3_600_000, log, run: () => forgetMailFiles(db, dataDir) })
}

/** Also what was left half written. */
const ofMail = /^[\da-f-]{36}\.eml(\.part)?$/

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function findKept(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(inArray(mailOutbox.id, ids))
  return new Set(rows.map(({ id }) => id))
}

function idOf(file: string): string {
  return file.slice(0, 36)
}
