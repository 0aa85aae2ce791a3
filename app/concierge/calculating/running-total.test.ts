/** The total of a stay and its extras, mentioned one after the other. */
import { describe, expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { registryEntries } from '#app/knowledge/registry/registry.ts'
import { ask, withoutLinePrices } from '#test/guest-talk.ts'

describe('the total of all that was spoken of', () => {
  it.each([
    [
      ['how much is stargazer for 2 nights in the week', 'and a bath', 'and breakfast', 'total?'],
      'Two weekday nights in Stargazer, one Outdoor Heated Bath and one Breakfast Tray for 2 come to €542.',
    ],
    [
      ['how much is stargazer for 2 nights from friday', 'how much is the bath', 'what does that come to all together'],
      'Two weekend nights in Stargazer and one Outdoor Heated Bath come to €608.',
    ],
    [
      ['how much is the lodge?', 'ok that one, two nights midweek', 'and the breakfast tray', 'what is it all together'],
      'Two weekday nights in Sea Forest Lodge and one Breakfast Tray for 2 come to €332.',
    ],
    [
      ['sunriser saturday and sunday', 'how much is the breakfast tray', 'can we bring the dog', 'so what’s the total'],
      'Those two nights in Sunriser and one Breakfast Tray for 2 come to €512.',
    ],
    [
      [
        'looking at stargazer for next weekend fri and sat',
        'whats the damage',
        'and if we throw in the hot bath and 2 breakfasts',
        'total so all in?',
      ],
      'Those two nights in Stargazer, one Outdoor Heated Bath and 2 × Breakfast Tray for 2 come to €636.',
    ],
    [
      ['two nights midweek in the lodge, how much?', 'how much all together with late checkout on the second day?'],
      'Two weekday nights in Sea Forest Lodge and late check-out come to €367.',
    ],
    [
      ['We’d like the lodge for two nights midweek. How much would that be with breakfast?'],
      'Two weekday nights in Sea Forest Lodge and one Breakfast Tray for 2 come to €332.',
    ],
    [
      [
        'We’d love Stargazer for two nights, arriving on the Thursday. Could you tell me what that would cost with the outdoor bath?',
      ],
      'Those two nights in Stargazer and one Outdoor Heated Bath come to €568.',
    ],
    [
      ['how much is stargazer for two nights', 'what would that be with breakfast'],
      'Two nights in Stargazer and one Breakfast Tray for 2 come to €492 on weekdays and €572 at the weekend.',
    ],
    [
      ['two nights midweek in the lodge, how much?', 'plus a breakfast tray, total?'],
      'Two weekday nights in Sea Forest Lodge and one Breakfast Tray for 2 come to €332.',
    ],
  ])('%j', (turns, sum) => {
    const { text, sources } = ask(...turns)
    expect(withoutLinePrices(text)).toBe(`${sum} The final price is calculated as you book, by season and availability.`)
    expect(sources.length).toBeGreaterThan(1)
  })

  it.each([
    [
      'how many is not said, one for each night',
      ['two nights in sunriser, how much', 'and breakfast trays', 'total?'],
      'Two nights in Sunriser and 2 × Breakfast Tray for 2 come to €486 on weekdays and €566 at the weekend.',
    ],
    [
      'there are two kinds',
      ['one tuesday night in sunriser, how much', 'and the grazing box', 'total?'],
      'One weekday night in Sunriser and one Grazing Box standard come to €284, or €279 with a Grazing Box vegetarian.',
    ],
    [
      'the room has none',
      ['how much is stormchaser for two nights midweek', 'and the bath?', 'total?'],
      'Two weekday nights in Stormchaser come to €418. Outdoor Heated Bath: not in Stormchaser.',
    ],
  ])('says what it supposes, where %s', (_, turns, told) => {
    expect(withoutLinePrices(ask(...turns).text)).toContain(told)
  })

  it.each([
    ['the bath was taken back', ['two nights midweek in stargazer, price?', 'and the bath', 'no, without the bath', 'total?']],
    ['no nights were named', ['how much is stargazer', 'and the bath', 'total?']],
    ['no stay was', ['how much is the bath', 'total?']],
    ['nothing asks for it', ['two nights midweek in stargazer, price?', 'and the bath', 'is it private?']],
  ])('is none where %s', (_, turns) => {
    expect(ask(...turns).text).not.toContain('Bath come to')
  })

  it('is none where people have written a price', () => {
    const entries = registryEntries().map((entry) =>
      entry.key === 'breakfast' ? { ...entry, value: 'A breakfast tray is €19 this week.', origin: 'staff' as const } : entry,
    )
    const turns = ['two nights midweek in the lodge, how much?', 'and a breakfast tray']
    const history = turns.map((content) => ({ role: 'user' as const, content }))
    const now = new Date('2026-06-03T12:00:00Z')
    expect(answer({ index: buildIndex(entries), message: 'total?', history, now }).text).not.toContain('come to €332')
  })
})

describe('the cheapest and the dearest', () => {
  it.each([
    [['how much for two nights in the cheapest'], 'Two nights in Sea Forest Lodge come to €318 on weekdays'],
    [['which are the two cheapest'], '€209 / €249 in Stormchaser and €159 / €199 in Sea Forest Lodge'],
    [['price for the two most expensive'], '€239 / €279 in Stargazer and €229 / €269 in Sunriser'],
  ])('are rooms: %j', (turns, told) => {
    expect(ask(...turns).text).toContain(told)
  })
})

describe('nights that are named', () => {
  it.each([
    [
      ['how much would it be for 3 nights thursday friday saturday in the lodge'],
      /^Those 3 nights in Sea Forest Lodge come to €557/,
    ],
    [['price stargazer 24th december'], /^Stargazer is from €239 for a weekday night/],
    [
      ['can we get the bath as well', 'so all in for 2 nights midweek?'],
      /^Two weekday nights come to €478 in Stargazer \(from €239 a night\)/,
    ],
    [
      ['how much is the lodge on a tuesday', 'and stargazer on friday', 'both for two nights'],
      /€558 in Stargazer.*€398 in Sea Forest Lodge/,
    ],
    [['do ye take dogs', 'how much for fri and sat'], /^Those two nights in Sea Forest Lodge come to €398/],
    [
      ['how much is the lodge on a tuesday', 'and a friday', 'whats the difference'],
      /^A weekend night in Sea Forest Lodge is €40 more/,
    ],
    [['how much is stargazer on 14 august'], /^Stargazer is from €279 for a weekend night/],
    [
      ['We’d love Stargazer for two nights, arriving on the Thursday. What would that cost?'],
      /^Those two nights in Stargazer come to €518/,
    ],
    [['what time do we have to be out on sunday', 'can we stay later', 'how much is that'], /^Late check-out.*€69 in Stargazer/],
  ])('%j', (turns, told) => {
    expect(ask(...turns).text).toMatch(told)
  })
})

it('a bath is not ordered on arrival', () => {
  expect(ask('can I order the bath when I arrive').text).toMatch(/^It has to be ordered before you come/)
  expect(ask('will the bath be hot when we arrive').text).toMatch(/^The Outdoor Heated Bath/)
})
