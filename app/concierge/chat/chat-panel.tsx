import { useEffect, useRef, useState } from 'react'
import { AnswerSources } from './answer-sources.tsx'
import { AnswerVote } from './answer-vote.tsx'
import { ChatForm } from './chat-form.tsx'
import { ChatTurn, Typing } from './chat-turn.tsx'
import { type Conversation, maySend } from './conversation.ts'
import { Suggestions } from './suggestions.tsx'
import { useOpening } from './use-opening.ts'
import { useTalk } from './use-talk.ts'

export type ChatPanelProps = {
  welcome: string
  /** What to say when there is no answer: the team's email and phone. */
  offline: string
}

/** The chat: an island in the popover of concierge-launcher.tsx. */
export function ChatPanel({ welcome, offline }: ChatPanelProps) {
  // Before that, a question could be typed, but Enter would do nothing.
  const awake = useAwake()
  const { conversation, type, send, retry, voteOn } = useTalk({ welcome, offline, awake })
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // Opened by itself it stays small, without suggestions, until somebody turns to it.
  const [used, setUsed] = useState(false)
  const height = useHeight()

  useOpening(panel, input, awake)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what scrolls the list, or another height of the window.
  useEffect(() => {
    for (const part of [list.current, list.current?.closest('.chat')]) if (part) showLatest(part, conversation)
  }, [conversation.messages.length, conversation.pending, height])

  function tryAgain() {
    retry()
    input.current?.focus()
  }

  const begun = conversation.messages.length > 1 || conversation.pending
  return (
    <div ref={panel} className="contents">
      <div ref={list} className="chat-log" role="log" aria-live={conversation.live ? 'polite' : 'off'} aria-label="Conversation">
        <ol className="chat-list">
          {conversation.messages.map((message, turn) => (
            <ChatTurn key={`${message.role} ${message.timestamp}`} message={message}>
              {used && !begun ? <Suggestions onChoose={send} /> : null}
              {message.isError && turn === conversation.messages.length - 1 ? (
                <button type="button" className="button button-line button-small mt-3" onClick={tryAgain}>
                  Retry
                </button>
              ) : null}
              {message.sources ? (
                <>
                  <AnswerSources sources={message.sources} />
                  <AnswerVote voted={message.helpful} onVote={(helpful) => voteOn(turn, helpful)} />
                </>
              ) : null}
            </ChatTurn>
          ))}
          {conversation.pending ? <Typing /> : null}
        </ol>
      </div>
      <ChatForm
        input={input}
        awake={awake}
        draft={conversation.draft}
        sendable={maySend(conversation, conversation.draft)}
        onFocus={() => setUsed(true)}
        onType={type}
        onSend={() => void send(conversation.draft)}
      />
    </div>
  )
}

/** The beginning of an answer, with its question; everything up to the end while a reply is pending. */
function showLatest(part: Element, { pending, live }: Conversation) {
  const question = [...part.querySelectorAll('.chat-question')].at(-1)
  // Below a header that stays (chat.css).
  const space = Number.parseFloat(getComputedStyle(part).scrollPaddingTop) || 16
  const above = question && question.getBoundingClientRect().top - part.getBoundingClientRect().top - space
  part.scrollTo({ top: pending || !live || above === undefined ? part.scrollHeight : part.scrollTop + above })
}

/** The window's height, followed in steps larger than a browser's own bar: a phone is turned, or its keyboard takes room from the page. */
function useHeight(): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const follow = () => setHeight((last) => (Math.abs(innerHeight - last) > barPixels ? innerHeight : last))
    follow()
    addEventListener('resize', follow)
    return () => removeEventListener('resize', follow)
  }, [])
  return height
}

/** More than any browser's address bar, which comes and goes while one reads; less than any keyboard. */
const barPixels = 120

function useAwake(): boolean {
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return awake
}
