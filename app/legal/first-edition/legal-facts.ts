import { bookingTerms, highSeasons, retention, type Season } from '#app/estate/policies.ts'
import { type Facts, houseFacts } from '#app/knowledge/facts.ts'

/** Everything the two documents state of this estate. A test, or a house with other rules, may hand in others. */
export type LegalFacts = Facts & {
  highSeasons: readonly Season[]
  bookingTerms: typeof bookingTerms
  retention: typeof retention
}

export const legalFacts: LegalFacts = { ...houseFacts, highSeasons, bookingTerms, retention }
