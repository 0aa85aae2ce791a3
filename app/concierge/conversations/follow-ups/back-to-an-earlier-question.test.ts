/** Follow-ups that return to an earlier question: the first one, the other offer, the bath, the same asked another way. */
import { describe, expect, it } from 'vitest'
import { askAfter } from '#test/guest-talk.ts'

const said = (...lines: string[]) => askAfter(...lines).text

describe('whoever goes back to the first question', () => {
  const talk = ['how much is the lodge on Friday', 'From €199.', 'can I bring a dog', 'In the lodge.', 'nice', 'Anything else?']

  it.each([
    'going back to my first question, and on the Thursday?',
    'Back to what I asked at the beginning: what if it were the Thursday?',
    'Right, to come back to what I asked first, what would Thursday be?',
    'and on the Thursday, for my original question?',
  ])('is told of that: %s', (message) => {
    expect(said(...talk, message)).toContain('Sea Forest Lodge is from €159 for a weekday night')
  })

  it('speaks of the rooms of that time', () => {
    const text = said(
      'Sunriser on Saturday?',
      '€269.',
      'is the bath in Stargazer',
      'Yes.',
      'Back to my first question, and on Sunday?',
    )
    expect(text).toContain('Sunriser is from €229')
  })

  it('is told nothing odd when nothing was asked before, or a film is meant', () => {
    expect(said('Back to what I asked at the start: what time is check-in?')).toContain('3:30 PM')
    expect(said('is back to the future a good film')).toMatch(/outside what I know|do not have/)
  })
})

describe('the other deal', () => {
  it.each([
    ['And the other deal, the single night one?', /^The 1-Night Flexi is one weekday night/],
    ['and the other offer, for one night?', /^The 1-Night Flexi/],
    ["What's the other option?", /^The 1-Night Flexi/],
    ["the single-nighter, what's the story with that", /^The 1-Night Flexi/],
  ])('%s', (message, told) => expect(said('any savings on two nights', 'The 2-Night Escape.', message)).toMatch(told))
  it('is the two nights after the one', () => {
    expect(said('1 night flexi?', 'Up to 40%.', 'and the other one, with the two nights')).toMatch(/^The 2-Night Escape/)
  })
})

describe('the bath once more', () => {
  it.each([
    'could it be lit anew the next day',
    "suppose we loved it and we'd want it hot again the following evening",
    'and a repeat the night after?',
    "and say we liked it so well we'd want it fired once more the day after",
  ])('%s', (message) => expect(said('the wood fired bath, price?', '€50.', message)).toMatch(/^An Additional Bath Reheat is €25/))
  it.each(['can you say that again', 'the party was lit, can you play music'])('is not meant: %s', (message) =>
    expect(said('the wood fired bath, price?', '€50.', message)).not.toContain('Reheat'),
  )
})

describe('the same in another way', () => {
  it('is the box without meat', () => {
    const box = ["what's the price of a grazing box", '€55.']
    for (const message of ['the same but without meat', 'Same thing, no pig please', 'same again only veggie'])
      expect(said(...box, message), message).toContain('vegetarian one €50')
  })
  it('is the doctor where the hospital is too much', () => {
    const hospital = ['nearest hospital?', 'Wexford General Hospital, 40 km away.']
    for (const message of ["ah it's nothing that serious, only an ear ache, but it's Sunday night", 'not that bad, just a cough'])
      expect(said(...hospital, message), message).toContain('020 916 0300')
    expect(said(...hospital, 'he has collapsed on the floor')).toMatch(/^If anybody is hurt or in danger, ring 112/)
  })
})

it('who comes late is told whom to ring', () => {
  const late = ['until when can we arrive', 'Until 8 PM.']
  for (const message of [
    'Might be twenty past. Who needs to be told?',
    'and whom should I warn if the ferry is late',
    'Who would want a call from us then?',
  ])
    expect(said(...late, message), message).toContain('020 912 0360')
})

it('a night’s price is asked of another room after a word that says nothing', () => {
  expect(said('Sunriser for this Friday, how much?', '€269.', 'hm. and the stone one instead?')).toContain(
    '€199 in Sea Forest Lodge',
  )
  expect(said('does the lodge take dogs', 'Yes, only the lodge.', 'Put a figure on a Saturday there')).toContain('€199')
})
