import { Picture } from '#app/media/picture.tsx'
import { bathRules } from '#app/products/catalogue.ts'
import { breakfastTimes } from '#app/products/ordering-rules.ts'
import type { ExperienceOffer } from './experience-offers.ts'

export function Experiences({ offers }: { offers: readonly ExperienceOffer[] }) {
  return (
    <section id="experiences" className="section grid-page gap-y-16">
      <h2 className="display md:col-[text-start/span_8]">Enhance Your Stay</h2>
      <p className="measure max-md:-mt-10 md:col-[span_4/text-end] md:self-end">
        Experiences can be <span className="whitespace-nowrap">pre-ordered</span> through the online Guest Guide or during
        booking. What you do not order, you will not be offered.
      </p>
      <ul className="offers full">
        {offers.map((offer) => (
          <li key={offer.id}>
            <Offer offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Taken from the ordering rules, if they set a deadline. */
const orderAhead: Record<string, string> = {
  heated_bath: `Order at least ${bathRules.orderHoursBeforeCheckIn} hours before arrival`,
  breakfast_tray: `Order by ${breakfastTimes.orderBy.replace(' ', '\u00a0')} the day before`,
}

/** site/head-script/boot.ts reports when one is chosen. */
function Offer({ offer }: { offer: ExperienceOffer }) {
  const { id, name, description, image, available, rooms, page } = offer
  const advanceNotice = [offer.price, orderAhead[offer.itemType ?? ''] ?? offer.advanceNotice].filter(Boolean).join(' · ')
  return (
    <article className="offer" data-offer={available ? id : undefined} data-unavailable={available ? undefined : ''}>
      <div className="offer-picture settle">
        <Picture id={image} sizes="(width < 48rem) 100vw, 58vw" ratio="fill" />
        {available ? null : <p className="label offer-soon">Coming Soon</p>}
      </div>
      <div className="offer-words">
        <h3 className="subtitle">{name}</h3>
        <p className="measure mt-3">{rooms ? `${description} For ${rooms}.` : description}</p>
        {available ? (
          <p className="caption mt-3 flex flex-wrap gap-x-6 gap-y-1">
            {advanceNotice ? <span className="basis-full">{advanceNotice}</span> : null}
            {page ? (
              <a className="quiet-link inline-flex min-h-11 items-center" href={page}>
                See what there is<span className="sr-only">{`: ${name}`}</span>
              </a>
            ) : null}
            <a className="quiet-link inline-flex min-h-11 items-center" href="/#contact">
              Ask about it<span className="sr-only">{`: ${name}`}</span>
            </a>
          </p>
        ) : null}
      </div>
    </article>
  )
}
