import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

type SheetProps = {
  title: string
  onClose: () => void
  /** It asks one thing, and its buttons are the answers. What stands first, a field or the button that changes nothing, has the focus. */
  asks?: boolean
  children: ReactNode
}

/** A dialog of the console, open as long as it is rendered. `onClose` is asked first and may keep it open by not unmounting it. */
export function Sheet({ title, onClose, asks = false, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    // Closed while it is still in the page: only then does the browser give the focus back to where it was.
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="sheet"
      data-asks={asks || undefined}
      role={asks ? 'alertdialog' : undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
    >
      <header className="console-head">
        <h2 id={id}>{title}</h2>
        {asks ? null : (
          <button type="button" className="button-plain" onClick={onClose}>
            Close
          </button>
        )}
      </header>
      {children}
    </dialog>
  )
}
