import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Says that what a colleague has changed meanwhile was read, in a form whose Save is out of use until then. It takes the focus that
 * Save has lost, and gives it back. `onSeen` takes this button away and puts Save to use again.
 */
export function SeenButton({ className, onSeen }: { className: string; onSeen: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  function goOn() {
    const form = button.current?.form
    flushSync(onSeen)
    form?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }
  return (
    <button ref={button} type="button" className={className} onClick={goOn}>
      I have seen it: let me save my version
    </button>
  )
}
