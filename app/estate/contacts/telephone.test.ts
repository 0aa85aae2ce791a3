import { expect, it } from 'vitest'
import { international } from './telephone.ts'

it.each([
  ['020 912 0360', '+353209120360'],
  ['053 123 4567', '+353531234567'],
  ['+353 (0)53 123 4567', '+353531234567'],
  ['0044 20 7946 0000', '+442079460000'],
  ['112', '112'],
  ['999', '999'],
  ['116 123', '116123'],
])('%s is dialled as %s, from anywhere', (phone, dialled) => {
  expect(international(phone)).toBe(dialled)
})
