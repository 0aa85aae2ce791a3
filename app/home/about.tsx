import { estate } from '#app/estate/estate.ts'
import { Picture } from '#app/media/picture.tsx'

const facts = [
  ['The land', `${estate.acres} acres of forest and shore`],
  ['The rooms', 'Three cabins and one stone lodge'],
  ['The company', 'Adults only, two to a room'],
  ['The sea', 'A short walk, with no road to cross'],
] as const

export function About() {
  return (
    <section id="about" className="section grid-page gap-y-14">
      <h2 className="display md:col-[text-start/span_9]">Where Nature Meets Luxury</h2>
      <figure className="full settle md:col-[full-start/span_7] md:row-start-2">
        <Picture id="about" sizes="(width < 48rem) 190vw, 100vw" ratio="5 / 6" />
        <figcaption className="caption mt-3 pl-(--margin)">The rides, early. Nobody has walked here yet today.</figcaption>
      </figure>
      <div className="md:col-[span_5/text-end] md:row-start-2 md:self-end">
        <p className="lead">
          {estate.name} is {estate.acres} acres of old forest and open shore near {estate.address.locality}, on the Wexford coast.
          There are four places to stay on it, and no more.
        </p>
        <p className="measure mt-6">
          Three are cabins, drawn by architects and set where the land had already left room: the dark end of the wood for stars,
          the headland for the first sun, the edge of the trees for weather. The fourth is a lodge of stone that was here long
          before.
        </p>
        <p className="measure mt-5">
          In a cabin you have a king bed, a stove, a floor that is warm underfoot, and a Japanese-style tub of your own outside
          the door. The strand is down through the trees. We bring what you ask for and otherwise leave you alone.
        </p>
        <dl className="mt-12">
          {facts.map(([name, fact]) => (
            <div key={name} className="grid grid-cols-[7.5rem_1fr] gap-4 border-t border-hairline py-3 last:border-b">
              <dt className="text-muted">{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-10">
          <a href="/" className="button button-line">
            Plan Your Stay
          </a>
        </p>
      </div>
    </section>
  )
}
