/** The rooms and nights that a part of a message asks about. What it leaves out comes from earlier turns, if it refers back to them. */

import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { anyOf } from '#app/understanding/any-of.ts'
import { backToNights, thoseNights } from '#app/understanding/follow-up-rules/after-a-price.ts'
import { sameNights } from '#app/understanding/follow-up-rules/after-the-bath.ts'
import { otherStay } from '#app/understanding/follow-up-rules/another-stay-meant.ts'
import { wholeSum } from '#app/understanding/follow-ups/nights-priced.ts'
import { isBareSum } from '#app/understanding/forms/asked-sum.ts'
import { moreOfThose } from '#app/understanding/forms/stay-words.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { nightBefore, type Reading } from '#app/understanding/message/reading.ts'
import { type Slots, slotsOf } from '#app/understanding/message/slots.ts'
import { plain } from '#app/understanding/text.ts'
import { addsNight, type State } from '#app/understanding/thread/dialogue.ts'
import { fromOtherDay } from '#app/understanding/thread/from-other-day.ts'
import { leansOnRooms, ofBoth, type Part, type RoomsMeant, roomsMeant, withPetsRoom } from './rooms-meant.ts'

/** Words that refer back to earlier turns. */
const pointing = anyOf(
  /it|there|that|this|those|these|them|one|same|then|and|what about|how about|the two|both|together|as well|on top|too|ok|okay/,
  /great|nice|hmm|others?|add(?:ed)?|(?:what )?if we (?:came|come|arrive|arrived|stay|stayed)/,
)
/** Longer messages are self-contained. */
const fewWords = 4

export function slotsMeant(reading: Reading, state: State, { facts, mind }: KnowledgeIndex, now: Date): Slots {
  const own = tokens(reading.text, mind.lexicon)
  const text = plain(reading.text)
  const named = slotsOf(fromOtherDay(reading.text, state), own, now, facts.estate.timeZone)
  const slots = withPetsRoom(named, reading, facts)
  const part: Part = { reading, text, slots, state, facts }
  if (!leansOnRooms(part) && !pointing.test(text) && own.length > fewWords) return slots
  const meant = roomsMeant(part)
  return stayKept(part, meant) ?? { ...slots, rooms: meant.rooms, ...nightsAndCount(part, meant) }
}

/** The nights discussed, for other rooms or again; undefined if this part has nights of its own. */
function stayKept({ text, slots, state }: Part, { rooms, named, compared }: RoomsMeant): Slots | undefined {
  if (slots.nights.length > 0) return undefined
  const { nights, count } = state
  if (backToNights.test(text) && nights?.length === 1) return { ...slots, rooms, nights }
  // “Make that Stormchaser”: the same nights, whatever else was discussed since.
  const changesRoom = named.length > 0 && otherStay.test(text)
  if (changesRoom && slots.count === undefined && nights)
    return { ...slots, rooms: named.slice(-1), nights, ...(count !== undefined && { count }) }
  if (thoseNights.test(text) && nights?.length === (slots.count ?? nights?.length))
    return { ...slots, rooms, nights: nights ?? [] }
  const ofTwo = rooms.length > 1 && (compared.length > 0 || ofBoth.test(text))
  // “So how much do we save with the lodge?”, for the nights discussed.
  if ((ofTwo || sameNights.test(text)) && slots.count === undefined && nights)
    return { ...slots, rooms, nights, ...(count !== undefined && { count }) }
  return undefined
}

function nightsAndCount({ reading, text, slots, state }: Part, { named }: RoomsMeant): Pick<Slots, 'nights' | 'count'> {
  const ofPrice = reading.topic === 'price' && slots.nights.length === 0
  const summed = ofPrice && (isBareSum(reading.text) || wholeSum.test(text))
  // “What would that cost?”, for the nights just named.
  const same = ofPrice && named.length === 0 && ofThose.test(text)
  const before = state.slots?.nights ?? []
  const added = addsNight(slots.nights, before, text) ? before.length + 1 : undefined
  // If the nights are named one by one, they are also their own count.
  const namesRoom = named.length > 0 && slots.nights.length < 2
  const kept = summed ? state.count : same || namesRoom ? state.slots?.count : undefined
  const count = slots.count ?? added ?? kept
  // “Can I get the late checkout on that, too?”
  const ofStay =
    reading.topic === 'late_check_out' && (/\b(?:that|it|then|too|as well)\b/.test(text) || /^(?:and )?with\b/.test(text))
  const nights = summed ? (state.nights ?? []) : nightsMeant(slots, state, text, named.length > 0 || same || ofStay)
  return { nights, ...(count !== undefined && { count }) }
}

/** “From Friday to Sunday. What is the price?”, for the nights just named. */
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

/** “Both nights”, after a weekend was priced. */
const bothOfThem = /^(?:(?:and|so|ok|for|what about|how about) )*(?:both|the two) nights(?: then| please)?$/
