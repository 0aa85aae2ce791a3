/** The conversation outlives its page, but not the visit: it is kept only in this tab. */
import { type ChatMessage, type Conversation, type Kept, keptOf } from './conversation.ts'

const storageKey = 'wildConciergeConversation'

export function keepConversation(conversation: Conversation): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(keptOf(conversation)))
  } catch {
    // No storage, or no space in it: the conversation ends with its page.
  }
}

/** Undefined when nothing readable is kept. */
export function keptConversation(): Kept | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isKept(kept: Partial<Kept> | null): kept is Kept {
  return typeof kept?.draft === 'string' && Array.isArray(kept.messages) && kept.messages.every(isMessage)
}

function isMessage(message: Partial<ChatMessage> | null): message is ChatMessage {
  if (!message) return false
  const { role, content, timestamp, sources } = message
  const cited = sources === undefined || (Array.isArray(sources) && sources.every((entry) => typeof entry?.key === 'string'))
  return (role === 'user' || role === 'assistant') && typeof content === 'string' && typeof timestamp === 'number' && cited
}
