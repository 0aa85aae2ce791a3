import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { OpenButton } from './opened.tsx'

type SheetProps = {
  title: string
  onClose: () => void
  /** It asks one thing, and its buttons are the answers. What stands first, a field or the button that changes nothing, has the focus. */
  asks?: boolean
  /** The page comes with it, for whom it stands above the rest until the program is there (`useAskedOpen`). */
  comesOpen?: boolean
  children: ReactNode
}

/** A dialog of the console, open as long as it is rendered. `onClose` is asked first and may keep it open by not unmounting it. */
export function Sheet({ title, onClose, asks = false, comesOpen = false, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [open] = useState(comesOpen)
  useLayoutEffect(() => {
    const element = dialog.current
    const focused = document.activeElement
    if (element?.open) element.close()
    element?.showModal()
    // Whoever has begun to type before the program was there goes on.
    if (focused instanceof HTMLElement && element?.contains(focused)) focused.focus({ preventScroll: true })
    // Closed while it is still in the page: only then does the browser give the focus back to where it was.
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="sheet"
      open={open}
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
          <OpenButton className="button-plain" onOpen={onClose}>
            Close
          </OpenButton>
        )}
      </header>
      {children}
    </dialog>
  )
}
