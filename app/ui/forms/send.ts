import { signalIsBack } from '#app/ui/use-offline.ts'
import { whilePatient } from './patience.ts'

/** Posts JSON to one of our functions. Undefined if no answer came in time. */
export async function post(address: string, body: object): Promise<Response | undefined> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: whilePatient(),
  }).catch(() => undefined)
  if (response) signalIsBack()
  return response
}

type Fault = { code?: string; fields?: Record<string, string> }

/** Like `post`, for what either succeeds or does not. Never throws: if no answer came, or one that is not ours, there is no code. */
export async function send(address: string, body: object): Promise<{ ok: true } | ({ ok: false } & Fault)> {
  const response = await post(address, body)
  if (response?.ok) return { ok: true }
  const answer: { error?: Fault } | undefined = await response?.json().catch(() => undefined)
  return { ok: false, ...answer?.error }
}
