import * as fieldLimits from '#app/field-limits.ts'
import { Field, Select, TextArea } from './field.tsx'

/** The fields' values and faults, by field name. */
type Written = { values: Record<string, string | undefined>; errors: Record<string, string | undefined> }

export function NameField({ label, values, errors }: Written & { label: string }) {
  return (
    <Field
      label={label}
      name="name"
      required
      autoComplete="name"
      maxLength={fieldLimits.name}
      defaultValue={values.name}
      error={errors.name}
    />
  )
}

export function EmailField({ values, errors }: Written) {
  return (
    <Field
      label="Email"
      name="email"
      required
      type="email"
      autoComplete="email"
      maxLength={fieldLimits.email}
      defaultValue={values.email}
      error={errors.email}
    />
  )
}

type ChoiceProps = Written & {
  label: string
  name: string
  /** Shown until something is chosen. */
  ask: string
  /** The label of each choice, by the value that is sent. */
  choices: Readonly<Record<string, string>>
  /** For choices that are names, which stay as they are in a translated page. */
  translate?: 'no'
}

export function ChoiceField({ label, name, ask, choices, translate, values, errors }: ChoiceProps) {
  return (
    <Select label={label} name={name} required defaultValue={values[name] ?? ''} error={errors[name]}>
      <option value="" disabled>
        {ask}
      </option>
      {Object.entries(choices).map(([choice, words]) => (
        <option key={choice} value={choice} translate={translate}>
          {words}
        </option>
      ))}
    </Select>
  )
}

export function MessageField({ values, errors }: Written) {
  return (
    <TextArea
      label="Message"
      name="message"
      required
      rows={4}
      maxLength={fieldLimits.message}
      defaultValue={values.message}
      error={errors.message}
    />
  )
}
