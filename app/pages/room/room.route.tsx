import { data, type HeadersFunction } from 'react-router'
import { RoomBookingBar } from '#app/booking/booking-bar.tsx'
import { houseContext } from '#app/context.ts'
import type { PageHandle } from '#app/documents/document-assets.ts'
import { estate } from '#app/estate/estate.ts'
import { factsForPage } from '#app/knowledge/current-facts.server.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { Picture } from '#app/media/picture.tsx'
import { findPictureUrl } from '#app/media/pictures.ts'
import { AmenityIcon } from '#app/rooms/amenity-icon.tsx'
import { PriceCard } from '#app/rooms/price-card.tsx'
import { roomDetails } from '#app/rooms/room-details.ts'
import { findRoom, type Room } from '#app/rooms/rooms.ts'
import { roomStructuredData } from '#app/rooms/structured-data.ts'
import { PictureOpening } from '#app/site/picture-opening.tsx'
import { Breadcrumb } from '#app/site/search-engines/breadcrumb.tsx'
import { pageMeta } from '#app/site/search-engines/page-meta.ts'
import { StructuredData } from '#app/site/search-engines/structured-data-block.tsx'
import { useSiteSettings } from '#app/site/site-settings.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { Route } from './+types/room.route.ts'
import { NoSuchRoom } from './no-such-room.tsx'
import { RoomEnd } from './room-end.tsx'
import { RoomFacts } from './room-facts.tsx'

export const handle: PageHandle = { shared: true }

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  const room = findRoom(params.roomId)
  if (!room) return data({ room: undefined, products: [] }, { status: 404 })
  const { facts, init } = await factsForPage(context.get(houseContext))
  return data({ room, products: facts.products }, init)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const room = loaderData?.room
  if (!room) return [{ title: `Room not found · ${estate.name}` }, { name: 'robots', content: 'noindex' }]
  return pageMeta({
    path: `/room/${room.id}`,
    title: `${room.name} · ${estate.name}`,
    description: room.description,
    card: `room-${room.id}`,
  })({ matches })
}

export default function RoomPage({ loaderData: { room, products } }: Route.ComponentProps) {
  return room ? <RoomDocument room={room} products={products} /> : <NoSuchRoom />
}

function RoomDocument({ room, products }: { room: Room; products: Facts['products'] }) {
  const { baseUrl } = useSiteSettings()
  const { title, about, amenities } = roomDetails[room.id]
  return (
    <>
      <main id="main">
        <PictureOpening picture={room.image} title={room.name}>
          <p className="lead measure text-balance">{room.description}</p>
        </PictureOpening>
        <div className="section grid-page gap-y-16 pt-6 md:pt-8">
          <Breadcrumb
            page={room.name}
            path={`/room/${room.id}`}
            above={[{ name: 'Stays', path: '/#stays-preview' }]}
            className="md:col-[text]"
          />
          <div className="md:col-[text-start/span_6] lg:col-[text-start/span_7]">
            <h2 className="display md:max-lg:text-[6.1vw]">{title}</h2>
            {about.map((paragraph) => (
              <p key={paragraph} className="lead measure mt-7 lg:text-balance first-of-type:mt-10">
                <Unbroken shortWords>{paragraph}</Unbroken>
              </p>
            ))}
            <ul className="mt-14 print:mt-5 grid gap-x-(--gap) min-[22.5rem]:grid-cols-2" aria-label={`In ${room.name}`}>
              {amenities.map(({ icon, label }) => (
                <li
                  key={label}
                  className="flex items-start gap-3 border-t border-hairline py-3.5 print:py-1.5 last:odd:col-span-full sm:gap-4"
                >
                  <AmenityIcon name={icon} />
                  {label}
                </li>
              ))}
            </ul>
            <RoomFacts room={room} products={products} />
          </div>
          <div className="md:col-[span_5/text-end] lg:col-[span_4/text-end]">
            <div className="md:sticky md:top-28">
              <PriceCard room={room} />
            </div>
          </div>
        </div>
        <figure className="settle">
          <Picture id={room.interior} sizes="100vw" ratio="2 / 1" crop="portrait-on-phone" />
        </figure>
        <RoomEnd room={room} />
      </main>
      <RoomBookingBar room={room} />
      <StructuredData entries={[roomStructuredData(room, baseUrl, findPictureUrl)]} />
    </>
  )
}
