import type { Db } from '#app/db/db.ts'
import { estateDay, estateMoment } from '#app/estate/estate-day.ts'
import { countMessages } from '#app/messages/messages.server.ts'
import { countSales } from '#app/orders/orders.server.ts'
import { countActiveProducts } from '#app/products/products.server.ts'

export type Figures = {
  activeProducts: number
  monthlyOrders: number
  /** Whole euro; 0 without orders. */
  averageOrder: number
  feedbackMessages: number
}

/** The month is the estate's, whatever the server's clock thinks. */
export async function readFigures(db: Db, now = new Date()): Promise<Figures> {
  const since = estateMoment(`${estateDay(now).slice(0, 7)}-01`, '00:00')
  const { orders, cents } = await countSales(db, since)
  return {
    activeProducts: await countActiveProducts(db),
    monthlyOrders: orders,
    averageOrder: orders === 0 ? 0 : Math.round(cents / orders / 100),
    feedbackMessages: await countMessages(db),
  }
}
