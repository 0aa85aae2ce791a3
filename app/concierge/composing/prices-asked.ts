/** Picks the price asked for: of a room, of two together, the difference between two days, the cheapest. */

import type { Facts } from '#app/knowledge/facts.ts'
import { fromCheapest } from '#app/rooms/pricing.ts'
import { framed } from '#app/understanding/any-of.ts'
import { wholeSum } from '#app/understanding/follow-ups/nights-priced.ts'
import type { Slots } from '#app/understanding/message/slots.ts'
import { aRoom } from '#app/understanding/shared-words.ts'
import type { Ask } from './ask.ts'
import {
  cheapestAnswer,
  cheapestCabin,
  daysApart,
  daysApartInAll,
  leastOfTwo,
  priceAnswer,
  ranked,
  roomsIn,
  roomsTogether,
} from './compose-prices.ts'
import { withNewsletter } from './newsletter-discount.ts'

/** "What is the gap between a Tuesday and a Saturday?" */
const betweenDays = framed(
  /\b/,
  [
    /difference|gap|how much (?:more|less|dearer|cheaper)|saved?|saving|dearer|cheaper|more expensive|less expensive/,
    /more|less/,
  ],
  /\b.*\b(?:between|than|rather|instead|over|compared|and)\b/,
)
/** “Midweek rather than at the weekend.” */
const ofBothKinds = /\b(?:mid ?week|weekdays?)\b.*\bweekends?\b|\bweekends?\b.*\b(?:mid ?week|weekdays?)\b/
/** “Two cabins then, Stormchaser and Sunriser.” */
const twoOfThem = /\b(?:two|2|both) (?:of the )?(rooms|cabins|couples)\b/
/** “How much for all four together on a Saturday?” */
const allOfThem =
  /\ball (?:of )?(?:the |your )?(?:(?:four|4)\b|rooms|cabins|places|of them)|\bthe (?:whole|entire) (?:estate|place|retreat)\b/
const oneOrOther = new RegExp(`\\b${aRoom} or (?:in |the )*${aRoom}\\b`)
const inAll = /\b(?:together|in total|total|altogether|in all)\b/
/** “How much for both on a Saturday?”, after two rooms. */
const bothRooms = /\bboth\b(?! (?:nights?|evenings?|mornings?|days?|of us|have|has|got|the same)\b)/

/** “The difference between the cheapest and the most expensive room?” */
const fromOneToOther =
  /\b(?:differences?|between|apart|gap)\b(?=.*\b(?:cheapest|lowest)\b)(?=.*\b(?:dearest|most expensive|priciest|highest)\b)/
const extremesOf = ({ rooms }: Facts) => {
  const rising = fromCheapest(rooms)
  return [rising[0], rising.at(-1)].flatMap((room) => room?.id ?? [])
}

/** The prices of the rooms and nights asked about. */
export function pricesAsked({ facts: asWritten, slots, text }: Ask): string {
  const facts = ranked(asWritten, text)
  if (slots.rooms.length === 0 && fromOneToOther.test(text)) return priceAnswer(facts, { ...slots, rooms: extremesOf(facts) })
  // "More on a Friday than on a Thursday?" does not ask for the sum of both.
  const apart = betweenDays.test(text) && (new Set(slots.nights).size === 2 || ofBothKinds.test(text))
  const [only] = slots.rooms.length === 1 && asksGap(slots, text) ? roomsIn(facts, slots) : []
  if (only) return `${daysApart(only)} ${priceAnswer(facts, slots)}`
  const all = slots.rooms.length === 0 && allOfThem.test(text) ? { ...slots, rooms: facts.rooms.map(({ id }) => id) } : slots
  const ofBoth = slots.rooms.length === 2 && bothRooms.test(text)
  // “Sunriser or Stargazer, all in?” asks about one of them.
  const chooses = oneOrOther.test(text)
  const summed = !chooses && (ofBoth || wholeSum.test(text) || twoOfThem.test(text) || inAll.test(text))
  const together = summed ? roomsTogether(facts, all) : undefined
  if (together) return together
  const two = slots.rooms.length === 0 ? twoOfThem.exec(text)?.[1] : undefined
  const least = two && leastOfTwo(facts, slots, two === 'cabins' ? 'cabin' : undefined)
  if (least) return `${least} ${priceAnswer(facts, slots)}`
  const told = priceAnswer(facts, apart ? { ...slots, nights: [], count: 1 } : slots, asksWhich.test(text))
  const gap = apart ? gapBetweenDays(facts, slots) : undefined
  return `${gap ? `${gap} ` : ''}${told}${withNewsletter(facts, slots, text)}`
}

/** In one room, or in each of them. */
function gapBetweenDays(facts: Facts, slots: Slots): string | undefined {
  const [room, ...others] = roomsIn(facts, slots)
  if (room && others.length === 0) return daysApart(room)
  return slots.rooms.length === 0 && (slots.count ?? 1) === 1 ? daysApartInAll(facts) : undefined
}

const asksGap = ({ nights }: Slots, text: string): boolean =>
  nights.length === 0 ? asksDifference.test(text) : nights.join() === 'weekend' && howMuchMore.test(text)
const asksDifference = /\bdifferences?\b/
/** “How much dearer is a weekend night in the lodge?” */
const howMuchMore = /\bhow much (?:more|dearer|extra)\b.*\b(?:weekends?|fridays?|saturdays?)\b/

/** “Which of those two is cheaper?” */
const asksWhich = /\b(?:cheaper|dearer|cheapest|dearest|less expensive|more expensive|pricier|costs? (?:less|more))\b/

const onlyCabins = /\bcabins?\b|\bwild rooms?\b/
/** The cheapest or dearest of all rooms, and the prices of those named. */
export function extreme({ facts, slots, text }: Ask, which: 'cheapest' | 'dearest'): string {
  if (slots.rooms.length > 1) return priceAnswer(facts, slots, asksWhich.test(text))
  if (fromOneToOther.test(text)) return priceAnswer(facts, { ...slots, rooms: extremesOf(facts) })
  // “The cheaper one then”, after two rooms.
  if (slots.rooms.length === 1 && /\bthe (?:cheaper|dearer)\b/.test(text)) return priceAnswer(facts, slots)
  const left = roomsLeft(facts, slots, text)
  if (left) return `${cheapestAnswer(left, which).replace('Our', `Apart from ${roomsIn(facts, slots)[0]?.name}, our`)}`
  const isOpen = slots.rooms.length === 0 || /\bwild rooms?\b/.test(text)
  const ofCabins = which === 'cheapest' && isOpen && onlyCabins.test(text)
  const all = `${cheapestAnswer(facts, which)}${ofCabins ? ` ${cheapestCabin(facts)}` : ''}`
  const rising = fromCheapest(facts.rooms)
  const most = which === 'cheapest' ? rising[0] : rising.at(-1)
  if (most && slots.rooms.length === 0 && (slots.count ?? slots.nights.length) > 1)
    return `${all} ${priceAnswer(facts, { ...slots, rooms: [most.id] })}`
  const [named] = slots.rooms.length === 1 ? roomsIn(facts, slots) : []
  return named && !all.includes(named.name) ? `${all} ${priceAnswer(facts, slots)}` : all
}

/** “Leaving the lodge aside, which is the cheapest?”: the other rooms; undefined if none is left out. */
function roomsLeft(facts: Facts, { rooms: [only, ...others] }: Slots, text: string): Facts | undefined {
  if (!only || others.length > 0 || !leavesOut.test(text)) return undefined
  return { ...facts, rooms: facts.rooms.filter(({ id }) => id !== only) }
}
const leavesOut = new RegExp(
  [
    `\\b(?:apart from|aside from|besides|not counting|without counting|excluding|except(?: for)?|other than|leaving out|leave out|skip|ignore|ignoring|(?:that|which) is not|(?<!\\bis )not) (?:the |your )?${aRoom}\\b`,
    `\\b(?:leaving|setting|putting|leave|set|put) (?:the )?${aRoom} (?:aside|out|to one side)\\b`,
    `\\b${aRoom} (?:aside|is (?:of )?no (?:use|good)|does not suit|is out)\\b`,
  ].join('|'),
)
