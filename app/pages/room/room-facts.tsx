import type { ReactNode } from 'react'
import { capital } from '#app/estate/capital.ts'
import { estate } from '#app/estate/estate.ts'
import { euro } from '#app/estate/money.ts'
import { twelveHour } from '#app/estate/time/clock.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { amenitiesOf } from '#app/rooms/amenities.ts'
import type { Room } from '#app/rooms/rooms.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'

/** What people compare before they book: hours, cancelling, and what costs extra. */
export function RoomFacts({ room, products }: { room: Room; products: Facts['products'] }) {
  const { checkInFrom, checkInUntil, checkOutBy, lateCheckOutUntil } = estate.times
  const late = `midweek until ${twelveHour(lateCheckOutUntil, 'short')} for ${euro(room.lateCheckoutCents)}, subject to availability`
  return (
    <section className="mt-14 print:mt-5 print:break-inside-avoid" aria-labelledby="before-you-book">
      <h3 id="before-you-book" className="subtitle mb-4">
        Before you book
      </h3>
      <dl>
        <Row name="Check-in">{`${twelveHour(checkInFrom, 'bare')} to ${twelveHour(checkInUntil, 'short')}`}</Row>
        <Row name="Check-out">{`By ${twelveHour(checkOutBy, 'short')}, or ${late}`}</Row>
        <Row name="Extras">{extras(room, products)}</Row>
        <Row name="Cancelling">
          By type of booking and season:{' '}
          <a className="quiet-link" href="/terms-and-conditions">
            see the terms
          </a>
        </Row>
      </dl>
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-t border-hairline py-3 last:border-b">
      <dt className="w-30 text-muted">{name}</dt>
      <dd className="min-w-[min(9rem,100%)] flex-1">
        {typeof children === 'string' ? <Unbroken shortWords>{children}</Unbroken> : children}
      </dd>
    </div>
  )
}

/**
 * A cabin has its own tub, so only filling and firing it is ordered; a cabin for which that is not sold says so. No line may begin with
 * the price of what the line before ends with.
 */
function extras(room: Room, products: Facts['products']): string {
  const priceOf = (itemType: string) => {
    const product = products.find(
      (one) => one.itemType === itemType && (one.roomIds.length === 0 || one.roomIds.includes(room.id)),
    )
    return product && euro(product.priceCents)
  }
  const [bath, breakfast, grazing, vegetarian] = [
    'heated_bath',
    'breakfast_tray',
    'grazing_box_standard',
    'grazing_box_vegetarian',
  ].map(priceOf)
  const hasTub = amenitiesOf(room.id).some(({ icon }) => icon === 'bath')
  const unfired = hasTub && !bath && products.some(({ itemType }) => itemType === 'heated_bath')
  const said = [
    hasTub && bath && `your tub filled and fired,\u00a0${bath}`,
    breakfast && `breakfast,\u00a0${breakfast}`,
    grazing ? `a grazing box,\u00a0${grazing}` : vegetarian && `a vegetarian grazing box,\u00a0${vegetarian}`,
  ]
  const known = said.filter((one) => typeof one === 'string')
  const ordered = known.length > 0 && capital(`${known.join('; ')}. Ordered ahead.`)
  return [ordered, unfired && 'No wood-fired bath: its outdoor tub is not fired.'].filter(Boolean).join(' ') || 'On request'
}
