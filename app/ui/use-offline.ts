import { useSyncExternalStore } from 'react'

/** On `<html>`; the guide's service worker also writes it into the document that it gives out without a signal. */
const mark = 'data-no-signal'

/** Whether the device says that there is no signal. With one bar it says that there is some: sending is worth a try. */
export function useOffline(): boolean {
  return useSyncExternalStore(followSignal, hasNoSignal, () => false)
}

export function hasNoSignal(): boolean {
  return !navigator.onLine || document.documentElement.hasAttribute(mark)
}

/** Any answer proves that there is one, whatever the device believes. */
export function signalIsBack() {
  if (hasNoSignal()) dispatchEvent(new Event('online'))
}

/** Also keeps the mark, for the page's style. @returns a function that stops this */
export function followSignal(hear: () => void): () => void {
  const change = ({ type }: Event) => {
    document.documentElement.toggleAttribute(mark, type === 'offline')
    hear()
  }
  addEventListener('online', change)
  addEventListener('offline', change)
  return () => {
    removeEventListener('online', change)
    removeEventListener('offline', change)
  }
}
