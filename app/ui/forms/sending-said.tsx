import { type ReactNode, useEffect, useState } from 'react'

const lateMs = 8_000
const takesLong = 'This takes longer than usual. Please leave the page open: what you typed is kept.'

/**
 * While a form is being sent, tells screen readers what its button shows and, once it takes long, tells everybody so. The outcome is
 * announced by the form's notice.
 */
export function SendingSaid({ children }: { children: ReactNode }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (!children) return
    const timer = setTimeout(() => setLate(true), lateMs)
    return () => clearTimeout(timer)
  }, [children])
  return (
    <>
      <span role="status" className="sr-only">
        {children}
        {late ? ` ${takesLong}` : null}
      </span>
      {late ? (
        <p aria-hidden="true" className="caption mt-3">
          {takesLong}
        </p>
      ) : null}
    </>
  )
}
