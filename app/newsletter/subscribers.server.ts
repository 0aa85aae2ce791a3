/** What staff do with the newsletter's list: read it, export it, and take an address off it. */
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { cachedStatementEach } from '#app/db/cached-statement.server.ts'
import type { Db } from '#app/db/db.ts'
import { inBatches } from '#app/db/in-batches.ts'
import { type ListPage, readPage, type Span, type SpanPlaces } from '#app/db/list-page.server.ts'
import { isId } from '#app/db/new-id.server.ts'
import { hasWords } from '#app/db/search-text.ts'
import { withdrawMails } from '#app/mail/outbox.server.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import { type By, recordChange } from '#app/staff/audit/audit.server.ts'
import { welcomeMail } from './newsletter.email.ts'
import { newsletterSubscribers } from './newsletter.tables.ts'
import type { SubscriberFilter, SubscriberState } from './subscriber-list.ts'

const { id, email, name, consentAt, unsubscribedAt, unsubscribeToken, search } = newsletterSubscribers
const shown = { id, email, name, consentAt, unsubscribedAt }

/** `consentAt`: when they last subscribed. `unsubscribedAt` null: they are still subscribed. */
export type ListedSubscriber = Pick<typeof newsletterSubscribers.$inferSelect, keyof typeof shown>

const sorting = [desc(consentAt), desc(id)]

/** Latest first. */
export function listSubscribers(
  db: Db,
  filter: SubscriberFilter,
  page = 1,
  perPage?: number,
): Promise<ListPage<ListedSubscriber>> {
  const { state, words } = filter
  return readPage(db, {
    page,
    perPage,
    rows: (span) => (words ? selectPage(db, whereOf(filter), span) : pageWithoutWords(db, span, state ?? '')),
    all: () => db.select({ one: sql`1` }).from(newsletterSubscribers).where(whereOf(filter)),
  })
}

function selectPage(db: Db, where: SQL | undefined, { limit, offset }: SpanPlaces) {
  return db
    .select(shown)
    .from(newsletterSubscribers)
    .where(where)
    .orderBy(...sorting)
    .limit(limit)
    .offset(offset)
}

const pageWithoutWords = cachedStatementEach<Span, ListedSubscriber[], SubscriberState | ''>((db, span, state) =>
  selectPage(db, whereOf({ state: state || undefined }), span).prepare(''),
)

/** `unsubscribeToken`: every email to the address must offer its link (`unsubscribePath`). */
export type Recipient = Pick<typeof newsletterSubscribers.$inferSelect, 'email' | 'name' | 'consentAt' | 'unsubscribeToken'>

/** Everybody subscribed when it begins, in the page's order, without holding them all in memory. */
export async function* walkRecipients(db: Db, words: string | undefined, atOnce?: number): AsyncGenerator<Recipient> {
  const subscribed: SubscriberFilter = { state: 'subscribed', words }
  const found = await db
    .select({ id })
    .from(newsletterSubscribers)
    .where(whereOf(subscribed))
    .orderBy(...sorting)
  for (const some of inBatches(found, atOnce)) {
    const ids = some.map((one) => one.id)
    // The state is checked again, so that anyone who has since unsubscribed is left out.
    yield* await db
      .select({ email, name, consentAt, unsubscribeToken })
      .from(newsletterSubscribers)
      .where(and(inArray(id, ids), isNull(unsubscribedAt)))
      .orderBy(...sorting)
  }
}

/** For somebody who asks by phone or email. An address already off the list stays as it is. @throws Refusal 404 */
export async function takeOffList(db: Db, by: By, subscriberId: string): Promise<void> {
  if (!isId(subscriberId)) throw noSuchSubscriber()
  await db.transaction(async (tx) => {
    const [subscriber] = await tx.select(shown).from(newsletterSubscribers).where(eq(id, subscriberId)).for('update')
    if (!subscriber) throw noSuchSubscriber()
    if (subscriber.unsubscribedAt) return
    await tx.update(newsletterSubscribers).set({ unsubscribedAt: new Date() }).where(eq(id, subscriberId))
    await withdrawMails(tx, welcomeMail, subscriber.email)
    // Does not name the address: the log outlives what may be kept about a subscriber.
    await recordChange(tx, by, {
      action: 'taken off the list',
      subject: 'newsletter',
      subjectId: subscriberId,
      title: 'One address',
    })
  })
}

function noSuchSubscriber(): Refusal {
  return new Refusal(404, 'not_found', 'There is no such address on the list.')
}

function whereOf({ state, words }: SubscriberFilter): SQL | undefined {
  const inState = { subscribed: isNull(unsubscribedAt), unsubscribed: isNotNull(unsubscribedAt) }
  return and(state && inState[state], words ? hasWords(search, words) : undefined)
}
