import { expect, it } from 'vitest'
import { redact } from './redact.ts'

it.each([
  ['write to me at anna.k@gmail.com please', 'write to me at [email] please'],
  ['call +353 87 123 4567 or 087-1234567', 'call [number] or [number]'],
  ['my name is Anna Murphy and I booked', 'my name is [name] and I booked'],
  ['can you check my booking under Murphy', 'can you check my booking under [name]'],
  ['I am Anna Murphy: is it late?', 'I am [name]: is it late?'],
  ['This is Anna, I’m called Anna', 'This is [name], I’m called [name]'],
  ["I'm Anna. Is this Stargazer?", "I'm [name]. Is this Stargazer?"],
  ['I’m Anna', 'I’m [name]'],
  ['ref 48213, order AB1234', 'ref [number], order [number]'],
  ['Mr Ó Briain wants a cot', 'Mr [name] wants a cot'],
  ['is Stargazer free on 3 May for 2?', 'is Stargazer free on 3 May for 2?'],
])('%s', (question, kept) => {
  expect(redact(question)).toBe(kept)
})
