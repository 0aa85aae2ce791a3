import { useEffect } from 'react'
import { useBlocker } from 'react-router'

const question = 'There are unsaved changes. Leave without saving?'

/** Asks before a page with unsaved changes is left, within the console and out of it. @returns what a close button asks. */
export function useUnsaved(dirty: boolean): () => boolean {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker])
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])
  return () => !dirty || window.confirm(question)
}
