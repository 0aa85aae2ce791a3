import { expect, it } from 'vitest'
import { namesHourAfter } from './hours-named.ts'

it.each([
  'my flight gets in to dublin at half seven and it is two hours from there to half nine',
  'quarter past eight',
  'twenty to nine',
  'we dock at 20:30',
  '8:30 pm',
  'around ten',
])('is after eight in the evening: %s', (text) => {
  expect(namesHourAfter(text, '20:00')).toBe(true)
})

it.each(['at eight', 'quarter to eight', '9 am', 'at ten in the morning', 'for ten nights', '15:30', 'can we come at noon'])(
  'is not: %s',
  (text) => {
    expect(namesHourAfter(text, '20:00')).toBe(false)
  },
)
