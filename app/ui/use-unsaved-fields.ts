import { type FormEvent, useRef, useState } from 'react'
import { useUnsaved } from './use-unsaved.ts'

/** By name; a name with many boxes to tick has many values. */
type Fields = Record<string, string[]>

/**
 * `useUnsaved` for a form whose fields React does not control: `form` and `onChange` are its `ref` and its listener. `putBack` is told
 * what its hidden fields held.
 */
export function useUnsavedFields(name: string, putBack?: (fields: Fields) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Fields>()
  const { kept, mayLeave } = useUnsaved({
    form: name,
    typed,
    putBack: (fields) => {
      if (form.current) fillIn(form.current, fields)
      setTyped(fields)
      putBack?.(fields)
    },
  })
  return { form, kept, mayLeave, onChange: (event: FormEvent<HTMLFormElement>) => setTyped(fieldsOf(event.currentTarget)) }
}

function fieldsOf(form: HTMLFormElement): Fields {
  const data = new FormData(form)
  return Object.fromEntries([...data.keys()].map((name) => [name, data.getAll(name).map(String)]))
}

/** Hidden fields stay as the page has them, and what cannot be changed is not among `fields`. */
function fillIn(form: HTMLFormElement, fields: Fields): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === 'checkbox')
      element.checked = fields[element.name]?.includes(element.value) ?? false
    else if (isWritten(element)) element.value = fields[element.name]?.[0] ?? element.value
  }
}

function isWritten(element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (element instanceof HTMLInputElement) return element.type !== 'hidden'
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
}
