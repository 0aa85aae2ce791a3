import { z } from 'zod'
import * as fieldLimits from '#app/field-limits.ts'
import { consent, emailAddress, keepWithin, optionalLine } from '#app/requests/reading/typed-fields.ts'
import { trapName } from '#app/ui/forms/trap.ts'
import { newsletterNotices } from './newsletter-notices.ts'

/** What the newsletter form and `send-newsletter-welcome` accept. */
export const subscription = z.object({
  name: optionalLine(fieldLimits.name, keepWithin('the name', fieldLimits.name)),
  email: emailAddress(),
  consent: consent(newsletterNotices.consentRequired.text),
  [trapName]: z.unknown().optional(),
})

export type Subscription = z.infer<typeof subscription>

/** Where a newsletter's unsubscribe link leads; also takes the one-click POST of mail programs (RFC 8058). */
export function unsubscribePath(token: string): string {
  return `/newsletter/unsubscribe/${encodeURIComponent(token)}`
}
