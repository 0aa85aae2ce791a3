/** The guide on the first start: a password, a gate code and a Wi-Fi key of its own for every house. */
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#app/db/db.ts'
import { estate } from '#app/estate/estate.ts'
import { guideAccess } from '../guide.tables.ts'
import { setGuestPassword } from './guest-access.server.ts'
import { hashPassword, randomPassword, randomText, verifyPassword } from './guest-password.server.ts'

type Needs = { dataDir: string; guestPassword?: string | undefined }

/**
 * Sets the first password: GUEST_PASSWORD, else a random one. It stays readable in a file for the owner's eyes, so that
 * every start can print it, until staff choose their own. The file is written before the password holds: a start that ends in
 * between leaves none that nobody knows.
 */
export async function seedGuideAccess(db: Db, { dataDir, guestPassword }: Needs): Promise<void> {
  const [present] = await db
    .select({ hash: guideAccess.passwordHash, changedAt: guideAccess.passwordChangedAt })
    .from(guideAccess)
  if (present?.changedAt) return
  if (present) {
    // GUEST_PASSWORD given later than the first start: it holds as long as staff have set none.
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
  // Of several instances that start at once one sets it; the others wait here, and write no file.
  await db.transaction(async (tx) => {
    const inserted = await tx.insert(guideAccess).values(first).onConflictDoNothing().returning({ id: guideAccess.id })
    if (inserted.length > 0) await keep(dataDir, password)
  })
}

/**
 * The password to print at start; undefined once staff have chosen their own, when another machine holds the file, or when what stands in
 * it does not open: its start ended before that held.
 */
export async function findFirstGuestPassword(db: Db, dataDir: string): Promise<string | undefined> {
  const [access] = await db.select({ hash: guideAccess.passwordHash, changedAt: guideAccess.passwordChangedAt }).from(guideAccess)
  if (!access) return undefined
  if (access.changedAt) {
    await rm(fileIn(dataDir), { force: true })
    return undefined
  }
  const kept = await readFile(fileIn(dataDir), 'utf8').catch(() => '')
  return (await verifyPassword(kept, access.hash)) ? kept.trim() : undefined
}

async function keep(dataDir: string, password: string) {
  await mkdir(dataDir, { recursive: true })
  await writeFile(fileIn(dataDir), `${password}\n`, { mode: 0o600, flush: true })
  await chmod(fileIn(dataDir), 0o600)
}

function fileIn(dataDir: string) {
  return join(dataDir, 'guest-password')
}
