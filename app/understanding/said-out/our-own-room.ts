/** “And ours?”, after the price in the room of friends: the room that the guest has said to be theirs. */
import { anyRoomSaid } from '#app/rooms/meant-rooms.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages } from '#app/understanding/thread/turns.ts'

const onlyOurs =
  /^(?:(?:and|or|so|ok|but|what about|how about|what is it|how much) )*(?:(?:for|in|with) )?(?:ours?|mine|our (?:own )?(?:room|cabin|one|place)|(?<=for )us)(?: then| so| though| please)*$/
const ours = new RegExp(
  `\\b(?:we|i)(?: (?:have|are|am|will|would|be|had|just|already|got|booked|reserved|taken|took|staying|stay|in|ourselves))+ (?:the )?(${anyRoomSaid})\\b|\\b(?:ours|mine|our (?:own )?(?:room|cabin|one)) (?:is|will be|would be) (?:the )?(${anyRoomSaid})\\b`,
)

export function inOurRoom(sent: string, before: readonly Turn[]): string {
  if (!onlyOurs.test(plain(sent))) return sent
  for (const said of guestMessages(before).reverse()) {
    const room = ours.exec(plain(said))?.slice(1).find(Boolean)
    if (room) return `And in ${room}?`
  }
  return sent
}
