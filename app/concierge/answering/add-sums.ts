/** Adds what concerns money: the running total, what is kept on cancelling, how far the guest's money goes, by when to order. */

import { withMoneyAtHand } from '#app/concierge/calculating/money-at-hand.ts'
import { orderDeadline } from '#app/concierge/calculating/order-deadline.ts'
import { depositKept, shareKept } from '#app/concierge/calculating/share-kept.ts'
import { admit } from '#app/concierge/composing/fixed-replies.ts'
import type { Told } from '#app/concierge/composing/told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import type { AnsweredPart } from './answer-part.ts'
import type { Answer } from './outcome.ts'

type Asked = { index: KnowledgeIndex; sent: string; history: readonly Turn[]; now: Date }

/** Gives the total of what was discussed instead of the price of each item. */
export function totalAlone(total: Told, parts: readonly AnsweredPart[], { sent, history }: Asked): Answer {
  const isOfVoucher = total.sources.some(({ key }) => key === 'voucher_validity')
  const hours = isOfVoucher ? askedBesideVoucher(parts) : hoursBeside(parts)
  const between = isOfVoucher ? '\n\n' : ' '
  return {
    kind: 'answer',
    text: [withMoneyAtHand(total.text, sent, history), ...hours.map(({ text }) => text)].join(between),
    sources: [...total.sources, ...hours.flatMap(({ sources }) => sources)],
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
    trace: parts.map(({ trace }) => trace),
  }
}

/** “… with the late check-out, and what time can we stay till?”: the question beside the sum. */
const hoursBeside = (parts: readonly AnsweredPart[]): AnsweredPart[] =>
  parts.length > 1
    ? parts.filter(({ kind, doubt, trace }) => kind === 'answer' && !doubt && asksHour.test(plain(trace.part)))
    : []
const asksHour = /^(?:and |so )*(?:(?:un)?til(?:l)? |by |from |at )?(?:what time|when|how late)\b/

/** “Is it still good, and how would I go about booking?”: the voucher's years are not all that is asked. */
const askedBesideVoucher = (parts: readonly AnsweredPart[]): AnsweredPart[] =>
  parts.filter(({ kind, doubt, asking, trace }) => kind === 'answer' && !doubt && asking && trace.topic !== 'vouchers')

/** Adds what a row of the terms comes to, how far the guest's money goes, and by when to order. */
export function withMoney(made: Answer, { index, sent, history, now }: Asked): Answer {
  if (made.kind !== 'answer') return made
  const topics = made.trace.map(({ topic }) => topic)
  const deadline = orderDeadline(index.facts, topics, sent, history, now)
  const kept = topics.includes('cancellation') ? shareKept(index, made.text, sent, history, now) : ''
  // The deadline answers the question, so the admission goes.
  const said = deadline ? made.text.replace(`${admit(index.facts)} `, '') : made.text
  const rows = kept ? said.replace(/(?=\n\nFor your own booking|$)/, kept) : said
  const deposit = depositKept(index, made.text, sent, history, now)
  return { ...made, text: withMoneyAtHand(`${deadline}${deposit}${rows}`, sent, history) }
}
