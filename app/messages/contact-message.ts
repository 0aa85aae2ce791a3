import { z } from 'zod'
import * as fieldLimits from '#app/field-limits.ts'
import { consent, keepWithin, optionalLine, writerFields } from '#app/requests/reading/typed-fields.ts'
import { chooseOne } from '#app/ui/forms/required-fields.ts'
import { trapName } from '#app/ui/forms/trap.ts'
import { contactNotices } from './contact-notices.ts'
import { contactReasons } from './contact-reasons.ts'

/** What the contact form and `send-contact-email` accept. Parsed values are trimmed, within limits and storable. */
export const contactMessage = z.object({
  name: writerFields.name,
  email: writerFields.email,
  phone: optionalLine(fieldLimits.phone, keepWithin('the phone number', fieldLimits.phone)),
  reason: z.enum(contactReasons, { error: chooseOne }),
  message: writerFields.message,
  sendingId: writerFields.sendingId,
  consent: consent(contactNotices.consentRequired.text),
  [trapName]: z.unknown().optional(),
})

export type ContactMessage = z.infer<typeof contactMessage>
