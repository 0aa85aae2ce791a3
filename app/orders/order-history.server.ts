import type { Db } from '#app/db/db.ts'
import { orderHistory } from './orders.tables.ts'

export async function note(tx: Db, orderId: string, who: string, what: string): Promise<void> {
  await tx.insert(orderHistory).values({ orderId, who, what })
}
