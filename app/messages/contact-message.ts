import { z } from 'zod'
import * as fieldLimits from '#app/field-limits.ts'
import {
  consent,
  emailAddress,
  keepWithin,
  optionalLine,
  requiredLine,
  requiredParagraphs,
} from '#app/requests/reading/typed-fields.ts'
import { chooseOne } from '#app/ui/forms/required-fields.ts'
import { trapName } from '#app/ui/forms/trap.ts'
import { contactNotices } from './contact-notices.ts'
import { contactReasons } from './contact-reasons.ts'

/** What the contact form and `send-contact-email` accept. Parsed values are trimmed, within limits and storable. */
export const contactMessage = z.object({
  name: requiredLine(fieldLimits.name, {
    missing: 'Please tell us your name.',
    tooLong: keepWithin('the name', fieldLimits.name),
  }),
  email: emailAddress(),
  phone: optionalLine(fieldLimits.phone, keepWithin('the phone number', fieldLimits.phone)),
  reason: z.enum(contactReasons, { error: chooseOne }),
  message: requiredParagraphs(fieldLimits.message, {
    missing: 'Please write your message.',
    tooLong: keepWithin('the message', fieldLimits.message),
  }),
  consent: consent(contactNotices.consentRequired.text),
  [trapName]: z.unknown().optional(),
})

export type ContactMessage = z.infer<typeof contactMessage>
