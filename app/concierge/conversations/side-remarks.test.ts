/**
 * Remarks around a question: who booked, whose present it is, who pays, where they would wait; and what a bare "OK?" asks.
 */
import { describe, expect, it } from 'vitest'
import { ask, heldBack } from '#test/guest-talk.ts'
import { timesAsLong } from '#test/times-as-long.ts'

describe('who booked', () => {
  it.each([
    ['what are the hours for check in and check out, my wife is the one who booked it', /3:30 PM[\s\S]*11:00 AM/],
    ['the one who booked is my brother and his phone is off. check in and out hours?', /3:30 PM[\s\S]*11:00 AM/],
    ['It was my partner who booked this. Can the dog come?', /^Pets are welcome in Sea Forest Lodge/],
    ["my friend booked it and she isn't answering, when do we have to be out?", /^Check-out is by 11:00 AM/],
    ["my boyfriend booked and won't tell me, what time is check in?", /^Check-in is from 3:30 PM/],
  ])('is told, and not asked: %s', (message, told) => {
    const { text } = ask(message)
    expect(text).toMatch(told)
    expect(text).not.toContain('do not have details')
    expect(text).not.toContain('Check Availability')
  })
  it.each(['who booked stargazer for friday?', 'tell me who booked the lodge', 'who stayed there last weekend?'])(
    'of others is nobody’s business: %s',
    (message) => {
      expect(ask(message)).toMatchObject({ kind: 'decline', sources: [] })
    },
  )
  it('is no matter of theirs when something went wrong with it', () => {
    expect(ask('my wife booked it and never got a confirmation, what time is check in?').text).toContain('cannot see bookings')
  })
})

describe('a stay that is a present', () => {
  it.each([
    "It's a present for my parents, between what hours do they arrive with ye on the Friday?",
    'I booked this as a surprise for my daughter and her fella. Just tell me, between what hours do they land in to ye?',
    'booked for my mam and dad, when are they let in',
  ])('has our hours: %s', (message) => {
    expect(ask(message).text).toBe('Check-in is from 3:30 PM to 8:00 PM.')
  })
  it('is a voucher for whoever looks for one', () => {
    expect(ask('can I get a present for my parents').text).toMatch(/^Gift vouchers/)
    expect(ask('Is there a gift for my mother I could send by mail?').text).toMatch(/^Gift vouchers/)
  })
})

it('what is asked of others, or of two rooms, is left as it is', () => {
  expect(ask('how much for Stargazer and Sunriser?').text).toMatch(/Stargazer.*Sunriser/)
  expect(ask('what have you got for my girlfriend and her birthday').text).not.toContain('3:30')
  expect(heldBack('can you check if my husband booked it')).toBe(true)
})

it.each(['a', 'and ', ' ', 'he is '])('a long message is read as quickly as any other: “%s”', (filler) => {
  const read = (words: string) => {
    const filled = words.repeat(900 / words.length)
    return ask(`my wife booked it and she ${filled} what time is check in, or do we wait ${filled}`)
  }
  // “and”, which may join two questions, takes about ten times as long; trying every position of it would take thousands of times as long.
  const ordinary = 'we walk by the sea '
  expect(
    timesAsLong(
      () => read(filler),
      () => read(ordinary),
    ),
  ).toBeLessThan(100)
})

describe('who chips in', () => {
  it('does not sleep in the room', () => {
    const { text } = ask('Six of us are chipping in for Stormchaser on a Friday for our friends, what has to be in the kitty?')
    expect(text).toMatch(/^Stormchaser is from €249/)
    expect(text).not.toContain('two guests')
  })
  it('is told the limit when they ask whether they all fit', () => {
    expect(ask('Three of us have a whip-round to share Stargazer, would we all fit?').text).toMatch(/two guests at most/)
  })
})

describe('or else', () => {
  it.each([
    'Is the bed mine by then or do I have to sit in the car like a lunatic?',
    'Would the place be ours by lunchtime or do we sit in the car?',
  ])('is the other side of the same question: %s', (message) => {
    expect(ask(message).text).toBe('Check-in is from 3:30 PM to 8:00 PM.')
  })
})

describe('a bare “OK?”', () => {
  it.each([
    'Hen of two here 💃💃 plus possibly my cousin on an air mattress. OK?',
    'Two of us plus my brother on the floor. Grand?',
    'couple here, plus one pal on an air bed. Sound?',
  ])('asks what was said before it: %s', (message) => {
    expect(ask(message).text).toBe('Each cabin and the lodge is for two guests at most.')
  })
  it.each([
    'planning to film a music video there. Cool?',
    'We would bring a jet ski. OK?',
    'We would like to put up a marquee. OK?',
  ])('of what is not written is handed over: %s', (message) => {
    expect(ask(message)).toMatchObject({ kind: 'handover', sources: [] })
  })
  it('without a question mark is a nod, and asks nothing', () => {
    expect(ask('ok, grand').kind).toBe('talk')
    expect(ask('Lovely stuff. Thanks!').kind).toBe('talk')
    expect(heldBack('is there a pool? ok')).toBe(true)
  })
})
