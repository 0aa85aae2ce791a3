/** Tracks console forms with unsaved input. A page's form joins with `useUnsaved`. */
import { createContext, useEffect, useState } from 'react'
import { type Location, useBlocker } from 'react-router'
import { hearWhoIsHere, tellWhoIsHere } from '#app/ui/who-is-here.ts'
import { forgetDrafts } from './drafts.ts'

export const unsavedQuestion = 'There are unsaved changes. Leave without saving?'

/** `stays`: whether the form is still there after going to that address. */
type UnsavedForm = { stays: (to: Location) => boolean }

/** `owner`: the account of the person typing. */
type UnsavedForms = { owner: string; forms: Set<UnsavedForm> }

export const UnsavedFormsContext = createContext<UnsavedForms>({ owner: '', forms: new Set() })

/**
 * For the console's layout, which provides the result to its pages: asks before unsaved input is left behind, by navigating within the
 * console or out of it. Needed because a page may have many forms, and the router supports only one blocker at a time. `owner` is empty if
 * nobody is signed in.
 */
export function useUnsavedForms(owner: string): UnsavedForms {
  const [forms] = useState(() => new Set<UnsavedForm>())
  const blocker = useBlocker(({ nextLocation }) => [...forms].some((form) => !form.stays(nextLocation)))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (!window.confirm(unsavedQuestion)) return blocker.reset()
    forms.clear()
    blocker.proceed()
  }, [blocker, forms])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => forms.size > 0 && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [forms])
  useEffect(() => {
    if (!owner) return
    forgetDrafts(owner)
    tellWhoIsHere(owner)
    return hearWhoIsHere((staff) => {
      if (staff === owner) return
      // Signing out leaves nothing behind, and the next person is not asked about this one's input.
      forms.clear()
      forgetDrafts(staff)
      window.location.replace('/admin/login')
    })
  }, [owner, forms])
  return { owner, forms }
}
