/** What the server last sent for the current page, and since when it has been unreachable. Browser only. */
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useMatches } from 'react-router'

let kept: { address: string; data: unknown; at: number } | undefined
let out = false
const listeners = new Set<() => void>()

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/** The last data of the page with this address, if it is the current page. */
export function lastKnown(url: string): unknown {
  return kept?.address === addressOf(new URL(url)) ? kept.data : undefined
}

export function tellOutage(isOut: boolean) {
  if (kept && !isOut) kept = { ...kept, at: Date.now() }
  if (out === isOut) return
  out = isOut
  for (const tell of listeners) tell()
}

/**
 * For the layout: remembers what its page shows. @returns since when (ms since 1970) nothing new has come, while the server cannot be
 * reached
 */
export function useLastKnown(): number | undefined {
  const location = useLocation()
  const data = useMatches().at(-1)?.loaderData
  const address = addressOf(location)
  useEffect(() => {
    if (kept?.address === address && kept.data === data) return
    kept = { address, data, at: Date.now() }
    tellOutage(false)
  }, [address, data])
  const isOut = useSyncExternalStore(listen, () => out, never)
  return isOut ? kept?.at : undefined
}

function listen(tell: () => void) {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
const never = () => false
