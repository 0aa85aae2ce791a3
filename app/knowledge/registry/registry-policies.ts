/** Entries on rules and money, from the registries. */

import { euro } from '#app/estate/money.ts'
import { words } from '#app/estate/words.ts'
import type { KnowledgeEntry } from '#app/knowledge/entry.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { cabinNames, count, list, petsRoom, reachUs, times } from '#app/knowledge/wording.ts'
import { lateCheckOutGoesWith, pricesAreFor } from '#app/rooms/price-words.ts'
import { fromCheapest, modeLabels } from '#app/rooms/pricing.ts'

export function policyEntries(facts: Facts): Omit<KnowledgeEntry, 'origin'>[] {
  const { policies } = facts.estate
  const t = times(facts)
  const of = (key: string, value: string) => ({ category: 'policies' as const, key, value })
  return [
    of('check_in', `Check-in is from ${t.checkInFrom} to ${t.checkInUntil}.`),
    of('check_out', `Check-out is by ${t.checkOutBy} at the latest.`),
    of(
      'late_check_out',
      `Late check-out until ${t.lateCheckOutUntil} can be pre-booked midweek, subject to availability. It ${lateCheckOutGoesWith}. It adds ${list(facts.rooms.map((room) => `${euro(room.lateCheckoutCents)} in ${room.name}`))}.`,
    ),
    of(
      'late_check_out_booking',
      'In the booking popup, a one-night stay with late check-out is chosen by selecting a two-night stay first.',
    ),
    of(
      'adults_only',
      `We are adults only: every guest is ${policies.minimumAge} or over, so children, toddlers and babies cannot stay or visit.`,
    ),
    of('guests_per_room', `${words.rooms.each} is for ${count(policies.maxGuestsPerRoom)} guests at most.`),
    of(
      'pets',
      `Pets are welcome in ${petsRoom(facts)}, and only there; they cannot stay in ${cabinNames(facts).replace(' and ', ' or ')}.`,
    ),
    of(
      'cancellation',
      `Cancellation and refunds vary by the type of booking and the season. The terms and conditions have the detail, or ask the team about your own booking.`,
    ),
    of('security_deposit', 'A security deposit may be required. The details are in your booking confirmation.'),
    of(
      'booking_changes',
      `To change a booking, choose Booking change in the guest guide’s contact form, or reach us at ${reachUs(facts)}.`,
    ),
    of(
      'final_price',
      'The prices shown are “from” prices. The final price is calculated as you book and varies with season and availability.',
    ),
    of('price_per_room', `Our room prices are per night, ${pricesAreFor}.`),
    of('weekend_nights', 'Friday and Saturday nights are priced as weekend, Sunday to Thursday as weekday (midweek).'),
    of(
      'two_night_escape',
      `The ${modeLabels.twoNight} is two nights and saves at least ${policies.twoNightSavesAtLeastPercent}%. It is our best value.`,
    ),
    of(
      'one_night_flexi',
      `The ${modeLabels.oneNightFlexi} is one weekday night with late check-out until ${t.lateCheckOutUntil} included, and saves up to ${policies.flexiSavesUpToPercent}%. Late check-out must be pre-booked, subject to availability.`,
    ),
    of('cheapest_night', cheapest(facts)),
    of('gift_vouchers', `Gift vouchers are sold in our online voucher shop, with instant digital delivery by email.`),
    of(
      'voucher_validity',
      `Gift vouchers are valid for ${policies.voucherValidYears} years. How to redeem them is in the terms and conditions.`,
    ),
    of(
      'newsletter_discount',
      `Newsletter subscribers get ${policies.newsletterDiscountPercent}% off their first stay: sign up on the home page with your email address (a first name is optional), and the code comes by email.`,
    ),
    of(
      'newsletter_unsubscribe',
      'To stop our newsletter, use the unsubscribe link in any issue, at any time: one click on its page is enough.',
    ),
    of(
      'paying_for_extras',
      'Extras from the guest guide are paid by card online, on our payment provider’s secure page. Prices are in euro.',
    ),
    of(
      'ordering_extras',
      'To order an extra in the guest guide, fill in your name, the date of your stay, your room and your email address. The total is shown before you pay.',
    ),
    of(
      'payment_page',
      'The payment page opens in a new tab. If nothing opens, allow pop-ups for this site in your browser and try again.',
    ),
    of(
      'order_confirmation',
      'When your payment for an extra has arrived, the page says Order Confirmed and shows the Order ID. A confirmation goes to our team, and to you by email.',
    ),
    of(
      'gate_code',
      'The gate code and arrival instructions are in the guest guide, which you unlock with the password from your booking confirmation.',
    ),
    of(
      'wifi_password',
      'The WiFi name and password are in the guest guide, which you unlock with the password from your booking confirmation.',
    ),
    of('terms', 'The terms and conditions, with cancellation and vouchers, are at /terms-and-conditions.'),
    of('privacy', 'How we keep and use personal data is in our privacy policy, at /privacy-policy.'),
  ]
}

function cheapest({ rooms }: Facts): string {
  const byPrice = fromCheapest(rooms)
  const [low] = byPrice
  const high = byPrice.at(-1)
  if (!low || !high) return 'Our prices are on the home page.'
  return (
    `The lowest price is ${low.name}, from ${euro(low.weekdayCents)} a night on weekdays and ${euro(low.weekendCents)} at weekends. ` +
    `The highest is ${high.name}, from ${euro(high.weekdayCents)} and ${euro(high.weekendCents)}.`
  )
}
