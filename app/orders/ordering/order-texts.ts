/** The texts of the order dialog, as specified. */
export const missingTitle = 'Missing Information'
/** For fields that are filled in wrongly; the dialog shows the reason only at the field. */
export const errorTitle = 'Error'
export const checkoutFailed = 'Failed to create checkout session. Please try again.'
export const popUpTitle = 'Pop-up Blocked'
export const popUpBlocked = 'Please allow pop-ups for this site to complete checkout.'
export const openedTitle = 'Checkout Opened'
export const payInNewTab = 'Complete your payment in the new tab.'
export const checkoutOpened = `${payInNewTab} You can close this dialog.`
export const proceed = 'Proceed to Payment'
export const processing = 'Processing...'
/** Beside an order for food, which has no field for it; the second is a link to the guide's form. */
export const allergy = { asked: 'An allergy?', writeFirst: 'Write to us before you order.' } as const
/** When the signal is back after a failed try. */
export const signalBack = {
  kind: 'error',
  title: 'The signal is back',
  text: 'Nothing has been ordered. What you typed is still here: please try again.',
} as const
/** Shown in the new tab. */
export const paymentPageComes = 'Opening the payment page… Nothing is charged until you pay there.'
/** About refunds to a card. */
export const banksTakeDays = 'Banks take up to ten days.'
/** While a dispute holds a refund of `sum`. */
export const whileBankDecides = (sum: string) =>
  `Your bank is looking into this payment. Once it has decided, we will refund whatever part of the ${sum} is still due to you.`
/** After a dispute that the guest's bank decided for the guest. */
export const bankReturned = 'Your bank has already returned your payment.'
export const notConfigured = 'Payments are not configured'
/** The plain link for a guest whose browser blocked the tab. */
export const openPayment = 'Open the payment page'
