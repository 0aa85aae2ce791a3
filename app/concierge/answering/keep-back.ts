/**
 * The last look at an answer before it is told: the gate code, the Wi-Fi key and the guest password are told by no entry, even one written
 * before they were what they are now. Pure.
 */
import { decline } from '#app/concierge/composing/fixed-replies.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { refOf } from '#app/knowledge/entry.ts'
import { findKeptBack, type KeptBack } from '#app/knowledge/kept-back.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { becauseKeptBack } from './kept-back-reason.ts'
import type { Answer } from './outcome.ts'

type Asked = { index: KnowledgeIndex; message: string; history?: readonly Turn[]; keptBack: KeptBack }

/** The answer, or if it would tell one of them, where to find it. Help in danger is never kept back. */
export function keepBack(said: Answer, asked: Asked): Answer {
  const told = toldBy(said, asked)
  if (!told || said.trace.some(({ topic }) => topic === 'emergency')) return said
  const because = becauseKeptBack(told)
  const trace = said.trace.map((part) => ({ ...part, decision: 'handover' as const, because, sources: [] }))
  const { leftToTeam: _, ...rest } = said
  return { ...rest, kind: 'handover', text: decline(asked.index.facts, 'secret'), sources: [], trace }
}

/**
 * What the guest typed may be repeated, unless an entry has it: whoever guesses at a code, number by number, must not be able to see from the
 * answer which one is right.
 */
function toldBy({ text, sources }: Answer, { index, message, history = [], keptBack }: Asked): string | undefined {
  const typed = [message, ...history.map(({ content }) => content)].join('\n')
  const entries = sources.map((source) => `${refOf(source)}\n${index.shelf.get(refOf(source))?.value ?? ''}`).join('\n')
  const unsaid = keptBack.filter((one) => !findKeptBack(typed, [one], message) || findKeptBack(entries, [one], message))
  return findKeptBack([text, ...sources.map(refOf)].join('\n'), unsaid, message)?.name
}
