import { houseContext } from '#app/context.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { Badge, Empty } from '#app/ui/console/console-parts.tsx'
import { orLastKnown } from '#app/ui/forms/client-loader.ts'
import type { Route } from './+types/staff-contradictions.route.ts'
import { listClashes } from './clashes.server.ts'
import { EntryLink, LearningHead } from './learning-tabs.tsx'

const shown = 100

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, 'knowledge')
  const clashes = await listClashes(context.get(houseContext).db)
  return { clashes: clashes.slice(0, shown), total: clashes.length }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orLastKnown(request, serverLoader)

export default function ContradictionsPage({ loaderData: { clashes, total } }: Route.ComponentProps) {
  return (
    <>
      <LearningHead />
      {clashes.length === 0 ? (
        <Empty title="No contradiction found">Entries that contradict each other, or the estate’s own facts, appear here.</Empty>
      ) : (
        <>
          <p className="mb-4 max-w-[75ch] text-muted">
            {total === 1 ? 'One pair of entries seems' : `${total.toLocaleString('en-IE')} pairs of entries seem`} to contradict
            each other{total > shown ? `; the likeliest ${shown} are shown` : ''}. Change the one that is wrong; one from the
            estate follows Settings, Products or the facts in the program.
          </p>
          <ul className="stack">
            {clashes.map(({ about, sides }) => (
              <li key={sides.map((side) => `${side.origin} ${side.entry}`).join()} className="panel">
                <h2>
                  They differ in {about}: {sides[0].says}, or {sides[1].says}
                </h2>
                <div className="pair">
                  {sides.map(({ entry, origin, value, says, stored }) => (
                    <section key={`${origin} ${says}`} className="note" aria-label={entry}>
                      <p className="row mb-1">
                        {stored ? <EntryLink entry={entry} /> : entry}
                        <Badge tone={origin === 'registry' ? 'off' : undefined}>
                          {origin === 'registry' ? 'from the estate' : 'by staff'}
                        </Badge>
                      </p>
                      <p className="whitespace-pre-line wrap-anywhere">{value}</p>
                    </section>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
