/** A follow-up to a passage that was just quoted: "how long does that take?", "the gravel, is it ok?" */

import { decide } from '#app/concierge/deciding/decide.ts'
import type { Decision } from '#app/concierge/deciding/decision.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { type Quote, quotesOf } from '#app/concierge/written/written-elsewhere.ts'
import { framed } from '#app/understanding/any-of.ts'
import { plain } from '#app/understanding/text.ts'
import type { Recalled } from '#app/understanding/thread/dialogue.ts'
import { isGuest } from '#app/understanding/thread/turns.ts'
import type { FollowUp } from './follow-up.ts'
import { partsOf } from './message-parts.ts'

const longest = 10
const pointsBack = /\b(?:it|that|this|there|they|those)\b/
/** "Not even on the deck?", "where then?" */
const bareFollowUp = framed(
  /^(?:and |so |but |ok )*/,
  [
    /not even (?:in|on|at|by|under|with|after|outside|inside|an?|one|the)\b.{0,24}|even (?:in|on|at|by|outside|inside)\b.{0,24}/,
    /(?:where|when|why)(?: then| so| not| is that)?|(?:what about )?(?:on|in|at|by|under) the \w+(?: then)?/,
    /(?:what about )?(?:outside|inside|outdoors|indoors)(?: then)?|all of it|the whole (?:lot|thing|amount)/,
    /(?:until|till|from|up to) (?:when|what (?:time|hour))(?: is (?:that|it)(?: \w+)?)?|by when/,
    /who pays(?: for (?:it|that|this))?|what road|really|ever|at all|no exceptions?/,
  ],
  /$/,
)
/** “What happens if I do?”, about something that is not allowed. */
const whatIfAnyway = framed(
  /^(?:and |but |so )*/,
  [
    /what (?:happens|will happen|if|would happen)(?: if)? (?:i|we|someone|somebody) (?:do|does|did)(?: (?:it )?anyway| it)?/,
    /or (?:else|what)|is there a fine/,
  ],
  /$/,
)

/** What the same section says about guests who do not stop. */
function consequence(quoted: Quoting, { passages }: KnowledgeIndex): Decision | undefined {
  const title = quoted.quotes?.[0]?.passage.title
  const quotes = quotesOf(notStopping, passages).filter(({ passage }) => passage.title === title)
  return quotes.length > 0 ? { ...quoted, quotes } : undefined
}
const notStopping = { page: 'terms and conditions' as const, quoted: /\basked them once to stop\b/i }

const asksHowLong = /\bhow (?:long|far)\b|\bwhat time\b/
const tellsHowLong = /\b(?:hours?|minutes?|kilometres?|days?|months?|years?)\b/i
const small = framed(
  /^/,
  [
    /that|this|them|they|with|what|from|have|will|your|does|when|would|well|also|then|here|just|some|more|much|many/,
    /like|know|need|want|about|after|again|could|there|their|these|those|would|should|which|where|while|still|really/,
  ],
  /$/,
)

/** Quotes the passage's sentence that says how long, if the quotation so far does not. */
function whereHowLong(quote: Quote): Quote {
  if (tellsHowLong.test(quote.words)) return quote
  const telling = quote.passage.text.split(/(?<=[.!?])\s+/).filter((sentence) => tellsHowLong.test(sentence))
  return telling.length > 0 ? { ...quote, words: telling.join(' ') } : quote
}

type Quoting = Decision & { kind: 'quote' | 'handover' }
const turnsBack = 3

/** The last quotation, unless that was long ago. */
function lastQuoted({ turns }: Recalled, index: KnowledgeIndex): Quoting | undefined {
  const asked = turns.filter(({ turn }) => isGuest(turn)).slice(-turnsBack)
  for (const { turn, before } of asked.reverse()) {
    const [part, ...others] = partsOf(turn.content.slice(0, 300), before, index)
    const decision = part && others.length === 0 ? decide(part.reading, index, true, before.topic) : undefined
    if ((decision?.kind === 'quote' || decision?.kind === 'handover') && decision.quotes) return decision
  }
  return undefined
}

/** How long a voucher is valid; the quoted line of the terms does not say. */
const runsOut = /\bruns? out\b|\bexpires?\b|\bvalid\b/

/** “Which taxi?”, which the passage only mentions. */
const whichOne = /^(?:and |so |ok )*which\b/

/** Words that continue from what was said: "and now there is a little lock". */
const goesOn = /^(?:and|now|but|or|so|ok|what if|what about)\b/

/**
 * Quotes the last passage again if the question was not understood, or hardly, and names something in it; if the question is only a word or
 * two from it; or if it continues in the passage's own words.
 */
export function readAgain({ reading, own, recalled, index }: FollowUp): Decision | undefined {
  const text = plain(reading.text)
  const many = text.split(' ').length
  if (own.kind === 'answer' && whichOne.test(text)) return undefined
  const leans = pointsBack.test(text)
  const open = own.kind === 'handover' && !own.quotes && own.topic !== 'booking'
  const bare = open && bareFollowUp.test(text)
  const howLong = open && asksHowLong.test(text)
  // If the subject is certainly its own, its missing fact is what is unwritten.
  const unsure = own.kind === 'hedge' && own.doubt === 'grave' && own.confidence < 0.8
  const fewWords = many <= 3
  const continues = (leans || goesOn.test(text)) && !(own.kind === 'answer' && runsOut.test(text))
  if (many > longest || !(bare || (open && whatIfAnyway.test(text)) || howLong || fewWords || continues || unsure))
    return undefined
  const quoted = lastQuoted(recalled, index)
  if (!quoted?.quotes) return undefined
  if (bare) return quoted
  if (open && whatIfAnyway.test(text)) return consequence(quoted, index) ?? quoted
  const shared = sharedWords(text, quoted.quotes)
  const needed = fewWords || unsure || open ? 1 : 2
  if (shared >= needed && (open || unsure || fewWords || continues)) return quoted
  const lasting = howLong ? quoted.quotes.map(whereHowLong) : []
  return lasting.some(({ words }) => tellsHowLong.test(words)) ? { ...quoted, quotes: lasting } : undefined
}

function sharedWords(text: string, quotes: readonly Quote[]): number {
  const told = plain(quotes.map(({ words }) => words).join(' '))
  return new Set(text.split(' ').filter((word) => word.length > 3 && !small.test(word) && told.includes(word))).size
}
