/** Orders paid twice: in two tabs, on a payment page that was opened again, or because two were wanted. Only people can tell. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { advisoryLocks } from '#app/db/advisory-locks.ts'
import type { Db } from '#app/db/db.ts'
import { guestOrders, type Order } from './orders.tables.ts'

type Twin = Pick<Order, 'id' | 'itemType' | 'roomName' | 'stayOn'>
const thingOf = ({ itemType, roomName, stayOn }: Twin) => [itemType, roomName, stayOn].join('\n')

/**
 * Whether there is another paid order for the same. Within the transaction that marks this one as paid: another for the same waits for its
 * end, because neither would see the other.
 */
export async function hasTwin(tx: Db, order: Twin & Pick<Order, 'status'>): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.twins}::int, hashtext(${thingOf(order)}::text))`)
  return (await findTwins(tx, [order])).has(order.id)
}

/** The ids of those orders beside which there is another paid one for the same item, room and day. */
export async function findTwins(db: Db, orders: readonly (Twin & Pick<Order, 'status'>)[]): Promise<ReadonlySet<string>> {
  const paid = orders.filter(({ status }) => status === 'paid')
  if (paid.length === 0) return new Set()
  const { id, itemType, roomName, stayOn } = guestOrders
  const days = [...new Set(paid.map((order) => order.stayOn))]
  const known = await db
    .select({ id, itemType, roomName, stayOn })
    .from(guestOrders)
    .where(and(inArray(stayOn, days), eq(guestOrders.status, 'paid')))
  const ofThing = Map.groupBy(known, thingOf)
  return new Set(paid.filter((order) => ofThing.get(thingOf(order))?.some((other) => other.id !== order.id)).map(({ id }) => id))
}
