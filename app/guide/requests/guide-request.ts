import { z } from 'zod'
import { writerFields } from '#app/requests/reading/typed-fields.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { chooseOne } from '#app/ui/forms/required-fields.ts'
import { requestTypes } from './request-types.ts'

/** What the guide's contact form and `guest-contact` accept. */
export const guideRequestShape = z.object({
  name: writerFields.name,
  email: writerFields.email,
  room: z.enum(
    rooms.map((room) => room.name),
    { error: chooseOne },
  ),
  request_type: z.enum(requestTypes, { error: chooseOne }),
  message: writerFields.message,
  sendingId: writerFields.sendingId,
})
export type GuideRequest = z.infer<typeof guideRequestShape>
