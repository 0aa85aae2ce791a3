import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { type Location, useLocation } from 'react-router'
import { draftsOf, keepDraft, takeDraft } from './drafts.ts'
import { UnsavedFormsContext, unsavedQuestion } from './unsaved-forms.ts'

type Unsaved<T> = {
  /** Its name within the page. */
  form: string
  /** Unsaved input, JSON-serialisable and never a password; undefined if none. */
  typed: T | undefined
  /** Restores what was typed before the session ended. */
  putBack: (typed: T) => void
  /** Whether the form still exists at another address of the same path; by default it does. */
  stays?: (to: Location) => boolean
}

/**
 * Asks before unsaved input is left behind. If the session has ended nobody can be asked: the input is kept, and restored when the same
 * person has signed in again. So it is if the page has been closed to them, for them to copy (kept-for-copying.tsx).
 * @returns `kept`: whether input was restored here; `mayLeave`: asks, for a close button to call
 */
export function useUnsaved<T>({ form, typed, putBack, stays }: Unsaved<T>) {
  const { owner, forms } = useContext(UnsavedFormsContext)
  const { pathname: path } = useLocation()
  const [kept, setKept] = useState(false)
  const dirty = typed !== undefined
  const find = useEffectEvent(() => {
    const found = takeDraft({ owner, path, form })
    if (found === undefined) return
    putBack(found as T)
    setKept(true)
  })
  useEffect(() => find(), [])
  const staysAt = useEffectEvent((to: Location) => to.pathname === path && (stays?.(to) ?? true))
  const keep = useEffectEvent(() => keepDraft({ owner, path, form }, typed))
  useEffect(() => {
    if (!dirty) return
    const unsaved = { stays: (to: Location) => staysAt(to) }
    forms.add(unsaved)
    return () => {
      // Forms whose input was discarded, or whose owner signed out, are no longer registered.
      if (forms.delete(unsaved) && wasSentAway()) keep()
      setKept(false)
    }
  }, [dirty, forms])
  return { kept, mayLeave: () => !dirty || window.confirm(unsavedQuestion) }
}

/**
 * True once `requireStaff` has redirected to the login, whose address says why: the session has ended, or the page is no longer open to
 * this person. At that moment the page with the form is still there.
 */
function wasSentAway(): boolean {
  const { pathname, search } = window.location
  return pathname === '/admin/login' && new URLSearchParams(search).has('reason')
}

/** Calls `open` once, on arriving at a page, with what is kept for forms that are not open yet, by name. */
export function useKept(open: (kept: Map<string, unknown>) => void): void {
  const { owner } = useContext(UnsavedFormsContext)
  const { pathname } = useLocation()
  const tell = useEffectEvent(() => {
    const kept = draftsOf(owner, pathname)
    if (kept.size > 0) open(kept)
  })
  useEffect(() => tell(), [])
}
