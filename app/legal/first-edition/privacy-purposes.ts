/** Privacy: who is responsible, and what is collected for each purpose on what legal basis. */
import type { LegalSection } from '#app/legal/legal-document.ts'
import type { LegalFacts } from './legal-facts.ts'
import { link, mailLink, monthsInWords, p, phoneLink, row, section, ul } from './prose.ts'

export function purposeSections(facts: LegalFacts): LegalSection[] {
  const { estate, retention } = facts
  const { contacts } = estate

  return [
    section(
      'estate',
      'Who is responsible',
      p(
        `The controller of your personal data is ${estate.legalName}, ${estate.address.oneLine}. For anything about your data write to ${mailLink(contacts.stayEmail)}, or ring ${phoneLink(facts)}.`,
      ),
      p(
        'We are a small house and have not appointed a data protection officer; the law does not require one of us. Your message reaches the people who run the estate.',
      ),
    ),
    section(
      'envelope',
      'When you write to us',
      ul(
        row(
          'What',
          'your name, email address, the reason and text of your message, your telephone number if you give it, and when and to which wording you agreed when you ticked the box.',
        ),
        row('Why', 'to answer you, and to find the conversation again when you write a second time.'),
        row(
          'Legal basis',
          'steps you ask for before a contract (Article 6(1)(b) GDPR) when it is about a stay; otherwise our legitimate interest in answering those who write to us (Article 6(1)(f)).',
        ),
      ),
      p('You need not give us your telephone number. Without an email address we cannot answer a message sent from the website.'),
    ),
    section(
      'leaf',
      'The newsletter',
      ul(
        row(
          'What',
          'your email address, your first name if you give it, your discount code, and the time and wording of your consent.',
        ),
        row(
          'Why',
          `to send you the code for ${estate.policies.newsletterDiscountPercent}% off your first stay, and now and then news of the estate.`,
        ),
        row('Legal basis', 'your consent (Article 6(1)(a) GDPR and Regulation 13 of S.I. No. 336 of 2011).'),
      ),
      p(
        'Every newsletter has a link to a page where one click unsubscribes you, without a password and without a reason. We do not measure whether you open our emails or what you click in them.',
      ),
    ),
    section(
      'calendar',
      'Booking a stay',
      p(
        'Stays are booked and paid on the pages of our booking provider, which open on this website when you ask for them, and not before. The provider is a controller in its own right for what you enter there; its own privacy notice applies. It passes on to us what we need to host you: names, contact details, dates, room, price paid, and what you tell us in the notes.',
      ),
      p(
        'We use this to perform the contract with you (Article 6(1)(b)), to keep the accounts (Article 6(1)(c)), and to deal with complaints and claims (Article 6(1)(f)).',
      ),
      p(
        `If you choose dates or a room on our pages first, they are handed to the booking pages in the address. Gift vouchers are sold on the pages of another provider, to which the same applies.`,
      ),
    ),
    section(
      'basket',
      'Your stay: guest guide, requests and extras',
      ul(
        row(
          'The guest guide',
          'opens with a password that all current guests share. We store that somebody is in, not who. Legal basis: the contract of your stay (Article 6(1)(b)).',
        ),
        row(
          'Requests',
          'your name, email address, room, kind of request and message, to do what you ask. Legal basis: the contract of your stay (Article 6(1)(b)).',
        ),
        row(
          'Extras',
          'your name, email address, room, the date, what you ordered and paid, and the payment’s reference. Legal basis: the contract (Article 6(1)(b)) and our duty to keep accounts (Article 6(1)(c)). Card numbers go to Stripe, never to us.',
        ),
        row(
          'Allergies and health',
          'only if you tell us, only to look after you, and only seen by those who cook or guide. Legal basis: your explicit consent (Article 9(2)(a)), which you may withdraw.',
        ),
      ),
    ),
    section(
      'speech',
      'The Wild Concierge',
      p(
        'The concierge is an automated assistant; it says so when you open it. It answers from what we have written down about the estate. Your question and the last messages of the conversation are sent to our server to be answered, together with a random number that your browser made up for the purpose and that is linked to no name. The conversation itself is not stored with us: it is in your browser, until you close the tab.',
      ),
      p(
        `Questions it could not answer, or not in full, and answers marked as unhelpful, are kept for ${retention.conciergeQuestionsDays} days, without the random number and with anything that looks like an email address, a telephone number or a name removed, so that we can write down a better answer. Please do not tell the concierge private things; write to us instead.`,
      ),
      p(
        'We may let a language-model service phrase the answers. It then receives the question and the recent conversation, but not your number or your address, works for us under contract (Article 28 GDPR), and may not train on it.',
      ),
      p(
        'Legal basis: our legitimate interest in answering questions at any hour (Article 6(1)(f)). No decision about you is made by a machine.',
      ),
    ),
    section(
      'lantern',
      'Visiting this website',
      ul(
        row(
          'Delivering pages',
          'your browser sends your internet address and what it wants to see; without that no page can come back. Our log keeps the page, the time and whether it worked, but no address, no browser and nothing that points to you.',
        ),
        row(
          'Keeping out abuse',
          `your internet address is counted for at most ${retention.rateLimitMinutes} minutes, so that nobody can flood our forms or guess passwords. It is not written down: where several of our servers count together, they share a mark made from it that cannot be turned back.`,
        ),
        row(
          'Counting',
          'when the booking pages are opened, or the offer is switched, we note the time, the room and the offer. We note it without cookies, without your internet address and without any mark that could join two such notes to one person, so they are not personal data.',
        ),
        row(
          'The weather and the map',
          `the weather is fetched by our server, which tells the weather service nothing about you. The map comes from ${link('https://osmfoundation.org', 'OpenStreetMap')}, which sees your internet address, but only once you open it.`,
        ),
      ),
      p('Legal basis: our legitimate interest in a website that works and is safe (Article 6(1)(f)).'),
    ),
    section(
      'key',
      'Staff accounts',
      p(
        `People who work with us have an account with name, email address and a password that is stored only as a slow hash. What they change in the console, when they sign in and which lists of guests they download is logged with their name, for ${monthsInWords(retention.auditLogMonths)}. Legal basis: performing the contract of employment (Article 6(1)(b)) and the security of the house (Article 6(1)(f)).`,
      ),
    ),
  ]
}
