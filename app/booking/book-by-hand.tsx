import { estate } from '#app/estate/estate.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'

/** Shown instead of the booking engine while none is configured. */
export function BookByHand({ className = '' }: { className?: string }) {
  return (
    <div className={className}>
      <p className="lead measure">Booking is by telephone and email for now. Tell us your dates and we will hold the room.</p>
      <p className="mt-6">
        <a className="title quiet-link" href={`tel:${estate.contacts.phoneInternational}`} dir="ltr">
          {estate.contacts.phone}
        </a>
      </p>
      <p className="mt-4">
        <a className="quiet-link" href={`mailto:${estate.contacts.stayEmail}`}>
          {estate.contacts.stayEmail}
        </a>
      </p>
    </div>
  )
}

/** How to reach a person, to follow the word “ring” in a sentence. */
export function PhoneOrMail() {
  return (
    <>
      <PhoneLink {...estate.contacts} /> or write to{' '}
      <a className="quiet-link" href={`mailto:${estate.contacts.stayEmail}`}>
        {estate.contacts.stayEmail}
      </a>
    </>
  )
}
