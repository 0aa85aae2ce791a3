import { diningOffers, picnicBasket } from '#app/estate/dining.ts'
import { wildExperiences } from '#app/estate/experiences.ts'
import { told } from '#app/estate/offered-sentences.ts'
import { Picture } from '#app/media/picture.tsx'
import { OrderButtons } from '#app/orders/ordering/order-buttons.tsx'
import type { OfferedProduct } from '#app/orders/ordering/order-form.tsx'
import { EnquiryButton, Section } from './section.tsx'

const reiki = wildExperiences.find(({ id }) => id === 'reiki')
const wine = diningOffers.find(({ id }) => id === 'wine-selection')

/** In product order: a card for each of the estate's offers currently on sale, and one for each product without an offer. */
export function AddOns({ products }: { products: readonly OfferedProduct[] }) {
  const pictured = diningOffers.find(({ itemTypes }) => products.some(({ itemType }) => itemTypes.includes(itemType)))
  return (
    <Section id="add-ons">
      {pictured ? (
        <Picture id={pictured.image} sizes="(width < 64rem) 100vw, 52rem" ratio="16 / 9" className="guide-picture mb-10" />
      ) : null}
      <ul className="guide-cards">
        {cardsOf(products).map((card) => (
          <li key={card.name}>
            <h3 className="subtitle">{card.name}</h3>
            <p>{card.about}</p>
            <Orders products={card.products} />
          </li>
        ))}
        <li>
          <h3 className="subtitle">{picnicBasket.name}</h3>
          <p>{picnicBasket.about}</p>
          <EnquiryButton request={picnicBasket.enquiry}>Enquire about a picnic</EnquiryButton>
        </li>
        {reiki ? (
          <li>
            <h3 className="subtitle">{reiki.name}</h3>
            <p>{[reiki.about, reiki.inFull, 'Tell us your day.'].filter(Boolean).join(' ')}</p>
            <EnquiryButton request="Reiki & Energy Healing">Enquire about reiki</EnquiryButton>
          </li>
        ) : null}
      </ul>
    </Section>
  )
}

type Card = { name: string; about: string | null; products: OfferedProduct[] }

/** A card is placed where its first product comes. */
function cardsOf(products: readonly OfferedProduct[]): Card[] {
  const cards = new Map<string, Card>()
  for (const product of products) {
    const offer = diningOffers.find(({ itemTypes }) => itemTypes.includes(product.itemType))
    const { id, name, about } = offer
      ? { ...offer, about: told(offer.about, products).join(' ') }
      : { id: product.itemType, name: product.name, about: product.description }
    const card = cards.get(id) ?? { name, about, products: [] }
    card.products.push(product)
    cards.set(id, card)
  }
  return [...cards.values()]
}

export function Orders({ products }: { products: readonly OfferedProduct[] }) {
  if (products.length === 0) return null
  return (
    <div className="guide-orders">
      <OrderButtons products={products} />
    </div>
  )
}

export function WineCellar() {
  return (
    <Section id="wine-cellar">
      <p className="lead measure">{wine ? told(wine.about, []).join(' ') : null}</p>
      <p className="mt-6">
        <EnquiryButton request="Wine Cellar Enquiry">Enquire about wine</EnquiryButton>
      </p>
    </Section>
  )
}
