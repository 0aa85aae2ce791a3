import { lateCheckoutDialog } from '#app/booking/booking-popup.tsx'
import { BookButton } from '#app/rooms/book-button.tsx'
import { ModeSwitch } from '#app/rooms/mode-switch.tsx'
import { Prices } from '#app/rooms/prices.tsx'
import { rooms } from '#app/rooms/rooms.ts'

export function Pricing() {
  return (
    <section id="pricing-section" className="section grid-page bg-paper">
      <h2 className="display md:col-[text]">Choose Your Experience</h2>
      <div className="mt-[clamp(2.5rem,5vw,5rem)] md:col-[text]">
        <ModeSwitch />
      </div>
      <ul className="price-list md:col-[text]">
        {rooms.map((room) => (
          <li key={room.id}>
            <h3 id={`price-${room.id}`} className="subtitle mb-5">
              {room.name}
            </h3>
            <Prices room={room} />
            <BookButton room={room.id} className="button button-line mt-5 w-full" describedBy={`price-${room.id}`} />
          </li>
        ))}
      </ul>
      <div className="mt-10 grid gap-x-(--gap) gap-y-5 md:col-[text] md:grid-cols-2">
        <p className="caption measure">
          Final pricing is calculated dynamically during booking based on seasonality and availability. Friday and Saturday are
          weekend nights, all others weekday.
        </p>
        <div data-for-mode="oneNightFlexi" className="caption mode-note">
          <p className="measure">Late checkout must be pre-booked, subject to availability.</p>
          <button
            type="button"
            command="show-modal"
            commandfor={lateCheckoutDialog}
            className="quiet-link mt-2 min-h-11 text-left text-text"
          >
            How to book one night with late checkout
          </button>
        </div>
      </div>
    </section>
  )
}
