/** What is counted, summed or compared by the form of the message alone. */

import { looksThere } from '#app/concierge/composing/rooms-for-what.ts'
import type { Told } from '#app/concierge/composing/told.ts'
import { roomWithin } from '#app/concierge/composing/within-ceiling.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import type { RoomId } from '#app/rooms/rooms.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { slotsOf } from '#app/understanding/message/slots.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { countedOfSpoken } from './counted-of-spoken.ts'
import { extrasCompared } from './extras-compared.ts'
import { guestsCounted } from './guests-counted.ts'
import { lateCheckOutsCompared } from './late-check-outs-compared.ts'
import { placesCompared } from './places-compared.ts'
import { cheapestOnOtherNights, cheapestTogether, roomsOnTheirDays } from './rooms-on-their-days.ts'
import { stayWithin } from './stay-within.ts'
import { voucherUntil } from './voucher-until.ts'

export function toldByForm(index: KnowledgeIndex, message: string, history: readonly Turn[], now: Date): Told | undefined {
  return (
    guestsCounted(index, message, history) ??
    cheapestTogether(index, message, now) ??
    cheapestOnOtherNights(index, message, history, now) ??
    roomsOnTheirDays(index, message, now) ??
    countedOfSpoken(index, message, history, now) ??
    voucherUntil(index, message, history, now) ??
    lateCheckOutsCompared(index, message, () => roomsNamed(index, message, now)) ??
    extrasCompared(index, message) ??
    placesCompared(index, message) ??
    roomWithin(index, message, now) ??
    stayWithin(index, message, now) ??
    looksThere(index, message, () => roomsNamed(index, message, now))
  )
}

/** In the order in which they are named. */
export const roomsNamed = ({ facts, mind }: KnowledgeIndex, message: string, now: Date): RoomId[] =>
  slotsOf(message, tokens(message, mind.lexicon), now, facts.estate.timeZone).rooms
