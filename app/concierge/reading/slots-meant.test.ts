/** Rooms and nights that a follow-up omits or revises. */
import { describe, expect, it } from 'vitest'
import { askAfter } from '#test/guest-talk.ts'

const said = (...lines: string[]) => askAfter(...lines).text

describe('who takes the room back', () => {
  const friday = ['how much is stargazer at the weekend', 'From €279.']

  it('gets the answer again for the room they meant', () => {
    for (const correction of [
      'sorry no I meant the stormchaser',
      'oops, I meant stormchaser',
      'my mistake, stormchaser',
      'actually make that stormchaser',
      'no hang on, stormchaser',
      'not stargazer, stormchaser',
    ])
      expect(said(...friday, correction), correction).toMatch(/^Stormchaser is from €249 for a weekend night/)
  })

  it('is told the late check-out, or of the dog, when that was asked', () => {
    expect(said('late checkout in Stargazer, how much', '€69.', 'sorry I meant the lodge')).toContain('€49')
    expect(said('can we bring a dog to stargazer', 'Not there.', 'sorry I meant the lodge')).toMatch(/^Pets are welcome/)
  })

  it('is asked nothing twice when nothing was said before', () => {
    expect(said('wait, is breakfast included?')).toContain('optional extra')
  })
})

describe('the same night', () => {
  const tuesday = ['how much is sunriser on a tuesday', 'From €229.']

  it('is kept while something else is spoken of', () => {
    expect(said(...tuesday, 'is there wifi', 'Everywhere.', 'and stargazer that night?')).toContain('€239 for a weekday night')
    expect(
      said('how much is the lodge on friday', '€199.', 'is parking free', 'Yes.', 'and stargazer that same night?'),
    ).toContain('€279 for a weekend night')
  })

  it('is told of the other room that has the bath, and of the others', () => {
    const bath = [...tuesday, 'and it has the heated bath?', 'For Stargazer and Sunriser guests.']
    expect(said(...bath, 'what about the other one that has it, same night?')).toContain(
      'Stargazer is from €239 for a weekday night',
    )
    expect(said(...tuesday, 'what about the other three')).toContain('€239 in Stargazer, €209 in Stormchaser and €159')
  })
})

describe('from one day to another', () => {
  it.each([
    ['sunriser friday to sunday how much', '€538, from €269 each'],
    ['lodge price from friday until sunday', '€398, from €199 each'],
    ['how much is the lodge from thurs till sat', '€358, from €159 for the weekday night and €199 for the weekend one'],
    ['price for stormchaser wed - fri', '€418, from €209 each'],
    ['price of sunriser Fri-Sat', '€538, from €269 each'],
  ])('are the nights before the day of leaving: %s', (message, total) => {
    expect(said(message)).toContain(total)
  })
  it('are summed, also when they are mixed', () => {
    const weekdays = said("lodge mon to thurs, what's the damage")
    expect(weekdays).toContain('from €159 for a weekday night')
    expect(weekdays).toContain('3 weekday nights come to €477.')
    expect(said('how much for a week in the lodge')).toContain('comes to €1,193')
    expect(said('six midweek nights in the lodge, total?')).toContain('For 6 nights the booking page has the total.')
    const mixed = said('stargazer price thursday to monday')
    expect(mixed).toContain(
      'Those 4 nights in Stargazer come to €1,036, from €239 for a weekday night and €279 for a weekend one',
    )
  })
})

it('a lone n is an and', () => {
  expect(said('how much is the lodge at weekends', 'From €199.', 'n during the week')).toMatch(
    /^Sea Forest Lodge is from €159 for a weekday night/,
  )
})

it('a total that is asked for by itself is of the room before it', () => {
  const text = said('Two nigths midweek in the lodge, what is the totl?')
  expect(text).toContain('€318')
  expect(text).not.toContain('€239')
})

describe('two facts in one question', () => {
  it('are both told, the price of the night that was named among them', () => {
    const friday = said("when can we get in on friday and what's stargazer that night")
    expect(friday).toContain('3:30 PM')
    expect(friday).toContain('€279 for a weekend night')
    const monday = said("what's sunriser on a monday, and by what time do we leave")
    expect(monday).toContain('€229 for a weekday night')
    expect(monday).toContain('11:00 AM')
    const lodge = said("is the lodge for two people and what's it on a weekend")
    expect(lodge).toContain('two guests')
    expect(lodge).toContain('€199 for a weekend night')
  })

  it('do not take a week for a night', () => {
    expect(said('what does a week in Sunriser cost')).toContain('do not have details')
  })
})

it('a price is the room’s, whoever asks for each guest’s', () => {
  const whole = 'per night, for the whole room, not per person'
  expect(said('is that per head or for the whole room')).toContain(whole)
  expect(said('how much is it per person')).toMatch(new RegExp(`${whole}.*€239`))
  expect(said('price of the lodge', 'From €159.', 'is that each?')).toContain(whole)
  expect(said('is the €14 for the breakfast per person')).toContain('for 2')
})
