import { useSyncExternalStore } from 'react'

/** An attribute of `<html>`. The guide's service worker also writes it into the document that it serves without signal. */
const mark = 'data-no-signal'

/** Whether the device says that there is no signal. With one bar it says that there is, since sending is worth a try. */
export function useOffline(): boolean {
  return useSyncExternalStore(followSignal, hasNoSignal, () => false)
}

export function hasNoSignal(): boolean {
  return !navigator.onLine || document.documentElement.hasAttribute(mark)
}

/** To be called for any answer: it proves that there is signal, whatever the device believes. */
export function signalIsBack() {
  if (hasNoSignal()) dispatchEvent(new Event('online'))
}

/** Calls `hear` when the signal comes or goes, and maintains the attribute for the page's styles. @returns a function that stops this */
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
