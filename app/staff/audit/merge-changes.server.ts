import { sql } from 'drizzle-orm'
import { advisoryLocks } from '#app/db/advisory-locks.ts'
import type { Db } from '#app/db/db.ts'
import { Refusal } from '#app/requests/refusal.server.ts'

type Fields = Record<string, string>

/**
 * For a form whose fields are stored in one row: what to store when somebody who was shown `seen` saves `typed` while `present` is stored.
 * Fields they left alone keep a colleague's change; nothing unseen is overwritten. @throws Refusal 409 `changed_meanwhile`, naming the
 * field
 */
export function mergeChanges<T extends Fields>(present: T, seen: Fields, typed: T, names: Record<keyof T, string>): T {
  const merged = { ...present }
  for (const name of Object.keys(names) as (keyof T & string)[]) {
    if (typed[name] === seen[name] || typed[name] === present[name]) continue
    if (seen[name] !== undefined && seen[name] !== present[name]) {
      const message = `This has been changed in the meantime: ${names[name]}. Please check it again.`
      throw new Refusal(409, 'changed_meanwhile', message, { [name]: `Saved in the meantime: ${present[name] || 'nothing'}` })
    }
    merged[name] = typed[name]
  }
  return merged
}

/**
 * Call it first in a merging transaction: until that ends, no other one reads `present`. On a PostgreSQL server two transactions could
 * otherwise read the same state, and the later one would undo the earlier one's changes.
 */
export async function mergeAlone(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.mergeChanges})`)
}

/** Parses a form's hidden field `seen`, what was on the screen. If invalid, every field counts as typed. */
export function readSeen(json: string | undefined): Fields {
  try {
    const seen: unknown = JSON.parse(json ?? '')
    return typeof seen === 'object' && seen !== null ? (seen as Fields) : {}
  } catch {
    return {}
  }
}
