/** The engine's entry point: from a question and its history to an answer that names its entries. Pure. */

import { runningTotal } from '#app/concierge/calculating/running-total.ts'
import { sumOfExtras } from '#app/concierge/calculating/sum-asked.ts'
import { namesSum } from '#app/concierge/calculating/sums-told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { asMeant, turnsAsMeant } from '#app/concierge/reading/as-meant.ts'
import { yesOrNo } from '#app/understanding/follow-ups/whatever-was-said.ts'
import { withoutLeadIn, withoutPause } from '#app/understanding/lead-in.ts'
import { isAsking } from '#app/understanding/message/parts.ts'
import { saidOut } from '#app/understanding/said-out/said-out.ts'
import { plain } from '#app/understanding/text.ts'
import { backToSubject } from '#app/understanding/thread/back-to-subject.ts'
import { type Recalled, recallEach, type Turn } from '#app/understanding/thread/dialogue.ts'
import { backAtFirst } from '#app/understanding/thread/earlier.ts'
import { nameByOrder } from '#app/understanding/thread/named-by-order.ts'
import { isGuest, lastMessage } from '#app/understanding/thread/turns.ts'
import { totalAlone, withMoney } from './add-sums.ts'
import { answerParts } from './answer-parts.ts'
import { askedAgain } from './asked-again.ts'
import { besideCode } from './beside-code.ts'
import { answerByForm, refusedOf } from './by-form.ts'
import { withoutOverlap } from './drop-repeats.ts'
import { alarmed, goesOn } from './emergency-answer.ts'
import { figureConfirmed } from './figure-confirmed.ts'
import { gather } from './gather.ts'
import { hourDoubted } from './hour-doubted.ts'
import { nightsCounted } from './nights-counted.ts'
import type { Answer } from './outcome.ts'
import { reasonAsked } from './reason-asked.ts'
import { withTrueCount } from './rooms-miscounted.ts'
import { unlessSaid } from './said-before.ts'
import { sumSplit } from './sum-split.ts'
import { withFeeling } from './with-feeling.ts'

export type Question = { index: KnowledgeIndex; message: string; history?: readonly Turn[]; now: Date }

/** `sent`: the corrected message; `recalled`: what the conversation has covered, read on first use. */
type Asked = { index: KnowledgeIndex; sent: string; history: readonly Turn[]; now: Date; recalled: () => Recalled }

export function answer(question: Question): Answer {
  const asked = askedIn(question)
  for (const { answered } of beforehand) {
    const known = answered(asked)
    if (known) return known
  }
  return answerInParts(asked)
}

/** Mends typos and completes the message with what it leaves to earlier turns. */
function askedIn({ index, message, history = [], now }: Question): Asked {
  const mended = asMeant(index, message)
  // What merely leads in to an answer to what was said before.
  const meant = history.length > 0 ? withoutPause(mended) : mended
  const turns = saidOut(
    nameByOrder(
      [...turnsAsMeant(index, history), { role: 'user', content: meant }],
      index.facts.products.map(({ name }) => name),
    ),
  )
  const before = turns.slice(0, -1)
  const sent = turns.at(-1)?.content ?? meant
  let recalled: Recalled | undefined
  return {
    ...{ index, sent, history: before, now },
    recalled: () => {
      recalled ??= recallEach(before, index.mind, now, index.facts.estate.timeZone)
      return recalled
    },
  }
}

/** Tried in order on the whole message, before it is split; the first that returns an answer wins. */
const beforehand: readonly { why: string; answered: (asked: Asked) => Answer | undefined }[] = [
  { why: '“So no?” asks the previous question once more, whatever that was.', answered: doubtedQuestion },
  { why: '“A friend told me half twelve” doubts an hour; it claims no promise of ours.', answered: doubtedHour },
  { why: 'Of “the gate code, and when is check-in?” only the code is refused.', answered: codeRefused },
  { why: 'Danger cannot wait; then come requests to refuse, and messages that ask nothing.', answered: byForm },
  { why: 'A figure repeated with a question mark wants a yes or no, not another figure.', answered: confirmedFigure },
  { why: '“What time did you say?” would be read as a question about what was spoken of last.', answered: toldAgain },
  { why: '“How many nights is that?” does not ask for a price.', answered: countedNights },
  { why: '“Split between us?” divides the last sum.', answered: sharedSum },
  { why: 'A danger that no pattern recognised lasts into the next message too.', answered: lastingDanger },
  { why: '“Why not?” would otherwise be read as the previous question again.', answered: reason },
]

function doubtedQuestion(asked: Asked): Answer | undefined {
  const { sent, history } = asked
  const at = history.findLastIndex(isGuest)
  const before = history[at]?.content
  const doubts = (text: string) => yesOrNo.test(withoutLeadIn(plain(text)).text) && text.includes('?')
  const isDoubted = before && doubts(sent) && !doubts(before)
  return isDoubted ? againOf(asked)(before, history.slice(0, at)) : undefined
}

function doubtedHour(asked: Asked): Answer | undefined {
  const { sent, history } = asked
  return hourDoubted(sent, history, againOf(asked))
}

function codeRefused(asked: Asked): Answer | undefined {
  const { index, sent, history } = asked
  return besideCode(index.facts, sent, history, againOf(asked))
}

function byForm({ index, sent, history }: Asked): Answer | undefined {
  return answerByForm(index, sent, history)
}

function confirmedFigure(asked: Asked): Answer | undefined {
  const { index, sent, history, now } = asked
  return figureConfirmed({ index, sent, history, now, again: againOf(asked) })
}

function toldAgain(asked: Asked): Answer | undefined {
  const { index, sent, history } = asked
  return askedAgain(index, sent, history, againOf(asked))
}

function sharedSum(asked: Asked): Answer | undefined {
  const { sent, history } = asked
  return sumSplit({ sent, history, again: againOf(asked) })
}

function countedNights(asked: Asked): Answer | undefined {
  const { sent, history, recalled } = asked
  return nightsCounted({ sent, history, again: againOf(asked), spoken: () => recalled().after })
}

/** Re-answers an earlier message as of the same moment, e.g. the one the guest is asking about. */
function againOf({ index, now }: Asked) {
  return (message: string, before: readonly Turn[]) => answer({ index, message, history: before, now })
}

/** The last message was a danger that only the trained model recognised: "I feel faint after the bath". */
function lastingDanger({ index, sent, history, recalled }: Asked): Answer | undefined {
  const before = lastMessage(history)
  const isTold = recalled().after.topic === 'emergency' && before && !isAsking(before)
  return isTold && goesOn(sent) ? alarmed(index, sent, refusedOf(sent, history)) : undefined
}

function reason({ index, sent, history, recalled }: Asked): Answer | undefined {
  return reasonAsked(index, sent, history, recalled().after.topic)
}

/** Answers each part separately, joins the answers, then adds what goes before and after. */
function answerInParts(asked: Asked): Answer {
  const { index, sent, history, now } = asked
  const recalled = asked.recalled()
  const before = recalled.after
  const { message, state } = backAtFirst(sent, before) ?? { message: sent, state: backToSubject(plain(sent), before) }
  const { parts, priced } = answerParts({ index, message, sent, history, now }, state, recalled)
  const [meant] = priced.findLast(({ slots }) => slots.rooms.length === 1)?.slots.rooms ?? []
  const total = runningTotal({ index, message, history, now, recalled, meant })
  if (total && !total.beside) return totalAlone(total, parts, asked)
  const gathered = gather(index, withoutOverlap(parts), message, sumOfExtras(index, message, priced))
  const made = withMoney(gathered, asked)
  if (total && made.kind === 'answer' && !namesSum(made.text, total.text))
    return { ...made, text: `${made.text}\n\n${total.text}` }
  return withTrueCount(index, withFeeling(unlessSaid(index, made, sent, history), sent), sent)
}
