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
  const active = document.activeElement as Partial<HTMLInputElement> | null
  // The button pressed was disabled for a while, and may have lost the focus.
  if (!field || !(active === document.body || active?.form === field.form)) return false
  field.focus()
  return document.activeElement === field
}
