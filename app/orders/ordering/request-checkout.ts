export type CheckoutAnswer =
  | { url: string }
  | { url?: undefined; code: string | undefined; message: string | undefined; fields: Record<string, string> }

/** Asks for a payment page. Never throws: without a connection, or an address in the answer, there is no code. */
export async function requestCheckout(wish: Record<string, string>): Promise<CheckoutAnswer> {
  try {
    const response = await fetch('/functions/v1/create-checkout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    })
    const { url, error } = (await response.json()) as {
      url?: string
      error?: { code: string; message: string; fields?: Record<string, string> }
    }
    if (response.ok && url) return { url }
    return { code: error?.code, message: error?.message, fields: error?.fields ?? {} }
  } catch {
    return { code: undefined, message: undefined, fields: {} }
  }
}
