/** The audit log, to search, filter and export. */
import { useSearchParams } from 'react-router'
import { houseContext } from '#app/context.ts'
import { retention } from '#app/estate/policies.ts'
import { listChanges } from '#app/staff/audit/audit.server.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { ConsoleHead, Empty, TableHead, When } from '#app/ui/console/console-parts.tsx'
import { Pager } from '#app/ui/console/lists/pager.tsx'
import { DayFields, FilterChoice, SearchField } from '#app/ui/console/lists/search-fields.tsx'
import { SearchForm, searchAtChoice } from '#app/ui/console/lists/search-form.tsx'
import { orLastKnown } from '#app/ui/forms/client-loader.ts'
import type { Route } from './+types/changes.route.ts'
import { linkTo, subjectNames, writeChange, writeField, writeValue } from './change-words.ts'
import { changesFilter } from './changes-filter.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, 'changes')
  const { page, ...filter } = changesFilter(new URL(request.url))
  return { ...(await listChanges(context.get(houseContext).db, filter, page)), filter }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orLastKnown(request, serverLoader)

export default function ChangesPage({ loaderData }: Route.ComponentProps) {
  const { rows, filter } = loaderData
  const [query] = useSearchParams()
  return (
    <>
      <ConsoleHead title="Changes">
        <a href={`/admin/changes.csv?${query}`} download>
          Export CSV
        </a>
      </ConsoleHead>
      <SearchForm className="console-tools" onChange={searchAtChoice}>
        <SearchField words={filter.words} placeholder="Who, what, or a value" />
        <DayFields from={filter.from} to={filter.to} />
        <FilterChoice label="About" name="subject" value={filter.subject} all="Everything" choices={subjectNames} />
        {filter.subjectId ? (
          <>
            <input type="hidden" name="of" value={filter.subject} />
            <label className="slim flex! min-h-10 items-center gap-3 max-[60rem]:min-h-11">
              <input type="checkbox" className="tick" name="id" value={filter.subjectId} defaultChecked />
              Only this one
            </label>
          </>
        ) : null}
        <button type="submit" className="button button-line slim">
          Search
        </button>
      </SearchForm>
      {rows.length === 0 ? (
        <Empty title={query.size > 0 ? 'No change matches' : 'No changes yet'}>
          {query.size > 0
            ? 'Choose other days or another subject, or clear the search.'
            : `What staff change, their sign-ins and what they export about people are recorded here and kept for ${retention.auditLogMonths} months.`}
        </Empty>
      ) : (
        <table className="console-table">
          <TableHead columns={{ When: 'text', Who: 'text', What: 'text', 'Before and after': 'text' }} />
          <tbody>
            {rows.map((entry) => (
              <tr key={entry.id}>
                <td className="quiet">
                  <When at={entry.at} />
                </td>
                <td className="long md:min-w-56">{entry.who}</td>
                <th scope="row" className="what long">
                  <What {...entry} />
                </th>
                <td className="long">
                  <Values before={entry.before} after={entry.after} />
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

function What(entry: { subject: string; subjectId: string | null; title: string; action: string }) {
  const { about, title, action } = writeChange(entry)
  const to = linkTo(entry)
  const named = <strong>{title}</strong>
  return (
    <>
      {about} {to ? <a href={to}>{named}</a> : named} {action}
    </>
  )
}

type Row = Record<string, unknown> | null

function Values({ before, after }: { before: Row; after: Row }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => {
    const [was, is] = [before, after].map((row) => (row && name in row ? writeValue(name, row[name]) : undefined))
    return (
      <div key={name}>
        <span className="quiet">{writeField(name)} </span>
        {was === undefined ? null : <del>{was}</del>}
        {was === undefined || is === undefined ? null : <span aria-hidden="true"> → </span>}
        {is === undefined ? null : <ins className="no-underline">{is}</ins>}
      </div>
    )
  })
}
