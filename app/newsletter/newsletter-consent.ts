import { estate } from '#app/estate/estate.ts'

/** The label of the checkbox; stored with each subscription as what was agreed to. Without Zod, for the form in a browser. */
export const newsletterConsentText = `I agree to receive news and offers from ${estate.name} by e-mail. I can unsubscribe at any time.`
