/** What was told some questions ago and is asked for once more: an hour, a price, a name. */
import { describe, expect, it } from 'vitest'
import { ask, askAfter, type Told, told, toldPlainly } from '#test/guest-talk.ts'

const arriving = ['when can we get into the cabin', 'is there somewhere for the car'] as const
const bathing = ["What's the bath cost", 'Notice?', 'and how long do you stay in it'] as const

describe('asked again, whatever was asked since', () => {
  it.each<Told>([
    [[...arriving, 'Sorry what time did you say again'], /^Check-in is from 3:30 PM/],
    [[...arriving, 'and from what time was it again?'], /^Check-in is from 3:30 PM/],
    [[...arriving, 'when did ye say it was?'], /^Check-in is from 3:30 PM/],
    [['How much is the bath?', 'is there wifi', 'how much did you say for that, sorry?'], /€50/],
    [['How far is the beach?', 'is there wifi', 'how far was it you said'], /short walk/],
    [
      [...bathing, 'sorry the kids were roaring. how much notice for it did you say??'],
      /24 hours before arrival/,
      /sorry to hear/,
    ],
    [[...bathing, 'sorry, the phone rang. how much was it again?'], /€50/],
    [['is there any of them wood baths outside', 'what did ye call it again? I want to tell himself'], /ofuro/, /Reheat is/],
    [['is there any of them wood baths outside', 'what was it called again'], /ofuro/],
  ])('%j', toldPlainly)
  it.each<Told>([
    [['is there a wood bath', 'can we have it heated again?'], /Reheat is €25/],
    [['How much is the bath?', 'is there wifi', 'how much is the breakfast again?'], /€14/, /€50/],
    [['when can we check in?', "sorry, I've lost my ring. what time did you say again?"], /cannot look for things/],
  ])('but not %j', told)
  it('what was never asked is not made up', () => {
    expect(ask('is there wifi', 'what time did you say again').text).not.toContain('3:30')
  })
})

describe('both hours once more', () => {
  it.each([
    'Just so I have it straight: in at what time and out at what time?',
    'so to be sure: arriving from what time, and leaving by when?',
    'coming from when and going by what time?',
  ])('%s', (message) => {
    const { text } = ask('where do i park', message)
    expect(text).toMatch(/^Check-in is from 3:30 PM[\s\S]*Check-out is by 11:00 AM/)
  })
})

describe('the name of a room, by what it is known for', () => {
  it.each<Told>([
    [['sauna?', 'what was the name of the one with the stone walls again, for my notes'], /^Sea Forest Lodge:/],
    [['sauna?', "what's the stone-walled one called again?"], /^Sea Forest Lodge:/],
    [['sauna?', 'what do ye call the one facing east again?'], /^Sunriser:/],
    [['is there parking?', 'tell me about Stormchaser'], /^Stormchaser:/],
    ["what's the name of the one with the stone walls", /^Sea Forest Lodge:/],
  ])('%j', told)
  it('the owner of the lodge has no name here', () => {
    expect(ask("what's the name of the owner of the lodge?").kind).toBe('handover')
  })
})

describe('an hour that is doubted is told once more', () => {
  const leaving = ['when must we leave on the last day?', 'Check-out is by 11:00 AM.'] as const
  it.each([
    'Eleven? A friend who stayed with you told me half twelve.',
    'but I thought it was noon',
    'really? the website says 12',
  ])('%s', (message) => {
    expect(askAfter(...leaving, message)).toMatchObject({ kind: 'answer', text: expect.stringMatching(/^Check-out is by 11:00/) })
  })
  it('a promise is not confirmed', () => {
    expect(askAfter(...leaving, 'I was told we could stay till noon').kind).toBe('decline')
  })
  it('a friend who liked it said no hour', () => {
    expect(askAfter(...leaving, 'a friend told me it was lovely').text).not.toMatch(/^Check-out/)
  })
})
