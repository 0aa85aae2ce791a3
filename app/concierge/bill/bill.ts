/** A bill as it grows while a guest writes: the rooms, the nights and what is ordered, each as it was said last. */
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { fromCheapest } from '#app/rooms/pricing.ts'
import type { RoomId } from '#app/rooms/rooms.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { sentences } from '#app/understanding/parts.ts'
import { type Slots, slotsOf } from '#app/understanding/slots.ts'
import { plain } from '#app/understanding/text.ts'
import { type Count, type Extra, type Wishes, wishesIn } from './wishes.ts'

export type Bill = {
  /** More than one where two couples come. */
  rooms: readonly RoomId[]
  /** Two rooms that the guest still chooses between. */
  undecided: boolean
  nights: Slots['nights']
  /** How many nights, where that was said. */
  count?: number
  /** Those that were named before them: “Sunday”, “and Saturday”, “both”. */
  nightsBefore: Slots['nights']
  flexi: boolean
  /** The stay is booked: what is asked for comes beside it. */
  booked: boolean
  extras: ReadonlyMap<Extra, Count>
  /** Each couple has a room. */
  couples: boolean
  ofBoxes: boolean
}

export const nothingYet: Bill = {
  rooms: [],
  undecided: false,
  nights: [],
  nightsBefore: [],
  flexi: false,
  booked: false,
  extras: new Map(),
  couples: false,
  ofBoxes: false,
}

/** What is asked of a bath or a breakfast without ordering it: whether it is safe, included, to be cancelled. */
const onlyAsksOf = new RegExp(
  [
    String.raw`\b(?:included?|in (?:the|this|that) price|safe|allowed|pregnan\w*|alone|cancel\w*|refund\w*|already|allerg\w*|vegan|coeliac|salts?)\b`,
    String.raw`^(?:(?:and|so|ok|but|also) )*(?:how (?!much)|when|where|who|why|by when|until when|what time|what is (?:the|a|in)|is there|are there|does|do (?:you|ye|all|the)|which|is the|is that|can i (?:bring|drink|take))\b`,
  ].join('|'),
)
const twoCouples = /\b(?:another|other|second|two|2) (?:couples?|pair)\b|\b(?:four|4) of us\b|\beach couple\b/
const eitherRoom = /\b(?:or|differences?|cheaper|dearer|than|versus|vs|compared?)\b/
const theCheapest = /\bthe cheapest(?: (?:one|room|place|of (?:them|the (?:four|rooms))))?\b/
const isBooked =
  /\b(?:we|i) (?:are|have|had|am) (?:already |just )?(?:booked|reserved|staying)\b|\balready (?:booked|paid)\b|\b(?:our|my) booking\b/
/** “No, the room”: without what was ordered to it. */
const onlyTheStay =
  /^(?:(?:no|just|only|so|ok|and|i mean|i meant) )+(?:just |only )?the (?:room|cabin|lodge|stay|nights?)(?: alone| only| itself)?$/
/** Of the nights that were named one by one. */
export const both = /^(?:(?:and|so|ok|for|yes) )*both(?: (?:of (?:them|those)|nights|days))?$/
/** “And if we stayed the Wednesday too?” */
const oneMore =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?(?: night)? (?:too|as well|also|on top)\b|\bstay(?:ed)? on\b/
/** “Can we have it both evenings?”, of what was spoken of last. */
const itEachTime =
  /\b(?:it|that|one)\b(?: \w+){0,2} (?:both|each|every|the two) (?:of the )?(?:evenings?|nights?|mornings?|days?)\b/
/** “… staying till six on Wednesday”: no night. */
const leavingDay = /(?<=\b(?:till?|until) (?:6|six)(?: ?pm)?)(?: on)?(?: the)? \w+day\b/i
const instead = /\b(?:instead|rather)\b/

/** @param asking what is named in the message that asks for the sum is ordered, however it is said. */
export function withMessage(index: KnowledgeIndex, bill: Bill, message: string, now: Date, asking: boolean): Bill {
  return sentences(message).reduce((before, one) => withSentence(index, before, one, now, asking), bill)
}

function withSentence({ facts, mind }: KnowledgeIndex, bill: Bill, sentence: string, now: Date, asking: boolean): Bill {
  const text = plain(sentence.replace(/\bbaths?,/gi, 'bath and'))
  const nightly = sentence.replace(leavingDay, '')
  const slots = slotsOf(nightly, tokens(nightly, mind.lexicon), now, facts.estate.timeZone)
  const couples = bill.couples || twoCouples.test(text)
  const wishes = wishesIn(text, bill.ofBoxes)
  const byPrice = fromCheapest(facts.rooms).map(({ id }) => id)
  return {
    ...roomsAfter(bill, named(slots.rooms, text, byPrice), text, couples),
    ...nightsAfter(bill, slots, text),
    flexi: slots.mode === 'oneNightFlexi' || (bill.flexi && (slots.count ?? 1) === 1),
    booked: bill.booked || isBooked.test(text),
    extras: onlyTheStay.test(text) ? new Map() : extrasAfter(bill.extras, wishes, text, asking || !onlyAsksOf.test(text)),
    couples,
    ofBoxes: bill.ofBoxes || [...wishes.wanted.keys(), ...wishes.unwanted].some(isBox),
  }
}

const isBox = (extra: Extra) => extra.startsWith('grazing_box')

/** @param orders whether the sentence orders what it names, and does not only ask of it. */
function extrasAfter(before: Bill['extras'], { wanted, unwanted }: Wishes, text: string, orders: boolean): Bill['extras'] {
  const box = [...wanted.keys()].find(isBox)
  const dropped = (extra: Extra) =>
    unwanted.includes(extra) ||
    (isBox(extra) && unwanted.includes('grazing_box')) ||
    // A box whose kind is told now is the one that was ordered.
    (orders && box !== undefined && isBox(extra) && (extra === 'grazing_box' || instead.test(text)))
  const kept = [...before].filter(([extra]) => !dropped(extra))
  // “The box”, of one whose kind was told.
  const isMeant = (extra: Extra) => extra === 'grazing_box' && kept.some(([one]) => isBox(one))
  const more = orders ? [...wanted].filter(([extra]) => !isMeant(extra)) : []
  const [last] = kept.at(-1) ?? []
  return new Map([
    ...kept,
    ...more,
    ...(last && wanted.size === 0 && itEachTime.test(text) ? [[last, 'each night'] as const] : []),
  ])
}

/** “Stargazer and the cheapest one.” */
function named(rooms: readonly RoomId[], text: string, byPrice: readonly RoomId[]): readonly RoomId[] {
  const cheapest = theCheapest.test(text) ? byPrice.find((id) => !rooms.includes(id)) : undefined
  return cheapest && rooms.length > 0 ? [...rooms, cheapest] : rooms
}

function roomsAfter(bill: Bill, rooms: readonly RoomId[], text: string, couples: boolean): Pick<Bill, 'rooms' | 'undecided'> {
  if (rooms.length === 0) return { rooms: bill.rooms, undecided: bill.undecided }
  return { rooms, undecided: rooms.length > 1 && (!couples || eitherRoom.test(text)) }
}

function nightsAfter(bill: Bill, { nights, count }: Slots, text: string): Pick<Bill, 'nights' | 'count' | 'nightsBefore'> {
  const counted = (many: number | undefined) => (many === undefined ? {} : { count: many })
  const { nightsBefore } = bill
  if (both.test(text) && nightsBefore.length > 0) return { nights: [...nightsBefore, ...bill.nights], nightsBefore: [] }
  if (nights.length > 0 && oneMore.test(text)) return { nights: [...bill.nights, ...nights], nightsBefore: [] }
  if (nights.length > 0) return { nights, ...counted(count), nightsBefore: bill.nights }
  // “The two nights”, whose days were named.
  if (count === undefined || count === (bill.count ?? bill.nights.length))
    return { nights: bill.nights, ...counted(bill.count), nightsBefore }
  return { nights: new Set(bill.nights).size === 1 ? bill.nights.slice(0, 1) : [], count, nightsBefore }
}
