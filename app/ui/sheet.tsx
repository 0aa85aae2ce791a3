import { type ReactNode, useEffect, useId, useRef } from 'react'

/** A dialog of the console, open as long as it is rendered. `onClose` is asked first and may keep it open by not unmounting it. */
export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
    >
      <header className="console-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="button-plain" onClick={onClose}>
          Close
        </button>
      </header>
      {children}
    </dialog>
  )
}
