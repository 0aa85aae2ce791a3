import type { ReactNode } from 'react'
import * as fieldLimits from '#app/field-limits.ts'
import { OwnAddress } from '#app/staff/your-password.tsx'
import { PanelForm } from '#app/ui/console/panel-form.tsx'
import { Field } from '#app/ui/forms/field.tsx'

/** Also shown in the settings; either way the account's page changes the password. */
export function OwnPasswordPanel({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      <PanelForm action="/admin/account" intent="own-password" button="Update Password">
        {({ errors }) => (
          <>
            <OwnAddress />
            <Field
              label="Current password"
              name="current"
              type="password"
              required
              autoComplete="current-password"
              error={errors.current}
            />
            <Field
              label={`New password (at least ${fieldLimits.staffPasswordAtLeast} characters)`}
              name="password"
              type="password"
              required
              autoComplete="new-password"
              error={errors.password}
            />
            <Field
              label="Confirm new password"
              name="confirmation"
              type="password"
              required
              autoComplete="new-password"
              error={errors.confirmation}
            />
          </>
        )}
      </PanelForm>
      {children}
    </section>
  )
}
