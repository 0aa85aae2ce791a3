import { PhoneLink } from '#app/ui/phone-link.tsx'

export type Ring = { phone: string; phoneInternational: string }

/**
 * To be shown near a form's button while there is no signal.
 * @param props.what what needs it, to begin a sentence: “Ordering”
 * @param props.tried whether it was tried in spite of that
 */
export function NeedsSignal({ what, phone, phoneInternational, tried }: Ring & { what: string; tried?: boolean | undefined }) {
  return (
    <p className="border-l-[3px] border-error pl-4">
      <strong className="block font-semibold">{tried ? 'Not sent: no signal' : 'No signal'}</strong>
      {what} needs signal. Ring <PhoneLink phone={phone} phoneInternational={phoneInternational} /> and we will do it for you.
      What you type here stays.
    </p>
  )
}
