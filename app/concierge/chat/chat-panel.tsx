import { type FormEvent, type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react'
import * as fieldLimits from '#app/field-limits.ts'
import { AnswerSources } from './answer-sources.tsx'
import { AnswerText } from './answer-text.tsx'
import { AnswerVote } from './answer-vote.tsx'
import { ask, vote } from './ask.ts'
import { chime } from './chime.ts'
import { begin, type Conversation, type Move, maySend, next, takeBack } from './conversation.ts'
import { keepConversation, keptConversation } from './keep-conversation.ts'
import { Suggestions } from './suggestions.tsx'

export type ChatPanelProps = {
  welcome: string
  /** What to say when there is no answer: the team's e-mail and phone. */
  offline: string
}

/** The chat: an island in the popover of concierge-launcher.tsx. */
export function ChatPanel({ welcome, offline }: ChatPanelProps) {
  const [conversation, move] = useReducer(step, undefined, () => begin(welcome, Date.now()))
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // Opened by itself it stays small, without suggestions, until somebody turns to it.
  const [used, setUsed] = useState(false)

  // Before that, a question could be typed, but Enter would do nothing.
  const awake = useAwake()
  useKeeping(conversation, move, awake)
  useOpening(panel, input, awake)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what scrolls the list.
  useEffect(() => {
    // In a low window the whole panel scrolls (chat.css).
    for (const part of [list.current, list.current?.closest('.chat')]) if (part) showLatest(part, conversation)
  }, [conversation.messages.length, conversation.pending])

  async function send(content: string, from: Conversation) {
    if (!maySend(from, content)) return
    move({ type: 'sent', content, at: Date.now() })
    try {
      const { text, sources } = await ask(content.trim(), from.messages)
      move({ type: 'answered', content: text, sources, at: Date.now() })
    } catch {
      move({ type: 'failed', content: offline, at: Date.now() })
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void send(conversation.draft, conversation)
    input.current?.focus()
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send(conversation.draft, conversation)
  }

  /** An answer directly follows its question. */
  async function voteOn(turn: number, helpful: boolean): Promise<boolean> {
    const { messages } = conversation
    const arrived = await vote(messages[turn - 1]?.content ?? '', messages.slice(0, turn - 1), helpful)
    if (arrived) move({ type: 'voted', turn, helpful })
    return arrived
  }

  function retry() {
    const back = takeBack(conversation)
    move({ type: 'taken back' })
    void send(back.draft, back)
    // Typed while the failed question was on its way.
    if (conversation.draft) move({ type: 'typed', draft: conversation.draft })
    input.current?.focus()
  }

  const begun = conversation.messages.length > 1 || conversation.pending
  const sendable = maySend(conversation, conversation.draft)
  return (
    <div ref={panel} className="contents">
      <div ref={list} className="chat-log" role="log" aria-live={conversation.live ? 'polite' : 'off'} aria-label="Conversation">
        <ol className="chat-list">
          {conversation.messages.map((message, turn) => (
            <li
              key={`${message.role} ${message.timestamp}`}
              className={message.role === 'user' ? 'chat-question' : 'chat-answer'}
            >
              <span className="sr-only">{message.role === 'user' ? 'You: ' : 'The Wild Concierge: '}</span>
              <AnswerText text={message.content} />
              {used && !begun ? <Suggestions onChoose={(question) => void send(question, conversation)} /> : null}
              {message.isError && turn === conversation.messages.length - 1 ? (
                <button type="button" className="button button-line button-small mt-3" onClick={retry}>
                  Retry
                </button>
              ) : null}
              {message.sources ? (
                <>
                  <AnswerSources sources={message.sources} />
                  <AnswerVote voted={message.helpful} onVote={(helpful) => voteOn(turn, helpful)} />
                </>
              ) : null}
            </li>
          ))}
          {conversation.pending ? (
            <li className="chat-answer chat-typing">
              <span className="sr-only">The Wild Concierge is typing</span>
              <span aria-hidden="true" />
              <span aria-hidden="true" />
              <span aria-hidden="true" />
            </li>
          ) : null}
        </ol>
      </div>
      <form className="chat-form" onSubmit={submit}>
        <label htmlFor="chat-message" className="sr-only">
          Your question
        </label>
        <textarea
          ref={input}
          id="chat-message"
          className="field-line"
          rows={1}
          maxLength={fieldLimits.chatMessage}
          disabled={!awake}
          placeholder="Ask about your stay"
          value={conversation.draft}
          onFocus={() => setUsed(true)}
          onChange={(event) => move({ type: 'typed', draft: event.target.value })}
          onKeyDown={sendOnEnter}
        />
        <button
          type="submit"
          className={`button button-small ${sendable ? 'button-action' : 'button-line'}`}
          disabled={!sendable}
        >
          Send
        </button>
      </form>
    </div>
  )
}

/** The beginning of an answer, with its question; everything up to the end while a reply is pending. */
function showLatest(part: Element, { pending, live }: Conversation) {
  const question = [...part.querySelectorAll('.chat-question')].at(-1)
  const above = question && question.getBoundingClientRect().top - part.getBoundingClientRect().top - 16
  part.scrollTo({ top: pending || !live || above === undefined ? part.scrollHeight : part.scrollTop + above })
}

type Step = Move | { type: 'taken back' }

function step(conversation: Conversation, move: Step): Conversation {
  return move.type === 'taken back' ? takeBack(conversation) : next(conversation, move)
}

/** The conversation continues from the visit's previous page. */
function useKeeping(conversation: Conversation, move: (move: Move) => void, awake: boolean) {
  useEffect(() => {
    const listening = new AbortController()
    const restore = () => {
      const kept = keptConversation()
      if (kept) move({ type: 'restored', kept })
    }
    restore()
    // A page restored from the back/forward cache has missed what was said on others meanwhile.
    window.addEventListener('pageshow', ({ persisted }) => persisted && restore(), { signal: listening.signal })
    return () => listening.abort()
  }, [move])
  useEffect(() => {
    if (awake) keepConversation(conversation)
  }, [conversation, awake])
}

/** Opened by a person, it focuses the input; opened by itself, the focus stays. Both chime. Escape closes. */
function useOpening(panel: { current: HTMLElement | null }, input: { current: HTMLElement | null }, awake: boolean) {
  useEffect(() => {
    const popover = panel.current?.closest<HTMLElement>('[popover]')
    if (!popover || !awake) return
    const launcher = document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)
    const listening = new AbortController()
    let leaving = false
    const follow = () => {
      const focused = document.activeElement
      if (popover.matches(':popover-open')) {
        chime()
        if (focused === launcher) input.current?.focus()
        return
      }
      delete popover.dataset.auto
      if (!leaving && (focused === document.body || popover.contains(focused))) launcher?.focus()
      leaving = false
    }
    // It would cover the target of its own link.
    const leave = ({ target }: Event) => {
      const link = (target as Element).closest('a')
      leaving = link?.pathname === location.pathname && link.hash !== ''
      if (leaving) popover.hidePopover()
    }
    // Nor may it cover a field reached with Tab (WCAG 2.2, focus not obscured).
    const giveWay = ({ target }: Event) => {
      const focused = target as Element
      if (popover.matches(':popover-open') && !popover.contains(focused) && liesWithin(popover, focused)) popover.hidePopover()
    }
    if (popover.matches(':popover-open')) follow()
    popover.addEventListener('toggle', follow, { signal: listening.signal })
    popover.addEventListener('click', leave, { signal: listening.signal })
    document.addEventListener('focusin', giveWay, { signal: listening.signal })
    popover.addEventListener('keydown', ({ key }) => key === 'Escape' && popover.hidePopover(), { signal: listening.signal })
    return () => listening.abort()
  }, [panel, input, awake])
}

function liesWithin(box: Element, element: Element): boolean {
  const a = box.getBoundingClientRect()
  const b = element.getBoundingClientRect()
  return a.left <= b.left && b.right <= a.right && a.top <= b.top && b.bottom <= a.bottom
}

function useAwake(): boolean {
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return awake
}
