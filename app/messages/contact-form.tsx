import { useRef } from 'react'
import * as fieldLimits from '#app/field-limits.ts'
import { Checkbox, Field, Select } from '#app/ui/forms/field.tsx'
import { FormNote } from '#app/ui/forms/form-note.tsx'
import type { FormReply } from '#app/ui/forms/form-reply.ts'
import { SendingSaid } from '#app/ui/forms/sending-said.tsx'
import { SentLine } from '#app/ui/forms/sent-line.tsx'
import { TrapField } from '#app/ui/forms/trap-field.tsx'
import { useSending } from '#app/ui/forms/use-sending.ts'
import { EmailField, MessageField, NameField } from '#app/ui/forms/writer-fields.tsx'
import { contactNotices } from './contact-notices.ts'
import { contactConsentText, contactReasonLabels, contactReasons } from './contact-reasons.ts'

const labels = { idle: 'Send Message', sending: 'Sending...', done: 'Message Sent' } as const
const sentMs = 3_000
const [before, after] = contactConsentText.split('privacy policy')

/** Posts normally without script; with it, sends in the background and keeps what was typed. */
export function ContactForm(reply: FormReply) {
  const form = useRef<HTMLFormElement>(null)
  const { awake, stage, fieldErrors, notice, sent, onSubmit, onChange } = useSending({
    form,
    reply,
    address: '/functions/v1/send-contact-email',
    doneMs: sentMs,
    check: (values) => (values.consent ? undefined : contactNotices.consentRequired),
    success: contactNotices.sent,
    failure: () => contactNotices.failed,
  })
  const { values = {} } = reply
  return (
    <form
      ref={form}
      method="post"
      action="/?index&intent=contact#contact"
      onSubmit={onSubmit}
      onChange={onChange}
      noValidate={awake}
      aria-label="Contact"
    >
      <FormNote notice={notice} />
      <TrapField />
      <div className="grid gap-x-(--gap) gap-y-7 sm:grid-cols-2">
        <NameField label="Full Name" values={values} errors={fieldErrors} />
        <EmailField values={values} errors={fieldErrors} />
        <Field
          label="Phone"
          optional
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={fieldLimits.phone}
          defaultValue={values.phone}
          error={fieldErrors.phone}
        />
        <Select label="Reason" name="reason" required defaultValue={values.reason ?? ''} error={fieldErrors.reason}>
          <option value="" disabled>
            Choose a reason
          </option>
          {contactReasons.map((reason) => (
            <option key={reason} value={reason}>
              {contactReasonLabels[reason]}
            </option>
          ))}
        </Select>
        <div className="sm:col-span-2">
          <MessageField values={values} errors={fieldErrors} />
        </div>
      </div>
      <div className="mt-7">
        <Checkbox name="consent" value="true" defaultChecked={values.consent === 'true'} error={fieldErrors.consent}>
          {before}
          <a className="quiet-link" href="/privacy-policy">
            privacy policy
          </a>
          {after}
        </Checkbox>
      </div>
      <button
        type="submit"
        data-island-for="contact-form"
        className="button button-line mt-8 min-w-[min(12rem,100%)]"
        aria-disabled={stage !== 'idle' || undefined}
      >
        {labels[stage]}
      </button>
      <SendingSaid>{stage === 'sending' ? labels.sending : null}</SendingSaid>
      <SentLine sent={sent} />
    </form>
  )
}
