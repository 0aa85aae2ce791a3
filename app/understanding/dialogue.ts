/**
 * What has been spoken of so far. Only topics, rooms and nights are taken from the history, never a figure or a promise:
 * whatever it claims to have been said, the answer comes from the entries.
 */
import type { RoomId } from '#app/rooms/rooms.ts'
import { anchors } from './anchors.ts'
import type { Token } from './lexicon.ts'
import { tokens } from './lexicon.ts'
import type { Understanding } from './model.ts'
import { content, coverageOf, gapFor, generic, kinOf, type Reading, read, slotConcepts, weigh } from './reading.ts'
import { type Slots, slotsOf } from './slots.ts'
import { plain } from './text.ts'
import { isTopic, smallTalk, topics } from './topics.ts'

export type Turn = { role: 'user' | 'assistant'; content: string }
export type State = { topic?: string; rooms: RoomId[]; slots?: Slots }

const opener =
  /^(?:ok |okay |great |nice |hmm |thanks |cool |lovely |right |so |ah |oh |sorry |perfect |well )*(?:and|what about|how about|what if|also|but|or|not)\b/
const pointer = /\b(?:it|that|this|(?<!\b(?:is|are|was) )there|them|they|those|these|one|ones|he|she|him|her|same|then)\b/

/** Does the part lean on what was said before? */
export function leans(text: string, all: readonly Token[]): boolean {
  return opener.test(text) || pointer.test(text) || all.length <= 4 || content(all).length <= 1
}

const slotTopics = new Set([
  'price',
  'late_check_out',
  'pets',
  'occupancy',
  'tub',
  'heated_bath',
  'beds',
  'heating',
  'wifi',
  'kitchen',
  'cinema',
  'showers',
  'windows',
  'children',
  'parking',
  'two_night',
  'flexi',
  'bath_reheat',
  'availability',
  'breakfast',
])
/** The same every night: who names a room and a day beside them asks for the price. */
const everyNight = new Set(['wifi', 'parking', 'kitchen', 'cinema', 'showers', 'windows', 'beds', 'heating', 'tub'])
const roomConcepts = new Set(['room', 'cabin', 'lodge', 'stargazer', 'sunriser', 'stormchaser'])
const roomTopics = new Set([
  'room_stargazer',
  'room_sunriser',
  'room_stormchaser',
  'room_seaforest',
  'rooms',
  'cabin_amenities',
  'lodge_amenities',
])

const orderable = new Set([
  'experiences',
  'sauna',
  'yoga',
  'meditation',
  'forest_bathing',
  'breakfast',
  'grazing',
  'heated_bath',
  'bath_reheat',
  'tub',
  'dining',
])
/** Topics that a bare side word ("how much?", "how long?") falls into when nothing is named. */
const vague = new Set([
  'price',
  'newsletter',
  'book_experience',
  'pay_addons',
  'about',
  'how_to_book',
  'vouchers',
  'check_in',
  'heated_bath',
])

/** Reads a part in the light of what was said. */
export function readAfter(reading: Reading, state: State, mind: Understanding): Reading {
  const before = state.topic
  const text = plain(reading.text)
  if (!before || !leans(text, reading.tokens)) return reading
  if (smallTalk.some((talk) => talk === reading.topic) && reading.confidence >= 0.4) return reading
  const words = content(reading.tokens)
  if (reading.unwritten.length > 0) return reading
  const elliptic = opener.test(text) || reading.tokens.length <= 5
  const onlySlots = words.every((token) => token.concept !== undefined && slotConcepts.has(token.concept))
  const days = words.some((token) => ['weekday', 'weekend', 'tonight', 'tomorrow'].includes(token.concept ?? ''))
  const asksPrice = words.some((token) => token.concept === 'price')
  const own = words.filter((token) => !slotConcepts.has(token.concept ?? '') && token.concept !== 'price')

  if (/\b(?:he|she|him|her|his)\b/.test(text) && (before === 'pets' || before === 'children')) {
    return { ...reading, topic: before, confidence: 0.8, coverage: 1, ...gapOf(reading, before) }
  }
  if (
    before === 'unknown' &&
    /^(?:and |but |ok )*(?:is|are|does|do|how \w+ (?:is|are)|when is|where is|what does|can) (?:it|they)\b/.test(text)
  ) {
    return { ...omitGap(reading), topic: before, confidence: 0.8 }
  }
  // "Which room would you recommend?" leans on nothing; "which rooms" does.
  if (
    reading.topic === 'rooms' &&
    reading.tokens.length >= 4 &&
    reading.confidence >= 0.5 &&
    !pointer.test(text) &&
    words.some(({ concept }) => concept === 'room' || concept === 'cabin')
  )
    return reading
  // "Can we get it heated?", of the tub; "can you walk there?", to the beach.
  if (before === 'tub' && reading.topic === 'heating' && pointer.test(text))
    return { ...omitGap(reading), topic: 'heated_bath', confidence: 0.85, coverage: 1 }
  if ((before === 'beach' || before === 'beaches') && reading.topic === 'walks' && /\bthere\b/.test(text))
    return { ...omitGap(reading), topic: 'beach', confidence: 0.85, coverage: 1 }
  const saves = pointer.test(text) && words.some(({ concept }) => concept === 'discount')
  const mode = modeMeant(text, before) ?? (saves && isMode(before) ? before : undefined)
  if (mode) return { ...omitGap(reading), topic: mode, confidence: 0.8, coverage: 1 }
  const orders = reading.topic === 'how_to_book' && pointer.test(text) && orderable.has(before)
  if (reading.confidence >= 0.75 && own.length > 0 && isTopic(reading.topic) && !orders && !vague.has(reading.topic))
    return reading
  if (orders) return { ...omitGap(reading), topic: 'book_experience', confidence: 0.8 }

  if (own.length === 0 && asksPrice && (days || roomTopics.has(before)))
    return { ...reading, topic: 'price', confidence: 0.9, coverage: 1 }
  // "How much is that?": of a thing that has a price, its own and not a night's.
  if (own.length === 0 && asksPrice && !days && isTopic(before) && topics[before].priced && elliptic)
    return { ...omitGap(reading), topic: before, confidence: 0.85, coverage: 1 }
  const namesRoom = words.some(({ concept = '' }) => roomConcepts.has(concept))
  if (onlySlots && days && namesRoom && everyNight.has(before))
    return { ...omitGap(reading), topic: 'price', confidence: 0.8, coverage: 1 }
  const pricesNights = days && reading.topic === 'price' && (reading.guesses[0]?.probability ?? 0) >= 0.6
  if (onlySlots && !pricesNights && slotTopics.has(before) && (words.length > 0 || elliptic)) {
    const nights = words.map((token) => token.concept).find((name) => name === 'two_night' || name === 'one_night')
    const modes = before === 'two_night' || before === 'flexi' || before === 'compare_modes'
    const topic = modes && nights ? (nights === 'two_night' ? 'two_night' : 'flexi') : before
    return { ...omitGap(reading), ...(words.length === 0 && gapOf(reading, topic)), topic, confidence: 0.85, coverage: 1 }
  }
  if (!isTopic(before)) {
    // Something was declined before; this is another question.
    if (isTopic(reading.topic) && reading.confidence >= 0.6 && before !== 'unknown') return reading
    const weak = own.filter((token) => token.concept && !generic.has(token.concept)).length === 0
    return weak ? { ...reading, topic: before, confidence: 0.8 } : reading
  }
  const subject = own.filter((token) => !generic.has(token.concept ?? ''))
  if (subject.some((token) => token.concept) && reading.confidence >= 0.45 && reading.topic !== 'unknown') return reading
  const elsewhere = subject.some((token) => {
    const named = anchors[token.concept ?? '']
    return named !== undefined && !named.some((one) => one === before || kinOf(one)?.includes(before))
  })
  if (elsewhere && !pointer.test(text) && !opener.test(text)) return reading
  const joined = [...tokens(topics[before].name, mind.lexicon), ...reading.tokens]
  const together = weigh(reading.text, joined, mind, reading.tokens)
  const p = (topic: string) => together.guesses.find((guess) => guess.topic === topic)?.probability ?? 0
  const same = p(before)
  const covered = coverageOf(reading.tokens, before, mind)
  if (isTopic(together.topic) && together.confidence > reading.confidence && together.coverage >= 0.5) return together
  if (same >= 0.25 && covered >= 0.6) {
    const again = weigh(reading.text, joined, mind, reading.tokens)
    return { ...again, topic: before, confidence: Math.max(same, 0.55), coverage: covered, ...gapOf(reading, before) }
  }
  if (together.topic === 'unknown' && pointer.test(text)) return { ...together, confidence: Math.max(together.confidence, 0.6) }
  return reading
}

const isMode = (topic: string): topic is 'compare_modes' | 'two_night' | 'flexi' =>
  topic === 'compare_modes' || topic === 'two_night' || topic === 'flexi'

/** "And the second?", after both ways of booking were told. */
function modeMeant(text: string, before: string): 'two_night' | 'flexi' | undefined {
  if (!isMode(before)) return undefined
  if (/^(?:and |what about |how about )*the (?:second|other|latter|shorter)(?: one)?$/.test(text))
    return before === 'flexi' ? 'two_night' : 'flexi'
  return /^(?:and |what about |how about )*the (?:first|former|longer)(?: one)?$/.test(text) ? 'two_night' : undefined
}

function omitGap(reading: Reading): Reading {
  const { gap: _, ...rest } = reading
  return rest
}

function gapOf(reading: Reading, topic: string): Partial<Reading> {
  if (!isTopic(topic)) return {}
  const gap = gapFor(plain(reading.text), reading.tokens, topic)
  return { gap }
}

export function remember(state: State, reading: Reading, slots: Slots): State {
  const rooms = slots.rooms.length > 0 ? slots.rooms : state.rooms
  const small = reading.topic === 'hello' || reading.topic === 'thanks'
  return { ...state, rooms, slots, ...(!small && { topic: reading.topic }) }
}

/** Runs through the history, oldest first. */
export function recall(history: readonly Turn[], mind: Understanding, now: Date, timeZone: string): State {
  let state: State = { rooms: [] }
  for (const turn of history.slice(-10)) {
    const slots = slotsOf(turn.content, tokens(turn.content.slice(0, 1000), mind.lexicon), now, timeZone)
    if (turn.role === 'assistant') {
      // "In every cabin and the lodge" is about none of them.
      const ofAll = /\b(?:every|each|all|any)\b/.test(plain(turn.content))
      if (slots.rooms.length === 1 && !ofAll) state = { ...state, rooms: slots.rooms }
      continue
    }
    const reading = readAfter(read(turn.content.slice(0, 300), mind), state, mind)
    state = remember(state, reading, slots)
  }
  return state
}
