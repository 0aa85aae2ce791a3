import type { EntryRef } from '#app/knowledge/entry.ts'
import { whilePatient } from '#app/ui/forms/patience.ts'
import { send } from '#app/ui/forms/send.ts'
import type { ChatMessage } from './conversation.ts'
import { historyOf } from './conversation.ts'

const visitorKey = 'wildConciergeVisitor'

/** `sources`: the entries it comes from; none for small talk and a handover. */
export type Answered = { text: string; sources: EntryRef[] }

/** The house is in reach and has too many questions at once. Its message is for the visitor. */
export class TooMany extends Error {}

/** Asks the concierge. @returns its answer or handover. @throws when there is neither. */
export async function ask(message: string, before: readonly ChatMessage[]): Promise<Answered> {
  const response = await fetch('/functions/v1/wild-concierge', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message, visitorId: visitorId(), conversationHistory: historyOf(before) }),
    signal: whilePatient(),
  })
  if (response.status === 429) throw new TooMany((await response.json()).error.message)
  if (!response.ok) throw new Error(`the concierge answered ${response.status}`)
  const answer = (await response.json()) as { response?: string; sources?: EntryRef[]; fallback?: string }
  const text = answer.response ?? answer.fallback
  if (!text) throw new Error('the concierge answered nothing')
  return { text, sources: answer.sources ?? [] }
}

/** Reports whether an answer helped, with the question and its history, but not who asked. False if it did not arrive. */
export async function vote(question: string, before: readonly ChatMessage[], helpful: boolean): Promise<boolean> {
  const { ok } = await send('/functions/v1/concierge-vote', {
    message: question,
    conversationHistory: historyOf(before),
    helpful,
  })
  return ok
}

/** A random id for this browser, created once; it says nothing about the person. */
function visitorId(): string {
  // Not `randomUUID`, which is missing on plain http.
  const made = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  try {
    const known = localStorage.getItem(visitorKey)
    if (known) return known
    localStorage.setItem(visitorKey, made)
  } catch {
    // A browser without storage gets a new id for each question.
  }
  return made
}
