import { useEffect, useRef } from 'react'

/** Says that a form has its unsaved text back after the session had ended, and offers to discard it. */
export function KeptNote({ kept, onDiscard }: { kept: boolean; onDiscard: () => void }) {
  const note = useRef<HTMLDivElement>(null)
  // The form may be at the end of a long page.
  useEffect(() => {
    if (kept) note.current?.scrollIntoView({ block: 'center' })
  }, [kept])
  return (
    <div ref={note} role="status" className="empty:hidden">
      {kept ? (
        <p className="note row">
          What you typed has been restored.
          <button
            type="button"
            className="button-plain -ml-2"
            onClick={() => {
              // The button disappears: move on to the form, unless that disappears too.
              note.current?.parentElement?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus()
              onDiscard()
            }}
          >
            Throw it away
          </button>
        </p>
      ) : null}
    </div>
  )
}
