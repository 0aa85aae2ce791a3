import { useState } from 'react'

const words = {
  open: '',
  sending: '',
  yes: 'Thank you.',
  no: 'Thank you. The team will look at it.',
  failed: 'That did not arrive. Please try again.',
}

/**
 * Asks whether an answer helped. The buttons stay, and so does the focus; only one vote counts. Outside the live region, or each
 * announcement would end with it. `voted`: on an earlier page, which said thanks.
 */
export function AnswerVote({ voted, onVote }: { voted: boolean | undefined; onVote: (helpful: boolean) => Promise<boolean> }) {
  const [before] = useState(voted)
  const [state, setState] = useState<keyof typeof words>(before === undefined ? 'open' : before ? 'yes' : 'no')
  const done = state !== 'open' && state !== 'failed'

  async function say(helpful: boolean) {
    if (done) return
    setState('sending')
    setState((await onVote(helpful)) ? (helpful ? 'yes' : 'no') : 'failed')
  }

  return (
    <fieldset className="chat-vote" aria-live="off">
      <legend className="sr-only">Was this helpful?</legend>
      <span aria-hidden="true">Was this helpful?</span>
      <button type="button" aria-pressed={state === 'yes'} aria-disabled={done} onClick={() => void say(true)}>
        Yes
      </button>
      <button type="button" aria-pressed={state === 'no'} aria-disabled={done} onClick={() => void say(false)}>
        No
      </button>
      <span role={before === undefined ? 'status' : undefined}>{words[state]}</span>
    </fieldset>
  )
}
