/** Newsletter subscriptions: starting, ending, exporting and erasing them. */
import { randomBytes } from 'node:crypto'
import { and, eq, getTableColumns, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { isAddress } from '#app/db/mail-address.ts'
import { estate } from '#app/estate/estate.ts'
import { retention } from '#app/estate/policies.ts'
import { monthsBefore } from '#app/estate/time/periods.ts'
import type { MailSettings } from '#app/mail/mail-settings.ts'
import { queueMail, withdrawMails } from '#app/mail/outbox.server.ts'
import { welcomeEmail, welcomeMail } from './newsletter.email.ts'
import { newsletterSubscribers } from './newsletter.tables.ts'
import { newsletterConsentText } from './newsletter-consent.ts'
import { type Subscription, unsubscribePath } from './subscription.ts'

type Subscriber = typeof newsletterSubscribers.$inferSelect

/** Stores a subscription and sends the welcome with the code. Existing subscribers get no second email. */
export async function subscribe(
  db: Db,
  settings: MailSettings,
  input: Subscription,
): Promise<{ status: 'subscribed' | 'already_subscribed' }> {
  return db.transaction(async (tx) => {
    const subscriber = await enter(tx, input)
    if (!subscriber) return { status: 'already_subscribed' }
    const unsubscribeUrl = settings.baseUrl + unsubscribePath(subscriber.unsubscribeToken)
    const { discountCode } = subscriber
    await queueMail(tx, {
      kind: welcomeMail,
      from: settings.mailFrom,
      to: subscriber.email,
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      ...welcomeEmail({ discountCode, baseUrl: settings.baseUrl, unsubscribeUrl }),
    })
    return { status: 'subscribed' }
  })
}

/** The new or returning subscriber; undefined for an existing one. */
async function enter(tx: Db, { name, email }: Subscription): Promise<Subscriber | undefined> {
  const entry = {
    name,
    email,
    discountCode: estate.policies.newsletterDiscountCode,
    consentText: newsletterConsentText,
    consentAt: new Date(),
  }
  // No caught error: in PostgreSQL that would abort the transaction. Waits for a concurrent insert and then finds it.
  const [added] = await tx
    .insert(newsletterSubscribers)
    .values({ ...entry, unsubscribeToken: newToken() })
    .onConflictDoNothing()
    .returning()
  if (added) return added
  const [returned] = await tx
    .update(newsletterSubscribers)
    .set({ ...entry, unsubscribedAt: null })
    .where(and(isAddress(newsletterSubscribers.email, email), isNotNull(newsletterSubscribers.unsubscribedAt)))
    .returning()
  return returned
}

/** Idempotent. @returns false when no subscription has this token. */
export async function unsubscribe(db: Db, token: string): Promise<boolean> {
  if (!tokenShape.test(token)) return false
  const { unsubscribeToken, unsubscribedAt, email } = newsletterSubscribers
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(newsletterSubscribers)
      .set({ unsubscribedAt: new Date() })
      .where(and(eq(unsubscribeToken, token), isNull(unsubscribedAt)))
      .returning({ email })
    if (ended) await withdrawMails(tx, welcomeMail, ended.email)
  })
  return (await findSubscription(db, token)) !== undefined
}

export async function findSubscription(
  db: Db,
  token: string,
): Promise<Pick<Subscriber, 'email' | 'name' | 'unsubscribedAt'> | undefined> {
  if (!tokenShape.test(token)) return undefined
  const { email, name, unsubscribedAt, unsubscribeToken } = newsletterSubscribers
  const [found] = await db.select({ email, name, unsubscribedAt }).from(newsletterSubscribers).where(eq(unsubscribeToken, token))
  return found
}

function newToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Tokens come from URLs that anyone may type, and PostgreSQL would reject a NUL in one. */
const tokenShape = /^[\w-]{32}$/

const { unsubscribeToken: _token, search: _search, ...givenOut } = getTableColumns(newsletterSubscribers)

/** A subscription with the wording and time of its consent, but without the token, which is a key. */
export async function findSubscriptionOf(db: Db, email: string) {
  const [found] = await db.select(givenOut).from(newsletterSubscribers).where(isOf(email))
  return found
}

/** Includes the proof of consent: after this, neither side can prove anything. @returns how many were erased */
export async function eraseSubscriptionOf(tx: Db, email: string): Promise<number> {
  return (await tx.delete(newsletterSubscribers).where(isOf(email)).returning({ id: newsletterSubscribers.id })).length
}

/** Deletes subscriptions that ended long ago, when the proof of consent is no longer needed. */
export async function forgetOldSubscriptions(db: Db, now: Date): Promise<void> {
  const before = monthsBefore(now, retention.newsletterConsentProofMonths)
  await db.delete(newsletterSubscribers).where(lt(newsletterSubscribers.unsubscribedAt, before))
}

function isOf(email: string) {
  return isAddress(newsletterSubscribers.email, email)
}
