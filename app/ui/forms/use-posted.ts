import { useState } from 'react'
import { useActionData } from 'react-router'
import { useOutcome } from './outcomes.ts'

/** Answers that have been shown. The router keeps the last answer while the page's address stays the same, even for forms opened later. */
const dealtWith = new WeakSet<object>()

/** From now on no form shows this answer. */
export function haveDealtWith(answer: object): void {
  dealtWith.add(answer)
}

/**
 * The answer that this console page was rendered with, to a form posted without script or before it had loaded. Undefined once a scripted
 * answer has come, which goes to its own form.
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
