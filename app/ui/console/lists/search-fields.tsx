/** The fields by which the console's lists are searched; what they hold is kept in the address. */

export function SearchField({ words = '', placeholder }: { words: string | undefined; placeholder: string }) {
  return (
    <label className="wide">
      Search
      <input type="search" name="q" className="boxed" defaultValue={words} placeholder={placeholder} />
    </label>
  )
}

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
