/** Personal data: looks a person up, exports and erases. */
import type { FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { houseContext } from '#app/context.ts'
import { forgetMailFiles } from '#app/mail/forget-mail-files.server.ts'
import { confirmItIsThem, signedInRecently } from '#app/staff/auth/recent-sign-in.server.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { carryOut, readStaffForm, withMore } from '#app/staff/staff-form.server.ts'
import { YourPassword } from '#app/staff/your-password.tsx'
import { ConsoleHead, Empty } from '#app/ui/console/console-parts.tsx'
import { MailAddress } from '#app/ui/console/mail-link.tsx'
import { SureBox } from '#app/ui/console/sure-box.tsx'
import { withOutcome } from '#app/ui/forms/client-action.ts'
import { orLastKnown } from '#app/ui/forms/client-loader.ts'
import { Field } from '#app/ui/forms/field.tsx'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { useFaults } from '#app/ui/forms/use-faults.ts'
import type { Route } from './+types/staff-privacy.route.ts'
import { type Erased, type Extent, extentNames, isErasable, isNothing, sayErased } from './extent.ts'
import { erasePerson, measurePerson } from './person.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = await requireStaff(request, context, 'privacy')
  return { askPassword: !signedInRecently(staff) }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orLastKnown(request, serverLoader)

export async function action({ request, context }: Route.ActionArgs) {
  const house = context.get(houseContext)
  const { db, log } = house
  const form = await readStaffForm(request, context, 'privacy')
  const { staff } = form
  const { intent = '', email = '', password = '' } = form.fields
  const verbs = {
    find: {
      success: ({ extent }: { extent: Extent }) => (isNothing(extent) ? 'We hold nothing' : 'This is what we hold'),
      failure: 'Failed to look it up',
      run: () => measurePerson(db, email),
      inPlace: true,
    },
    erase: {
      success: sayErased,
      failure: 'Failed to erase',
      async run() {
        await confirmItIsThem(house, request, staff, password)
        return erasePerson(db, staff, email, house.settings)
      },
    },
  }
  const { reply, done } = await carryOut(log, form, verbs)
  // The data are erased for good even if deleting files fails here: scheduled jobs delete the rest.
  if (done.erase)
    await forgetMailFiles(db, house.settings.dataDir).catch((err) => log.error({ err }, 'files of erased mails are still there'))
  // What could not be erased because the password was wrong stays on the page.
  const left = intent === 'erase' && !done.erase ? await measurePerson(db, email).catch(() => undefined) : undefined
  return withMore(reply, { email, found: done.find ?? left, erased: done.erase })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withOutcome(request, serverAction)
}

export default function PrivacyPage({ loaderData: { askPassword }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle'
  // Without a connection the reply is only a notice.
  const reply: Partial<Awaited<ReturnType<typeof action>>['data']> = actionData ?? {}
  const { found, erased } = reply
  const { faults, mend } = useFaults(actionData as PanelReply | undefined)
  return (
    <>
      <ConsoleHead title="Personal data" />
      <div className="panels">
        <section className="panel">
          <h2>Somebody asks what you hold, or asks to be forgotten</h2>
          <p className="text-muted">
            Make sure the request really comes from them: reply to that address. The law gives you a month. Everything is found by
            the email address they used.
          </p>
          <Form method="post" className="mt-4 max-w-xl" noValidate onChange={mend}>
            <input type="hidden" name="intent" value="find" />
            <Field
              label="Email"
              name="email"
              type="email"
              required
              autoComplete="off"
              defaultValue={reply.email ?? ''}
              error={faults.email}
            />
            <button type="submit" className="button button-line mt-4" disabled={busy}>
              Look it up
            </button>
          </Form>
        </section>
        {found ? (
          <Found {...found} busy={busy} askPassword={askPassword} passwordError={faults.password} onChange={mend} />
        ) : null}
        {erased ? <Done erased={erased} /> : null}
      </div>
    </>
  )
}

function Amounts({ of }: { of: Partial<Record<keyof typeof extentNames, number>> }) {
  return (
    <table className="console-table amounts">
      <tbody>
        {(Object.keys(of) as (keyof typeof extentNames)[]).map((kind) => (
          <tr key={kind}>
            <th scope="row">{extentNames[kind]}</th>
            <td className="number">{of[kind]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const waiting = 'Orders still being paid, delivered or refunded stay as they are, with their emails.'

type Finding = {
  email: string
  extent: Extent
  busy: boolean
  askPassword: boolean
  passwordError: string | undefined
  onChange: (event: FormEvent) => void
}

function Found({ email, extent, ...erasing }: Finding) {
  if (isNothing(extent)) {
    return <Empty title="Nothing">We hold nothing under {email}. The stays themselves are with the booking provider.</Empty>
  }
  return (
    <section className="panel" aria-label="What was found">
      <h2 className="break-words">
        <MailAddress>{email}</MailAddress>
      </h2>
      <Amounts of={extent} />
      <div className="mt-4 flex flex-wrap gap-3">
        <form method="post" action="/admin/privacy.json">
          <input type="hidden" name="email" value={email} />
          <button type="submit" className="button button-line">
            Download everything
          </button>
        </form>
        {isErasable(extent) ? <EraseForm email={email} {...erasing} /> : null}
      </div>
      {extent.ordersWaiting > 0 ? (
        <p className="note mt-4">
          {waiting} {isErasable(extent) ? 'Erase the rest now, and again when they are done.' : 'There is nothing else to erase.'}
        </p>
      ) : null}
      <p className="mt-4 text-muted">
        Erasing deletes messages, requests, the subscription, unpaid orders and copies of emails. Paid orders stay for the
        accounts, without name and address. Backups are deleted when their retention period ends.
      </p>
    </section>
  )
}

function EraseForm({ email, busy, askPassword, passwordError, onChange }: Omit<Finding, 'extent'>) {
  const question = `Erase what we hold about ${email}? This cannot be undone.`
  return (
    <Form
      method="post"
      onChange={onChange}
      onSubmit={(event) => {
        if (!window.confirm(question)) event.preventDefault()
      }}
    >
      <input type="hidden" name="intent" value="erase" />
      <input type="hidden" name="email" value={email} />
      {askPassword ? (
        <div className="mb-4">
          <YourPassword label="Your password, because you signed in a while ago" error={passwordError} />
        </div>
      ) : null}
      <SureBox question={question} />
      <button type="submit" className="button button-line" disabled={busy} data-confirm={question}>
        Erase
      </button>
    </Form>
  )
}

function Done({ erased }: { erased: Erased }) {
  const { ordersWaiting, ...gone } = erased
  return (
    <section className="panel" role="status">
      <h2>{sayErased(erased)}</h2>
      <Amounts of={gone} />
      {ordersWaiting > 0 ? (
        <p className="note my-4" data-kind="error">
          {extentNames.ordersWaiting}: {ordersWaiting}. {waiting} Erase again when they are done.
        </p>
      ) : null}
      <p>The log of changes says that somebody was erased, but not who.</p>
    </section>
  )
}
