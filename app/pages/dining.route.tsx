import type { PageHandle } from '#app/document-assets.ts'
import { type DiningOffer, diningNearby, diningOffers } from '#app/estate/dining.ts'
import { estate } from '#app/estate/estate.ts'
import { euro } from '#app/estate/money.ts'
import { Picture } from '#app/media/picture.tsx'
import { catalogue } from '#app/products/catalogue.ts'
import { pageMeta } from '#app/site/page-meta.ts'
import { PageEnd } from './page-end.tsx'

export const handle: PageHandle = { shared: true }

export const meta = pageMeta({
  path: '/dining',
  title: `Dining · ${estate.name}`,
  description: 'Grazing boxes, a small cellar, a breakfast hamper at the door, and where we go ourselves when we eat out.',
  card: 'dining',
})

export default function DiningPage() {
  return (
    <main id="main">
      <div className="plain-opening grid-page gap-y-6">
        <h1 className="display md:col-[text-start/span_8]">Supper by the stove, breakfast at the door</h1>
        <p className="measure md:col-[span_4/text-end] md:self-end">
          There is no restaurant here, and nobody to dress for. Order while booking or through the guest guide, and it will be
          waiting.
        </p>
      </div>
      <div className="grid-page pb-(--section)">
        <ul className="offers full">
          {diningOffers.map((offer) => (
            <li key={offer.id}>
              <Offer offer={offer} />
            </li>
          ))}
        </ul>
      </div>
      <Nearby />
      <PageEnd />
    </main>
  )
}

function Offer({ offer }: { offer: DiningOffer }) {
  const items = catalogue.filter(({ itemType }) => offer.itemTypes.includes(itemType))
  return (
    <article className="offer">
      <div className="offer-picture settle">
        <Picture id={offer.image} sizes="(width < 48rem) 100vw, 58vw" ratio="fill" />
      </div>
      <div className="offer-words">
        <h2 className="subtitle">{offer.name}</h2>
        <p className="measure mt-3">{offer.about}</p>
        <ul className="caption mt-3">
          {items.map((item) => (
            <li key={item.itemType}>
              {item.name}, {euro(item.priceCents)}
            </li>
          ))}
          {offer.enquiry ? <li>On enquiry</li> : null}
        </ul>
      </div>
    </article>
  )
}

function Nearby() {
  return (
    <section className="section grid-page gap-y-10 bg-paper" aria-labelledby="nearby">
      <h2 id="nearby" className="title md:col-[text-start/span_4]">
        Out, for an evening
      </h2>
      <ul className="md:col-[span_8/text-end]">
        {diningNearby.map(({ name, where, driveMinutes, about }) => (
          <li
            key={name}
            className="grid items-baseline gap-x-(--gap) gap-y-1 border-t border-hairline py-5 last:border-b sm:grid-cols-[1fr_auto]"
          >
            <h3 className="subtitle">
              {name}, {where}
            </h3>
            <p className="text-muted">{driveMinutes} minutes by car</p>
            <p className="measure sm:col-span-2">{about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
