import type { ReactNode } from 'react'

/** What a form's button shows while it sends, for whoever does not see it. The outcome is announced by its notice. */
export function SendingSaid({ children }: { children: ReactNode }) {
  return (
    <span role="status" className="sr-only">
      {children}
    </span>
  )
}
