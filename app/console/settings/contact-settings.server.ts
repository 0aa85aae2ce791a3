/** The estate's contacts as edited by staff. */
import { z } from 'zod'
import type { House } from '#app/context.ts'
import type { Db } from '#app/db/db.ts'
import { tidyLine } from '#app/db/plain-text.ts'
import { readContactChanges, refreshContacts, writeContactChanges } from '#app/estate/contacts/contacts.server.ts'
import { type ContactChanges, noticesGoTo } from '#app/estate/contacts/contacts.ts'
import { isDialledFromAnywhere } from '#app/estate/contacts/telephone.ts'
import * as fieldLimits from '#app/field-limits.ts'
import { storeCurrentFacts } from '#app/knowledge/current-facts.server.ts'
import { emailAddress } from '#app/requests/reading/typed-fields.ts'
import { parsed } from '#app/requests/refusal.server.ts'
import { differences, recordChange } from '#app/staff/audit/audit.server.ts'
import { mergeAlone, mergeChanges, readSeen } from '#app/staff/audit/merge-changes.server.ts'
import { requireRecentSignIn } from '#app/staff/auth/recent-sign-in.server.ts'
import type { Staff } from '#app/staff/staff-role.ts'
import { contactNames } from './setting-names.ts'

const tooLong = 'This is too long.'

/** Empty means: use the default. */
const orEmpty = (shape: z.ZodType<string, string>) =>
  z
    .string()
    .default('')
    .transform(tidyLine)
    .pipe(z.union([z.literal(''), shape]))
const email = orEmpty(emailAddress())
const address = (error: string) => orEmpty(z.url({ protocol: /^https$/, error }).max(300, tooLong))
const link = address('Please enter an address that begins with https://')
const phone = orEmpty(
  z
    .string()
    .max(fieldLimits.phone, tooLong)
    .regex(/^\+?[\d ()/-]{6,}$/, 'Please enter a telephone number.')
    // Every page links to it, and many who read them are abroad.
    .refine(
      isDialledFromAnywhere,
      'This number cannot be dialled. Please enter one whole number, beginning with 0 and the area code, or with + and the country code.',
    ),
)

const contactChanges = z.object({
  stayEmail: email,
  helloEmail: email,
  phone,
  website: link,
  instagram: link,
  facebook: link,
  tiktok: link,
  staffEmail: email,
})

/** From now on every page, email and answer uses them. @throws Refusal 400 with the faulty fields; 403; 409 `changed_meanwhile` */
export async function changeContacts(house: House, staff: Staff, fields: Record<string, string>): Promise<void> {
  const { db, settings, log } = house
  const wanted = parsed(contactChanges, fields)
  await db.transaction(async (tx) => {
    await mergeAlone(tx)
    const before = await readContactChanges(tx)
    const after = mergeChanges<ContactChanges>(before, readSeen(fields.seen), wanted, contactNames)
    const changed = differences(before, after, Object.keys(contactNames) as (keyof ContactChanges)[])
    if (Object.keys(changed.after).length === 0) return
    // Somebody who finds an open console must not be able to redirect what guests write from now on: replies to emails go to one of these,
    // and both stand on every page.
    const isRedirected = before.stayEmail !== after.stayEmail || before.helloEmail !== after.helloEmail
    if (isRedirected || noticesGoTo(before, settings) !== noticesGoTo(after, settings)) requireRecentSignIn(staff)
    await writeContactChanges(tx, after)
    await recordChange(tx, staff, { action: 'contacts changed', subject: 'guide', title: 'Contacts', ...changed })
  })
  // The change is stored even if the follow-up fails; that is repeated with the next change, and at the next start.
  await follow(db).catch((err) => log.error({ err }, 'the contacts were changed, and not all of the house follows them yet'))
}

async function follow(db: Db): Promise<void> {
  await refreshContacts(db)
  // The concierge's own entries contain the contacts too.
  await storeCurrentFacts(db)
}
