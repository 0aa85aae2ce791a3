/** The chat's state and allowed moves, as a pure state machine. */
import * as fieldLimits from '#app/field-limits.ts'
import type { EntryRef } from '#app/knowledge/entry.ts'

export type ChatMessage = {
  role: 'user' | 'assistant'
  content: string
  /** Milliseconds since the epoch. */
  timestamp: number
  isError?: true
  /** The entries it comes from, if any: they are listed, and can be voted on. */
  sources?: readonly EntryRef[]
  /** The reader's vote. */
  helpful?: boolean
}

export type Conversation = {
  messages: readonly ChatMessage[]
  /** The input's text. */
  draft: string
  /** A reply is pending: nothing more is sent until it arrives. */
  pending: boolean
  /** Something was said on this page: the log is announced as it grows, except what an earlier page announced. */
  live: boolean
}

export type Move =
  | { type: 'typed'; draft: string }
  | { type: 'sent'; content: string; at: number }
  | { type: 'answered'; content: string; sources?: readonly EntryRef[]; at: number }
  | { type: 'failed'; content: string; at: number }
  | { type: 'voted'; turn: number; helpful: boolean }
  | { type: 'restored'; kept: Kept }

/** What survives a page change: all but the welcome, which each page adds itself. */
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
 * Removes the failed exchange and puts its question back into the input, so that it is listed once when finally sent, however often it is
 * tried.
 */
export function takeBack(conversation: Conversation): Conversation {
  const failed = conversation.messages.at(-1)
  const question = conversation.messages.at(-2)
  if (conversation.pending || !failed?.isError || question?.role !== 'user') return conversation
  return { ...conversation, messages: conversation.messages.slice(0, -2), draft: question.content }
}

/** The history sent to the server: the latest exchanges, without errors. */
export function historyOf(messages: readonly ChatMessage[]): { role: 'user' | 'assistant'; content: string }[] {
  return messages
    .filter((message) => !message.isError)
    .slice(-fieldLimits.chatHistory)
    .map(({ role, content }) => ({ role, content: content.slice(0, fieldLimits.chatMessage) }))
}

/**
 * What to keep for the visit's next page: the latest messages, starting with a question. A question still unanswered goes back into the
 * input, if that is empty.
 */
export function keptOf({ messages, draft, pending }: Conversation): Kept {
  const latest = messages.slice(1).slice(-keptMessages)
  const spoken = latest.slice(latest.findIndex(({ role }) => role === 'user'))
  const question = spoken.at(-1)
  return pending && question && !draft ? { messages: spoken.slice(0, -1), draft: question.content } : { messages: spoken, draft }
}

const keptMessages = 2 * fieldLimits.chatHistory
