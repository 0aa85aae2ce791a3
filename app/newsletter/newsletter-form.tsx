import { type RefObject, useCallback } from 'react'
import { estate } from '#app/estate/estate.ts'
import * as fieldLimits from '#app/field-limits.ts'
import { mayFocus } from '#app/ui/forms/faults.ts'
import { Checkbox, Field } from '#app/ui/forms/field.tsx'
import { FormNote } from '#app/ui/forms/form-note.tsx'
import type { FormReply } from '#app/ui/forms/form-reply.ts'
import { TrapField } from '#app/ui/forms/trap-field.tsx'
import { useSending } from '#app/ui/forms/use-sending.ts'
import { EmailField } from '#app/ui/forms/writer-fields.tsx'
import { newsletterConsentText } from './newsletter-consent.ts'
import { newsletterNotices } from './newsletter-notices.ts'

const get = `Get My ${estate.policies.newsletterDiscountPercent}% Discount`
const labels = { idle: get, sending: 'Subscribing...', done: get } as const
const welcomeMs = 5_000

export function NewsletterForm(reply: FormReply) {
  const { form, stage, fieldErrors, notice } = useSending({
    reply,
    address: '/functions/v1/send-newsletter-welcome',
    doneMs: welcomeMs,
    check: (values) => (values.consent ? undefined : newsletterNotices.consentRequired),
    success: newsletterNotices.subscribed,
    failure: (code) => (code === 'already_subscribed' ? newsletterNotices.alreadySubscribed : newsletterNotices.failed),
  })
  const { values = {} } = reply
  return (
    <div className="relative">
      <form
        {...form}
        action="/?index&intent=newsletter#newsletter"
        aria-label="Newsletter"
        className={stage === 'done' ? 'invisible' : undefined}
      >
        <FormNote notice={notice} />
        <TrapField />
        <div className="grid gap-x-(--gap) gap-y-7 sm:grid-cols-2">
          <Field
            label="First name"
            optional
            name="name"
            autoComplete="given-name"
            maxLength={fieldLimits.name}
            defaultValue={values.name}
            error={fieldErrors.name}
          />
          <EmailField values={values} errors={fieldErrors} />
        </div>
        <div className="mt-6">
          <Checkbox name="consent" value="true" required defaultChecked={values.consent === 'true'} error={fieldErrors.consent}>
            {newsletterConsentText}
          </Checkbox>
        </div>
        <button
          type="submit"
          data-island-for="newsletter-form"
          className="button button-action mt-6 min-w-[min(14rem,100%)]"
          aria-disabled={stage !== 'idle' || undefined}
        >
          {labels[stage]}
        </button>
      </form>
      <div role="status" className="absolute inset-0 grid content-center empty:hidden">
        {stage === 'done' ? <Welcome form={form.ref} /> : null}
      </div>
    </div>
  )
}

/** Takes the focus from the form's button, which is gone while this is shown, and gives it back. */
function Welcome({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const takeFocus = useCallback(
    (welcome: HTMLElement | null) => {
      if (mayFocus(form.current)) welcome?.focus()
      return () => {
        const button = form.current?.querySelector('button')
        if (welcome === document.activeElement) requestAnimationFrame(() => button?.focus({ preventScroll: true }))
      }
    },
    [form],
  )
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <p className="title">Welcome.</p>
      <p className="mt-3">Check your email for your code. It is on its way.</p>
    </div>
  )
}
