/** The words of the order dialog, as the specification has them. */
export const missingTitle = 'Missing Information'
/** Of fields that are filled in, but wrongly; the dialog says it at the field alone. */
export const wrongFields = 'Please check the marked fields.'
export const errorTitle = 'Error'
export const checkoutFailed = 'Failed to create checkout session. Please try again.'
export const popUpTitle = 'Pop-up Blocked'
export const popUpBlocked = 'Please allow pop-ups for this site to complete checkout.'
export const openedTitle = 'Checkout Opened'
export const payInNewTab = 'Complete your payment in the new tab.'
export const checkoutOpened = `${payInNewTab} You can close this dialog.`
export const proceed = 'Proceed to Payment'
export const processing = 'Processing...'
/** Of money that goes back to a card. */
export const banksTakeDays = 'Banks take up to ten days.'
export const notConfigured = 'Payments are not configured'
/** The plain link for a guest whose browser blocked the tab. */
export const openPayment = 'Open the payment page'
