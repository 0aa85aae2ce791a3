/** The passages of the legal texts that the concierge may quote in a new house. */
import { privacyPolicy } from '#app/legal/first-edition/privacy.ts'
import { termsAndConditions } from '#app/legal/first-edition/terms.ts'
import { passagesOf } from '#app/legal/legal-passages.server.ts'

export const firstPassages = () => [
  ...passagesOf('terms-and-conditions', termsAndConditions()),
  ...passagesOf('privacy-policy', privacyPolicy()),
]
