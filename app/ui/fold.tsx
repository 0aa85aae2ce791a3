import type { ReactNode } from 'react'
import { Unbroken } from './unbroken.tsx'

/** A question that opens on its answer. Several may be open at once. */
export function Fold({ summary, children, level = 3 }: { summary: string; children: ReactNode; level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <details className="fold">
      <summary>
        <Heading className="text-[1.1875rem] leading-snug font-[450] text-balance">
          <Unbroken>{summary}</Unbroken>
        </Heading>
        <span className="fold-mark" />
      </summary>
      <div className="pr-10 pb-7 text-muted">{children}</div>
    </details>
  )
}
