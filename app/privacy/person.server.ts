/** What is stored about a person, by email address: exported (GDPR Articles 15 and 20) and erased (Article 17). */
import { z } from 'zod'
import type { Db } from '#app/db/db.ts'
import { estate } from '#app/estate/estate.ts'
import { eraseConversationsOf, findConversationsOf } from '#app/inbox/conversations.server.ts'
import { countMailsTo, eraseMailsOf, findMailsTo } from '#app/mail/outbox.server.ts'
import { eraseSubscriptionOf, findSubscriptionOf } from '#app/newsletter/newsletter.server.ts'
import { countWaitingOf, eraseOrdersOf, findOrdersOf, orderMails } from '#app/orders/order-privacy.server.ts'
import { emailAddress } from '#app/requests/reading/typed-fields.ts'
import { invalidInput, Refusal } from '#app/requests/refusal.server.ts'
import { type By, recordChange } from '#app/staff/audit/audit.server.ts'
import type { Erased, Extent } from './extent.ts'

/** Everything, for the person to keep: dates as ISO 8601, money in euro cents. */
export async function findPerson(db: Db, email: string) {
  const { messages, requests } = await findConversationsOf(db, email)
  const newsletter = await findSubscriptionOf(db, email)
  // Not those to the team, which repeat the above.
  const mails = await findMailsTo(db, email)
  return {
    email,
    messages,
    guideRequests: requests,
    orders: await findOrdersOf(db, email),
    newsletter: newsletter ?? null,
    mails: mails.map(({ kind, subject, text, holdsKey, queuedAt, sentAt }) => ({
      kind,
      subject,
      // Otherwise somebody who finds an open console could request a password link and read it here.
      text: holdsKey ? '[a link for its recipient alone]' : text,
      queuedAt,
      sentAt,
    })),
  }
}

/** @throws Refusal 400 for an invalid email address */
export async function measurePerson(db: Db, input: string, now = new Date()): Promise<{ email: string; extent: Extent }> {
  const email = readEmail(input)
  const { messages, requests } = await findConversationsOf(db, email)
  const extent = {
    messages: messages.length,
    requests: requests.length,
    orders: (await findOrdersOf(db, email)).length,
    ordersWaiting: await countWaitingOf(db, email, now),
    subscriptions: (await findSubscriptionOf(db, email)) ? 1 : 0,
    mails: await countMailsTo(db, email),
  }
  return { email, extent }
}

/** The file for the person. Its creation is logged, but not about whom. @throws Refusal 400 */
export async function exportPerson(db: Db, by: By, input: string): Promise<string> {
  const email = readEmail(input)
  return db.transaction(async (tx) => {
    const person = await findPerson(tx, email)
    await recordChange(tx, by, { action: 'exported', subject: 'privacy', title: 'One person’s data' })
    return JSON.stringify({ exportedAt: new Date(), ...person }, null, 2)
  })
}

/**
 * Deletes what the law allows, in one transaction; paid orders stay, anonymised. Orders under way stay as they are, with the emails about
 * orders: erase again when they are done. @throws Refusal 400, also for the house's own addresses
 */
export async function erasePerson(
  db: Db,
  by: By,
  input: string,
  house: { staffEmail: string },
  now = new Date(),
): Promise<Erased> {
  const email = readEmail(input)
  refuseOwnAddress(email, house.staffEmail)
  return db.transaction(async (tx) => {
    const orders = await eraseOrdersOf(tx, email, now)
    const erased = {
      ...(await eraseConversationsOf(tx, email)),
      subscriptions: await eraseSubscriptionOf(tx, email),
      mails: await eraseMailsOf(tx, email, orders.waiting > 0 ? orderMails : undefined),
      ordersDeleted: orders.deleted,
      ordersAnonymised: orders.anonymised,
      ordersWaiting: orders.waiting,
    }
    await recordChange(tx, by, { action: 'erased', subject: 'privacy', title: 'One person’s data', after: erased })
    return erased
  })
}

/** With these would go notices that are waiting to be sent, and answers to other guests. */
function refuseOwnAddress(email: string, staffEmail: string) {
  const own = [staffEmail, estate.contacts.stayEmail, estate.contacts.helloEmail]
  if (!own.some((one) => one.toLowerCase() === email.toLowerCase())) return
  const message = 'This is an address of your own. What is sent to it is about your guests.'
  throw new Refusal(400, 'own_address', message, { email: message })
}

const address = z.object({ email: emailAddress('Please enter the person’s email address.') })

function readEmail(input: string): string {
  const parsed = address.safeParse({ email: input })
  if (parsed.success) return parsed.data.email
  const message = parsed.error.issues[0]?.message ?? ''
  throw invalidInput(message, { email: message })
}
