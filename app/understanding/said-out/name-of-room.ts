/** “What was the name of the one with the stone walls again?”, “tell me about Sunriser”: that room, whatever was spoken of. */
import { anyRoomSaid } from '#app/rooms/meant-rooms.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { spokenNames } from '#app/rooms/spoken-names.ts'
import { plain } from '#app/understanding/text.ts'

const lead = '(?:(?:and|so|ok|sorry|remind me|tell me|please|again) )*'
const end = '(?: (?:again|please|then|exactly|for (?:my|our|the) \\w+|so i can \\w+(?: \\w+){0,4}))*'
const room = `(?:the )?(${anyRoomSaid})`
const nameAsked = new RegExp(
  `^${lead}(?:(?:(?:what (?:is|was) )?the (?:full |proper )?name of|what (?:do|did) (?:you|ye) call|what (?:is|was) (?:it )?(?:you|ye) (?:call|called)) ${room}|what (?:is|was) ${room} called|(?:can you |could you )?(?:tell (?:me|us)|describe|say) (?:(?:a bit|a little|something|some) )?(?:more )?(?:about )?${room})${end}$`,
)

export function nameOfRoom(sent: string): string {
  const said = nameAsked.exec(plain(sent))?.slice(1).find(Boolean)
  const meant = said && rooms.find(({ id }) => new RegExp(`^(?:${spokenNames[id].said})$`).test(said))
  return meant ? `How would you describe ${meant.name}?` : sent
}
