/** The extras of a bill: how many of each, and what they cost. */
import type { EntryRef } from '#app/knowledge/entry.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import type { Count, Extra } from './wishes.ts'

/** The entry that states its price. */
export const entryOf: Readonly<Record<Extra, EntryRef>> = {
  heated_bath: { category: 'facilities', key: 'heated_bath' },
  bath_reheat: { category: 'facilities', key: 'bath_reheat' },
  breakfast_tray: { category: 'facilities', key: 'breakfast' },
  grazing_box_standard: { category: 'facilities', key: 'grazing_boxes' },
  grazing_box_vegetarian: { category: 'facilities', key: 'grazing_boxes' },
  grazing_box: { category: 'facilities', key: 'grazing_boxes' },
  late_check_out: { category: 'policies', key: 'late_check_out' },
}

/** How many of each in all. A second evening's bath is the first one reheated, in each room that has one. */
export function timesOf(extras: ReadonlyMap<Extra, Count>, nights: number, couples: number): ReadonlyMap<Extra, number> {
  const times = new Map([...extras].map(([extra, count]) => [extra, timesIn(count, nights, couples)] as const))
  const baths = extras.get('heated_bath')
  const rooms = baths === 'each night in each room' ? couples : 1
  const evenings = typeof baths === 'number' ? baths : baths === 'each room' ? 1 : nights
  if (!baths || evenings < 2 || extras.has('bath_reheat')) return times
  return new Map([...times, ['heated_bath', rooms], ['bath_reheat', rooms * (evenings - 1)]])
}

function timesIn(count: Count, nights: number, couples: number): number {
  if (typeof count === 'number') return count
  return (count === 'each room' ? 1 : nights) * (count === 'each night' ? 1 : couples)
}

/** `roomIds`: the rooms it is for; empty for all. */
export type Ordered = { name: string; words: string; cents: number; roomIds: readonly string[] }

export const usualBox = 'grazing_box_standard'

/** The usual box if its kind is not stated. Undefined if no product is meant, or it is not on sale. */
export function orderedOf({ products }: Facts, extra: Extra, many: number): Ordered | undefined {
  const product = products.find(({ itemType }) => itemType === (extra === 'grazing_box' ? usualBox : extra))
  if (!product) return undefined
  const { name, priceCents, roomIds } = product
  return { name, words: many === 1 ? `one ${name}` : `${many} × ${name}`, cents: many * priceCents, roomIds }
}
