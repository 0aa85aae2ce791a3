import { waitInWords } from '#app/requests/limits/wait-in-words.ts'

/** What the unlock form says, with script and without. */
export const wrongPassword = 'That is not the guide’s password. It is in your booking confirmation.'

/** For who asked for the codes of a guide that is not open, with script and without. */
export const notOpenHere = 'The guide is not open on this device. Please open it with its password.'

export function waitMessage(seconds: number): string {
  return `One moment: please try again in ${waitInWords(seconds)}.`
}

/** Shown instead of the gate code until staff have entered other words. */
export const plainFallback = 'See your booking confirmation'

/** Shown to a guest who returns from a payment. */
export const orderSuccess = {
  kind: 'success',
  title: 'Order Successful!',
  text: 'Your order has been successfully placed. A confirmation has been sent to our team.',
} as const
