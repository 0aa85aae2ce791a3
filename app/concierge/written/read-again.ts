/** A follow-up to a passage that was just quoted: "how long does that take?", "the gravel, is it ok?" */
import { recall, type Turn } from '#app/understanding/dialogue.ts'
import { plain } from '#app/understanding/text.ts'
import { decide } from '../deciding/decide.ts'
import type { Decision } from '../deciding/decision.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import { partsOf } from '../parts-read.ts'
import type { Quote } from './written-elsewhere.ts'

const longest = 10
const pointsBack = /\b(?:it|that|this|there|they|those)\b/
/** "Not even on the deck?", "where then?" */
const bareFollowUp =
  /^(?:and |so |but |ok )*(?:not even (?:in|on|at|by|under|with|after|outside|inside)\b.{0,24}|even (?:in|on|at|by|outside|inside)\b.{0,24}|(?:where|when|why)(?: then| so| not| is that)?|(?:what about )?(?:on|in|at|by|under) the \w+(?: then)?|(?:what about )?(?:outside|inside|outdoors|indoors)(?: then)?|all of it|the whole (?:lot|thing|amount)|who pays(?: for (?:it|that|this))?|what road|really|ever|at all|no exceptions?)$/
const asksHowLong = /\bhow (?:long|far)\b|\bwhat time\b/
const tellsHowLong = /\b(?:hours?|minutes?|kilometres?|days?|months?|years?)\b/i
const small =
  /^(?:that|this|them|they|with|what|from|have|will|your|does|when|would|well|also|then|here|just|some|more|much|many|like|know|need|want|about|after|again|could|there|their|these|those|would|should|which|where|while|still|really)$/

/** The sentence of the passage that tells how long, where what was quoted of it does not. */
function whereHowLong(quote: Quote): Quote {
  if (tellsHowLong.test(quote.words)) return quote
  const telling = quote.passage.text.split(/(?<=[.!?])\s+/).filter((sentence) => tellsHowLong.test(sentence))
  return telling.length > 0 ? { ...quote, words: telling.join(' ') } : quote
}

type Quoting = Decision & { kind: 'quote' | 'handover' }
const turnsBack = 3

/** What was quoted last, unless that is long ago. */
function lastQuoted(history: readonly Turn[], index: KnowledgeIndex, now: Date): Quoting | undefined {
  const asked = [...history.entries()].filter(([, { role }]) => role === 'user').slice(-turnsBack)
  for (const [at, { content }] of asked.reverse()) {
    const before = recall(history.slice(0, at), index.mind, now, index.facts.estate.timeZone)
    const [part, ...others] = partsOf(content.slice(0, 300), before, index)
    const decision = part && others.length === 0 ? decide(part.reading, index, true, before.topic) : undefined
    if ((decision?.kind === 'quote' || decision?.kind === 'handover') && decision.quotes) return decision
  }
  return undefined
}

/** The passage once more, when the question was not understood and names something that it says; undefined otherwise. */
export function readAgain(
  said: string,
  history: readonly Turn[],
  own: Decision,
  index: KnowledgeIndex,
  now: Date,
): Decision | undefined {
  if (own.kind !== 'handover' || own.topic !== 'unknown') return undefined
  const text = plain(said)
  const bare = bareFollowUp.test(text)
  const howLong = asksHowLong.test(text)
  if (!(bare || howLong || pointsBack.test(text)) || text.split(' ').length > longest) return undefined
  const quoted = lastQuoted(history, index, now)
  if (!quoted?.quotes) return undefined
  const words = quoted.quotes.map((quote) => quote.words).join(' ')
  const named = text.split(' ').some((word) => word.length > 3 && !small.test(word) && plain(words).includes(word))
  if (bare || named) return quoted
  const lasting = howLong ? quoted.quotes.map(whereHowLong) : []
  return lasting.some(({ words }) => tellsHowLong.test(words)) ? { ...quoted, quotes: lasting } : undefined
}
