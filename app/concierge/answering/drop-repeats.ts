/** Removes parts that another part already covers: the late check-out beside a Flexi that includes it, a discount nobody asked for. */
import { plain } from '#app/understanding/text.ts'
import type { AnsweredPart } from './answer-part.ts'

export function withoutOverlap(said: AnsweredPart[]): AnsweredPart[] {
  const told = said.filter(({ kind }) => kind === 'answer')
  const has = (topic: string) => told.some(({ trace, doubt }) => trace.topic === topic && !doubt)
  const isOver = ({ trace, key }: AnsweredPart): boolean => {
    const part = plain(trace.part)
    if (trace.topic === 'late_check_out' && has('flexi'))
      return !ofOtherStay.test(part) && !onOtherDay.test(part) && !ofItsPrice.test(part)
    if (trace.topic === 'newsletter' && has('price')) return besideDiscount.test(part)
    if (trace.topic !== 'price') return false
    // “Which is dearest, and what is it on a Saturday?”
    const [extreme] = told.filter(({ trace }) => trace.topic === 'dearest' || trace.topic === 'cheapest')
    return extreme !== undefined && extreme.key !== key && ofIt.test(part) && !namesOther.test(part)
  }
  return told.length > 1 ? said.filter((one) => !isOver(one)) : said
}

const ofOtherStay = /\b(?:two|2|three|3|longer|other|otherwise|without|if not|else) ?(?:nights?|stays?)?\b/
/** “… and can it be a Saturday?” */
const onOtherDay = /\b(?:(?:fri|satur|sun)days?|weekends?)\b/
/** “… and how much is late check-out in Sunriser?” */
const ofItsPrice =
  /^(?:and |so )?(?:how much|what) (?:is|does|would|s) (?:the )?late (?:checkout|check out)\b|^how much (?:more|extra)\b/
const besideDiscount =
  /\b(?:before|without|not counting|leaving out|ignoring) (?:any |the |a )?(?:discounts?|codes?|offers?|reductions?)\b/
const ofIt = /\b(?:what|how much) (?:is|s|does|would|do) (?:it|that|that one|this|the price|that cost)\b/
const namesOther = /\b(?:other|others|rest|all|each|two|three|nights|total|stargazer|sunriser|stormchaser|lodge|with)\b/
