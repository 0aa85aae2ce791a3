import { emptyField } from './required-fields.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => 'name' in element && element.name !== '')
}

/** What the browser's validation finds wrong with a form's fields, in our words, by field name. */
export function faultsOf(form: HTMLFormElement): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const control of controlsOf(form)) {
    const { name, value, validity, required } = control
    if (required && value.trim() === '') faults[name] = emptyField(control)
    else if (validity.typeMismatch) faults[name] = 'Please write it like name@example.com.'
    else if (!validity.valid) faults[name] = 'Please check this.'
  }
  return faults
}

/** The faults without the field being corrected; the same object if it had none. */
export function withoutFault(faults: Record<string, string>, name: string): Record<string, string> {
  if (!(name in faults)) return faults
  const { [name]: _mended, ...others } = faults
  return others
}

/**
 * Call it once the messages are on the page. Whoever has gone on to another form while the answer was on its way stays there, even if
 * that was in the last frame: the next letter belongs to what is being typed.
 */
export function focusFirstFault(form: HTMLFormElement) {
  requestAnimationFrame(() => {
    if (mayFocus(form)) form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
}

/** Whether the focus is the form's to move: at one of its fields, or lost, as by a button that was disabled for a while. */
export function mayFocus(form: HTMLFormElement | null | undefined): form is HTMLFormElement {
  const active = document.activeElement as (Element & { form?: HTMLFormElement }) | null
  return form instanceof HTMLFormElement && (active === document.body || form.contains(active) || active?.form === form)
}

/** Clears what was `sent` from a form, including rendered values. A field edited since keeps its text. */
export function clear(form: HTMLFormElement, sent: Record<string, string>) {
  for (const control of controlsOf(form)) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = false
    else if (control.value === sent[control.name]) control.value = ''
  }
}
