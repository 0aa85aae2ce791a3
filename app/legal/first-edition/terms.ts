/**
 * The terms and conditions the house opens with, composed from its facts.
 *
 * This is the first edition only: it is stored when the database has none yet, and from then on the stored text is what
 * guests read and what staff edit. A fact that changes here afterwards (a time, a price, a period) changes the pages that
 * are composed on the fly, and the text of a freshly seeded house, but no stored document: a text that binds people never
 * changes by itself. Whoever changes such a fact edits and publishes the document too.
 */
import type { LegalContent } from '../legal-document.ts'
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
