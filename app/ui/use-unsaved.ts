import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'

const question = 'There are unsaved changes. Leave without saving?'

/**
 * Asks before a page with unsaved changes is left, within the console and out of it. `parameter`: what in the page's query says
 * which of several things is edited. @returns what a close button asks.
 */
export function useUnsaved(dirty: boolean, parameter?: string): () => boolean {
  const edited = ({ pathname, search }: Location) =>
    parameter ? `${pathname} ${new URLSearchParams(search).get(parameter)}` : pathname
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && edited(currentLocation) !== edited(nextLocation))
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
