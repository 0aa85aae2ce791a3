import type { Extension } from '@electric-sql/pglite'
import type { BaseLogger } from 'pino'

/** Of Emscripten, what PGlite hands to its program. */
type ProgramOptions = { printErr: (line: string) => void; onAbort?: (reason: unknown) => void }

/**
 * Hears why the embedded PostgreSQL cannot start, or cannot go on.
 *
 * When it cannot write its log, or is told that the disk has kept nothing, it says PANIC and aborts: what it holds in memory is no longer
 * true, and only its log brings it back. PGlite catches that and asks it the next statement, which then never ends. Here the process
 * ends, as a server's does, before anybody is answered: whoever had an answer finds it again after the next start.
 */
export class LastWords implements Extension {
  readonly name = 'last words'
  /** In PostgreSQL's words. */
  heard: string | undefined
  readonly #log: BaseLogger

  constructor(log: BaseLogger) {
    this.#log = log
  }

  setup = async (_pg: unknown, options: ProgramOptions) => {
    const printErr = (line: string) => {
      // This line alone, after its time and number: the next says which statement it was, with what somebody typed.
      this.heard = /^[^\]]+\] (?:PANIC|FATAL): +(.+)/.exec(line)?.[1] ?? this.heard
      options.printErr(line)
    }
    const onAbort = (reason: unknown) => {
      this.#log.fatal({ reason: this.heard ?? reason }, 'the embedded database cannot go on, so the process ends')
      process.exit(1)
    }
    return { emscriptenOpts: { ...options, printErr, onAbort } satisfies ProgramOptions }
  }
}
