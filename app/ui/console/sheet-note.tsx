import { useEffect, useRef, useState } from 'react'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { useOutcome } from '#app/ui/forms/outcomes.ts'

/**
 * What has gone wrong with the form of a sheet, above its buttons: a notice in the corner would stand under the open dialog,
 * dimmed and unheard. While this is on the page the notice board leaves errors to it. `over`: it is being tried again, or what
 * was at fault is mended. `first`: what was said without script, with which the page has come.
 */
export function SheetNote({ over, first }: { over: boolean; first?: Notice | undefined }) {
  const [notice, setNotice] = useState(first)
  useOutcome(({ reply }) => setNotice(reply.notice?.kind === 'error' ? reply.notice : undefined))
  const said = over ? undefined : notice
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!said) return
    // The button has lost the focus while it was out of use.
    if (document.activeElement === document.body)
      note.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus()
    // The faults that came with it have pushed it down, and the buttons below it.
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [said])
  return (
    <div ref={note} className="scroll-mb-20 empty:hidden" data-sheet-note>
      {said ? (
        <p role="alert" className="note" data-kind="error">
          <strong className="block">{said.title}</strong>
          {said.text}
        </p>
      ) : null}
    </div>
  )
}

/** Whether an open sheet says itself what has gone wrong. */
export function sheetSaysErrors(): boolean {
  return document.querySelector('[data-sheet-note]') !== null
}
