import type { ChatMessage } from './conversation.ts'
import { historyOf } from './conversation.ts'

const visitorKey = 'wildConciergeVisitor'
const patienceMs = 20_000

/** Asks the concierge; gives its answer or its hand-over. @throws when there is neither. */
export async function ask(message: string, before: readonly ChatMessage[]): Promise<string> {
  const response = await fetch('/functions/v1/wild-concierge', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message, visitorId: visitorId(), conversationHistory: historyOf(before) }),
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Error(`the concierge answered ${response.status}`)
  const answer = (await response.json()) as { response?: string; fallback?: string }
  const text = answer.response ?? answer.fallback
  if (!text) throw new Error('the concierge answered nothing')
  return text
}

/** A random name for this browser, made once; it says nothing about the person. */
function visitorId(): string {
  const known = localStorage.getItem(visitorKey)
  if (known) return known
  const made = crypto.randomUUID()
  localStorage.setItem(visitorKey, made)
  return made
}
