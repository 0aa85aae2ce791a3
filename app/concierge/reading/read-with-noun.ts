/** A follow-up that was not understood alone, read again with the noun it refers to: "can we leave it on?", after the stove. */

import { decide } from '#app/concierge/deciding/decide.ts'
import { asksWideWorld } from '#app/concierge/deciding/wide-world.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { generic, read, slotConcepts } from '#app/understanding/message/reading.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages } from '#app/understanding/thread/turns.ts'
import { isTopic, smallTalk, topics } from '#app/understanding/topics.ts'
import { type FollowUp, isOpen } from './follow-up.ts'

const longest = 10
const turnsBack = 2
const pointing = /\b(?:it|that|this|them|they|those|these|one|ones|he|she|him|her)\b/

/** Unchanged if nothing is known with the noun either. */
export function readWithNoun(asked: FollowUp): FollowUp {
  const { own, history, index } = asked
  const text = plain(asked.reading.text)
  const before = asked.recalled.after.topic
  if (!isOpen(own) || text.split(' ').length > longest || asksWideWorld(text)) return asked
  for (const noun of nounsBefore(history, before, index)) {
    const whole = pointing.test(text) ? text.replace(pointing, `the ${noun}`) : `${text} ${noun}`
    const reading = read(whole, index.mind)
    const decision = decide(reading, index, true, before)
    // Naming its noun is enough to find an entry, but not a passage, so only a passage is trusted here.
    if (decision.kind === 'quote')
      return { ...asked, reading, own: { ...decision, because: `read with “${noun}”: ${decision.because}` } }
  }
  return asked
}

/** What the guest named in the last questions, newest first, then the subject of the conversation. */
function nounsBefore(history: readonly Turn[], before: string | undefined, { mind }: KnowledgeIndex): string[] {
  const asked = guestMessages(history).slice(-turnsBack)
  const named = asked.reverse().flatMap((message) => plain(message.slice(0, 200)).split(' ').filter(isNoun))
  const subject = before && isTopic(before) ? [topics[before].name] : []
  return [...new Set([...named, ...subject])]

  function isNoun(word: string): boolean {
    const [token] = tokens(word, mind.lexicon)
    if (!token?.concept || token.background) return false
    return !generic.has(token.concept) && !slotConcepts.has(token.concept) && !smallTalk.some((talk) => talk === token.concept)
  }
}
