/** What the guest asked before, each turn read as it was then: for savings, deposits and counts of what was discussed. */

import { compose } from '#app/concierge/composing/compose.ts'
import { decide } from '#app/concierge/deciding/decide.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { namesStay, partsOf } from '#app/concierge/reading/message-parts.ts'
import { slotsMeant } from '#app/concierge/reading/slots-meant.ts'
import { plain } from '#app/understanding/text.ts'
import { backToSubject } from '#app/understanding/thread/back-to-subject.ts'
import { recallTurn, remember, type State, type Turn } from '#app/understanding/thread/dialogue.ts'
import { noddedAt } from '#app/understanding/thread/small-replies.ts'
import { isGuest } from '#app/understanding/thread/turns.ts'
import { isTopic } from '#app/understanding/topics.ts'
import type { SumPart } from './sum-asked.ts'

/** Longer messages contain more than a stay and its extras. In characters. */
const longest = 160
const turnsRead = 14

export function spokenBefore(index: KnowledgeIndex, history: readonly Turn[], now: Date): SumPart[] {
  const { facts, mind, shelf } = index
  let before: State = { rooms: [] }
  return history.slice(-turnsRead).flatMap(spokenIn)

  function spokenIn(turn: Turn): SumPart[] {
    let state = backToSubject(plain(turn.content), before)
    before = recallTurn(before, turn, mind, now, facts.estate.timeZone)
    if (!isGuest(turn) || turn.content.length > longest || noddedAt(turn.content)) return []
    return partsOf(turn.content, state, index).map(({ reading }, _, all) => {
      const decision = decide(reading, index, all.length === 1, state.topic)
      const { topic } = decision
      const isAnswered =
        decision.kind === 'answer' || (decision.kind === 'hedge' && (decision.doubt === 'slight' || namesStay(reading)))
      const slots = slotsMeant(reading, state, index, now)
      state = remember(state, reading, slots)
      const made = isAnswered && isTopic(topic) ? compose(topic, { facts, shelf, slots, text: plain(reading.text) }) : undefined
      return { reading, topic, slots, plainly: made !== undefined && !made.partial, sources: made?.sources ?? [] }
    })
  }
}
