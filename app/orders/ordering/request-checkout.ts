import { post } from '#app/ui/forms/send.ts'

export type CheckoutRefusal = {
  url?: undefined
  /** Undefined if the answer is not one of ours, or none came. */
  code: string | undefined
  message: string | undefined
  fields: Record<string, string>
  /** No answer came at all. */
  unheard?: true
}

/**
 * Asks for a payment page. Never throws. Without an answer it may be asked for again: if the first request has arrived after all, nobody has
 * the address of its payment page, so that only one of the two orders can be paid.
 */
export async function requestCheckout(wish: Record<string, string>): Promise<{ url: string } | CheckoutRefusal> {
  const nothing = { code: undefined, message: undefined, fields: {} }
  const response = await post('/functions/v1/create-checkout', wish)
  if (!response) return { ...nothing, unheard: true }
  try {
    const { url, error } = (await response.json()) as {
      url?: string
      error?: { code: string; message: string; fields?: Record<string, string> }
    }
    if (response.ok && url) return { url }
    return { code: error?.code, message: error?.message, fields: error?.fields ?? {} }
  } catch {
    // Not one of our answers: a proxy's own page, perhaps.
    return nothing
  }
}
