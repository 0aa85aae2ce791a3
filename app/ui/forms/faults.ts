import { fillThisIn } from './required-fields.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => 'name' in element && element.name !== '')
}

/** What the browser itself finds wrong with a form's fields, in our words, by field name. */
export function faultsOf(form: HTMLFormElement): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { name, value, type, validity, required } of controlsOf(form)) {
    if (required && value.trim() === '') faults[name] = type === 'select-one' ? 'Please choose one.' : fillThisIn
    else if (validity.typeMismatch) faults[name] = 'Please write it like name@example.com.'
    else if (!validity.valid) faults[name] = 'Please check this.'
  }
  return faults
}

/** What is left of the faults once the field of that name is being mended; the same object when it had none. */
export function withoutFault(faults: Record<string, string>, name: string): Record<string, string> {
  if (!(name in faults)) return faults
  const { [name]: _mended, ...others } = faults
  return others
}

/** Once the messages are on the page. */
export function focusFirstFault(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/** Empties a form of what was `sent`, also of what it was rendered with. A field that has been written in since keeps its words. */
export function clear(form: HTMLFormElement, sent: Record<string, string>) {
  for (const control of controlsOf(form)) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = false
    else if (control.value === sent[control.name]) control.value = ''
  }
}
