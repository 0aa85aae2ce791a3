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
    if (sentNow) for (const form of [done, ...sentNow.split('\n')]) takeBack.get(form)?.()
  }, [sentNow])
  useEffect(() => {
    if (!settled || waiting.current.length === 0) return
    const ripe = waiting.current.splice(0)
    import('./notices.tsx').then(
      (notices) => {
        for (const { notice, form } of ripe)
          takeBack.set(notice.kind === 'error' ? form : done, notices.showUnlessAtField(notice))
      },
      // Without a connection, the code is requested again with the next notice.
      () => void waiting.current.unshift(...ripe),
    )
  })
  return null
}

/**
 * Functions that remove a form's last error, by form, and the last success: that goes with whatever is sent next, or it would hide what is
 * answered at the form. They work even after a redirect to a page with another board.
 */
const takeBack = new Map<string, () => void>()
const done = ''

/** What distinguishes the forms of a page: their intent and the id of their row. */
function formOf(fields: FormData): string {
  return ['intent', 'id'].map((name) => fields.get(name) ?? '').join(' ')
}

/** Whether a form with this intent shows its errors itself. An open sheet does, too (console/sheet-note.tsx). */
function formSaysErrorsOf(fields: FormData): boolean {
  return isThere(`form[data-says-errors-of~="${CSS.escape(String(fields.get('intent')))}"]`)
}

function isThere(selector: string): boolean {
  return document.querySelector(selector) !== null
}
