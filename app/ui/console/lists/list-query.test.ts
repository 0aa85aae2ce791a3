import { expect, it } from 'vitest'
import { pageOf } from './list-query.ts'

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=2.9', 2],
  ['page=0', 1],
  ['page=-4', 1],
  ['page=last', 1],
  ['page=NaN', 1],
  ['page=Infinity', 100_000],
  ['page=1e9', 100_000],
])('"%s" asks for page %d', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page)
})
