import { Picture } from '#app/media/picture.tsx'
import type { Amenity } from '#app/rooms/amenities.ts'
import { BookButton } from '#app/rooms/book-button.tsx'
import { roomDetails } from '#app/rooms/room-details.ts'
import { type Room, rooms } from '#app/rooms/rooms.ts'

/** The rooms one by one, each lit by its own lamp in the dark. */
export function RoomSpreads() {
  return (
    <section id="rooms" className="night bg-page text-text" aria-label="The rooms">
      {rooms.map((room, index) => (
        <RoomSpread key={room.id} room={room} mirrored={index % 2 === 1} />
      ))}
    </section>
  )
}

function RoomSpread({ room, mirrored }: { room: Room; mirrored: boolean }) {
  const { title, about, amenities, experience } = roomDetails[room.id]
  const before = rooms.slice(0, rooms.indexOf(room)).find(({ id }) => isSame(roomDetails[id].amenities, amenities))
  return (
    <article className="spread grid-page" data-mirrored={mirrored || undefined} aria-labelledby={`spread-${room.id}`}>
      <div className="spread-picture settle">
        <Picture
          id={room.interior}
          sizes="(width < 48rem) 110vw, (width < 64rem) 100vw, max(58vw, min(145vh, 100vw))"
          ratio="fill"
        />
      </div>
      <div className="spread-words">
        <p className="text-muted">{room.name}</p>
        <h3 id={`spread-${room.id}`} className="title mt-3">
          {title}
        </h3>
        <p className="measure mt-6">{about[0]}</p>
        <p className="measure mt-4 text-muted">{experience}</p>
        <div className="listing caption mt-8 border-t border-hairline pt-4 md:max-lg:mt-0 md:max-lg:border-t-0 md:max-lg:pt-0">
          {before ? (
            <p>{`With everything that ${before.name} has.`}</p>
          ) : (
            <ul aria-label={`In ${room.name}`}>
              {amenities.map(({ label }) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          )}
        </div>
        <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
          <BookButton room={room.id} className="button button-line">
            {`Book ${room.name}`}
          </BookButton>
          <a href={`/room/${room.id}`} className="quiet-link inline-flex min-h-11 items-center">
            See the room
          </a>
        </p>
      </div>
    </article>
  )
}

function isSame(some: readonly Amenity[], others: readonly Amenity[]): boolean {
  return some.length === others.length && some.every(({ label }, place) => label === others[place]?.label)
}
