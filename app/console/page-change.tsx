import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useKeptFocus } from '#app/ui/console/use-kept-focus.ts'

/** Another page of the console is no new document: who listens hears its name, and who had the focus in what has gone finds it on the page. */
export function PageChange() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [name, setName] = useState('')
  useKeptFocus('#main')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setName(document.title)
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <p className="sr-only" aria-live="polite">
      {name}
    </p>
  )
}
