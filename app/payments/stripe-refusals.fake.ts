/** The fake Stripe's refusals. */

export type Json = Record<string, unknown>

export const missing: [number, Json] = [
  404,
  { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing.' } },
]

export function invalid(param: string): [number, Json] {
  return [400, { error: { type: 'invalid_request_error', message: `Invalid ${param}`, param } }]
}

export function refusal(status: number): [number, Json] {
  const type = status === 402 ? 'card_error' : status === 429 ? 'rate_limit_error' : 'api_error'
  return [status, { error: { type, message: `Refused with ${status}` } }]
}
