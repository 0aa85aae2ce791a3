/**
 * What may be ordered when, for which room. The only source of the dialog's choices, the server's check and the sentence the guest reads
 * (docs/decisions/0014-order-rules.md). Pure.
 */

import { estate } from '#app/estate/estate.ts'
import { twelveHour } from '#app/estate/time/clock.ts'
import { addDays, estateDay, estateMoment, estateTime, isDay, longDay } from '#app/estate/time/estate-day.ts'
import { dayTypeOf } from '#app/rooms/pricing.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { bathRules, type ProductCategory, productCategories } from './catalogue.ts'

/** What the rules need to know about a product. */
export type Orderable = {
  itemType: string
  name: string
  category: ProductCategory
  active: boolean
  /** Room names; none or empty: every room. */
  roomRestrictions: readonly string[] | null
}

export type RefusalCode =
  | 'product_inactive'
  | 'room_unknown'
  | 'room_not_offered'
  | 'date_invalid'
  | 'date_past'
  | 'date_too_far'
  | 'not_midweek'
  | 'not_on_the_day'
  | 'too_late'

/** `field` is the name in the checkout request; `message` is shown to the guest. */
export type OrderRefusal = { code: RefusalCode; field: 'itemType' | 'roomName' | 'stayDate'; message: string }

/** The rooms and days that can be chosen for a product. */
export type OrderChoices = {
  roomNames: string[]
  /** The first and last stay date to choose from, yyyy-MM-dd, both included. */
  firstDay: string
  lastDay: string
}

export type Service = {
  /** Wall-clock time on the stay date by which it is ready. */
  readyTime: string
  /** To be ordered at least this many hours before `readyTime`; elapsed hours, whatever the clocks do. */
  hoursAhead: number
  onTheDay: boolean
  /** How long before `readyTime` the team starts: a bath is lit hours before. */
  workMinutes: number
  /** The date is the day of departure, after a weekday night. */
  midweekOnly?: true
  /** Nothing is made or brought, so nothing can be begun, ready or late: `readyTime` only counts for the hours ahead. */
  nothingToMake?: true
  /** Relights a bath, so somebody must have had one. Whether that was booked with the stay, we do not know. */
  needsBathBefore?: true
  /** The date is the evening before: it waits at the door for the next morning, so it is useless on the day of departure. */
  forMorningAfter?: true
}

const daysAhead = 365

const bath: Service = {
  readyTime: estate.times.checkInFrom,
  hoursAhead: bathRules.orderHoursBeforeCheckIn,
  onTheDay: false,
  workMinutes: bathRules.minutesToFillAndFire,
}
const bathReheat: Service = {
  readyTime: '21:00',
  hoursAhead: bathRules.reheatHoursAhead,
  onTheDay: true,
  workMinutes: 180,
  needsBathBefore: true,
}
const food: Service = { readyTime: '18:00', hoursAhead: 2, onTheDay: true, workMinutes: 60 }
const breakfast: Service = { ...food, forMorningAfter: true }
const byCategory: Record<ProductCategory, Service> = {
  bath,
  food,
  experiences: { readyTime: '10:00', hoursAhead: 24, onTheDay: false, workMinutes: 30 },
  late_checkout: {
    readyTime: estate.times.checkOutBy,
    hoursAhead: 15,
    onTheDay: false,
    workMinutes: 0,
    midweekOnly: true,
    nothingToMake: true,
  },
  test: { readyTime: '23:59', hoursAhead: 0, onTheDay: true, workMinutes: 0 },
}

/** Products nobody prepares or delivers. */
export const categoriesWithoutWork = productCategories.filter((category) => byCategory[category].nothingToMake)

/**
 * A bath whose item type contains a reheat is relit for another evening and may be ordered for today. Food whose item type contains a
 * breakfast is delivered in the evening for the morning after.
 */
export function serviceOf({ itemType, category }: Pick<Orderable, 'itemType' | 'category'>): Service {
  const special = byName[category]
  return special && itemType.includes(special.named) ? special.service : byCategory[category]
}

const byName: Partial<Record<ProductCategory, { named: string; service: Service }>> = {
  bath: { named: 'reheat', service: bathReheat },
  food: { named: 'breakfast', service: breakfast },
}

/** `named`: only for item types that contain this. `beginTime`: HH:mm on the stay date, undefined if there is nothing to make. */
export type WorkKind = { category: ProductCategory; named?: string; beginTime: string | undefined }

/** When the team begins each kind of work; the first that fits an order counts. For the database, which sorts by it. */
export const workKinds: readonly WorkKind[] = productCategories.flatMap((category) => {
  const special = byName[category]
  const plain = { category, beginTime: beginOf(byCategory[category]) }
  return special ? [{ category, named: special.named, beginTime: beginOf(special.service) }, plain] : [plain]
})

function beginOf({ readyTime, workMinutes, nothingToMake }: Service): string | undefined {
  if (nothingToMake) return undefined
  // On a day without a clock change: clocks change before anybody works.
  return estateTime(new Date(estateMoment('2026-01-15', readyTime).getTime() - workMinutes * 60_000))
}

/** The day whose morning an order for `day` is for, yyyy-MM-dd; undefined if it is for the day itself. */
export function morningOf(product: Pick<Orderable, 'itemType' | 'category'>, day: string): string | undefined {
  return serviceOf(product).forMorningAfter && addDays(day, 1)
}

/** The deadline for ordering for `day`. */
export function deadlineOf(product: Pick<Orderable, 'itemType' | 'category'>, day: string): Date {
  return lastMoment(serviceOf(product), day)
}

type Timed = Pick<Service, 'readyTime' | 'hoursAhead'>

function lastMoment({ readyTime, hoursAhead }: Timed, day: string): Date {
  return new Date(estateMoment(day, readyTime).getTime() - hoursAhead * 3_600_000)
}

/** When the team starts and when it is ready; undefined if there is nothing to make. */
export function workOf(
  product: Pick<Orderable, 'itemType' | 'category'>,
  day: string,
): { beginAt: Date; readyAt: Date } | undefined {
  const { readyTime, workMinutes, nothingToMake } = serviceOf(product)
  if (nothingToMake) return undefined
  const readyAt = estateMoment(day, readyTime)
  return { beginAt: new Date(readyAt.getTime() - workMinutes * 60_000), readyAt }
}

/** What can be chosen for a product at `now`. */
export function orderChoices(product: Orderable, now: Date): OrderChoices {
  const today = estateDay(now)
  let firstDay = today
  while (!isServed(product, firstDay) || !inTime(product, firstDay, today, now)) firstDay = addDays(firstDay, 1)
  return { roomNames: roomNamesFor(product), firstDay, lastDay: addDays(today, daysAhead) }
}

/** Why the order cannot be taken; undefined if it can. */
export function refusalOf(product: Orderable, roomName: string, stayDate: string, now: Date): OrderRefusal | undefined {
  if (!product.active) return no('product_inactive', 'itemType', `${product.name} is not offered at the moment.`)

  const offered = roomNamesFor(product)
  if (!rooms.some((room) => room.name === roomName)) return no('room_unknown', 'roomName', 'Please choose one of our rooms.')
  if (!offered.includes(roomName)) {
    return no('room_not_offered', 'roomName', `${product.name} is for ${inWords(offered)} guests only.`)
  }

  if (!isDay(stayDate)) return no('date_invalid', 'stayDate', 'Please choose the date of your stay.')
  const today = estateDay(now)
  const { firstDay, lastDay } = orderChoices(product, now)
  const first = `The first day you can choose now is ${longDay(firstDay)}.`
  if (stayDate < today) return no('date_past', 'stayDate', `${longDay(stayDate)} has passed. ${first}`)
  if (stayDate > lastDay) {
    return no('date_too_far', 'stayDate', `We take orders up to a year ahead, until ${longDay(lastDay)}.`)
  }
  if (!isServed(product, stayDate)) {
    return no('not_midweek', 'stayDate', `${product.name} is midweek only: ${midweekDays}. ${first}`)
  }
  if (inTime(product, stayDate, today, now)) return undefined
  if (stayDate === today && !serviceOf(product).onTheDay) {
    return no('not_on_the_day', 'stayDate', `${product.name} cannot be ordered on the day itself. ${first}`)
  }
  return no(
    'too_late',
    'stayDate',
    `${product.name} for ${longDay(stayDate)} had to be ordered by ${deadlineInWords(product, stayDate)}. ${first}`,
  )
}

/** How far ahead to order, for the guide and the dialog. */
export function leadTimeInWords(product: Pick<Orderable, 'itemType' | 'category'>): string {
  const service = serviceOf(product)
  const { hoursAhead, onTheDay, readyTime, midweekOnly, forMorningAfter, needsBathBefore } = service
  const ready = twelveHour(readyTime, 'short')
  if (product.category === 'test') return 'For tests.'
  if (midweekOnly) {
    const until = twelveHour(estate.times.lateCheckOutUntil, 'short')
    return `Until ${until}, midweek only and subject to availability: ${midweekDays}. Order by ${lastCall(service)} the evening before.`
  }
  if (!onTheDay) return `Order at least ${hoursAhead} hours before ${ready} on the day of your choice.`
  const last = lastCall(service)
  if (forMorningAfter) {
    return `Choose the evening before your breakfast; the day you leave is too late. Order by ${last} that day: it is left at your door by ${ready} and waits for the morning.`
  }
  const needed = needsBathBefore ? 'For a bath that was already fired during your stay. ' : ''
  return `${needed}Order by ${last} for the same evening, ready by ${ready}.`
}

/** An order's day, when it is ready and, if different, the morning it is for. */
export function whenInWords(product: Pick<Orderable, 'itemType' | 'category'>, day: string): string {
  // How late guests may stay is stated in the product's own text.
  if (serviceOf(product).nothingToMake) return `${longDay(day)}, the day of leaving`
  const ready = twelveHour(serviceOf(product).readyTime, 'short')
  const morning = morningOf(product, day)
  if (!morning) return `${longDay(day)}, ready by ${ready}`
  return `${longDay(day)}, left at the door by ${ready} for the morning of ${longDay(morning)}`
}

/** For sentences elsewhere about breakfast: `4 pm` and `6 pm`, both on the day before; `lastHour` is the former as `16:00`. */
export const breakfastTimes = {
  orderBy: lastCall(breakfast),
  lastHour: lastHourOf(breakfast),
  atTheDoorBy: twelveHour(breakfast.readyTime, 'short'),
}

/**
 * The deadline for same-day orders, on a day without a clock change: `4 pm`. That of a late check-out is on the evening before a weekday, so
 * no clock change comes between.
 */
export function lastCall(service: Timed): string {
  return twelveHour(lastHourOf(service), 'short')
}

function lastHourOf(service: Timed): string {
  return estateTime(lastMoment(service, '2026-01-15'))
}

/** After nights at weekday prices, which are Sunday to Thursday. */
const midweekDays = 'choose the day you leave, Monday to Friday'

function isServed(product: Orderable, day: string): boolean {
  if (!serviceOf(product).midweekOnly) return true
  const night = new Date(addDays(day, -1))
  return dayTypeOf(night.getUTCDay()) === 'weekday'
}

function roomNamesFor(product: Orderable): string[] {
  const only = product.roomRestrictions
  return rooms.map((room) => room.name).filter((name) => !only?.length || only.includes(name))
}

function inTime(product: Orderable, day: string, today: string, now: Date): boolean {
  if (day === today && !serviceOf(product).onTheDay) return false
  return now.getTime() <= deadlineOf(product, day).getTime()
}

function deadlineInWords(product: Orderable, day: string): string {
  const moment = deadlineOf(product, day)
  const time = twelveHour(estateTime(moment), 'short')
  return estateDay(moment) === day ? `${time} that day` : `${time} on ${longDay(estateDay(moment))}`
}

function inWords(names: readonly string[]): string {
  return names.length ? new Intl.ListFormat('en', { type: 'conjunction' }).format(names) : 'other'
}

function no(code: RefusalCode, field: OrderRefusal['field'], message: string): OrderRefusal {
  return { code, field, message }
}
