/** Privacy: what is stored on the visitor's device, who else sees data, where, for how long, how it is protected. */
import type { LegalSection } from '#app/legal/legal-document.ts'
import type { LegalFacts } from './legal-facts.ts'
import { monthsInWords, p, row, section, ul } from './prose.ts'

export function careSections(facts: LegalFacts): LegalSection[] {
  const { retention } = facts
  return [
    section(
      'cookie',
      'Cookies and similar storage',
      p(
        'Under Regulation 5 of the ePrivacy Regulations 2011 a website needs your consent to store anything on your device, unless it is strictly necessary for something you have asked for. We store only what is strictly necessary. That is why no banner asks you anything.',
      ),
      ul(
        row(
          'Guest session (cookie “__Host-guest”)',
          `set when you open the guest guide with its password, so that it stays open. It holds a random token, cannot be read by scripts, and ends when you lock the guide, or after ${retention.guestSessionDays} days.`,
        ),
        row(
          'Guest guide mark (session storage, “guestGuideAuthenticated”)',
          'tells the page that the guide was opened in this tab. Gone when you close the tab.',
        ),
        row(
          'Gate code and WiFi key (IndexedDB)',
          `kept on your device when you open the guest guide with its password, so that you can read them without a signal. They are shown until you lock the guide, and for ${retention.guestSessionDays} days at most; the guide deletes them then, or when you next come to it.`,
        ),
        row(
          'Locking without a signal (local storage, “guestGuideLockOwed”)',
          'remembers that you have locked the guide until our server knows it too.',
        ),
        row(
          'The guide without a signal (service worker, caches “guide-page” and “guide-files”)',
          'when you visit the guest guide, a copy of its page, its pictures and its program, the same for everybody and without gate code or WiFi key. Stays until you clear it.',
        ),
        row(
          'Concierge (local storage, “wildConciergeVisitor” and “wildConciergeSeen”)',
          'a random visitor number, and whether you have opened or closed the concierge before, so that it does not open on its own again. Stored only when the concierge is used or has opened; stays until you clear it.',
        ),
        row(
          'Conversation with the concierge (session storage, “wildConciergeConversation”)',
          'the latest messages, what you said about its answers, and what you were typing, so that they are still there on the next page. Stored only when the concierge is used or has opened; gone when you close the tab.',
        ),
        row('Staff session (cookie)', 'set when a member of staff signs in, and only then.'),
        row(
          'Staff browser (cookie “known-…”)',
          `set when a member of staff signs in, so that strangers who guess at their password cannot shut them out. It holds a random number and a signature, cannot be read by scripts, and stays for ${retention.staffBrowserDays} days after they last signed in.`,
        ),
        row(
          'Place of staff on a page (session storage, “react-router-scroll-positions”)',
          'how far down a page of the console a member of staff was, so that going back leads there again. Gone when they close the tab.',
        ),
        row(
          'Unsaved text of staff (session storage, “draft …”)',
          'what a member of staff was typing when their session ended, until they have signed in again. Gone when they sign out or close the tab.',
        ),
      ),
      p(
        'There are no analytics or advertising cookies, no fingerprinting, no social-media plug-ins, and no fonts or scripts from other companies. The booking pages, the voucher shop, the payment pages and the map are services of others; they load only after you open them and may set cookies of their own, about which they ask and inform you themselves.',
      ),
      p(
        'You can delete all of this in the settings of your browser. Everything but the guest guide and the concierge’s memory works without it.',
      ),
    ),
    section(
      'people',
      'Who else receives your data',
      p('Inside the house, only those who need it to look after you. Outside it:'),
      ul(
        row('Our hosting provider', 'runs the server and the database in the European Union, as our processor.'),
        row('Our mail provider', 'delivers the emails between us, as our processor.'),
        row(
          'Stripe',
          'takes payments for extras. It is our processor for the payment, and a controller of its own for the prevention of fraud and its duties as a payment institution.',
        ),
        row('The booking provider and the voucher shop', 'controllers of their own for their pages, as described above.'),
        row('A language-model service', 'only if we use one for the concierge, as our processor.'),
        row(
          'Practitioners and kitchens',
          'learn your first name, room, time and what you told us for them, when you book their service.',
        ),
        row(
          'Accountants, insurers, lawyers, courts and authorities',
          'where the law requires it, or where a claim cannot be settled without it.',
        ),
      ),
      p(
        'We sell data to nobody and give it to nobody for advertising. Ask us for the names of the providers we use at present, and we will tell you.',
      ),
    ),
    section(
      'globe',
      'Outside the European Economic Area',
      p(
        'Our own server and database are in the European Union. Some of the companies named above, or their parents, are in the United States or the United Kingdom. Where your data goes there it is protected by a decision of the European Commission that the country, or the company under the EU–US Data Privacy Framework, protects it adequately, or else by the Commission’s standard contractual clauses. We will send you a copy of the safeguards if you ask.',
      ),
    ),
    section(
      'hourglass',
      'How long we keep it',
      p('We delete, or make anonymous, what is no longer needed:'),
      ul(
        row('Messages to us', `${monthsInWords(retention.contactMessagesMonths)} after the last message of the conversation.`),
        row('Requests of guests', `${monthsInWords(retention.guestRequestsMonths)} after they were made.`),
        row(
          'Orders of extras and their payments',
          `${monthsInWords(retention.ordersYears * 12)} after the end of the tax year, because Irish tax law requires it (section 886 of the Taxes Consolidation Act 1997).`,
        ),
        row('Orders that were never paid', `${retention.unpaidOrdersDays} days.`),
        row(
          'Newsletter',
          `until you unsubscribe; what proves your consent for ${monthsInWords(retention.newsletterConsentProofMonths)} after that.`,
        ),
        row('Questions the concierge could not answer', `${retention.conciergeQuestionsDays} days.`),
        row('Copies of emails we have sent', `${retention.deliveredMailsDays} days on the server of this website.`),
        row(
          'Staff accounts',
          `while somebody works with us; an invitation until it is accepted, or for ${retention.staffInvitationDays} days; the log of changes for ${monthsInWords(retention.auditLogMonths)}.`,
        ),
        row('Server log', `${retention.serverLogDays} days, and without data about you.`),
        row('Backups', `${retention.backupDays} days, after which what was deleted is gone from them too.`),
      ),
      p(
        'If there is a dispute we keep what belongs to it until it is settled. What you booked with the booking provider it keeps by its own rules.',
      ),
    ),
    section(
      'lock',
      'How we protect it',
      ul(
        'All traffic between you and us is encrypted.',
        'Passwords are stored only as slow hashes. The gate code and the WiFi key are given to nobody who has not opened the guest guide.',
        'Staff accounts are by invitation. Every change in the console is checked on the server and logged.',
        'This website loads no scripts from strangers, which is how most websites lose their visitors’ data.',
      ),
      p(
        'If something should nevertheless go wrong and puts you at risk, we tell the Data Protection Commission within 72 hours, and you without delay.',
      ),
    ),
  ]
}
