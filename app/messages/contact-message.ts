import { z } from 'zod'
import { consent, emailAddress, optionalLine, requiredLine, requiredParagraphs } from '#app/db/plain-text.ts'
import { trapName } from '#app/ui/trap.ts'
import { contactReasons } from './contact-reasons.ts'

export const contactLimits = { name: 100, email: 254, phone: 40, message: 5_000 } as const

/** What the contact form and `send-contact-email` accept. The parsed value is tidy, within limits and storable. */
export const contactMessage = z.object({
  name: requiredLine(contactLimits.name, {
    missing: 'Please tell us your name.',
    tooLong: `Please keep the name within ${contactLimits.name} characters.`,
  }),
  email: emailAddress(contactLimits.email),
  phone: optionalLine(contactLimits.phone, `Please keep the phone number within ${contactLimits.phone} characters.`),
  reason: z.enum(contactReasons, { error: 'Please choose what your message is about.' }),
  message: requiredParagraphs(contactLimits.message, {
    missing: 'Please write your message.',
    tooLong: 'Please keep the message within 5,000 characters.',
  }),
  consent: consent('Please agree to our privacy policy to continue.'),
  [trapName]: z.unknown().optional(),
})

export type ContactMessage = z.infer<typeof contactMessage>
