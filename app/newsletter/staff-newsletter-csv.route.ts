import type { LoaderFunctionArgs } from 'react-router'
import { houseContext } from '#app/context.ts'
import { estateDay } from '#app/estate/time/estate-day.ts'
import { recordExport } from '#app/staff/audit/audit.server.ts'
import { csvDownload } from '#app/staff/csv/csv.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { readSubscriberFilter } from './subscriber-list.ts'
import { walkRecipients } from './subscribers.server.ts'
import { recipientColumns } from './subscribers-csv.ts'

/** The people who may be written to: those of the search's results who are subscribed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, 'newsletter')
  const { db, settings, log } = context.get(houseContext)
  await recordExport(db, staff, 'Newsletter')
  const { words } = readSubscriberFilter(new URL(request.url).searchParams)
  const name = `newsletter-${estateDay(new Date())}.csv`
  return csvDownload(name, recipientColumns(settings.baseUrl), walkRecipients(db, words), log)
}
