import { BookButton } from '#app/rooms/book-button.tsx'
import { type Room, rooms } from '#app/rooms/rooms.ts'

/** The two links on from a room: book it, or see the next one if there is one. */
export function RoomEnd({ room }: { room: Room }) {
  const next = rooms[(rooms.findIndex(({ id }) => id === room.id) + 1) % rooms.length]
  return (
    <div className="room-end grid-page gap-y-14 py-[clamp(4rem,7vw,7rem)]">
      <p>
        <BookButton room={room.id}>{`Book ${room.name}`}</BookButton>
      </p>
      {next && next.id !== room.id ? (
        <a href={`/room/${next.id}`} className="onward">
          <span className="text-muted">Next: </span>
          <span className="title">
            {next.name} <span aria-hidden="true">→</span>
          </span>
        </a>
      ) : null}
    </div>
  )
}
