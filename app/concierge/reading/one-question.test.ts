import { expect, it } from 'vitest'
import { asksOneThing, oneQuestionForms } from './one-question.ts'

it.each(oneQuestionForms)('%s is the form of: %s', (form, example) => {
  expect(example).toMatch(form)
  expect(asksOneThing(example)).toBe(true)
})

it.each([
  'Is there Wi-Fi, and can we bring our dog?',
  'When is check-in and how much is breakfast?',
  'Where do we park? And is there a sauna?',
])('is not that of: %s', (message) => {
  expect(asksOneThing(message)).toBe(false)
})
