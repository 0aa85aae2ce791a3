import { useEffect, useRef } from 'react'
import { rooms } from '#app/rooms/rooms.ts'
import { Select } from '#app/ui/forms/field.tsx'
import { FormNote } from '#app/ui/forms/form-note.tsx'
import type { FormReply } from '#app/ui/forms/form-reply.ts'
import { NeedsSignal, type Ring } from '#app/ui/forms/needs-signal.tsx'
import { SendingSaid } from '#app/ui/forms/sending-said.tsx'
import { SentLine } from '#app/ui/forms/sent-line.tsx'
import { useSending } from '#app/ui/forms/use-sending.ts'
import { EmailField, MessageField, NameField } from '#app/ui/forms/writer-fields.tsx'
import { useOffline } from '#app/ui/use-offline.ts'
import { followEnquiries } from './follow-enquiries.ts'
import { isIncomplete, requestNotices, requestTypes } from './request-types.ts'

const labels = { idle: 'Send Request', sending: 'Sending...', done: 'Request Sent' } as const
const sentMs = 3_000

/** Island: requests to the team. Without script it posts normally. */
export function GuideContactForm({ ring, ...reply }: FormReply & { ring: Ring }) {
  const form = useRef<HTMLFormElement>(null)
  const { awake, stage, fieldErrors, notice, sent, onSubmit, onChange } = useSending({
    form,
    reply,
    address: '/functions/v1/guest-contact',
    doneMs: sentMs,
    check: (values) => (isIncomplete(values) ? requestNotices.missing : undefined),
    success: requestNotices.received,
    failure: () => requestNotices.failed,
  })
  useEffect(() => followEnquiries(form), [])
  const offline = useOffline()
  const { values = {} } = reply
  return (
    <form
      ref={form}
      method="post"
      action="/guest-guide?intent=contact#contact-us"
      onSubmit={onSubmit}
      onChange={onChange}
      noValidate={awake}
      aria-label="Contact us"
    >
      <FormNote notice={notice} />
      <input type="hidden" name="form" value="contact" />
      <div className="grid gap-x-(--gap) gap-y-7 sm:grid-cols-2">
        <NameField label="Name" values={values} errors={fieldErrors} />
        <EmailField values={values} errors={fieldErrors} />
        <Select label="Room" name="room" required defaultValue={values.room ?? ''} error={fieldErrors.room}>
          <option value="" disabled>
            Choose your room
          </option>
          {rooms.map(({ id, name }) => (
            <option key={id} value={name} translate="no">
              {name}
            </option>
          ))}
        </Select>
        <Select
          label="Request"
          name="request_type"
          required
          defaultValue={values.request_type ?? ''}
          error={fieldErrors.request_type}
        >
          <option value="" disabled>
            Choose what it is about
          </option>
          {requestTypes.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </Select>
        <div className="sm:col-span-2">
          <MessageField values={values} errors={fieldErrors} />
        </div>
      </div>
      <div role="status" className="*:mt-8">
        {offline ? <NeedsSignal what="Sending" {...ring} /> : null}
      </div>
      <button
        type="submit"
        data-island-for="guide-contact-form"
        className="button button-line mt-8 max-sm:w-full sm:min-w-48"
        aria-disabled={stage !== 'idle' || undefined}
      >
        {labels[stage]}
      </button>
      <SendingSaid>{stage === 'sending' ? labels.sending : null}</SendingSaid>
      <SentLine sent={sent} />
    </form>
  )
}
