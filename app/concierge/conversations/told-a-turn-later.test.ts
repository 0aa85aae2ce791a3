/** What guests ask in the middle of a story: the thing they mean stands in the sentence before, or in the turn before. */
import { expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

it('a night with a dog is priced for the lodge', () => {
  const { text } = ask('fine, saturday night with the dog, how much and how do i book')
  expect(text).toContain('€199')
  expect(text).toContain('Check Availability')
  expect(text).not.toMatch(/€249|€269|€279|For the rest of your question/)
})

it.each([
  ['We’re arriving in Dublin airport at 11 in the morning, how do we get to you?', 'M11 south'],
  ['we land in dublin, how do we get to you', 'M11 south'],
  ['when do the trains go?', 'stop in Gorey'],
  ['what time is the bus from Gorey', 'stop in Gorey'],
])('the way here is quoted from the guide: %s', (message, told) => {
  expect(ask(message).text).toContain(told)
})

it('whoever wants the money for a bath back is told how, not sold the bath once more', () => {
  const cancel = 'You may cancel an extra up to 24 hours before it is due'
  expect(ask('can i get the 50 euro back for the bath').text).toContain(cancel)
  expect(ask('so i can’t have the bath in Stormchaser at all? i paid 50', 'then i want the 50 back').text).toContain(cancel)
})

it('who says where they stay is told at once that the bath is not for there', () => {
  expect(ask('which room is the bath for, we are in Stormchaser!').text).toMatch(/^Not in Stormchaser/)
  expect(ask('which rooms is the bath for?').text).not.toMatch(/^Not in/)
})

it.each(['why do you need my email for the newsletter', 'I worry about privacy, you ask for my email for the newsletter, why'])(
  'why an address is asked for: %s',
  (message) => {
    const { text } = ask(message)
    expect(text).toContain('to send you the code for 10% off')
    expect(text).not.toContain('spam')
  },
)

it('a sum that the answer names already is not added once more', () => {
  const { text } = ask('i’m looking at stargazer for a wednesday night, what is it', 'and with late checkout?')
  expect(text.match(/€308/g)).toHaveLength(1)
})
