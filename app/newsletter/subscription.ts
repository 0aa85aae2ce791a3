import { z } from 'zod'
import { consent, emailAddress, optionalLine } from '#app/db/plain-text.ts'
import { trapName } from '#app/ui/trap.ts'

export const subscriptionLimits = { name: 100, email: 254 } as const

/** What the newsletter form and `send-newsletter-welcome` accept. */
export const subscription = z.object({
  name: optionalLine(subscriptionLimits.name, `Please keep the name within ${subscriptionLimits.name} characters.`),
  email: emailAddress(subscriptionLimits.email),
  consent: consent('Please agree to receive our newsletter.'),
  [trapName]: z.unknown().optional(),
})

export type Subscription = z.infer<typeof subscription>

/** Where a newsletter mail's link leads; also takes the one-click POST of mail programs (RFC 8058). */
export function unsubscribePath(token: string): string {
  return `/newsletter/unsubscribe/${encodeURIComponent(token)}`
}
