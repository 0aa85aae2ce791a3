/** Terms: liability, events beyond control, complaints, this website, the law. */

import { sectionTitles } from '#app/knowledge/section-titles.ts'
import type { LegalSection } from '#app/legal/legal-document.ts'
import type { LegalFacts } from './legal-facts.ts'
import { link, mailLink, p, phoneLink, section, ul } from './prose.ts'

export function lawSections(facts: LegalFacts): LegalSection[] {
  const { estate, bookingTerms } = facts
  return [
    section(
      'leaf',
      sectionTitles.outdoors,
      p(
        'This is a working piece of nature: uneven paths, roots, deep water, tides, falling branches, ticks, and no lights at night. Bring boots and a torch, heed signs and closed paths, look up the tide before you walk the strand, and swim only if you know what you are doing: there is no lifeguard.',
      ),
      p(
        'We answer for what we do wrong. If we, or people working for us, break the contract or are negligent, we are liable for the loss that was foreseeable. We are not liable for loss that is your own doing, that nobody could foresee, or that arises in a business of yours.',
      ),
      p(
        'Nothing in these terms limits or excludes liability for death or personal injury caused by negligence, for fraud, under the Occupiers’ Liability Act 1995, under the Consumer Rights Act 2022 or other law made to protect consumers, or wherever else the law does not allow it.',
      ),
      p(
        'Please lock your car and your room and leave valuables at home. Experiences led by others, such as yoga or reiki, are given by independent practitioners; they tell you how to take part safely, and you tell them what they need to know about your health.',
      ),
    ),
    section(
      'cloud',
      sectionTitles.beyondControl,
      p(
        'Storms, floods, snow, fire, epidemics, strikes, power or network failures, acts of public authorities and the like may keep us from doing what we promised, in whole or in part. We tell you as soon as we can and do what is reasonable. For as long as it lasts neither of us is in breach.',
      ),
      ul(
        'If we cannot host you, you choose between other dates and a full refund of what you have paid us.',
        'If a red weather warning by Met Éireann, or an order of a public authority, forbids your journey or ours, you may move your stay free of charge, whatever the season.',
        'Ordinary weather, rain included, is part of the place.',
      ),
    ),
    section(
      'speech',
      'Complaints',
      p(
        `If something is wrong, tell us while you are here: ring ${phoneLink(facts)}. Most things can be mended within the hour, and none after you have left. If you would rather write, or are not content with our answer, write to ${mailLink(estate.contacts.helloEmail)}. We answer within ${bookingTerms.complaintAnswerDays} days.`,
      ),
      ul(
        `Free advice for consumers in Ireland: the Competition and Consumer Protection Commission, ${link('https://www.ccpc.ie', 'ccpc.ie')}.`,
        `If you live in another country of the European Union, in Norway or in Iceland: the European Consumer Centre, ${link('https://www.eccireland.ie', 'eccireland.ie')}.`,
        `Claims up to €2,000 can be brought cheaply and without a lawyer through the Small Claims procedure of the District Court, ${link('https://www.courts.ie', 'courts.ie')}; across borders up to €5,000 through the European Small Claims Procedure.`,
      ),
      p(
        'We have not committed ourselves to a particular body for alternative dispute resolution, but will consider mediation whenever you propose it. The European Union’s platform for online dispute resolution closed in July 2025 and no longer takes complaints.',
      ),
    ),
    section(
      'globe',
      'This website, the guest guide and the concierge',
      p(
        'We take care that what is on this website is right, but times, prices and places nearby change; what your confirmation says prevails. Descriptions of beaches, cafés and walks are advice, not promises. The booking pages, the payment pages, the voucher shop and the map are other companies’ services with their own terms.',
      ),
      p('The guest guide is for guests during their stay. Do not publish its password, the gate code or the WiFi key.'),
      p(
        'The Wild Concierge is an automated assistant. It answers from what we have written down about the estate, can be mistaken, and cannot change a booking, grant a refund or bind us. Where its answer and these terms differ, these terms count; where it matters, ask a person.',
      ),
      p(
        'Texts, pictures and drawings on this website are ours or used by permission. Share a link to them gladly; ask us before you reuse them.',
      ),
    ),
    section(
      'lock',
      'Your personal data',
      p(
        `What we know about you, why, for how long, and what you can ask of us is in our ${link('/privacy-policy', 'privacy policy')}. It is not part of the contract; it is your right.`,
      ),
    ),
    section(
      'scale',
      'Governing law and changes to these terms',
      p(
        'These terms, and every contract made under them, are governed by the law of Ireland, and the courts of Ireland have jurisdiction. If you are a consumer who lives elsewhere in the European Union you keep the protection of the mandatory law of your country, and may also bring proceedings there.',
      ),
      p(
        'We may change these terms. The terms that apply to your stay or order are those that were here when you made it; the date at the top says since when. If a term turns out to be invalid the others remain.',
      ),
      p('These terms are in English, and so is the contract. We keep every earlier version and will send it to you if you ask.'),
    ),
  ]
}
