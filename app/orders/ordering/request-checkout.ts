import { signalIsBack } from '#app/ui/use-offline.ts'

export type CheckoutAnswer =
  | { url: string }
  | { url?: undefined; code: string | undefined; message: string | undefined; fields: Record<string, string>; unheard?: true }

/** Asks for a payment page. Never throws: without a connection (`unheard`), or an address in the answer, there is no code. */
export async function requestCheckout(wish: Record<string, string>): Promise<CheckoutAnswer> {
  const nothing = { code: undefined, message: undefined, fields: {} }
  const response = await ask(wish)
  if (!response) return { ...nothing, unheard: true }
  signalIsBack()
  try {
    const { url, error } = (await response.json()) as {
      url?: string
      error?: { code: string; message: string; fields?: Record<string, string> }
    }
    if (response.ok && url) return { url }
    return { code: error?.code, message: error?.message, fields: error?.fields ?? {} }
  } catch {
    return nothing
  }
}

function ask(wish: Record<string, string>): Promise<Response | undefined> {
  return fetch('/functions/v1/create-checkout', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  }).catch(() => undefined)
}
