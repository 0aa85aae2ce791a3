import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asBytes } from './packing.server.ts'

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
