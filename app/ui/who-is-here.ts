/** The tabs of a browser share a session: each hears who signs in or out in another. */
let tabs: BroadcastChannel | undefined

function otherTabs(): BroadcastChannel {
  tabs ??= new BroadcastChannel('console')
  return tabs
}

/** `staff`: the account; undefined after signing out. This tab does not hear itself. */
export function tellWhoIsHere(staff: string | undefined): void {
  otherTabs().postMessage(staff)
}

/** @returns what stops listening. */
export function hearWhoIsHere(hear: (staff: string | undefined) => void): () => void {
  const listener = ({ data }: MessageEvent<string | undefined>) => hear(data)
  otherTabs().addEventListener('message', listener)
  return () => otherTabs().removeEventListener('message', listener)
}
