/** A known fact comes without an admission; an unknown one begins with it. */
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

const admitted = /I do not have details|If you meant something else/

describe('known, and told so', () => {
  it.each([
    ['why should i believe a bot', /^The Wild Concierge is an automated assistant/],
    ['lol are you a real person', /^The Wild Concierge is an automated assistant/],
    ['sold. 3 nights mon to wed stormchaser how much', /^Stormchaser is from .*€627/],
    ['want to surprise my wife with something when we walk in', /^We arrange anniversaries\. Flowers/],
    ['we arrive sunday, when do i need to have mondays breakfast ordered by', /by 4 pm the day before/],
    ['is breakfast served in a restaurant or do we eat it in the room', /delivered to your door/],
    ['Do we have to get dressed and walk over somewhere for our breakfast?', /delivered to your door/],
    ['how fast does the voucher arrive', /instant digital delivery/],
    ['how many years are vouchers good for', /valid for 5 years/],
    ['can i do a zoom call from the cabin, is there internet', /^There is WiFi/],
    ['do you block an amount on my card', /^A security deposit may be required/],
    ['how do I pay for the heated bath', /^Extras from the guest guide are paid by card/],
    ['can i back out of my booking', /^Cancellation and refunds vary/],
    ['number?', /^You can reach the team at/],
  ])('%s', (message, told) => {
    const { text } = ask(message)
    expect(text).toMatch(told)
    expect(text).not.toMatch(admitted)
  })
})

it('a number, after the way', () => {
  const { text } = ask('how do we find it in the dark', 'ok thanks ill ring them. number?')
  expect(text).toMatch(/^You can reach the team at/)
  expect(text).not.toContain('near Gorey')
})

describe('not written, and said first', () => {
  it.each([
    'what time does the brekkie come in the morning',
    'At what hour does the breakfast hamper get dropped to the door?',
    'can we drop our bags before check in',
    'need to do a zoom call one morning, wifi any good',
    'two couples coming, want to be near each other',
    'how much is the picnic basket',
    'can we bring our two terriers',
  ])('%s', (message) => {
    expect(ask(message).text).toMatch(/I do not have (?:details on exactly that|an answer to that)/)
  })
  it('whose order it is, only people can see', () => {
    expect(ask('is my order for the grazing box in for friday? paid last night').text).toMatch(/^I cannot see bookings, orders/)
    expect(ask('is my breakfast in the price').text).toContain('not part of the room price')
  })
})

it('the two nights are not told to whoever only wants the newsletter', () => {
  expect(ask('how do I sign up for your emails').text).not.toContain('2-Night Escape')
})

it('heating that is not coming on is broken', () => {
  expect(ask('heating is not coming on').text).toMatch(/^I am sorry/)
})
