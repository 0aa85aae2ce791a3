import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { PGlite, type QueryOptions, type Results } from '@electric-sql/pglite'
import { PreparedStatements } from './prepared-statements.server.ts'

/**
 * PGlite runs in this thread, and statements follow each other without yielding to the event loop: an already rendered page would wait
 * for everybody's queries. Here each statement lets others go first.
 */
export class YieldingPGlite extends PGlite {
  readonly #heard = new Set<(channel: string, payload: string) => void>()
  readonly #prepared = new PreparedStatements(this, ({ channel, payload }) => {
    for (const each of this.#heard) each(channel, payload)
  })

  // Wraps every statement, including those of transactions with their BEGIN and COMMIT.
  override _runExclusiveQuery<T>(statement: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      await yieldToEventLoop()
      return statement()
    })
  }

  /**
   * Drizzle sends the same parsers with every statement, and PGlite would merge them with those of all its types each time: as much work
   * as a small statement. Here the result is cached. Repeated statements are prepared, except in transactions, whose statements PGlite
   * runs itself.
   */
  override async query<T>(statement: string, values: unknown[] = [], options: QueryOptions = {}): Promise<Results<T>> {
    const { parsers, ...others } = options
    // Until it is ready, it is still looking up array types.
    if (!parsers || !this.ready) return super.query<T>(statement, values, options)
    Object.assign(this.parsers, parsers)
    if (!this.#prepared.isKnown(statement)) return super.query<T>(statement, values, others)
    return this._runExclusiveTransaction(() => this._runExclusiveQuery(() => this.#prepared.ask<T>(statement, values, others)))
  }

  /** @param channel in lower case. */
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
