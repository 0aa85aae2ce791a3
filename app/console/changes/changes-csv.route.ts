import { Readable } from 'node:stream'
import type { LoaderFunctionArgs } from 'react-router'
import { houseContext } from '#app/context.ts'
import type { Db } from '#app/db/db.ts'
import { estateTimestamp } from '#app/estate/estate-day.ts'
import { type AuditFilter, walkChanges } from '#app/staff/audit.server.ts'
import { csvResponse, toCsv } from '#app/staff/csv.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { changesFilter } from './changes-filter.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, 'changes')
  const lines = Readable.from(linesOf(context.get(houseContext).db, changesFilter(new URL(request.url))))
  return csvResponse('changes.csv', Readable.toWeb(lines) as ReadableStream<Uint8Array>)
}

async function* linesOf(db: Db, filter: AuditFilter): AsyncGenerator<Uint8Array> {
  const bytes = (row: (string | null)[]) => new TextEncoder().encode(toCsv([row]))
  yield bytes(['at', 'who', 'action', 'subject', 'subject_id', 'title', 'before', 'after'])
  for await (const { at, who, action, subject, subjectId, title, before, after } of walkChanges(db, filter)) {
    yield bytes([estateTimestamp(at), who, action, subject, subjectId, title, JSON.stringify(before), JSON.stringify(after)])
  }
}
