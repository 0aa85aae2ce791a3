import type { LoaderFunctionArgs } from 'react-router'
import { houseContext } from '#app/context.ts'
import { csvText } from '#app/staff/csv/csv.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { exportProducts } from './staff-products-csv.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, 'products')
  return csvText('products.csv', await exportProducts(context.get(houseContext).db))
}
