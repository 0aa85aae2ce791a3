import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import { Badge, When } from '#app/ui/console-parts.tsx'
import { useNotice } from '#app/ui/use-notice.ts'
import type { Dismissed, OpenRow, QuestionsAction } from './staff-questions.route.tsx'

type Props = { row: OpenRow; onWrite: () => void; onDismissed: (dismissed: Dismissed) => void }

export function QuestionRow({ row: { id, asked, reason, times, lastAskedAt }, onWrite, onDismissed }: Props) {
  const fetcher = useFetcher<QuestionsAction>()
  useNotice(fetcher.data?.notice)
  const dismissed = fetcher.data?.notice.kind === 'success'
  useEffect(() => {
    if (dismissed) onDismissed({ id, asked })
  }, [dismissed, id, asked, onDismissed])
  return (
    <tr>
      <th scope="row" className="long font-medium!">
        {asked}{' '}
        <Badge tone={reason === 'voted_down' ? 'warn' : undefined}>
          {reason === 'voted_down' ? 'Did not help' : 'Handed over'}
        </Badge>
      </th>
      <td className="number" data-name="Asked">
        {times === 1 ? 'once' : times === 2 ? 'twice' : `${times.toLocaleString('en-IE')} times`}
      </td>
      <td className="quiet" data-name="Last asked">
        <When at={lastAskedAt} />
      </td>
      <td className="actions">
        <Link
          to={`/admin/concierge/why?${new URLSearchParams({ q: asked })}`}
          className="button-plain inline-flex items-center"
          aria-label={`Why: ${asked}`}
        >
          Why
        </Link>
        <button type="button" className="button-plain" onClick={onWrite} aria-label={`Write entry: ${asked}`}>
          Write entry
        </button>
        <fetcher.Form method="post" className="inline">
          <input type="hidden" name="intent" value="dismiss" />
          <input type="hidden" name="id" value={id} />
          <button type="submit" className="button-plain" disabled={fetcher.state !== 'idle'} aria-label={`Dismiss: ${asked}`}>
            Dismiss
          </button>
        </fetcher.Form>
      </td>
    </tr>
  )
}
