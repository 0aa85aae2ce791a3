import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index } from 'drizzle-orm/pg-core'
import { escapeLike } from './search-text.ts'

/** An index to look people up by their mail address, whole (`isAddress`) or from its beginning (`addressBegins`), in any case. */
export function addressIndex(name: string, address: AnyPgColumn) {
  return index(name).on(sql`lower(${address}) text_pattern_ops`)
}

/** Matches rows with exactly this address, in any case. */
export function isAddress(address: AnyPgColumn, email: string): SQL {
  return sql`lower(${address}) = lower(${email}::text)`
}

/** Matches rows whose address begins like this, in any case. */
export function addressBegins(address: AnyPgColumn, beginning: string): SQL {
  return sql`lower(${address}) like lower(${`${escapeLike(beginning)}%`}::text)`
}

/** Matches words typed into a search that look like the beginning of an email address. */
export function looksLikeAddress(words: string): boolean {
  return /^[^@\s]+@\S*$/.test(words)
}
