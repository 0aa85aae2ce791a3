import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { BaseLogger } from 'pino'
import type { Db } from '#app/db/db.ts'
import { inBatches } from '#app/db/in-batches.ts'
import { type Poller, startPoller } from '#app/jobs/poller.ts'
import { mailOutbox } from './mail.tables.ts'
import { mailFolderIn } from './mail-settings.ts'

/**
 * Deletes the files (mail-files.server.ts) of emails no longer in the outbox: expired, or erased with the person they are about. Call it
 * once that is committed. A file that cannot be deleted does not hold up the others. @throws its error, at the end
 */
export async function forgetMailFiles(db: Db, dataDir: string): Promise<void> {
  const folder = mailFolderIn(dataDir)
  const files = (await namesIn(folder)).filter((name) => ofMail.test(name))
  const failures: unknown[] = []
  for (const some of inBatches(files)) {
    const kept = await findKept(db, some.map(idOf))
    for (const file of some) {
      if (!kept.has(idOf(file))) await rm(join(folder, file), { force: true }).catch((failure) => failures.push(failure))
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** Each process clears its own folder while it runs: it cannot reach others', and a scheduled job runs in only one process. */
export function startForgettingMailFiles({ db, dataDir, log }: { db: Db; dataDir: string; log: BaseLogger }): Poller {
  return startPoller({ name: 'forget mail files', everyMs: 3_600_000, log, run: () => forgetMailFiles(db, dataDir) })
}

/** Including partially written ones. */
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
