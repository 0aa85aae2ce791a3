/** “Does it still work, she bought it in summer 2022?”: works out until when a voucher is valid. */
import type { Told } from '#app/concierge/composing/told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { type EntryRef, refOf } from '#app/knowledge/entry.ts'
import { capital, numberOf } from '#app/knowledge/wording.ts'
import { anyOf } from '#app/understanding/any-of.ts'
import { aMonth } from '#app/understanding/calendar-words.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages } from '#app/understanding/thread/turns.ts'

const validity: EntryRef = { category: 'policies', key: 'voucher_validity' }
const voucher = /\b(?:vouchers?|gift (?:cards?|certificates?))\b/
const asksValid = anyOf(
  /still (?:work|works|good|valid|ok|okay|usable|count|be used|use|redeem)/,
  /valid|expir\w*|runs? out|out of date|in date|(?:til|till|until) when|how long|too (?:old|late)|lapsed?|(?:can|could|may) (?:i|we) (?:still )?use/,
)
const asksOver = /\b(?:expired?|lapsed?|run out|ran out|out of date|too (?:old|late)|worthless|void)\b/
const asksWhen = /\b(?:(?:til|till|until) when|when (?:does|do|will|is)|how long)\b/
const season = `spring|summer|autumn|winter|easter|christmas|${aMonth}`
const dated = new RegExp(
  `\\b(?:bought|purchased|got|given|issued|dated|from|received|made out|in|paid|ordered|was)\\b(?: \\w+){0,4}? ?(?:in |on |from |at )?(?:the )?((?:(?:early|late|mid) )?(?:(?:start|end|middle|beginning) of )?(?:${season}) (?:of )?)?(20\\d\\d)\\b`,
)
const yearsAgo = /\b(?:(last) year|(a|one|two|three|four|five|six|seven|\d) years? ago)\b/
const turnsBack = 3

/** Undefined if no year is stated, or staff have overridden the entry. */
export function voucherUntil(
  { facts, shelf }: KnowledgeIndex,
  message: string,
  history: readonly Turn[],
  now: Date,
): Told | undefined {
  const text = plain(message)
  const asked = guestMessages(history).slice(-turnsBack)
  const isOfOne = voucher.test(text) || asked.some((earlier) => voucher.test(plain(earlier)))
  if (!isOfOne || !asksValid.test(text) || shelf.get(refOf(validity))?.origin !== 'registry') return undefined
  const bought = boughtIn(text, now)
  if (!bought) return undefined
  const years = facts.estate.policies.voucherValidYears
  const last = bought.year + years
  const asOf = [...text.matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year)).find((year) => year > bought.year)
  const left = last - (asOf ?? now.getUTCFullYear())
  const valid = left > 0 ? true : left < 0 ? false : undefined
  const asks = asksWhen.test(text) || valid === undefined ? undefined : asksOver.test(text) !== valid
  const opening = asks === undefined ? '' : asks ? 'Yes: ' : 'No: '
  const { when } = bought
  const named = (year: number) => `${when}${year}`
  const isWas = left < 0 ? 'was' : 'is'
  const told = `bought in ${named(bought.year)}, a gift voucher ${isWas} valid for ${years} years, until ${named(last)}`
  return { text: `${opening}${opening ? told : capital(told)}.`, sources: [validity] }
}

/** “Does it run out in 2031?”: that is not the year of purchase. */
const endsIn = new RegExp(
  `\\b(?:run|runs|expire|expires|end|ends|over)(?: out)?(?: then| so)? (?:in |on |by )(?:(?:${season}) )?20\\d\\d\\b`,
)

function boughtIn(said: string, now: Date): { year: number; when: string } | undefined {
  const text = said.replace(endsIn, ' ')
  const [, when = '', year] = dated.exec(text) ?? []
  if (year) return { year: Number(year), when: when.replace(new RegExp(`\\b(?:${aMonth}|easter|christmas)\\b`), capital) }
  const [, last, many = ''] = yearsAgo.exec(text) ?? []
  const ago = last ? 1 : (numberOf(many) ?? 0)
  return ago > 0 ? { year: now.getUTCFullYear() - ago, when: '' } : undefined
}
