/** Counts, sums and comparisons that patterns alone recognise in a message. */

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

type Asked = { index: KnowledgeIndex; message: string; history: readonly Turn[]; now: Date; rooms: () => readonly RoomId[] }

/** Tried in this order; the first that returns an answer wins. */
const calculations: readonly { why: string; answered: (asked: Asked) => Told | undefined }[] = [
  {
    why: '“How many rooms do six of us need?” names rooms, but asks for no price.',
    answered: ({ index, message, history }) => guestsCounted(index, message, history),
  },
  {
    why: '“The cheapest two cabins for a Friday” names no room that could be priced by itself.',
    answered: ({ index, message, now }) => cheapestTogether(index, message, now),
  },
  {
    why: '“And on Friday and Saturday?” continues from such a pair of rooms.',
    answered: ({ index, message, history, now }) => cheapestOnOtherNights(index, message, history, now),
  },
  {
    why: 'Several rooms, each with nights of its own, are summed rather than priced one by one.',
    answered: ({ index, message, now }) => roomsOnTheirDays(index, message, now),
  },
  {
    why: '“Two of them, how much?” counts what was just discussed.',
    answered: ({ index, message, history, now }) => countedOfSpoken(index, message, history, now),
  },
  {
    why: '“She bought it in 2022” dates a voucher, not a stay.',
    answered: ({ index, message, history, now }) => voucherUntil(index, message, history, now),
  },
  {
    why: 'Late check-out has a price of its own in each room.',
    answered: ({ index, message, rooms }) => lateCheckOutsCompared(index, message, rooms),
  },
  { why: 'Two extras have a price each.', answered: ({ index, message }) => extrasCompared(index, message) },
  { why: 'Two places nearby have a drive each.', answered: ({ index, message }) => placesCompared(index, message) },
  {
    why: 'A limit for one named room wants a yes or a no.',
    answered: ({ index, message, now }) => roomWithin(index, message, now),
  },
  {
    why: 'A limit for the whole stay wants the rooms within it.',
    answered: ({ index, message, now }) => stayWithin(index, message, now),
  },
  {
    why: '“Does Stormchaser face the sea?” wants a yes, not the description alone.',
    answered: ({ index, message, rooms }) => looksThere(index, message, rooms),
  },
]

/** Undefined if no calculation fits the message. */
export function toldByForm(index: KnowledgeIndex, message: string, history: readonly Turn[], now: Date): Told | undefined {
  const rooms = () => roomsNamed(index, message, now)
  for (const { answered } of calculations) {
    const told = answered({ index, message, history, now, rooms })
    if (told) return told
  }
  return undefined
}

/** In the order in which the message names them. */
export const roomsNamed = ({ facts, mind }: KnowledgeIndex, message: string, now: Date): RoomId[] =>
  slotsOf(message, tokens(message, mind.lexicon), now, facts.estate.timeZone).rooms
