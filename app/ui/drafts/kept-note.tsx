import { useEffect, useRef } from 'react'

/** Says that a form has again what was typed into it before the session ended. `onDiscard`: throws it away. */
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
          What you had typed is here again.
          <button
            type="button"
            className="button-plain -ml-2"
            onClick={() => {
              // The button goes away: on with the form, unless that goes away as well.
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
