/** What the team should know beside a paid order, because only people can settle it. */
import { and, between, eq } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { isAddress } from '#app/db/mail-address.ts'
import { addDays } from '#app/estate/time/estate-day.ts'
import { serviceOf } from '#app/products/ordering-rules.ts'
import { anotherPaid } from './another-paid.ts'
import { guestOrders, type Order } from './orders.tables.ts'
import { hasTwin } from './twin-orders.server.ts'

/** Longer than anybody stays. */
const stayDays = 14

const noBathBefore =
  'No bath before this one has been paid for here by this guest in this room. If none was booked with the stay, the tub is empty and cold: please ask the guest.'
const checkArrivals =
  'Subject to availability: please check that nobody arrives in this room that day. If somebody does, tell the guest and refund the order.'

/** In sentences. Within the transaction that marks the order as paid. */
export async function notesForTeam(tx: Db, order: Order): Promise<string[]> {
  const { needsBathBefore, midweekOnly } = serviceOf(order)
  const notes = (await hasTwin(tx, order)) ? [anotherPaid] : []
  if (needsBathBefore && !(await hadBath(tx, order))) notes.push(noBathBefore)
  if (midweekOnly) notes.push(checkArrivals)
  return notes
}

/** Whether this guest has paid for a bath in this room, for this evening or one of the days before. */
async function hadBath(tx: Db, { email, roomName, stayOn }: Order): Promise<boolean> {
  const { status, category } = guestOrders
  const ofStay = and(
    isAddress(guestOrders.email, email),
    eq(guestOrders.roomName, roomName),
    between(guestOrders.stayOn, addDays(stayOn, -stayDays), stayOn),
  )
  const baths = await tx
    .select({ itemType: guestOrders.itemType, category })
    .from(guestOrders)
    .where(and(ofStay, eq(category, 'bath'), eq(status, 'paid')))
  return baths.some((bath) => !serviceOf(bath).needsBathBefore)
}
