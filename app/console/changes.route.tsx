import { Form, useSearchParams } from 'react-router'
import { houseContext } from '#app/context.ts'
import { retention } from '#app/estate/policies.ts'
import { auditPerPage, auditSubjects, listChanges } from '#app/staff/audit.server.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { ConsoleHead, Empty, Pager, When } from '#app/ui/console/console-parts.tsx'
import type { Route } from './+types/changes.route.ts'
import { changesFilter } from './changes-filter.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, 'changes')
  const { page, ...filter } = changesFilter(new URL(request.url))
  const found = await listChanges(context.get(houseContext).db, filter, page)
  return { ...found, page, filter, perPage: auditPerPage, subjects: auditSubjects }
}

export default function ChangesPage({
  loaderData: { entries, total, more, page, perPage, filter, subjects },
}: Route.ComponentProps) {
  const [query] = useSearchParams()
  const address = (change: Record<string, string>) => `?${new URLSearchParams({ ...Object.fromEntries(query), ...change })}`
  return (
    <>
      <ConsoleHead title="Changes">
        <a href={`/admin/changes.csv${address({})}`} download>
          Export CSV
        </a>
      </ConsoleHead>
      <Form className="console-tools" role="search">
        <label className="wide">
          Search
          <input type="search" name="q" className="boxed" defaultValue={filter.words ?? ''} placeholder="Who, what, or a value" />
        </label>
        <label>
          About
          <select name="subject" className="boxed select-line" defaultValue={filter.subject ?? ''}>
            <option value="">Everything</option>
            {subjects.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button type="submit" className="button button-line slim">
          Search
        </button>
      </Form>
      {entries.length === 0 ? (
        <Empty title="No changes">
          {query.size > 0
            ? 'Nothing matches.'
            : `What staff change is written down here, and kept for ${retention.auditLogMonths} months.`}
        </Empty>
      ) : (
        <table className="console-table">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">Before and after</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td className="quiet">
                  <When at={entry.at} />
                </td>
                <td className="long md:min-w-56">{entry.who}</td>
                <td className="long">
                  {entry.subject} <strong>{entry.title}</strong> {entry.action}
                </td>
                <td className="long">
                  <Values before={entry.before} after={entry.after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager page={page} perPage={perPage} total={total} more={more} href={(to) => address({ page: String(to) })} />
    </>
  )
}

type Row = Record<string, unknown> | null

function Values({ before, after }: { before: Row; after: Row }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => (
    <div key={name}>
      <span className="quiet">{name}: </span>
      {before && name in before ? <del>{show(before[name])}</del> : null}{' '}
      {after && name in after ? <ins className="no-underline">{show(after[name])}</ins> : null}
    </div>
  ))
}

function show(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
