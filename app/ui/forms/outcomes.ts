/** The outcome of each form that this console page has posted, for any component that shows it: rows may come and go in the meantime. */
import { useEffect, useEffectEvent } from 'react'
import type { Notice } from './form-reply.ts'

/** `reply` is the answer of the page's action; a notice is the only part that all pages share. */
export type Outcome = { fields: FormData; reply: Reply }
type Reply = {
  notice?: Notice | undefined
  error?: string | undefined
  code?: string | undefined
  fieldErrors?: Record<string, string> | undefined
}

const listeners = new Set<(outcome: Outcome) => void>()

export function tellOutcome(outcome: Outcome): void {
  for (const listener of listeners) listener(outcome)
}

/** Called as soon as the answer arrives, before the page is reloaded. */
export function useOutcome(hear: (outcome: Outcome) => void): void {
  const heard = useEffectEvent(hear)
  useEffect(() => {
    const listener = (outcome: Outcome) => heard(outcome)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}

/** Whether one of these intents succeeded. */
export function succeeded({ fields, reply }: Outcome, ...intents: string[]): boolean {
  return reply.notice?.kind === 'success' && intents.includes(String(fields.get('intent')))
}
