import { and, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, text } from 'drizzle-orm/pg-core'
import { accents, alike, wordsOf } from './folded-text.ts'

/**
 * A column that a console page searches: the text of the given columns, folded (`foldText`), maintained by the database. It must be named
 * `search` for `indexSearchText` to find it. It is not meant to be read: leave it out of what is sent to a browser.
 */
export function searchText(...columns: string[]) {
  return text('search').generatedAlwaysAs(foldedText(sql.raw(columns.map((name) => `coalesce(${name}, '')`).join(" || ' ' || "))))
}

/** Matches rows whose `searchText` has each of these words (`hasWord`), in any order. */
export function hasWords(search: AnyPgColumn, words: string): SQL {
  return and(...wordsOf(words).map((word) => hasWord(search, word))) ?? sql`true`
}

/**
 * Matches rows whose `searchText` contains this literally, folded likewise. One or two letters match only at the start of words and
 * prices, where the index helps; nearly every row has them somewhere. For an email address the index is asked only for the part before the
 * `@` and the `@` itself, because thousands share the rest.
 */
export function hasWord(search: AnyPgColumn, word: string): SQL {
  const literal = escapeLike(word)
  const folded = (pattern: string) => foldedText(sql`${pattern}::text`)
  const like = (pattern: string) => sql`${search} like ${folded(pattern)}`
  const [, beginning] = /^([^@\s]{3,})@/.exec(literal) ?? []
  if (beginning) return sql`(${like(`%${beginning}@%`)} and ${search} || '' like ${folded(`%${literal}%`)})`
  if (!/^[\p{L}\p{N}]{1,2}$/u.test(word.normalize())) return like(`%${literal}%`)
  return sql`(${like(`${literal}%`)} or ${like(`% ${literal}%`)} or ${like(`%€${literal}%`)})`
}

/**
 * `foldText` as an expression, immutable as a generated column requires. Accents go first: then É becomes e even where `lower` knows only the
 * English alphabet.
 */
export function foldedText(expression: SQL): SQL {
  const literal = (characters: string) => sql.raw(`'${characters.replaceAll("'", "''")}'`)
  const plain = sql`regexp_replace(normalize(${expression}, NFD), ${literal(accents)}, '', 'g')`
  return sql`translate(lower(${plain}), ${literal(alike.these)}, ${literal(alike.those)})`
}

/** For LIKE, in which three characters stand for others. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
