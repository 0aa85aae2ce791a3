/** The engine's entry point: from a question and its history to an answer that names its entries. Pure. */

import { withMoneyAtHand } from '#app/concierge/calculating/money-at-hand.ts'
import { orderDeadline } from '#app/concierge/calculating/order-deadline.ts'
import { runningTotal } from '#app/concierge/calculating/running-total.ts'
import { depositKept, shareKept } from '#app/concierge/calculating/share-kept.ts'
import { type SumPart, sumAsked } from '#app/concierge/calculating/sum-asked.ts'
import { decide } from '#app/concierge/deciding/decide.ts'
import type { Decision } from '#app/concierge/deciding/decision.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { asMeant, turnsAsMeant } from '#app/concierge/reading/as-meant.ts'
import { partsOf } from '#app/concierge/reading/message-parts.ts'
import { readAgain } from '#app/concierge/reading/read-again.ts'
import { readFromAnswer } from '#app/concierge/reading/read-from-answer.ts'
import { readJoined } from '#app/concierge/reading/read-joined.ts'
import { readWithNoun } from '#app/concierge/reading/read-with-noun.ts'
import { slotsMeant } from '#app/concierge/reading/slots-meant.ts'
import type { EntryRef } from '#app/knowledge/entry.ts'
import { anyOf } from '#app/understanding/any-of.ts'
import { isAsking } from '#app/understanding/parts.ts'
import type { Reading } from '#app/understanding/reading.ts'
import { plain } from '#app/understanding/text.ts'
import { askedOfEach } from '#app/understanding/thread/asked-of-each.ts'
import { backToSubject } from '#app/understanding/thread/back-to-subject.ts'
import { type Recalled, recallEach, remember, type State, type Turn } from '#app/understanding/thread/dialogue.ts'
import { backAtFirst } from '#app/understanding/thread/earlier.ts'
import { yesOrNo } from '#app/understanding/thread/follow-up-topics.ts'
import { isMode } from '#app/understanding/thread/modes-meant.ts'
import { nameByOrder } from '#app/understanding/thread/named-by-order.ts'
import { fromDayNamed } from '#app/understanding/thread/till-a-day.ts'
import { grieves } from '#app/understanding/troubles/troubles.ts'
import { guestMessages, isGuest, lastMessage } from '#app/understanding/turns.ts'
import { besideWorry, worryOf } from './ailment-mentioned.ts'
import { sayPart } from './answer-part.ts'
import { answerByForm, refusedOf } from './by-form.ts'
import { alarmed, goesOn } from './emergency-answer.ts'
import { figureConfirmed } from './figure-confirmed.ts'
import { gather, type Said } from './gather.ts'
import { reasonAsked } from './reason-asked.ts'
import { withTrueCount } from './rooms-miscounted.ts'
import { unlessSaid } from './said-before.ts'
import { askedOfWhatIsTold } from './told-then-asked.ts'
import { withoutOverlap } from './without-overlap.ts'

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

export function answer({ index, message: typed, history: asTyped = [], now }: Question): Answer {
  const written = asMeant(index, typed)
  const history = nameByOrder(
    [...turnsAsMeant(index, asTyped), { role: 'user', content: written }],
    index.facts.products.map(({ name }) => name),
  )
  const sent = fromDayNamed(askedOfEach(history.pop()?.content ?? written, history), history)
  const doubted = questionDoubted(sent, history)
  if (doubted) return answer({ index, ...doubted, now })
  const formed = answerByForm(index, sent, history)
  if (formed) return formed
  const confirmed = figureConfirmed({ index, sent, history, now, again: answerAgain(index, now) })
  if (confirmed) return confirmed
  const recalled = recallEach(history, index.mind, now, index.facts.estate.timeZone)
  const before = recalled.after
  // Told in words that only the understanding hears as danger: "I feel faint after the bath".
  const lastAsked = lastMessage(history)
  if (before.topic === 'emergency' && lastAsked && !isAsking(lastAsked) && goesOn(sent))
    return alarmed(index, sent, refusedOf(sent, history))

  const reason = reasonAsked(index, sent, history, before.topic)
  if (reason) return reason

  const { message, state } = backAtFirst(sent, before) ?? { message: sent, state: backToSubject(plain(sent), before) }
  const { said, priced } = answerParts({ index, message, sent, history, now }, state, recalled)
  const total = runningTotal(index, message, history, priced, now)
  if (total && !total.beside) {
    const confidence = Math.min(...said.map((one) => one.confidence))
    const hours = hoursBeside(said)
    const text = [withMoneyAtHand(total.text, sent, history), ...hours.map(({ text }) => text)].join(' ')
    const sources = [...total.sources, ...hours.flatMap(({ sources }) => sources)]
    return { kind: 'answer', text, sources, confidence, trace: said.map((one) => one.trace) }
  }
  const made = withMoney(gather(index, withoutOverlap(said), message, sumAsked(index, message, priced)), {
    index,
    message,
    sent,
    history,
    now,
  })
  if (total && made.kind === 'answer' && !namesSum(made.text, total.text))
    return { ...made, text: `${made.text}\n\n${total.text}` }
  return withTrueCount(index, withFeeling(unlessSaid(index, made, sent, history), sent), sent)
}

/** Whether what is told already names what it all comes to. */
const namesSum = (told: string, total: string) => {
  const sum = /\bcomes? to (€[\d,.]*\d)/.exec(total)?.[1]
  return sum !== undefined && new RegExp(`comes to ${sum}(?![\\d,.]*\\d)`).test(told)
}

const answerAgain = (index: KnowledgeIndex, now: Date) => (message: string, history: readonly Turn[]) =>
  answer({ index, message, history, now })

/** “… with the late check-out, and what time can we stay till?”: what is asked beside the sum. */
const hoursBeside = (said: readonly Said[]): Said[] =>
  said.length > 1 ? said.filter(({ kind, doubt, trace }) => kind === 'answer' && !doubt && asksHour.test(plain(trace.part))) : []
const asksHour = /^(?:and |so )*(?:(?:un)?til(?:l)? |by |from |at )?(?:what time|when|how late)\b/

/** With what a row of the terms comes to, how far the guest's money goes, and by when to order. */
function withMoney(made: Answer, { index, sent, history, now }: Asked): Answer {
  if (made.kind !== 'answer') return made
  const topics = made.trace.map(({ topic }) => topic)
  const deadline = orderDeadline(index.facts, topics, sent, history, now)
  const kept = topics.includes('cancellation') ? shareKept(index, made.text, sent, history, now) : ''
  const rows = kept ? made.text.replace(/(?=\n\nFor your own booking|$)/, kept) : made.text
  const deposit = depositKept(index, made.text, sent, history, now)
  return { ...made, text: withMoneyAtHand(`${deadline}${deposit}${rows}`, sent, history) }
}

/** "So no?": the question before it, once more. */
function questionDoubted(sent: string, history: readonly Turn[]): { message: string; history: readonly Turn[] } | undefined {
  const at = history.findLastIndex(isGuest)
  const asked = history[at]?.content
  const doubts = (text: string) => yesOrNo.test(plain(text)) && text.includes('?')
  return asked && doubts(sent) && !doubts(asked) ? { message: asked, history: history.slice(0, at) } : undefined
}

type Asked = { index: KnowledgeIndex; message: string; sent: string; history: readonly Turn[]; now: Date }

/**
 * Each part of the message by itself, in the light of those before it.
 * @param sent as it was written; `message` may go back to an earlier question.
 */
function answerParts({ index, message, sent, history, now }: Asked, from: State, recalled: Recalled) {
  const before = recalled.after
  const parts = askedOfWhatIsTold(
    partsOf(message, from, index).map((part, _, all) => ({
      ...part,
      decision: decide(part.reading, index, all.length === 1, from.topic),
    })),
  )
  const worry = worryOf(
    parts.map(({ decision }) => decision),
    sent,
    history,
    index,
  )
  const alone = parts.length === 1
  const earlier = saidOfStay(before, history, alone ? [] : [sent])
  const asksElse = parts.some(({ asking }) => asking)
  const said: Said[] = []
  const priced: SumPart[] = []
  let state = from
  for (const { reading: asRead, asking, decision: asDecided } of parts) {
    const anew = alone ? readWithNoun(asRead.text, history, asDecided, before, index) : undefined
    const { reading, decision: own } = anew ?? { reading: asRead, decision: asDecided }
    const slots = slotsMeant(reading, state, index, now)
    // Where it stands whether a child may come, nothing else is read.
    const written =
      alone && !(own.kind === 'quote' && reading.topic === 'children')
        ? (readJoined(reading.text, history, own, before.topic, index.passages, reading.unwritten.length > 0) ??
          readAgain(reading.text, recalled, own, index) ??
          readFromAnswer(reading.text, history, own, reading.unwritten.length > 0, index))
        : undefined
    const decision = besideWorry(worry, own, reading.text) ?? written ?? own
    state = remember(state, reading, slots)
    const one = sayPart(index, decision, { reading, slots, asking, earlier, now })
    if (asking || !asksElse || corrects.test(sent) || !isOnlyRepeated(decision, reading, from)) said.push(one)
    const plainly = decision.kind === 'answer' && one.kind === 'answer'
    priced.push({ reading, topic: decision.topic, slots, plainly, sources: one.sources })
  }
  return { said, priced }
}

/** “Ok, the lodge then. What is …?”: few words before the question are none after what was spoken of. */
const isOnlyRepeated = (decision: Decision, { text }: Reading, { topic }: State) =>
  (decision.kind === 'answer' || decision.kind === 'hedge') &&
  decision.topic === topic &&
  text.split(' ').length <= (saidTwice.has(decision.topic) ? 4 : 6)
/** “I mean a café outside.” */
const corrects = /\b(?:i|we) mean(?:t)?\b/i
/** Who may come is rather told once too often. */
const saidTwice = new Set<string>(['children', 'pets', 'occupancy'])

const celebrates = anyOf(
  /(?:just|recently|newly) (?:got |been )?(?:married|engaged|wed)|(?:we|i|they) got (?:married|engaged)|(?:she|he) said yes/,
  /newlyweds?|(?:on|for|it is) our honeymoon|honeymooners/,
)

/** What the guest has said of the stay that is cancelled or moved: its kind, its dates. */
function saidOfStay({ topic = '' }: State, history: readonly Turn[], besides: readonly string[]): string {
  const before = ofStay.has(topic) || isMode(topic) ? guestMessages(history).slice(-3) : []
  return [...before, ...besides].map((text) => text.slice(0, 200)).join(' ')
}
const ofStay = new Set(['cancellation', 'change_booking', 'price', 'how_to_book', 'availability'])

/** Somebody has died, or has married: said first, unless help is. */
function withFeeling(made: Answer, sent: string): Answer {
  if (celebrates.test(plain(sent)) && made.kind !== 'decline') return { ...made, text: `Congratulations! ${made.text}` }
  const isTold = made.text.startsWith('I am very sorry') || made.trace.some(({ topic }) => topic === 'emergency')
  return grieves.test(plain(sent)) && !isTold ? { ...made, text: `I am very sorry for your loss. ${made.text}` } : made
}
