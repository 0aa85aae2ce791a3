/** The inbox: messages from the contact form and the guide. */
import { useLocation, useRevalidator } from 'react-router'
import { houseContext } from '#app/context.ts'
import { beginningOf } from '#app/db/plain-text.ts'
import { asDay } from '#app/estate/time/estate-day.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { Badge, ConsoleHead, Empty, TableHead, When } from '#app/ui/console/console-parts.tsx'
import { choiceOf, pageOf, textOf } from '#app/ui/console/lists/list-query.ts'
import { countFound, Pager } from '#app/ui/console/lists/pager.tsx'
import { SearchAsTyped } from '#app/ui/console/lists/search-as-typed.tsx'
import { DayFields, FilterChoice, SearchField } from '#app/ui/console/lists/search-fields.tsx'
import { useBackToLink } from '#app/ui/console/use-back-to-link.ts'
import { useLive } from '#app/ui/console/use-live.ts'
import { orLastKnown } from '#app/ui/forms/client-loader.ts'
import type { Route } from './+types/staff-inbox.route.ts'
import { inboxStates, labelOf, listInbox } from './inbox.server.ts'
import { becameOf } from './undelivered-words.ts'
import './staff-inbox.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = await requireStaff(request, context, 'feedback')
  const query = new URL(request.url).searchParams
  const days = { from: asDay(query.get('from')), to: asDay(query.get('to')) }
  const filter = { ...days, state: choiceOf(query, 'state', inboxStates) ?? 'open', words: textOf(query) }
  const found = await listInbox(context.get(houseContext).db, { ...filter, me: staff.id }, pageOf(query))
  const rows = found.rows.map(({ undelivered, ...row }) => ({
    ...{ ...row, message: beginningOf(row.message, 160), label: labelOf(row) },
    reply: undelivered && becameOf(undelivered),
  }))
  return { ...found, rows, filter }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orLastKnown(request, serverLoader)

const names = { open: 'Open', mine: 'Mine', undelivered: 'Undelivered', closed: 'Done', all: 'All' } as const

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { rows, filter } = loaderData
  const { state, words, from, to } = filter
  const isNarrow = state !== 'open' || Boolean(words || from || to)
  // So that the message's link back finds the same list.
  const { search } = useLocation()
  useLive(useRevalidator().revalidate)
  useBackToLink()
  return (
    <>
      <ConsoleHead title="Guest Feedback" />
      <SearchAsTyped>
        <SearchField words={words} placeholder="Name, address or words" />
        <DayFields from={from} to={to} />
        <FilterChoice label="Show" name="state" value={state} choices={names} />
        <p className="slim text-muted" role="status">
          {loaderData.total === 1 ? '1 message' : `${countFound(loaderData)} messages`}
        </p>
      </SearchAsTyped>
      {rows.length === 0 ? (
        <Empty title={isNarrow ? 'No message matches' : 'Everything has been answered'}>
          {isNarrow ? 'Choose “All” or other days, or clear the search.' : 'New messages and guide requests appear here.'}
        </Empty>
      ) : (
        <table className="console-table inbox">
          <TableHead columns={{ From: 'text', About: 'text', Message: 'text', Received: 'text', With: 'text' }} />
          <tbody>
            {rows.map(({ id, kind, name, room, label, message, createdAt, readAt, assignedName, closedAt, reply }) => (
              <tr key={id}>
                <th scope="row" className={readAt ? 'font-normal!' : ''}>
                  <a href={`/admin/feedback/${id}${search}`}>{name}</a>
                  {readAt ? null : (
                    <Badge beside tone="warn">
                      New
                    </Badge>
                  )}
                  {reply ? (
                    <Badge beside tone={closedAt ? 'off' : 'warn'}>
                      Reply {reply}
                    </Badge>
                  ) : null}
                  {kind === 'guide' ? (
                    <span className="quiet mt-1 block">
                      {room}
                      <Badge beside>Guide</Badge>
                    </span>
                  ) : null}
                </th>
                <td>{label}</td>
                <td className="long">
                  <p className="line-clamp-3 whitespace-normal">{message}</p>
                </td>
                <td className="quiet" data-name="Received">
                  <When at={createdAt} />
                </td>
                <td data-name={closedAt ? undefined : 'With'}>
                  {closedAt ? (
                    <Badge tone="off">Done</Badge>
                  ) : (
                    (assignedName ?? <span className="quiet whitespace-nowrap">Nobody yet</span>)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager list={loaderData} />
    </>
  )
}
