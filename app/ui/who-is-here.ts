/** The tabs of a browser share a session: each hears who signs in or out in another. */
let tabs: BroadcastChannel | undefined

function otherTabs(): BroadcastChannel {
  tabs ??= new BroadcastChannel('console')
  return tabs
}

/** Tells the other tabs. @param staff the account; undefined after signing out */
export function tellWhoIsHere(staff: string | undefined): void {
  otherTabs().postMessage(staff)
}

/** @returns a function that stops listening */
export function hearWhoIsHere(hear: (staff: string | undefined) => void): () => void {
  const listener = ({ data }: MessageEvent<string | undefined>) => hear(data)
  otherTabs().addEventListener('message', listener)
  return () => otherTabs().removeEventListener('message', listener)
}
