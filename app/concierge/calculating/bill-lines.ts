/** The lines of a bill, a stay and what is ordered to it, and their sum in words. */

import { type NightsTold, sumInWords } from '#app/concierge/composing/compose-prices.ts'
import type { Told } from '#app/concierge/composing/told.ts'
import { euro } from '#app/estate/money.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { capital, list, numberOf } from '#app/knowledge/wording.ts'
import type { Room } from '#app/rooms/rooms.ts'
import { plain } from '#app/understanding/text.ts'
import { spokenOf } from './counted-extras.ts'
import { forTwo, type SumPart } from './sum-asked.ts'

/** “So that’s how much?”, of what is ordered, whatever the stay. Undefined where it may be several, or one of two kinds. */
export function extrasTotal(facts: Facts, extras: readonly SumPart[]): Told | undefined {
  const lines = extras.flatMap((part) => linesOf(facts, undefined, undefined, part))
  const several = lines.length > 1 || lines.some(({ words }) => /\d ×/.test(words))
  if (!several || lines.length < extras.length || lines.some(({ open }) => open)) return undefined
  const cents = lines.reduce((sum, one) => sum + one.cents, 0)
  const what = capital(list(lines.map(({ words }) => words)))
  return { text: `${what} come to ${euro(cents)}.`, sources: extras.flatMap(({ sources }) => sources) }
}

/** One extra on the bill. `open`: how many of it, or which, was not said; then it has the price of each. */
type Line = { words: string; cents: number; open?: 'which' | 'how many' }

/** “Two weekday nights in Stargazer and one Breakfast Tray for 2 come to €492.” */
export function summedUp(facts: Facts, room: Room, stay: SumPart, nights: NightsTold, extras: readonly SumPart[]): string {
  const offered = (part: SumPart) => linesOf(facts, room, stay, part)
  const refused = extras.filter((part) => offered(part).length === 0).map(({ topic }) => nameOf(facts, topic))
  const not = refused.length > 0 ? ` ${list(refused)}: not in ${room.name}.` : ''
  const all = extras.flatMap(offered)
  const stays = `${nights.words} in ${room.name}`
  const verb = nights.words.startsWith('one') ? 'comes' : 'come'
  const either = oneOfTwo(all)
  if (either) {
    const [closed, kinds] = either
    const base = closed.reduce((sum, { cents }) => sum + cents, 0)
    const sums = kinds.map(({ words, cents }) => `${sumInWords(nights.cents, base + cents)} with one ${words} (${euro(cents)})`)
    const verbOf = closed.length > 0 ? 'come' : verb
    const what = capital(list([stays, ...closed.map(({ words }) => words)]))
    return `${what} ${verbOf} to ${sumInWords(nights.cents, base)}: ${list(sums, 'or')}.${not}`
  }
  if (all.some(({ open }) => open)) {
    const each = list(all.map(({ words, cents, open }) => `${euro(cents)} for ${open ? 'each ' : ''}${words}`))
    return `${capital(stays)} ${verb} to ${sumInWords(nights.cents)}. What you order is added to that: ${each}.${not}`
  }
  const more = all.reduce((sum, { cents }) => sum + cents, 0)
  const what = list([stays, ...all.map(({ words }) => words)])
  return `${capital(what)} ${all.length === 0 ? verb : 'come'} to ${sumInWords(nights.cents, more)}.${not}`
}

/** “A grazing box”, of which there are two kinds: what is certain, and the two. */
function oneOfTwo(all: readonly Line[]): [closed: Line[], kinds: Line[]] | undefined {
  const kinds = all.filter(({ open }) => open === 'which')
  const closed = all.filter(({ open }) => !open)
  return kinds.length === 2 && closed.length + kinds.length === all.length ? [closed, kinds] : undefined
}

/** @param room undefined where none was spoken of: then what any of them may order. */
function linesOf({ products }: Facts, room: Room | undefined, stay: SumPart | undefined, { topic, reading }: SumPart): Line[] {
  if (topic === lateCheckOut) {
    if (!room || !stay) return []
    const midweek = stay.slots.nights.length > 0 && stay.slots.nights.every((night) => night === 'weekday')
    return [{ words: 'late check-out', cents: room.lateCheckoutCents, ...(!midweek && { open: 'how many' as const }) }]
  }
  const offers = ({ roomIds }: (typeof products)[number]) => !room || roomIds.length === 0 || roomIds.includes(room.id)
  if (isEveryEvening({ topic, reading }) && nightsIn(stay) === 2)
    return products
      .filter((one) => bathThenReheat.has(one.itemType) && offers(one))
      .map(({ name, priceCents }) => ({ words: `one ${name}`, cents: priceCents }))
  const kinds = products.filter(({ itemType }) => itemsOf(topic).includes(itemType))
  const offered = kinds.filter(offers).filter(ofKind(plain(reading.text)))
  const count = countIn(plain(reading.text.replace(forTwo, '')), stay)
  const uncounted = count === undefined || (count > 1 && topic !== 'breakfast')
  const open = uncounted ? 'how many' : offered.length > 1 ? 'which' : undefined
  return offered.map(({ name, priceCents }) =>
    open
      ? { words: name, cents: priceCents, open }
      : { words: count === undefined || count === 1 ? `one ${name}` : `${count} × ${name}`, cents: (count ?? 1) * priceCents },
  )
}

/** “One standard box”: of two kinds the one that is named. */
function ofKind(text: string): (product: { itemType: string }) => boolean {
  if (/\b(?:veg|veggie|vegetarian)\b/.test(text)) return ({ itemType }) => itemType !== 'grazing_box_standard'
  const isStandard = /\b(?:standard|normal|regular|ordinary|meat|meaty)\b/.test(text)
  return ({ itemType }) => !isStandard || itemType !== 'grazing_box_vegetarian'
}

export const lateCheckOut = 'late_check_out'
const counted =
  /\b([2-4]|two|three|four|couple of) (?:(?!nights?\b|adults\b|people\b|of us\b)\w+ )?(?:breakfasts?|trays?|hampers?|baths?|boxes|box|mornings)\b/
const eachMorning = /\b(?:both|each|every) (?:of the )?(?:mornings?|days?)\b/

/** “With breakfast two days.” */
const breakfastDays = /\bbreakfasts?\b.{0,12}\b([2-4]|two|three|four) (?:days|mornings)\b/

/** “A bath each evening”: on the second it is warmed again. */
const bathThenReheat = new Set(['heated_bath', 'bath_reheat'])
const eachEvening = /\b(?:both|each|every|two|2) (?:of the )?(?:nights?|evenings?|days?)\b/
export const isEveryEvening = ({ topic, reading }: Pick<SumPart, 'topic' | 'reading'>): boolean =>
  itemsOf(topic).some((item) => bathThenReheat.has(item)) && eachEvening.test(plain(reading.text))
const nightsIn = (stay: SumPart | undefined) => (stay?.slots.nights.length === 2 ? 2 : stay?.slots.count)

/** Undefined where it may be several, and is not said how many. */
export function countIn(text: string, stay: SumPart | undefined): number | undefined {
  if (eachMorning.test(text)) return stay?.slots.nights.length === 2 ? 2 : stay?.slots.count
  const said = (counted.exec(text) ?? breakfastDays.exec(text))?.[1]
  if (said) return said.startsWith('couple') ? 2 : numberOf(said)
  if (/\bone of (?:the|your|those|these)\b/.test(text)) return 1
  return /\b(?:each|every|both|trays|boxes|breakfasts|mornings)\b/.test(text) ? undefined : 1
}

/** What is ordered by it: of a grazing box one of two. */
export function itemsOf(topic: string): readonly string[] {
  return spokenOf[topic] ?? []
}

function nameOf({ products }: Facts, topic: string): string {
  return list(products.filter(({ itemType }) => itemsOf(topic).includes(itemType)).map(({ name }) => name))
}
