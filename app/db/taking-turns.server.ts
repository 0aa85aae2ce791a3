import { setImmediate as whoeverWaits } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'

/**
 * PGlite works in this thread, and one statement follows the other without the process looking at anything else: a page that lies
 * ready would wait until all who ask the database have been answered. Here each statement lets everybody else have a turn first.
 */
export class TakingTurns extends PGlite {
  // Around each statement, those of transactions and their BEGIN and COMMIT too.
  override _runExclusiveQuery<T>(statement: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      await whoeverWaits()
      return statement()
    })
  }
}
