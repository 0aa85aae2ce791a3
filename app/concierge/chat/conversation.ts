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
  /** What its reader has said of it. */
  helpful?: boolean
}

export type Conversation = {
  messages: readonly ChatMessage[]
  /** What stands in the input. */
  draft: string
  /** A reply is on its way: nothing more is sent until it is here. */
  pending: boolean
  /** Something was said on this page: the log is read out as it grows. What an earlier page has read out is not. */
  live: boolean
}

export type Move =
  | { type: 'typed'; draft: string }
  | { type: 'sent'; content: string; at: number }
  | { type: 'answered'; content: string; sources?: readonly EntryRef[]; at: number }
  | { type: 'failed'; content: string; at: number }
  | { type: 'voted'; turn: number; helpful: boolean }
  | { type: 'restored'; kept: Kept }

/** What outlives a page of the visit: all but the welcome, which each page says by itself. */
export type Kept = Pick<Conversation, 'messages' | 'draft'>

export function begin(welcome: string, at: number): Conversation {
  return { messages: [{ role: 'assistant', content: welcome, timestamp: at }], draft: '', pending: false, live: false }
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
        live: true,
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
    case 'voted':
      return {
        ...conversation,
        messages: messages.map((message, turn) => (turn === move.turn ? { ...message, helpful: move.helpful } : message)),
      }
    case 'restored':
      return { messages: [...messages.slice(0, 1), ...move.kept.messages], draft: move.kept.draft, pending: false, live: false }
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

/**
 * What to keep for the next page of the visit: the latest messages, from a question on. A question whose answer the page did not
 * live to see goes back into the input, if nothing else stands there.
 */
export function keptOf({ messages, draft, pending }: Conversation): Kept {
  const latest = messages.slice(1).slice(-keptMessages)
  const spoken = latest.slice(latest.findIndex(({ role }) => role === 'user'))
  const question = spoken.at(-1)
  return pending && question && !draft ? { messages: spoken.slice(0, -1), draft: question.content } : { messages: spoken, draft }
}

const keptMessages = 2 * fieldLimits.chatHistory
