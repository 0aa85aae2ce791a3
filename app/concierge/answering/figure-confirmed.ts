/**
 * “So 448 together?”, “so until 2027, yes?”, “is that with the 10% off already?”: yes or no first, then the figure. The figure to compare
 * with is worked out again from the entries, whatever the history claims.
 */

import { discountInSum } from '#app/concierge/calculating/discount-in-sum.ts'
import { figuresIn, sumsIn } from '#app/concierge/calculating/sums-told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { twelveHour } from '#app/estate/time/clock.ts'
import { modeLabels } from '#app/rooms/pricing.ts'
import { sentences } from '#app/understanding/message/parts.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { isGuest } from '#app/understanding/thread/turns.ts'
import type { Again, Answer } from './outcome.ts'

type Asked = { index: KnowledgeIndex; sent: string; history: readonly Turn[]; now: Date; again: Again }

const figure = '(?:euro )?(\\d{2,4})(?: ?(?:euros?|eur|quid))?'
const opening =
  '(?:(?:so|cheapest|stargazer|sunriser|stormchaser|sea forest|lodge|[2-5] nights|nights?|ok|okay|and|then|right|grand|great|that|it|is|s|makes|would|will|be|comes to|we|i|are at|pay|you|mean|just|only|all in all|about|a total of|for|the|both|them|two|all|is at|thats|its) )*'
const closing =
  '(?: (?:together|in total|total|altogether|all together|all in|in all|then|yes|no|right|correct|yeah|is it|is that right|is that correct|is not it|for (?:both|all|everything|it all|the two|us both|the lot|the two of us|both nights|all of it)|with everything|so))*'
const claimsSum = new RegExp(`^${opening}${figure}${closing}$`)
const claimsYear =
  /^(?:(?:so|ok|and|then|that is|it is|is|it|that|good|valid|still|works|i can use it) )*(?:until|till|til|up to|to) (?:the )?(?:(?:end|start|middle|spring|summer|autumn|winter|[a-z]{3,9}) (?:of )?)?(20\d\d)(?: (?:yes|then|right|correct|yeah|is it|no))*$/
const meansFigure = new RegExp(
  `^(?:(?:no|sorry|but|and|well|yes|ok) )*i (?:mean|meant|am talking about|was talking about|am asking about|was asking about) (?:the |my |that |those )?(?:${figure}|sum|total|price|bill|figure|amount)(?: (?:from (?:before|above)|you (?:said|told|named)))?$`,
)
const together = /\b(?:together|total|altogether|in all|all in|both)\b/

/** Undefined unless a figure is being confirmed that an answer gave. */
export function figureConfirmed(asked: Asked): Answer | undefined {
  const { sent, history, again } = asked
  const text = plain(sent)
  const at = history.findLastIndex(isGuest)
  const lastAsked = history[at]?.content
  if (!lastAsked || sent.length > longest) return undefined
  const before = history.slice(0, at)
  const flexi = flexiIncludes(asked, text, lastAsked, before)
  if (flexi) return flexi
  const off = discountInSum(asked.index, text, history, asked.now, () => sumTold(asked, lastAsked, before))
  if (off) return { ...plainly(again(lastAsked, before)), ...off }
  if (meansFigure.test(text) && !meansFigure.test(plain(lastAsked))) return again(lastAsked, before)
  const year = claimsYear.exec(text)?.[1]
  if (year) return yearConfirmed(year, again(lastAsked, before))
  const beside = confirmedBeside(asked)
  if (beside) return beside
  const claimed = Number(claimsSum.exec(inDigits(text))?.[1]) * 100
  return claimed > 0 && (sent.includes('?') || together.test(text)) ? sumConfirmed(asked, claimed, lastAsked, before) : undefined
}
const longest = 120

/** “About twenty euro”: the round sums that guests guess in words. */
const inDigits = (text: string) => text.replace(roundSum, (said) => String(roundSums.indexOf(said) * 10))
const roundSums = ['', 'ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const roundSum = new RegExp(`\\b(?:${roundSums.slice(1).join('|')})(?= (?:euros?|quid)\\b)`)

/** “So 448 together? Is there a discount on that?”: the figure first, then the rest of the question. */
function confirmedBeside({ sent, history, again, ...asked }: Asked): Answer | undefined {
  const [claim = '', ...others] = sentences(sent)
  if (others.length !== 1 || !claim.includes('?') || !claimsSum.test(plain(claim))) return undefined
  const sum = figureConfirmed({ ...asked, sent: claim, history, again })
  const more =
    sum && again(others.join(' '), [...history, { role: 'user', content: claim }, { role: 'assistant', content: sum.text }])
  if (!sum || more?.kind !== 'answer') return undefined
  return {
    ...sum,
    text: `${sum.text}\n\n${more.text}`,
    sources: [...sum.sources, ...more.sources],
    trace: [...sum.trace, ...more.trace],
  }
}

const plainly = (told: Answer): Answer => ({ ...told, kind: 'answer' })
/** If the sum follows something else, the sum alone. */
function opened(word: 'Yes' | 'No', told: Answer): Answer {
  const summed = told.text.split('\n\n').filter((part) => sumsIn(part).length > 0)
  const [only = told.text] = summed.length === 1 ? summed : []
  return { ...told, kind: 'answer', text: `${word}. ${only}` }
}

function sumConfirmed({ sent, history, again }: Asked, claimed: number, lastAsked: string, before: readonly Turn[]) {
  const told = again(lastAsked, before)
  if (told.kind !== 'answer') return undefined
  if (sumsIn(told.text).includes(claimed)) return opened('Yes', told)
  const whole = again('What is the total?', history)
  const sums = whole.kind === 'answer' ? sumsIn(whole.text) : []
  if (sums.includes(claimed)) return opened('Yes', whole)
  const figures = [...new Set(figuresIn(told.text))]
  const isPair = figures.some((one, i) => figures.slice(i + 1).some((other) => one + other === claimed))
  if (together.test(plain(sent)) && isPair) return opened('Yes', told)
  if (!together.test(plain(sent)) && figures.includes(claimed)) return opened('Yes', told)
  if (sums.length === 1) return opened('No', whole)
  // “298 all in?”, about something with a single price.
  if (sums.length === 0 && figures.length === 1) return opened(figures[0] === claimed ? 'Yes' : 'No', told)
  return sumsIn(told.text).length > 0 ? opened('No', told) : undefined
}

function yearConfirmed(year: string, told: Answer): Answer | undefined {
  const last = /\buntil (?:\w+ ){0,3}?(20\d\d)\b/.exec(told.text)?.[1]
  if (!last) return undefined
  const text = told.text.replace(/^(?:Yes|No)[^:]{0,20}: (.)/, (_, letter: string) => letter.toUpperCase())
  return opened(last === year ? 'Yes' : 'No', { ...told, text })
}

/** The last sum an answer gave, in cents, if it gave just one. */
function sumTold({ history, again }: Asked, lastAsked: string, before: readonly Turn[]): number | undefined {
  const sums = sumsIn(again(lastAsked, before).text)
  const [sum] = sums.length === 1 ? sums : sumsIn(again('What is the total?', history).text)
  return sum
}

const addsLate = /\b(?:pay|paying|charged?|add(?:ed)?|costs?|on top|extra|included?|in (?:that|it|there|the price)|separate\w*)\b/
const ofLate = /\b(?:late (?:check ?out|leaving)|checkout|check ?out|staying (?:on|till|until|late)|six|6 ?pm)\b/
const asksOfExtra =
  /^(?:(?:so|and|ok|but|then|oh|right) )*(?:(?:i|we) (?:do not|will not|would not|need not|have not)\b|do (?:i|we)\b|(?:will|would|must) (?:i|we)\b|is\b|does\b|(?:the|that|it|those)\b.* (?:is|are|comes?)\b)/
const saysIncluded = /\b(?:included?|already in|in (?:that|it|there|the price)|part of)\b/

/** “So I don't pay the 69 on top?”, about the Flexi, whose price includes it. */
function flexiIncludes({ index, again }: Asked, text: string, lastAsked: string, before: readonly Turn[]): Answer | undefined {
  const { facts } = index
  if (!asksOfExtra.test(text) || !addsLate.test(text) || /\b(?:when|how|bath|breakfast|box|tray|deposit)\b/.test(text))
    return undefined
  const named = [...text.matchAll(/\b(\d{2,3})\b/g)].map(([, said]) => Number(said) * 100)
  const isLate = ofLate.test(text) || named.some((one) => facts.rooms.some(({ lateCheckoutCents }) => lateCheckoutCents === one))
  const told = isLate ? again(lastAsked, before) : undefined
  const ofFlexi = told?.kind === 'answer' && told.trace.some(({ topic }) => topic === 'flexi')
  if (!told || !ofFlexi || !told.text.includes(modeLabels.oneNightFlexi)) return undefined
  const until = twelveHour(facts.estate.times.lateCheckOutUntil, 'short')
  const word = saysIncluded.test(text) ? 'Yes' : 'No'
  return { ...told, text: `${word}. The price of the ${modeLabels.oneNightFlexi} includes late check-out until ${until}.` }
}
