import type { EntryRef } from '#app/knowledge/entry.ts'
import { send } from '#app/ui/forms/send.ts'
import type { ChatMessage } from './conversation.ts'
import { historyOf } from './conversation.ts'

const visitorKey = 'wildConciergeVisitor'
const patienceMs = 20_000

/** `sources`: the entries it is told from; none for small talk and a hand-over. */
export type Answered = { text: string; sources: EntryRef[] }

/** Asks the concierge; gives its answer or its hand-over. @throws when there is neither. */
export async function ask(message: string, before: readonly ChatMessage[]): Promise<Answered> {
  const response = await fetch('/functions/v1/wild-concierge', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message, visitorId: visitorId(), conversationHistory: historyOf(before) }),
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Error(`the concierge answered ${response.status}`)
  const answer = (await response.json()) as { response?: string; sources?: EntryRef[]; fallback?: string }
  const text = answer.response ?? answer.fallback
  if (!text) throw new Error('the concierge answered nothing')
  return { text, sources: answer.sources ?? [] }
}

/** Tells whether an answer helped: its question and what was said before, and not who asked. False when it did not arrive. */
export async function vote(question: string, before: readonly ChatMessage[], helpful: boolean): Promise<boolean> {
  const { ok } = await send('/functions/v1/concierge-vote', {
    message: question,
    conversationHistory: historyOf(before),
    helpful,
  })
  return ok
}

/** A random name for this browser, made once; it says nothing about the person. */
function visitorId(): string {
  // Not `randomUUID`, which a page on plain http does not have.
  const made = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  try {
    const known = localStorage.getItem(visitorKey)
    if (known) return known
    localStorage.setItem(visitorKey, made)
  } catch {
    // A browser that stores nothing has a new name for each question.
  }
  return made
}
