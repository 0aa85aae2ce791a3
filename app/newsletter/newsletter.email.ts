import { estate } from '#app/estate/estate.ts'
import { words } from '#app/estate/words.ts'
import { count } from '#app/knowledge/wording.ts'
import { layOutMail } from '#app/mail/layout.ts'
import { rooms } from '#app/rooms/rooms.ts'

/** Its kind in the outbox. */
export const welcomeMail = 'newsletter_welcome'

type Welcome = { discountCode: string; baseUrl: string; unsubscribeUrl: string }

/** Sent to an address that may be anybody's, so it contains nothing else that was typed (decision 3). */
export function welcomeEmail({ discountCode, baseUrl, unsubscribeUrl }: Welcome) {
  const percent = estate.policies.newsletterDiscountPercent
  return layOutMail({
    subject: `Your ${percent}% for a first stay at ${estate.name}`,
    preview: `The code is ${discountCode}.`,
    heading: 'Welcome',
    printFrom: baseUrl,
    blocks: [
      { kind: 'paragraph', text: `Your code takes ${percent}% off your first stay. Enter it when you book.` },
      { kind: 'code', name: 'Your code', code: discountCode },
      { kind: 'action', label: 'See the rooms', href: `${baseUrl}/#stays-preview` },
      {
        kind: 'paragraph',
        text: `${words.recalled}, ${count(rooms.length)} places to sleep. We write when there is news to share.`,
      },
    ],
    closing: [
      { kind: 'paragraph', text: 'This email came because somebody entered your address for our newsletter.' },
      { kind: 'link', label: 'Unsubscribe', href: unsubscribeUrl },
    ],
  })
}
