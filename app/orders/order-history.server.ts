import { and, eq } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { orderHistory } from './orders.tables.ts'

export async function note(tx: Db, orderId: string, who: string, what: string): Promise<void> {
  await tx.insert(orderHistory).values({ orderId, who, what })
}

/** Unless the order's history says so already. */
export async function noteOnce(tx: Db, orderId: string, who: string, what: string): Promise<void> {
  const said = and(eq(orderHistory.orderId, orderId), eq(orderHistory.what, what))
  if ((await tx.$count(orderHistory, said)) === 0) await note(tx, orderId, who, what)
}
