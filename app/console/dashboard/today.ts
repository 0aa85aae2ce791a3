/** What to prepare today and tomorrow, room by room, and what comes after: the team reads it first thing in the morning. Pure. */
import { addDays } from '#app/estate/time/estate-day.ts'
import { isDisputed, type StaffOrder } from '#app/orders/fulfilling/staff-orders.ts'
import type { DayOfOrders } from '#app/orders/orders.server.ts'

export type TaskState = 'to do' | 'late' | 'prepared' | 'delivered'
/** Without `beginBy` there is nothing to make, only to know about; it then has no state unless somebody has marked it. */
export type Task = { id: string; what: string; beginBy: string | undefined; state: TaskState | undefined; demo: boolean }
type RoomPlan = { room: string; guests: string[]; tasks: Task[] }
/** `toDo`: how many tasks are still to be delivered. */
export type DayPlan = { day: string; name: 'Today' | 'Tomorrow'; rooms: RoomPlan[]; toDo: number }

type PlannedOrder = Pick<
  StaffOrder,
  | 'id'
  | 'stayDate'
  | 'beginBy'
  | 'itemName'
  | 'roomName'
  | 'guestName'
  | 'forMorningOf'
  | 'demo'
  | 'dispute'
  | 'lostCents'
  | 'preparedAt'
  | 'deliveredAt'
>

/** `orders`: the paid ones. `today` and `clock` (HH:mm): the estate's. Rooms are sorted by when their work begins. */
export function planDays(orders: readonly PlannedOrder[], today: string, clock: string): DayPlan[] {
  return [
    { name: 'Today' as const, day: today },
    { name: 'Tomorrow' as const, day: addDays(today, 1) },
  ].map(({ name, day }) => {
    const ofDay = orders.filter(({ stayDate }) => stayDate === day)
    const rooms = [...Map.groupBy(ofDay, ({ roomName }) => roomName)].map(([room, ofRoom]) => ({
      room,
      guests: [...new Set(ofRoom.map(({ guestName }) => guestName))],
      tasks: ofRoom
        .map((order) => taskOf(order, day === today && order.beginBy !== undefined && order.beginBy <= clock))
        .sort((a, b) => beginOf(a).localeCompare(beginOf(b))),
    }))
    rooms.sort((a, b) => firstOf(a).localeCompare(firstOf(b)) || a.room.localeCompare(b.room))
    return { name, day, rooms, toDo: ofDay.filter(({ beginBy, deliveredAt }) => beginBy && !deliveredAt).length }
  })
}

/** `orders` 0: nothing is ordered for this day. */
export type WeekDay = DayOfOrders

const daysOfWeek = 7

/** The last of the seven days of which `today` is the first. */
export function lastOfWeek(today: string): string {
  return addDays(today, daysOfWeek - 1)
}

/** All seven days, with or without orders. */
export function planWeek(counted: readonly DayOfOrders[], today: string): WeekDay[] {
  return Array.from({ length: daysOfWeek }, (_, at) => {
    const day = addDays(today, at)
    return counted.find((one) => one.day === day) ?? { day, orders: 0, rooms: [] }
  })
}

/** Whether nothing is left to deliver on these days. */
export function isQuiet(days: readonly DayPlan[]): boolean {
  return days.every(({ toDo }) => toDo === 0)
}

export type NextTask = { day: string; beginBy: string; what: string; room: string }

/** The task that begins first among one day's orders. */
export function firstToDo(orders: readonly PlannedOrder[]): NextTask | undefined {
  const [first] = orders
    .flatMap(({ stayDate: day, beginBy, itemName: what, roomName: room, deliveredAt }) =>
      beginBy && !deliveredAt ? [{ day, beginBy, what, room }] : [],
    )
    .sort((a, b) => a.beginBy.localeCompare(b.beginBy) || a.room.localeCompare(b.room))
  return first
}

function taskOf(order: PlannedOrder, begun: boolean): Task {
  const { id, itemName, beginBy, forMorningOf, demo, preparedAt, deliveredAt } = order
  const state = deliveredAt ? 'delivered' : preparedAt ? 'prepared' : begun ? 'late' : beginBy ? 'to do' : undefined
  const what = forMorningOf ? `${itemName}, for the morning after` : itemName
  return { id, what: `${what}${deliveredAt ? '' : whyNot(order)}`, beginBy, state, demo }
}

/** Whether it should be asked first if it is to be brought at all. */
function whyNot(order: PlannedOrder): string {
  if (isDisputed(order)) return ' (payment disputed)'
  return order.lostCents > 0 ? ' (payment taken back)' : ''
}

function firstOf({ tasks }: RoomPlan): string {
  return tasks.find(({ beginBy }) => beginBy)?.beginBy ?? ''
}

function beginOf({ beginBy = '' }: Task): string {
  return beginBy
}
