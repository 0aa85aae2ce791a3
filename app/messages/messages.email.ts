import { beginningOf } from '#app/db/plain-text.ts'
import { estate } from '#app/estate/estate.ts'
import { layOutMail } from '#app/mail/layout.ts'
import type { ContactMessage } from './contact-message.ts'
import { contactReasonLabels } from './contact-reasons.ts'

/** To the team. */
export function contactNoticeEmail({ name, email, phone, reason, message }: ContactMessage, href: string) {
  const about = contactReasonLabels[reason]
  return layOutMail({
    subject: `${about}: ${name}`,
    preview: beginningOf(message, 120),
    heading: `${name} wrote to us`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['About', about],
          ['Email', email],
          ['Phone', phone],
        ],
      },
      { kind: 'quote', text: message },
      { kind: 'action', label: 'Open the message', href },
      { kind: 'paragraph', text: 'If you reply to this email instead, mark the message as done in the console.' },
    ],
    closing: [{ kind: 'paragraph', text: 'Sent from the contact form on the website.' }],
  })
}

/**
 * To the typed address, which may be anybody's, so only in our own words: forwarding what somebody typed would be speaking for them in our
 * name.
 */
export function contactReceiptEmail({ reason }: ContactMessage) {
  return layOutMail({
    subject: `We have your message – ${estate.name}`,
    preview: 'It is with the team, and somebody will answer you.',
    heading: 'Thank you for writing',
    blocks: [
      { kind: 'paragraph', text: 'Your message is with the team. Somebody will read it and answer you by email.' },
      { kind: 'paragraph', text: `If it cannot wait, ring us on ${estate.contacts.phone}.` },
      { kind: 'facts', facts: [['About', contactReasonLabels[reason]]] },
    ],
    closing: [
      {
        kind: 'paragraph',
        text: `This email came because your address was given in the contact form on our website. If that was not you, ignore it, or tell us at ${estate.contacts.stayEmail} and we will delete the message.`,
      },
    ],
  })
}
