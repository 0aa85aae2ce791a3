/**
 * What has been spoken of so far. Only topics, rooms and nights are taken from the history, never a figure or a promise: answers come
 * from the entries, whatever the history claims.
 */
import { estate } from '#app/estate/estate.ts'
import { emergency, listening } from '#app/estate/nearby.ts'
import type { RoomId } from '#app/rooms/rooms.ts'
import { either } from '#app/understanding/any-of.ts'
import { readAfter } from '#app/understanding/follow-ups/follow-ups.ts'
import type { Understanding } from '#app/understanding/learnt/model.ts'
import { tokens, tokensAsWritten } from '#app/understanding/lexicon/lexicon.ts'
import { isAsking, sentences } from '#app/understanding/message/parts.ts'
import { type Reading, read } from '#app/understanding/message/reading.ts'
import { type Slots, slotsOf } from '#app/understanding/message/slots.ts'
import { plain } from '#app/understanding/text.ts'
import { isTopic } from '#app/understanding/topics.ts'
import { backToSubject } from './back-to-subject.ts'
import { fromOtherDay } from './from-other-day.ts'
import { noddedAt } from './small-replies.ts'

export type Turn = { role: 'user' | 'assistant'; content: string }
/**
 * `roomsBefore`: the rooms spoken of before `rooms`. `nights`, their first day `from` and their `count` are those named last, however
 * long ago.
 */
type Spoken = Partial<Pick<Slots, 'nights' | 'from' | 'count'>> & {
  topic?: string
  rooms: RoomId[]
  roomsBefore?: RoomId[]
  slots?: Slots
}
/** `first`: the state after the first question; `spokenOf`: the last topics, newest last. */
export type State = Spoken & { first?: Spoken; spokenOf?: readonly string[] }
const topicsKept = 5

/** The state after a guest's part was read. */
export function remember(state: State, reading: Reading, slots: Slots): State {
  const withPet = reading.topic === 'pets' && bringsPet.test(plain(reading.text))
  const home: RoomId[] = withPet ? [estate.policies.petsRoomId] : state.rooms
  const rooms = slots.rooms.length > 0 ? slots.rooms : home
  const others = rooms.join() === state.rooms.join() ? state.roomsBefore : state.rooms
  const small = reading.topic === 'hello' || reading.topic === 'thanks'
  const { from: _, ...stateWithoutDay } = state
  const { nights, from } = slots
  const stay = nights.length > 0 ? { ...stateWithoutDay, nights, ...(from !== undefined && { from }) } : state
  // If other nights are named without a number, there are as many as are named.
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

/** A guest who has asked about a room and then brings a dog means the room that takes it. */
const bringsPet = either(
  /\b(?:room|cabin|place|stay|us|me|boyfriend|girlfriend|wife|husband|partner|i)\b.{0,24}\bwith (?:a|our|my|the) (?:\w+ )?(?:dog|pup|puppy|terrier|labrador|collie|spaniel|setter|greyhound)\b/,
  /\b(?:we are|i am|we will|i will|we would|i would|we|i|to) (?:be )?(?:bring(?:ing)?|tak(?:e|ing)|hav(?:e|ing)|coming with|travelling with) (?:\w+ )?(?:\w+ )?(?:dogs?|pup|puppy|cats?|pets?|terrier|labrador|collie|spaniel|setter)\b/,
)

/** What had been spoken of before each of the last turns, oldest first, and what after the last. */
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
/** `before`: what had been spoken of before each turn; `after`: what has been by now. */
export type Recalled = { turns: { turn: Turn; before: State }[]; after: State }

/** “And if we stayed the Wednesday too?”, after nights named one by one: one more night, not a different one. */
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

/** “A bad hip” sounds like danger to the classifier; if it raised no alarm, follow-ups raise none either. */
const raisesAlarm = (said: string) => said.includes(emergency[0]?.phone ?? '') && !listensOnly(said)
/** An answer to somebody who feels low names those who listen; it is no alarm. */
const listensOnly = (said: string) => said.includes(listening.phone) && !said.includes(emergency[0]?.note ?? '')

/** The state after one more turn of the history. */
export function recallTurn(before: State, turn: Turn, mind: Understanding, now: Date, timeZone: string): State {
  const said = turn.content.slice(0, 1000)
  // Our own answers have no typos.
  const named = turn.role === 'assistant' ? tokensAsWritten(said, mind.lexicon) : tokens(said, mind.lexicon)
  const slots = slotsOf(fromOtherDay(said, before), named, now, timeZone)
  if (turn.role === 'user') return recallGuest(before, turn.content, withNightBefore(slots, before, plain(said)), mind)
  const roomsIn = (sentence: string) => slotsOf(sentence, tokensAsWritten(sentence, mind.lexicon), now, timeZone).rooms
  return recallAnswer(before, turn.content, slots.rooms, roomsIn)
}

/** An answer of ours only decides which room is spoken of from then on. */
function recallAnswer(
  before: State,
  answer: string,
  rooms: Slots['rooms'],
  roomsIn: (sentence: string) => Slots['rooms'],
): State {
  if (before.topic === 'emergency' && !raisesAlarm(answer)) return { ...before, topic: 'unknown' }
  // “The two cheapest”: only the answer named them.
  if (rooms.length === 2 && before.rooms.length === 0 && before.topic === 'price') return { ...before, rooms }
  // “The cheapest with a tub is …. For the heated bath it is …”: the first is what was asked for.
  const [first = ''] = /^The cheapest with /.test(answer) ? sentences(answer.slice(0, 1000)) : []
  const cheapest = first ? roomsIn(first) : []
  if (cheapest.length === 1) return { ...before, rooms: cheapest }
  // "In every cabin and the lodge" singles out none.
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
