import type { ReactNode } from 'react'
import { Unbroken } from './unbroken.tsx'

type Props = { summary: string; shortWords?: boolean; children: ReactNode }

/** A question that opens to show its answer. Several may be open at once. */
export function Fold({ summary, shortWords, children }: Props) {
  return (
    <details className="fold">
      <summary>
        <h3 className="text-[1.1875rem] leading-snug font-[450] text-balance">
          <Unbroken shortWords={shortWords}>{summary}</Unbroken>
        </h3>
        <span className="fold-mark" />
      </summary>
      <div className="pr-10 pb-7 text-muted">{children}</div>
    </details>
  )
}
