import { told } from '#app/estate/offered-sentences.ts'
import { factsWith } from '#app/knowledge/facts.ts'
import { productRooms } from '#app/knowledge/wording.ts'
import { Picture } from '#app/media/picture.tsx'
import type { OfferedProduct } from '#app/orders/ordering/order-form.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { Orders } from './add-on-sections.tsx'
import { bathGuidelines } from './bath-guidelines.ts'
import { Section } from './section.tsx'

export function HeatedBath({ products }: { products: readonly OfferedProduct[] }) {
  // While the bath itself is off sale, the reheat is for guests who had one.
  const [first] = products.toSorted((a, b) => Number(b.itemType === 'heated_bath') - Number(a.itemType === 'heated_bath'))
  const bathRooms = first && productRooms(factsWith(products), first.itemType)
  const ordering = told(bathGuidelines.ordering, products)
  return (
    <Section id="heated-bath" note={bathRooms && `For ${bathRooms} guests only`}>
      <Picture id="bath" sizes="(width < 64rem) 100vw, 52rem" ratio="16 / 9" className="guide-picture" />
      {ordering.length > 0 ? (
        <ul className="guide-plain measure mt-6">
          {ordering.map((line) => (
            <li key={line}>
              <Unbroken shortWords>{line}</Unbroken>
            </li>
          ))}
        </ul>
      ) : null}
      {products.length === 0 ? <p className="measure mt-6">Baths cannot be ordered at the moment.</p> : null}
      <Orders products={products} />
      <div className="guide-pair mt-8">
        <Guidelines title="Please do" lines={bathGuidelines.dos} />
        <Guidelines title="Please don’t" lines={bathGuidelines.donts} />
      </div>
    </Section>
  )
}

function Guidelines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="subtitle">{title}</h3>
      <ul className="guide-plain mt-3">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

export function SecurityDeposit() {
  return (
    <Section id="security-deposit">
      <p className="measure">A deposit may be required. Whether, and how much, is in your booking confirmation.</p>
    </Section>
  )
}
