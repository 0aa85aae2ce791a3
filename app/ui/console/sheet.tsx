import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { OpenButton } from './opened.tsx'

type SheetProps = {
  title: string
  onClose: () => void
  /**
   * For a sheet that asks a question: its subject, read out with it. The buttons are the answers; the first field, or the button that
   * changes nothing, has the focus.
   */
  asks?: string
  /** Rendered open by the server, above the page until script has loaded (`useAskedOpen`). */
  comesOpen?: boolean
  children: ReactNode
}

/** A console dialog, open for as long as it is rendered. Closing it only calls `onClose`, which may keep it open by leaving it rendered. */
export function Sheet({ title, onClose, asks, comesOpen = false, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [id, aboutId] = [useId(), useId()]
  const [open] = useState(comesOpen)
  useLayoutEffect(() => {
    const element = dialog.current
    const focused = document.activeElement
    if (element?.open) element.close()
    element?.showModal()
    // Keeps the focus of somebody who began to type before script had loaded.
    if (focused instanceof HTMLElement && element?.contains(focused)) focused.focus({ preventScroll: true })
    // Close it while still in the document: only then does the browser restore the previous focus.
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="sheet"
      open={open}
      data-asks={asks ? true : undefined}
      role={asks ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={asks ? aboutId : undefined}
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
      {asks ? (
        <p id={aboutId} className="mb-5">
          {asks}
        </p>
      ) : null}
      {children}
    </dialog>
  )
}
