import { euro } from '#app/estate/money.ts'
import type { OfferedProduct } from './order-form.tsx'

/** Where orders are placed without script. */
const orderPage = '/guest-guide/order'

export function orderPathOf({ itemType }: { itemType: string }): string {
  return `${orderPage}?${new URLSearchParams({ item: itemType })}`
}

/** The order page with the same item, room and day chosen, as far as they may still be. */
export function orderAgainPath({ itemType, roomName, stayOn }: { itemType: string; roomName: string; stayOn: string }): string {
  return `${orderPage}?${new URLSearchParams({ item: itemType, roomName, stayDate: stayOn })}`
}

/** One button per product, with its name and price. Each opens the order dialog; without script it leads to the order page. */
export function OrderButtons({ products }: { products: readonly OfferedProduct[] }) {
  return (
    <ul className="grid gap-3">
      {products.map((product) => (
        <li key={product.itemType}>
          <form action={orderPage}>
            <input type="hidden" name="item" value={product.itemType} />
            <button
              type="submit"
              data-order={product.itemType}
              data-island-for="order-dialog"
              className="button button-line w-full text-start"
            >
              <span>{product.name}</span>
              <span>{euro(product.priceCents)}</span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  )
}
