/** The nights of a bill after one more sentence: other days, more of them, “both”, “skip the Wednesday”. */
import { numberOf } from '#app/knowledge/wording.ts'
import type { DayType } from '#app/rooms/pricing.ts'
import { either } from '#app/understanding/any-of.ts'
import { aDay } from '#app/understanding/calendar-words.ts'
import { otherCount } from '#app/understanding/follow-up-rules/after-a-price.ts'
import { nightsInARow, type Slots } from '#app/understanding/message/slots.ts'
import type { Bill } from './bill.ts'

type Nights = Pick<Bill, 'nights' | 'from' | 'count' | 'nightsBefore'>

export const nightsIn = ({ nights, count }: Pick<Bill, 'nights' | 'count'>): number => count ?? nights.length

/** “And if we stayed two?”, while only nights can be what is counted. */
export function withCountAlone(slots: Slots, { rooms, last }: Bill, text: string): Slots {
  const count = rooms.length > 0 && !last ? numberOf(otherCount.exec(text)?.[1] ?? '') : undefined
  return slots.count === undefined && count !== undefined ? { ...slots, count } : slots
}

/** @param told what the sentence states; @param text the sentence, normalised */
export function nightsAfter(bill: Bill, told: Slots, text: string): Nights {
  const { nights, count } = told
  const { nightsBefore } = bill
  if (both.test(text) && nightsBefore.length > 0) return { nights: [...nightsBefore, ...bill.nights], nightsBefore: [] }
  const [day, ...others] = nights
  if (day && others.length === 0 && skips.test(text)) return { ...nightLess(bill, day), nightsBefore: [] }
  if (day && oneMore.test(text)) return { nights: [...bill.nights, ...nights], nightsBefore: [] }
  const many = nightsIn(bill)
  const keepsCount = others.length === 0 && count === undefined && many > 1 && onlyKind.test(text)
  if (day && keepsCount) return { nights, count: many, nightsBefore: bill.nights }
  if (day) return { nights, ...beginning(told), nightsBefore: bill.nights }
  // “The two nights”, whose days are known.
  if (count === undefined || count === many) return { nights: bill.nights, ...beginning(bill), nightsBefore }
  const { from } = bill
  if (from !== undefined)
    return { nights: ofOneKind(nightsInARow(from, count)) ?? nightsInARow(from, count), from, count, nightsBefore }
  return { nights: ofOneKind(bill.nights) ?? [], count, nightsBefore }
}

const beginning = ({ from, count }: Pick<Bill, 'from' | 'count'>) => ({
  ...(from !== undefined && { from }),
  ...(count !== undefined && { count }),
})

/** Undefined if there are weekday and weekend nights, or none. */
function ofOneKind(nights: readonly DayType[]): DayType[] | undefined {
  return new Set(nights).size === 1 ? nights.slice(0, 1) : undefined
}

/** Both of the nights that were named one by one. */
export const both = /^(?:(?:and|so|ok|for|yes) )*both(?: (?:of (?:them|those)|nights|days))?$/
/** “And if we stayed the Wednesday too?” */
const oneMore = either(
  new RegExp(`\\b${aDay}(?: night)? (?:too|as well|also|on top)\\b`),
  /\bstay(?:ed)? on\b|\b(?:tag|stick|add)\b.*\bon(?: to)?\b/,
)
/** “It'd be midweek”: every night of the stay. */
const onlyKind =
  /^(?!.*\bone\b).*\b(?:(?:mid ?week|week ?days|week ?nights|week ?ends?)\b(?! nights?\b)|(?:during|in) the week\b)/

/** “Actually skip Wednesday.” */
const skips = new RegExp(`\\b(?:skip|drop|without|leave out|not) (?:the |that )?${aDay}\\b`)
function nightLess({ nights, count }: Bill, day: DayType): Pick<Bill, 'nights' | 'count'> {
  if (nights.length < 2) return { nights, count: Math.max((count ?? 1) - 1, 1) }
  const at = nights.indexOf(day)
  return { nights: nights.filter((_, i) => i !== at) }
}
