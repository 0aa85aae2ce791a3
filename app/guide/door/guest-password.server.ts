/** The guide password's slow hash: node:crypto's scrypt, with its parameters stored in the hash. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { withPlainApostrophes } from '#app/db/folded-text.ts'
import { slowHashes } from '#app/limits.server.ts'
import { takeTurns } from '#app/requests/limits/slow-work.server.ts'
import { randomText, readableLetters } from '#app/tokens.server.ts'

/** OWASP's choice for 32 MiB: about a fifth of a second here, in the thread pool. Only tests lower it. */
export const cost = { N: 2 ** 15, r: 8, p: 3 }
const keyLength = 32
const inTurn = takeTurns(slowHashes.guide)

/**
 * Phones type another apostrophe than keyboards; both open the guide.
 * @returns the hash with its salt and parameters, as one text for `verifyPassword`
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(withPlainApostrophes(password), salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Takes as long without a hash as for a wrong password, so that response times reveal nothing. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  // Hashes of earlier versions are of the password with its own apostrophes.
  const spellings = [withPlainApostrophes(password), password, asMade(password)]
  for (const spelling of new Set(spellings)) if (spelling && (await isMadeOf(spelling, hash))) return true
  return false
}

/** How `randomPassword` would have written it: copied by hand, it comes in capitals, or without its hyphen. */
function asMade(password: string): string | undefined {
  const typed = password.toLowerCase().replace(/[\s\p{Pd}]/gu, '')
  if (typed.length !== 8 || [...typed].some((one) => !readableLetters.includes(one))) return undefined
  return `${typed.slice(0, 4)}-${typed.slice(4)}`
}

async function isMadeOf(password: string, hash: string | undefined): Promise<boolean> {
  const [, n, r, p, salt = '', key = ''] = (hash ?? nobodysHash()).split('$')
  const expected = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(n), r: Number(r), p: Number(p) })
  return hash !== undefined && expected.length === given.length && timingSafeEqual(given, expected)
}

/** Easy to read out and to type on a phone: `k7fm-w2pq`, 39 bits, no look-alike letters. */
export function randomPassword(): string {
  return `${randomText(4)}-${randomText(4)}`
}

function nobodysHash() {
  return ['scrypt', cost.N, cost.r, cost.p, 'A'.repeat(22), 'A'.repeat(43)].join('$')
}

function derive(password: string, salt: Buffer, { N, r, p }: { N: number; r: number; p: number }): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r }
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFC').trim(), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)))
      }),
  )
}
