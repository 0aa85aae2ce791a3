import { bookingForm } from '#app/rooms/book-button.tsx'
import { rooms } from '#app/rooms/rooms.ts'
import { CloseButton } from '#app/ui/close-button.tsx'
import { BookByHand, PhoneOrMail } from './book-by-hand.tsx'
import { BookingPopup } from './booking-popup.tsx'

/** So that a link can load the frame again. */
const frameName = 'booking-frame'

type Props = { bookingUrl?: string; widget: { scriptUrl?: string; styleUrl?: string } }

/** The page's booking form, submitted by every Book and Check Availability button, and the two modals it may open.
 * A wrong day in the booking bar, which may be out of sight, does not hold it up. */
export function BookingDialogs({ bookingUrl, widget }: Props) {
  const { action, fields } = formOf(bookingUrl)
  return (
    <>
      <form id={bookingForm} method="get" action={action} hidden noValidate>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <BookingDrawer bookingUrl={bookingUrl} />
      <BookingPopup widget={widget} />
    </>
  )
}

/** A GET form drops its action's query, so the parameters of the engine's own URL are sent as fields. */
function formOf(bookingUrl = '/#footer') {
  // Only our own pages are given without a host, and they have no parameters.
  if (!URL.canParse(bookingUrl)) return { action: bookingUrl, fields: [] }
  const address = new URL(bookingUrl)
  const fields = [...address.searchParams]
  address.search = ''
  return { action: address.href, fields }
}

/**
 * site/head-script/boot.ts opens it, sets the frame's URL and maintains `data-frame`: loading, then ready. After 8 seconds of loading it
 * says so.
 */
function BookingDrawer({ bookingUrl }: { bookingUrl: string | undefined }) {
  return (
    <dialog id="booking" className="drawer" aria-labelledby="booking-title" closedby="any" data-frame={bookingUrl ? '' : 'none'}>
      <div className="dialog-head px-6 pt-6 pb-5 md:px-10 md:pt-8">
        <div>
          <h2 id="booking-title" className="title">
            Book Your Stay
          </h2>
          {rooms.map((room) => (
            <p key={room.id} data-room={room.id} hidden className="mt-2 text-muted">
              {room.name}
            </p>
          ))}
        </div>
        <CloseButton dialog="booking" />
      </div>
      {bookingUrl ? (
        <>
          <BookingFrame />
          <OtherWays />
        </>
      ) : (
        <BookByHand className="px-6 md:px-10" />
      )}
    </dialog>
  )
}

function BookingFrame() {
  return (
    <div className="relative flex min-h-[600px] grow flex-col border-t border-hairline">
      <div className="frame-loading absolute inset-0 place-content-center gap-4 text-center">
        <span className="breathing-line" />
        <p className="text-muted">Opening the booking page…</p>
        <p className="frame-late absolute inset-x-0 top-[calc(50%+2.5rem)] px-6" role="status">
          The booking page is taking longer than it should.{' '}
          <a className="quiet-link" data-new-tab href="/" target={frameName}>
            Try again
          </a>
          .
        </p>
      </div>
      <iframe name={frameName} title="Booking page" className="min-h-[600px] w-full grow bg-page" />
    </div>
  )
}

/** At the drawer's foot, always in view: a frame that never loads must not be the only way. */
function OtherWays() {
  return (
    <p className="drawer-foot caption">
      Rather by phone? Ring <PhoneOrMail />. Or{' '}
      <a className="quiet-link" data-new-tab href="/" target="_blank" rel="noopener">
        open the booking in a new tab
      </a>
      .
    </p>
  )
}
