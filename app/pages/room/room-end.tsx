import { Picture } from '#app/media/picture.tsx'
import { BookButton } from '#app/rooms/book-button.tsx'
import { roomDetails } from '#app/rooms/room-details.ts'
import { type Room, rooms } from '#app/rooms/rooms.ts'
import { Ending } from '#app/site/ending.tsx'

/** What a night in the room is like, and two links: book it, or see the next room if there is one. */
export function RoomEnd({ room }: { room: Room }) {
  const next = rooms[(rooms.findIndex(({ id }) => id === room.id) + 1) % rooms.length]
  return (
    <>
      <div className="room-end grid-page items-center py-(--section)">
        <p className="title measure break-inside-avoid md:max-lg:text-[1.875rem] md:col-[8/text-end] md:self-end">
          {roomDetails[room.id].experience}
        </p>
        <div className="room-detail full settle my-14 md:col-[full-start/span_6] md:row-[1/span_2] md:my-0">
          <Picture id={room.detail} sizes="(width < 48rem) 160vw, 66vw" ratio="1 / 1" />
        </div>
        <p className="md:col-[8/text-end] md:mt-10 md:self-start">
          <BookButton room={room.id}>{`Book ${room.name}`}</BookButton>
        </p>
      </div>
      {next && next.id !== room.id ? (
        <Ending picture={next.image} alt="" href={`/room/${next.id}`}>
          <span className="lead mb-3 block">Next </span>
          <span className="opening-title">
            {next.name} <span aria-hidden="true">→</span>
          </span>
        </Ending>
      ) : null}
    </>
  )
}
