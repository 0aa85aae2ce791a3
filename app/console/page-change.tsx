import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useKeptFocus } from '#app/ui/console/use-kept-focus.ts'

/** Changing console pages loads no new document: this announces the page's name, or which one of a list, and moves a lost focus to the page. */
export function PageChange() {
  const { pathname, search } = useLocation()
  const page = new URLSearchParams(search).get('page') ?? ''
  const shown = useRef({ pathname, page })
  const [name, setName] = useState('')
  useKeptFocus('#main')
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, page }
    const isOther = before.pathname !== pathname
    if (!isOther && before.page === page) return
    setName((isOther ? undefined : document.querySelector('.pager span:not(:empty)')?.textContent) ?? document.title)
    // The link to the next page of a list stays at its end, while the window shows the beginning.
    if (document.activeElement?.matches('body, .pager a')) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, page])
  return (
    <p className="sr-only" aria-live="polite">
      {name}
    </p>
  )
}
