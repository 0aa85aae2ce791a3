import { z } from 'zod'
import { bookingModes } from '#app/rooms/pricing.ts'
import { roomIds } from '#app/rooms/rooms.ts'

const mode = z.enum(bookingModes)
/** Pages of an earlier version, still open somewhere, report a path: accepted, but not stored. It may be a key. */
const path = z.unknown().optional()

/** What a page may report. Strict: nothing unlisted can be stored. */
export const siteEvent = z
  .discriminatedUnion('name', [
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
  .transform(({ path: _, ...event }) => event)

export type SiteEvent = z.infer<typeof siteEvent>
