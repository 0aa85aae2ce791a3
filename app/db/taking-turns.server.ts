import { setImmediate as whoeverWaits } from 'node:timers/promises'
import { PGlite, type QueryOptions, type Results } from '@electric-sql/pglite'
import { PreparedStatements } from './prepared-statements.server.ts'

/**
 * PGlite works in this thread, and one statement follows the other without the process looking at anything else: a page that lies
 * ready would wait until all who ask the database have been answered. Here each statement lets everybody else have a turn first.
 */
export class TakingTurns extends PGlite {
  readonly #heard = new Set<(channel: string, payload: string) => void>()
  readonly #prepared = new PreparedStatements(this, ({ channel, payload }) => {
    for (const each of this.#heard) each(channel, payload)
  })

  // Around each statement, those of transactions and their BEGIN and COMMIT too.
  override _runExclusiveQuery<T>(statement: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      await whoeverWaits()
      return statement()
    })
  }

  /**
   * Drizzle sends the same parsers along with every statement, and PGlite would copy those of all its types for each: as much work as
   * a small statement. Here they are kept. What was asked before is asked as a prepared statement, except in transactions, whose
   * statements PGlite asks by itself.
   */
  override async query<T>(statement: string, values: unknown[] = [], options: QueryOptions = {}): Promise<Results<T>> {
    const { parsers, ...others } = options
    // Until it is ready it still finds the types of lists.
    if (!parsers || !this.ready) return super.query<T>(statement, values, options)
    Object.assign(this.parsers, parsers)
    if (!this.#prepared.isKnown(statement)) return super.query<T>(statement, values, others)
    return this._runExclusiveTransaction(() => this._runExclusiveQuery(() => this.#prepared.ask<T>(statement, values, others)))
  }

  /** @param channel in small letters. */
  override async listen(...[channel, onNotice, tx]: Parameters<PGlite['listen']>): ReturnType<PGlite['listen']> {
    const hear = (said: string, payload: string) => {
      if (said === channel) queueMicrotask(() => onNotice(payload))
    }
    const end = await super.listen(channel, onNotice, tx)
    this.#heard.add(hear)
    return (tx) => {
      this.#heard.delete(hear)
      return end(tx)
    }
  }
}
