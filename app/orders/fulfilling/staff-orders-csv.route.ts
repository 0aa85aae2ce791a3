import { houseContext } from '#app/context.ts'
import { estateDay } from '#app/estate/time/estate-day.ts'
import { walkOrders } from '#app/orders/order-list.server.ts'
import { recordExport } from '#app/staff/audit/audit.server.ts'
import { csvDownload } from '#app/staff/csv/csv.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import type { Route } from './+types/staff-orders-csv.route'
import { orderCsvColumns } from './orders-csv.ts'
import { readFilter } from './staff-orders.ts'

/** Everything the filter finds. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = await requireStaff(request, context, 'orders')
  const { db, log } = context.get(houseContext)
  await recordExport(db, staff, 'Orders')
  const now = new Date()
  const orders = walkOrders(db, readFilter(new URL(request.url).searchParams, now))
  return csvDownload(`orders-${estateDay(now)}.csv`, orderCsvColumns, orders, log)
}
