/**
 * What has been spoken of so far. Only topics, rooms and nights are taken from the history, never a figure or a promise: whatever it
 * claims, answers come from the entries.
 */
import { estate } from '#app/estate/estate.ts'
import { emergency, listening } from '#app/estate/nearby.ts'
import { numberOf } from '#app/knowledge/wording.ts'
import type { RoomId } from '#app/rooms/rooms.ts'
import { either } from '#app/understanding/any-of.ts'
import { weekdays } from '#app/understanding/calendar-words.ts'
import { otherCount } from '#app/understanding/follow-ups/asked-a-turn-later.ts'
import { dayShifted } from '#app/understanding/follow-ups/asked-with-less.ts'
import { readAfter } from '#app/understanding/follow-ups/follow-ups.ts'
import type { Understanding } from '#app/understanding/learnt/model.ts'
import { tokens, tokensAsWritten } from '#app/understanding/lexicon/lexicon.ts'
import { isAsking, sentences } from '#app/understanding/message/parts.ts'
import { type Reading, read } from '#app/understanding/message/reading.ts'
import { type Slots, slotsOf } from '#app/understanding/message/slots.ts'
import { plain } from '#app/understanding/text.ts'
import { isTopic } from '#app/understanding/topics.ts'
import { backToSubject } from './back-to-subject.ts'
import { noddedAt } from './small-replies.ts'

export type Turn = { role: 'user' | 'assistant'; content: string }
/**
 * `roomsBefore`: those that were spoken of before `rooms`; `nights`, the day they begin `from` and their `count`: those that were named
 * last, however long ago.
 */
type Spoken = Partial<Pick<Slots, 'nights' | 'from' | 'count'>> & {
  topic?: string
  rooms: RoomId[]
  roomsBefore?: RoomId[]
  slots?: Slots
}
/** `first`: what was asked first of all; `spokenOf`: the last topics, newest last. */
export type State = Spoken & { first?: Spoken; spokenOf?: readonly string[] }
const topicsKept = 5

export function remember(state: State, reading: Reading, slots: Slots): State {
  const withPet = reading.topic === 'pets' && bringsPet.test(plain(reading.text))
  const home: RoomId[] = withPet ? [estate.policies.petsRoomId] : state.rooms
  const rooms = slots.rooms.length > 0 ? slots.rooms : home
  const others = rooms.join() === state.rooms.join() ? state.roomsBefore : state.rooms
  const small = reading.topic === 'hello' || reading.topic === 'thanks'
  const { from: _, ...stateWithoutDay } = state
  const { nights, from } = slots
  const stay = nights.length > 0 ? { ...stateWithoutDay, nights, ...(from !== undefined && { from }) } : state
  // Other nights, of which it is not said how many, are as many as are named.
  const named = slots.nights.length > 0 ? slots.nights.length : undefined
  const count = slots.count ?? (state.count === undefined ? undefined : named)
  const next: State = {
    ...stay,
    rooms,
    ...(others && { roomsBefore: others }),
    slots,
    ...(count !== undefined && { count }),
    ...(!small && { topic: reading.topic, spokenOf: [...(state.spokenOf ?? []), reading.topic].slice(-topicsKept) }),
  }
  const { first = isTopic(reading.topic) ? next : undefined } = state
  return { ...next, ...(first && { first }) }
}

/** Whoever has looked at a room and then brings the dog means the one that takes it. */
const bringsPet = either(
  /\b(?:room|cabin|place|stay|us|me|boyfriend|girlfriend|wife|husband|partner|i)\b.{0,24}\bwith (?:a|our|my|the) (?:\w+ )?(?:dog|pup|puppy|terrier|labrador|collie|spaniel|setter|greyhound)\b/,
  /\b(?:we are|i am|we will|i will|we would|i would|we|i|to) (?:be )?(?:bring(?:ing)?|tak(?:e|ing)|hav(?:e|ing)|coming with|travelling with) (?:\w+ )?(?:\w+ )?(?:dogs?|pup|puppy|cats?|pets?|terrier|labrador|collie|spaniel|setter)\b/,
)

/** What had been spoken of before each of the last turns, oldest first, and after the last. */
export function recallEach(history: readonly Turn[], mind: Understanding, now: Date, timeZone: string): Recalled {
  let state: State = { rooms: [] }
  const turns = history.slice(-turnsRecalled).map((turn) => {
    const before = state
    state = recallTurn(before, turn, mind, now, timeZone)
    return { turn, before }
  })
  return { turns, after: state }
}
const turnsRecalled = 16
export type Recalled = { turns: { turn: Turn; before: State }[]; after: State }

/** "No wait, Wednesday": the same stay from another day. */
export function fromOtherDay(said: string, { topic, count = 0, nights = [], from }: State): string {
  const ofStay = topic === 'price' || topic === 'cheapest'
  const shift = ofStay && count > 1 && from !== undefined ? dayShifted.exec(plain(said))?.[1] : undefined
  if (shift && from !== undefined) return `${count} nights from ${weekdays[(from + (/^[sb]|^e/.test(shift) ? 6 : 1)) % 7]}`
  if (ofStay && count > 1 && otherKind.test(plain(said))) return `${said.replace(/[?.!]+$/, '')}, ${count} nights`
  if (topic === 'price' && /^(?:and |what about |how about )?for (?:2|two)$/.test(plain(said)))
    return `${said} nights`.replace('?', '')
  const many = topic === 'price' ? otherCount.exec(plain(said))?.[1] : undefined
  if (many && from !== undefined) return `${many} nights from ${weekdays[from]}`
  if (many) return `${many} ${ofSameKind(nights, many)} nights`
  const day = topic === 'price' && count > 1 ? otherDay.exec(plain(said))?.[1] : undefined
  return day ? `${count} nights from ${day}` : said
}
/** Midweek or at the weekend, as the nights were before; more than two are not all at the weekend. */
function ofSameKind([kind, ...others]: Slots['nights'], many: string): string {
  return kind && others.length === 0 && (kind === 'weekday' || numberOf(many) === 2) ? kind : ''
}
/** “What about the weekend?”, of two nights midweek; “it'd be during the week”, of those whose days were not told. */
const otherKind =
  /^(?:(?:and|or|so|ok|no|yes|we are|what about|how about|what is it|if it is|it is|it would be|that would be|we would be|probably|likely|maybe|just|say|thinking) )*(?:(?:for |at |on |over |in )?(?:the |a )?(?:weekends?|mid ?week|weekdays?|week ?nights?)|(?:during|in) the week)(?: instead| then| please| probably)?$/
const otherDay =
  /^(?:(?:no|wait|hold on|sorry|actually|make it|i mean|i meant|oh|rather|and|so|what) )*(?:if (?:we|i) (?:come|came|arrive|arrived|start|started|go|went) )?(?:from |on )?(?:the |a )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: actually| instead| sorry)?$/

/** “And if we stayed the Wednesday too?”, of nights that were named one by one: one more night, not another one. */
export const addsNight = (nights: Slots['nights'], before: Slots['nights'], text: string): boolean =>
  nights.length === 1 && before.length > 0 && before.length < 5 && adding.test(text)
const adding = /\b(?:as well|too|also|extra|add(?:ed)?|tag(?:ged)?|stick|on to (?:that|it))\b/

function withNightBefore(slots: Slots, { slots: before }: State, text: string): Slots {
  const nights = before?.nights ?? []
  return addsNight(slots.nights, nights, text)
    ? { ...slots, nights: [...nights, ...slots.nights], count: nights.length + 1 }
    : slots
}

const allOfThem = /\b(?:every|all|any)\b|\beach (?:of|cabin|room|one)\b|\bcabins and (?:a|the|one|our) (?:\w+ ){0,2}lodge\b/

/** “A bad hip” sounds like danger to the classifier; where no alarm was raised over it, none is raised over what is asked next. */
const raisesAlarm = (said: string) => said.includes(emergency[0]?.phone ?? '') && !listensOnly(said)
/** Somebody who is low is given those who listen; that danger was heard is said otherwise. */
const listensOnly = (said: string) => said.includes(listening.phone) && !said.includes(emergency[0]?.note ?? '')

export function recallTurn(before: State, turn: Turn, mind: Understanding, now: Date, timeZone: string): State {
  const said = turn.content.slice(0, 1000)
  // Our own answers have no typos.
  const named = turn.role === 'assistant' ? tokensAsWritten(said, mind.lexicon) : tokens(said, mind.lexicon)
  const slots = slotsOf(fromOtherDay(said, before), named, now, timeZone)
  if (turn.role === 'user') return recallGuest(before, turn.content, withNightBefore(slots, before, plain(said)), mind)
  const roomsIn = (sentence: string) => slotsOf(sentence, tokensAsWritten(sentence, mind.lexicon), now, timeZone).rooms
  return recallAnswer(before, turn.content, slots.rooms, roomsIn)
}

/** What we have answered only says which room is spoken of from now on. */
function recallAnswer(
  before: State,
  answer: string,
  rooms: Slots['rooms'],
  roomsIn: (sentence: string) => Slots['rooms'],
): State {
  if (before.topic === 'emergency' && !raisesAlarm(answer)) return { ...before, topic: 'unknown' }
  // “The two cheapest” were named by us alone.
  if (rooms.length === 2 && before.rooms.length === 0 && before.topic === 'price') return { ...before, rooms }
  // “The cheapest with a tub is …. For the heated bath it is …”: the first is what was asked for.
  const [first = ''] = /^The cheapest with /.test(answer) ? sentences(answer.slice(0, 1000)) : []
  const cheapest = first ? roomsIn(first) : []
  if (cheapest.length === 1) return { ...before, rooms: cheapest }
  // "In every cabin and the lodge" is about none of them.
  const ofAll = allOfThem.test(plain(answer))
  if (rooms.length !== 1 || ofAll || rooms.join() === before.rooms.join()) return before
  return { ...before, rooms, ...(before.rooms.length > 0 && { roomsBefore: before.rooms }) }
}

function recallGuest(before: State, message: string, slots: Slots, mind: Understanding): State {
  if (noddedAt(message)) return before
  let state = before
  for (const sentence of sentences(message.slice(0, 300)).slice(0, 6)) {
    state = backToSubject(plain(sentence), state)
    const whole = readAfter(read(sentence, mind), state.topic, mind)
    const asked = /,\s*((?:and |but |so )?(?:what|how|is|are|can|do|which)\b.{8,})$/i.exec(sentence)?.[1]
    // “My partner is coeliac, what about your food boxes?”: it is the boxes that were asked for.
    const last = asked && !isTopic(whole.topic) ? readAfter(read(asked, mind), state.topic, mind) : undefined
    const reading = last && isTopic(last.topic) ? last : whole
    if (reading.confidence < 0.3 && state.topic !== undefined) continue
    // “I have to cancel. We arrive on 18 December for two nights.”: no price is asked.
    const ofCancelling = state !== before && state.topic === 'cancellation' && !isAsking(sentence)
    state = remember(state, ofCancelling ? { ...reading, topic: 'cancellation' } : reading, slots)
  }
  return state
}
