import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asBytes } from './packing.server.ts'

it('writes what a TextEncoder writes, of half characters too', () => {
  const ofAnyKind = fc.string({ unit: 'binary', maxLength: 200 })
  fc.assert(
    fc.property(ofAnyKind, (text) => {
      expect([...asBytes(text)]).toEqual([...new TextEncoder().encode(text)])
    }),
  )
  expect([...asBytes('\ud83d €')]).toEqual([...new TextEncoder().encode('\ud83d €')])
})
