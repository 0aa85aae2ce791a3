import { estate } from '#app/estate/estate.ts'

/** The newsletter form's messages, with and without script, in the shapes of `ui/forms/form-reply.ts`. */
export const newsletterNotices = {
  consentRequired: { kind: 'error', title: 'Consent required', text: 'Please agree to receive our newsletter.' },
  subscribed: {
    kind: 'success',
    title: 'You’re all signed up!',
    text: `Your ${estate.policies.newsletterDiscountPercent}% discount code has been sent to your email.`,
  },
  alreadySubscribed: {
    kind: 'error',
    title: 'Already subscribed',
    text: 'You’re already on our mailing list! Check your email for your discount code.',
  },
  failed: { kind: 'error', title: 'Error', text: 'Something went wrong. Please try again.' },
} as const
