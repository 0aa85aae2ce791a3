import { memo } from 'react'
import { estateDay, longDay } from '#app/estate/time/estate-day.ts'
import { Badge, When } from '#app/ui/console/console-parts.tsx'
import { OpenButton } from '#app/ui/console/opened.tsx'
import type { OpenRow } from './staff-questions.route.tsx'

type Props = { row: OpenRow; pending: FormData | undefined; onWrite: (row: OpenRow) => void }

export const QuestionRow = memo(function QuestionRow({ row, pending, onWrite }: Props) {
  const { id, asked, reason, times, firstAskedAt, lastAskedAt } = row
  const firstDay = estateDay(new Date(firstAskedAt))
  return (
    <tr hidden={pending?.get('intent') === 'dismiss'}>
      <th scope="row" className="long font-medium!">
        {asked}
        <Badge beside tone={reason === 'voted_down' ? 'warn' : undefined}>
          {reason === 'voted_down' ? 'Did not help' : 'Handed over'}
        </Badge>
      </th>
      <td className="number" data-name="Asked">
        {times === 1 ? 'once' : times === 2 ? 'twice' : `${times.toLocaleString('en-IE')} times`}
        {firstDay === estateDay(new Date(lastAskedAt)) ? null : (
          <span className="quiet whitespace-nowrap"> since {longDay(firstDay, 'short')}</span>
        )}
      </td>
      <td className="quiet" data-name="Last asked">
        <When at={lastAskedAt} />
      </td>
      <td className="actions">
        <a
          href={`/admin/concierge/why?${new URLSearchParams({ q: asked })}`}
          className="button-plain inline-flex items-center"
          aria-label={`Why: ${asked}`}
        >
          Why
        </a>
        <form method="post">
          <OpenButton opens={id} className="button-plain" onOpen={() => onWrite(row)} aria-label={`Write entry: ${asked}`}>
            Write entry
          </OpenButton>
          <input type="hidden" name="id" value={id} />
          <button type="submit" name="intent" value="dismiss" className="button-plain" aria-label={`Dismiss: ${asked}`}>
            Dismiss
          </button>
        </form>
      </td>
    </tr>
  )
})
