/** The engine's entry point: from a question and its history to an answer that names its entries. Pure. */
import type { EntryRef } from '#app/knowledge/entry.ts'
import { refOf } from '#app/knowledge/entry.ts'
import type { Passage } from '#app/knowledge/passage.ts'
import { concernIn, isBodily, isConcern, soundsLikeDanger } from '#app/understanding/concerns.ts'
import { recall, remember, type Turn } from '#app/understanding/dialogue.ts'
import { backAtFirst } from '#app/understanding/earlier.ts'
import { tellsOfFault } from '#app/understanding/faulty.ts'
import { yesOrNo } from '#app/understanding/kept-thread.ts'
import { isMode } from '#app/understanding/modes-meant.ts'
import { isVague, noddedAt } from '#app/understanding/nods.ts'
import { isAsking, sentences } from '#app/understanding/parts.ts'
import type { Reading } from '#app/understanding/reading.ts'
import { asksOnOfSomebody, declines } from '#app/understanding/safety.ts'
import type { Slots } from '#app/understanding/slots.ts'
import { plain } from '#app/understanding/text.ts'
import { topics } from '#app/understanding/topics.ts'
import { grieves } from '#app/understanding/troubles.ts'
import { alarmed, dangerHeld, goesOn, leaveFirst } from './alarm.ts'
import { compose } from './compose.ts'
import { type Decision, decide, touches } from './decide.ts'
import { gather, type Said } from './gather.ts'
import { citing, decline, handOver, makeTalk, quoted } from './handover.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'
import { partsOf } from './parts-read.ts'
import { runningTotal } from './running-total.ts'
import { slotsMeant } from './slots-meant.ts'
import { type SumPart, sumAsked } from './sum-asked.ts'
import { cancellingSteps } from './written/cancelling.ts'
import { readAgain } from './written/read-again.ts'
import { readJoined } from './written/read-joined.ts'
import { readWithConcern } from './written/read-with-concern.ts'
import { quoteAfter } from './written/written-elsewhere.ts'

/** One part of the message and what became of it: the staff's "why this answer". */
export type TracePart = {
  part: string
  topic: string
  confidence: number
  /** From which confidence it would have been answered plainly. */
  needed?: number | undefined
  coverage: number
  decision: Decision['kind']
  because: string
  guesses: string[]
  sources: string[]
}
export type Answer = {
  /** `answer` is told from entries, `talk` is small talk, `handover` and `decline` are shown as fallback. */
  kind: 'answer' | 'talk' | 'handover' | 'decline'
  text: string
  sources: EntryRef[]
  confidence: number
  trace: TracePart[]
}
export type Question = { index: KnowledgeIndex; message: string; history?: readonly Turn[]; now: Date }

export function answer({ index, message: sent, history = [], now }: Question): Answer {
  const { facts, mind } = index
  const zone = facts.estate.timeZone
  const lastSaid = history.findLast(({ role }) => role === 'user')?.content
  const refused =
    declines(plain(sent), sent) ?? (asksOnOfSomebody(plain(sent), lastSaid && plain(lastSaid)) ? 'other_guests' : undefined)
  const danger = [sent, ...sentences(sent)].some((text) => soundsLikeDanger(plain(text))) ? sent : dangerHeld(history, sent)
  if (danger) return alarmed(index, danger, refused)
  const nodded = noddedAt(sent)
  if (nodded) return talked(makeTalk(facts, nodded), sent, nodded)
  if (refused) return declined(decline(facts, refused), sent, refused)
  if (yesOrNo.test(plain(sent)) && sent.includes('?') && lastSaid && !yesOrNo.test(plain(lastSaid)))
    return answer({ index, message: lastSaid, history: history.slice(0, history.findLastIndex(asks)), now })
  if (isVague(sent, history)) return { ...talked(makeTalk(facts, 'vague'), sent, 'vague'), kind: 'handover' }

  const before = recall(history, mind, now, zone)
  // Told in words that only the understanding hears as danger: "I feel faint after the bath".
  if (before.topic === 'emergency' && lastSaid && !isAsking(lastSaid) && goesOn(sent)) return alarmed(index, sent, refused)
  const { message, ...back } = backAtFirst(sent, before) ?? { message: sent, state: before }
  let { state } = back
  const said: Said[] = []
  const priced: SumPart[] = []
  const parts = partsOf(message, state, index).map((part, _, all) => ({
    ...part,
    decision: decide(part.reading, index, all.length === 1, before.topic),
  }))
  const worry =
    parts.find(({ decision }) => (decision.kind === 'handover' || decision.kind === 'quote') && isBodily(decision.topic))
      ?.decision ?? (ofOwnPet.test(plain(sent)) ? undefined : worryBefore(history, index))
  const sameStay = ofStayBefore.has(before.topic ?? '') || isMode(before.topic ?? '')
  const ofCancelling = sameStay ? history.filter(({ role }) => role === 'user').slice(-3) : []
  const besides = parts.length > 1 ? [{ content: sent }] : []
  const saidOfIt = [...ofCancelling, ...besides].map(({ content }) => content.slice(0, 200)).join(' ')
  for (const { reading, asking, decision: own } of parts) {
    const slots = slotsMeant(reading, state, index, now)
    const unknown = own.kind === 'handover' && own.topic === 'unknown' && parts.length === 1
    const again = unknown ? readAgain(plain(reading.text), history, index, now) : undefined
    const joined = parts.length === 1 ? readJoined(reading.text, history, own, before.topic, index.passages) : undefined
    const decision = worry && touches(worry.topic, own.topic) ? worry : (joined ?? again ?? own)
    state = remember(state, reading, slots)
    const one = say(index, reading, decision, slots, asking, saidOfIt)
    said.push(one)
    const plainly = decision.kind === 'answer' && one.kind === 'answer'
    priced.push({ reading, topic: decision.topic, slots, plainly, sources: one.sources })
  }
  const total = runningTotal(index, message, history, priced, now)
  if (total)
    return {
      kind: 'answer',
      ...total,
      confidence: Math.min(...said.map((one) => one.confidence)),
      trace: said.map((one) => one.trace),
    }
  const made = gather(index, said, message, sumAsked(index, message, priced))
  return grieves.test(plain(sent)) &&
    !made.text.startsWith('I am very sorry') &&
    !said.some(({ trace }) => trace.topic === 'emergency')
    ? { ...made, text: `I am very sorry for your loss. ${made.text}` }
    : made
}

/** What has been said of one's stay when what cancelling or moving it costs is asked. */
const ofStayBefore = new Set(['cancellation', 'change_booking', 'price', 'how_to_book', 'availability'])

/** Beside a guide dog: “and my own terrier?” */
const ofOwnPet =
  /\b(?:own|other|another|second|pet|normal|ordinary) (?:\w+ )?(?:dog|pet|cat|terrier|puppy|pup|labrador|collie|spaniel)\b/

const asks = ({ role }: Turn) => role === 'user'

/** Who has spoken of an allergy, a pregnancy or a weak heart still has it two questions later. */
function worryBefore(history: readonly Turn[], { passages }: KnowledgeIndex): Decision | undefined {
  const told = history.filter(({ role }) => role === 'user').map(({ content }) => concernIn(plain(content.slice(0, 300))))
  const topic = told.find(
    (concern) => concern === 'allergy' || concern === 'pregnancy' || concern === 'health' || concern === 'assistance_dog',
  )
  const because = `${topic} was spoken of before`
  if (topic === 'assistance_dog') return readWithConcern(topic, '', 1, passages)
  return topic && { kind: 'handover', topic, confidence: 1, because }
}

/** @param before what was said of the same thing just before, where it narrows the answer. */
function say(index: KnowledgeIndex, reading: Reading, decision: Decision, slots: Slots, asking: boolean, before: string): Said {
  const { facts, shelf } = index
  const trace: TracePart = {
    part: reading.text,
    topic: decision.topic,
    confidence: decision.confidence,
    needed: decision.needed,
    coverage: reading.coverage,
    decision: decision.kind,
    because: decision.because,
    guesses: reading.guesses.slice(0, 3).map((guess) => `${guess.topic} ${guess.probability.toFixed(2)}`),
    sources: [],
  }
  const gap = reading.gap !== undefined || (decision.kind === 'hedge' && decision.topic !== reading.topic)
  const key = `${decision.kind}:${decision.topic}`
  const base = {
    sources: [] as EntryRef[],
    confidence: decision.confidence,
    trace,
    asking,
    likely: reading.guesses[0]?.probability ?? 0,
    gap,
    key,
  }
  switch (decision.kind) {
    case 'decline':
      return asking ? { ...base, kind: 'decline', text: decline(facts, decision.topic) } : { ...base, kind: 'talk', text: '' }
    case 'talk':
      return { ...base, kind: 'talk', text: makeTalk(facts, decision.topic) }
    case 'staff': {
      const { category, key, value } = decision.entry
      trace.sources = [`${category}/${key}`]
      return { ...base, kind: 'answer', text: value, sources: [{ category, key }], key: `staff:${category}/${key}` }
    }
    case 'handover': {
      const { quotes = [] } = decision
      const heard = asking || isConcern(decision.topic)
      return {
        ...base,
        kind: heard ? 'handover' : 'talk',
        text: heard ? `${handOver(facts, decision.topic)}${quotes.length > 0 ? ` ${citing(quotes)}` : ''}` : '',
      }
    }
    case 'quote': {
      if (!asking && !isConcern(decision.topic)) return { ...base, kind: 'talk', text: '' }
      const sources = decision.quotes.map(({ passage }) => standsIn[passage.page]).slice(0, 1)
      trace.sources = sources.map(refOf)
      return { ...base, kind: 'answer', text: quoted(facts, decision.topic, decision.quotes), sources }
    }
    case 'aside': {
      const beside = compose(decision.topic, { facts, shelf, slots: { ...slots, rooms: [] }, text: plain(reading.text) })
      const text = handOver(facts, decision.concern)
      if (!beside) return { ...base, kind: 'handover', text }
      trace.sources = beside.sources.map(refOf)
      return {
        ...base,
        kind: 'answer',
        text: `${text} What is written is about ${topics[decision.topic].name}: ${beside.text}`,
        sources: beside.sources,
      }
    }
    default: {
      const made = compose(decision.topic, { facts, shelf, slots, text: plain(reading.text) })
      if (!made) return { ...base, kind: 'handover', text: handOver(facts, 'unknown') }
      trace.sources = made.sources.map(refOf)
      const read =
        decision.kind === 'answer' || decision.kind === 'hedge'
          ? quoteAfter(plain(reading.text), decision.topic, index.passages)
          : []
      const steps = decision.topic === 'cancellation' ? cancellingSteps(plain(reading.text), plain(before), index.passages) : ''
      const told = `${saidBefore(decision.topic, reading.text)}${steps || made.text}${read.length > 0 ? ` ${citing(read)}` : ''}${steps && `\n\nFor your own booking, ask the team: ${facts.estate.contacts.stayEmail} or ${facts.estate.contacts.phone}.`}`
      const doubt = made.partial ? 'grave' : decision.kind === 'hedge' && !steps ? decision.doubt : undefined
      const more = { facts, shelf, slots, text: plain(reading.text), told: made.sources }
      const twin = decision.kind === 'answer' && decision.also && compose(decision.also, more)
      if (twin && !told.includes(twin.text)) {
        const both = [...made.sources, ...twin.sources]
        trace.sources = both.map(refOf)
        return {
          ...base,
          kind: 'answer',
          text: `${told} ${twin.text}`,
          ...(doubt && { doubt }),
          sources: both,
          key: `topic:${decision.topic}:${slots.rooms.join()}`,
        }
      }
      const link = made.link && doubt !== 'grave' && !told.includes(made.link) ? ` More: ${made.link}.` : ''
      return {
        ...base,
        kind: 'answer',
        text: told + link,
        ...(doubt && { doubt }),
        sources: made.sources,
        key: `topic:${decision.topic}:${slots.rooms.join()}`,
      }
    }
  }
}

/** The entries that say where a passage is read. */
const standsIn: Readonly<Record<Passage['page'], EntryRef>> = {
  'terms and conditions': { category: 'policies', key: 'terms' },
  'guest guide': { category: 'facilities', key: 'guest_guide' },
}

/** What comes before the answer itself. */
function saidBefore(topic: string, part: string): string {
  if (topic === 'emergency') return leaveFirst(part)
  return topic === 'housekeeping' && tellsOfFault(plain(part), part) ? 'I am sorry about that. ' : ''
}

const talked = (text: string, message: string, topic: string): Answer => ({
  kind: 'talk',
  text,
  sources: [],
  confidence: 1,
  trace: [byForm(message, topic, 'talk', 'asks nothing, by its form')],
})

function declined(text: string, message: string, topic: string): Answer {
  return { kind: 'decline', text, sources: [], confidence: 1, trace: [byForm(message, topic, 'decline', 'declined by its form')] }
}

function byForm(message: string, topic: string, decision: TracePart['decision'], because: string): TracePart {
  return { part: message.slice(0, 120), topic, confidence: 1, coverage: 1, decision, because, guesses: [], sources: [] }
}
