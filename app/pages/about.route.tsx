import type { PageHandle } from '#app/document-assets.ts'
import { estate } from '#app/estate/estate.ts'
import { celebrations, wildExperiences } from '#app/estate/experiences.ts'
import { houseFacts } from '#app/knowledge/facts.ts'
import { petsRoom } from '#app/knowledge/wording.ts'
import { Picture } from '#app/media/picture.tsx'
import { preloadFor } from '#app/media/pictures.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { CoastMap } from '#app/site/coast-map.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import { PageEnd } from './page-end.tsx'
import { openingSizes, PictureOpening } from './picture-opening.tsx'

export const handle: PageHandle = { shared: true }
export const links = () => preloadFor('forest-path', openingSizes, 'portrait-on-phone')

export const meta = pageMeta({
  path: '/about',
  title: `About · ${estate.name}`,
  description: `The story of ${estate.name}: ${estate.acres} acres of forest and shore near ${estate.address.locality}, three cabins, one stone lodge, and nobody under ${estate.policies.minimumAge}.`,
  card: 'about',
})

export default function AboutPage() {
  return (
    <main id="main">
      <PictureOpening picture="forest-path" title="The wood was here first" />
      <Story />
      <Rooms />
      <Location />
      <Welcome />
      <WhatToDo />
      <Philosophy />
      <PageEnd />
    </main>
  )
}

function Story() {
  return (
    <section className="section grid-page gap-y-8" aria-labelledby="story">
      <h2 id="story" className="title md:col-[text-start/span_4]">
        The story
      </h2>
      <div className="md:col-[span_7/text-end]">
        <p className="lead">
          {estate.name} is a private estate of about {estate.acres} acres on the coast of Wexford: forest for the most part, and
          then, where the forest stops, the sea.
        </p>
        <p className="measure mt-6">
          There was a stone lodge among the trees, and not much else. It was put back together stone by stone. Then came the
          cabins, one at a time, each drawn for a single spot: where the night is darkest, where the sun arrives, where the
          weather does.
        </p>
        <p className="measure mt-5">After four we stopped. The land had more places to build. It did not have more quiet.</p>
      </div>
    </section>
  )
}

function Rooms() {
  return (
    <section className="grid-page gap-y-10" aria-labelledby="rooms">
      <div className="full settle md:col-[full-start/span_7]">
        <Picture id="stargazer-interior" sizes="(width < 48rem) 100vw, 52vw" ratio="5 / 4" />
      </div>
      <div className="md:col-[span_5/text-end] md:self-end">
        <h2 id="rooms" className="title">
          The rooms
        </h2>
        <ul className="mt-8">
          {rooms.map((room) => (
            <li key={room.id} className="border-t border-hairline last:border-b">
              <a href={`/room/${room.id}`} className="group block py-4">
                <span className="subtitle block">{room.name}</span>
                <span className="mt-1 block text-muted">{room.description}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Location() {
  return (
    <section className="section" data-own-map aria-labelledby="location">
      <div className="grid-page gap-y-10">
        <CoastMap className="mx-auto w-full max-w-[22rem] md:col-[2/span_4] md:max-w-none" />
        <div className="md:col-[span_6/text-end] md:self-center">
          <h2 id="location" className="title">
            Where it is
          </h2>
          <p className="lead mt-6 max-w-[28em]">
            Near {estate.address.locality} in {estate.address.region}, between Courtown and Cahore, on the side of Ireland that
            sees the sun first.
          </p>
          <p className="measure mt-5">
            The strand is a short walk through the trees, with no road to cross. Parking is free and secure. The nearest station
            is Gorey, a quarter of an hour away.
          </p>
        </div>
      </div>
    </section>
  )
}

function Welcome() {
  return (
    <section className="night section bg-page text-text" aria-labelledby="welcome">
      <div className="grid-page gap-y-8">
        <h2 id="welcome" className="display md:col-[text-start/span_8]">
          Who we welcome: two adults at a time
        </h2>
        <p className="lead md:col-[span_6/text-end]">
          Every guest is {estate.policies.minimumAge} or over, and every room is for two. It is not that we mind children; it is
          that the quiet is what people come for. Dogs may come too, to {petsRoom(houseFacts)}, and only there.
        </p>
      </div>
    </section>
  )
}

function WhatToDo() {
  return (
    <section className="section grid-page gap-y-10" aria-labelledby="experiences">
      <h2 id="experiences" className="title md:col-[text-start/span_4]">
        What there is to do
      </h2>
      <ul className="md:col-[span_7/text-end]">
        {[...wildExperiences, ...celebrations].map(({ id, name, about }) => (
          <li key={id} className="grid gap-x-(--gap) border-t border-hairline py-4 last:border-b sm:grid-cols-[11rem_1fr]">
            <h3 className="font-medium">{name}</h3>
            <p className="text-muted">{about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Philosophy() {
  return (
    <section className="grid-page" aria-labelledby="philosophy">
      <h2 id="philosophy" className="label text-muted md:col-[text]">
        What we believe
      </h2>
      <p className="display mt-8 md:col-[text-start/span_11]">
        Take less from the land than it grows. Light fewer lamps. Bring what is asked for, and then be gone.
      </p>
    </section>
  )
}
