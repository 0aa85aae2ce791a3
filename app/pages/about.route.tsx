import type { PageHandle } from '#app/documents/document-assets.ts'
import { mapLinks } from '#app/estate/arrival.ts'
import { drivesInWords } from '#app/estate/drives.ts'
import { estate } from '#app/estate/estate.ts'
import { celebrations, wildExperiences } from '#app/estate/experiences.ts'
import { words } from '#app/estate/words.ts'
import { houseFacts } from '#app/knowledge/facts.ts'
import { petsRoom, quietReason } from '#app/knowledge/wording.ts'
import { Picture } from '#app/media/picture.tsx'
import { preloadFor } from '#app/media/pictures.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { CoastMap } from '#app/site/coast-map.tsx'
import { openingSizes } from '#app/site/opening.tsx'
import { PictureOpening } from '#app/site/picture-opening.tsx'
import { pageMeta } from '#app/site/search-engines/page-meta.ts'
import { NewTab } from '#app/ui/new-tab.tsx'
import { PageEnd } from './page-end.tsx'

export const handle: PageHandle = { shared: true, bar: { stays: false, priced: true } }
export const links = () => preloadFor('forest-path', openingSizes, 'portrait-on-phone')

export const meta = pageMeta({
  path: '/about',
  title: `About · ${estate.name}`,
  description: words.about.description,
  card: 'about',
})

export default function AboutPage() {
  return (
    <main id="main" className="own-map">
      <PictureOpening picture="forest-path" title={words.about.opening} />
      <Story />
      <Rooms />
      <Location />
      <Welcome />
      <WhatToDo />
      <Philosophy />
      <PageEnd picture={words.endings.about} />
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
        <p className="lead measure text-balance">{words.about.story.lead}</p>
        {words.about.story.paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? 'measure mt-6' : 'measure mt-5'}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}

function Rooms() {
  return (
    <section className="grid-page gap-y-10" aria-labelledby="rooms">
      <div className="full settle lg:col-[full-start/span_7]">
        <Picture
          id={words.about.roomsPicture}
          sizes="(width < 64rem) 100vw, 52vw"
          ratio="5 / 4"
          className="md:max-lg:aspect-3/2 lg:max-xl:aspect-square"
        />
      </div>
      <div className="lg:col-[span_5/text-end] lg:self-end">
        <h2 id="rooms" className="title">
          The rooms
        </h2>
        <ul className="mt-8 gap-x-10 md:max-lg:grid md:max-lg:grid-cols-2">
          {rooms.map((room) => (
            <li key={room.id} className="border-t border-hairline last:border-b md:max-lg:nth-last-2:border-b">
              <a href={`/room/${room.id}`} className="group block py-4">
                <span className="subtitle block decoration-accent decoration-1 underline-offset-[0.2em] group-hover:underline">
                  {room.name}
                </span>
                <span className="mt-1 block text-balance text-muted">{room.description}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Location() {
  const drives = drivesInWords()
  return (
    <section className="section" aria-labelledby="location">
      <div className="grid-page gap-y-10">
        <CoastMap className="mx-auto w-full max-w-[22rem] md:col-[text-start/span_5] md:max-w-[34rem]" />
        <div className="md:col-[span_6/text-end] md:self-center">
          <h2 id="location" className="title">
            Where it is
          </h2>
          <p className="lead measure mt-6 text-balance">{words.about.location.lead}</p>
          <p className="measure mt-5">{words.about.location.text}</p>
          <p className="measure mt-5 text-balance">
            {drives ? `${drives}, by car. ` : ''}
            <a className="quiet-link" href={mapLinks.google} target="_blank" rel="noopener noreferrer">
              Open it in Maps
              <NewTab />
            </a>
            .
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
        <h2 id="welcome" className="display md:col-[text-start/span_10]">
          Who we welcome: <span className="inline-block">two adults at a time</span>
        </h2>
        <p className="lead measure text-balance md:col-[span_6/text-end]">
          Every guest is {estate.policies.minimumAge} or over, and every room is for two. {quietReason} Dogs may come too, to{' '}
          {petsRoom(houseFacts)}, and only there.
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
            <p className="text-balance text-muted">{about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Philosophy() {
  return (
    <section className="grid-page pb-(--section) print:pb-0" aria-labelledby="philosophy">
      <h2 id="philosophy" className="label text-muted md:col-[text]">
        What we believe
      </h2>
      <p className="display mt-8 md:col-[text-start/span_11]">
        Take less from the land than it grows. Light fewer lamps. Bring what is asked for, and then be gone.
      </p>
    </section>
  )
}
