/** What the contact form says, with and without script, in the shapes of `ui/forms/form-reply.ts`. */
export const contactNotices = {
  consentRequired: { kind: 'error', title: 'Consent required', text: 'Please agree to our privacy policy to continue.' },
  sent: { kind: 'success', title: 'Message sent successfully' },
  failed: { kind: 'error', title: 'Error', text: 'Something went wrong — please check your details and try again.' },
} as const
