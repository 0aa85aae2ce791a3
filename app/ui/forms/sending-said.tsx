import { useEffect, useState } from 'react'

const lateMs = 8_000
const takesLong = 'This is taking longer than usual. Please leave the page open: what you typed is kept.'

/**
 * While a form is being sent, tells screen readers what its button shows and, once it takes long, tells everybody so. The outcome is
 * announced by the form's notice.
 */
export function SendingSaid({ children }: { children: string | null }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (!children) return
    const timer = setTimeout(() => setLate(true), lateMs)
    return () => clearTimeout(timer)
  }, [children])
  return (
    <>
      {/* One text: a translator puts its own in the place of several, and React could not remove them. */}
      <span role="status" className="sr-only">
        {children && late ? `${children} ${takesLong}` : children}
      </span>
      {late ? (
        <p aria-hidden="true" className="caption mt-3">
          {takesLong}
        </p>
      ) : null}
    </>
  )
}
