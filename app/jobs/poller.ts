import type { BaseLogger } from 'pino'

export type Poller = {
  /** Runs now; if already running, once more afterwards. */
  nudge(): void
  /** Signals a current run to end early and waits for it. Nothing runs afterwards. */
  stop(): Promise<void>
}

type Polling = { name: string; everyMs: number; run: (signal: AbortSignal) => Promise<unknown>; log: BaseLogger }

/** Runs at once, at every nudge and every `everyMs`, never concurrently in this process. Errors are logged. */
export function startPoller({ name, everyMs, run, log }: Polling): Poller {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let again = false

  async function runUntilQuiet(): Promise<void> {
    do {
      again = false
      try {
        await run(stopping.signal)
      } catch (error) {
        log.error({ err: error, poller: name }, 'background run failed')
      }
    } while (again && !stopping.signal.aborted)
    running = undefined
  }

  function nudge(): void {
    if (stopping.signal.aborted) return
    if (running) again = true
    else running = runUntilQuiet()
  }

  const timer = setInterval(nudge, everyMs).unref()
  nudge()
  return {
    nudge,
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}
