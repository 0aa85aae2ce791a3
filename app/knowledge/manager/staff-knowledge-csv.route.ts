import type { LoaderFunctionArgs } from 'react-router'
import { houseContext } from '#app/context.ts'
import { csvText } from '#app/staff/csv/csv.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { exportKnowledge } from './staff-knowledge.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, 'knowledge')
  return csvText('estate-knowledge.csv', await exportKnowledge(context.get(houseContext).db))
}
