import { diningOffers, picnicBasket } from '#app/estate/dining.ts'
import { told } from '#app/estate/told.ts'
import { OrderButtons } from '#app/orders/ordering/order-buttons.tsx'
import type { OfferedProduct } from '#app/orders/ordering/order-form.tsx'
import { EnquiryButton, Section } from './section.tsx'

const wine = diningOffers.find(({ id }) => id === 'wine-selection')

/** A card for each offer that is sold at the moment, with its buttons; what belongs to no card stands below them. */
export function AddOns({ products }: { products: readonly OfferedProduct[] }) {
  const cards = diningOffers
    .map((offer) => ({ ...offer, products: products.filter(({ itemType }) => offer.itemTypes.includes(itemType)) }))
    .filter((card) => card.products.length > 0)
  const others = products.filter((product) => !cards.some((card) => card.products.includes(product)))
  return (
    <Section id="add-ons">
      <ul className="guide-cards">
        {cards.map((card) => (
          <li key={card.id}>
            <h3 className="subtitle">{card.name}</h3>
            <p>{told(card.about, products).join(' ')}</p>
            <Orders products={card.products} />
          </li>
        ))}
        {others.map((product) => (
          <li key={product.itemType}>
            <h3 className="subtitle">{product.name}</h3>
            <p>{product.description}</p>
            <Orders products={[product]} />
          </li>
        ))}
        <li>
          <h3 className="subtitle">{picnicBasket.name}</h3>
          <p>{picnicBasket.about}</p>
          <EnquiryButton request={picnicBasket.enquiry}>Enquire about a picnic</EnquiryButton>
        </li>
        <li>
          <h3 className="subtitle">Reiki</h3>
          <p>An hour of reiki and energy healing in your room, by a practitioner from the village. Tell us your day.</p>
          <EnquiryButton request="Reiki &amp; Energy Healing">Enquire about reiki</EnquiryButton>
        </li>
      </ul>
    </Section>
  )
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
