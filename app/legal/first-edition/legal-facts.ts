import { bookingTerms, highSeasons, retention, type Season } from '#app/estate/policies.ts'
import { type Facts, houseFacts } from '#app/knowledge/facts.ts'

/** Everything the two documents state about this estate. Tests, or a house with other rules, can pass others. */
export type LegalFacts = Facts & {
  highSeasons: readonly Season[]
  bookingTerms: typeof bookingTerms
  retention: typeof retention
}

export const legalFacts: LegalFacts = { ...houseFacts, highSeasons, bookingTerms, retention }
