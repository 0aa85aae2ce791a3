import { signalIsBack } from '#app/ui/use-offline.ts'

type Answer = { ok: true } | { ok: false; code?: string; fields?: Record<string, string> }

/** Posts JSON to one of our functions. Never throws: without a connection the answer has no code. */
export async function send(address: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    signalIsBack()
    if (response.ok) return { ok: true }
    const { error } = (await response.json()) as { error?: { code?: string; fields?: Record<string, string> } }
    return { ok: false, ...error }
  } catch {
    return { ok: false }
  }
}
