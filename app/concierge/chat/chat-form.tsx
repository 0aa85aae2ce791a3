import type { FormEvent, KeyboardEvent, RefObject } from 'react'
import * as fieldLimits from '#app/field-limits.ts'

type Needs = {
  input: RefObject<HTMLTextAreaElement | null>
  awake: boolean
  draft: string
  sendable: boolean
  onFocus: () => void
  onType: (draft: string) => void
  onSend: () => void
}

/** Where the next question is written. Sent with the button or Enter, it keeps the focus. */
export function ChatForm({ input, awake, draft, sendable, onFocus, onType, onSend }: Needs) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSend()
    input.current?.focus()
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }

  return (
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
        value={draft}
        onFocus={onFocus}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <button type="submit" className={`button button-small ${sendable ? 'button-action' : 'button-line'}`} disabled={!sendable}>
        Send
      </button>
    </form>
  )
}
