import { estate } from '#app/estate/estate.ts'
import { twelveHour } from '#app/estate/time/clock.ts'
import { CloseButton } from '#app/ui/close-button.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { BookByHand, PhoneOrMail } from './book-by-hand.tsx'

/** The dialog's id, for buttons that open it (`commandfor`). */
export const lateCheckoutDialog = 'late-checkout'

/** show-widget.ts loads the provider's script and style sheet when the dialog opens. A widget that does not come is said after 8 seconds. */
export function BookingPopup({ widget }: { widget: { scriptUrl?: string; styleUrl?: string } }) {
  const until = twelveHour(estate.times.lateCheckOutUntil, 'short').toUpperCase()
  return (
    <dialog id={lateCheckoutDialog} className="popup" aria-labelledby="late-checkout-title" closedby="any">
      <div className="dialog-head px-6 pt-6 pb-5 md:px-9 md:pt-8">
        <h2 id="late-checkout-title" className="title">
          One night, late checkout
        </h2>
        <CloseButton dialog={lateCheckoutDialog} />
      </div>
      <p className="border-y border-hairline bg-paper px-6 py-4 md:px-9">
        <Unbroken>{`A 1-Night Stay with Late Checkout (until ${until}) requires selecting a 2-Night Stay first.`}</Unbroken>
      </p>
      {widget.scriptUrl ? (
        <>
          <div
            id="booking-widget"
            data-live="booking-widget"
            className="min-h-80 px-6 py-8 md:px-9"
            data-widget-script={widget.scriptUrl}
            data-widget-style={widget.styleUrl}
          />
          <p className="caption border-t border-hairline px-6 py-4 md:px-9">
            <span className="widget-late" role="status">
              The booking is taking longer than it should.{' '}
            </span>
            You can also ring us on <PhoneOrMail />.
          </p>
        </>
      ) : (
        <BookByHand className="px-6 py-8 md:px-9" />
      )}
    </dialog>
  )
}
