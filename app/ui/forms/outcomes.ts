/** What became of each form that this page of the console has posted, for whoever shows it; rows come and go meanwhile. */
import { useEffect, useEffectEvent } from 'react'
import type { Notice } from './form-reply.ts'

/** `reply`: what the page's action answered, of which a notice is all that every page has in common. */
export type Outcome = { fields: FormData; reply: { notice?: Notice | undefined; error?: string | undefined } }

const listeners = new Set<(outcome: Outcome) => void>()

export function tellOutcome(outcome: Outcome): void {
  for (const listener of listeners) listener(outcome)
}

/** Told as soon as the answer is here, before the page is read again. */
export function useOutcome(hear: (outcome: Outcome) => void): void {
  const heard = useEffectEvent(hear)
  useEffect(() => {
    const listener = (outcome: Outcome) => heard(outcome)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}

/** Whether one of these intents was done. */
export function succeeded({ fields, reply }: Outcome, ...intents: string[]): boolean {
  return reply.notice?.kind === 'success' && intents.includes(String(fields.get('intent')))
}
