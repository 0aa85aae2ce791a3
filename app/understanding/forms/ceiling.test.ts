/** A guest's maximum is recognised in figures and in words, and other figures are not mistaken for it. */
import { describe, expect, it } from 'vitest'
import { plain } from '#app/understanding/text.ts'
import { ceilingIn } from './ceiling.ts'

describe('a ceiling', () => {
  it.each([
    ['my ceiling is two hundred euro a night', 200],
    ['nothing over €180 a night for us', 180],
    ['we can pay at most a hundred and sixty for a night', 160],
    ['our budget is two fifty', 250],
    ['220 euro a night is my limit', 220],
    ['all I can part with is two hundred and twenty euro', 220],
    ['have you a room under 200', 200],
    ['which rooms can I get for 250 on a Saturday', 250],
  ])('%s', (message, euros) => expect(ceilingIn(plain(message))?.cents).toBe(euros * 100))
})

it('is one of a whole stay only where that is said', () => {
  expect(ceilingIn(plain('we have 400 euro to spend for two nights in all'))?.ofStay).toBe(true)
  expect(ceilingIn(plain('we have 200 to spend a night, two nights in all'))?.ofStay).toBe(false)
})

describe('another figure', () => {
  it.each([
    'are there more than 300 acres',
    'we are under 30 years old',
    'is it within 200 kilometres of our house',
    'a wedding with up to 200 people',
    'the government put a ceiling of 200 euro on fines',
    'Stargazer is 239 on a Monday',
  ])('%s', (message) => expect(ceilingIn(plain(message))).toBeUndefined())
})
