/** “Is the breakfast cheaper than a grazing box?”: two things to order, with the price of each. */
import { entryOf } from '#app/concierge/bill/extras-priced.ts'
import { type Extra, wishesIn } from '#app/concierge/bill/wishes.ts'
import type { Told } from '#app/concierge/composing/told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { euro } from '#app/estate/money.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { capital } from '#app/knowledge/wording.ts'
import { either } from '#app/understanding/any-of.ts'
import { plain } from '#app/understanding/text.ts'
import { isAddable } from './sum-asked.ts'

const compares = /\b(cheaper|dearer|more expensive|less expensive|pricier|(?:costs? )?(?:more|less)(?= than))\b/
const between = / (?:than|or|versus|vs) /
/** Stays are compared elsewhere, and these questions are about more than the price. */
const ofElse = either(
  /\b(?:nights?|rooms?|cabins?|lodge|stargazer|sunriser|stormchaser|each|per person|total|altogether|vouchers?|codes?|discount)\b/,
  /\b(?:food|eat\w*|fill\w*|better|bigger|late)\b/,
)

/** Undefined unless each side names one extra and the prices differ. */
export function extrasCompared(index: KnowledgeIndex, message: string): Told | undefined {
  const text = plain(message)
  const word = compares.exec(text)?.[1]
  if (!word || ofElse.test(text)) return undefined
  const [left, right, ...others] = text.split(between).map((side) => pricedIn(index.facts, side))
  if (!left || !right || others.length > 0 || left.extra === right.extra) return undefined
  const sources = [left, right].map(({ extra }) => entryOf[extra])
  if (!isAddable(index, { sources })) return undefined
  const isLess = Math.max(...left.cents) < Math.min(...right.cents)
  if (!isLess && Math.min(...left.cents) <= Math.max(...right.cents)) return undefined
  const asks = /^(?:(?:and|so|but|ok) )*(?:is|are|does|do|would|will)\b/.test(text) && / than /.test(text)
  const holds = /\b(?:cheaper|less)\b/.test(word) === isLess
  const [[one = 0, ...moreLeft], [other = 0, ...moreRight]] = [left.cents, right.cents]
  const by = euro(Math.abs(other - one))
  const apart = moreLeft.length + moreRight.length === 0 ? `, ${by} ${other > one ? 'more' : 'less'}` : ''
  const opening = asks ? `${holds ? 'Yes' : 'No'}: ${left.words}` : capital(left.words)
  return { text: `${opening}, ${right.words}${apart}.`, sources }
}

type Priced = { extra: Extra; cents: number[]; words: string }

function pricedIn({ products }: Facts, side: string): Priced | undefined {
  const [wish, ...others] = wishesIn(side, false).wanted
  const [extra, many] = wish ?? []
  if (!extra || typeof many !== 'number' || others.length > 0) return undefined
  const sold = products.filter(({ itemType }) =>
    extra === 'grazing_box' ? itemType.startsWith('grazing_box') : itemType === extra,
  )
  if (sold.length === 0) return undefined
  const words = sold.map(({ name, priceCents }) =>
    many === 1 ? `the ${name} is ${euro(priceCents)}` : `${many} × ${name} come to ${euro(many * priceCents)}`,
  )
  return { extra, cents: sold.map(({ priceCents }) => many * priceCents), words: words.join(' and ') }
}
