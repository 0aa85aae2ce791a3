/** An authenticator app, for tests. */
import { createHmac } from 'node:crypto'

/** The app's current and next codes: the house accepts either, because clocks differ a little. `uri`: what the app scans. */
export function codesOf(uri: string): [string, string] {
  return codesFor(new URL(uri).searchParams.get('secret') ?? '')
}

/** The same for the key that is typed into an app. */
export function codesFor(key: string): [string, string] {
  const step = Math.floor(Date.now() / 30_000)
  return [totp(key, step), totp(key, step + 1)]
}

/** RFC 6238 */
function totp(key: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', fromBase32(key)).update(counter).digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
