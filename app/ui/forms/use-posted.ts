import { useState } from 'react'
import { useActionData } from 'react-router'
import { useOutcome } from './outcomes.ts'

/** The router keeps the last answer for as long as the page's address stays, also for forms that are opened later. */
const dealtWith = new WeakSet<object>()

export function haveDealtWith(answer: object): void {
  dealtWith.add(answer)
}

/**
 * What was answered to the form that this page of the console comes in answer to: there was no script when it was posted, or not
 * yet. With script a reply goes to whoever has sent the form; the first of them ends what this one has to say.
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
