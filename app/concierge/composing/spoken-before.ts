/** What the guest asked before, read again as the parts of a bill. */
import { namesStay, partsOf } from '#app/concierge/answering/parts-read.ts'
import { slotsMeant } from '#app/concierge/answering/slots-meant.ts'
import { decide } from '#app/concierge/deciding/decide.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { isBareSum } from '#app/understanding/forms/asked-sum.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { plain } from '#app/understanding/text.ts'
import { recallTurn, remember, type State, type Turn } from '#app/understanding/thread/dialogue.ts'
import { noddedAt } from '#app/understanding/thread/small-replies.ts'
import { isTopic } from '#app/understanding/topics.ts'
import { addsMore, asksPrice, dropsIt, heated, stayAndExtras, withCounted } from './asked-bill.ts'
import { lateCheckOut } from './bill-lines.ts'
import { compose } from './compose.ts'
import type { SumPart } from './sum-asked.ts'

export const takesBack = /\b(?:instead|without|not|no|minus|except|or|off|discount|voucher|code)\b|n['’]t\b|%/i
/** Whoever writes more than that in one breath has told of more than a stay and what is ordered to it. */
const longest = 160

export const said = (content: string): Turn => ({ role: 'user', content })

const turnsRead = 14
/** Leaves room for the extras among the turns that are read. */
export const turnsBefore = turnsRead - 4
export const eachOf = (extras: string): Turn[] =>
  extras
    .split(/ and | plus |, ?|[.;] | [-–] /)
    .filter((one) => !isBareSum(one))
    .slice(0, turnsRead - turnsBefore)
    .map(said)

/** A stay and its extras told in one breath are as many turns. */
function oneByOne(turn: Turn): Turn[] {
  const { role, content } = turn
  const more = role === 'user' ? (withCounted.exec(content) ?? addsMore.exec(content))?.[1] : undefined
  if (more) return eachOf(heated(more))
  const told = role === 'user' && !takesBack.test(plain(content)) ? stayAndExtras(content) : undefined
  return told && (told.onlyNamed || asksPrice.test(content)) ? [said(told.stay), ...eachOf(told.extras)] : [turn]
}

/** Which extras a guest no longer wants. */
export function droppedIn({ mind }: KnowledgeIndex, message: string): string[] {
  const words = dropsIt.exec(message)?.[1]
  return words ? tokens(words, mind.lexicon).flatMap(({ concept = '' }) => topicNamed[concept] ?? []) : []
}
const topicNamed: Readonly<Record<string, string>> = {
  bath: 'heated_bath',
  heated_bath: 'heated_bath',
  reheat: 'bath_reheat',
  breakfast: 'breakfast',
  grazing: 'grazing',
  late_checkout: lateCheckOut,
}

/** What the guest asked before, read as it was then. */
export function spokenBefore(index: KnowledgeIndex, history: readonly Turn[], now: Date): SumPart[] {
  const { facts, mind, shelf } = index
  let before: State = { rooms: [] }
  let spoken: SumPart[] = []
  for (const turn of history.slice(-turnsRead).flatMap(oneByOne)) {
    const dropped = turn.role === 'user' ? droppedIn(index, turn.content) : []
    if (dropped.length === 0) spoken.push(...spokenIn(turn))
    else spoken = spoken.filter(({ topic }) => !dropped.includes(topic))
  }
  return spoken

  function spokenIn(turn: Turn): SumPart[] {
    let state = before
    before = recallTurn(before, turn, mind, now, facts.estate.timeZone)
    if (turn.role !== 'user' || turn.content.length > longest || noddedAt(turn.content)) return []
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
