/** A guest goes back to what was spoken of before the last question. */
import { expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

it.each([
  [['How much is Stormchaser on a weekday?', 'Is wifi included?'], 'Then for two nights we are at?', '€418'],
  [['How much is Stormchaser on a weekday?', 'Does it have a tub?'], 'lovely, and if it was a Saturday instead', '€249'],
  [
    ['What do you have on for couples?', 'Is there wifi?'],
    'back to the nature thing, how would we reserve it',
    'through the online guest guide',
  ],
  [
    ['Can I get a voucher by post?', 'And can I pay in pounds?'],
    "it'll be next year at the soonest, is that too late",
    '5 years',
  ],
])('%j, “%s”', (before, said, told) => {
  expect(ask(...before, said).text).toContain(told)
})
