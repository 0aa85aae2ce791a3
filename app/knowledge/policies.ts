/** The house's policies in one sentence or two each, composed from the registries. */
import { words } from '#app/estate/words.ts'
import { bathRules } from '#app/products/catalogue.ts'
import { type Facts, houseFacts } from './facts.ts'
import { cabinNames, count, petsRoom, priceList, productRooms, reachUs, times } from './wording.ts'

export type Policy = { id: string; title: string; text: string }

export function housePolicies(facts: Facts = houseFacts): Policy[] {
  const { policies } = facts.estate
  const t = times(facts)
  const bathRooms = productRooms(facts, 'heated_bath')
  return [
    { id: 'check-in', title: 'Check-in', text: `Check-in is from ${t.checkInFrom} to ${t.checkInUntil}.` },
    { id: 'check-out', title: 'Check-out', text: `Check-out is by ${t.checkOutBy} at the latest.` },
    {
      id: 'late-check-out',
      title: 'Late check-out',
      text:
        `Late check-out until ${t.lateCheckOutUntil} is possible midweek, subject to availability, and has to be booked ahead. ` +
        `It adds ${priceList(facts, (room) => room.lateCheckoutCents)}. In the booking pages, start from a two-night stay to choose it.`,
    },
    {
      id: 'adults-only',
      title: 'Adults only',
      text: `The estate is for adults only, ${policies.minimumAge} and over. Children, toddlers and babies cannot stay.`,
    },
    {
      id: 'guests-per-room',
      title: 'Guests in a room',
      text: `${words.rooms.each} sleeps at most ${count(policies.maxGuestsPerRoom)} guests.`,
    },
    {
      id: 'pets',
      title: 'Pets',
      text: `Pets are welcome only in ${petsRoom(facts)}. They cannot stay in ${cabinNames(facts).replace(' and ', ' or ')}.`,
    },
    {
      id: 'cancellation',
      title: 'Cancellation',
      text: `Cancellation and refunds vary by the type of booking and the season. The terms on this site have the detail; for your own booking ask us at ${reachUs(facts)}.`,
    },
    {
      id: 'security-deposit',
      title: 'Security deposit',
      text: 'A security deposit may be required. Your booking confirmation says whether, and how much.',
    },
    {
      id: 'prices',
      title: 'Prices',
      text: 'The prices shown are starting prices. The final price is calculated while you book, from season and availability. Friday and Saturday nights are weekend nights, all others weekday.',
    },
    {
      id: 'baths',
      title: 'Wood-fired baths',
      text:
        `The outdoor heated bath is for ${bathRooms ?? 'all'} guests. Order it at least ${bathRules.orderHoursBeforeCheckIn} hours before arrival, ` +
        `a reheat at least ${bathRules.reheatHoursAhead} hours ahead. Soak for ${bathRules.soakMinutes.from} to ${bathRules.soakMinutes.to} minutes.`,
    },
    {
      id: 'vouchers',
      title: 'Gift vouchers',
      text: `Gift vouchers are valid for ${policies.voucherValidYears} years. Terms and redemption are in the terms and conditions.`,
    },
    {
      id: 'newsletter',
      title: 'Newsletter discount',
      text: `Newsletter subscribers get ${policies.newsletterDiscountPercent}% off their first stay, by a code in the welcome mail.`,
    },
  ]
}
