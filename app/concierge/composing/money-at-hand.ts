/** “I have a voucher for 400, would that do two nights in Sunriser?”: what is told, beside what the guest has. */

import { euro } from '#app/estate/money.ts'
import { either } from '#app/understanding/any-of.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'

const sum = '(?:euro )?(\\d{2,4})(?: (?:euros?|quid))?'
/** Enough for it, or not: of money that is there. */
const atHand = either(
  new RegExp(`\\b(?:vouchers?|gift card)\\b.{0,16}\\b(?:for|of|worth|over)?\\b ?${sum}\\b`),
  /\b(?:euro )?(\d{2,4})(?: (?:euros?|quid))? (?:gift )?vouchers?\b/,
  new RegExp(`\\b(?:would|will|does|do|is|can) ${sum} (?:get|do|cover|buy|enough|be enough|pay|stretch)\\b`),
  new RegExp(`\\b(?:have|got|ve) (?:about |around |only |just )?${sum}\\b(?=.*\\b(?:enough|do|cover|voucher|get)\\b)`),
  new RegExp(`^(?:it|that) is (?:for|worth) ${sum}\\b`),
)
const howFarBack = 4

const one = / comes? to €([\d,]+(?:\.\d\d)?)(?!\S*\d)(?! on weekdays| \/)/g

/**
 * @param told the answer. @param history the turns before it: what was said to be there still is.
 * @returns with a blank before it; empty where no money was named, or it is told of several sums.
 */
export function besideMoneyAtHand(told: string, message: string, history: readonly Turn[]): string {
  const sums = [...told.matchAll(one)].map(([, figure = '']) => Math.round(Number(figure.replaceAll(',', '')) * 100))
  const [cents] = sums.length === 1 ? sums : []
  if (!cents || / at the weekend| on weekdays/.test(told)) return ''
  const guests = history.filter(({ role }) => role === 'user').slice(-howFarBack)
  const all = [...guests.map(({ content }) => content), message].map(plain)
  const has = all.flatMap((text) => atHand.exec(text)?.slice(1).find(Boolean) ?? []).at(-1)
  if (!has) return ''
  const left = Number(has) * 100 - cents
  if (left === 0) return ` That is just the ${euro(cents)} you have.`
  return left > 0
    ? ` Your ${euro(Number(has) * 100)} cover that, and ${euro(left)} are left.`
    : ` That is ${euro(-left)} more than your ${euro(Number(has) * 100)}.`
}
