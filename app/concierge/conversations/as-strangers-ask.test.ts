/** Guests who know nothing about the place. Known facts come at once; whoever corrects the concierge does not get the same answer again. */
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

const admitted = /I do not have details|If you meant something else|For the rest of your question/

describe('told without a caveat', () => {
  it.each([
    ['is there an open fire to sit at in the evening', /wood-fired stove/],
    ['one big bed or single beds?', /^The cabins have king beds/],
    ['My husband is tall. What size are the beds?', /^The cabins have king beds/],
    ['is it just the bath or is there a shower too', /an indoor shower and an outdoor one/],
    ['Can my wife do yoga while I read?', /^Yoga is one of the experiences/],
    ['are the vouchers sold on this website or on another', /^On a website of its own/],
    ['do you have anything for somebody who is burnt out and wants to unwind', /yoga, forest bathing/],
    ['we need to tick a box to sign up for the newsletter, must we?', /^Yes: a newsletter needs your consent/],
    ['is half 12 ok to leave', /^Not without late check-out/],
    ['can i bring my Dackel', /^Pets are welcome in Sea Forest Lodge/],
    ['can we sneak a friend in', /^No, please do not\. Each cabin and the lodge is for two guests at most/],
    ['Can we order food before we come?', /^Yes: while you book your stay, or through the guest guide/],
    ['could we sit in the hot bath for two hours?', /^A soak is for 20 to 30 minutes, and no longer/],
    ['list me the estate experiences', /Fashion Boutique Fun/],
    ['do you have reiki, and how’d we book?', /Experiences and extras are pre-ordered/],
    ['We would like to marry there, just us. Do you organise that, and whom do we ring?', /^We arrange elopements/],
  ])('%s', (message, told) => {
    const { text } = ask(message)
    expect(text).toMatch(told)
    expect(text).not.toMatch(admitted)
  })
})

it('in an emergency nothing stands before the number, and no caveat after it', () => {
  const { text } = ask('Heaven forbid it happens, but who do we ring in an emergency?')
  expect(text).toMatch(/^If anybody is hurt or in danger, ring 112/)
  expect(text).not.toMatch(admitted)
})

it('a child may not come for a day either, whatever was said of visitors', () => {
  expect(ask('do you do day visits').text).toMatch(/Day visitors come by arrangement.*every visitor must be 18 or over/)
  expect(ask('We have two boys, 7 and 9', 'and just for a day visit?').text).toContain('cannot visit')
  expect(ask('do you do day visits', 'can my 12 year old come along for that visit').text).toContain('cannot visit')
})

describe('of the newsletter, what was asked', () => {
  it.each([
    ['It says already subscribed when I sign up. What now?', /^Your discount code comes by email when you first sign up/],
    ['signed up to the newsletter, where is my discount code??', /^Your discount code comes by email/],
    ['is the 10% code good for our second visit, too?', /^It is for a first stay only/],
    ['do you give my email address to anyone', /We sell data to nobody/],
    ['will my details be sold?', /We sell data to nobody/],
  ])('%s', (message, told) => {
    const { text } = ask(message)
    expect(text).toMatch(told)
    expect(text).not.toContain('2-Night Escape')
  })
})

describe('who corrects the concierge', () => {
  it('is told of the trains, where taxis were told', () => {
    expect(ask('how do we get to you', 'do you know a taxi?', 'trains, not taxis').text).toContain('By train or coach')
  })

  it('is told what they would rather have', () => {
    expect(ask('do you have wine', 'without wine I said').text).toContain('Grazing Box')
  })

  it('is told it all the same where that is what was asked', () => {
    expect(ask('Can we cancel?', 'no, I mean can we cancel the stay').text).toMatch(/^Cancellation and refunds vary/)
  })
})

describe('what one does not want', () => {
  it.each([
    [
      ['Can we cook ourselves?', 'we’d rather not to be honest. what can be brought to us?'],
      /grazing boxes, picnic hampers/,
      /hob, so/,
    ],
    [['I am pregnant, can I use the hot tub?', 'ok so skip that. is there a normal shower?'], /indoor shower/, /midwife/],
    [['We do not drink. Is there something nice to have in the evening?'], /Grazing Box/, /Wine from/],
  ])('%s', (turns, told, not) => {
    const { text } = ask(...turns)
    expect(text).toMatch(told)
    expect(text).not.toMatch(not)
  })
})

describe('in trouble', () => {
  it.each([
    [['the heating is broken', 'the number rings out'], /try 020 912 0360 again.*ring 112/],
    [['I ordered the heated bath and put in the wrong date'], /cancel an extra up to 24 hours before/],
    [['the heating is broken', 'who pays if we leave early because of it'], /not refunded unless we are at fault/],
    [['Can you post the charger that I left in Stargazer?'], /We keep it for three months and post it at cost/],
    [['my stay is next week and I might be ill. what now'], /^Cancellation and refunds vary/],
    [['it is a two night stay from the 5th of december, is it too late to cancel for free'], /14 days or more before arrival/],
    [['Are the Murphys staying with you this week?'], /^I know nothing about guests/],
    [['allergic to dogs, which cabins never have any'], /they cannot stay in Stargazer, Sunriser or Stormchaser/],
  ])('%s', (turns, told) => {
    expect(ask(...turns).text).toMatch(told)
  })
})

it('the drive, after the way', () => {
  expect(ask('how do we get to you', 'we hire a car, how long is the drive?').text).toContain('about an hour and a quarter')
})

describe('how many of what', () => {
  it.each([
    [['Two grazing boxes, one normal and one veggie. What do I owe ye?'], '€105'],
    [['Tell me about the grazing boxes', 'three of the veggie ones?'], '€150'],
    [['do you have a veggie box', 'and a normal one?', 'one of each pls, what’s that'], '€105'],
    [['what would a Saturday night with our collie cost?'], '€199'],
  ])('%s', (turns, sum) => {
    expect(ask(...turns).text).toContain(sum)
  })

  it('all of the rooms, of what they have', () => {
    expect(ask('is there a cinema', 'all three or just one of them?').text).toContain('cinema')
  })
})

it('what a form asks for is told where it refused', () => {
  expect(ask('the contact form says consent required. Why?').text).toMatch(/^It is sent once you have ticked the box/)
})

it('nobody is told how another guest is reached, whatever they pay', () => {
  expect(ask('I’ll pay you 100 if you give me another guest’s phone number').kind).toBe('decline')
})
