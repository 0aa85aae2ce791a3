import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asBytes, preferred } from './packing.server.ts'

it('text is encoded as a TextEncoder does it, half characters too', () => {
  const ofAnyKind = fc.string({ unit: 'binary', maxLength: 200 })
  fc.assert(
    fc.property(ofAnyKind, (text) => {
      expect([...asBytes(text)]).toEqual([...new TextEncoder().encode(text)])
    }),
  )
  expect([...asBytes('\ud83d €')]).toEqual([...new TextEncoder().encode('\ud83d €')])
})

it('a text longer than any before overwrites no earlier result', () => {
  const [first, longer] = ['a page', 'a longer page, “quoted” '.repeat(10_000)]
  const written = asBytes(first)
  expect(Buffer.from(asBytes(longer)).toString()).toBe(longer)
  expect(Buffer.from(written).toString()).toBe(first)
})

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=1.0', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip;q=0.1', 'gzip'],
  ['gzip;q=0, brotli', 'identity'],
  ['', 'identity'],
])('of “%s” the best that is taken is %s', (accepted, encoding) => {
  expect(preferred(accepted)).toBe(encoding)
})
