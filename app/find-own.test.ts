import { expect, it } from 'vitest'
import { arrivalNotice } from '#app/console/console-notices.ts'
import { findOwn, isKeyOf } from './find-own.ts'

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']

it('findOwn finds what a table has, and nothing that every object has', () => {
  expect(findOwn({ one: 1 }, 'one')).toBe(1)
  for (const name of [...inherited, '', null, undefined]) expect(findOwn({ one: 1 }, name)).toBeUndefined()
})

it('isKeyOf knows a table’s own names alone', () => {
  expect(isKeyOf({ one: 1 }, 'one')).toBe(true)
  for (const name of [...inherited, '']) expect(isKeyOf({ one: 1 }, name)).toBe(false)
})

it.each(inherited)('an address that asks for %s gets nothing', (name) => {
  expect(arrivalNotice(name)).toBeUndefined()
})
