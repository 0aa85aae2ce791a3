import type { Extension } from '@electric-sql/pglite'
import type { BaseLogger } from 'pino'

/** Of Emscripten, what PGlite hands to its program. */
type ProgramOptions = { printErr: (line: string) => void; onAbort?: (reason: unknown) => void }

/**
 * PostgreSQL that cannot write its log, or is told that the disk has kept nothing, says PANIC and aborts: what it holds in memory is no
 * longer true, and only its log brings it back. PGlite catches that and asks it the next statement, which then never ends. Here the
 * process ends as a server's does, before anybody is answered: whoever had an answer finds it again after the next start.
 */
export function endOnPanic(log: BaseLogger): Extension {
  return {
    name: 'end on panic',
    async setup(_pg, options: ProgramOptions) {
      let panic: string | undefined
      const printErr = (line: string) => {
        // This line alone: the next says which statement it was, with what somebody typed.
        panic ??= /PANIC: +(.+)/.exec(line)?.[1]
        options.printErr(line)
      }
      const onAbort = (reason: unknown) => {
        log.fatal({ reason: panic ?? reason }, 'the embedded database cannot go on, so the process ends')
        process.exit(1)
      }
      return { emscriptenOpts: { ...options, printErr, onAbort } satisfies ProgramOptions }
    },
  }
}
