import type { ReactNode } from 'react'
import { Unbroken } from './unbroken.tsx'

/** A question that opens to show its answer. Several may be open at once. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>
        <h3 className="text-[1.1875rem] leading-snug font-[450] text-balance">
          <Unbroken>{summary}</Unbroken>
        </h3>
        <span className="fold-mark" />
      </summary>
      <div className="pr-10 pb-7 text-muted">{children}</div>
    </details>
  )
}
