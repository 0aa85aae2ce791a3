import { useState } from 'react'
import { useActionData } from 'react-router'
import { useOutcome } from './outcomes.ts'

/** The router keeps the last answer while the page's address stays the same, even for forms opened later. */
const dealtWith = new WeakSet<object>()

export function haveDealtWith(answer: object): void {
  dealtWith.add(answer)
}

/**
 * The answer to the form that this console page was rendered for: it was posted without script, or before it loaded. With script, answers
 * go to whichever form posted; the first of those ends this one.
 */
export function usePosted<Reply extends object>(): Reply | undefined {
  const answered = useActionData() as Reply | undefined
  const [posted, setPosted] = useState(answered && !dealtWith.has(answered) ? answered : undefined)
  useOutcome(() => {
    if (answered) haveDealtWith(answered)
    setPosted(undefined)
  })
  return answered === posted ? posted : undefined
}
