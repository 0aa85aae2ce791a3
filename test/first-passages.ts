/** What the concierge may quote of the legal texts, as a new house has them. */
import { privacyPolicy } from '#app/legal/first-edition/privacy.ts'
import { termsAndConditions } from '#app/legal/first-edition/terms.ts'
import { passagesOf } from '#app/legal/legal-passages.server.ts'

export const firstPassages = () => [
  ...passagesOf('terms-and-conditions', termsAndConditions()),
  ...passagesOf('privacy-policy', privacyPolicy()),
]
