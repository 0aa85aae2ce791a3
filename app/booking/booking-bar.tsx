import type { ReactNode } from 'react'
import type { PageHandle } from '#app/documents/document-assets.ts'
import { euro } from '#app/estate/money.ts'
import { estateDay } from '#app/estate/time/estate-day.ts'
import { BookButton, bookingForm } from '#app/rooms/book-button.tsx'
import { bookingModes, modeLabels } from '#app/rooms/pricing.ts'
import { type Room, type RoomId, rooms } from '#app/rooms/rooms.ts'
import { dayHasPassed } from './check-in.ts'
import { guestsAtFirst } from './open-booking.ts'

const passedNote = 'check-in-note'
const guestOptions = [guestsAtFirst, '4', '6']

/**
 * At the bottom of the home page, on those stretches where site/head-script/boot.ts shows it. Date and guests have no names:
 * open-booking.ts sends them once chosen. Hidden without script. Days before today cannot be chosen: the document is made anew at midnight.
 */
export function BookingBar() {
  return (
    <Bar>
      <label className="hidden items-center gap-3 lg:flex">
        <span className="text-[0.9375rem] text-muted">Check-in</span>
        <span className="bar-day">
          <input
            type="date"
            form={bookingForm}
            min={estateDay(new Date())}
            aria-errormessage={passedNote}
            className="field-line bar-field w-40"
          />
          <span aria-hidden="true">Any day</span>
        </span>
      </label>
      <p
        id={passedNote}
        className="absolute bottom-full left-(--margin) mb-2 hidden bg-page px-4 py-2 font-medium text-error lg:[label:has(:out-of-range:not(:focus))+&]:block"
      >
        {dayHasPassed}
      </p>
      <label className="hidden items-center gap-3 lg:flex">
        <span className="text-[0.9375rem] text-muted">Guests</span>
        <select form={bookingForm} className="field-line select-line bar-field w-16">
          {guestOptions.map((guests) => (
            <option key={guests} value={guests}>
              {guests}
            </option>
          ))}
        </select>
      </label>
      <label className="min-w-0 grow max-[17rem]:hidden">
        <span className="sr-only">Mode</span>
        <select data-mode-select className="field-line select-line bar-field max-w-52">
          {bookingModes.map((mode) => (
            <option key={mode} value={mode}>
              {modeLabels[mode]}
            </option>
          ))}
        </select>
      </label>
    </Bar>
  )
}

/** The same for a room's page on phones, where the header has no button and the price card is far down. */
export function RoomBookingBar({ room }: { room: Room }) {
  return (
    <Bar room={room.id} className="phone-bar room-bar">
      <From cents={room.weekdayCents} />
    </Bar>
  )
}

/** The same for other pages, as their `handle` describes it. */
export function PageBookingBar({ stays, priced }: NonNullable<PageHandle['bar']>) {
  return (
    <Bar className={stays ? 'phone-bar bar-stays' : 'phone-bar'}>
      {priced ? <From cents={Math.min(...rooms.map(({ weekdayCents }) => weekdayCents))} /> : null}
    </Bar>
  )
}

function From({ cents }: { cents: number }) {
  return (
    <p className="min-w-0 grow text-[0.9375rem] leading-tight whitespace-normal text-muted max-[17rem]:hidden">
      From <span className="subtitle text-text">{euro(cents)}</span>/night
    </p>
  )
}

/** The button alone is shown if large text leaves no room for anything beside it. */
function Bar({ room, className = '', children }: { room?: RoomId; className?: string; children: ReactNode }) {
  return (
    <section className={`booking-bar ${className}`} aria-label="Booking">
      <div className="flex items-center gap-(--gap) pr-(--end) pl-(--margin) py-3 whitespace-nowrap lg:gap-8">
        {children}
        <BookButton room={room} className="button button-action button-small ml-auto shrink-0" />
      </div>
    </section>
  )
}
