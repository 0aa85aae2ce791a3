import type { EntryRef } from '#app/knowledge/entry.ts'
import { sourceNames } from './source-names.ts'

/** The entries an answer rests on. Outside the live region, or each announcement would end with them. */
export function AnswerSources({ sources }: { sources: readonly EntryRef[] }) {
  return (
    <p className="chat-sources" aria-live="off">
      From the estate’s notes: {sourceNames(sources).join(', ')}
    </p>
  )
}
