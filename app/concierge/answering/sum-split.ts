/** “And split by two?”, “what's that each?”: divides the last sum, which is worked out again, whatever the history claims. */

import { singleSumsIn } from '#app/concierge/calculating/sums-told.ts'
import { caution } from '#app/concierge/composing/compose-prices.ts'
import { euro } from '#app/estate/money.ts'
import { count, numberOf } from '#app/knowledge/wording.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages, isGuest } from '#app/understanding/thread/turns.ts'
import type { Answer } from './outcome.ts'

const many = '(two|three|four|[2-4])'
const lead = '(?:(?:and|so|ok|then|right|if we|what|how much|would|will|is|it|that|be|comes? to|we|s) )*'
/** Not “is that each?”, which asks what the price is for. */
const splits = new RegExp(
  `^${lead}(?:(?:split|divided?|shared?) (?:it |that )?(?:(?:evenly|equally|out) )?(?:(?:by|between|in|among|into) )?(?:the )?(?:${many}|both|us|us both|half)?(?: (?:of us|couples|people|ways|halves))?|half each)(?: then| so)?$`,
)
const each =
  /^(?:(?:and|so|ok|then) )*(?:what|how much) (?:is|s|would|does|will) (?:that|it)(?: be| cost| come to)? (?:each|a head|per head|per couple|for each (?:couple|of us))(?: then| so)?$/
const fourOfUs = /\b(?:four|4) of us\b|\b(?:two|2) couples\b|\b(?:another|other) couple\b/
const ofCouples = /\bcouples?\b/

type Asked = {
  sent: string
  history: readonly Turn[]
  again: (message: string, before: readonly Turn[]) => Answer
}

/** Undefined unless it is asked and the last answer gave exactly one sum. */
export function sumSplit({ sent, history, again }: Asked): Answer | undefined {
  const text = plain(sent)
  const said = splits.exec(text)
  if (!said && !each.test(text)) return undefined
  const at = history.findLastIndex(isGuest)
  const last = history[at]?.content
  const told = last ? again(last, history.slice(0, at)) : undefined
  const [sum, ...others] = told?.kind === 'answer' ? singleSumsIn(told.text) : []
  if (!told || !sum || others.length > 0) return undefined
  const shares = numberOf(said?.[1] ?? '') ?? (fourOfUs.test(toldBefore(history)) && !ofCouples.test(text) && !said ? 4 : 2)
  const share = `Split between ${count(shares)}, ${euro(sum)} is ${euro(Math.round(sum / shares))} each.`
  return { ...told, text: told.text.includes(caution) ? `${share} ${caution}` : share }
}

const toldBefore = (history: readonly Turn[]) => guestMessages(history).map(plain).join(' . ')
