/**
 * The initial privacy policy. Like terms.ts, it is a first edition: stored once, then edited by staff. It describes what this software
 * does. If you change what is collected, who receives it or how long it is kept, change this text too, and tell the owners of houses
 * already running.
 */
import type { LegalContent } from '#app/legal/legal-document.ts'
import { type LegalFacts, legalFacts } from './legal-facts.ts'
import { careSections } from './privacy-care.ts'
import { purposeSections } from './privacy-purposes.ts'
import { rightsSections } from './privacy-rights.ts'
import { mailLink, p, phoneLink } from './prose.ts'

export function privacyPolicy(facts: LegalFacts = legalFacts): LegalContent {
  const { estate } = facts
  return {
    subtitle: 'What we know about you, why, for how long, and what you can ask of us.',
    intro: [
      p(
        'You come here to be left in peace, and that includes your data. We collect what we need to answer you, to host you and to keep the accounts the law asks for. We do not sell it, we do not follow you around the internet, and this website sets no cookies for advertising or analytics.',
      ),
      p(
        'This policy explains how we handle personal data under the General Data Protection Regulation (GDPR), the Irish Data Protection Acts 1988 to 2018 and the ePrivacy Regulations 2011 (S.I. No. 336 of 2011).',
      ),
    ].join('\n'),
    sections: [...purposeSections(facts), ...careSections(facts), ...rightsSections(facts)],
    footer: p(
      `A question about your data needs no form and no reason. Write to ${mailLink(estate.contacts.stayEmail)} or ring ${phoneLink(facts)}, and a person will answer.`,
    ),
  }
}
