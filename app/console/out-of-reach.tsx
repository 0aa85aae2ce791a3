import { useLocation, useRevalidator } from 'react-router'
import { nameOfPage } from '#app/staff/console-nav.ts'
import { inWords } from '#app/ui/console/console-parts.tsx'
import { useLive } from '#app/ui/console/use-live.ts'

/** Above a page showing old data. `since`: its age starts here, in milliseconds. */
export function OutOfReach({ since }: { since: number }) {
  useLive(useRevalidator().revalidate)
  return (
    <p role="status" className="note mb-6" data-kind="error">
      No connection. What you see is from {inWords(since)}; this page will retry automatically.
    </p>
  )
}

/** Replaces a page that could not be loaded. It retries automatically. */
export function Unread() {
  const { pathname } = useLocation()
  const { revalidate, state } = useRevalidator()
  useLive(revalidate)
  return (
    <section>
      <h1>{nameOfPage(pathname)}</h1>
      <p role="alert" className="note my-6" data-kind="error">
        This page could not be loaded. It will be retried automatically.
      </p>
      <button
        type="button"
        className="button button-line button-small"
        disabled={state !== 'idle'}
        onClick={() => void revalidate()}
      >
        Try again
      </button>
    </section>
  )
}
