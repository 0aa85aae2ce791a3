import { expect, it } from 'vitest'
import { compare } from './period-before.ts'

it('says more and less with their signs, and by how much', () => {
  expect(compare({ unit: 'cents', total: 150_00, before: 100_00 })).toBe('+50% on the period before (€100)')
  expect(compare({ unit: 'count', total: 1_500, before: 2_000 })).toBe('−25% on the period before (2,000)')
  expect(compare({ unit: 'count', total: 3, before: 3 })).toBe('0% on the period before (3)')
})

it('compares with nothing in words', () => {
  expect(compare({ unit: 'count', total: 3, before: 0 })).toBe('none in the period before')
  expect(compare({ unit: 'count', total: 0, before: 0 })).toBe('as in the period before')
})
