/** The fields by which the console's lists are searched; what they hold is kept in the address. */
import { Field } from '#app/ui/forms/field.tsx'

export function SearchField({ words = '', placeholder }: { words: string | undefined; placeholder: string }) {
  return (
    <label className="wide">
      Search
      <input type="search" name="q" className="boxed" defaultValue={words} placeholder={placeholder} />
    </label>
  )
}

/** From which day to which, both included; each is yyyy-MM-dd. */
export function DayFields({ from = '', to = '' }: { from: string | undefined; to: string | undefined }) {
  const isTurned = to !== '' && to < from
  return (
    <>
      <Field label="From" type="date" name="from" defaultValue={from} />
      <Field label="To" type="date" name="to" defaultValue={to} error={isTurned ? beforeFrom : undefined} />
    </>
  )
}

const beforeFrom = 'This is before the From date. Please change one of the two.'

type ChoiceProps = {
  label: string
  name: string
  value: string | undefined
  /** The label of the choice that restricts nothing. */
  all?: string
  /** The label of each choice, by the value that is sent. */
  choices: Readonly<Record<string, string>>
}

export function FilterChoice({ label, name, value = '', all, choices }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} className="boxed select-line" defaultValue={value}>
        {all ? <option value="">{all}</option> : null}
        {Object.entries(choices).map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
