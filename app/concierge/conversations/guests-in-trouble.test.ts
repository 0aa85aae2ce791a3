/** Trouble of a guest who is here: recognised by its wording, whatever topic is named beside it. */
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

const says = (pattern: RegExp) => (message: string) => expect(ask(message).text).toMatch(pattern)

describe('somebody who is locked out is told the telephone', () => {
  it.each([
    'we locked ourselves out',
    'i locked myself out',
    'the door banged behind me and the key is inside',
    'the key snapped in the lock of the lodge',
    'help, we are locked out in our robes',
  ])('%s', says(/^Please ring us, day or night: 020/))
  it.each([
    ['I am locked out of the guest guide', /^The guest guide is at/],
    ['my account is locked out', /^I do not have an answer to that written down/],
  ] as const)('of a page, another thing: %s', (message, right) => expect(ask(message).text).toMatch(right))
})

describe('what does not work is for housekeeping', () => {
  it.each([
    "it's freezing in here",
    'wifi keeps dropping',
    'the wifi is down',
    'the shower is stone cold',
    'hot water has stopped working',
    'the toilet is blocked',
  ])('%s', says(/Maintenance issue/))
  it.each(['is it cold in the cabin in winter', 'what if the power is down', 'is there wifi'])(
    'and is not asked of by: %s',
    (message) => expect(ask(message).text).not.toContain('Tell us through'),
  )
})

describe('a dog that is ill', () => {
  it.each(['our dog ate something in the forest and is getting sick', 'the dog cut his paw'])(
    '%s',
    says(/^I am sorry\. I have no vet written down/),
  )
  it('is no dog that may come', () => {
    expect(ask('can we bring our dog to the lodge').text).toMatch(/^Pets are welcome/)
  })
})

describe('a death, and a booking', () => {
  it.each(['I need to cancel, my mother died', 'my dad passed away and we have to change our dates'])(
    '%s',
    says(/^I am very sorry\. The team will want to hear from you/),
  )
  it('is not met with the number of a bank', () => {
    expect(ask('my mother died, can i get a refund for the booking').text).not.toContain('card number')
  })
})

describe('the bath, for whoever has drunk or is alone', () => {
  it.each([
    'we had 2 bottles of wine, grand to hop in the bath now?',
    'can I use the bath on my own',
    'i had wine, can i use the tub',
  ])('%s', says(/^About the wood-fired bath we say: “Not after much wine, not alone/))
  it.each([
    ['how much is the heated bath', /^The Outdoor Heated Bath .* costs €50/],
    ['is wine brought to the room', /^Wine from our cellar is on enquiry/],
    ['can we book a bath and order wine for after', /^The Outdoor Heated Bath .*Wine from our cellar/s],
  ] as const)('is no matter of: %s', (message, right) => expect(ask(message).text).toMatch(right))
})

describe('another guest', () => {
  it.each(['is john murphy staying with you this weekend?', 'is mary kelly staying there', 'which room is my wife in'])(
    '%s',
    says(/^I know nothing about guests/),
  )
  it.each([
    ['is the dog allowed when staying with you', /^Pets are welcome/],
    ['is it worth staying there', /^I do not have an answer to that written down/],
    ['which room is the cinema in', /^The Wild Rooms have a cinema/],
  ] as const)('is not asked for by: %s', (message, right) => expect(ask(message).text).toMatch(right))
})

it('a small one who is two is a child', () => {
  expect(ask("can we bring the small one, she's only 2").text).toMatch(/^We are adults only/)
  expect(ask('is the small one of the cabins cheaper').text).not.toMatch(/^We are adults only/)
})

it('an assistance dog is not simply a pet', () => {
  const { text } = ask('is my guide dog allowed in Stargazer?')
  expect(text).toMatch(
    /^Under “Pets and assistance dogs” in our terms and conditions .+ it says: “Guide dogs and assistance dogs are not pets/,
  )
  expect(text).toContain('Sea Forest Lodge')
  expect(text).not.toContain('Not in Stargazer')
})
