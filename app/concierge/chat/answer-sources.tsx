import type { EntryRef } from '#app/knowledge/entry.ts'
import { sourceNames } from './source-names.ts'

/** The entries an answer rests on. Not part of what the live region reads out: each answer would end with it. */
export function AnswerSources({ sources }: { sources: readonly EntryRef[] }) {
  return (
    <p className="chat-sources" aria-live="off">
      From the estate’s notes: {sourceNames(sources).join(', ')}
    </p>
  )
}
