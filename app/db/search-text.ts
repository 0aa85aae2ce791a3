import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, text } from 'drizzle-orm/pg-core'
import { escapeLike } from './mail-address.ts'

/**
 * A column for a console page to search: the text of these columns in lower case, maintained by the database. Named `search`, so that
 * `indexSearchText` finds it. Not for reading: leave it out of what is sent to a browser.
 */
export function searchText(...columns: string[]) {
  return text('search').generatedAlwaysAs(sql.raw(`lower(${columns.map((name) => `coalesce(${name}, '')`).join(" || ' ' || ")})`))
}

/**
 * Matches rows whose `searchText` contains these words literally, ignoring case. One or two letters match only at the start of words and
 * prices, where the index helps; elsewhere nearly every row has them. For a mail address the index gets only the part before the @ and
 * that it ends there: thousands share the rest.
 */
export function hasWords(search: AnyPgColumn, words: string): SQL {
  const literal = escapeLike(words)
  const like = (pattern: string) => sql`${search} like lower(${pattern}::text)`
  const [, beginning] = /^([^@\s]{3,})@/.exec(literal) ?? []
  if (beginning) return sql`(${like(`%${beginning}@%`)} and ${search} || '' like lower(${`%${literal}%`}::text))`
  if (!/^[\p{L}\p{N}]{1,2}$/u.test(words)) return like(`%${literal}%`)
  return sql`(${like(`${literal}%`)} or ${like(`% ${literal}%`)} or ${like(`%€${literal}%`)})`
}
