import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useKeptFocus } from '#app/ui/console/use-kept-focus.ts'

/** Changing console pages loads no new document: this announces the page's name to screen readers, and moves a lost focus to the page. */
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
