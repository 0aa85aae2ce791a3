import { randomInt } from 'node:crypto'

/** Small letters and digits, without those that look alike when copied by hand: 0 and o, 1, i and l. */
const characters = '23456789abcdefghjkmnpqrstuvwxyz'

/** Ten codes of 49 bits each, instead of the second step when the phone is lost. */
export function makeBackupCodes(): string[] {
  return Array.from({ length: 10 }, () => `${part()}-${part()}`)
}

function part(): string {
  return Array.from({ length: 5 }, () => characters[randomInt(characters.length)]).join('')
}
