import { estate } from '#app/estate/estate.ts'
import { euro } from '#app/estate/money.ts'
import { twelveHour } from '#app/estate/time/clock.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { BookButton } from './book-button.tsx'
import { PriceFrom } from './prices.tsx'
import { modeLabels } from './pricing.ts'
import type { Room } from './rooms.ts'

const { policies, times } = estate

/** What a room costs, sticky beside its page. */
export function PriceCard({ room }: { room: Room }) {
  return (
    <aside className="price-card" aria-label={`Prices of ${room.name}`}>
      <PriceFrom cents={room.weekdayCents} day="weekday" />
      <p className="mt-3 font-medium">
        Weekend from {euro(room.weekendCents)}
        <wbr />
        /night
      </p>
      <dl className="mt-7 border-b border-hairline">
        <Way name={modeLabels.twoNight}>{`Save at least ${policies.twoNightSavesAtLeastPercent}%.`}</Way>
        <Way name={modeLabels.oneNightFlexi}>
          {`Save up to ${policies.flexiSavesUpToPercent}% on late-checkout stays, until ${twelveHour(times.lateCheckOutUntil, 'short')}. Weekday only.`}
        </Way>
      </dl>
      <BookButton room={room.id} className="button button-action mt-8 w-full" />
      <p className="mt-4 text-center print:hidden">
        <a href="/#stays-preview" className="quiet-link inline-flex min-h-11 items-center">
          View All Rooms
        </a>
      </p>
    </aside>
  )
}

function Way({ name, children }: { name: string; children: string }) {
  return (
    <div className="border-t border-hairline py-4">
      <dt className="font-medium">{name}</dt>
      <dd className="text-muted">
        <Unbroken shortWords>{children}</Unbroken>
      </dd>
    </div>
  )
}
