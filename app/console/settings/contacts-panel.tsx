import { useState } from 'react'
import { capital } from '#app/estate/capital.ts'
import { type ContactChanges, contactFields } from '#app/estate/contacts/contacts.ts'
import { useRefused } from '#app/ui/console/opened.tsx'
import { PanelForm } from '#app/ui/console/panel-form.tsx'
import { type Fields, useUnsavedFields } from '#app/ui/drafts/use-unsaved-fields.ts'
import { Field } from '#app/ui/forms/field.tsx'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { contactLabels } from './setting-names.ts'

type Seen = Partial<ContactChanges>

type House = {
  stayEmail: string
  helloEmail: string
  phone: string
  website: string
  social: { instagram: string; facebook: string; tiktok: string }
}

/** `house`: the values that apply to empty fields. */
export function ContactsPanel({ written, house, staffEmail }: { written: ContactChanges; house: House; staffEmail: string }) {
  const fields: [name: keyof ContactChanges, type: 'email' | 'tel' | 'url', otherwise: string][] = [
    ['stayEmail', 'email', house.stayEmail],
    ['helloEmail', 'email', house.helloEmail],
    ['phone', 'tel', house.phone],
    ['website', 'url', house.website],
    ['instagram', 'url', 'https://'],
    ['facebook', 'url', 'https://'],
    ['tiktok', 'url', 'https://'],
    ['staffEmail', 'email', staffEmail],
  ]
  // For restored fields: their values when they were typed over. A colleague may have changed them since.
  const [before, setBefore] = useState<Seen>({})
  const refused = useRefused<PanelReply>('contacts')
  const unsaved = useUnsavedFields('contacts', putBack, refused?.values)
  function putBack(kept: Fields): Fields {
    const seen: Seen = JSON.parse(kept.seen?.[0] ?? '{}')
    const typed = contactFields.filter((name) => kept[name]?.[0] !== seen[name])
    setBefore(Object.fromEntries(typed.map((name) => [name, seen[name] ?? ''])))
    // The others have their current values.
    return Object.fromEntries(typed.map((name) => [name, kept[name] ?? []]))
  }
  const hear = ({ code, fieldErrors = {} }: PanelReply) => {
    // These fields now show the colleague's change.
    if (code === 'changed_meanwhile') setBefore(Object.fromEntries(Object.entries(before).filter(([name]) => !fieldErrors[name])))
  }
  const seen = unsaved.kept ? { ...written, ...before } : written
  return (
    <section className="panel broad">
      <h2>Contacts</h2>
      <PanelForm intent="contacts" button="Save Contacts" keep saysFaults unsaved={unsaved} onReply={hear}>
        {({ errors, typed, seen: seenAgain }) => (
          <>
            <p className="text-muted">
              Shown on the website, in the guide, in emails and in the concierge’s answers. Leave a field empty to use the value
              shown in grey. The <a href="/admin/legal">legal texts</a> name contacts too and are changed there.
            </p>
            <input type="hidden" name="seen" value={JSON.stringify(seenAgain(seen))} />
            {/* Wide enough for a whole address. */}
            <div className="pair grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]!">
              {fields.map(([name, type, otherwise]) => (
                <Field
                  key={`${name} ${written[name]}`}
                  label={capital(contactLabels[name])}
                  name={name}
                  type={type}
                  defaultValue={typed[name] ?? written[name]}
                  placeholder={otherwise}
                  error={errors[name]}
                  autoComplete="off"
                />
              ))}
            </div>
          </>
        )}
      </PanelForm>
    </section>
  )
}
