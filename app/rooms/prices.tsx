import { euro } from '#app/estate/money.ts'
import { type BookingMode, bookingModes, type DayType, dayTypes, quote } from './pricing.ts'
import type { Room } from './rooms.ts'

/** What a room costs in both modes and on both day types, of which prices.css shows one. With `only`, just that mode. */
export function Prices({ room, only }: { room: Room; only?: BookingMode }) {
  if (only) return dayTypes.map((day) => <Price key={day} room={room} mode={only} day={day} />)
  return (
    <div className="price-modes">
      {bookingModes.map((mode) => (
        <div key={mode} data-for-mode={mode} className="grid gap-6">
          {dayTypes.map((day) => (
            <Price key={day} room={room} mode={mode} day={day} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** “From €239/night weekday”, set as a figure with its unit in two small lines beside it. */
export function PriceFrom({ cents, day }: { cents: number; day: DayType }) {
  return (
    <p className="price-from">
      <span>From </span>
      <b>{euro(cents)}</b>
      <i>
        /night <span>{day}</span>
      </i>
    </p>
  )
}

function Price({ room, mode, day }: { room: Room; mode: BookingMode; day: DayType }) {
  const { nightlyCents, totalCents, savingCents } = quote(room, mode, day)
  const extent = mode === 'twoNight' ? 'total (2 nights)' : 'total + late checkout'
  return (
    <div data-for-day={day}>
      <PriceFrom cents={nightlyCents} day={day} />
      <p className="mt-3 font-medium">{`${euro(totalCents)} ${extent}`}</p>
      {mode === 'twoNight' && savingCents > 0 ? <p className="font-medium text-accent">Save {euro(savingCents)}</p> : null}
    </div>
  )
}
