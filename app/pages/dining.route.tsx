import { data, type HeadersFunction } from 'react-router'
import { houseContext } from '#app/context.ts'
import type { PageHandle } from '#app/documents/document-assets.ts'
import { type DiningOffer, diningNearby, noRestaurant } from '#app/estate/dining.ts'
import { estate } from '#app/estate/estate.ts'
import { euro } from '#app/estate/money.ts'
import { words } from '#app/estate/words.ts'
import { factsForPage } from '#app/knowledge/current-facts.server.ts'
import { capital } from '#app/knowledge/wording.ts'
import { Picture } from '#app/media/picture.tsx'
import { pageMeta } from '#app/site/search-engines/page-meta.ts'
import type { Route } from './+types/dining.route.ts'
import { type CurrentOffer, currentDiningOffers } from './dining-offers.ts'
import { PageEnd } from './page-end.tsx'

export const handle: PageHandle = { shared: true, bar: { stays: true, priced: true } }
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const { facts, init } = await factsForPage(context.get(houseContext))
  return data({ offers: currentDiningOffers(facts) }, init)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const offered = has(loaderData?.offers)
  const what = [
    offered('grazing-boxes') && 'grazing boxes',
    'a small cellar',
    offered('breakfast-provisions') && 'a breakfast hamper at the door',
    'and where we go ourselves when we eat out.',
  ]
  return pageMeta({
    path: '/dining',
    title: `Dining · ${estate.name}`,
    description: capital(what.filter(Boolean).join(', ')),
    card: 'dining',
  })({ matches })
}

function has(offers: readonly CurrentOffer[] = []) {
  return (id: DiningOffer['id']) => offers.some((offer) => offer.id === id)
}

export default function DiningPage({ loaderData: { offers } }: Route.ComponentProps) {
  return (
    <main id="main">
      <div className="plain-opening grid-page items-baseline-last gap-y-6">
        <h1 className="display md:col-[text-start/span_8]">
          {has(offers)('breakfast-provisions') ? 'Supper by the stove, breakfast at the door' : 'Supper by the stove'}
        </h1>
        <p className="measure md:col-[span_4/text-end]">
          {noRestaurant}, and nobody to dress for. Order while booking or through the guest guide, and it will be waiting.
        </p>
      </div>
      <div className="grid-page pb-(--section)">
        <ul className={offers.length === 3 ? 'offers offers-three full' : 'offers full'}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <Offer offer={offer} />
            </li>
          ))}
        </ul>
      </div>
      <Nearby />
      <PageEnd picture={words.endings.dining} />
    </main>
  )
}

/** Where it is ordered, asked for or read about. */
function wayOn({ items, enquiry }: CurrentOffer) {
  if (items.length > 0) return { to: '/guest-guide#add-ons', text: 'Order in the guest guide' }
  if (enquiry) return { to: '/#contact', text: 'Ask about it' }
  return { to: '/guest-guide#local', text: 'Read it in the guest guide' }
}

function Offer({ offer }: { offer: CurrentOffer }) {
  const { to, text } = wayOn(offer)
  return (
    <article className="offer">
      <div className="offer-picture settle">
        <Picture id={offer.image} sizes="(width < 48rem) 100vw, 58vw" ratio="fill" />
      </div>
      <div className="offer-words">
        <h2 className="subtitle">{offer.name}</h2>
        <p className="measure mt-3">{offer.about}</p>
        <ul className="caption mt-3">
          {offer.items.map((item) => (
            <li key={item.itemType}>
              {item.name}, {euro(item.priceCents)}
            </li>
          ))}
          {offer.enquiry ? <li>On enquiry</li> : null}
        </ul>
        <p className="caption mt-1 print:hidden">
          <a className="quiet-link inline-flex min-h-11 items-center" href={to}>
            {text}
            <span className="sr-only">{`: ${offer.name}`}</span>
          </a>
        </p>
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
              <span className="inline-block">{`${name},`}</span> <span className="inline-block">{where}</span>
            </h3>
            <p className="text-muted">{driveMinutes} minutes by car</p>
            <p className="text-balance sm:col-span-2">{about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
