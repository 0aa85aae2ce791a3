/** A bill in words: each line with its price, and the sum. */
import {
  caution,
  flexiTotal,
  type NightsTold,
  nightsTotal,
  priceAnswer,
  sumInWords,
} from '#app/concierge/composing/compose-prices.ts'
import type { Told } from '#app/concierge/composing/told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { euro } from '#app/estate/money.ts'
import { type EntryRef, refOf } from '#app/knowledge/entry.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { capital, list } from '#app/knowledge/wording.ts'
import type { Room } from '#app/rooms/rooms.ts'
import type { Slots } from '#app/understanding/message/slots.ts'
import type { Bill } from './bill.ts'
import { entryOf, orderedOf, timesOf, usualBox } from './extras-priced.ts'
import { nightsIn } from './nights-told.ts'
import type { Extra } from './wishes.ts'

type Line = { words: string; cents: number }
/** `nothingElse`: none of the items is available in this room. */
export type BillTold = Told & { nothingElse: boolean }

/** Undefined if nights or room are missing, or if staff have overridden a price: then only they can add it up. */
export function billInWords({ facts, shelf }: KnowledgeIndex, bill: Bill): BillTold | undefined {
  const chosen = bill.rooms.flatMap((id) => facts.rooms.filter((room) => room.id === id))
  const rooms = bill.booked ? [] : chosen
  const nights = bill.flexi ? 1 : nightsIn(bill)
  if (bill.undecided || (rooms.length > 0 && nights === 0)) return undefined
  const stays = rooms.map((room) => stayIn(room, bill))
  const sources = [
    ...rooms.map(({ id }): EntryRef => ({ category: 'accommodations', key: `${id}_price` })),
    ...[...bill.extras.keys()].map((extra) => entryOf[extra]),
  ].filter((one, at, all) => all.findIndex((other) => refOf(other) === refOf(one)) === at)
  if (!sources.every((ref) => shelf.get(refOf(ref))?.origin === 'registry')) return undefined
  const extras = extrasOf(facts, bill, chosen, nights)
  if (!extras) return undefined
  const { lines, refused } = extras
  const more = lines.reduce((sum, line) => sum + line.cents, 0)
  if (stays.some((stay) => !stay)) return besideTheStay()
  const cents = (stays[0]?.cents ?? [0]).map((_, at) => stays.reduce((sum, stay) => sum + (stay?.cents[at] ?? 0), 0))
  const named = [
    ...rooms.map(({ name }, at) => `${at === 0 ? `${stays[0]?.words} ` : ''}in ${name} (${sumInWords(stays[at]?.cents ?? [])})`),
    ...lines.map((line) => `${line.words} (${euro(line.cents)})`),
  ]
  const [alone = ''] = named.length === 1 ? named : []
  const sum = `${capital(alone.replace(/ \([^)]*\)$/, '') || list(named))} ${comesOrCome(named)} to ${sumInWords(cents, more)}${rooms.length > 1 && lines.length === 0 ? ' together' : ''}${withOtherBox(facts, bill, cents, more)}.`
  return {
    text: [sum, ...refused, ...(rooms.length > 0 ? [caution] : [])].join(' '),
    sources,
    nothingElse: lines.length === 0 && refused.length > 0,
  }

  /** If the days of the nights are unknown, only the booking page has the stay's total. */
  function besideTheStay(): BillTold | undefined {
    if (rooms.length > 1 || bill.flexi || lines.length === 0) return undefined
    const ordered = lines.map(({ words }) => words)
    const sum = `On top, ${list(ordered)} ${comesOrCome(ordered)} to ${sumInWords([0], more)}${withOtherBox(facts, bill, [0], more)}.`
    return { text: [priceAnswer(facts, slotsOfStay(bill)), sum, ...refused].join(' '), sources, nothingElse: false }
  }
}

const comesOrCome = ([first = '', ...others]: readonly string[]) =>
  others.length === 0 && first.startsWith('one ') ? 'comes' : 'come'

function stayIn(room: Room, bill: Bill): NightsTold | undefined {
  return bill.flexi ? flexiTotal(room, slotsOfStay(bill)) : nightsTotal(room, slotsOfStay(bill))
}

const slotsOfStay = ({ rooms, nights, count }: Bill): Slots => ({
  rooms: [...rooms],
  nights,
  ...(count !== undefined && { count }),
})

function extrasOf(facts: Facts, bill: Bill, rooms: readonly Room[], nights: number) {
  const lines: Line[] = []
  const refused: string[] = []
  const couples = Math.max(rooms.length, bill.couples ? 2 : 1)
  for (const [extra, many] of timesOf(bill.extras, nights, couples)) {
    if (extra === 'late_check_out' && bill.flexi) continue
    if (many === 0) return undefined
    const line = extra === 'late_check_out' ? leavingLate(bill, rooms) : productLine(facts, extra, many, rooms)
    if (!line) return undefined
    if (typeof line === 'string') refused.push(line)
    else lines.push(line)
  }
  return { lines, refused }
}

/** Undefined if it cannot be priced: late check-out never follows a weekend night, and its price depends on the room. */
function leavingLate({ nights }: Bill, rooms: readonly Room[]): Line | undefined {
  if (rooms.length === 0 || nights.length === 0 || nights.at(-1) === 'weekend') return undefined
  return { words: 'late check-out', cents: rooms.reduce((sum, room) => sum + room.lateCheckoutCents, 0) }
}

/** A sentence instead of a line if the product is not for such a room. */
function productLine(facts: Facts, extra: Extra, many: number, rooms: readonly Room[]): Line | string | undefined {
  const ordered = orderedOf(facts, extra, many)
  const [not] = rooms.filter(({ id }) => ordered && ordered.roomIds.length > 0 && !ordered.roomIds.includes(id))
  return ordered && not && rooms.length === 1 ? `${ordered.name}: not in ${not.name}.` : ordered
}

/** The total with the other kind of box, if the guest said only “a grazing box”. */
function withOtherBox({ products }: Facts, { extras }: Bill, cents: readonly number[], more: number): string {
  const count = extras.get('grazing_box')
  const [usual, other] = [usualBox, 'grazing_box_vegetarian'].map((type) => products.find(({ itemType }) => itemType === type))
  if (typeof count !== 'number' || !usual || !other) return ''
  const sum = sumInWords(cents, more + count * (other.priceCents - usual.priceCents))
  return `, or ${sum} with ${count === 1 ? 'a ' : ''}${other.name}`
}
