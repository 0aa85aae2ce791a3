import { drivesInWords } from '#app/estate/drives.ts'
import { words } from '#app/estate/words.ts'
import { Picture } from '#app/media/picture.tsx'

const { lead, paragraphs, caption, facts } = words.home.about
const drives = drivesInWords()
const rows = drives ? [...facts, ['The road', drives] as const] : facts

export function About() {
  return (
    <section id="about" className="section grid-page gap-y-14">
      <h2 className="display md:col-[text-start/span_9]">Where Nature Meets Luxury</h2>
      <figure className="full settle lg:col-[full-start/span_7] lg:row-start-2">
        <Picture id="about" sizes="(width < 48rem) 190vw, 100vw" ratio="5 / 6" className="md:max-lg:aspect-3/2" />
        <figcaption className="caption mt-3 ps-(--margin)">{caption}</figcaption>
      </figure>
      <div className="gap-x-10 md:max-lg:columns-2 lg:col-[span_5/text-end] lg:row-start-2 lg:self-end">
        <p className="lead measure">{lead}</p>
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? 'measure mt-6' : 'measure mt-5'}>
            {paragraph}
          </p>
        ))}
        <dl className="mt-12 md:max-lg:mt-0 md:max-lg:break-before-column">
          {rows.map(([name, fact]) => (
            <div key={name} className="flex flex-wrap gap-x-4 border-t border-hairline py-3 last:border-b">
              <dt className="w-30 text-muted">{name}</dt>
              <dd className="min-w-[min(9rem,100%)] flex-1">{fact}</dd>
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
