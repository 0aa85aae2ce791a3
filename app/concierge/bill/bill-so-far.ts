/**
 * “So what's the total?”, after a stay and its extras were discussed in any order and over any number of turns. The guest's turns are read
 * from the first to the last; the answers in the history, which may be forged, are ignored.
 */
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import type { RoomId } from '#app/rooms/rooms.ts'
import { plain } from '#app/understanding/text.ts'
import type { Recalled } from '#app/understanding/thread/dialogue.ts'
import { isGuest } from '#app/understanding/thread/turns.ts'
import { asksForBill, asksForEachTime, asksForSum, isOfSeveral, isOtherSum, namesOneMore } from './asks-for-bill.ts'
import { type Bill, type Message, nothingYet, withMessage } from './bill.ts'
import { type BillTold, billInWords } from './bill-in-words.ts'
import { nightsIn } from './nights-told.ts'

type Asked = { index: KnowledgeIndex; message: string; now: Date; recalled: Recalled; meant?: RoomId | undefined }

/**
 * @param asked `meant`: the room that the message points to.
 * @returns undefined if no sum is asked for, or there is only one thing to add up; `beside`: goes after the current answer.
 */
export function billSoFar({ index, message, now, recalled, meant }: Asked): (BillTold & { beside?: true }) | undefined {
  const text = plain(message)
  if (isOtherSum(text)) return undefined
  const asked = guestsTurns(recalled)
  const before = asked.reduce<Bill>((bill, one) => withMessage(index, bill, one, now), nothingYet)
  const after = withMessage(index, before, { content: message, meant, asking: true }, now)
  // “And if we want it both nights?”, about a bath without a stay.
  const ofBathAlone = asksForEachTime.test(text) && nightsIn(before) === 0 && after.rooms.join() === before.rooms.join()
  const bill = ofBathAlone ? { ...after, booked: true } : after
  if (!asksForBill(message, asked, before, bill) || !isOfSeveral(before, bill)) return undefined
  const told = billInWords(index, bill)
  // An item that this room cannot have is refused elsewhere, with the reason.
  if (!told || (told.nothingElse && !asksForSum.test(message))) return undefined
  return namesOneMore.test(text) && bill.extras.size > before.extras.size ? { ...told, beside: true } : told
}

/** The guest's turns, each with the room it left under discussion. */
function guestsTurns({ turns, after }: Recalled): Message[] {
  return turns.flatMap(({ turn }, at) => {
    const { rooms } = turns[at + 1]?.before ?? after
    const { content } = turn
    return isGuest(turn) ? [{ content, meant: rooms.length === 1 ? rooms[0] : undefined, asking: asksForSum.test(content) }] : []
  })
}
