import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useUnsaved } from './use-unsaved.ts'

/** Values by field name; a group of checkboxes may have several. */
export type Fields = Record<string, string[]>

export type UnsavedFields = ReturnType<typeof useUnsavedFields>

/**
 * `useUnsaved` for a form with uncontrolled fields.
 * @param name the form's name within the page
 * @param putBack called with all values to restore, those of hidden fields included; may return the only ones to put into fields
 * @param first input to start with, because it was typed and refused
 * @returns `form` and `onChange`, to be the form's `ref` and listener; `clear`, for a form that stays after saving; `kept` and `mayLeave`
 * as `useUnsaved` has them
 */
export function useUnsavedFields(name: string, putBack?: (fields: Fields) => Fields | undefined, first?: Fields) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(first)
  useEffect(() => {
    // There may be input from before the page's script had loaded.
    if (form.current && isChanged(form.current)) setTyped(fieldsOf(form.current))
  }, [])
  const { kept, mayLeave } = useUnsaved({
    form: name,
    typed,
    putBack: (fields) => {
      if (form.current) fillIn(form.current, putBack?.(fields) ?? fields)
      setTyped(fields)
    },
  })
  const onChange = (event: FormEvent<HTMLFormElement>) => setTyped(fieldsOf(event.currentTarget))
  return { form, kept, mayLeave, onChange, clear: () => setTyped(undefined) }
}

/** All values but passwords, which are never kept. */
function fieldsOf(form: HTMLFormElement): Fields {
  const data = new FormData(form)
  for (const element of form.elements)
    if (element instanceof HTMLInputElement && element.type === 'password') data.delete(element.name)
  return Object.fromEntries([...data.keys()].map((name) => [name, data.getAll(name).map(String)]))
}

function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((element) => {
    if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked !== element.defaultChecked
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.defaultSelected === false && hasDefault(element)
    // The value of a text area has other line endings than its default.
    return 'defaultValue' in element && isWritten(element) && element.value !== element.defaultValue.replace(/\r\n?/g, '\n')
  })
}

/** If not, the browser has selected the first option. */
function hasDefault(select: HTMLSelectElement): boolean {
  return [...select.options].some(({ defaultSelected }) => defaultSelected)
}

/** Hidden fields keep the page's values; read-only ones are not in `fields`. */
function fillIn(form: HTMLFormElement, fields: Fields): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === 'checkbox')
      element.checked = fields[element.name]?.includes(element.value) ?? false
    else if (isWritten(element)) element.value = fields[element.name]?.[0] ?? element.value
  }
}

function isWritten(element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (element instanceof HTMLInputElement) return element.type !== 'hidden' && element.type !== 'password'
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
}
