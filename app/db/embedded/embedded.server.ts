import { accessSync, chmodSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import type { BaseLogger } from 'pino'
import type { Database } from '#app/db/open.server.ts'
import { makeDirectory } from '#app/make-directory.server.ts'
import { lockDirectory } from './directory-lock.server.ts'
import { refuseRoot } from './directory-owner.server.ts'
import { DurableFiles, durableStartParams, syncPath, syncTree } from './durable-files.server.ts'
import { ExitOnPanic } from './exit-on-panic.server.ts'
import { keepUp } from './upkeep.server.ts'
import { YieldingPGlite } from './yielding-pglite.server.ts'

/**
 * PostgreSQL inside this process, in `${dataDir}/db`. Ends the process when it cannot go on (exit-on-panic.server.ts). @throws
 * DirectoryInUse when another process has it
 */
export async function openEmbedded(dataDir: string, log: BaseLogger): Promise<Database> {
  const directory = resolve(dataDir, 'db')
  refuseRoot(resolve(dataDir))
  requireWritable(resolve(dataDir))
  const unlock = lockDirectory(directory)
  try {
    const pg = await startOrCreate(directory, log)
    // PGlite makes its files world-accessible, whatever the umask: their folder keeps others out.
    chmodSync(directory, 0o700)
    const db = drizzle({ client: pg })
    return {
      kind: 'embedded',
      db,
      unhurried: (work) => work(db),
      listen: (channel, onNotice) => pg.listen(channel, onNotice),
      maintain: () => keepUp(pg, log),
      close: once(async () => {
        await pg.close()
        unlock()
      }),
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Fails with a readable error before the database does with its own. */
function requireWritable(dataDir: string): void {
  try {
    makeDirectory(dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK)
  } catch (error) {
    throw new Error(`DATA_DIR, ${dataDir}, cannot be written: ${(error as Error).message}`, { cause: error })
  }
}

async function startOrCreate(directory: string, log: BaseLogger): Promise<PGlite> {
  // An interrupted first start leaves half a database in which nothing can have been acknowledged: begin again.
  const unfinished = join(dirname(directory), 'db.unfinished')
  if (existsSync(unfinished)) rmSync(directory, { recursive: true, force: true })
  if (existsSync(join(directory, 'PG_VERSION'))) return start(directory, log)

  writeFileSync(unfinished, '')
  syncPath(dirname(directory))
  const pg = await start(directory, log)
  syncTree(directory)
  rmSync(unfinished)
  syncPath(dirname(directory))
  return pg
}

async function start(directory: string, log: BaseLogger): Promise<PGlite> {
  const exitOnPanic = new ExitOnPanic(log)
  const pg = new YieldingPGlite({
    fs: new DurableFiles(directory),
    extensions: { pg_trgm, exitOnPanic },
    // Buffers are in the process's own memory and are never given back; the default is 128 MB.
    // There is no disk head to move: an index lookup costs little more than sequential reading.
    startParams: [...durableStartParams, '-c', 'shared_buffers=16MB', '-c', 'random_page_cost=1.1', '-c', 'TimeZone=UTC'],
    // Exact, as `pg` reads a bigint outside Drizzle's columns.
    parsers: { [types.INT8]: (text) => text },
  })
  try {
    await pg.waitReady
  } catch (error) {
    // File system failures are not Errors and carry a numeric code.
    const reason =
      exitOnPanic.reason ?? (error instanceof Error ? error.message : 'its files cannot be written. Is the disk full?')
    throw new Error(`The database in ${directory} does not start: ${reason}`, { cause: error })
  }
  return pg
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined
  return () => {
    closing ??= close()
    return closing
  }
}
