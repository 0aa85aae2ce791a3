import { useState } from 'react'
import { useActionData } from 'react-router'
import { useOutcome } from './outcomes.ts'

/**
 * What was answered to the form that this page of the console comes in answer to: there was no script when it was posted, or not
 * yet. With script a reply goes to whoever has sent the form; the first of them ends what this one has to say.
 */
export function usePosted<Reply extends object>(): Reply | undefined {
  const answered = useActionData() as Reply | undefined
  const [posted, setPosted] = useState(answered)
  useOutcome(() => setPosted(undefined))
  return answered === posted ? posted : undefined
}
