/** "Why this answer": how a question was understood, which entries were close, and what decided. Pure. */
import { answer } from '#app/concierge/answering/answer.ts'
import { keepBack } from '#app/concierge/answering/keep-back.ts'
import type { Answer, TracePart } from '#app/concierge/answering/outcome.ts'
import { thresholds } from '#app/concierge/deciding/thresholds.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { refOf } from '#app/knowledge/entry.ts'
import type { KeptBack } from '#app/knowledge/kept-back.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'

type Word = {
  text: string
  /** The concept it was read as. */
  concept?: string | undefined
  /** Why the word counts as unexplained: `unwritten` is a thing without an entry, `strange` an unknown word. */
  doubt?: 'unwritten' | 'strange' | undefined
}
type Near = { entry: string; share: number; inKey: number; inEntry: number; enough: boolean }

export type Explanation = {
  kind: Answer['kind']
  text: string
  confidence: number
  sources: { entry: string; value: string }[]
  parts: (TracePart & { at: number; words: Word[]; near: Near[] })[]
  /** The score from which a staff entry is used. */
  staffShare: number
}

type Asked = { message: string; history: readonly Turn[]; now: Date; keptBack: KeptBack }

export function explain(index: KnowledgeIndex, { keptBack, ...question }: Asked): Explanation {
  const asked = { index, ...question }
  const { kind, text, confidence, sources, trace } = keepBack(answer(asked), { ...asked, keptBack })
  return {
    kind,
    text,
    confidence,
    sources: sources.map((source) => ({ entry: refOf(source), value: index.shelf.get(refOf(source))?.value ?? '' })),
    parts: trace.map((part, at) => ({ at, ...part, ...lookInto(index, part) })),
    staffShare: thresholds.staffShare,
  }
}

function lookInto({ mind, staff }: KnowledgeIndex, { part, decision }: TracePart): { words: Word[]; near: Near[] } {
  const all = tokens(part, mind.lexicon)
  // What a person has written about it is no registry's, but written.
  const isWritten = decision === 'staff'
  const words = new Map<string, Word>()
  for (const { text, concept, background, unwritten, strange } of all) {
    const doubt = isWritten ? undefined : unwritten ? 'unwritten' : strange && !concept ? 'strange' : undefined
    if (!background) words.set(text, { text: text.replaceAll('_', ' '), concept, doubt })
  }
  const near = staff
    .rank(all)
    .slice(0, 5)
    .map(({ entry, ...scores }) => ({ entry: refOf(entry), ...scores }))
  return { words: [...words.values()], near }
}
