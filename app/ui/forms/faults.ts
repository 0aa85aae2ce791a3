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

/** Call it once the messages are on the page. */
export function focusFirstFault(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/** Clears what was `sent` from a form, including rendered values. A field edited since keeps its text. */
export function clear(form: HTMLFormElement, sent: Record<string, string>) {
  for (const control of controlsOf(form)) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = false
    else if (control.value === sent[control.name]) control.value = ''
  }
}
