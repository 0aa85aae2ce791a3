/** Answers with figures: nightly prices by room and day, totals by mode, late check-out by room. */

import { euro } from '#app/estate/money.ts'
import { twelveHour } from '#app/estate/time/clock.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { capital, list } from '#app/knowledge/wording.ts'
import { lateCheckOutGoesWith } from '#app/rooms/price-words.ts'
import { type DayType, dayTypes, fromCheapest, modeLabels, nightlyCents, nightsTotalCents, quote } from '#app/rooms/pricing.ts'
import type { Room } from '#app/rooms/rooms.ts'
import type { Slots } from '#app/understanding/message/slots.ts'

const dayWords: Record<DayType, string> = { weekday: 'weekday', weekend: 'weekend' }
export const caution = 'The final price is calculated as you book, by season and availability.'

export function roomsIn(facts: Facts, slots: Slots): readonly Room[] {
  const named = facts.rooms.filter((room) => slots.rooms.includes(room.id))
  return named.length > 0 ? named : facts.rooms
}

/** “Rank your rooms by what they cost”: from the cheapest, unless the dearest is to come first. */
export function ranked(facts: Facts, text: string): Facts {
  if (!/\b(?:rank|order|sort|lowest|cheapest first|dearest first)\b/.test(text)) return facts
  const rising = fromCheapest(facts.rooms)
  const falls = /\b(?:highest|dearest) (?:to|first)\b/.test(text)
  return { ...facts, rooms: falls ? rising.reverse() : rising }
}

/** For a single room, add its late check-out price. */
export const addsLateCheckOut = ({ rooms, lateCheckOut, mode }: Slots): boolean =>
  rooms.length === 1 && lateCheckOut === true && mode !== 'oneNightFlexi'

/** @param differenceFirst the question is which of two is cheaper */
export function priceAnswer(facts: Facts, slots: Slots, differenceFirst = false): string {
  const rooms = roomsIn(facts, slots)
  const single = rooms.length === 1 ? rooms[0] : undefined
  if (slots.mode === 'oneNightFlexi') return flexiAnswer(facts, slots)
  if (single && addsLateCheckOut(slots)) return `${roomPrice(single, slots)} ${lateCheckOutAnswer(facts, slots)} ${caution}`
  if (single) return `${roomPrice(single, slots)} ${caution}`
  if (slots.count === 2 && slots.nights.length < 2) return `${twoNightsIn(rooms, slots.nights[0])} ${caution}`
  const apiece = slots.rooms.length !== 1 && slots.nights.length > 1 ? sameNightsIn(rooms, slots) : undefined
  if (apiece) return `${apiece} ${caution}`
  const days = [...new Set(slots.nights)]
  const [only] = days.length === 1 ? days : []
  const lines = only
    ? `A ${dayWords[only]} night (${daysOf(only)}) is from ${list(rooms.map((room) => `${euro(nightlyCents(room, only))} in ${room.name}`))}.`
    : `Weekday / weekend nights are from ${list(rooms.map((room) => `${euro(room.weekdayCents)} / ${euro(room.weekendCents)} in ${room.name}`))}. Weekend means Friday and Saturday.`
  const between = rooms.length === 2 ? differenceBetween(rooms, only) : ''
  const told = differenceFirst ? [between, lines] : [lines, between]
  return [...told, caution].filter(Boolean).join(' ')
}

function twoNightsIn(rooms: readonly Room[], day: DayType | undefined): string {
  const sum = (room: Room, type: DayType) => euro(quote(room, 'twoNight', type).totalCents)
  if (day) {
    const each = rooms.map((room) => `${sum(room, day)} in ${room.name} (from ${euro(nightlyCents(room, day))} a night)`)
    const less = rooms.length === 2 ? ` ${lessBy(rooms, (room) => quote(room, 'twoNight', day).totalCents)}` : ''
    return `Two ${dayWords[day]} nights come to ${list(each)}.${less}`
  }
  const each = rooms.map((room) => {
    const nightly = `${euro(room.weekdayCents)} / ${euro(room.weekendCents)}`
    return `${dayTypes.map((type) => sum(room, type)).join(' / ')} in ${room.name} (from ${nightly} a night)`
  })
  const by = dayTypes.map((type) => (rooms.length === 2 ? lessBy(rooms, (room) => quote(room, 'twoNight', type).totalCents) : ''))
  const less = by[0] && by[0] === by[1] ? ` ${by[0]}` : ''
  return `Two weekday / weekend nights come to ${list(each)}. Weekend means Friday and Saturday.${less}`
}

/** The same nights in one room and in another: "Friday and Saturday in Stormchaser, and how much do we save with the lodge?" */
function sameNightsIn(rooms: readonly Room[], slots: Slots): string | undefined {
  const told = rooms.flatMap((room) => nightsTotal(room, slots) ?? [])
  const [first] = told
  if (!first || told.length < rooms.length || told.some(({ cents }) => cents.length > 1)) return undefined
  const each = rooms.map((room, at) => `${euro(told[at]?.cents[0] ?? 0)} in ${room.name}`)
  const less = rooms.length === 2 ? ` ${lessBy(rooms, (room) => told[rooms.indexOf(room)]?.cents[0] ?? 0)}` : ''
  return `${capital(first.words)} come to ${list(each)}.${less}`
}

/** “Sea Forest Lodge is €100 less.” */
function lessBy([a, b]: readonly Room[], centsOf: (room: Room) => number): string {
  if (!a || !b) return ''
  const by = centsOf(a) - centsOf(b)
  return by === 0 ? 'They cost the same.' : `${by > 0 ? b.name : a.name} is ${euro(Math.abs(by))} less.`
}

/** One figure, or one each for weekdays and weekend. @param more added to each, in cents */
export function sumInWords(cents: readonly number[], more = 0): string {
  const [first = 0, atWeekends] = cents.map((one) => one + more)
  return atWeekends === undefined ? euro(first) : `${euro(first)} on weekdays and ${euro(atWeekends)} at the weekend`
}

/** The sum for all the rooms: "how much in total for Stargazer and the lodge on a Friday?" */
export function roomsTogether(facts: Facts, slots: Slots): string | undefined {
  const rooms = roomsIn(facts, slots)
  const each = rooms.flatMap(
    (room) => nightsTotal(room, slots.nights.length > 0 ? slots : { ...slots, count: slots.count ?? 1 }) ?? [],
  )
  if (slots.rooms.length < 2 || each.length < rooms.length) return undefined
  const sums = (each[0]?.cents ?? []).map((_, at) => each.reduce((sum, { cents }) => sum + (cents[at] ?? 0), 0))
  const parts = rooms.map((room, at) => `${each[at]?.cents.map(euro).join(' / ')} in ${room.name}`)
  return `${capital(each[0]?.words ?? '')} in ${list(rooms.map(({ name }) => name))} come to ${sumInWords(sums)} together: ${list(parts)}. ${caution}`
}

/** “How much are two cabins for two nights?”: the cheapest combination. @param kind only rooms of this kind */
export function leastTogether(facts: Facts, slots: Slots, many: number, kind?: Room['kind']): string | undefined {
  const rising = fromCheapest(facts.rooms.filter((room) => !kind || room.kind === kind))
  const together = roomsTogether(facts, { ...slots, rooms: rising.slice(0, many).map(({ id }) => id) })
  return together?.replace(caution, '').trim()
}

/** The same for two rooms, when the guest did not ask for the cheapest. */
export function leastOfTwo(facts: Facts, slots: Slots, kind?: Room['kind']): string | undefined {
  const together = leastTogether(facts, slots, 2, kind)
  return together && `Of two together, the least: ${together}`
}

function differenceBetween([a, b]: readonly Room[], only: DayType | undefined): string {
  if (!a || !b) return ''
  const by = (day: DayType) => nightlyCents(a, day) - nightlyCents(b, day)
  const [weekday, weekend] = [by('weekday'), by('weekend')]
  const night = only ? by(only) : weekday
  const dearer = night > 0 ? a : b
  const cheaper = night > 0 ? b : a
  if (night === 0 && (only || weekend === 0)) return 'They cost the same.'
  if (only || weekday === weekend) return `${cheaper.name} is ${euro(Math.abs(night))} a night less than ${dearer.name}.`
  return `The difference is ${euro(Math.abs(weekday))} on a weekday and ${euro(Math.abs(weekend))} at the weekend.`
}

/** Difference between a room's two prices. */
export const daysApart = ({ name, weekdayCents, weekendCents }: Room) =>
  `A weekend night in ${name} is ${euro(Math.abs(weekendCents - weekdayCents))} more than a weekday one.`

/** The same for all rooms; undefined if they differ. */
export function daysApartInAll({ rooms }: Facts): string | undefined {
  const [apart = 0, ...others] = new Set(rooms.map(({ weekdayCents, weekendCents }) => weekendCents - weekdayCents))
  return others.length === 0 && apart > 0
    ? `A weekend night is ${euro(apart)} more than a weekday one, in each of the rooms.`
    : undefined
}

const daysOf = (day: DayType) => (day === 'weekend' ? 'Friday and Saturday' : 'Sunday to Thursday')

function roomPrice(room: Room, { nights, count }: Slots): string {
  const { weekdayCents, weekendCents, name } = room
  const both = nights.length === 2 && (count === undefined || count === 2)
  if (both) {
    const [a, b] = nights
    const each =
      a === b
        ? `${euro(nightlyCents(room, a ?? 'weekday'))} each`
        : `${euro(weekdayCents)} for the weekday night and ${euro(weekendCents)} for the weekend one`
    return `Those two nights in ${name} come to ${euro(nightsTotalCents(room, nights))}, from ${each}.`
  }
  // Each night is named.
  if (nights.length > 2 && new Set(nights).size > 1 && (count === undefined || count === nights.length))
    return `Those ${nights.length} nights in ${name} come to ${euro(nightsTotalCents(room, nights))}, from ${euro(weekdayCents)} for a weekday night and ${euro(weekendCents)} for a weekend one.`
  const [day] = new Set(nights).size === 1 || nights.length < 3 ? nights : []
  if (count === 2) {
    if (day)
      return `Two ${dayWords[day]} nights in ${name} come to ${euro(quote(room, 'twoNight', day).totalCents)}, from ${euro(nightlyCents(room, day))} a night.`
    const [weekdays, weekends] = dayTypes.map((type) => euro(quote(room, 'twoNight', type).totalCents))
    return `Two nights in ${name} come to ${weekdays} on weekdays (from ${euro(weekdayCents)} a night) and ${weekends} at the weekend (from ${euro(weekendCents)} a night).`
  }
  const many = count !== undefined && count > 2 ? ` ${manyNights(room, count, day)}` : ''
  if (day) {
    const other: DayType = day === 'weekend' ? 'weekday' : 'weekend'
    return `${name} is from ${euro(nightlyCents(room, day))} for a ${dayWords[day]} night, ${daysOf(day)} (${dayWords[other]} nights ${euro(nightlyCents(room, other))}).${many}`
  }
  return `${name} is from ${euro(weekdayCents)} a night on weekdays, Sunday to Thursday, and ${euro(weekendCents)} on Friday and Saturday.${many}`
}

/** Up to five weekday nights can follow each other, and a week has each night once; any other stay only the booking page can add up. */
function manyNights(room: Room, count: number, day: DayType | undefined): string {
  const sum = (weekdays: number, weekends: number) =>
    euro(weekdays * nightlyCents(room, 'weekday') + weekends * nightlyCents(room, 'weekend'))
  if (day === 'weekday' && count <= 5) return `${count} weekday nights come to ${sum(count, 0)}.`
  if (count === 7) return `A week, with five weekday and two weekend nights, comes to ${sum(5, 2)}.`
  return `For ${count} nights the booking page has the total.`
}

/** A number of nights in words, and their total: one figure, or one each for weekdays and weekend. */
export type NightsTold = { words: string; cents: readonly [number] | readonly [weekday: number, weekend: number] }

/** Undefined if the number of nights is unknown, or only the booking page has the total. */
export function nightsTotal(room: Room, { nights, count, mode, lateCheckOut }: Slots): NightsTold | undefined {
  if (mode || lateCheckOut) return undefined
  const [first, second] = nights
  const many = count ?? nights.length
  if (many > 2 && nights.length === many) return { words: `those ${many} nights`, cents: [nightsTotalCents(room, nights)] }
  if (many > 2 && many <= 5 && nights.length === 1 && first === 'weekday')
    return { words: `${many} weekday nights`, cents: [nightsTotalCents(room, Array<DayType>(many).fill(first))] }
  if (many === 0 || many > 2) return undefined
  if (first && second) {
    if (count === 1) return undefined
    return { words: 'those two nights', cents: [nightsTotalCents(room, [first, second])] }
  }
  const word = many === 2 ? 'two' : 'one'
  const sum = (day: DayType) => nightsTotalCents(room, Array<DayType>(many).fill(day))
  const ending = many === 2 ? 'nights' : 'night'
  if (first) return { words: `${word} ${dayWords[first]} ${ending}`, cents: [sum(first)] }
  return { words: `${word} ${ending}`, cents: [sum('weekday'), sum('weekend')] }
}

/** Undefined at weekends. */
export function flexiTotal(room: Room, { nights }: Slots): NightsTold | undefined {
  if (nights.includes('weekend')) return undefined
  return { words: `one ${modeLabels.oneNightFlexi}`, cents: [quote(room, 'oneNightFlexi', 'weekday').totalCents] }
}

export function flexiAnswer(facts: Facts, slots: Slots): string {
  const { estate } = facts
  const until = twelveHour(estate.times.lateCheckOutUntil, 'short')
  const rooms = roomsIn(facts, slots)
  const totals = list(rooms.map((room) => `${euro(quote(room, 'oneNightFlexi', 'weekday').totalCents)} in ${room.name}`))
  return `The ${modeLabels.oneNightFlexi} is one weekday night with late check-out until ${until}: ${totals}. It saves up to ${estate.policies.flexiSavesUpToPercent}%; late check-out must be pre-booked, subject to availability.`
}

function nightWithLateCheckOut(room: Room): string {
  return `One weekday night with it comes to ${euro(quote(room, 'oneNightFlexi', 'weekday').totalCents)} in ${room.name}, from ${euro(room.weekdayCents)} for the night.`
}

/** Follows the check-out time. */
export function lateCheckOutBriefly({ estate }: Facts): string {
  const until = twelveHour(estate.times.lateCheckOutUntil, 'short')
  return `Midweek, late check-out until ${until} can be pre-booked, subject to availability.`
}

export function lateCheckOutAnswer(facts: Facts, slots: Slots): string {
  const until = twelveHour(facts.estate.times.lateCheckOutUntil, 'short')
  const rooms = roomsIn(facts, slots)
  const [only] = rooms.length === 1 ? rooms : []
  const prices = only
    ? `In ${only.name} it adds ${euro(only.lateCheckoutCents)}.`
    : `It adds ${list(rooms.map((room) => `${euro(room.lateCheckoutCents)} in ${room.name}`))}.`
  const sum = only ? ` ${nightsWithLateCheckOut(only, slots)}` : ''
  return `Late check-out until ${until} can be pre-booked midweek, subject to availability. It ${lateCheckOutGoesWith}. ${prices}${sum}`
}

/** The total of the nights discussed if all are midweek; otherwise of one night. */
function nightsWithLateCheckOut(room: Room, { nights, count }: Slots): string {
  const stay =
    nights.length > 0 && nights.every((night) => night === 'weekday')
      ? nightsTotal(room, { rooms: [], nights, ...(count && { count }) })
      : undefined
  if (!stay || stay.words.startsWith('one')) return nightWithLateCheckOut(room)
  return `${capital(stay.words)} with it come to ${sumInWords(stay.cents, room.lateCheckoutCents)} in ${room.name}.`
}

/** “Flexi or two nights in Stormchaser, which is cheaper?” Undefined unless it is about one room. */
export function offersCompared(facts: Facts, slots: Slots): string | undefined {
  const [room, ...others] = slots.rooms.length > 0 ? roomsIn(facts, slots) : []
  if (!room || others.length > 0) return undefined
  const of = (mode: 'oneNightFlexi' | 'twoNight', day: DayType) => euro(quote(room, mode, day).totalCents)
  return `In ${room.name} the ${modeLabels.oneNightFlexi}, one weekday night with late check-out, is ${of('oneNightFlexi', 'weekday')}; the ${modeLabels.twoNight} is ${of('twoNight', 'weekday')} on weekdays and ${of('twoNight', 'weekend')} at the weekend, for both nights. ${caution}`
}

export function cheapestAnswer(facts: Facts, which: 'cheapest' | 'dearest'): string {
  const sorted = fromCheapest(facts.rooms)
  const room = which === 'cheapest' ? sorted[0] : sorted.at(-1)
  if (!room) return caution
  const word = which === 'cheapest' ? 'lowest' : 'highest'
  return `Our ${word} price is ${room.name}: from ${euro(room.weekdayCents)} a night on weekdays and ${euro(room.weekendCents)} on Friday and Saturday.`
}

/** “The cheapest cabin”: strictly, the lodge is not a cabin. */
export function cheapestCabin({ rooms }: Facts): string {
  const [room] = fromCheapest(rooms.filter(({ kind }) => kind === 'cabin'))
  return room ? `Of the cabins it is ${room.name}: from ${euro(room.weekdayCents)} and ${euro(room.weekendCents)}.` : ''
}

/** Every cabin has a tub, and in some of them it can be heated. */
export function cheapestWithBath({ rooms, products }: Facts): string {
  const rising = fromCheapest(rooms)
  const told = (room: Room | undefined) =>
    room && `${room.name}, from ${euro(room.weekdayCents)} on weekdays and ${euro(room.weekendCents)} at the weekend`
  const tub = told(rising.find(({ kind }) => kind === 'cabin'))
  const bath = products.find(({ itemType }) => itemType === 'heated_bath')
  const heated = told(rising.find(({ id }) => bath?.roomIds.includes(id)))
  return `The cheapest with an outdoor tub is ${tub}.${heated && bath ? ` For the ${bath.name} (${euro(bath.priceCents)}) it is ${heated}.` : ''}`
}
