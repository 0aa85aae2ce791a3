import type { ReactNode } from 'react'
import { AnswerText } from './answer-text.tsx'
import type { ChatMessage } from './conversation.ts'

/** A message of the conversation. Its children follow from it: suggestions, another try, the vote. */
export function ChatTurn({ message, children }: { message: ChatMessage; children: ReactNode }) {
  const asks = message.role === 'user'
  return (
    <li className={asks ? 'chat-question' : 'chat-answer'}>
      <span className="sr-only">{asks ? 'You: ' : 'The Wild Concierge: '}</span>
      <AnswerText text={message.content} />
      {children}
    </li>
  )
}

/** An answer is on its way. */
export function Typing() {
  return (
    <li className="chat-answer chat-typing">
      <span className="sr-only">The Wild Concierge is typing</span>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </li>
  )
}
