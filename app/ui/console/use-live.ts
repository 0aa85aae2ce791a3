import { useEffect } from 'react'

/** Refreshes every few seconds while the page is visible, and at once when it becomes visible again. */
export function useLive(lookAgain: () => Promise<void>, everyMs = 8_000) {
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && navigator.onLine && lookAgain())
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [lookAgain, everyMs])
}
