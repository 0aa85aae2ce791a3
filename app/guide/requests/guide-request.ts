import { z } from 'zod'
import * as fieldLimits from '#app/field-limits.ts'
import { emailAddress, keepWithin, requiredLine, requiredParagraphs } from '#app/requests/reading/typed-fields.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { chooseOne } from '#app/ui/forms/required-fields.ts'
import { requestTypes } from './request-types.ts'

/** What the guide's contact form and `guest-contact` accept. */
export const guideRequestShape = z.object({
  name: requiredLine(fieldLimits.name, {
    missing: 'Please tell us your name.',
    tooLong: keepWithin('the name', fieldLimits.name),
  }),
  email: emailAddress(),
  room: z.enum(
    rooms.map((room) => room.name),
    { error: chooseOne },
  ),
  request_type: z.enum(requestTypes, { error: chooseOne }),
  message: requiredParagraphs(fieldLimits.message, {
    missing: 'Please write your message.',
    tooLong: keepWithin('the message', fieldLimits.message),
  }),
})
export type GuideRequest = z.infer<typeof guideRequestShape>
