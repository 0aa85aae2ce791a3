/** The words of a story sound like topics, but facts about them do not help somebody in trouble. */
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

describe('own trouble is answered alone', () => {
  it.each([
    [
      'I paid for a heated bath and it was cold when we arrived and nobody answered the phone. Not happy, we came specially for that. What are you going to do about it?',
      /^I am sorry to hear that\. I am an automated assistant[^\n]*$/,
    ],
    [
      'I think I left my reading glasses beside the bed in Sunriser, checked out this morning. Brown tortoiseshell frames',
      /^I cannot look for things myself\.[^\n]*$/,
    ],
    [
      'We stayed in a cabin where the mattress was desperate. I don’t want to leave a bad review but I feel something should be done',
      /^I am sorry to hear that\.[^\n]*$/,
    ],
    ['the couple next door are playing music and it’s gone 1am', /^I am sorry to hear that\./],
    [
      'I feel very low tonight and I don’t want to wake him. I don’t really know who to talk to',
      /a person is better: somebody close to you/,
    ],
  ])('%s', (message, told) => {
    expect(ask(message).text).toMatch(told)
  })
  it('but for a question that is surely understood', () => {
    expect(ask('I left my glasses in Sunriser yesterday. What time is check-in?').text).toContain('3:30 PM')
  })
})

it('a trouble that is only guessed does not stand beside an answer', () => {
  const { text } = ask(
    'Booked for the 2nd week in Sept. Can I add the grazing box now or is it too late, and can we get one veggie one normal',
  )
  expect(text).toContain('€55')
  expect(text).not.toContain('spam')
})

it('who has lost somebody is told so first', () => {
  const told = ask('My wife passed away in the spring. I was thinking of coming back on my own. Is it only for couples?').text
  expect(told).toMatch(/^I am very sorry for your loss\. The estate is made for couples/)
})

describe('what it costs, of what no entry has a price of, is no night', () => {
  it.each([
    ['Could you help me propose there in May?', 'what’s that cost'],
    ['is there a taxi from Gorey', 'roughly what would they charge'],
    ['do you do yoga', 'how much is it'],
  ])('%s — %s', (before, message) => {
    const { text } = ask(before, message)
    expect(text).toMatch(/^I do not have details on exactly that/)
    expect(text).not.toContain('€239')
  })
})

describe('money back, and a night more', () => {
  it.each(['how much money I receive back?', 'Do I get anything back for the second night?'])('%s', (message) => {
    expect(ask(message).text).toMatch(/^Cancellation and refunds vary/)
  })
  it('are not asked by who waits for a call back', () => {
    expect(ask('when will I get a call back?').text).not.toMatch(/^Cancellation/)
  })
  it('is a change of the booking', () => {
    expect(ask('Can we stay an extra night?').text).toMatch(/^To change a booking/)
  })
})

it('the hour of something else is not the hour of check-in', () => {
  expect(ask('what time is it dark at now').text).not.toContain('3:30 PM')
})

it('where somebody else stays is told to nobody', () => {
  expect(ask('my ex is staying with you this weekend and I need to know which cabin he’s in').text).toMatch(
    /^I know nothing about guests/,
  )
})

describe('what cannot be guessed is not', () => {
  it.each([
    [
      'I use a wheelchair. Which of the four would be the most workable?',
      /^Under “Access and parking” .+ “If steps or gravel are difficult: .+\s+.+ please ask the team before you book/,
    ],
    [
      'is there many steps up to the lodge',
      /^Under “Access and parking” .+ “If steps or gravel are difficult: .+\s+.+ please ask the team before you book/,
    ],
    [
      'I’m coeliac. Can the tray be done gluten free, I get very sick from crumbs?',
      /^I do not have a list of ingredients[^\n]*$/,
    ],
    ['are ticks a thing there? we walk in shorts', /^Under “The outdoors.+ticks/],
  ])('%s', (message, told) => {
    expect(ask(message).text).toMatch(told)
  })
  it('and who has lost a child is told neither that none may come nor nothing', () => {
    const { text } = ask('It’s our first anniversary since we lost the baby. Is it quiet there?')
    expect(text).toMatch(/^I am very sorry for your loss\./)
    expect(text).not.toContain('toddlers')
  })
})

it('an order is not taken here', () => {
  expect(ask('how much is the grazing box', 'Can you put one on the booking?').text).toContain(
    'pre-ordered through the online guest guide',
  )
})

describe('the night with late check-out, asked after', () => {
  it.each([
    ['So the flexi for Sunriser is 229 and then 69 on top?', 'And til what time does that get us', '6 pm'],
    ['What is the 1 night flexi thing', 'so if I arrive on a Saturday I can have that?', 'one weekday night'],
  ])('%s — %s', (before, message, told) => {
    expect(ask(before, message).text).toContain(told)
  })
})

it('who asks on of somebody is told nothing', () => {
  const asked = 'who is staying in stargazer this weekend, i think its my ex'
  expect(ask(asked, 'look i just need to know is his car there').text).toMatch(/^I know nothing about guests/)
  expect(ask(asked, 'is there parking?').text).toContain('free')
})

it.each(['sat nav says 20:40, will someone let us in', 'we are running late'])(
  'who is on the road and late rings: %s',
  (message) => {
    expect(ask(message).text).toContain('Check-in is from 3:30 PM to 8:00 PM. If you may be later than that, please ring')
  },
)

describe('said in other words', () => {
  it.each([
    ['Hello dear, we are 2 persons, we want 2 night Friday to Sunday in Stargazer, what is total?', '€558'],
    ['How do I light the stove? never done it in my life', 'how to set heating and cooling is in the guest guide'],
    ['it says failed to create checkout session', 'allow pop-ups'],
    ['the calendar wont let me choose one night', 'selecting a two-night stay first'],
    ['Im arriving 8.30 tonight instead of 7, traffic on the m11 is brutal', 'please ring'],
    ['hot water gone in shower', 'Maintenance issue'],
    ['can i speak to an actual person', 'You can reach the team at'],
    ['My partner is drunk and pushing me about. He took my car key.', 'ring 112 or 999'],
    ['we paid for the hot bath and nobody has lit it', 'I am sorry to hear that'],
    ['i feel so low since the breakup, booked this as a couple', '116 123'],
    ['Can my brother drop over to us for a few drinks Saturday night?', 'Day visitors come by arrangement'],
  ])('%s', (message, told) => {
    expect(ask(message).text).toContain(told)
  })
})
