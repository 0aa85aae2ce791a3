import type { Extension } from '@electric-sql/pglite'
import type { BaseLogger } from 'pino'

/** Emscripten options that PGlite passes on. */
type ProgramOptions = { printErr: (line: string) => void; onAbort?: (reason: unknown) => void }

/**
 * Captures why the embedded PostgreSQL cannot start or cannot go on.
 * When it cannot write its log, or an fsync fails, it reports PANIC and aborts: its memory is no longer valid, and only its log restores
 * it. PGlite catches that and runs the next statement, which then never ends. Here the process ends, as a server would, before anybody is
 * answered: acknowledged work is back after the next start.
 */
export class ExitOnPanic implements Extension {
  readonly name = 'exit on panic'
  /** In PostgreSQL's words. */
  reason: string | undefined
  readonly #log: BaseLogger

  constructor(log: BaseLogger) {
    this.#log = log
  }

  setup = async (_pg: unknown, options: ProgramOptions) => {
    const printErr = (line: string) => {
      // Only this line, without its time and number: the next contains the statement, with user input.
      this.reason = /^[^\]]+\] (?:PANIC|FATAL): +(.+)/.exec(line)?.[1] ?? this.reason
      options.printErr(line)
    }
    const onAbort = (cause: unknown) => {
      this.#log.fatal({ reason: this.reason ?? cause }, 'the embedded database cannot go on, so the process ends')
      process.exit(1)
    }
    return { emscriptenOpts: { ...options, printErr, onAbort } satisfies ProgramOptions }
  }
}
