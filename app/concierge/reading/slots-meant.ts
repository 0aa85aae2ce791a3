/** The rooms and nights a part means: its own, with omitted ones taken from what was said before. */

import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { roomMeant } from '#app/rooms/meant-rooms.ts'
import { fromCheapest } from '#app/rooms/pricing.ts'
import type { RoomId } from '#app/rooms/rooms.ts'
import { anyOf, either } from '#app/understanding/any-of.ts'
import { roomChosenFor } from '#app/understanding/forms/asked-otherwise.ts'
import { isBareSum } from '#app/understanding/forms/asked-sum.ts'
import { moreOfThose } from '#app/understanding/forms/stay-words.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { nightBefore, type Reading } from '#app/understanding/reading.ts'
import { type Slots, slotsOf } from '#app/understanding/slots.ts'
import { plain } from '#app/understanding/text.ts'
import { addsNight, fromOtherDay, type State } from '#app/understanding/thread/dialogue.ts'
import {
  backToNights,
  petsOwn,
  petsRoomLike,
  sameNights,
  thoseNights,
  wholeSum,
} from '#app/understanding/thread/follow-up-topics.ts'
import { otherStay } from '#app/understanding/thread/stay-goes-on.ts'
import { topicOfStandIn } from '#app/understanding/topics.ts'

const ofUs = /\b(?:we|i|our|us)\b/

/** Asked of every room, whichever was spoken of. */
const ofAnyPlace =
  /\b(?:rooms|cabins|which|any|each|cheapest|dearest|prices|rates|all of|everything|places?|your (?:price|rate|cost))\b/
/** Words that point back to what was spoken of. */
const pointing = anyOf(
  /it|there|that|this|those|these|them|one|same|then|and|what about|how about|the two|both|together|as well|on top|too|ok|okay/,
  /great|nice|hmm|others?|add(?:ed)?|(?:what )?if we (?:came|come|arrive|arrived|stay|stayed)/,
)
/** "How much more is Stargazer?": than the room before. */
const comparing = anyOf(
  /difference|compared|upcharge|up ?grade|move (?:up )?to|switch to|instead|than|more for|how much more|dearer|cheaper/,
  /sav(?:e|es|ing) (?:with|in|by|if|on|that)/,
)
/** “Which has the better view?”, of those that were spoken of. */
const whichHas = /^(?:and |so |ok )*which (?:one |of (?:them|the two) )?(?:has|have|is|would)\b/

/** “What would a Saturday night with our spaniel cost?”: only one room takes it. */
function withPetsRoom(slots: Slots, { topic, tokens: all, text }: Reading, facts: Facts): Slots {
  const brings = topic === 'price' && all.some(({ concept }) => concept === 'pet') && comesAlong.test(plain(text))
  if (!brings || slots.rooms.length > 0) return slots
  return { ...slots, rooms: facts.rooms.filter(({ id }) => id === facts.estate.policies.petsRoomId).map(({ id }) => id) }
}
const comesAlong = /\b(?:with|and|plus|bring(?:ing)?) (?:our|my|the|a|one) /

/** What the part leaves out is taken from before when it points there. */
export function slotsMeant(reading: Reading, state: State, { facts, mind }: KnowledgeIndex, now: Date): Slots {
  const own = tokens(reading.text, mind.lexicon)
  const text = plain(reading.text)
  const slots = withPetsRoom(slotsOf(fromOtherDay(reading.text, state), own, now, facts.estate.timeZone), reading, facts)
  const onePlace = reading.topic === 'price' && slots.rooms.length === 0 && state.rooms.length === 1 && !ofAnyPlace.test(text)
  // “Can we use the wood-fired bath?”, of whoever has said in which room they stay.
  const bathHere =
    (ofBath.has(reading.topic) || ofCabins.has(reading.topic)) &&
    slots.rooms.length === 0 &&
    state.rooms.length === 1 &&
    ofUs.test(text)
  const optionAsked = reading.topic === 'price' && cheapestOption.test(text)
  const pointsAtRoom = superlative.test(text) || ranked.test(text) || whichHas.test(text)
  if (!pointsAtRoom && !optionAsked && !pointing.test(text) && !comparing.test(text) && !onePlace && !bathHere && own.length > 4)
    return slots
  const compared = comparing.test(text) && slots.rooms.length === 1 ? comparedWith(slots.rooms, state) : []
  const extremeFlexi = reading.topic === 'flexi' && slots.rooms.length === 0 ? extremeOf(text, facts) : undefined
  const dogs =
    state.topic === 'pets' &&
    (petsOwn.test(text) ||
      petsRoomLike.test(text) ||
      (reading.topic === 'price' && state.rooms.length === 0 && !ofAnyPlace.test(text)))
      ? facts.rooms.filter(({ id }) => id === facts.estate.policies.petsRoomId).map(({ id }) => id)
      : undefined
  const named =
    slots.rooms.length > 0
      ? slots.rooms
      : (suited(reading) ??
        byRank(text, state, facts) ??
        cheaperOf(text, state, facts) ??
        cabinsMeant(text, state, facts) ??
        byPrice(text, facts, optionAsked) ??
        extremeFlexi ??
        dogs ??
        bothMeant(text, state) ??
        othersMeant(text, state, facts))
  // “And the dearest?” asks of all rooms, whichever was spoken of.
  const extreme = (reading.topic === 'cheapest' || reading.topic === 'dearest') && (!ofSpoken.test(text) || amongAll.test(text))
  const ofAll = slots.rooms.length === 0 && (extreme || (reading.topic === 'price' && ofEach.test(text)))
  const carried = ofAll ? [] : state.rooms
  const rooms = named.length > 0 ? [...new Set([...compared, ...named])] : carried
  const bare = isBareSum(reading.text)
  const summed = reading.topic === 'price' && (bare || wholeSum.test(text)) && slots.nights.length === 0
  // “What would that cost?”, of the nights that were just named.
  const same = reading.topic === 'price' && named.length === 0 && slots.nights.length === 0 && ofThose.test(text)
  const added = addsNight(slots.nights, state.slots?.nights ?? [], text) ? (state.slots?.nights.length ?? 0) + 1 : undefined
  const count = slots.count ?? added ?? (summed ? state.count : same || named.length > 0 ? state.slots?.count : undefined)
  // “Can I get the late checkout on that, too?”
  const ofStay =
    reading.topic === 'late_check_out' && (/\b(?:that|it|then|too|as well)\b/.test(text) || /^(?:and )?with\b/.test(text))
  const carriesStay = rooms.length > 1 && (compared.length > 0 || ofBoth.test(text))
  const nights = summed ? (state.nights ?? []) : nightsMeant(slots, state, text, named.length > 0 || same || ofStay)
  // “So how much do we save with the lodge?”, of the nights that were spoken of.
  const again = sameNights.test(text) && state.nights !== undefined
  if (backToNights.test(text) && slots.nights.length === 0 && state.nights?.length === 1)
    return { ...slots, rooms, nights: state.nights }
  // “Make that Stormchaser”: the same nights, with whatever was spoken of since.
  if (named.length > 0 && slots.nights.length === 0 && slots.count === undefined && otherStay.test(text) && state.nights)
    return { ...slots, rooms: named.slice(-1), nights: state.nights, ...(state.count !== undefined && { count: state.count }) }
  if (thoseNights.test(text) && slots.nights.length === 0 && state.nights?.length === (slots.count ?? state.nights?.length))
    return { ...slots, rooms, nights: state.nights ?? [] }
  if ((carriesStay || again) && slots.nights.length === 0 && slots.count === undefined && state.nights)
    return { ...slots, rooms, nights: state.nights, ...(state.count !== undefined && { count: state.count }) }
  return { ...slots, rooms, nights, ...(count !== undefined && { count }) }
}

/** The room that was spoken of before; where it is the named one itself, the one before that. */
function comparedWith([named]: readonly RoomId[], { rooms, roomsBefore = [] }: State): RoomId[] {
  return rooms.length === 1 && rooms[0] === named ? roomsBefore : rooms
}
/** “And the price of each midweek?” */
const ofEach = /\b(?:of|for|in) (?:each|all (?:of (?:them|these|those)|three|four))\b/
/** “Which one of the cabins is the cheapest?” */
const amongAll =
  /\b(?:of|among) (?:all )?(?:the|your) (?:cabins|rooms|four|three|places|wild rooms)\b|\bwhich (?:cabin|room|wild room)\b|\bcheapest (?:cabin|room|of all)\b/
const ofSpoken = /\b(?:it|that|this|than|them|those|these|ones?|two|room|cabin|which|bath|tub)\b/

/** “From Friday to Sunday. What is the price?”, of nights that were just named. */
const ofThose =
  /^(?:and |so )?(?:what is|what s|how much is) the (?:price|cost|rate)$|^and for (?:2|two)$|\b(?:what|how much)\b.{0,16}\b(?:that|it|this|those|they)\b/

function nightsMeant({ nights }: Slots, state: State, text: string, namesRoom: boolean): Slots['nights'] {
  const before = state.slots?.nights ?? []
  if (addsNight(nights, before, text)) return [...before, ...nights]
  if (nights.length > 0) return nights
  if (nightBefore.test(text)) return state.nights ?? []
  if (bothOfThem.test(text)) return before
  if (moreOfThose.test(text) && new Set(before).size === 1) return before.slice(0, 1)
  return namesRoom ? before : []
}

/** “Both nights”, of the weekend that was priced. */
const bothOfThem = /^(?:(?:and|so|ok|for|what about|how about) )*(?:both|the two) nights(?: then| please)?$/

/** “Two nights in the cheapest”, “the two dearest”. */
const superlative =
  /\b(?:in|for|of|book|take|which are|what are|the(?= (?:two|2) )) (?:the |your )?(?:(two|2) )?(?:(cheapest|least expensive)|dearest|most expensive|priciest)\b(?! (?:nights?|way|day|time|deal|date|option))/
/** “Friday to Sunday, cheapest option?” */
const cheapestOption =
  /(?<!\b(?:second|2nd|third|next) )\bcheapest(?: (?:option|room|one|place|cabin))?(?: (?:you have|possible|going|available))?$/
function byPrice(text: string, facts: Facts, optionAsked: boolean): RoomId[] | undefined {
  const said = superlative.exec(text)
  const rising = fromCheapest(facts.rooms.filter(hasWhat(text, facts)))
  if (!said) return optionAsked ? rising.slice(0, 1).map(({ id }) => id) : undefined
  return (said[2] ? rising : rising.reverse()).slice(0, said[1] ? 2 : 1).map(({ id }) => id)
}

/** “The two cheapest with tubs”: those that have one. */
function hasWhat(text: string, { products }: Facts): (room: Facts['rooms'][number]) => boolean {
  const bathed = products.find(({ itemType }) => itemType === 'heated_bath')?.roomIds ?? []
  if (/\bwith (?:a |an |the )?(?:\w+ )?baths?\b/.test(text)) return ({ id }) => bathed.includes(id)
  return ({ kind }) => kind === 'cabin' || !/\bwith (?:a |an |the )?(?:\w+ )?(?:tub|ofuro)s?\b/.test(text)
}

/** “And the second cheapest?”, “the next one up?” */
function byRank(text: string, { rooms }: State, facts: Facts): RoomId[] | undefined {
  const [, place = '', end = ''] = ranked.exec(text) ?? []
  const rising = fromCheapest(facts.rooms).map(({ id }) => id)
  const inOrder = dearestFirst.test(end) ? rising.reverse() : rising
  const spokenOf = rooms.length === 1 && rooms[0] ? inOrder.indexOf(rooms[0]) : -1
  const at = place === 'next' ? spokenOf + 1 : (ranks[place] ?? 0)
  const meant = at > 0 ? inOrder[at] : undefined
  return meant && [meant]
}
const ranked =
  /\b(second|2nd|third|3rd|next)(?: (?:one|room|cabin))? (cheapest|dearest|least expensive|most expensive|priciest|up|down)\b/
const dearestFirst = /dearest|most expensive|priciest|down/
const ranks: Readonly<Record<string, number>> = { second: 1, '2nd': 1, third: 2, '3rd': 2 }

/** “The cheaper of them”, of the rooms with the bath that was asked for, or of the two that were spoken of. */
function cheaperOf(text: string, { topic = '', rooms, roomsBefore = [] }: State, facts: Facts): RoomId[] | undefined {
  const said = /\bthe (cheaper|dearer)(?: one)?\b/.exec(text)?.[1]
  if (!said) return undefined
  const bathed = facts.products.find(({ itemType }) => itemType === 'heated_bath')?.roomIds ?? []
  const among = ofBath.has(topic) ? bathed : [...roomsBefore, ...rooms]
  const rising = fromCheapest(facts.rooms.filter(({ id }) => among.includes(id)))
  const meant = said === 'cheaper' ? rising[0] : rising.at(-1)
  return rising.length > 1 && meant ? [meant.id] : undefined
}

/** “And the dearest?”, of the Flexi. */
function extremeOf(text: string, { rooms }: Facts): RoomId[] | undefined {
  const said = /\b(cheapest|dearest)\b/.exec(text)?.[1]
  const rising = fromCheapest(rooms)
  const meant = said === 'cheapest' ? rising[0] : said && rising.at(-1)
  return meant ? [meant.id] : undefined
}

/** “What is the difference between the two?”, of the rooms that were named one after the other. */
function bothMeant(text: string, { rooms, roomsBefore = [] }: State): RoomId[] | undefined {
  const two = [...new Set([...roomsBefore, ...rooms])]
  return two.length === 2 && ofBoth.test(text) ? two : undefined
}
const ofBoth = either(
  /^both\b|^(?:and |so |ok )*how much (?:more|less|dearer|cheaper|extra) (?:is|would|does) (?:that|it)(?: one)?(?: be| cost)?$/,
  /\b(?:save (?:with|on|by)\b|differences?(?! in ) |difference in (?:money|price|cost|total)\b|differences?$|(?:of|between) (?:the|those|these) two|which (?:one |of them )?is (?:the )?(?:cheaper|dearer))\b/,
)

/** “Which of those is cheaper?”, of what only the cabins have, or only the rooms with the wood-fired bath. */
function cabinsMeant(text: string, { topic = '', rooms }: State, facts: Facts): RoomId[] | undefined {
  if (!/\b(?:of|from) (?:those|them|these)\b/.test(text)) return undefined
  const bathed = facts.products.find(({ itemType }) => itemType === 'heated_bath')?.roomIds ?? []
  if (ofBath.has(topic) && bathed.length > 1) return [...bathed]
  if (rooms.length > 0 || !ofCabins.has(topic)) return undefined
  return facts.rooms.filter(({ kind }) => kind === 'cabin').map(({ id }) => id)
}
const ofCabins = new Set(['windows', 'tub', 'showers', 'cinema', 'heating_and_cooling', 'kitchen'])

/** “And morning sun?” asks for the room that has it, whichever was spoken of. */
function suited({ topic, text }: Reading): RoomId[] | undefined {
  const standIn = topic.startsWith('room_') ? roomChosenFor(plain(text)) : undefined
  const room = standIn && topicOfStandIn[standIn] === topic ? roomMeant(standIn) : undefined
  return room && [room]
}

const ofBath = new Set(['heated_bath', 'bath_reheat'])

/** "The other one", of the two that have the bath; "the other three", of all. None when it is not plain which. */
function othersMeant(text: string, { topic = '', rooms }: State, facts: Facts): RoomId[] {
  const said = /\bthe (?:others?)(?: (one|ones|two|three|room|rooms|cabin|cabins))?\b/.exec(text)
  if (!said || rooms.length === 0) return []
  const left = facts.rooms.filter(({ id }) => !rooms.includes(id))
  const cabins = left.filter(({ kind }) => kind === 'cabin')
  const withBath = facts.products.find(({ itemType }) => itemType === 'heated_bath')?.roomIds ?? []
  const bathed = ofBath.has(topic) || /\bbath\b/.test(text) ? left.filter(({ id }) => withBath.includes(id)) : []
  // Of four rooms and one that was priced, the other one may be any.
  const anyOther = topic === 'price' && rooms.length === 1 && bathed.length === 0 ? left : undefined
  const groups: Readonly<Record<string, typeof left | undefined>> = {
    one: anyOther,
    ones: left,
    rooms: left,
    three: left,
    cabins,
    two: cabins,
  }
  const meant = groups[said[1] ?? (said[0].endsWith('s') ? 'ones' : '')] ?? (bathed.length === 1 ? bathed : [])
  const fits = said[1] === 'two' || said[1] === 'three' ? meant.length === (said[1] === 'two' ? 2 : 3) : true
  return fits ? meant.map(({ id }) => id) : []
}
