import { expect, it } from 'vitest'
import { isId } from '#app/db/new-id.server.ts'
import { randomId } from './sending-id.ts'

it('numbers a message with an id that can be its row’s', () => {
  const ids = Array.from({ length: 100 }, randomId)
  expect(ids.every(isId)).toBe(true)
  expect(new Set(ids).size).toBe(100)
})
