/**
 * The most frequent questions. Answers are composed from the facts: they follow changed times and prices, and do not offer what is not
 * sold.
 */

import { euro } from '#app/estate/money.ts'
import { twelveHour } from '#app/estate/time/clock.ts'
import { words } from '#app/estate/words.ts'
import { cabinInventory, cabinsThing } from '#app/knowledge/registry/in-the-rooms.ts'
import { setUp, toAskFor } from '#app/knowledge/registry/things-to-do.ts'
import { bathRules } from '#app/products/catalogue.ts'
import { breakfastTimes } from '#app/products/ordering-rules.ts'
import { lateCheckOutGoesWith } from '#app/rooms/price-words.ts'
import { modeLabels } from '#app/rooms/pricing.ts'
import type { Facts } from './facts.ts'
import {
  cabinNames,
  capital,
  count,
  list,
  lodgeName,
  petsRoom,
  priceList,
  productPrice,
  productRooms,
  reachUs,
  times,
} from './wording.ts'

export const faqCategories = [
  'Booking & Reservations',
  'Accommodations',
  'Dining & Amenities',
  'Policies & Restrictions',
  'Experiences & Activities',
] as const
type FaqCategory = (typeof faqCategories)[number]

export type FaqEntry = {
  id: string
  category: FaqCategory
  question: string
  answer: string
  /** Also on the home page. */
  onHome: boolean
}

/** All questions, in page order. */
export function faqEntries(facts: Facts): FaqEntry[] {
  return faqCategories.flatMap((category) => answers[category](facts).map((entry) => ({ category, ...entry })))
}

type Answer = Omit<FaqEntry, 'category'>

function entry(id: string, question: string, answer: string, onHome = true): Answer {
  return { id, question, answer, onHome }
}

function ofBooking(facts: Facts): Answer[] {
  const { policies } = facts.estate
  const t = times(facts)
  const cheapest = facts.rooms.reduce((a, b) => (b.weekdayCents < a.weekdayCents ? b : a))
  return [
    entry(
      'how-to-book',
      'How do I book a stay?',
      'Choose Check Availability on any page, pick your dates, and book directly with us online. Booking direct gets you the best rate. ' +
        `If you would rather talk first, we are at ${reachUs(facts)}.`,
    ),
    entry(
      'prices',
      'What does a stay cost?',
      `From ${euro(cheapest.weekdayCents)} a night in ${cheapest.name}. Sunday to Thursday: ${priceList(facts, (r) => r.weekdayCents)}. ` +
        `Friday and Saturday: ${priceList(facts, (r) => r.weekendCents)}. The final price is calculated as you book, by season and availability.`,
    ),
    entry(
      'escape-or-flexi',
      `What is the difference between the ${modeLabels.twoNight} and the ${modeLabels.oneNightFlexi}?`,
      `The ${modeLabels.twoNight} is two nights and saves at least ${policies.twoNightSavesAtLeastPercent}%: it is the best value. ` +
        `The ${modeLabels.oneNightFlexi} is one weekday night with late check-out until ${t.lateCheckOutUntil}, and saves up to ${policies.flexiSavesUpToPercent}%.`,
    ),
    entry(
      'vouchers',
      'Do you sell gift vouchers?',
      `Yes. Gift vouchers come from our online voucher shop, by email at once if you like, and are valid for ${policies.voucherValidYears} years.`,
    ),
  ]
}

function ofTheRooms(facts: Facts): Answer[] {
  const { rooms } = facts
  const guests = count(facts.estate.policies.maxGuestsPerRoom)
  return [
    entry(
      'what-rooms',
      'What kinds of rooms are there?',
      `${capital(count(rooms.length))}: ${words.rooms.cabins} ${cabinNames(facts)}, which are ${words.rooms.cabinsAre}, and ${lodgeName(facts)}, ${words.rooms.lodgeIsInShort}. Each is for ${guests} adults.`,
    ),
    entry('in-the-cabins', 'What is in the cabins?', cabinInventory(facts)),
    entry(
      'how-many-guests',
      'How many guests can stay in a room?',
      `At most ${guests}. ${words.rooms.each} is made for ${guests} people.`,
    ),
  ]
}

function ofFood(facts: Facts): Answer[] {
  const breakfast = productPrice(facts, 'breakfast_tray')
  const hob = cabinsThing(facts, 'hob')
  const brought = [grazingBoxes(facts), breakfast && 'breakfast hampers', 'picnic baskets', 'wine from our cellar']
  return [
    entry(
      'breakfast',
      'Is breakfast included?',
      breakfast
        ? `Breakfast is an optional extra: an artisan hamper for two, delivered to your door, for ${breakfast}. Order it while booking or through the guest guide, by ${breakfastTimes.orderBy} the day before: it is left at your door by ${breakfastTimes.atTheDoorBy} that day and waits for the morning.`
        : `No, and our breakfast hampers cannot be ordered at the moment.${hob ? ` Each cabin has ${hob} for a breakfast of your own.` : ''}`,
    ),
    entry(
      'eating',
      'What can we eat without leaving the estate?',
      `${capital(list(brought.flatMap((one) => one ?? [])))}.${hob ? ` Each cabin has ${hob} if you would rather cook.` : ''}`,
    ),
    entry(
      'wifi-and-parking',
      'Is there WiFi and parking?',
      `Yes to both: WiFi ${words.rooms.inAll}, and free, secure parking on the estate.`,
    ),
  ]
}

function ofTheRules(facts: Facts): Answer[] {
  const { policies, contacts, times: hours } = facts.estate
  const t = times(facts)
  return [
    entry(
      'times',
      'When are check-in and check-out?',
      `Check-in is from ${t.checkInFrom} to ${t.checkInUntil}, check-out by ${t.checkOutBy}. Midweek, late check-out until ${twelveHour(hours.lateCheckOutUntil)} ${lateCheckOutGoesWith}, subject to availability.`,
    ),
    entry(
      'children',
      'Are children welcome?',
      `We are adults only: every guest is ${policies.minimumAge} or over. It is what keeps the place as quiet as it is.`,
    ),
    entry('pets', 'Can we bring our dog?', `Pets are welcome in ${petsRoom(facts)}, and only there. The cabins are pet-free.`),
    entry(
      'cancellation',
      'What is your cancellation policy?',
      `It varies by the type of booking and the season. The terms have the detail, or ask us at ${contacts.stayEmail}.`,
    ),
  ]
}

function ofWhatToDo(facts: Facts): Answer[] {
  const { estate } = facts
  const bath = productPrice(facts, 'heated_bath')
  return [
    entry(
      'baths',
      'How do the wood-fired baths work?',
      bath
        ? `They are for ${productRooms(facts, 'heated_bath') ?? 'all'} guests, ${bath} a bath, and are ordered at least ${bathRules.orderHoursBeforeCheckIn} hours before arrival. ` +
            `We fill and fire it; you soak for ${bathRules.soakMinutes.from} to ${bathRules.soakMinutes.to} minutes.`
        : `We light no baths at the moment, so none can be ordered. Ask us at ${reachUs(facts)} when the fires are lit again.`,
    ),
    entry(
      'what-to-do',
      'What is there to do?',
      `Walk ${estate.acres} acres of ${words.land}, or ask for ${toAskFor}.${setUp && ` We arrange ${setUp}, too.`}`,
      false,
    ),
  ]
}

const answers: Record<FaqCategory, (facts: Facts) => Answer[]> = {
  'Booking & Reservations': ofBooking,
  Accommodations: ofTheRooms,
  'Dining & Amenities': ofFood,
  'Policies & Restrictions': ofTheRules,
  'Experiences & Activities': ofWhatToDo,
}

export function homeFaq(facts: Facts): FaqEntry[] {
  return faqEntries(facts).filter((entry) => entry.onHome)
}

/** The grazing boxes on sale, with their prices; undefined if none is. */
function grazingBoxes(facts: Facts): string | undefined {
  const standard = productPrice(facts, 'grazing_box_standard')
  const vegetarian = productPrice(facts, 'grazing_box_vegetarian')
  if (standard) return `grazing boxes (${standard}${vegetarian ? `, vegetarian ${vegetarian}` : ''})`
  return vegetarian && `vegetarian grazing boxes (${vegetarian})`
}
