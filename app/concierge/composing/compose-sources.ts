/** The entries that an answer rests on: those of its topic, and what a room, a night or a word of the question adds. */

import { type Beach, beaches } from '#app/estate/nearby.ts'
import { either } from '#app/understanding/any-of.ts'
import { weekdays } from '#app/understanding/calendar-words.ts'
import { ofWetDays } from '#app/understanding/everyday/of-peace-and-weather.ts'
import { ceilingIn } from '#app/understanding/forms/ceiling.ts'
import type { Slots } from '#app/understanding/message/slots.ts'
import { plain } from '#app/understanding/text.ts'
import { type TopicId, topicOfRoom, topics } from '#app/understanding/topics.ts'
import type { Ask } from './ask.ts'
import { addsLateCheckOut, roomsIn } from './compose-prices.ts'
import { asksBest } from './rooms-for-what.ts'

/** `base`: the topic's entries; `prices`: the price entries of the rooms asked about. */
type Asked = Ask & { base: readonly string[]; prices: readonly string[] }

export function sourcesOf(topic: TopicId, ask: Ask): string[] {
  const base: readonly string[] = topics[topic].sources
  const prices = roomsIn(ask.facts, ask.slots).map((room) => `accommodations/${room.id}_price`)
  const narrowed = topic.startsWith('room_') ? ofRoom : byTopic[topic]
  return [...(narrowed?.({ ...ask, base, prices }) ?? base)]
}

/** How a room, a night or a word adds to a topic's entries, or narrows them. */
const byTopic: Partial<Record<TopicId, (asked: Asked) => readonly string[] | undefined>> = {
  experiences: ({ shelf, text }) => (ofWetDays(text) ? inTheDry.filter((ref) => shelf.has(ref)) : undefined),
  price: ({ base, prices, slots }) => [...prices, ...(addsLateCheckOut(slots) ? ['policies/late_check_out'] : []), ...base],
  per_room: ({ base, prices, slots, text }) => (asksFigure(slots, text) ? [...base, ...prices] : undefined),
  cheapest: withPrices,
  dearest: withPrices,
  occupancy: ({ base, text }) => (comesAlone.test(text) ? [...base, 'policies/price_per_room'] : undefined),
  weekend: ({ base, prices, text }) => (comparing.test(text) ? [...base, ...prices] : undefined),
  walks: ({ base, text }) => (asksCost.test(text) ? ['facilities/experiences', ...base] : undefined),
  late_check_out: ({ base, slots, text }) => (endsAtWeekend(slots, text) ? ['policies/check_out', ...base] : undefined),
  heating: ({ slots }) => (onlyLodge(slots) ? ['accommodations/lodge_amenities'] : undefined),
  cabin_amenities: ofAmenities,
  emergency: ({ base, text }) => {
    if (ofGarda.test(text)) return [...base, 'nearby/garda']
    return asksForList.test(text) ? [...base, 'facilities/guest_guide'] : undefined
  },
  rooms: ofRooms,
  // The two-night offer is for people who ask about savings, not about the newsletter.
  newsletter: ({ base, text }) => (hasSignedUp.test(text) || asksLetters.test(text) ? base.slice(0, 1) : undefined),
  beach: (asked) => bestBeach(asked) ?? whereListed(asked),
  beaches: (asked) => bestBeach(asked) ?? beachesMeant(asked) ?? whereListed(asked),
}

function withPrices({ base, prices, slots, text }: Asked) {
  return slots.rooms.length > 0 || ceilingIn(text) ? [...base, ...prices] : undefined
}

function ofAmenities({ base, slots, text }: Asked) {
  if (ofBothKinds.test(text)) return [...base, 'accommodations/lodge_amenities']
  // “And the cabins, what do they come with?”, after the lodge.
  if (onlyLodge(slots) && ofCabins.test(text)) return undefined
  if (onlyLodge(slots)) return ['accommodations/lodge_amenities']
  const [only, ...others] = slots.rooms
  return only && others.length === 0 && !/\b(?:differ\w*|same)\b/.test(text) ? [...base, `accommodations/${only}`] : undefined
}

function ofRooms({ base, facts, slots, text }: Asked) {
  if (asksBest.test(text)) return [...base, ...facts.rooms.map(({ id }) => `accommodations/${id}`)]
  // "What is it like?", about the one room discussed.
  const [only, ...others] = slots.rooms.length > 0 ? roomsIn(facts, slots) : []
  const isOfOne = only && others.length === 0 && /\blike\b|\babout\b/.test(text)
  return isOfOne ? [`accommodations/${only.id}`, `accommodations/${only.kind}_amenities`] : undefined
}

/** The entries of the rooms discussed, even if the topic is another room. */
function ofRoom({ base, facts, slots }: Asked) {
  const [only, ...others] = slots.rooms
  if (!only) return undefined
  if (others.length === 0) return [`accommodations/${only}`, ...base.slice(1)]
  const kinds = new Set(roomsIn(facts, slots).map(({ kind }) => `accommodations/${kind}_amenities`))
  return [...slots.rooms.map((room) => `accommodations/${room}`), ...kinds]
}

function bestBeach({ text }: Asked) {
  const suited = asksForBest.test(text) ? onlyOneFor(text) : undefined
  return suited && [`nearby/beach_${suited.id}`]
}

function beachesMeant({ text }: Asked) {
  const named = beaches.filter((beach) => isNamed(beach, text))
  const withThat = [ofCliffs, ofIceCream, ofPier].flatMap((thing) =>
    beaches.filter(({ about }) => thing.test(text) && thing.test(about)).slice(0, 1),
  )
  const meant = named.length > 0 ? named : [...new Set(withThat)]
  return meant.length > 0 ? meant.map(({ id }) => `nearby/beach_${id}`) : undefined
}

function whereListed({ base, text }: Asked) {
  return asksWhereListed.test(text) ? [...base, 'facilities/guest_guide'] : undefined
}

/** “What do we lose by taking the lodge?”, “are the rooms all the same?” */
const ofBothKinds =
  /\b(?:lose|miss|missing|gain|without|not have|instead of)\b.*\blodge\b|\blodge\b.*\b(?:lose|miss|missing|gain|without|not have|instead of)\b|\b(?:rooms|four)\b.*\b(?:same|alike|identical)\b/
const ofCabins = /^(?!.*\blodge\b).*\bcabins\b/
/** What there is to do indoors; what the team has to arrange comes last. */
const inTheDry = ['facilities/fashion_boutique_fun', 'accommodations/cinema', 'facilities/yoga', 'facilities/reiki']
/** Only the lodge is meant. */
export const onlyLodge = ({ rooms: [only, ...others] }: Slots) =>
  only !== undefined && others.length === 0 && topicOfRoom(only) === 'room_seaforest'

/** Leaves late at a weekend, although late check-out follows weekday nights only (products/ordering-rules.ts). */
export const leavesAtWeekend = either(
  /\bsaturday night so (?:a |the )?sunday\b/,
  /\blate checkout (?:on )?(?:a |this |the )?(?:saturdays?|sundays?)\b(?! nights?)/,
  /\b(?:check(?:ing)? out|checkout) (?:a bit |a little )?(?:late|later) (?:on )?(?:a |the |that )?(?:saturdays?|sundays?|sat|sun)\b(?! nights?)/,
  /\b(?:leave|leaving) (?:a bit |a little )?(?:late|later) (?:on )?(?:a |the |that )?(?:saturdays?|sundays?|sat|sun)\b(?! nights?)/,
  /\b(?:stay(?:ing)? on|go|going|be out) (?:a bit |a little )?(?:late|later) (?:on )?(?:a |the |that )?(?:saturdays?|sundays?|sat|sun)\b(?! nights?)/,
  /\b(?:late|later) (?:on )?(?:a |the |that )?(?:saturdays?|sundays?|sat|sun)\b(?! nights?)/,
  /(?<!\b(?:arriv(?:e|es|ing)|com(?:e|es|ing)(?: down| up| over)?|checkin|checking in|start(?:s|ing)?) )\b(?:on|this|next|the|a|every) (?:saturdays?|sundays?|sat|sun)\b(?! nights?)/,
)
/** “We leave Sunday”, “it's Sunday tomorrow”: the last day of leaving named in `text`, or in `before` if `text` names no day. */
export function leavesOn(text: string, before: string): 'weekday' | 'weekend' | undefined {
  const said = anyWeekday.test(text) ? text : before
  const day = [...said.matchAll(dayOfLeaving)].at(-1)?.slice(1).find(Boolean)
  if (!day) return undefined
  return day.startsWith('s') ? 'weekend' : 'weekday'
}
const anyWeekday = new RegExp(`\\b(?:${weekdays.join('|')})s?\\b`)
const aWeekday = `(${weekdays.join('|')})`
const dayOfLeaving = new RegExp(
  [
    `\\b(?:leav(?:e|ing)|check(?:ing)? ?out|go(?:ing)? home|head(?:ing)? (?:home|off)|home|until|till|til) (?:again )?(?:on )?(?:the |a |this )?${aWeekday}\\b(?! nights?)`,
    `\\b${aWeekday} tomorrow\\b`,
    `\\btomorrow(?: it)? is (?:a )?${aWeekday}\\b`,
  ].join('|'),
  'g',
)
/** “… on a Sunday”, or a stay whose last night is a Friday or a Saturday. */
export const endsAtWeekend = ({ nights }: Slots, text: string) =>
  !leavesMidweek.test(text) && (nights.at(-1) === 'weekend' || leavesAtWeekend.test(text))
/** “Till six on Friday”, “late check-out on a Friday”: the day of leaving, not a night. */
export const leavesMidweek =
  /\b(?:late checkouts?|(?:till|until|to|at|by) (?:6|six)(?: pm| in the evening)?|leav(?:e|ing)(?: late| at (?:6|six)(?: pm)?)?|check(?:ing)? ?out(?: late)?) (?:on |of )?(?:the |a |that )?(?:mon|tues|wednes|thurs|fri)day\b(?! nights?)/
/** “Free of charge” is part of the list of things to do. */
const asksCost = /\b(?:charges?|charged|costs?|prices?|fees?|pay|paid|free|how much|admission)\b/
/** Somebody who names the Gardaí may mean the station, so it is appended after the emergency number. */
export const ofGarda = /\b(?:guards?|garda|gardai|gardaí|police|cops?)\b|\bwho (?:do|can|should|must) (?:i|we) report\b/
/** “I signed up and have no code”, “it says already subscribed”. */
export const hasSignedUp =
  /\balready (?:subscribed|signed up|a subscriber|on (?:the|your) (?:mailing )?list)\b|\b(?:signed up|subscribed|joined)\b.*\b(?:where|no|not|never|nothing|still)\b.*\b(?:code|mail|e ?mail|discount|percent|it|came|come)\b/
/** About the newsletter itself and its code. */
const asksLetters =
  /^(?:the |your )?newsletter$|\bcode\b|\b(?:tick|consent|in it for)\b|\b(?:visit|newcomers?|newsletter) discount\b|\bnewsletter\b.*\b(?:discount|offer)\b|\b(?:how|where) (?:do|can|could|would) (?:i|we) (?:sign up|subscribe|join)\b|\bget for (?:subscribing|signing up|joining)\b/
/** "Where are the emergency numbers?" */
export const asksForList = /\b(?:numbers|contacts)\b/
/** Guests to whom a bare “two at most” would sound cold. */
const comesAlone = /\b(?:on my own|alone|solo|by myself|just me|one person|single (?:person|guest|traveller))\b/
/** "Is there a list of the beaches?" */
export const asksWhereListed =
  /\b(?:lists?|listed|written down|look up|look (?:them|it) up|where (?:do|can|would|could) (?:i|we) see)\b/
/** "Is it cheaper midweek?" */
export const comparing = /\b(?:cheap|cheaper|cheapest|dear|dearer|dearest|expensive|less|more)\b/
/** "How much is it per person?", rather than only "is it per person?" */
export const asksFigure = (slots: Slots, text: string) => slots.rooms.length > 0 || /\bhow much\b|\bcosts?\b/.test(text)
const says = (text: string, name: string) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(text)

export const isNamed = ({ name, alsoCalled = name }: Beach, text: string) => says(text, name) || says(text, alsoCalled)
/** “Which beach is best for an early swim?” */
const asksForBest =
  /\b(?:best|which|recommend|suggest|nicest|good for|better|(?:beach|strand|somewhere|ones?) (?:with|that|where|by|sheltered)|(?:more|less|an?) \w+ one)\b/
/** The beach whose description has most of the words, if it is the only one. */
function onlyOneFor(text: string): Beach | undefined {
  const calm = text.replace(notBusy, 'empties early')
  const meant = calm.replace(/\b(?:dip|plunge|bathe)\b/, 'swim').replace(/\b(?:first thing|at dawn|before breakfast)\b/, 'early')
  const words = meant.split(' ').filter((word) => word.length > 3 && !ofAnyBeach.has(word))
  const toldOf = ({ about }: Beach) => words.filter((word) => plain(about).split(' ').includes(word)).length
  const most = Math.max(...beaches.map(toldOf))
  const fits = beaches.filter((beach) => most > 0 && toldOf(beach) === most)
  return fits.length === 1 ? fits[0] : undefined
}
/** “Which is not so full of people?” */
const notBusy =
  /\b(?:not (?:so |too |very )?(?:full of people|busy|crowded|packed)|(?:less|least) (?:busy|crowded|packed)|quiet(?:er|est)?|deserted)\b/
const ofAnyBeach = new Set([
  'beach',
  'that',
  'with',
  'than',
  'over',
  'more',
  'empty',
  'along',
  'small',
  'behind',
  'beside',
  'front',
])
const ofIceCream = /\bice creams?\b/i
const ofPier = /\bpier\b/i
/** A walk along the cliffs means the beach that has one, although no beach is named. */
const ofCliffs = /\bcliffs?(?: ?tops?)?\b/i
