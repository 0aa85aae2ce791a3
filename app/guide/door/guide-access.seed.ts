/** The guide at the first start: each house gets its own password, gate code and Wi-Fi key. */
import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#app/db/db.ts'
import { estate } from '#app/estate/estate.ts'
import { guideAccess } from '#app/guide/guide.tables.ts'
import { makeDirectory } from '#app/make-directory.server.ts'
import { randomText } from '#app/tokens.server.ts'
import { setGuestPassword } from './guest-access.server.ts'
import { hashPassword, randomPassword, verifyPassword } from './guest-password.server.ts'
import { rememberPassword } from './remembered-password.server.ts'

type Needs = { dataDir: string; guestPassword?: string | undefined }

/**
 * Sets the first password: GUEST_PASSWORD, or a random one. It stays in a file readable only by the owner, so that every start can print
 * it, until staff choose their own. The file is written before the password is set, so that an interrupted start cannot leave one that
 * nobody knows.
 */
export async function seedGuideAccess(db: Db, { dataDir, guestPassword }: Needs): Promise<void> {
  const [present] = await db
    .select({ hash: guideAccess.passwordHash, changedAt: guideAccess.passwordChangedAt })
    .from(guideAccess)
  if (present?.changedAt) return
  if (present) {
    // A GUEST_PASSWORD added after the first start applies while staff have set none.
    if (!guestPassword) return
    await keep(dataDir, guestPassword)
    if (!(await verifyPassword(guestPassword, present.hash))) await setGuestPassword(db, guestPassword, null)
    return
  }
  const password = guestPassword ?? randomPassword()
  const first = {
    passwordHash: await hashPassword(password),
    gateCode: randomText(6, '0123456789'),
    wifiName: `${estate.name} Guests`,
    wifiKey: `${randomPassword()}-${randomText(4, '23456789')}`,
  }
  // If several instances start at once, one sets it; the others wait here and write no file.
  await db.transaction(async (tx) => {
    const inserted = await tx.insert(guideAccess).values(first).onConflictDoNothing().returning({ id: guideAccess.id })
    if (inserted.length > 0) await keep(dataDir, password)
  })
}

/**
 * The password to print at start. Undefined once staff have chosen their own, if the file is on another machine, or if the file's
 * password is not the one set, because its start was interrupted.
 */
export async function findFirstGuestPassword(db: Db, dataDir: string): Promise<string | undefined> {
  const [access] = await db.select({ hash: guideAccess.passwordHash, changedAt: guideAccess.passwordChangedAt }).from(guideAccess)
  if (!access) return undefined
  if (access.changedAt) {
    await rm(fileIn(dataDir), { force: true })
    return undefined
  }
  const kept = await readFile(fileIn(dataDir), 'utf8').catch(() => '')
  if (!(await verifyPassword(kept, access.hash))) return undefined
  rememberPassword(access.hash, kept)
  return kept.trim()
}

async function keep(dataDir: string, password: string) {
  makeDirectory(dataDir)
  await writeFile(fileIn(dataDir), `${password}\n`, { mode: 0o600, flush: true })
  await chmod(fileIn(dataDir), 0o600)
}

/** Its name in DATA_DIR. */
export const guestPasswordFile = 'guest-password'

function fileIn(dataDir: string) {
  return join(dataDir, guestPasswordFile)
}
