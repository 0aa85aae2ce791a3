import * as fieldLimits from '#app/field-limits.ts'
import type { GuideDetails } from '#app/guide/door/guest-access.server.ts'
import { PanelForm } from '#app/ui/console/panel-form.tsx'
import { Field } from '#app/ui/forms/field.tsx'

export function GuestPasswordPanel() {
  return (
    <section className="panel">
      <h2>Guest guide password</h2>
      <PanelForm intent="guest-password" button="Update Guest Password">
        {() => (
          <>
            <Field
              label={`New guest password (at least ${fieldLimits.guestPasswordAtLeast} characters)`}
              name="password"
              type="text"
              required
              autoComplete="off"
            />
            <Field label="Confirm guest password" name="confirmation" type="text" required autoComplete="off" />
            <p className="text-muted">
              Better two or three words than one: a single short word can be guessed within days. Guests who are in the guide now
              will have to enter the new one.
            </p>
          </>
        )}
      </PanelForm>
    </section>
  )
}

/** Fields are remounted when a colleague has changed them, so that the screen always shows what was `seen`. */
export function AccessPanel({ details }: { details: GuideDetails }) {
  return (
    <section className="panel">
      <h2>Gate and Wi-Fi</h2>
      <PanelForm intent="access" button="Save" keep>
        {({ errors, typed, seen }) => (
          <>
            <input type="hidden" name="seen" value={JSON.stringify(seen(details))} />
            <Field
              key={`code ${details.gateCode}`}
              label="Gate code"
              name="gateCode"
              defaultValue={typed.gateCode ?? details.gateCode}
              required
              error={errors.gateCode}
              autoComplete="off"
            />
            <Field
              key={`instead ${details.gateCodeFallback}`}
              label="Shown instead, while the guide is locked"
              name="gateCodeFallback"
              defaultValue={typed.gateCodeFallback ?? details.gateCodeFallback}
              required
              error={errors.gateCodeFallback}
            />
            <Field
              key={`network ${details.wifiName}`}
              label="Wi-Fi network"
              name="wifiName"
              defaultValue={typed.wifiName ?? details.wifiName}
              required
              error={errors.wifiName}
            />
            <Field
              key={`key ${details.wifiKey}`}
              label="Wi-Fi key"
              name="wifiKey"
              defaultValue={typed.wifiKey ?? details.wifiKey}
              error={errors.wifiKey}
              autoComplete="off"
            />
          </>
        )}
      </PanelForm>
    </section>
  )
}
