import type { LoaderFunctionArgs } from 'react-router'
import { houseContext } from '#app/context.ts'
import { estateDay, estateTimestamp } from '#app/estate/time/estate-day.ts'
import { type AuditEntry, recordExport, walkChanges } from '#app/staff/audit/audit.server.ts'
import { type Columns, csvDownload } from '#app/staff/csv/csv.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { changesFilter } from './changes-filter.ts'

const columns: Columns<AuditEntry> = {
  at: ({ at }) => estateTimestamp(at),
  who: ({ who }) => who,
  action: ({ action }) => action,
  subject: ({ subject }) => subject,
  subject_id: ({ subjectId }) => subjectId,
  title: ({ title }) => title,
  before: ({ before }) => JSON.stringify(before),
  after: ({ after }) => JSON.stringify(after),
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, 'changes')
  const { db, log } = context.get(houseContext)
  await recordExport(db, staff, 'Changes')
  return csvDownload(`changes-${estateDay(new Date())}.csv`, columns, walkChanges(db, changesFilter(new URL(request.url))), log)
}
