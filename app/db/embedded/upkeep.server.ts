/**
 * Embedded PostgreSQL has no background workers: without this it never vacuums and makes no checkpoint while it runs, so its log grows
 * without bound and a start after a crash takes ever longer.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { BaseLogger } from 'pino'

export async function keepUp(pg: PGlite, log: BaseLogger): Promise<void> {
  const { rows } = await pg.query<{ due: boolean }>(
    'select pg_current_wal_lsn() - redo_lsn > $1::numeric as due from pg_control_checkpoint()',
    [dueAfterBytes],
  )
  if (!rows[0]?.due) return
  const started = performance.now()
  // Recent statistics may not have been flushed yet.
  await pg.exec('select pg_stat_force_next_flush()')
  const { rows: tables } = await pg.query<Due>(dueTables)
  // One table at a time: a running statement blocks everybody, and a whole database takes long.
  for (const { name, untidy, unknown } of tables) {
    if (untidy) await pg.exec(`vacuum ${name}`)
    if (unknown) await pg.exec(`analyze ${name}`)
    await yieldToEventLoop()
  }
  await pg.exec('checkpoint')
  const ms = Math.round(performance.now() - started)
  log[ms > longMs ? 'warn' : 'info']({ ms, tables: tables.map(({ name }) => name) }, 'database vacuumed')
}

const dueAfterBytes = 16 * 1024 * 1024
/** Everybody waits for that long. If this is usual, the data need a server. */
const longMs = 2_000

type Due = { name: string; untidy: boolean; unknown: boolean }
/**
 * A server's own autovacuum rules: a fifth of a table is dead or new, a tenth of it differs from its statistics, or its transactions grow
 * old. Analyzing 20,000 rows takes most of a second, so not every time.
 */
const dueTables = `
  select name, untidy, unknown
  from pg_stat_all_tables
  join pg_class on oid = relid,
  lateral (select
    relid::regclass::text as name,
    n_dead_tup > 50 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup or age(relfrozenxid) > 50000000 as untidy,
    n_mod_since_analyze > 50 + 0.1 * n_live_tup as unknown)
  where relkind in ('r', 'm') and (untidy or unknown)
  order by oid`
