import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { syncPath } from '#app/db/embedded/durable-files.server.ts'
import { makeDirectory } from '#app/make-directory.server.ts'
import { houseSecrets } from '#app/staff/staff.tables.ts'

type Needs = { authSecret?: string | undefined; dataDir: string; databaseUrl?: string | undefined }

/**
 * Called at start: the secret that signs sessions, shared by all instances on a PostgreSQL server without AUTH_SECRET. The first instance's
 * secret is kept in the database, and from then on in each machine's file: a backup of any of them, restored to the embedded database,
 * which reads only the file, still has it. @returns undefined if each instance may keep its own
 */
export async function findSharedSecret(db: Db, needs: Needs): Promise<string | undefined> {
  if (needs.authSecret || !needs.databaseUrl) return needs.authSecret
  await db
    .insert(houseSecrets)
    .values({ name: 'auth', value: authSecret(needs) })
    .onConflictDoNothing()
  const [kept] = await db.select({ value: houseSecrets.value }).from(houseSecrets).where(eq(houseSecrets.name, 'auth'))
  if (kept && kept.value !== authSecret(needs)) {
    try {
      write(needs.dataDir, kept.value)
    } catch {
      // A disk without room is no reason not to start: the next start tries again.
    }
  }
  return kept?.value
}

/** A shorter file was cut off by a full disk and must not be used. */
const shortest = 32

/** The secret that signs sessions: AUTH_SECRET, or one generated once and kept in DATA_DIR, readable only by its owner. */
export function authSecret({ authSecret, dataDir }: Needs): string {
  if (authSecret) return authSecret
  const path = pathIn(dataDir)
  const kept = () => (existsSync(path) ? readFileSync(path, 'utf8').trim() : '')
  const present = kept()
  if (present.length >= shortest) return present
  write(dataDir, randomBytes(48).toString('base64url'))
  return kept()
}

/** Its name in DATA_DIR. */
export const authSecretFile = 'auth-secret'

const pathIn = (dataDir: string) => join(dataDir, authSecretFile)

function write(dataDir: string, secret: string): void {
  const path = pathIn(dataDir)
  makeDirectory(dataDir)
  // Written to a temporary file and moved into place. In containers all processes have the same pid.
  const part = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    writeFileSync(part, secret, { mode: 0o600 })
    chmodSync(part, 0o600)
    syncPath(part)
    if (existsSync(path)) renameSync(part, path)
    else putNew(part, path)
    syncPath(dataDir)
  } catch (error) {
    // If two processes start at once, one writes and both read the same.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part, { force: true })
  }
}

/** For file systems without hard links. @throws EEXIST */
function putNew(part: string, path: string): void {
  try {
    linkSync(part, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    copyFileSync(part, path, constants.COPYFILE_EXCL)
  }
}
