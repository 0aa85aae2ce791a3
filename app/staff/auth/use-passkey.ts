import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Notice } from '#app/ui/forms/form-reply.ts'

type Ceremony = 'startRegistration' | 'startAuthentication'
type Needs = Record<'action' | 'start' | 'finish' | 'unused', string>

/**
 * Requests passkey options with the intent `start`, lets the browser prompt its owner, and posts the `answer` with the intent `finish`. The
 * browser's part is loaded on first use. `begin` takes the fields for either step; `reply` is the latest one; `left` says why there was no
 * answer, with `unused` if its owner gave none.
 */
export function usePasskey(ceremony: Ceremony, { action, start, finish, unused }: Needs) {
  const fetcher = useFetcher<{ passkey?: string; notice?: Notice; fieldErrors?: Record<string, string> }>()
  const { submit } = fetcher
  const asked = useRef<{ fields: Record<string, string>; done?: string }>({ fields: {} })
  const [left, setLeft] = useState('')
  const options = fetcher.data?.passkey
  const post = (intent: string, fields: Record<string, string>) => submit({ ...fields, intent }, { method: 'post', action })

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each set of options that arrives.
  useEffect(() => {
    if (!options || asked.current.done === options) return
    asked.current.done = options
    void import('@simplewebauthn/browser')
      .then((browser): Promise<object> => browser[ceremony]({ optionsJSON: JSON.parse(options) }))
      .then((answer) => post(finish, { ...asked.current.fields, answer: JSON.stringify(answer) }))
      // Cancelled, or no passkey on this device: neither is an error.
      .catch(() => setLeft(unused))
  }, [options])

  function begin({ toStart = {}, toFinish = {} }: Partial<Record<'toStart' | 'toFinish', Record<string, string>>>) {
    if (!('PublicKeyCredential' in window)) return setLeft('This browser cannot use passkeys.')
    asked.current.fields = toFinish
    setLeft('')
    void post(start, toStart)
  }
  return { begin, busy: fetcher.state !== 'idle', left, reply: fetcher.data }
}
