import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { type Location, useLocation } from 'react-router'
import { draftsOf, keepDraft, takeDraft } from './drafts.ts'
import { UnsavedFormsContext, unsavedQuestion } from './unsaved-forms.ts'

type Unsaved<T> = {
  /** Its name within the page. */
  form: string
  /** What is typed and not saved, as JSON can hold it, and never a password; undefined when that is nothing. */
  typed: T | undefined
  /** Puts back what was typed before the session ended. */
  putBack: (typed: T) => void
  /** Whether the form is still there at another address of the same path, as it is unless told otherwise. */
  stays?: (to: Location) => boolean
}

/**
 * Asks before what is typed is left. When it is the session that has ended, nobody can be asked: then it is kept, and put back when
 * the same person has signed in again. `kept`: whether that has happened here. `mayLeave`: what a close button asks.
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
      // Whoever has agreed to lose it, or has signed out, is no longer among the forms.
      if (forms.delete(unsaved) && sessionHasEnded()) keep()
      setKept(false)
    }
  }, [dirty, forms])
  return { kept, mayLeave: () => !dirty || window.confirm(unsavedQuestion) }
}

/** The address of the login says so (`requireStaff`), before the page that was open is taken away. */
function sessionHasEnded(): boolean {
  const { pathname, search } = window.location
  return pathname === '/admin/login' && new URLSearchParams(search).get('reason') === 'login'
}

/** Told once, on arriving at a page, what is kept of forms that have yet to be opened, by their names. */
export function useKept(open: (kept: Map<string, unknown>) => void): void {
  const { owner } = useContext(UnsavedFormsContext)
  const { pathname } = useLocation()
  const tell = useEffectEvent(() => {
    const kept = draftsOf(owner, pathname)
    if (kept.size > 0) open(kept)
  })
  useEffect(() => tell(), [])
}
