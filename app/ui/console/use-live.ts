import { useEffect } from 'react'

const everyMs = 8_000

/** Looks again every few seconds while the page is being looked at, and at once when somebody comes back to it. */
export function useLive(lookAgain: () => Promise<void>) {
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && navigator.onLine && lookAgain())
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [lookAgain])
}
