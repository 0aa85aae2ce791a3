/** Personal data: looks a person up, exports and erases. */
import { Form, useNavigation } from 'react-router'
import { houseContext } from '#app/context.ts'
import { forgetMailFiles } from '#app/mail/forget-mail-files.server.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { confirmItIsThem, signedInRecently } from '#app/staff/sign-in/recent-sign-in.server.ts'
import { carryOut, readStaffForm, withMore } from '#app/staff/staff-form.server.ts'
import { ConsoleHead, Empty } from '#app/ui/console/console-parts.tsx'
import { SureBox } from '#app/ui/console/sure-box.tsx'
import { withOutcome } from '#app/ui/forms/client-action.ts'
import { orLastKnown } from '#app/ui/forms/client-loader.ts'
import { Field } from '#app/ui/forms/field.tsx'
import type { Route } from './+types/staff-privacy.route.ts'
import { type Erased, type Extent, erasePerson, measurePerson } from './person.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = await requireStaff(request, context, 'privacy')
  return { askPassword: !signedInRecently(staff) }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orLastKnown(request, serverLoader)

export async function action({ request, context }: Route.ActionArgs) {
  const staff = await requireStaff(request, context, 'privacy')
  const house = context.get(houseContext)
  const { db, log } = house
  const form = await readStaffForm(request)
  const { intent = '', email = '', password = '' } = form.fields
  const verbs = {
    find: {
      success: ({ extent }: { extent: Extent }) =>
        isNothing(extent) ? 'The house holds nothing' : 'This is what the house holds',
      failure: 'Failed to look it up',
      run: () => measurePerson(db, email),
      inPlace: true,
    },
    erase: {
      success: 'Erased',
      failure: 'Failed to erase',
      async run() {
        await confirmItIsThem(house, request, staff, password)
        return erasePerson(db, staff, email)
      },
    },
  }
  const { reply, done } = await carryOut(log, form, verbs)
  // They are erased for good, even if deleting files fails here: scheduled jobs delete the rest.
  if (done.erase)
    await forgetMailFiles(db, house.settings.dataDir).catch((err) => log.error({ err }, 'files of erased mails are still there'))
  // What could not be erased, for want of the right password, stays on the page.
  const left = intent === 'erase' && !done.erase ? await measurePerson(db, email).catch(() => undefined) : undefined
  return withMore(reply, { email, found: done.find ?? left, erased: done.erase })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withOutcome(request, serverAction)
}

export default function PrivacyPage({ loaderData: { askPassword }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle'
  // Without a connection there is only a notice.
  const reply: Partial<Awaited<ReturnType<typeof action>>['data']> = actionData ?? {}
  const { found, erased, fieldErrors } = reply
  return (
    <>
      <ConsoleHead title="Personal data" />
      <div className="panels">
        <section className="panel">
          <h2>A person asks what you hold, or to be forgotten</h2>
          <p className="quiet">
            Be sure that it is they who ask: answer to the address itself. The law gives you a month. Everything is found by the
            email address they used.
          </p>
          <Form method="post" className="mt-4">
            <input type="hidden" name="intent" value="find" />
            <Field
              label="Email address"
              name="email"
              type="email"
              required
              autoComplete="off"
              defaultValue={reply.email ?? ''}
              error={fieldErrors?.email}
            />
            <button type="submit" className="button button-line mt-4" disabled={busy}>
              Look it up
            </button>
          </Form>
        </section>
        {found ? <Found {...found} busy={busy} askPassword={askPassword} passwordError={fieldErrors?.password} /> : null}
        {erased ? <Done {...erased} /> : null}
      </div>
    </>
  )
}

const names: Record<keyof Extent, string> = {
  messages: 'Messages',
  requests: 'Requests from the guide',
  orders: 'Orders',
  subscriptions: 'Newsletter',
  mails: 'Copies of emails',
}

function isNothing(extent: Extent): boolean {
  return Object.values(extent).every((number) => number === 0)
}

type Finding = {
  email: string
  extent: Extent
  busy: boolean
  askPassword: boolean
  passwordError: string | undefined
}

function Found({ email, extent, busy, askPassword, passwordError }: Finding) {
  const kinds = Object.entries(names) as [keyof Extent, string][]
  if (isNothing(extent)) {
    return <Empty title="Nothing">The house holds nothing under {email}. Stays themselves are with the booking provider.</Empty>
  }
  const question = `Erase what the house holds about ${email}? This cannot be undone.`
  return (
    <section className="panel" aria-label="What was found">
      <h2 className="break-words">{email}</h2>
      <table className="console-table">
        <tbody>
          {kinds.map(([kind, name]) => (
            <tr key={kind}>
              <th scope="row">{name}</th>
              <td>{extent[kind]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4 flex flex-wrap gap-3">
        <form method="post" action="/admin/privacy.json">
          <input type="hidden" name="email" value={email} />
          <button type="submit" className="button button-line">
            Download everything
          </button>
        </form>
        <Form
          method="post"
          onSubmit={(event) => {
            if (!window.confirm(question)) event.preventDefault()
          }}
        >
          <input type="hidden" name="intent" value="erase" />
          <input type="hidden" name="email" value={email} />
          {askPassword ? (
            <div className="mb-4">
              <Field
                label="Your password, because you signed in a while ago"
                name="password"
                type="password"
                required
                autoComplete="current-password"
                error={passwordError}
              />
            </div>
          ) : null}
          <SureBox question={question} />
          <button type="submit" className="button button-line" disabled={busy} data-confirm={question}>
            Erase
          </button>
        </Form>
      </div>
      <p className="quiet mt-4">
        Erasing deletes messages, requests, the subscription, unpaid orders and copies of emails. Paid orders stay for the
        accounts, without name and address. Backups forget within their time.
      </p>
    </section>
  )
}

function Done({ ordersAnonymised, ordersWaiting }: Erased) {
  return (
    <section className="panel" role="status">
      <h2>Erased</h2>
      {ordersAnonymised > 0 ? <p>Paid orders that stay without name and address: {ordersAnonymised}.</p> : null}
      {ordersWaiting > 0 ? (
        <p className="note" data-kind="error">
          Orders still being paid, delivered or given back: {ordersWaiting}. They and their emails were left as they are. Erase
          again when they are done.
        </p>
      ) : null}
      <p>The log of changes says that somebody was erased, and not who.</p>
    </section>
  )
}
