import { estate } from '#app/estate/estate.ts'

/** The checkbox's label; stored with each subscription as the consent given. Without Zod, to keep it out of the browser. */
export const newsletterConsentText = `I agree to receive news and offers from ${estate.name} by email. I can unsubscribe at any time.`
