import { expect, it } from 'vitest'
import { minor } from './people-named.ts'

it.each([
  ['we have a four year old and a dog', true],
  ['he turned four in march so is he alright to stay', true],
  ['my car is a ten year old and leaks oil', false],
  ['a ten year old volvo', false],
])('“%s” tells of a child: %s', (text, isChild) => {
  expect(minor.test(text)).toBe(isChild)
})
