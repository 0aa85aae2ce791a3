import { Readable } from 'node:stream'
import type { LoaderFunctionArgs } from 'react-router'
import { houseContext } from '#app/context.ts'
import { estateDay } from '#app/estate/estate-day.ts'
import { csvResponse } from '#app/staff/csv.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { readSubscriberFilter } from './subscriber-list.ts'
import { walkRecipients } from './subscribers.server.ts'
import { subscribersCsv } from './subscribers-csv.ts'

/** Who may be written to: of what the search finds, whoever is subscribed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, 'newsletter')
  const { db, settings } = context.get(houseContext)
  const { words } = readSubscriberFilter(new URL(request.url).searchParams)
  const lines = Readable.from(subscribersCsv(walkRecipients(db, words), settings.baseUrl))
  return csvResponse(`newsletter-${estateDay(new Date())}.csv`, Readable.toWeb(lines) as ReadableStream<Uint8Array>)
}
