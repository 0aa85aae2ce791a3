import { useEffect } from 'react'
import { rooms } from '#app/rooms/rooms.ts'
import { FormEnd } from '#app/ui/forms/form-end.tsx'
import { FormNote } from '#app/ui/forms/form-note.tsx'
import type { FormReply } from '#app/ui/forms/form-reply.ts'
import { NeedsSignal, type Ring } from '#app/ui/forms/needs-signal.tsx'
import { useSending } from '#app/ui/forms/use-sending.ts'
import { ChoiceField, EmailField, MessageField, NameField } from '#app/ui/forms/writer-fields.tsx'
import { useOffline } from '#app/ui/use-offline.ts'
import { followEnquiries } from './follow-enquiries.ts'
import { isIncomplete, requestNotices, requestTypes } from './request-types.ts'

const labels = { idle: 'Send Request', sending: 'Sending...', done: 'Request Sent' } as const
const sentMs = 3_000
const roomChoices = Object.fromEntries(rooms.map(({ name }) => [name, name]))
const requestChoices = Object.fromEntries(requestTypes.map((type) => [type, type]))

/** Island: requests to the team. Without script it posts normally. */
export function GuideContactForm({ ring, ...reply }: FormReply & { ring: Ring }) {
  const { form, stage, fieldErrors, notice, sent } = useSending({
    reply,
    address: '/functions/v1/guest-contact',
    doneMs: sentMs,
    check: (values) => (isIncomplete(values) ? requestNotices.missing : undefined),
    success: requestNotices.received,
    failure: () => requestNotices.failed,
  })
  useEffect(() => followEnquiries(form.ref), [form.ref])
  const offline = useOffline()
  const written = { values: reply.values ?? {}, errors: fieldErrors }
  return (
    <form {...form} action="/guest-guide?intent=contact#contact-us" aria-label="Contact us">
      <FormNote notice={notice} />
      <input type="hidden" name="form" value="contact" />
      <div className="grid gap-x-(--gap) gap-y-7 sm:grid-cols-2">
        <NameField label="Name" {...written} />
        <EmailField {...written} />
        <ChoiceField label="Room" name="room" ask="Choose your room" choices={roomChoices} translate="no" {...written} />
        <ChoiceField label="Request" name="request_type" ask="Choose what it is about" choices={requestChoices} {...written} />
        <div className="sm:col-span-2">
          <MessageField {...written} />
        </div>
      </div>
      <div role="status" className="*:mt-8">
        {offline ? <NeedsSignal what="Sending" {...ring} /> : null}
      </div>
      <FormEnd
        island="guide-contact-form"
        labels={labels}
        stage={stage}
        sent={sent}
        className="button button-line mt-8 max-sm:w-full sm:min-w-48"
      />
    </form>
  )
}
