import type { Db } from '#app/db/db.ts'
import { orderHistory } from './orders.tables.ts'

/** Adds a line to an order's history. `who`: `guest`, `payments`, or a member of staff by name. `at`: now, unless given. */
export async function note(tx: Db, orderId: string, who: string, what: string, at?: Date): Promise<void> {
  await tx.insert(orderHistory).values({ orderId, who, what, ...(at && { at }) })
}
