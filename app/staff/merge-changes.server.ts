import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { Refusal } from '#app/json-function.server.ts'

type Fields = Record<string, string>

/**
 * Of a form with several fields that stand in one row: what is to be stored when somebody saves `typed` after having been shown
 * `seen`, and `present` is stored by now. A field that they left alone stays as a colleague made it; none is saved over what
 * they have not seen. @throws Refusal 409 `changed_meanwhile`, naming the field
 */
export function mergeChanges<T extends Fields>(present: T, seen: Fields, typed: T, names: Record<keyof T, string>): T {
  const merged = { ...present }
  for (const name of Object.keys(names) as (keyof T & string)[]) {
    if (typed[name] === seen[name] || typed[name] === present[name]) continue
    if (seen[name] !== undefined && seen[name] !== present[name]) {
      const message = `Somebody else has changed this meanwhile: ${names[name]}. Please look at it again.`
      throw new Refusal(409, 'changed_meanwhile', message, { [name]: `A colleague has saved: ${present[name] || 'nothing'}` })
    }
    merged[name] = typed[name]
  }
  return merged
}

/**
 * First of all in a transaction that merges: until it ends nobody else reads what is `present`. On a server two would read the
 * same, and the one who writes last would put back what the other has just changed.
 */
export async function mergeAlone(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${mergeLock})`)
}

const mergeLock = 0x4b494c45

/** What a form's hidden field `seen` says was on the screen. Nonsense counts as nothing: then every field is the typist's. */
export function readSeen(json: string | undefined): Fields {
  try {
    const seen: unknown = JSON.parse(json ?? '')
    return typeof seen === 'object' && seen !== null ? (seen as Fields) : {}
  } catch {
    return {}
  }
}
