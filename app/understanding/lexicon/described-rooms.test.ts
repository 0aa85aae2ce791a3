/** The room for pets is recognised by its description. */
import { expect, it } from 'vitest'
import { nameDescribed } from './described-rooms.ts'

it.each([
  ['what is the weekend price for the dog friendly one', 'what is the weekend price for sea forest lodge'],
  ['how much is the room that takes dogs on a friday', 'how much is sea forest lodge on a friday'],
  ['late checkout in the one where pets are allowed', 'late checkout in sea forest lodge'],
  ['we would be after whichever one takes the dog', 'we would be after sea forest lodge'],
  ['is stormchaser or the pet room dearer', 'is stormchaser or sea forest lodge dearer'],
])('%s', (text, named) => {
  expect(nameDescribed(text)).toBe(named)
})

it.each([
  'which is the dog friendly one',
  'what is the dog friendly one called',
  'is stargazer the dog friendly one',
  'is there a dog friendly one',
  'how much is the dog friendly pub',
])('%s: that itself is asked, or of something else', (text) => {
  expect(nameDescribed(text)).toBe(text)
})
