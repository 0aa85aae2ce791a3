import { useEffect, useRef } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import { sheetSaysErrors } from '#app/ui/console/sheet-note.tsx'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { useOutcome } from '#app/ui/forms/outcomes.ts'

/** Says what became of a form once the page shows what is stored now: whoever reads it may rely on what they see. */
export function NoticeBoard() {
  const waiting = useRef<{ notice: Notice; form: string }[]>([])
  const forms = [useNavigation(), ...useFetchers()]
  const settled = [useRevalidator(), ...forms].every(({ state }) => state === 'idle')
  const sent = forms.flatMap(({ state, formData }) => (state === 'submitting' && formData ? formOf(formData) : []))
  useOutcome(({ fields, reply }) => {
    if (!reply.notice || reply.notice.inPlace || (reply.notice.kind === 'error' && sheetSaysErrors())) return
    waiting.current.push({ notice: reply.notice, form: formOf(fields) })
  })
  const sentNow = sent.join('\n')
  useEffect(() => {
    for (const form of sentNow.split('\n')) takeBack.get(form)?.()
  }, [sentNow])
  useEffect(() => {
    if (!settled || waiting.current.length === 0) return
    const ripe = waiting.current.splice(0)
    import('./notices.tsx').then(
      (notices) => {
        for (const { notice, form } of ripe) takeBack.set(form, notices.showNotice(notice))
      },
      // Without a connection: with the next one, then.
      () => void waiting.current.unshift(...ripe),
    )
  })
  useEffect(() => {
    const fetching = setTimeout(() => void import('./notices.tsx').catch(() => {}), quietMs)
    return () => clearTimeout(fetching)
  }, [])
  return null
}

/** Takes back what a form has said last: after its redirect, too, when another board hangs on the page. */
const takeBack = new Map<string, () => void>()

/** What tells the forms of a page apart: what they do, and to which of its rows. */
function formOf(fields: FormData): string {
  return ['intent', 'mark', 'id'].map((name) => fields.get(name) ?? '').join(' ')
}

/** What notices have to say may be that there is no connection: their code is fetched before, once the page is done with its own. */
const quietMs = 2_000
