/** Answers each part of a message separately, in the light of those before it. */

import type { SumPart } from '#app/concierge/calculating/sum-asked.ts'
import { decide } from '#app/concierge/deciding/decide.ts'
import type { Decision } from '#app/concierge/deciding/decision.ts'
import { besideChildren, onlyOfAnimal } from '#app/concierge/deciding/of-pets.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import type { FollowUp } from '#app/concierge/reading/follow-up.ts'
import { partsOf } from '#app/concierge/reading/message-parts.ts'
import { readWithNoun } from '#app/concierge/reading/read-with-noun.ts'
import { reread } from '#app/concierge/reading/reread.ts'
import { slotsMeant } from '#app/concierge/reading/slots-meant.ts'
import { isMode } from '#app/understanding/follow-ups/stays-again.ts'
import type { Reading } from '#app/understanding/message/reading.ts'
import { plain } from '#app/understanding/text.ts'
import { type Recalled, remember, type State, type Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages } from '#app/understanding/thread/turns.ts'
import { lostChild } from '#app/understanding/troubles/troubles.ts'
import { besideWorry, withAilments, worryOf } from './ailment-mentioned.ts'
import { type AnsweredPart, answerPart } from './answer-part.ts'
import { isOnlyTold, isTrade } from './only-told.ts'
import { askedOfWhatIsTold } from './told-then-asked.ts'

/** `sent`: the corrected text; `message`: the question it refers to, possibly an earlier one. */
type Asked = { index: KnowledgeIndex; message: string; sent: string; history: readonly Turn[]; now: Date }

/** `parts`: those to answer; `priced`: all of them, for sums. @param from what the conversation has covered */
export function answerParts(
  { index, message, sent, history, now }: Asked,
  from: State,
  recalled: Recalled,
): { parts: AnsweredPart[]; priced: SumPart[] } {
  const hasLostChild = lostChild.test(plain(sent))
  const asRead = askedOfWhatIsTold(
    partsOf(message, from, index).map((part, _, all) => {
      const decision = decide(part.reading, index, all.length === 1, from.topic)
      return { ...part, decision: hasLostChild && decision.topic === 'children' ? unspoken(decision) : decision }
    }),
  )
  const worry = worryOf(
    asRead.map(({ decision }) => decision),
    sent,
    history,
    index,
  )
  const decided = withAnimals(withAilments(asRead))
  const ofTrade = decided.some(({ decision, reading }) => isTrade(decision, reading))
  const alone = decided.length === 1
  const earlier = saidOfStay(recalled.after, history, alone ? [] : [sent])
  const asksElse = decided.some(({ asking }) => asking)
  const parts: AnsweredPart[] = []
  const priced: SumPart[] = []
  let state = from
  for (const { reading: byForm, asking, decision: asDecided } of decided) {
    const byItself: FollowUp = { reading: byForm, own: asDecided, history, recalled, index }
    const asked = alone ? readWithNoun(byItself) : byItself
    const { reading, own } = asked
    const slots = slotsMeant(reading, state, index, now)
    const written = alone && !isOfChildren(asked) ? reread(asked) : undefined
    const decision = besideWorry(worry, own, reading.text) ?? written ?? own
    const after = remember(state, reading, slots)
    // “We stayed in Sunriser. Which of your places takes a dog, and what is a night there?”
    state = decision.topic === 'pets' && asksWhich.test(plain(reading.text)) ? { ...after, rooms: [] } : after
    const part = answerPart(index, decision, { reading, slots, asking, earlier, now })
    if (decided.length > 1 && asksElse && isOnlyTold(decision, reading, ofTrade)) continue
    if (asking || !asksElse || corrects.test(sent) || !isOnlyRepeated(decision, reading, from)) parts.push(part)
    const plainly = decision.kind === 'answer' && part.kind === 'answer'
    priced.push({ reading, topic: decision.topic, slots, plainly, sources: part.sources })
  }
  return { parts, priced }
}

/** “The baby and the beagle go too”: where the beagle may stay is told after the children. */
function withAnimals<One extends { reading: Reading; decision: Decision }>(parts: One[]): One[] {
  if (parts.some(({ decision }) => decision.topic === 'pets')) return parts
  const ofAnimals = parts.filter(({ reading }) => reading.tokens.some(({ concept }) => concept === 'pet'))
  return parts.flatMap((one) => {
    const alone = ofAnimals.length === 1 ? onlyOfAnimal(one) : undefined
    const decision = alone ?? besideChildren(one)
    const ofPets = decision && { ...one, decision, reading: { ...one.reading, topic: 'pets', gap: undefined } }
    return ofPets ? (alone ? [ofPets] : [one, ofPets]) : [one]
  })
}

/** “We lost a baby this spring. Would that be you?”: do not answer a bereaved parent with the no-children rule. */
const unspoken = ({ confidence }: Decision): Decision => ({
  ...{ kind: 'handover', topic: 'unknown', confidence },
  because: 'about a child who died',
})

/** If the rule on children settles it, no other passage is read. */
const isOfChildren = ({ reading, own }: FollowUp) => own.kind === 'quote' && reading.topic === 'children'

/** “Ok, the lodge then. What is …?”: a short aside before the question is not a follow-up. */
const isOnlyRepeated = (decision: Decision, { text }: Reading, { topic }: State) =>
  (decision.kind === 'answer' || decision.kind === 'hedge') &&
  decision.topic === topic &&
  text.split(' ').length <= (saidTwice.has(decision.topic) ? 4 : 6)
/** “I mean a café outside.” */
const corrects = /\b(?:i|we) mean(?:t)?\b/i
/** When in doubt, repeat who may stay. */
const saidTwice = new Set<string>(['children', 'pets', 'occupancy'])

const asksWhich =
  /\b(?:which|what) (?:of (?:your|the|them) )?(?:rooms?|cabins?|places?|ones?|house)\b|\bwhere (?:can|may|could|would|do|does|should|will) (?:we|i|he|she|it|they) .*\b(?:stay|sleep|have|bring|take)\b|\bwhich of (?:your|the) \w+\b/

/** What the guest has said about the stay to be cancelled or moved: its kind, its dates. */
function saidOfStay({ topic = '', spokenOf = [] }: State, history: readonly Turn[], besides: readonly string[]): string {
  const stillCancels = spokenOf.includes('cancellation')
  // The offer stays in force over intervening questions.
  const told = stillCancels ? 8 : spokenOf.some(isMode) ? 6 : ofStay.has(topic) ? 3 : 0
  const before = told > 0 ? guestMessages(history).slice(-told) : []
  return [...before, ...besides].map((text) => text.slice(0, 200)).join(' ')
}
const ofStay = new Set(['cancellation', 'change_booking', 'price', 'how_to_book', 'availability', 'late_check_out', 'check_out'])
