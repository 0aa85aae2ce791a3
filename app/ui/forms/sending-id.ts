import { useRef } from 'react'

type Values = Record<string, string>

/**
 * Numbers what a form sends: the same for the same message until it has been answered, so that one which arrived although its answer was
 * lost is not received twice. An edited message is another one.
 */
export function useSendingId() {
  const last = useRef<{ said: string; id: string }>(undefined)
  return {
    of(values: Values): string {
      const said = JSON.stringify(values)
      if (last.current?.said !== said) last.current = { said, id: randomId() }
      return last.current.id
    },
    answered() {
      last.current = undefined
    },
  }
}

/** A UUID. Not `crypto.randomUUID`, which is missing on plain http. */
export function randomId(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
