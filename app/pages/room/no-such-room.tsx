import { count } from '#app/knowledge/wording.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { DeadEnd } from '#app/site/dead-end.tsx'

export function NoSuchRoom() {
  return (
    <DeadEnd title="Room not found" back="Return to home">
      {rooms.length === 1
        ? 'There is one room on the estate, and this is not it.'
        : `There are ${count(rooms.length)} rooms on the estate, and this is none of them.`}
    </DeadEnd>
  )
}
