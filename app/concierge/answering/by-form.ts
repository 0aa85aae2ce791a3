/** Messages that patterns alone can answer, before the trained model reads them. */

import { decline, makeTalk } from '#app/concierge/composing/fixed-replies.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { sentences } from '#app/understanding/message/parts.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { isVague, noddedAt } from '#app/understanding/thread/small-replies.ts'
import { tellsOfStay } from '#app/understanding/thread/stay-told.ts'
import { lastMessage } from '#app/understanding/thread/turns.ts'
import type { Declined } from '#app/understanding/topics.ts'
import { soundsLikeDanger } from '#app/understanding/troubles/danger.ts'
import { asksForCode, asksOnOfSomebody, asksWhereCode, declines } from '#app/understanding/troubles/safety.ts'
import { alarmed, allClear, dangerHeld } from './emergency-answer.ts'
import { type Answer, answeredByForm } from './outcome.ts'

/** Danger first, then a nod, then what is refused, then what is too vague. */
export function answerByForm(index: KnowledgeIndex, message: string, history: readonly Turn[]): Answer | undefined {
  const { facts } = index
  const refused = refusedOf(message, history)
  if (allClear(history, message)) return formed('talk', makeTalk(facts, 'all clear'), message, 'all clear')
  const inDanger = [message, ...sentences(message)].some((text) => soundsLikeDanger(plain(text)))
  const danger = inDanger ? message : dangerHeld(history, message)
  if (danger) return alarmed(index, danger, refused)
  const nodded = noddedAt(message)
  if (nodded) return formed('talk', makeTalk(facts, nodded), message, nodded)
  if (refused) return formed('decline', decline(facts, refused), message, refused)
  if (isVague(message, history)) return { ...formed('talk', makeTalk(facts, 'vague'), message, 'vague'), kind: 'handover' }
  if (tellsOfStay(message, history)) return formed('talk', makeTalk(facts, 'told'), message, 'told')
  return undefined
}

/** What nobody is told: a code, or anything about other guests. */
export function refusedOf(message: string, history: readonly Turn[]): Declined | undefined {
  const last = lastMessage(history)
  const ofOthers = asksOnOfSomebody(plain(message), last && plain(last))
  const ofCode = asksForCode(plain(message), last && plain(last))
  const refused = declines(plain(message), message)
  if (refused === 'secret' && asksWhereCode(plain(message), last && plain(last))) return undefined
  return refused ?? (ofOthers ? 'other_guests' : ofCode ? 'secret' : undefined)
}

function formed(kind: 'talk' | 'decline', text: string, message: string, topic: string): Answer {
  return answeredByForm({
    ...{ kind, text, message, topic },
    because: kind === 'talk' ? 'asks nothing, by its form' : 'declined by its form',
  })
}
