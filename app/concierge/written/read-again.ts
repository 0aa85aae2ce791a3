/** A follow-up to a passage that was just quoted: "how long does that take?", "the gravel, is it ok?" */
import { recall, type Turn } from '#app/understanding/dialogue.ts'
import { plain } from '#app/understanding/text.ts'
import { type Decision, decide } from '../decide.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import { partsOf } from '../parts-read.ts'
import type { Quote } from './written-elsewhere.ts'

const longest = 10
const pointsBack = /\b(?:it|that|this|there|they|those)\b/
/** "Not even on the deck?", "where then?" */
const bareFollowUp =
  /^(?:and |so |but |ok )*(?:not even (?:in|on|at|by|under|with|after|outside|inside)\b.{0,24}|even (?:in|on|at|by|outside|inside)\b.{0,24}|(?:where|when|why)(?: then| so| not| is that)?|really|ever|at all|no exceptions?)$/
const asksHowLong = /\bhow (?:long|far)\b|\bwhat time\b/
const tellsHowLong = /\b(?:hours?|minutes?|kilometres?|days?|months?|years?)\b/i
const small = /^(?:about|after|again|could|there|their|these|those|would|should|which|where|while|still|really)$/

/** The sentence of the passage that tells how long, where what was quoted of it does not. */
function whereHowLong(quote: Quote): Quote {
  if (tellsHowLong.test(quote.words)) return quote
  const telling = quote.passage.text.split(/(?<=[.!?])\s+/).filter((sentence) => tellsHowLong.test(sentence))
  return telling.length > 0 ? { ...quote, words: telling.join(' ') } : quote
}

/** The passage once more, when the question names something that it says; undefined otherwise. `text` is made plain. */
export function readAgain(text: string, history: readonly Turn[], index: KnowledgeIndex, now: Date): Decision | undefined {
  const at = history.findLastIndex(({ role, content }) => role === 'user' && !bareFollowUp.test(plain(content)))
  const last = history[at]
  const bare = bareFollowUp.test(text)
  const howLong = asksHowLong.test(text)
  if (!last || !(bare || howLong || pointsBack.test(text)) || text.split(' ').length > longest) return undefined
  const before = recall(history.slice(0, at), index.mind, now, index.facts.estate.timeZone)
  const [part, ...others] = partsOf(last.content.slice(0, 300), before, index)
  const quoted = part && others.length === 0 ? decide(part.reading, index, true, before.topic) : undefined
  if (quoted?.kind !== 'quote' && quoted?.kind !== 'handover') return undefined
  if (!quoted.quotes) return undefined
  const words = quoted.quotes.map((quote) => quote.words).join(' ')
  const named = text.split(' ').some((word) => word.length > 4 && !small.test(word) && plain(words).includes(word))
  if (bare || named) return quoted
  const lasting = howLong ? quoted.quotes.map(whereHowLong) : []
  return lasting.some(({ words }) => tellsHowLong.test(words)) ? { ...quoted, quotes: lasting } : undefined
}
