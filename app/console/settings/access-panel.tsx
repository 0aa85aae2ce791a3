import type { GuideDetails } from '#app/guide/door/guest-access.server.ts'
import { PanelForm } from '#app/ui/console/panel-form.tsx'
import { Field } from '#app/ui/forms/field.tsx'

const fields = [
  { name: 'gateCode', label: 'Gate code', required: true, autoComplete: 'off' },
  { name: 'gateCodeFallback', label: 'Shown instead, while the guide is locked', required: true },
  { name: 'wifiName', label: 'Wi-Fi network', required: true },
  { name: 'wifiKey', label: 'Wi-Fi key', autoComplete: 'off' },
] as const

/** Fields are remounted when a colleague has changed them, so that the screen always shows what was `seen`. */
export function AccessPanel({ details }: { details: GuideDetails }) {
  return (
    <section className="panel">
      <h2>Gate and Wi-Fi</h2>
      <PanelForm intent="access" button="Save" keep saysFaults>
        {({ errors, typed, seen }) => (
          <>
            <input type="hidden" name="seen" value={JSON.stringify(seen(details))} />
            {fields.map((field) => (
              <Field
                key={`${field.name} ${details[field.name]}`}
                {...field}
                defaultValue={typed[field.name] ?? details[field.name]}
                error={errors[field.name]}
              />
            ))}
          </>
        )}
      </PanelForm>
    </section>
  )
}
