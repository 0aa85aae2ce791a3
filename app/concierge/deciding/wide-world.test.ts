import { expect, it } from 'vitest'
import { plain } from '#app/understanding/text.ts'
import { asksWideWorld, wideWorldForms } from './wide-world.ts'

it.each(wideWorldForms)('%s is the form of: %s', (form, example) => {
  expect(plain(example)).toMatch(form)
  expect(asksWideWorld(plain(example))).toBe(true)
})

it.each([
  'How long may one soak in the bath?',
  'From what time is it ready?',
  'How do I make a booking?',
  'How much land goes with it?',
  'How long do we have to soak before dinner?',
])('is not asked by: %s', (question) => {
  expect(asksWideWorld(plain(question))).toBe(false)
})
