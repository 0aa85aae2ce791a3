/** A bill as it grows with the guest's messages: the rooms, the nights and the extras, each as last stated. */
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { numberOf } from '#app/knowledge/wording.ts'
import { anyRoomSaid } from '#app/rooms/meant-rooms.ts'
import { fromCheapest } from '#app/rooms/pricing.ts'
import type { RoomId } from '#app/rooms/rooms.ts'
import { either } from '#app/understanding/any-of.ts'
import { aDay } from '#app/understanding/calendar-words.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { sentences } from '#app/understanding/message/parts.ts'
import { leavesLateOn, type Slots, slotsOf } from '#app/understanding/message/slots.ts'
import { plain } from '#app/understanding/text.ts'
import { nightsAfter, withCountAlone } from './nights-told.ts'
import { type Count, type Extra, type Wishes, wishesIn } from './wishes.ts'

export type Bill = {
  /** More than one if two couples come. */
  rooms: readonly RoomId[]
  /** The guest is still choosing between the rooms. */
  undecided: boolean
  nights: Slots['nights']
  /** The arrival day, if only one day was named; 0 is Sunday. */
  from?: number
  /** How many nights, if stated. */
  count?: number
  /** The nights named before these: “Sunday”, “and Saturday”, “both”. */
  nightsBefore: Slots['nights']
  flexi: boolean
  /** The stay is already booked; items are extras to it. */
  booked: boolean
  extras: ReadonlyMap<Extra, Count>
  /** Two couples, each in a room of their own. */
  couples: boolean
  ofBoxes: boolean
  /** The extra named last, ordered or merely asked about. */
  last?: Extra
  /** The last question was only about an extra, not an order: a following “and the bath?” does not order one either. */
  onlyAsked: boolean
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
  onlyAsked: false,
}

/** Questions about an extra that do not order it: whether it is safe, included, can be cancelled. */
const onlyAsksOf = new RegExp(
  [
    String.raw`\b(?:included?|in (?:the|this|that) price|safe|allowed|pregnan\w*|alone|cancel\w*|refund\w*|already|allerg\w*|vegan|coeliac|salts?)\b`,
    String.raw`^(?:(?:and|so|ok|but|also) )*(?:how (?!much)|when|where|who|why|by when|until when|what time|what is (?:the|a|in)|is there|are there|does|do (?:you|ye|all|the)|which|is the|is that|can i (?:bring|drink|take))\b`,
  ].join('|'),
)
const twoCouples =
  /\bfor (?:my|our|his|her) (?:parents|friends|in laws|folks|sister|brother)\b|\b(?:another|other|second|two|2) (?:couples?|pair)\b|\b(?:four|4) of us\b|\beach couple\b/
const eitherRoom = /\b(?:or|differences?|cheaper|dearer|than|versus|vs|compared?)\b/
const theCheapest = /\bthe cheapest(?: (?:one|room|place|of (?:them|the (?:four|rooms))))?\b/
const isBooked = either(
  new RegExp(`\\b(?:we|i) (?:have|are in|am in) (?:the )?(?:${anyRoomSaid})\\b`),
  /\b(?:we|i) (?:are|have|had|am) (?:already |just )?(?:booked|reserved|staying)\b|\balready (?:booked|paid)\b|\b(?:our|my) booking\b/,
)
/** “No, the room”: without the extras. */
const onlyTheStay =
  /^(?:(?:no|just|only|so|ok|and|i mean|i meant) )+(?:just |only )?the (?:room|cabin|lodge|stay|nights?)(?: alone| only| itself)?$/
/** “Can we have it both evenings?”, about the last extra. */
const itEachTime =
  /\b(?:it|that|one)\b(?: \w+){0,2} (?:both|each|every|the two) (?:of the )?(?:evenings?|nights?|mornings?|days?)\b/
/** “And if we want it the second night as well?” */
const secondTime =
  /\b(?:it|that|one)\b(?: \w+){0,2} (?:second|next|other) (?:evening|night|day)\b|^(?:and )?(?:on )?(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day again$/
/** “Ok, two of them”, about the last extra. */
const soManyOfIt =
  /^(?:(?:ok|and|so|then|we will take|we would take|i will take|give me|grand|lovely) )*(two|three|four|five|[2-5]) of (?:them|those|these)(?: then| please| so)*$/
/** “Two mornings”, about breakfast. */
export const onlyTimes =
  /^(?:(?:and|for|on|then|we are|it is|just|(?:2|two) people|us|how much|what would that cost) )*(two|three|four|[2-4]) (?:mornings?|days|evenings|nights)(?: what would that cost| how much(?: is that)?| please| then| for (?:the )?(?:two|2|both) of us)*$/
/** “For Saturday and Sunday morning”, about breakfast. */
const twoMornings = new RegExp(
  `^(?:(?:and|for|on|ok|so|the|it is) )*${aDay} (?:and|plus) (?:the |on )?${aDay} mornings?(?: please)?$`,
)
/** “We stay two mornings, so one each day”, about breakfast. */
const oneEachMorning = either(
  /\b(two|three|four|five|six|seven|[2-7]) (?:mornings|days|nights)\b.{0,30}\b(?:one|it|that) (?:(?:each|every|per|a)(?: (?:day|morning|time))|daily)\b/,
  /\b(?:one|it|that) (?:(?:each|every|per|a) (?:day|morning)|daily)\b.{0,20}\b(two|three|four|five|six|seven|[2-7]) (?:mornings|days|nights)\b/,
)
const instead = /\b(?:instead|rather)\b/

/** `meant`: room referred to without a name. `asking`: counts as ordering whatever it names. */
export type Message = { content: string; meant?: RoomId | undefined; asking: boolean }

export function withMessage(index: KnowledgeIndex, bill: Bill, message: Message, now: Date): Bill {
  return sentences(message.content).reduce((before, one) => withSentence(index, before, one, message, now), bill)
}

function withSentence(
  { facts, mind }: KnowledgeIndex,
  bill: Bill,
  sentence: string,
  { meant, asking }: Message,
  now: Date,
): Bill {
  // “Bath, reheat” and “bath + reheat” are two things.
  const text = plain(sentence.replace(/\bbaths? ?[,+&]/gi, 'bath and'))
  const nightly = sentence.replace(leavesLateOn, '').replace(/\bfor (?:the )?two of (?:them|us)\b/i, '')
  const slots = withCountAlone(slotsOf(nightly, tokens(nightly, mind.lexicon), now, facts.estate.timeZone), bill, text)
  const couples = bill.couples || twoCouples.test(text)
  const wishes = wishesIn(text, bill.ofBoxes)
  const spoken = [...wishes.wanted.keys()]
  const byPrice = fromCheapest(facts.rooms).map(({ id }) => id)
  const rooms = named(slots.rooms, text, byPrice)
  const isPointed = !asksWhichRoom.test(text) && (bill.rooms.length === 0 || points.test(text))
  const chosen = rooms.length === 0 && meant && isPointed ? [meant] : rooms
  const onlyAsked = !asking && (onlyAsksOf.test(text) || (bill.onlyAsked && spoken.length > 0 && goesOnAsking.test(text)))
  // A stay and its extras in one breath start a new bill.
  const anew = rooms.length > 0 && (slots.nights.length > 0 || slots.count !== undefined) && spoken.length > 0 && !onlyAsked
  const last = spoken.at(-1) ?? bill.last
  return {
    ...roomsAfter(bill, chosen, text, couples),
    ...nightsAfter(bill, slots, text),
    flexi: slots.mode === 'oneNightFlexi' || (bill.flexi && (slots.count ?? 1) === 1),
    booked: bill.booked || isBooked.test(text),
    extras: onlyTheStay.test(text)
      ? new Map()
      : extrasAfter(anew ? { ...bill, extras: new Map() } : bill, wishes, text, !onlyAsked),
    couples,
    ofBoxes: bill.ofBoxes || [...spoken, ...wishes.unwanted].some(isBox),
    ...(last && { last }),
    onlyAsked,
  }
}

/** “What's the cheapest thing with a tub?” */
const asksWhichRoom = /\b(?:what|which)\b.{0,12}\b(?:cheapest|dearest|rooms?|cabins?)\b/
/** “That one”, “the first”, “there”. */
const points =
  /\b(?:that one|this one|the (?:first|second|third|fourth|last|other|cheape[rs]\w*|deare[rs]\w*|one)|there|of (?:them|those|the two))\b/
const goesOnAsking = /^(?:(?:and|or|also|what about) )+(?:the |an? )?\w+(?: \w+)?$/

const isBox = (extra: Extra) => extra.startsWith('grazing_box')

/** @param orders whether the sentence orders what it names, rather than only asking about it */
function extrasAfter(bill: Bill, { wanted, unwanted, oneLess, oneMore }: Wishes, text: string, orders: boolean): Bill['extras'] {
  const box = [...wanted.keys()].find(isBox)
  const dropped = (extra: Extra) =>
    unwanted.includes(extra) ||
    (isBox(extra) && unwanted.includes('grazing_box')) ||
    // A box whose kind is named now is the one already ordered.
    (orders && box !== undefined && isBox(extra) && (extra === 'grazing_box' || instead.test(text)))
  const kept = [...bill.extras].filter(([extra]) => !dropped(extra))
  const after = new Map(kept)
  const many = oneLess && timesSoFar(after.get(oneLess), bill)
  if (oneLess && many === 1) after.delete(oneLess)
  else if (oneLess && many) after.set(oneLess, many - 1)
  for (const [extra, count] of orders ? wanted : []) {
    // “The box” means the one whose kind is known.
    if (extra === 'grazing_box' && kept.some(([one]) => isBox(one))) continue
    const had = extra === oneMore ? timesSoFar(after.get(extra), bill) : undefined
    after.set(extra, had ? had + 1 : count)
  }
  const { last } = bill
  const ofIt = soManyOfIt.exec(text)?.[1]
  if (last && last !== 'late_check_out' && ofIt && wanted.size === 0) after.set(last, numberOf(ofIt) ?? 1)
  if (last === 'heated_bath' && secondTime.test(text)) return new Map([...after, [last, 1], ['bath_reheat', 1]])
  const times = onlyTimes.exec(text)?.[1]
  if (last === 'breakfast_tray' && times) after.set(last, numberOf(times) ?? 1)
  if (last === 'breakfast_tray' && twoMornings.test(text)) after.set(last, 2)
  if (last && wanted.size === 0 && itEachTime.test(text)) after.set(last, /\bboth\b/.test(text) ? 2 : 'each night')
  const daily = oneEachMorning.exec(text)?.slice(1).find(Boolean)
  if (last === 'breakfast_tray' && daily && wanted.size === 0) after.set(last, numberOf(daily) ?? 1)
  return after
}

const timesSoFar = (count: Count | undefined, { nights, count: many }: Bill): number | undefined =>
  count === 'each night' ? (many ?? nights.length) : typeof count === 'number' ? count : undefined

const whicheverIsCheaper = /\bwhichever (?:one )?is (?:the )?cheap(?:er|est)\b/
/** “Stargazer and the cheapest one”, “Stormchaser or Sunriser, whichever is cheaper”. */
function named(rooms: readonly RoomId[], text: string, byPrice: readonly RoomId[]): readonly RoomId[] {
  if (rooms.length > 1 && whicheverIsCheaper.test(text)) return byPrice.filter((id) => rooms.includes(id)).slice(0, 1)
  const cheapest = theCheapest.test(text) ? byPrice.find((id) => !rooms.includes(id)) : undefined
  return cheapest && rooms.length > 0 ? [...rooms, cheapest] : rooms
}

const forgetsRoom = new RegExp(
  `^(?:(?:right|ok|so|no|grand|fine|then|well) )*(?:forget(?: about)?|scrap|drop|not) (?:the )?(?:${anyRoomSaid})(?: so| then)?$`,
)

function roomsAfter(bill: Bill, rooms: readonly RoomId[], text: string, couples: boolean): Pick<Bill, 'rooms' | 'undecided'> {
  // “Right, forget Stargazer.”
  if (rooms.length > 0 && forgetsRoom.test(text))
    return { rooms: bill.rooms.filter((id) => !rooms.includes(id)), undecided: false }
  if (rooms.length === 0) return { rooms: bill.rooms, undecided: bill.undecided }
  return { rooms, undecided: rooms.length > 1 && (!couples || eitherRoom.test(text)) }
}
