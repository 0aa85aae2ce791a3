/** What the settings page reads and does. */
import { z } from 'zod'
import type { House } from '#app/context.ts'
import { isId } from '#app/db/new-id.server.ts'
import { readContactChanges } from '#app/estate/contacts/contacts.server.ts'
import { noticesGoTo } from '#app/estate/contacts/contacts.ts'
import { placeholderContacts } from '#app/estate/owner-to-confirm.ts'
import { type GuideDetails, getGuideDetails, setGuideDetails, storeGuestPassword } from '#app/guide/door/guest-access.server.ts'
import { hashPassword } from '#app/guide/door/guest-password.server.ts'
import { newGuestPassword } from '#app/guide/door/guest-password-rule.ts'
import { rememberPassword } from '#app/guide/door/remembered-password.server.ts'
import { addressFaults, sendsMail } from '#app/mail/mail-settings.ts'
import { countFailedMails, findLateMails, type LateMails, listFailedMails, resendMail } from '#app/mail/outbox.server.ts'
import { inTestMode, isTestKey } from '#app/payments/stripe-key.ts'
import { optionalLine, requiredLine } from '#app/requests/reading/typed-fields.ts'
import { invalidInput, parsed, Refusal } from '#app/requests/refusal.server.ts'
import { isOutside } from '#app/settings.server.ts'
import { listColleagues } from '#app/staff/accounts.server.ts'
import { recordChange } from '#app/staff/audit/audit.server.ts'
import { mergeAlone, mergeChanges, readSeen } from '#app/staff/audit/merge-changes.server.ts'
import { passwordsDiffer } from '#app/staff/auth/password-rules.server.ts'
import { listInvitations } from '#app/staff/invitations.server.ts'
import type { Staff } from '#app/staff/staff-role.ts'
import { fillThisIn } from '#app/ui/forms/required-fields.ts'
import { guideDetailNames } from './setting-names.ts'

export async function readSettingsPage(house: House) {
  const { db, settings, payments } = house
  const lateMails = await findLateMails(db)
  const written = await readContactChanges(db)
  return {
    details: await getGuideDetails(db),
    contacts: { written, house: placeholderContacts, staffEmail: noticesGoTo({ ...written, staffEmail: '' }, settings) },
    colleagues: await listColleagues(db),
    invitations: await listInvitations(db),
    failedMails: await listFailedMails(db),
    failedTotal: await countFailedMails(db),
    lateMails,
    mailed: sendsMail(settings),
    providers: providersOf(settings, payments !== undefined, lateMails),
  }
}

export type Provider = { name: string; state: 'live' | 'demo' | 'test' | 'unsent' | 'stuck' | 'astray' | 'off'; detail: string }

function providersOf(settings: House['settings'], payable: boolean, lateMails: LateMails | undefined): Provider[] {
  const { stripe, bookingUrl, voucherUrl, conciergeModel, databaseUrl } = settings
  const state = (live: boolean, demo: boolean) => (live ? 'live' : demo ? 'demo' : 'off')
  return [
    isTestKey(stripe.secretKey)
      ? { name: 'Payments', state: 'test', detail: inTestMode }
      : {
          name: 'Payments',
          state: state(!!stripe.secretKey, payable),
          detail: stripe.secretKey ? 'Stripe' : 'No money moves. Set STRIPE_SECRET_KEY.',
        },
    emailOf(settings, lateMails),
    { name: 'Booking', state: state(isOutside(bookingUrl), !!bookingUrl), detail: bookingUrl ?? 'Set BOOKING_URL.' },
    { name: 'Gift vouchers', state: state(isOutside(voucherUrl), !!voucherUrl), detail: voucherUrl ?? 'Set VOUCHER_URL.' },
    {
      name: 'Concierge',
      state: 'live',
      detail: conciergeModel.url ? `Own engine, worded by ${conciergeModel.model ?? 'a language model'}` : 'Own engine',
    },
    { name: 'Database', state: 'live', detail: databaseUrl ? 'PostgreSQL server' : 'Embedded, in DATA_DIR' },
  ]
}

function emailOf(settings: House['settings'], lateMails: LateMails | undefined): Provider {
  const name = 'Email'
  if (!sendsMail(settings))
    return { name, state: 'unsent', detail: 'Emails are written to DATA_DIR/mail and reach nobody. Set SMTP_URL.' }
  const faults = addressFaults(settings)
  const detail = faults.length > 0 ? `SMTP server. ${faults.join(' ')}` : 'SMTP server'
  return { name, state: lateMails ? 'stuck' : faults.length > 0 ? 'astray' : 'live', detail }
}

/** Ends every guest session. @throws Refusal 400 */
export async function changeGuestPassword({ db }: House, staff: Staff, { password = '', confirmation }: Record<string, string>) {
  const fault = newGuestPassword.safeParse(password).error?.issues[0]
  if (fault) throw refusedAt('password', `Guest password ${fault.message}`)
  if (password !== confirmation) throw refusedAt('confirmation', passwordsDiffer)
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await storeGuestPassword(tx, hash)
    await recordChange(tx, staff, { action: 'guest password changed', subject: 'guide', title: 'Guest guide' })
  })
  rememberPassword(hash, password)
}

function refusedAt(field: string, message: string): Refusal {
  return invalidInput(message, { [field]: message })
}

const line = (max: number) => requiredLine(max, { missing: fillThisIn, tooLong: `At most ${max} characters.` })
const guideDetails = z.object({
  gateCode: line(40),
  gateCodeFallback: line(120),
  wifiName: line(64),
  wifiKey: optionalLine(64, 'At most 64 characters.').transform((key) => key ?? ''),
})

/** @throws Refusal 400 with the faulty fields; 409 `changed_meanwhile` */
export async function changeGuideDetails({ db }: House, staff: Staff, fields: Record<string, string>) {
  const wanted = parsed(guideDetails, fields)
  await db.transaction(async (tx) => {
    await mergeAlone(tx)
    const before = await getGuideDetails(tx)
    const after = mergeChanges<GuideDetails>(before, readSeen(fields.seen), wanted, guideDetailNames)
    const changed = (Object.keys(after) as (keyof GuideDetails)[]).filter((name) => before[name] !== after[name])
    if (changed.length === 0) return
    await setGuideDetails(tx, after)
    // Only which fields changed, never their values: the log is kept for long (`retention.auditLogMonths`) and read by many.
    await recordChange(tx, staff, {
      action: 'access details changed',
      subject: 'guide',
      title: 'Guest guide',
      after: { changed },
    })
  })
}

/** @throws Refusal 404 */
export async function resendFailedMail({ db }: House, staff: Staff, id: string) {
  await db.transaction(async (tx) => {
    if (!isId(id) || !(await resendMail(tx, id))) throw new Refusal(404, 'not_found', 'There is no such failed email.')
    await recordChange(tx, staff, { action: 'mail sent again', subject: 'mail', subjectId: id, title: 'Mail' })
  })
}
