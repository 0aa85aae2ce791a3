/** "Tell me about the second one", after an answer that named several rooms: the room is called by its name. */
import { spokenNames } from '#app/rooms/spoken-names.ts'
import type { Turn } from './dialogue.ts'

const places = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th', 'last|final']
const one = '(?: (?:one|room|cabin|place|option|of (?:them|those|these)))'
const byOrder = places.map((place) => {
  // “The last” alone may be anything, “the first?” hardly is.
  const bare = place.startsWith('last') ? '' : '|(?=\\s*[?.!,]|\\s*$|\\s+(?:please|then)\\b)'
  return new RegExp(
    `\\b(?:the|your) (?:${place})(?:${one}(?: (?:you (?:said|named|mentioned)|on (?:the|your) list|there))?\\b${bare})`,
    'gi',
  )
})
const names = Object.values(spokenNames).map(({ word }) => new RegExp(`\\b${word}\\b`, 'i'))

/** How many turns later somebody still counts in a list. */
const remembered = 5

/** Each of the guest's turns as it was meant in the light of the last answer that named several rooms. */
export function nameByOrder(turns: readonly Turn[]): Turn[] {
  let listed: readonly string[] = []
  let listedAt = 0
  return turns.map((turn, at) => {
    if (turn.role === 'user')
      return at - listedAt > remembered ? turn : { ...turn, content: byOrder.reduce(named(listed), turn.content) }
    const rooms = roomsIn(turn.content)
    if (rooms.length > 1) [listed, listedAt] = [rooms, at]
    return turn
  })
}

const named = (listed: readonly string[]) => (text: string, place: RegExp, at: number) => {
  const room = at === places.length - 1 ? listed.at(-1) : listed[at]
  return room ? text.replace(place, room) : text
}

/** In the order in which they are named. */
function roomsIn(said: string): string[] {
  return names
    .map((name) => ({ at: said.search(name), word: name.exec(said)?.[0] ?? '' }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ word }) => word)
}
