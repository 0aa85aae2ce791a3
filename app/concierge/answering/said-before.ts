/**
 * If the same answer was just given word for word, give only the sentences that answer the new question, or admit that none does: the
 * guest has already read the rest.
 */

import { admit, admitAfter, misunderstood, notWritten } from '#app/concierge/composing/fixed-replies.ts'
import { thresholds } from '#app/concierge/deciding/thresholds.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { anyOf, either } from '#app/understanding/any-of.ts'
import { wellThen, yesOrNo } from '#app/understanding/follow-ups/whatever-was-said.ts'
import { withoutLeadIn } from '#app/understanding/lead-in.ts'
import { type Token, tokens } from '#app/understanding/lexicon/lexicon.ts'
import { isAsking } from '#app/understanding/message/parts.ts'
import { content, read } from '#app/understanding/message/reading.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { isGuest, lastAnswer } from '#app/understanding/thread/turns.ts'
import { isTopic, type TopicId, topics } from '#app/understanding/topics.ts'
import type { Answer } from './outcome.ts'

const turnsBack = 6
/** Topics whose answer may rightly repeat, because rooms, nights or hours narrow it. */
const narrowed = new Set(
  'price cheapest dearest flexi flexi_booking late_check_out two_night two_night_min weekend per_room cancellation change_booking availability check_in check_out emergency hospital doctor contact housekeeping rooms experiences'.split(
    ' ',
  ),
)
/** “Are you sure?”, “say that again”. */
const asksAgain = anyOf(
  /(?:are you |you are )?(?:sure|certain|positive)|again|repeat|say that|really|correct|right|confirm|remind|once more/,
  /in short|summar\w*|which (?:one|of)/,
)
/** “So it is?” */
const concludes = /\b(?:so|then) (?:it|that|they|we|i|the|no|yes)\b/
/** “Right, do you sell it?” asks for nothing again. */
const wantsItAgain = (text: string): boolean => asksAgain.test(withoutLeadIn(text).text) || concludes.test(text)

/** A kind of question, and what a sentence that answers it contains. */
const cues: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\bhow (?:soon|quickly|fast)\b.*\b(?:get|have|receive|come|there)\b|\bwhen (?:do|would|will) (?:they|he|she|i|we) (?:get|have|receive)\b/,
    /\binstant/i,
  ],
  [
    /\bhow (?:long|much time)\b|\btill? when\b|\bexpires?\b|\bvalid\b|\bruns? out\b/,
    /\b(?:minutes?|hours?|days?|years?|until|lasts?|short walk)\b/i,
  ],
  [/\bhow far\b|\bdistance\b/, /\b(?:minutes|kilometres?|km)\b/i],
  [/\bwhen\b|\bwhat time\b|\bhow (?:late|early|soon)\b|\bby when\b|\bnotice\b|\bahead\b/, /\b(?:am|pm|hours?|days?|before)\b/i],
  [/\bhow much\b|\bcosts?\b|\bprices?\b|\bcharge\w*\b|\bfree\b|\bfees?\b/, /€|\bfree\b|\boptional extra\b/i],
  [/\bincluded\b|\bextra\b/, /€|\bits own\b|\bincluded\b|\boptional extra\b/i],
  [
    /\bwhat (?:could|can|would|will|do) (?:you|ye) (?:set up|arrange|organi[sz]e|lay on|do for)\b/,
    /\bwe arrange\b|\btell us\b|\bset out\b|\bcontact us\b/i,
  ],
  [/\bwhere\b/, /\b(?:in|at|near|through|on) (?:the|our|your)\b|\bat \/[a-z]/i],
  [/\b(?:years?|months?)\b/, /\b(?:years?|months?)\b/i],
  [/\b(?:by|along|beside) the (?:sea|shore|water|strand)\b|\bsea one\b/, /^Sea Stroll\b|\bstrand\b/],
  [/\b(?:mustn t|must not|shouldn t|should not|not allowed|avoid)\b/, /\bdon[’']ts\b/i],
  [/\b(?:rains?|raining|the rain|wet)\b/, /\brains\b/],
  [/^(?:(?:what|how) about |even |if s?he is )?(?:an? )?\d{1,2}(?: years? olds?)?\b/, /\b\d+ or over\b/],
  [/\blong(?:er|est)\b/, /\bthe long one\b/i],
  [/\bfloors?\b/, /\bunder-?floor\b/i],
  [/\b(?:by|on) foot\b/, /\bwalk\b/i],
  [
    /\bhow (?:do|can|would|to)\b|\b(?:like|as) (?:with )?the (?:\w+ )?(?:bath|box|breakfast|tray)\b|\border\b|\bbook(?:ing|ed)?\b|\bpre ?book\b|\b(?:turn|show) up\b/,
    /\b(?:order\w*|book\w*|choose|ask|contact|sign up)\b/i,
  ],
  [
    /\beach\b|\bfor (?:both|two|2|us|one)\b|\bhow many\b|\b(?:feeds?|serves?)\b/,
    /\b(?:for (?:two|2)|together|each|two guests)\b/,
  ],
  [/^(?:and |so |in )*(?:all|each|every one)\b/, /\b(?:the cabins|wild rooms|every|each)\b/i],
  [/\bwhich (?:ones?|rooms?|cabins?|of them)\b|\bthe only one\b/, /\b(?:only|each|every)\b/i],
  [
    /\bby (?:tomorrow|tonight|then)\b|\b(?:get|have|there|arrive|come)\b.{0,8}\b(?:today|tonight|tomorrow|in time)\b/,
    /\binstant\b/i,
  ],
  [/\bhave (?:it|that|one)\b.*\b(?:morning|evening)\b/, /\b(?:before|by \d)/i],
  [/\b(?:number|phone|ring|call|e ?mail)\b/, /\d{3}|@/],
]

/** “How long would you sit in it?” */
const soaks = /\bhow long\b.*\b(?:sit|soak|stay|bathe|be) (?:in|there)\b/
const soaking = [soaks, /\bminutes\b/i] as const

export function unlessSaid(index: KnowledgeIndex, made: Answer, sent: string, history: readonly Turn[]): Answer {
  const { facts } = index
  const again = saidAgain(made, sent, history, index)
  if (again) return again
  const topic = askedOn(made, sent)
  if (!topic) return made
  const told = bare(made.text, [admit(facts), admitAfter(facts)])
  if (told.length < shortest || !wasTold(told, history)) return made
  const isDoubted = made.text.startsWith(admit(facts))
  const sentences = told.split(/(?<=[.!?])\s+(?=\p{Lu}|“)/u)
  const fitting = thatAnswer(sentences, plain(sent))
  if (fitting.length > 0) return { ...made, text: `${isDoubted ? `${admit(facts)} ` : ''}${fitting.join(' ')}` }
  if (!isDoubted && (speakOf(sentences, sent, topic, index) || asksByItself(sent, topic, index))) return made
  return { ...made, kind: 'handover', text: notWritten(facts), sources: [] }
}

/** The topic a further question is about; undefined if repeating the answer is fine. */
function askedOn({ kind, trace }: Answer, sent: string): TopicId | undefined {
  const [part, ...others] = trace
  if (kind !== 'answer' || !part || others.length > 0 || part.decision === 'aside') return undefined
  if (!isTopic(part.topic) || narrowed.has(part.topic) || part.topic.startsWith('room_')) return undefined
  const { text } = withoutLeadIn(plain(sent))
  return isAsking(sent) && !wellThen.test(text) && !yesOrNo.test(text) && !wantsItAgain(plain(sent)) ? part.topic : undefined
}

const wasTold = (told: string, history: readonly Turn[]): boolean =>
  history.slice(-turnsBack).some((turn) => !isGuest(turn) && turn.content.includes(told))

/** The sentences that look like an answer to what is asked. */
function thatAnswer(sentences: readonly string[], text: string): string[] {
  const kinds = soaks.test(text) ? [soaking] : cues.filter(([asked]) => asked.test(text))
  return sentences.filter((sentence) => kinds.some(([, told]) => told.test(sentence)))
}

/** Whether they have a word of the question, beside its topic's name. */
function speakOf(sentences: readonly string[], sent: string, topic: TopicId, { mind }: KnowledgeIndex): boolean {
  const known = new Set(wordsOf(tokens(topics[topic].name, mind.lexicon)))
  const asked = wordsOf(tokens(sent, mind.lexicon)).filter((word) => !known.has(word))
  return sentences.some((sentence) => wordsOf(tokens(sentence, mind.lexicon)).some((word) => asked.includes(word)))
}

/** Repeating the answer does not help someone who said it was not what they asked. */
function saidAgain(made: Answer, sent: string, history: readonly Turn[], index: KnowledgeIndex): Answer | undefined {
  const last = lastAnswer(history)?.trim()
  const [part] = made.trace
  if (made.kind !== 'answer' || made.text.trim() !== last || !part || part.decision === 'quote') return undefined
  if (!corrects(sent) || wantsItAgain(plain(sent)) || (isTopic(part.topic) && narrowed.has(part.topic))) return undefined
  // A plain no may be repeated: it was not misunderstood.
  if (/^Not\b/.test(made.text)) return undefined
  // “No, not a doctor, I mean can I cancel?” asks for it explicitly.
  if (asksByItself(part.part, part.topic, index)) return undefined
  return { ...made, kind: 'handover', text: misunderstood(index.facts), sources: [] }
}

/** “I said without wine”, “that's not what I asked”, “no, the other”. */
const notThat =
  /^(?:no|sorry|hey)\b|\bi (?:mean|meant|said|asked)\b|\bnot what (?:i|we) (?:asked|meant|said|mean)\b|\b(?:was|am) (?:talking|asking) (?:about|of|for)\b|\bnot (?:the |a )?\w+\W*$/

/** “But that is not it”; a “but” that asks goes on with the subject. */
const corrects = (sent: string): boolean =>
  notThat.test(sent.toLowerCase()) || (withoutLeadIn(plain(sent)).led === 'but' && !isAsking(sent))

/** “So what do we eat in the evening?” names the topic, so the answer is repeated. */
function asksByItself(sent: string, topic: string, { mind }: KnowledgeIndex): boolean {
  if (measured.test(plain(sent))) return false
  const alone = read(sent, mind)
  return alone.topic === topic && alone.confidence >= thresholds.answer && !alone.gap
}

/** “How big a dog?” */
const measured = /\bhow (?!do|does|can|could|would|to|about|is|are)\w+/

/** Shorter answers are simply repeated. In characters. */
const shortest = 60

function bare(text: string, admissions: readonly string[]): string {
  const without = admissions.reduce((left, admission) => left.replace(admission, ''), text)
  return without.replace(either(/ More: \S+$/, / There may be more about it under .*$/), '').trim()
}

const wordsOf = (all: readonly Token[]): string[] =>
  content(all).flatMap(({ concept, text }) => (concept ? [concept] : text.length > 3 ? [text] : []))
