/** What guests say before they come: that they are late, tired, no longer young, afraid of the rain, in love with the stars. */
import { describe, expect, it } from 'vitest'
import { ask, heldBack } from '#test/guest-talk.ts'

describe('whoever comes late rings before they set out', () => {
  const late =
    /^Check-in is from .* If you may be later than that, please ring 020 912 0360 before you set out: we leave the lamp on/
  it.each([
    'my flight gets into dublin at 9pm',
    'so we’d be there about half 11. is that a disaster',
    'landing into dublin 7pm friday so wont be down til half 9ish. problem?',
    'ferry docks in Rosslare at 21:30',
    'the plane lands at 10.40 pm',
    'our train gets into gorey at half 9',
    'driving down after work, wont make it by 8',
    'we finish work at 6 so it could be 9 by the time we get there',
    'will be arriving late on friday',
    'arriving about 8.30 pm. issue?',
    'it will be dark by the time we land, is that ok',
  ])('%s', (message) => {
    expect(ask(message).text).toMatch(late)
  })
  it('and is told how long the drive is from where they land', () => {
    expect(ask('my flight gets into dublin at 9pm').text).toContain('From Dublin it is an hour and a quarter by car.')
    expect(ask('we’d be there about half 11').text).not.toContain('by car')
  })
  it.each([
    'we will be there at 7',
    'can we get there at 12',
    'can we have breakfast at 9',
    'is the pub open until 11',
    'we are flying home at 9pm on sunday',
    'is there music until 11',
    'can we be in the bath at 10 at night',
    'we want to be down at the strand before 8',
    'what’s the fine if we’re out at 12 instead of 11',
    'do you have a train at 9pm',
  ])('but not: %s', (message) => {
    expect(ask(message).text).not.toContain('lamp on')
  })
})

describe('rest is what the place is for', () => {
  it.each([
    'fair enough. we’re burnt out and need a quiet few days',
    'i need to switch off, is it the right place',
    'after a hard year we want somewhere silent',
    'we are exhausted and just want peace',
    'we want to get away from it all and unwind',
  ])('%s', (message) => {
    expect(ask(message).text).toMatch(/^Then this may be the place for you\. The estate is made for couples/)
  })
  it.each([
    'how do i switch off the projector',
    'can I charge my Tesla',
    'i’m exhausted and cant stop crying',
    'is the lodge quieter than the cabins',
    'i want a quiet table in a restaurant',
    'we’re wrecked, anything relaxing to do',
  ])('but not: %s', (message) => {
    expect(ask(message).text).not.toContain('this may be the place')
  })
})

describe('nobody is too old', () => {
  it.each([
    'we’re in our 60s is it not all instagram couples',
    'is it just influencers',
    'is it all young couples taking selfies',
    'would two oul ones in their seventies fit in',
    'is it only for young couples',
  ])('%s', (message) => {
    expect(ask(message).text).toMatch(/^Every adult is welcome, whatever their age\./)
  })
  it.each(['do you do a pensioners discount', 'is there money off for pensioners', 'is my old dog welcome'])(
    'but not: %s',
    (message) => {
      expect(ask(message).text).not.toContain('whatever their age')
    },
  )
})

describe('when it rains', () => {
  it.each([
    'what if it lashes rain all weekend',
    'any indoor thing for the afternoon',
    'what is there to do if the weather is desperate',
    'forecast is brutal for saturday, is it still worth coming',
    'whats there to do on a wet day',
    'is it boring if it rains',
    'is there anything to do inside',
  ])('there is the dry to be in: %s', (message) => {
    const { text } = ask(message)
    expect(text).toMatch(/^Fashion Boutique Fun: For a wet afternoon.*cinema.*Yoga.*Reiki/)
    expect(text.match(/Ask through/g)).toHaveLength(1)
  })
  it.each(['whats the forecast for saturday', 'will it rain'])('the weather itself is not written: %s', (message) => {
    expect(heldBack(message)).toBe(true)
  })
  it('of the bath in it, what is written of worse is told', () => {
    expect(ask('what would the bath be like in the rain').text).toContain('“We may put out the fire in high wind')
  })
  it('what it costs is asked of the terms', () => {
    expect(ask('storm forecast, orange warning', 'and if its just raining').text).toMatch(/Ordinary weather/)
  })
})

describe('which room, by its character', () => {
  const each = /^It depends on what you come for\. Stargazer: .* Sunriser: .* Stormchaser: .* Sea Forest Lodge: /
  it.each([
    'which cabin is best',
    'which would you recommend',
    'whats your nicest room',
    'can’t decide on a cabin',
    'which room should we book',
  ])('%s', (message) => {
    expect(ask(message).text).toMatch(each)
  })
  it.each([
    ['we love lying in bed looking at the sky', /^Stargazer: /],
    ['we’re big into stargazing', /^Stargazer: /],
    ['we adore storms', /^Stormchaser: /],
    ['which cabin is best for storms', /^Stormchaser: /],
    ['we love the sunrise', /^Sunriser: /],
    ['planning to propose at sunrise, which room', /^We arrange engagements\..*\n\nSunriser: /],
    ['which is the best beach', /^The beach is/],
  ])('%s', (message, told) => {
    expect(ask(message).text).toMatch(told)
  })
  it.each([
    'any difference in whats inside them',
    'do the cabins all have the same inside',
    'is the equipment different in each cabin',
  ])('inside they are alike: %s', (message) => {
    expect(ask('which cabin is best', message).text).toMatch(/^Inside, the cabins are the same\. The cabins have a king bed/)
  })
  it.each([
    'does the lodge have one of them outdoor tubs or is it only the cabins',
    'is there a hot tub in the lodge or just the cabins',
  ])('the tub is the cabins’: %s', (message) => {
    expect(ask(message).text).toMatch(
      /^(?:None is listed for Sea Forest Lodge: i|I)t is the cabins that have one\. Each of the three cabins/,
    )
  })
})
