/** Whether real money moves with this key, which may be a restricted one. */
export function isLiveKey(secretKey: string): boolean {
  return /^[rs]k_live_/.test(secretKey)
}

/** Whether guests pay with test cards: orders then look paid, and no money moves. */
export function isTestKey(secretKey: string | undefined): boolean {
  return /^[rs]k_test_/.test(secretKey ?? '')
}

/** In the greeting and in the console. */
export const inTestMode = 'Stripe, in test mode: orders are paid with test cards, and no money moves.'
