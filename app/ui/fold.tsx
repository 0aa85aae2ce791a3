import type { ReactNode } from 'react'
import { Unbroken } from './unbroken.tsx'

type Props = { question: string; answer: ReactNode; shortWords?: boolean }

/** A question that opens to show its answer. Several may be open at once. */
export function Fold({ question, answer, shortWords }: Props) {
  return (
    <details className="fold">
      <summary>
        <h3 className="text-[1.1875rem] leading-snug font-[450] text-balance">
          <Unbroken shortWords={shortWords}>{question}</Unbroken>
        </h3>
        <span className="fold-mark" />
      </summary>
      <div className="pr-10 pb-7 text-muted">
        <p className="measure">{answer}</p>
      </div>
    </details>
  )
}
