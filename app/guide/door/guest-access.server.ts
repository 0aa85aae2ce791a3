/** Who may see the gate code and the Wi-Fi key: anybody who has opened the guide with its password. */
import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { announceDocumentsChanged } from '#app/db/documents-channel.server.ts'
import { retention } from '#app/estate/policies.ts'
import { daysAfter } from '#app/estate/time/periods.ts'
import { guestSessions, guideAccess } from '#app/guide/guide.tables.ts'
import { plainFallback } from '#app/guide/guide-wording.ts'
import { asLastRead } from '#app/requests/in-time.server.ts'
import { hashOfToken } from '#app/tokens.server.ts'
import { hashPassword, verifyPassword } from './guest-password.server.ts'
import { rememberPassword } from './remembered-password.server.ts'

declare const opened: unique symbol
/** The proof that somebody has opened the guide: only this file makes one. */
export type GuestSession = { tokenHash: string; expiresAt: Date; readonly [opened]: true }
export type NewGuestSession = GuestSession & { token: string }
export type GuestSecrets = { gateCode: string; wifi: { name: string; key: string } }

/** `token` goes into the guest's cookie; undefined if the password is wrong. Slow on purpose. */
export async function openGuide(db: Db, password: string, now = new Date()): Promise<NewGuestSession | undefined> {
  const [access] = await db.select({ hash: guideAccess.passwordHash, generation: guideAccess.generation }).from(guideAccess)
  const right = await verifyPassword(password, access?.hash)
  // A blank password never counts, whatever was set.
  if (!right || !access || password.trim() === '') return undefined
  rememberPassword(access.hash, password)
  const token = randomBytes(32).toString('base64url')
  const expiresAt = daysAfter(now, retention.guestSessionDays)
  await db.delete(guestSessions).where(lt(guestSessions.expiresAt, now))
  // Uses the generation read before the slow check, so that a password changed in between still shuts the guide.
  const session = { tokenHash: hashOfToken(token), expiresAt }
  await db.insert(guestSessions).values({ ...session, generation: access.generation, createdAt: now })
  return { ...(session as GuestSession), token }
}

export async function findGuestSession(db: Db, token: string | undefined, now = new Date()): Promise<GuestSession | undefined> {
  if (!token) return undefined
  const [session] = await db
    .select({ tokenHash: guestSessions.tokenHash, expiresAt: guestSessions.expiresAt })
    .from(guestSessions)
    .innerJoin(guideAccess, eq(guideAccess.generation, guestSessions.generation))
    .where(and(eq(guestSessions.tokenHash, hashOfToken(token)), gt(guestSessions.expiresAt, now)))
  return session as GuestSession | undefined
}

export async function closeGuide(db: Db, token: string | undefined): Promise<void> {
  if (token) await db.delete(guestSessions).where(eq(guestSessions.tokenHash, hashOfToken(token)))
}

/** Ends every guest session. @throws when the house was never seeded. */
export async function setGuestPassword(db: Db, password: string, now: Date | null = new Date()): Promise<void> {
  await storeGuestPassword(db, await hashPassword(password), now)
}

/** As `setGuestPassword`, for a transaction: the slow hashing belongs before it. */
export async function storeGuestPassword(db: Db, passwordHash: string, now: Date | null = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(guideAccess)
      .set({ passwordHash, passwordChangedAt: now, generation: sql`${guideAccess.generation} + 1` })
      .returning({ id: guideAccess.id })
    if (changed.length === 0) throw new Error('guide_access has no row: seed first')
    await endAllGuestSessions(tx)
  })
}

export async function endAllGuestSessions(tx: Db): Promise<void> {
  await tx.delete(guestSessions)
}

/** What everybody is shown instead of the gate code. */
export async function getGateCodeFallback(db: Db): Promise<string> {
  const [access] = await db.select({ fallback: guideAccess.gateCodeFallback }).from(guideAccess)
  return access?.fallback ?? plainFallback
}

/** The same for a page, even if the database is late or fails. */
export const fallbackForPage = asLastRead(getGateCodeFallback, 'the guide does without its words for the gate')

/** For somebody who has opened the guide, as `_session` proves. */
export async function getGuestSecrets(db: Db, _session: GuestSession): Promise<GuestSecrets> {
  const access = await getGuideDetails(db)
  return { gateCode: access.gateCode, wifi: { name: access.wifiName, key: access.wifiKey } }
}

export type GuideDetails = { gateCode: string; gateCodeFallback: string; wifiName: string; wifiKey: string }

/** For staff. */
export async function getGuideDetails(db: Db): Promise<GuideDetails> {
  const { gateCode, gateCodeFallback, wifiName, wifiKey } = guideAccess
  const [access] = await db.select({ gateCode, gateCodeFallback, wifiName, wifiKey }).from(guideAccess)
  if (!access) throw new Error('guide_access has no row: seed first')
  return access
}

/** For staff. Signed-in guests see new values at their page's next request; the fallback is also in the shared document. */
export async function setGuideDetails(db: Db, details: Partial<GuideDetails>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(guideAccess).set(details)
    await announceDocumentsChanged(tx)
  })
}
