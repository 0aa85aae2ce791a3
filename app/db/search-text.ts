import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, text } from 'drizzle-orm/pg-core'
import { escapeLike } from './mail-address.ts'

/**
 * A column that a console page searches: the text of the given columns in lower case, maintained by the database. It must be named `search`
 * for `indexSearchText` to find it. It is not meant to be read: leave it out of what is sent to a browser.
 */
export function searchText(...columns: string[]) {
  return text('search').generatedAlwaysAs(sql.raw(`lower(${columns.map((name) => `coalesce(${name}, '')`).join(" || ' ' || ")})`))
}

/**
 * Matches rows whose `searchText` contains these words literally, ignoring case. One or two letters match only at the start of words and
 * prices, where the index helps; nearly every row has them somewhere. For an email address the index is asked only for the part before the
 * `@` and the `@` itself, because thousands share the rest.
 */
export function hasWords(search: AnyPgColumn, words: string): SQL {
  const literal = escapeLike(words)
  const like = (pattern: string) => sql`${search} like lower(${pattern}::text)`
  const [, beginning] = /^([^@\s]{3,})@/.exec(literal) ?? []
  if (beginning) return sql`(${like(`%${beginning}@%`)} and ${search} || '' like lower(${`%${literal}%`}::text))`
  if (!/^[\p{L}\p{N}]{1,2}$/u.test(words)) return like(`%${literal}%`)
  return sql`(${like(`${literal}%`)} or ${like(`% ${literal}%`)} or ${like(`%€${literal}%`)})`
}
