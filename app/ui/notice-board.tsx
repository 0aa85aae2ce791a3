import { useEffect, useRef } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { useOutcome } from '#app/ui/forms/outcomes.ts'

/** Shows the outcome of a form once the page shows the stored state, so that what people read is reliable. */
export function NoticeBoard() {
  const waiting = useRef<{ notice: Notice; form: string }[]>([])
  const forms = [useNavigation(), ...useFetchers()]
  const settled = [useRevalidator(), ...forms].every(({ state }) => state === 'idle')
  const sent = forms.flatMap(({ state, formData }) => (state === 'submitting' && formData ? formOf(formData) : []))
  useOutcome(({ fields, reply }) => {
    if (!reply.notice || reply.notice.inPlace) return
    if (reply.notice.kind === 'error' && (isThere('[data-sheet-note]') || formSaysErrorsOf(fields))) return
    waiting.current.push({ notice: reply.notice, form: formOf(fields) })
  })
  const sentNow = sent.join('\n')
  useEffect(() => {
    for (const form of sentNow.split('\n')) takeBack.get(form)?.()
  }, [sentNow])
  useEffect(() => {
    if (!settled || waiting.current.length === 0) return
    const ripe = waiting.current.splice(0).filter(({ notice }) => !leftToField(notice))
    if (ripe.length === 0) return
    import('./notices.tsx').then(
      (notices) => {
        for (const { notice, form } of ripe) takeBack.set(form, notices.showNotice(notice))
      },
      // Without a connection, the code is requested again with the next notice.
      () => void waiting.current.unshift(...ripe),
    )
  })
  return null
}

/** Functions that remove a form's last message, by form; they work even after a redirect to a page with another board. */
const takeBack = new Map<string, () => void>()

/** What distinguishes the forms of a page: their intent and the id of their row. */
function formOf(fields: FormData): string {
  return ['intent', 'id'].map((name) => fields.get(name) ?? '').join(' ')
}

/**
 * An error shown at a field is announced only there: the focus moves to that field. @returns false if there is no such field, or somebody
 * has gone on to another form
 */
function leftToField({ kind, text }: Notice): boolean {
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

/** Whether a form with this intent shows its errors itself. An open sheet does, too (console/sheet-note.tsx). */
function formSaysErrorsOf(fields: FormData): boolean {
  return isThere(`form[data-says-errors-of~="${CSS.escape(String(fields.get('intent')))}"]`)
}

function isThere(selector: string): boolean {
  return document.querySelector(selector) !== null
}
