/** What the chat shows and may do, as a pure state machine. */
import * as fieldLimits from '#app/field-limits.ts'
import type { EntryRef } from '#app/knowledge/entry.ts'

export type ChatMessage = {
  role: 'user' | 'assistant'
  content: string
  /** Milliseconds since the epoch. */
  timestamp: number
  isError?: true
  /** The entries it is told from, if from any: they are named, and it can be said whether it helped. */
  sources?: readonly EntryRef[]
}

export type Conversation = {
  messages: readonly ChatMessage[]
  /** What stands in the input. */
  draft: string
  /** A reply is on its way: nothing more is sent until it is here. */
  pending: boolean
}

export type Move =
  | { type: 'typed'; draft: string }
  | { type: 'sent'; content: string; at: number }
  | { type: 'answered'; content: string; sources?: readonly EntryRef[]; at: number }
  | { type: 'failed'; content: string; at: number }

export function begin(welcome: string, at: number): Conversation {
  return { messages: [{ role: 'assistant', content: welcome, timestamp: at }], draft: '', pending: false }
}

export function next(conversation: Conversation, move: Move): Conversation {
  const { messages } = conversation
  switch (move.type) {
    case 'typed':
      return { ...conversation, draft: move.draft }
    case 'sent':
      if (!maySend(conversation, move.content)) return conversation
      return {
        messages: [...messages, { role: 'user', content: move.content.trim(), timestamp: move.at }],
        draft: '',
        pending: true,
      }
    case 'answered':
      return {
        ...conversation,
        messages: [
          ...messages,
          {
            role: 'assistant',
            content: move.content,
            timestamp: move.at,
            ...(move.sources?.length && { sources: move.sources }),
          },
        ],
        pending: false,
      }
    case 'failed': {
      const error: ChatMessage = { role: 'assistant', content: move.content, timestamp: move.at, isError: true }
      return { ...conversation, messages: [...messages, error], pending: false }
    }
  }
}

export function maySend(conversation: Conversation, content: string): boolean {
  return !conversation.pending && content.trim() !== ''
}

/**
 * Takes back the failed exchange and puts its question into the input, to be sent again. The question leaves the list
 * too: it stands there once when it is sent, however often it is tried.
 */
export function takeBack(conversation: Conversation): Conversation {
  const failed = conversation.messages.at(-1)
  const question = conversation.messages.at(-2)
  if (conversation.pending || !failed?.isError || question?.role !== 'user') return conversation
  return { ...conversation, messages: conversation.messages.slice(0, -2), draft: question.content }
}

/** What the server is told of the conversation so far: the latest exchanges, without the errors. */
export function historyOf(messages: readonly ChatMessage[]): { role: 'user' | 'assistant'; content: string }[] {
  return messages
    .filter((message) => !message.isError)
    .slice(-fieldLimits.chatHistory)
    .map(({ role, content }) => ({ role, content: content.slice(0, fieldLimits.chatMessage) }))
}
