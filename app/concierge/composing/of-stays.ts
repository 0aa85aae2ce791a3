/** Rooms, prices and offers. */

import { euro } from '#app/estate/money.ts'
import { twelveHour } from '#app/estate/time/clock.ts'
import { refOf } from '#app/knowledge/entry.ts'
import { quote } from '#app/rooms/pricing.ts'
import { ceilingIn } from '#app/understanding/forms/ceiling.ts'
import { namesHourAfter } from '#app/understanding/forms/hours-named.ts'
import { topics } from '#app/understanding/topics.ts'
import type { Ask, Composers } from './ask.ts'
import { bathAnswer } from './compose-bath.ts'
import {
  cheapestWithBath,
  daysApartInAll,
  flexiAnswer,
  lateCheckOutAnswer,
  lateCheckOutBriefly,
  offersCompared,
  priceAnswer,
  roomsIn,
} from './compose-prices.ts'
import { asksFigure, comparing, endsAtWeekend, leavesAtWeekend, leavesOn } from './compose-sources.ts'
import { extreme, pricesAsked } from './prices-asked.ts'
import { asksBest, roomsForWhat } from './rooms-for-what.ts'
import { withinAnswer } from './within-ceiling.ts'

/** “When have we to be gone, I'd love to hang on a bit?” */
const asksEnd =
  /\bhow many o clock\b|\b(?:have (?:we|i) to|must (?:we|i)|(?:we|i) (?:have|need) to) (?:be gone|be out|leave|go|get out|clear out)\b/

/** “What's the normal check-out, and how late can it go?” */
const asksUsualEnd =
  /\b(?:normal|usual|standard|regular|ordinary) (?:check ?out|leaving|departure|time|hour)\b|\bcheck ?out (?:times?|timings?|hours?)\b.*\blate\b/

export const ofStays: Composers = {
  price: pricesAsked,
  rooms: ({ facts, shelf, slots, text }) => (asksBest.test(text) ? roomsForWhat(facts, shelf, slots.rooms, text) : undefined),
  per_room: ({ facts, slots, shelf, text }) => {
    const entry = shelf.get('policies/price_per_room')
    return entry && asksFigure(slots, text) ? `${entry.value} ${priceAnswer(facts, slots)}` : undefined
  },
  cheapest: (ask) => {
    const { facts, slots, text } = ask
    const ceiling = ceilingIn(text)
    if ((slots.rooms.length === 0 || /\bcheaper\b/.test(text)) && /\b(?:bath|tub|ofuro)s?\b/.test(text))
      return cheapestWithBath(facts)
    return (ceiling && withinAnswer(facts, slots, ceiling)) ?? extreme(ask, 'cheapest')
  },
  dearest: (ask) => extreme(ask, 'dearest'),
  flexi,
  weekend: ({ facts, slots, shelf, text }) => {
    const days = shelf.get('policies/weekend_nights')
    if (!days || !comparing.test(text)) return undefined
    // “Which is cheaper for a Saturday, Stormchaser or the lodge?”
    if (slots.rooms.length > 1 && new Set(slots.nights).size === 1) return priceAnswer(facts, slots, true)
    const apart = slots.rooms.length === 0 && asksApart.test(text) ? daysApartInAll(facts) : undefined
    return `${apart ?? days.value} ${priceAnswer(facts, { ...slots, nights: [] })}`
  },
  compare_modes: ({ facts, slots }) => offersCompared(facts, slots),
  two_night: ({ facts, slots, shelf }) => {
    const text = shelf.get(refOf({ category: 'policies', key: 'two_night_escape' }))?.value
    const [room] = slots.rooms.length === 1 ? roomsIn(facts, slots) : []
    if (!text || !room) return undefined
    // “Arriving on the 31st of December for two nights”: each night by its own price.
    if (slots.nights.length === 2) return `${text} ${priceAnswer(facts, slots)}`
    const total = (day: 'weekday' | 'weekend') => euro(quote(room, 'twoNight', day).totalCents)
    return `${text} In ${room.name} it is ${total('weekday')} on weekdays and ${total('weekend')} at the weekend.`
  },
  late_check_out: (ask) => {
    const { facts, slots, text } = ask
    const not = notAtWeekend(ask)
    const by =
      (asksEnd.test(text) || asksUsualEnd.test(text)) && !not
        ? `Check-out is by ${twelveHour(facts.estate.times.checkOutBy)}. `
        : ''
    return `${not}${by}${lateCheckOutAnswer(facts, slots)}`
  },
  check_out: ({ facts, shelf, text }) => {
    const entry = shelf.get('policies/check_out')
    const stays = leavesAtWeekend.test(text) && namesHourAfter(text, facts.estate.times.checkOutBy)
    const not = stays ? 'Not on a Saturday or a Sunday, I am afraid. ' : ''
    return entry && `${not}${entry.value} ${lateCheckOutBriefly(facts)}`
  },
  heated_bath: ({ facts, slots, shelf, text }) =>
    bathAnswer(facts, slots, text, topics.heated_bath.sources.flatMap((ref) => shelf.get(ref)?.value ?? []).join(' ')),
}

/** What an answer about leaving late begins with if it is for a day that has no late check-out; else nothing. */
export function notAtWeekend({ facts, slots, text, ofStay = '' }: Omit<Ask, 'shelf'>): string {
  const isRefused = endsAtWeekend(slots, text) || leavesOn(text, ofStay) === 'weekend'
  const by = twelveHour(facts.estate.times.checkOutBy)
  return isRefused ? `Not on a Saturday or a Sunday, I am afraid: check-out is then by ${by}. ` : ''
}

/** “How much dearer is a weekend night?” */
const asksApart =
  /\bhow much (?:more|less|dearer|cheaper)\b|\b(?:difference|gap)\b|\b(?:mid ?week|week ?(?:days?|nights?))\b.*\bweekends?\b/

/** One night with late check-out, which only weekday nights have. */
function flexi({ facts, slots, shelf, text }: Ask): string | undefined {
  const entry = shelf.get(topics.flexi.sources[0] ?? '')?.value
  const told = slots.rooms.length > 0 ? flexiAnswer(facts, slots) : entry
  const [night, ...others] = slots.nights
  if (!told || !night || others.length > 0) return told
  if (night === 'weekend' && (asksLeave.test(text) || !oneNight.test(text) || ofAnOffer.test(text)))
    return `Not for a Friday or a Saturday night, I am afraid. ${told}`
  if (/\bsundays?\b/.test(text)) return `A Sunday night counts as a weekday. ${told}`
  return night === 'weekday' && asksLeave.test(text) ? `Yes, on a weekday night. ${told}` : told
}
/** “Is one night on a Saturday possible?” */
const asksLeave = /\b(?:possible|can (?:i|we|you)|could (?:i|we)|what about|how about|allowed|do you do|ok|okay)\b/
/** One night and nothing more, which need not be a Flexi. */
const oneNight = /\b(?:one|single|1) night\b/
const ofAnOffer = /\b(?:flexi|deal|offer|saving|save|discount|percent|thing|package|option|late)\b/
