import { z } from 'zod'
import { emailAddress, requiredLine, requiredParagraphs } from '#app/db/plain-text.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { requestTypes } from './request-types.ts'

/** What the guide's contact form and `guest-contact` accept. */
export const guideRequestShape = z.object({
  name: requiredLine(100, { missing: 'Please tell us your name.', tooLong: 'Please keep the name within 100 characters.' }),
  email: emailAddress(254),
  room: z.enum(
    rooms.map((room) => room.name),
    { error: 'Please choose your room.' },
  ),
  request_type: z.enum(requestTypes, { error: 'Please choose what it is about.' }),
  message: requiredParagraphs(5_000, {
    missing: 'Please write your message.',
    tooLong: 'Please keep the message within 5,000 characters.',
  }),
})
export type GuideRequest = z.infer<typeof guideRequestShape>
