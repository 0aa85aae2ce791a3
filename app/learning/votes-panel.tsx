import type { Tally } from '#app/concierge/feedback/votes.server.ts'
import { TableHead } from '#app/ui/console/console-parts.tsx'
import { EntryLink } from './learning-tabs.tsx'

const shown = 8

/** Visitors' votes on answers, by the entry an answer is based on. */
export function VotesPanel({ votes, keptDays }: { votes: Tally[]; keptDays: number }) {
  const sum = (of: 'helpful' | 'unhelpful') => votes.reduce((total, vote) => total + vote[of], 0)
  const doubted = votes.filter((vote) => vote.unhelpful > 0).slice(0, shown)
  return (
    <section className="panel mt-8" aria-labelledby="votes">
      <h2 id="votes">Was this helpful?</h2>
      <p>
        {votes.length > 0
          ? `In ${keptDays} days ${sum('helpful').toLocaleString('en-IE')} yes, ${sum('unhelpful').toLocaleString('en-IE')} no.`
          : `No votes in ${keptDays} days.`}
      </p>
      {doubted.length > 0 ? (
        <table className="console-table mt-3">
          <TableHead columns={{ 'Answer from': 'text', Yes: 'number', No: 'number' }} />
          <tbody>
            {doubted.map(({ entry, helpful, unhelpful }) => (
              <tr key={entry}>
                <th scope="row">
                  <EntryLink entry={entry} />
                </th>
                <td className="number" data-name="Yes">
                  {helpful}
                </td>
                <td className="number" data-name="No">
                  {unhelpful}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  )
}
