/** Who gets the newsletter: addresses to search, export and take off the list. */
import { houseContext } from '#app/context.ts'
import { sizes } from '#app/limits.server.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { carryOut, readStaffForm } from '#app/staff/staff-form.server.ts'
import { Badge, ConsoleHead, Empty, TableHead, When } from '#app/ui/console/console-parts.tsx'
import { countFound, Pager } from '#app/ui/console/lists/pager.tsx'
import { SearchAsTyped } from '#app/ui/console/lists/search-as-typed.tsx'
import { FilterChoice, SearchField } from '#app/ui/console/lists/search-fields.tsx'
import { MailAddress } from '#app/ui/console/mail-link.tsx'
import { useRowForms } from '#app/ui/console/row-forms.ts'
import { SureButton } from '#app/ui/console/sure-button.tsx'
import { withOutcome } from '#app/ui/forms/client-action.ts'
import { orLastKnown } from '#app/ui/forms/client-loader.ts'
import type { Route } from './+types/staff-newsletter.route.ts'
import { readSubscriberFilter, type SubscriberState } from './subscriber-list.ts'
import { type ListedSubscriber, listSubscribers, takeOffList } from './subscribers.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, 'newsletter')
  const { page, ...filter } = readSubscriberFilter(new URL(request.url).searchParams)
  return { ...(await listSubscribers(context.get(houseContext).db, filter, page)), filter }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orLastKnown(request, serverLoader)

const failures = { 'take-off': 'Failed to take the address off the list' }

export async function action({ request, context }: Route.ActionArgs) {
  const { db, log } = context.get(houseContext)
  const form = await readStaffForm(request, context, 'newsletter', sizes.body)
  const { staff } = form
  const { id = '' } = form.fields
  const verbs = {
    'take-off': {
      success: 'The address is off the list',
      failure: failures['take-off'],
      run: () => takeOffList(db, staff, id),
    },
  }
  const { reply } = await carryOut(log, form, verbs)
  return reply
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withOutcome(request, serverAction, failures)
}

const stateNames: Record<SubscriberState, string> = { subscribed: 'Subscribed', unsubscribed: 'Unsubscribed' }

export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
  const { rows, total, filter } = loaderData
  const { onSubmit, pending } = useRowForms('/admin/newsletter')
  const asked = Boolean(filter.words || filter.state)
  return (
    <>
      <ConsoleHead title="Newsletter">
        <a href={`/admin/newsletter.csv${filter.words ? `?${new URLSearchParams({ q: filter.words })}` : ''}`} download>
          Export CSV
        </a>
      </ConsoleHead>
      <SearchAsTyped>
        <SearchField words={filter.words} placeholder="Address or first name" />
        <FilterChoice label="Status" name="state" value={filter.state} all="All" choices={stateNames} />
        <p className="slim text-muted" role="status">
          {total === 1 ? '1 address' : `${countFound(loaderData)} addresses`}
        </p>
      </SearchAsTyped>
      {rows.length === 0 ? (
        <Empty title={asked ? 'No address matches' : 'Nobody has subscribed yet'}>
          {asked ? 'Clear the search or choose another status.' : 'People who sign up on the website appear here.'}
        </Empty>
      ) : (
        <table className="console-table" onSubmit={onSubmit}>
          <TableHead columns={{ Email: 'text', 'First name': 'text', Since: 'text', Status: 'text', Actions: 'actions' }} />
          <tbody>
            {rows.map((subscriber) => (
              <SubscriberRow key={subscriber.id} subscriber={subscriber} busy={pending.has(subscriber.id)} />
            ))}
          </tbody>
        </table>
      )}
      <Pager list={loaderData} />
      {rows.length === 0 ? null : (
        <p className="mt-6 text-muted">
          {filter.words ? 'The export lists the subscribers found by these words' : 'The export lists all subscribers'}, each with
          their own unsubscribe link, which every newsletter must carry.
        </p>
      )}
    </>
  )
}

function SubscriberRow({ subscriber, busy }: { subscriber: ListedSubscriber; busy: boolean }) {
  const { id, email, name, consentAt, unsubscribedAt } = subscriber
  const question = `Take ${email} off the list? Only they can put themselves on it again.`
  return (
    <tr>
      <th scope="row" className="font-medium! md:min-w-[min(18rem,30vw)]!">
        <MailAddress>{email}</MailAddress>
      </th>
      <td className="long" data-name="First name">
        {name ?? <span className="quiet">none given</span>}
      </td>
      <td className="quiet" data-name="Since">
        <When at={consentAt} />
      </td>
      <td>
        {unsubscribedAt ? (
          <>
            <Badge tone="off">{stateNames.unsubscribed}</Badge>{' '}
            <span className="quiet">
              <When at={unsubscribedAt} />
            </span>
          </>
        ) : (
          <Badge tone="ok">{stateNames.subscribed}</Badge>
        )}
      </td>
      <td className="actions">
        {unsubscribedAt ? null : (
          <form method="post" aria-busy={busy || undefined}>
            <input type="hidden" name="id" value={id} />
            <SureButton
              intent="take-off"
              question={question}
              box="Yes, off the list:"
              of={email}
              aria-label={`Unsubscribe ${email}`}
            >
              Unsubscribe
            </SureButton>
          </form>
        )}
      </td>
    </tr>
  )
}
