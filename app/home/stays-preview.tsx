import type { ReactNode } from 'react'
import { estate } from '#app/estate/estate.ts'
import { words } from '#app/estate/words.ts'
import { Picture } from '#app/media/picture.tsx'
import { type Room, rooms } from '#app/rooms/rooms.ts'
import { MoonNote, SunriseNote } from './sky-notes.tsx'

/** A line under a room's picture: what the sky is like there, or what kind of place it is. */
function noteOf(room: Room, now: Date): ReactNode {
  if (room.sky === 'moon') return <MoonNote now={now} />
  if (room.sky === 'sunrise') return <SunriseNote now={now} />
  return <span>{room.kind === 'lodge' ? words.rooms.aLodge : words.rooms.aCabin}</span>
}

export function StaysPreview({ now }: { now: Date }) {
  return (
    <section id="stays-preview" className="pb-(--section)">
      <div className="grid-page gap-y-6 pb-[clamp(2.5rem,5vw,5rem)]">
        <h2 className="display max-w-[8em] md:col-[text-start/span_8]">{estate.tagline.replace(' experience', '')}</h2>
        <p className="measure md:col-[span_4/text-end] md:self-end">{words.home.stays}</p>
      </div>
      <ul className="stays">
        {rooms.map((room) => (
          <li key={room.id}>
            <StayCard room={room} note={noteOf(room, now)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function StayCard({ room, note }: { room: Room; note: ReactNode }) {
  return (
    <a href={`/room/${room.id}`} className="stay">
      <Picture id={room.image} sizes="(width < 64rem) 100vw, 50vw" crop="portrait-on-phone" ratio="4 / 5" />
      <div className="stay-words">
        <p className="caption flex min-h-11 items-center gap-2.5">{note}</p>
        <h3 className="subtitle mt-2">{room.name}</h3>
        <p className="mt-2 mb-5">{room.description}</p>
        <p className="stay-more">Explore →</p>
      </div>
    </a>
  )
}
