/** Privacy: rights, complaint, age, changes. */
import type { LegalSection } from '#app/legal/legal-document.ts'
import type { LegalFacts } from './legal-facts.ts'
import { link, mailLink, p, row, section, ul } from './prose.ts'

export function rightsSections(facts: LegalFacts): LegalSection[] {
  const { estate } = facts
  return [
    section(
      'hand',
      'Your rights',
      ul(
        row('Access', 'to know whether we hold data about you, and to have a copy (Article 15).'),
        row('Correction', 'to have what is wrong put right (Article 16).'),
        row('Erasure', 'to have data deleted that we no longer need or may no longer keep (Article 17).'),
        row('Restriction', 'to have us keep data but not use it, for example while we check whether it is right (Article 18).'),
        row('Portability', 'to have what you gave us in a common file format, for yourself or for another company (Article 20).'),
        row(
          'Objection',
          'to object, on grounds relating to your situation, to anything we base on legitimate interests; and to our newsletter at any time and without a reason (Article 21).',
        ),
        row('Withdrawal', 'to withdraw a consent at any time; what was done before stays lawful (Article 7).'),
      ),
      p(
        `Write to ${mailLink(estate.contacts.stayEmail)}. It costs nothing. We answer within a month; if a request is unusually complex the law lets us take two months more, and then we tell you so within the first. If we are unsure that it is you who is asking, we may ask for something that shows it, and no more than that.`,
      ),
      p('We make no decisions about you by machine alone, and no profiles (Article 22).'),
    ),
    section(
      'shield',
      'Complaining to the Data Protection Commission',
      p(
        `If you believe that we handle your data wrongly, we would be glad to hear it first. You may in any case complain to the Irish supervisory authority, the Data Protection Commission in Dublin, through ${link('https://www.dataprotection.ie', 'dataprotection.ie')}, or to the authority of the country where you live or work. You may also go to court.`,
      ),
    ),
    section(
      'door',
      'Age',
      p(
        `The estate is for adults, and so is this website. We do not knowingly collect data of anybody under ${estate.policies.minimumAge}. If you believe that we have, tell us and we will delete it.`,
      ),
    ),
    section(
      'clock',
      'Changes to this policy',
      p(
        'When what we do changes, this page changes, and so does the date at the top. If a change matters to people whose data we already have, we tell them by email before it takes effect. Earlier versions are kept, and yours for the asking.',
      ),
      p(`How we deal with each other otherwise is in the ${link('/terms-and-conditions', 'terms and conditions')}.`),
    ),
  ]
}
