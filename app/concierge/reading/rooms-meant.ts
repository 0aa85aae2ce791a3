/** Which rooms a part of a message means, by their names or by the conversation: “the other one”, “the cheaper of them”. */

import { type Facts, roomsOfProduct } from '#app/knowledge/facts.ts'
import { roomMeant } from '#app/rooms/meant-rooms.ts'
import { fromCheapest } from '#app/rooms/pricing.ts'
import type { RoomId } from '#app/rooms/rooms.ts'
import { anyOf, either } from '#app/understanding/any-of.ts'
import { roomChosenFor, roomLovedFor } from '#app/understanding/everyday/rooms-chosen.ts'
import { otherWithBath } from '#app/understanding/follow-up-rules/after-a-price.ts'
import { petsOwn, petsRoomLike } from '#app/understanding/follow-up-rules/after-who-may-come.ts'
import { roomWished } from '#app/understanding/follow-up-rules/which-room-then.ts'
import type { Reading } from '#app/understanding/message/reading.ts'
import type { Slots } from '#app/understanding/message/slots.ts'
import { plain } from '#app/understanding/text.ts'
import type { State } from '#app/understanding/thread/dialogue.ts'
import { topicOfRoom } from '#app/understanding/topics.ts'

/** `text`: the reading's, normalised; `slots`: what this part names; `state`: what the conversation has covered. */
export type Part = { reading: Reading; text: string; slots: Slots; state: State; facts: Facts }

/** `named`: named in this part, by any means; `compared`: earlier rooms it is compared with; `rooms`: all rooms asked about. */
export type RoomsMeant = { rooms: RoomId[]; named: readonly RoomId[]; compared: readonly RoomId[] }

export function roomsMeant(part: Part): RoomsMeant {
  const { text, slots, state } = part
  const compared = comparing.test(text) && slots.rooms.length === 1 ? comparedWith(slots.rooms, state) : []
  const named = slots.rooms.length > 0 ? slots.rooms : meantUnnamed(part)
  const carried = isOfAll(part) ? [] : state.rooms
  return { rooms: named.length > 0 ? [...new Set([...compared, ...named])] : carried, named, compared }
}

/** Whether it asks for a room, or compares rooms, without a word that refers back. */
export function leansOnRooms(part: Part): boolean {
  const { text } = part
  const pointsAtRoom = superlative.test(text) || ranked.test(text) || whichHas.test(text)
  return (
    pointsAtRoom ||
    suited(part) !== undefined ||
    isOptionAsked(part) ||
    comparing.test(text) ||
    isOfOnePlace(part) ||
    isBathHere(part)
  )
}

/** How an unnamed room is referred to; the first match counts. */
const unnamed: readonly { why: string; meant: (part: Part) => readonly RoomId[] | undefined }[] = [
  { why: '“And morning sun?” asks for the room that has it, whichever was discussed.', meant: suited },
  { why: '“And the second cheapest?”, “the next one up?”', meant: byRank },
  { why: '“The cheaper of them”: of the rooms discussed, rather than the cheapest of all.', meant: cheaperOf },
  { why: '“Which of those is cheaper?”: of the rooms that have what was discussed.', meant: havingIt },
  { why: '“Two nights in the cheapest”, “the two dearest”.', meant: byPrice },
  { why: '“And the dearest?”, about the Flexi.', meant: extremeOfFlexi },
  { why: '“And the cabins?”, “no, a cabin”, after the lodge.', meant: cabinsMeant },
  { why: 'After the dog, “what does it cost?” means the room that takes dogs.', meant: petsRoom },
  { why: '“The difference between the two?”: the rooms named one after the other.', meant: bothMeant },
  { why: '“The other one”, “the other three”.', meant: othersMeant },
]

function meantUnnamed(part: Part): readonly RoomId[] {
  for (const { meant } of unnamed) {
    const rooms = meant(part)
    if (rooms) return rooms
  }
  return []
}

/** “What would a Saturday night with our spaniel cost?”: only one room takes it. */
export function withPetsRoom(slots: Slots, { topic, tokens: all, text }: Reading, facts: Facts): Slots {
  const brings = topic === 'price' && all.some(({ concept }) => concept === 'pet') && comesAlong.test(plain(text))
  return brings && slots.rooms.length === 0 ? { ...slots, rooms: thatTakesPets(facts) } : slots
}
const comesAlong = /\b(?:with|and|plus|bring(?:ing)?) (?:our|my|the|a|one) /

const thatTakesPets = ({ rooms, estate }: Facts): RoomId[] =>
  rooms.filter(({ id }) => id === estate.policies.petsRoomId).map(({ id }) => id)

/** Asks a price after a single room was discussed. */
const isOfOnePlace = ({ reading, text, slots, state }: Part): boolean =>
  reading.topic === 'price' && slots.rooms.length === 0 && state.rooms.length === 1 && !ofAnyPlace.test(text)

/** “Can we use the wood-fired bath?”, from a guest who has said in which room they stay. */
const isBathHere = ({ reading, text, slots, state }: Part): boolean =>
  (ofBath.has(reading.topic) || ofCabins.has(reading.topic)) &&
  slots.rooms.length === 0 &&
  state.rooms.length === 1 &&
  ofUs.test(text)
const ofUs = /\b(?:we|i|our|us)\b/

const isOptionAsked = ({ reading, text }: Part): boolean => reading.topic === 'price' && cheapestOption.test(text)

/** “And the dearest?” asks about all rooms, whichever was discussed. */
function isOfAll({ reading, text, slots, state }: Part): boolean {
  const ofAny = !ofSpoken.test(text) || amongAll.test(text) || (state.rooms.length === 1 && anotherInPrice.test(text))
  if (state.rooms.length === 2 && onlyComparing.test(text)) return false
  const isExtreme = (reading.topic === 'cheapest' || reading.topic === 'dearest') && ofAny
  return slots.rooms.length === 0 && (isExtreme || (reading.topic === 'price' && ofEach.test(text)))
}

/** Asks about every room, whichever was discussed. */
const ofAnyPlace =
  /\b(?:rooms|cabins|which|any|each|cheapest|dearest|prices|rates|all of|everything|places?|your (?:price|rate|cost))\b/
/** "How much more is Stargazer?": than the room before. */
const comparing = anyOf(
  /difference|compared|upcharge|up ?grade|move (?:up )?to|switch to|instead|than|more for|how much more|dearer|cheaper/,
  /sav(?:e|es|ing) (?:with|in|by|if|on|that)/,
)
/** “Which has the better view?”, of the rooms discussed. */
const whichHas = /^(?:and |so |ok )*which (?:one |of (?:them|the two) )?(?:has|have|is|would)\b/

/** The room discussed before; if that is the named one itself, the one before it. */
function comparedWith([named]: readonly RoomId[], { rooms, roomsBefore = [] }: State): RoomId[] {
  return rooms.length === 1 && rooms[0] === named ? roomsBefore : rooms
}
/** “And the price of each midweek?” */
const ofEach = /\b(?:of|for|in) (?:each|all (?:of (?:them|these|those)|three|four))\b/
/** “Which one of the cabins is the cheapest?” */
const amongAll =
  /\b(?:of|among) (?:all )?(?:the|your) (?:cabins|rooms|four|three|places|wild rooms)\b|\bwhich (?:cabin|room|wild room)\b|\bcheapest (?:cabin|room|of all)\b/
/** “And cheaper?”, of the two rooms discussed. */
const onlyComparing = /^(?:and |but |or |also |is |so )*(?:the )?(?:cheap|dear)er$/
/** “And the cheaper one?”, after a single room was priced. */
const anotherInPrice = /\bthe (?:cheap|dear)(?:er|est) one\b/
const ofSpoken = /\b(?:it|that|this|than|them|those|these|ones?|two|room|cabin|which|bath|tub)\b/

/** “Two nights in the cheapest”, “the two dearest”. */
const superlative =
  /\b(?:in|for|of|book|take|which are|what are|the(?= (?:two|2) )) (?:the |your )?(?:(two|2) )?(?:(cheapest|least expensive)|dearest|most expensive|priciest)\b(?! (?:nights?|way|day|time|deal|date|option))/
/** “Friday to Sunday, cheapest option?” */
const cheapestOption =
  /(?<!\b(?:second|2nd|third|next) )\bcheapest(?: (?:option|room|one|place|cabin))?(?: (?:you have|possible|going|available))?$/
function byPrice(part: Part): RoomId[] | undefined {
  const { text, facts } = part
  const said = superlative.exec(text)
  const rising = fromCheapest(facts.rooms.filter(hasWhat(text, facts)))
  if (!said) return isOptionAsked(part) ? rising.slice(0, 1).map(({ id }) => id) : undefined
  return (said[2] ? rising : rising.reverse()).slice(0, said[1] ? 2 : 1).map(({ id }) => id)
}

/** “The two cheapest with tubs”: those that have one. */
function hasWhat(text: string, facts: Facts): (room: Facts['rooms'][number]) => boolean {
  const bathed = roomsOfProduct(facts, 'heated_bath')
  if (/\bwith (?:a |an |the )?(?:\w+ )?baths?\b/.test(text)) return ({ id }) => bathed.includes(id)
  return ({ kind }) => kind === 'cabin' || !/\bwith (?:a |an |the )?(?:\w+ )?(?:tub|ofuro)s?\b/.test(text)
}

/** “And the second cheapest?”, “the next one up?” */
function byRank({ text, state: { rooms }, facts }: Part): RoomId[] | undefined {
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

/** “The cheaper of them”: of the rooms with the bath asked for, or of the two rooms discussed. */
function cheaperOf({ text, state, facts }: Part): RoomId[] | undefined {
  const { topic = '', rooms, roomsBefore = [] } = state
  const withBath = otherWithBath.exec(text)?.[1]
  const said = withBath ?? /\bthe (cheaper|dearer)(?: one)?\b/.exec(text)?.[1]
  if (!said) return undefined
  // “And the cheaper cabin?”, after a single one was priced.
  if (/\bthe cheaper cabin\b/.test(text) && rooms.length === 1 && roomsBefore.length === 0) {
    const [least] = fromCheapest(facts.rooms.filter(({ kind }) => kind === 'cabin'))
    return least && least.id !== rooms[0] ? [least.id] : undefined
  }
  const bathed = roomsOfProduct(facts, 'heated_bath')
  const among = withBath || ofBath.has(topic) ? bathed : [...roomsBefore, ...rooms]
  const rising = fromCheapest(facts.rooms.filter(({ id }) => among.includes(id)))
  const meant = said === 'cheaper' ? rising[0] : rising.at(-1)
  return rising.length > 1 && meant ? [meant.id] : undefined
}

/** “And the dearest?”, about the Flexi. */
function extremeOfFlexi({ reading, text, facts: { rooms } }: Part): RoomId[] | undefined {
  if (reading.topic !== 'flexi') return undefined
  const said = /\b(cheapest|dearest)\b/.exec(text)?.[1]
  const rising = fromCheapest(rooms)
  const meant = said === 'cheapest' ? rising[0] : said && rising.at(-1)
  return meant ? [meant.id] : undefined
}

function cabinsMeant({ reading, text, state: { rooms }, facts }: Part): RoomId[] | undefined {
  const ofLodge = rooms.length > 0 && rooms.every((id) => facts.rooms.some((room) => room.id === id && room.kind !== 'cabin'))
  if (!ofLodge || !priceTopics.has(reading.topic) || !onlyCabins.test(text)) return undefined
  return facts.rooms.filter(({ kind }) => kind === 'cabin').map(({ id }) => id)
}
const priceTopics = new Set(['price', 'weekend', 'late_check_out', 'flexi', 'two_night'])
const onlyCabins =
  /^(?:(?:and|no|or|so|ok|but|sorry|i mean|i meant|what about|how about|for|in|an?|the|one of|your) )*(?:cabins?|wild rooms?)(?: (?:then|instead|please|though))*$/

function petsRoom({ reading, text, state, facts }: Part): RoomId[] | undefined {
  const asksPrice = reading.topic === 'price' && state.rooms.length === 0 && !ofAnyPlace.test(text)
  if (reading.topic === 'price' && takesAnimals.test(text)) return thatTakesPets(facts)
  return state.topic === 'pets' && (petsOwn.test(text) || petsRoomLike.test(text) || asksPrice) ? thatTakesPets(facts) : undefined
}

/** “The place that takes the dog”, whatever was spoken of. */
const takesAnimals =
  /\b(?:place|room|one|cabin|house) that (?:takes?|will (?:have|take)|allows?|accepts?|lets in) (?:(?:the|our|my|a|your) )?(?:dogs?|pets?|pups?|cats?|animals?)\b/

/** “What is the difference between the two?”: the rooms named one after the other. */
function bothMeant({ text, state: { rooms, roomsBefore = [] } }: Part): RoomId[] | undefined {
  const two = [...new Set([...roomsBefore, ...rooms])]
  return two.length === 2 && ofBoth.test(text) ? two : undefined
}
export const ofBoth = either(
  /^both\b|^(?:and |so |ok )*how much (?:more|less|dearer|cheaper|extra) (?:is|would|does) (?:that|it)(?: one)?(?: be| cost)?$/,
  /\b(?:save (?:with|on|by)\b|differences?(?! in ) |difference in (?:money|price|cost|total)\b|differences?$|(?:of|between) (?:the|those|these) two|which (?:one |of them )?is (?:the )?(?:cheaper|dearer))\b/,
)

/** “Which of those is cheaper?”, after something that only the cabins have, or only the rooms with the wood-fired bath. */
function havingIt({ text, state: { topic = '', rooms }, facts }: Part): RoomId[] | undefined {
  if (!/\b(?:of|from) (?:those|them|these)\b/.test(text)) return undefined
  const bathed = roomsOfProduct(facts, 'heated_bath')
  if (ofBath.has(topic) && bathed.length > 1) return [...bathed]
  if (rooms.length > 0 || !ofCabins.has(topic)) return undefined
  return facts.rooms.filter(({ kind }) => kind === 'cabin').map(({ id }) => id)
}
const ofCabins = new Set(['windows', 'tub', 'showers', 'cinema', 'heating_and_cooling', 'kitchen'])

/** “And morning sun?” asks for the room that has it, whichever was discussed, and whichever room shares its topic. */
function suited({ reading: { topic }, text }: Part): RoomId[] | undefined {
  const room = topic.startsWith('room_') ? (roomChosenFor(text) ?? roomLovedFor(text)) : undefined
  const wished = roomWished(text)
  const meant = room ?? (wished && roomMeant(wished))
  return meant && topicOfRoom(meant) === topic ? [meant] : undefined
}

const ofBath = new Set(['heated_bath', 'bath_reheat'])

/** "The other one" of the two that have the bath; "the other three" of all. Empty if it is unclear which. */
function othersMeant({ text, state: { topic = '', rooms }, facts }: Part): RoomId[] {
  const said = /\bthe (?:others?)(?: (one|ones|two|three|room|rooms|cabin|cabins))?\b/.exec(text)
  if (!said || rooms.length === 0) return []
  const left = facts.rooms.filter(({ id }) => !rooms.includes(id))
  const cabins = left.filter(({ kind }) => kind === 'cabin')
  const withBath = roomsOfProduct(facts, 'heated_bath')
  const bathed = ofBath.has(topic) || /\bbath\b/.test(text) ? left.filter(({ id }) => withBath.includes(id)) : []
  // After one of four rooms was priced, “the other one” may be any.
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
