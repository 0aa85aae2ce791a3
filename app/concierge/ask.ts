import { send } from '#app/ui/send.ts'
import type { ChatMessage } from './conversation.ts'
import { historyOf } from './conversation.ts'

const visitorKey = 'wildConciergeVisitor'
const patienceMs = 20_000

/** `told`: an answer from the estate's entries, and neither small talk nor a hand-over. */
export type Answered = { text: string; told: boolean }

/** Asks the concierge; gives its answer or its hand-over. @throws when there is neither. */
export async function ask(message: string, before: readonly ChatMessage[]): Promise<Answered> {
  const response = await fetch('/functions/v1/wild-concierge', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message, visitorId: visitorId(), conversationHistory: historyOf(before) }),
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Error(`the concierge answered ${response.status}`)
  const answer = (await response.json()) as { response?: string; sources?: unknown[]; fallback?: string }
  const text = answer.response ?? answer.fallback
  if (!text) throw new Error('the concierge answered nothing')
  return { text, told: answer.response !== undefined && (answer.sources ?? []).length > 0 }
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
  const known = localStorage.getItem(visitorKey)
  if (known) return known
  const made = crypto.randomUUID()
  localStorage.setItem(visitorKey, made)
  return made
}
