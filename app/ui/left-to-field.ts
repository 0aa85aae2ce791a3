import { mayFocus } from '#app/ui/forms/faults.ts'
import type { Notice } from '#app/ui/forms/form-reply.ts'

/**
 * An error shown at a field is announced only there: the focus moves to that field. @returns false if there is no such field, or somebody
 * has gone on to another form
 */
export function leftToField({ kind, text }: Notice): boolean {
  if (kind !== 'error') return false
  const isSaidAt = (field: Element) =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').some((id) => document.getElementById(id)?.textContent === text)
  const field = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].find(isSaidAt)
  if (!field || !mayFocus(field.form)) return false
  field.focus()
  return document.activeElement === field
}
