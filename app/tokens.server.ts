/** Secrets that somebody copies or sends back to us: how they are made, stored and compared. */
import { hash, randomInt, timingSafeEqual } from 'node:crypto'

/** Small letters and digits, without those that look alike when copied by hand: 0 and o, 1, i and l. */
export const readableLetters = 'abcdefghjkmnpqrstuvwxyz23456789'

export function randomText(length: number, alphabet = readableLetters): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** What is stored of a token in a link or a cookie: the database and its backups contain nothing that opens anything. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

/** In constant time for every wrong one. */
export function isSameToken(given: string, token: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'))
}
