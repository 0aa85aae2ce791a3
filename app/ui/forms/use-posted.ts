import { useState } from 'react'
import { useActionData } from 'react-router'
import { useOutcome } from './outcomes.ts'

/** The router keeps the last answer while the page's address stays the same, even for forms opened later. */
const dealtWith = new WeakSet<object>()

export function haveDealtWith(answer: object): void {
  dealtWith.add(answer)
}

/**
 * The answer that this console page was rendered with, to a form posted without script or before it had loaded. Undefined from the first
 * answer on that comes by script, which goes to the form that posted.
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
