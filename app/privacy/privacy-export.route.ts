import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { houseContext } from '#app/context.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { readStaffForm } from '#app/staff/staff-form.server.ts'
import { exportPerson } from './person.server.ts'

/** Only by POST: an email address in the URL would stay in histories and proxy logs. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, 'privacy')
  throw data(null, { status: 404 })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { staff, fields } = await readStaffForm(request, context, 'privacy')
  try {
    return new Response(await exportPerson(context.get(houseContext).db, staff, fields.email ?? ''), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="personal-data.json"',
        'Cache-Control': 'private, no-store',
      },
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // Not as the status text, which must not contain curly quotes.
    return new Response(error.message, { status: error.status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  }
}
