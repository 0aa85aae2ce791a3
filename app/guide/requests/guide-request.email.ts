import { beginningOf } from '#app/db/plain-text.ts'
import { layOutMail } from '#app/mail/layout.ts'
import type { GuideRequest } from './guide-request.ts'

/** To the team: the request of a guest who is staying or on the way. */
export function guideRequestEmail({ name, email, room, request_type: about, message }: GuideRequest, href: string) {
  return layOutMail({
    subject: `${about}: ${room}, ${name}`,
    preview: beginningOf(message, 120),
    heading: about,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Room', room],
          ['Guest', name],
          ['Email', email],
        ],
      },
      { kind: 'quote', text: message },
      { kind: 'action', label: 'Open the message', href },
      { kind: 'paragraph', text: 'If you reply to this email instead, mark the message as done in the console.' },
    ],
    closing: [{ kind: 'paragraph', text: 'Sent from the contact form in the guest guide.' }],
  })
}
