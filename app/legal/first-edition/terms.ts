/**
 * The initial terms and conditions, composed from the house's facts. This is only the first edition: it is stored when the database has
 * none, and from then on guests read, and staff edit, the stored text. A fact that changes here later (a time, a price, a period) changes
 * the pages composed from facts, and the text of a freshly seeded house, but no stored document: a legally binding text never changes
 * automatically. If you change such a fact, edit and publish the document too.
 */
import type { LegalContent } from '#app/legal/legal-document.ts'
import { type LegalFacts, legalFacts } from './legal-facts.ts'
import { mailLink, p, phoneLink } from './prose.ts'
import { bookingSections } from './terms-booking.ts'
import { extrasSections } from './terms-extras.ts'
import { lawSections } from './terms-law.ts'
import { staySections } from './terms-stay.ts'

export function termsAndConditions(facts: LegalFacts = legalFacts): LegalContent {
  const { estate } = facts
  return {
    subtitle: `What you can expect of us, and we of you, when you stay at ${estate.name}.`,
    intro: [
      p(
        `These terms apply to stays at ${estate.name}, to extras ordered through the guest guide, and to this website.`,
        'We have tried to write them so that you can read them over a cup of tea. Nothing in them takes away a right that Irish or European consumer law gives you.',
      ),
      p(`If something is unclear, ask before you book: ${mailLink(estate.contacts.stayEmail)} or ${phoneLink(facts)}.`),
    ].join('\n'),
    sections: [...bookingSections(facts), ...staySections(facts), ...extrasSections(facts), ...lawSections(facts)],
  }
}
