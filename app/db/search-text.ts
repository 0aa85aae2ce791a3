import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, text } from 'drizzle-orm/pg-core'

/**
 * A column for a page of the console to search in: these columns' text, small letters, kept by the database itself. Named `search`,
 * so that `indexSearchText` finds it. Not for reading: leave it out of what is sent to a browser.
 */
export function searchText(...columns: string[]) {
  return text('search').generatedAlwaysAs(sql.raw(`lower(${columns.map((name) => `coalesce(${name}, '')`).join(" || ' ' || ")})`))
}

/**
 * What rows have these words in their `searchText`, as they stand there, whatever the case; every character means itself. One or
 * two letters are looked for where words and prices begin: there the index finds them too, and elsewhere they stand in nearly all.
 * Of a mail address the index is asked for what stands before the @, and that it ends there: it would read long lists for the rest, which thousands share.
 */
export function hasWords(search: AnyPgColumn, words: string): SQL {
  const literal = words.replace(/[\\%_]/g, '\\$&')
  const like = (pattern: string) => sql`${search} like lower(${pattern}::text)`
  const [, beginning] = /^([^@\s]{3,})@/.exec(literal) ?? []
  if (beginning) return sql`(${like(`%${beginning}@%`)} and ${search} || '' like lower(${`%${literal}%`}::text))`
  if (!/^[\p{L}\p{N}]{1,2}$/u.test(words)) return like(`%${literal}%`)
  return sql`(${like(`${literal}%`)} or ${like(`% ${literal}%`)} or ${like(`%€${literal}%`)})`
}
