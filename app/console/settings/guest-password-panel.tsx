import * as fieldLimits from '#app/field-limits.ts'
import { PanelForm } from '#app/ui/console/panel-form.tsx'
import { Field } from '#app/ui/forms/field.tsx'

export function GuestPasswordPanel() {
  return (
    <section className="panel">
      <h2>Guest guide password</h2>
      <PanelForm intent="guest-password" button="Update Guest Password">
        {({ errors }) => (
          <>
            <Field
              label={`New guest password (at least ${fieldLimits.guestPasswordAtLeast} characters)`}
              name="password"
              type="text"
              required
              autoComplete="off"
              error={errors.password}
            />
            <Field
              label="Confirm guest password"
              name="confirmation"
              type="text"
              required
              autoComplete="off"
              error={errors.confirmation}
            />
            <p className="text-muted">
              Two or three words are better than one: a single short word can be guessed within days. Guests who have the guide
              open will have to enter the new one.
            </p>
          </>
        )}
      </PanelForm>
    </section>
  )
}
