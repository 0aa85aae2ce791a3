import { z } from 'zod'
import { bookingModes } from '#app/rooms/pricing.ts'
import { roomIds } from '#app/rooms/rooms.ts'

const mode = z.enum(bookingModes)
/** The page's path alone: no query, which could carry a name or a token. */
const path = z
  .string()
  .max(200)
  .regex(/^\/[^?#\p{Cc}]*$/u)

/** What a page may report. Strict: nothing that is not listed here can be stored. */
export const siteEvent = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('book_click'),
    mode: mode.nullish().transform((value) => value ?? null),
    room: z
      .enum(roomIds)
      .nullish()
      .transform((value) => value ?? null),
    path,
  }),
  z.strictObject({ name: z.literal('pricing_mode_change'), mode, path }),
])

export type SiteEvent = z.infer<typeof siteEvent>
