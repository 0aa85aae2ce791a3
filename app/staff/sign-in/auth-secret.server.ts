import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { syncPath } from '#app/db/durable-files.server.ts'
import { houseSecrets } from '#app/staff/staff.tables.ts'

type Needs = { authSecret?: string | undefined; dataDir: string; databaseUrl?: string | undefined }

/**
 * For the start: what signs sessions, the same for all instances on a PostgreSQL server whose owner gave them no AUTH_SECRET.
 * The first instance's own is kept in the database. @returns undefined when each may keep its own.
 */
export async function findSharedSecret(db: Db, needs: Needs): Promise<string | undefined> {
  if (needs.authSecret || !needs.databaseUrl) return needs.authSecret
  await db
    .insert(houseSecrets)
    .values({ name: 'auth', value: authSecret(needs) })
    .onConflictDoNothing()
  const [kept] = await db.select({ value: houseSecrets.value }).from(houseSecrets).where(eq(houseSecrets.name, 'auth'))
  return kept?.value
}

/** Less than this is what a full disk has left of one, and signs nothing. */
const shortest = 32

/** What signs sessions: AUTH_SECRET, else made once and kept in DATA_DIR for its owner's eyes. */
export function authSecret({ authSecret, dataDir }: Needs): string {
  if (authSecret) return authSecret
  const path = join(dataDir, 'auth-secret')
  const kept = () => (existsSync(path) ? readFileSync(path, 'utf8').trim() : '')
  const present = kept()
  if (present.length >= shortest) return present
  mkdirSync(dataDir, { recursive: true })
  // Written beside and put in its place whole. In containers every process has the same number.
  const part = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    writeFileSync(part, randomBytes(48).toString('base64url'), { mode: 0o600 })
    chmodSync(part, 0o600)
    syncPath(part)
    if (existsSync(path)) renameSync(part, path)
    else putNew(part, path)
    syncPath(dataDir)
  } catch (error) {
    // Of two processes that start at once one writes, and both read the same.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part, { force: true })
  }
  return kept()
}

/** Some file systems know no links. @throws EEXIST */
function putNew(part: string, path: string): void {
  try {
    linkSync(part, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    copyFileSync(part, path, constants.COPYFILE_EXCL)
  }
}
