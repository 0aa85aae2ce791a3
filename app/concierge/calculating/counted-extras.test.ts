/** Extras asked for together or by number are added up, and never miscounted. */
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

const firstLine = (message: string) => ask(message).text.split('\n\n')[0]
const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

describe('extras', () => {
  it.each([
    ['2 trays and a veg box how much', '2 × Breakfast Tray for 2 and 1 × Grazing Box vegetarian come to €78.'],
    [
      'how much is bath plus reheat plus breakfast',
      '1 × Outdoor Heated Bath, 1 × Additional Bath Reheat and 1 × Breakfast Tray for 2 come to €89.',
    ],
    ['how much for the heated bath and 2 reheats', '1 × Outdoor Heated Bath and 2 × Additional Bath Reheat come to €100.'],
    ...numbers.map((word, i) => [
      `how much are ${word} breakfast trays`,
      `${i + 2} × Breakfast Tray for 2 come to €${14 * (i + 2)}.`,
    ]),
    ...numbers.map((_, i) => [`price of ${i + 2} breakfast trays?`, `${i + 2} × Breakfast Tray for 2 come to €${14 * (i + 2)}.`]),
  ])('%s', (message, sum) => {
    expect(firstLine(message ?? '')).toBe(sum)
  })

  it.each([
    'how much is breakfast',
    'how much is a tray for two',
    'how much is breakfast for two people',
    'how much is the heated bath for two',
    'is the grazing box enough for two?',
    'how much are 12 breakfast trays',
    'how much are breakfast trays for three mornings',
    'how much is breakfast each morning for two mornings',
    'how much are two trays with 10% off',
    'how much is a bath or a breakfast tray',
    'two trays and two picnic baskets, how much',
  ])('are not added up: %s', (message) => {
    expect(ask(message).text).not.toMatch(/ comes? to €/)
  })
})
