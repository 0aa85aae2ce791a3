import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Confirms that a colleague's change was read, in a form whose Save is disabled until then. It takes over the focus that Save lost, and
 * returns it.
 * @param props.onSeen removes this button and enables Save
 */
export function SeenButton({ onSeen }: { onSeen: () => void }) {
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
    <button ref={button} type="button" className="button-plain -ml-2 block" onClick={goOn}>
      I have seen it: let me save my version
    </button>
  )
}
