import { useEffect, useRef, useState } from 'react'
import { mayFocus } from '#app/ui/forms/faults.ts'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { useOutcome } from '#app/ui/forms/outcomes.ts'

type Props = {
  /** The error no longer holds, because the form is being sent again or the fault was corrected. */
  over: boolean
  /** The error that the page was rendered with, after a post without script. */
  first?: Notice | undefined
}

/**
 * Shows an error of a sheet's form above its buttons: a toast would be under the open dialog, dimmed and unannounced. While this is
 * mounted, the notice board leaves errors to it. An error already shown at a field is not shown again, only announced.
 */
export function SheetNote({ over, first }: Props) {
  const [notice, setNotice] = useState(first)
  const [isAtField, setAtField] = useState(false)
  const [hasFaults, setFaults] = useState(false)
  useOutcome(({ reply: { notice, code, fieldErrors = {} } }) => {
    setNotice(notice?.kind === 'error' ? notice : undefined)
    setAtField(Object.values(fieldErrors).includes(notice?.text ?? ''))
    setFaults(code !== 'changed_meanwhile' && Object.keys(fieldErrors).length > 0)
  })
  const said = over ? undefined : notice
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!said) return
    const form = note.current?.closest('form')
    if (hasFaults && mayFocus(form)) return form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    // The button lost focus while it was disabled.
    if (document.activeElement === document.body) form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    // The errors at the fields have pushed it and the buttons down.
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [said, hasFaults])
  return (
    <div ref={note} className="scroll-mb-20 empty:hidden" data-sheet-note>
      {said ? (
        <p role="alert" className={isAtField ? 'sr-only' : 'note whitespace-pre-line'} data-kind="error">
          <strong className="block">{said.title}</strong>
          {said.text}
        </p>
      ) : null}
    </div>
  )
}
