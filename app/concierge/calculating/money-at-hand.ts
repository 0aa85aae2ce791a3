/** “I have a voucher for 400, would that do two nights in Sunriser?”: compares the answer's sum with the guest's money. */

import { euro } from '#app/estate/money.ts'
import { either } from '#app/understanding/any-of.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages } from '#app/understanding/thread/turns.ts'
import { singleSumsIn } from './sums-told.ts'

const sum = '(?:euro )?(\\d{2,4})(?: (?:euros?|quid))?'
/** Asks whether the guest's money is enough. */
const atHand = either(
  new RegExp(`\\b(?:vouchers?|gift card)\\b.{0,16}\\b(?:for|of|worth|over)?\\b ?${sum}\\b`),
  /\b(?:euro )?(\d{2,4})(?: (?:euros?|quid))? (?:gift )?vouchers?\b/,
  new RegExp(`\\b(?:would|will|does|do|is|can) ${sum} (?:get|do|cover|buy|enough|be enough|pay|stretch)\\b`),
  new RegExp(`\\b(?:have|got|ve) (?:about |around |only |just )?${sum}\\b(?=.*\\b(?:enough|do|cover|voucher|get)\\b)`),
  new RegExp(`^(?:it|that) is (?:for|worth) ${sum}\\b`),
)
const howFarBack = 5

/**
 * @param told the answer. @param history the turns before it: an amount mentioned earlier still applies.
 * @returns the answer, followed by what is left over or missing; unchanged if no amount was mentioned, or the answer has several sums.
 */
export function withMoneyAtHand(told: string, message: string, history: readonly Turn[]): string {
  const night = ofOneNight.exec(told)?.[1]
  const sums = night ? [Number(night) * 100] : singleSumsIn(told)
  const [cents] = sums.length === 1 && !eitherNight.test(told) ? sums : []
  const has = cents ? atHandIn([...guestMessages(history), message]) : undefined
  return cents && has ? told.replace(afterSum, ` ${besideIt(has, cents)}`) : told
}
/** “Sea Forest Lodge is from €159 for a weekday night …”, and nothing else. */
const ofOneNight = /^[A-Z][\w ]* is from €(\d+) for a week(?:day|end) night,[^.]*\. The final price/
const eitherNight = / at the weekend| on weekdays/
const afterSum = /(?= The final price| More: |$)/

/** The amount the last messages mention, in cents. */
function atHandIn(messages: readonly string[]): number | undefined {
  const named = messages.slice(-howFarBack).flatMap((text) => atHand.exec(plain(text))?.slice(1).find(Boolean) ?? [])
  return named.length > 0 ? Number(named.at(-1)) * 100 : undefined
}

function besideIt(has: number, cents: number): string {
  const left = has - cents
  if (left === 0) return `That is exactly your ${euro(has)}.`
  return left > 0
    ? `Your ${euro(has)} covers that, and ${euro(left)} is left.`
    : `That is ${euro(-left)} more than your ${euro(has)}.`
}
