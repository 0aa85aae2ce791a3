/** From a topic and its slots to an answer's text and the entries it rests on. */

import type { Shelf } from '#app/concierge/knowing/knowledge-index.ts'
import { twelveHour } from '#app/estate/clock.ts'
import { noRestaurant } from '#app/estate/dining.ts'
import { euro } from '#app/estate/money.ts'
import { beaches, emergency } from '#app/estate/nearby.ts'
import { type EntryRef, refOf } from '#app/knowledge/entry.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { quote } from '#app/rooms/pricing.ts'
import { either } from '#app/understanding/any-of.ts'
import { ceilingIn } from '#app/understanding/forms/ceiling.ts'
import { namesHourAfter } from '#app/understanding/forms/hours-named.ts'
import type { Slots } from '#app/understanding/slots.ts'
import { type TopicId, topics } from '#app/understanding/topics.ts'
import { checkInAnswer, gateAnswer, guideAnswer } from './compose-arrival.ts'
import { bathAnswer } from './compose-bath.ts'
import {
  cheapestWithBath,
  flexiAnswer,
  lateCheckOutAnswer,
  lateCheckOutBriefly,
  offersCompared,
  priceAnswer,
  roomsIn,
} from './compose-prices.ts'
import {
  asksFigure,
  asksForList,
  asksWhereListed,
  comparing,
  endsAtWeekend,
  isNamed,
  leavesAtWeekend,
  ofGarda,
  onlyLodge,
  sourcesOf,
} from './compose-sources.ts'
import { raiseAlarm } from './fixed-replies.ts'
import { openingFor } from './opening.ts'
import { placeMeant, tableMeant } from './places-meant.ts'
import { extreme, pricesAsked } from './prices-asked.ts'
import { asksBest, roomsForWhat } from './rooms-for-what.ts'
import type { Told } from './told.ts'
import { wetDayAnswer } from './wet-day.ts'
import { withinAnswer } from './within-ceiling.ts'

/** `opened`: it begins with a direct answer. */
export type Composed = Told & { link?: string; partial?: true; opened?: true }
export type Ask = {
  facts: Facts
  shelf: Shelf
  slots: Slots
  text: string
  /** Entries that the same answer has told already. */
  told?: readonly EntryRef[]
}

/** Undefined when the entries of this topic are gone: then the house does not know. */
export function compose(topic: TopicId, ask: Ask): Composed | undefined {
  const told = new Set(ask.told?.map(refOf))
  const refs = sourcesOf(topic, ask).filter((ref) => !told.has(ref))
  const entries = refs.flatMap((ref) => ask.shelf.get(ref) ?? [])
  if (entries.length === 0) return undefined
  const plainText = topic === 'experiences' ? wetDayAnswer(entries) : entries.map((entry) => entry.value).join(' ')
  const byPeople = entries.some((entry) => entry.origin === 'staff')
  const made = byPeople ? undefined : shaped[topic]?.(ask)
  const { link } = topics[topic]
  const opening = byPeople ? '' : openingFor(topic, ask)
  return {
    text: `${opening}${made ?? plainText}`,
    ...(opening && { opened: true as const }),
    sources: entries.map(({ category, key }) => ({ category, key })),
    ...(link && { link }),
    ...(saysNothingOfLodge(topic, ask) && { partial: true as const }),
  }
}

/** What is written of the cabins and not of the lodge. */
const cabinsOnly = new Set<TopicId>(['beds', 'showers', 'windows', 'kitchen', 'cinema', 'heating_and_cooling'])
const inCabins = /\b(?:kings?|beds?|underfloor|cinema|hob|kitchen|showers?|floor to ceiling|tub|ofuro)\b/
const ofLodge = new Set<TopicId>(['lodge_amenities', 'heating', 'room_seaforest'])
function saysNothingOfLodge(topic: TopicId, { slots, text }: Ask): boolean {
  if (!onlyLodge(slots) || ofBoth.test(text)) return false
  return cabinsOnly.has(topic) || (ofLodge.has(topic) && inCabins.test(text))
}
/** “Has the lodge one, or only the cabins?” */
export const ofBoth = /\blodge\b.*\bcabins?\b|\bcabins?\b.*\blodge\b/
/** What was advised has not helped. */
export const goesOnStill =
  /\bstill (?:nothing|no|not|the same|stone|cold|freezing|baltic|broken)\b|\b(?:did|done|tried) (?:that|it|all that|everything)\b/
/** The power of a whole cabin waits for no form. */
const allIsOut = /\b(?:everything|everywhere|whole (?:cabin|place|lodge)|no (?:power|electricity))\b/
const asksWhatToSee = /\bwhat\b.*\b(?:see|visit)\b/
/** For a machine that shows the way. */
const asksPoint =
  /\b(?:coordinates|latitude|longitude|gps|sat ?nav|grid reference|(?:google|apple) maps?|(?:takes|sends|brought|sent) (?:us|me) to)\b/
/** “Two couples”, “what if we book two rooms?” */
const fourOfThem = /\b(?:two|2) (?:rooms|cabins|couples)\b|\b(?:four|4) (?:of us|friends|people|adults)\b/
/** “It's two in the night, will anyone answer?” */
const atNight = either(
  /\b(?:at|in the|all|during the|day and|day or) night\b|\bmidnight\b|\b[1-5] ?am\b/,
  /\b(?:this|that|what) (?:late|hour)\b|\b(?:late|midnight|\d{1,2}) at night\b/,
  /\b(?:1[0-2]|ten|eleven) (?:at night|pm)\b/,
)
/** “What's actually in the vegetarian box?” */
const inVegetarian = /\bwhat\b.*\b(?:in|inside|with|get|contain\w*|include\w*)\b.*\b(?:veg|veggie|vegetarian)\b/
/** “I signed up and have no code”, “it says already subscribed”. */
const hasSignedUp =
  /\balready (?:subscribed|signed up|a subscriber|on (?:the|your) (?:mailing )?list)\b|\b(?:signed up|subscribed|joined)\b.*\b(?:where|no|not|never|nothing|still)\b.*\b(?:code|mail|e ?mail|discount|percent|it|came|come)\b/
/** “Then what can you do for me?” */
const asksHelp = /\bwhat (?:else )?(?:can|do) you (?:actually |really |even )?(?:do|help with|know)\b|\bhow (?:can|do) you help\b/
const asksLetters =
  /^(?:the |your )?newsletter$|\bcode\b|\b(?:tick|consent|in it for)\b|\b(?:visit|newcomers?|newsletter) discount\b|\bnewsletter\b.*\b(?:discount|offer)\b|\b(?:how|where) (?:do|can|could|would) (?:i|we) (?:sign up|subscribe|join)\b|\bget for (?:subscribing|signing up|joining)\b/
/** “Is one night on a Saturday possible?” */
const asksLeave = /\b(?:possible|can (?:i|we|you)|could (?:i|we)|what about|how about|allowed|do you do|ok|okay)\b/
/** No more than that, which need not be a Flexi. */
const oneNight = /\b(?:one|single|1) night\b/
/** “When have we to be gone, I'd love to hang on a bit?” */
const asksEnd =
  /\bhow many o clock\b|\b(?:have (?:we|i) to|must (?:we|i)|(?:we|i) (?:have|need) to) (?:be gone|be out|leave|go|get out|clear out)\b/

/** “The number rings out.” */
const unanswered =
  /\brings? out\b|\bvoice ?mail\b|\bis engaged\b|\b(?:nobody|no one) (?:is )?(?:answers?|answering|picks? up|picking up)\b/
/** “Which is best for swimming?” */
const asksSwim = /\b(?:which|what|where|best|nicest|good)\b.*\b(?:swim|swims|swimming|dip)\b/

/** The beaches, and where they are listed for whoever asks that. */
function whereListed({ shelf, text }: Ask): string | undefined {
  const all = ['nearby/beach', 'nearby/beaches'].flatMap((ref) => shelf.get(ref)?.value ?? [])
  const best = asksSwim.test(text) ? beaches.find(({ about }) => /\bswim\b/.test(about)) : undefined
  const told = best && shelf.get(`nearby/beach_${best.id}`)?.value
  if (told) return told
  const named = beaches.some((beach) => isNamed(beach, text))
  const each =
    (asksBest.test(text) || asksWhatToSee.test(text)) && !named
      ? beaches.flatMap(({ id }) => shelf.get(`nearby/beach_${id}`)?.value ?? [])
      : []
  if (each.length > 1) return [shelf.get('nearby/beach')?.value ?? '', ...each].join(' ').trim()
  const asked = asksWhereListed.test(text) && !named && shelf.has('facilities/guest_guide')
  return asked ? `${all.join(' ')} The guest guide lists them, too.` : undefined
}

const shaped: Partial<Record<TopicId, (ask: Ask) => string | undefined>> = {
  price: pricesAsked,
  rooms: ({ facts, shelf, slots, text }) => (asksBest.test(text) ? roomsForWhat(facts, shelf, slots.rooms, text) : undefined),
  occupancy: ({ shelf, text }) => {
    const entry = shelf.get('policies/guests_per_room')
    return entry && fourOfThem.test(text) ? `${entry.value} Four need two places.` : undefined
  },
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
  late_check_out: ({ facts, slots, text }) => {
    const by = twelveHour(facts.estate.times.checkOutBy)
    if (endsAtWeekend(slots, text))
      return `Not on a Saturday or a Sunday, I am afraid: check-out is then by ${by}. ${lateCheckOutAnswer(facts, slots)}`
    return `${asksEnd.test(text) ? `Check-out is by ${by}. ` : ''}${lateCheckOutAnswer(facts, slots)}`
  },
  flexi: ({ facts, slots, shelf, text }) => {
    const entry = shelf.get(topics.flexi.sources[0] ?? '')?.value
    const told = slots.rooms.length > 0 ? flexiAnswer(facts, slots) : entry
    if (!told || slots.nights.length !== 1) return told
    if (slots.nights[0] === 'weekend' && asksLeave.test(text)) return `Not for a Friday or a Saturday night, I am afraid. ${told}`
    if (slots.nights[0] === 'weekday' && asksLeave.test(text) && !/\bsundays?\b/.test(text))
      return `Yes, on a weekday night. ${told}`
    if (
      slots.nights[0] === 'weekend' &&
      (!oneNight.test(text) || /\b(?:flexi|deal|offer|saving|save|discount|percent|thing|package|option|late)\b/.test(text))
    )
      return `Not for a Friday or a Saturday night, I am afraid. ${told}`
    return /\bsundays?\b/.test(text) ? `A Sunday night counts as a weekday. ${told}` : told
  },
  weekend: ({ facts, slots, shelf, text }) => {
    const days = shelf.get('policies/weekend_nights')
    return days && comparing.test(text) ? `${days.value} ${priceAnswer(facts, { ...slots, nights: [] })}` : undefined
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
  newsletter: ({ facts, shelf, text }) => {
    const told = shelf.get('policies/newsletter_discount')?.value
    if (told && hasSignedUp.test(text))
      return `Your discount code comes by email when you first sign up: look in your spam folder, too. If it is not there, write to ${facts.estate.contacts.stayEmail}.`
    // The two nights are for who asks what is saved, not for who wants the letters.
    return asksLetters.test(text) ? told : undefined
  },
  assistant: ({ shelf, text }) => {
    const told = shelf.get('general_info/assistant')?.value
    return told && asksHelp.test(text)
      ? `Ask me about rooms, prices, food, baths, the way here or the country around. ${told}`
      : undefined
  },
  walks: ({ shelf, text }) => {
    const all = topics.walks.sources.flatMap((ref) => shelf.get(ref)?.value ?? [])
    const boutique = shelf.get(topics.boutique.sources[0] ?? '')?.value
    return boutique && all.length > 0 && /\bexperiences\b/.test(text) ? `${all.join(' ')} ${boutique}` : undefined
  },
  check_in: checkInAnswer,
  guest_guide: guideAnswer,
  gate_code: gateAnswer,
  check_out: ({ facts, shelf, text }) => {
    const entry = shelf.get('policies/check_out')
    const stays = leavesAtWeekend.test(text) && namesHourAfter(text, facts.estate.times.checkOutBy)
    const not = stays ? 'Not on a Saturday or a Sunday, I am afraid. ' : ''
    return entry && `${not}${entry.value} ${lateCheckOutBriefly(facts)}`
  },
  housekeeping: ({ facts, text }) =>
    goesOnStill.test(text) || allIsOut.test(text)
      ? `Then please ring us, day or night: ${facts.estate.contacts.phone}.`
      : undefined,
  emergency: ({ facts, shelf, text }) => {
    const garda = ofGarda.test(text) && shelf.get('nearby/garda')
    if (garda) return `${raiseAlarm(facts)} ${garda.value}`
    return asksForList.test(text) ? `${raiseAlarm(facts)} The emergency numbers are in the guest guide, too.` : raiseAlarm(facts)
  },
  dining: ({ shelf, text }) => {
    const entry = shelf.get('facilities/dining')
    return entry && /\b(?:rest[aeou]+r[aeou]+nts?|bars?|dinner|bistro|dining room|pub)\b/.test(text)
      ? `${noRestaurant}. ${entry.value}`
      : undefined
  },
  grazing: ({ facts, text, shelf }) => {
    const told = shelf.get('facilities/grazing_boxes')?.value
    const vegetarian = facts.products.find(({ itemType }) => itemType === 'grazing_box_vegetarian')
    return told && vegetarian?.description && inVegetarian.test(text)
      ? `${vegetarian.name}, ${euro(vegetarian.priceCents)}: ${vegetarian.description} Order through the guest guide.`
      : undefined
  },
  eating_out: ({ text, shelf }) => tableMeant(text, shelf.get('nearby/eating_out')?.value),
  taxis: ({ text }) => placeMeant('taxis', text),
  location: ({ facts, shelf, text }) => {
    const entry = shelf.get('general_info/location')
    const { latitude, longitude } = facts.estate.geo
    return entry && asksPoint.test(text) ? `${entry.value} Latitude ${latitude}, longitude ${longitude}.` : undefined
  },
  cafes: ({ text }) => placeMeant('cafes', text),
  takeaways: ({ text }) => placeMeant('takeaways', text),
  beach: whereListed,
  beaches: whereListed,
  contact: ({ facts, text }) => {
    const { stayEmail, phone } = facts.estate.contacts
    if (unanswered.test(text))
      return `I am sorry. Please try ${phone} again in a few minutes, and write to ${stayEmail} or through the contact form (/#contact) as well. If anybody is in danger, ring ${emergency[0]?.phone}.`
    if (atNight.test(text)) return `While you are here, ring ${phone}, day or night.`
    return `You can reach the team at ${stayEmail} or ${phone}, or through the contact form (/#contact).`
  },
  children: ({ facts, shelf, text }) => {
    const entry = topics.children.sources
      .map((ref) => shelf.get(ref)?.value ?? '')
      .join(' ')
      .trim()
    const age = Number(/\b(\d\d)\b(?! (?:months?|weeks?|nights?|euro|of us))/.exec(text)?.[1])
    // “He turns 18 in August but we'd come in June.”
    const notYet = /\b(?:turns?|turning|not yet|almost|nearly|will be) (?:\w+ )?\d\d\b/.test(text)
    return entry && age >= facts.estate.policies.minimumAge && !notYet
      ? `At ${age} they are welcome, as one of the two in a room. ${entry}`
      : undefined
  },
  heated_bath: ({ facts, slots, shelf, text }) =>
    bathAnswer(facts, slots, text, topics.heated_bath.sources.flatMap((ref) => shelf.get(ref)?.value ?? []).join(' ')),
  pets: ({ facts, slots, shelf, text }) => {
    const entry = shelf.get('policies/pets')
    const home = facts.rooms.find((room) => room.id === facts.estate.policies.petsRoomId)
    const [asked] = slots.rooms.length === 1 ? roomsIn(facts, slots) : []
    if (!entry || !home) return undefined
    if (/\bcabins\b/.test(text) && !/\blodge\b/.test(text))
      return `Not in the cabins, I am afraid: pets are welcome only in ${home.name}.`
    if (!asked || asked.id === home.id) return undefined
    return `Not in ${asked.name}, I am afraid: pets are welcome only in ${home.name}.`
  },
}
