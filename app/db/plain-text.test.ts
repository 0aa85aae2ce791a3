import { expect, it } from 'vitest'
import { beginningOf } from './plain-text.ts'

it('the beginning of a text ends with a whole word, and says that there is more', () => {
  expect(beginningOf('The sea is down the path.', 25)).toBe('The sea is down the path.')
  expect(beginningOf('The sea is down the path.', 20)).toBe('The sea is down the…')
  expect(beginningOf('🌲'.repeat(9), 5).isWellFormed()).toBe(true)
})
