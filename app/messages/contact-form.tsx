import * as fieldLimits from '#app/field-limits.ts'
import { Checkbox, Field } from '#app/ui/forms/field.tsx'
import { FormEnd } from '#app/ui/forms/form-end.tsx'
import { FormNote } from '#app/ui/forms/form-note.tsx'
import type { FormReply } from '#app/ui/forms/form-reply.ts'
import { TrapField } from '#app/ui/forms/trap-field.tsx'
import { useSending } from '#app/ui/forms/use-sending.ts'
import { ChoiceField, EmailField, MessageField, NameField } from '#app/ui/forms/writer-fields.tsx'
import { contactNotices } from './contact-notices.ts'
import { contactConsentText, contactReasonLabels } from './contact-reasons.ts'

const labels = { idle: 'Send Message', sending: 'Sending...', done: 'Message Sent' } as const
const sentMs = 3_000
const [before, after] = contactConsentText.split('privacy policy')

export function ContactForm(reply: FormReply) {
  const { form, stage, fieldErrors, notice, sent } = useSending({
    reply,
    address: '/functions/v1/send-contact-email',
    doneMs: sentMs,
    check: (values) => (values.consent ? undefined : contactNotices.consentRequired),
    success: contactNotices.sent,
    failure: () => contactNotices.failed,
  })
  const written = { values: reply.values ?? {}, errors: fieldErrors }
  return (
    <form {...form} action="/?index&intent=contact#contact" aria-label="Contact">
      <FormNote notice={notice} />
      <TrapField />
      <div className="grid gap-x-(--gap) gap-y-7 sm:grid-cols-2">
        <NameField label="Full Name" {...written} />
        <EmailField {...written} />
        <Field
          label="Phone"
          optional
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={fieldLimits.phone}
          defaultValue={written.values.phone}
          error={fieldErrors.phone}
        />
        <ChoiceField label="Reason" name="reason" ask="Choose a reason" choices={contactReasonLabels} {...written} />
        <div className="sm:col-span-2">
          <MessageField {...written} />
        </div>
      </div>
      <div className="mt-8">
        <Checkbox
          name="consent"
          value="true"
          required
          defaultChecked={written.values.consent === 'true'}
          error={fieldErrors.consent}
        >
          {before}
          <a className="quiet-link" href="/privacy-policy">
            privacy policy
          </a>
          {after}
        </Checkbox>
      </div>
      <FormEnd
        island="contact-form"
        labels={labels}
        stage={stage}
        sent={sent}
        className="button button-line mt-8 min-w-[min(12rem,100%)]"
      />
    </form>
  )
}
