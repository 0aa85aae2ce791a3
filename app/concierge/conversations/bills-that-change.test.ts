/** Prices that build on earlier questions: two rooms compared, extras added and dropped. */
import { describe, expect, it } from 'vitest'
import { ask, withoutLinePrices } from '#test/guest-talk.ts'

describe('one room against the other, of the nights that were spoken of', () => {
  it.each([
    [
      ['hi thinkin of stormchaser friday + saturday', 'and same in the lodge', 'so how much do we save with the lodge'],
      /^You save €100: .* in Stormchaser come to €498, .* in Sea Forest Lodge to €398/,
    ],
    [
      ['how much to stay', 'the cheapest', 'and the dearest', 'difference for 2 nights at the weekend'],
      /€558 in Stargazer.*€398 in Sea Forest Lodge.*Sea Forest Lodge is €160 less/,
    ],
    [['the cheapest', 'and the dearest'], /^Our highest price is Stargazer(?!.*Sea Forest Lodge)/],
    [
      ['we want stargazer', 'actually no the sunriser, saturday', 'which is cheaper'],
      /Sunriser is €10 a night less than Stargazer/,
    ],
    [['stargazer vs lodge for friday and saturday'], /€558 in Stargazer and €398 in Sea Forest Lodge/],
    [
      ['price of stargazer friday', 'and the lodge', 'how much cheaper is the lodge'],
      /€279 in Stargazer and €199 in Sea Forest Lodge/,
    ],
    [['is the lodge cheaper than stargazer for two nights'], /Sea Forest Lodge is €160 less/],
  ])('%j', (turns, told) => {
    const { text } = ask(...turns)
    expect(text).toMatch(told)
    expect(text).not.toContain('do not have details')
  })
})

describe('a bill that changes', () => {
  const turns = ['price of sunriser midweek', 'with the late checkout?', 'and if we add the bath and a brekkie']
  it('is added to', () => {
    expect(withoutLinePrices(ask(...turns).text)).toMatch(
      /^One weekday night in Sunriser, late check-out, .*Heated Bath and .*Tray for 2 come to €362/,
    )
  })
  it('is taken from', () => {
    const told = /^One weekday night in Sunriser, late check-out and one Breakfast Tray for 2 come to €312/
    expect(withoutLinePrices(ask(...turns, 'scrap the bath').text)).toMatch(told)
    expect(withoutLinePrices(ask(...turns, 'scrap the bath', 'total?').text)).toMatch(told)
  })
  it('is not one without a stay that was priced', () => {
    expect(ask('is there a bath', 'scrap the bath').text).not.toContain('come to')
  })
})

describe('what is summed', () => {
  it.each([
    ['wood tub and then warm it again the next evening how much all together', /come to €75/],
    ['stormchaser one night tues with late leaving whats the total', /night in Stormchaser and late check-out come to €268/],
    ['one night in the lodge on saturday with late checkout how much', /^Not for a Friday or a Saturday night/],
    ['two cabins then, stormchaser and sunriser, one tuesday', /come to €438 together/],
  ])('%s', (message, told) => {
    expect(withoutLinePrices(ask(message).text)).toMatch(told)
  })
  it.each([
    [['how much is the bath', 'and to reheat it', 'all together?'], /come to €75/],
    [['can my dog come', 'ok so what would sunday monday tuesday there be'], /3 weekday nights come to €477/],
    [['can 4 of us come', 'two cabins then, stormchaser and sunriser, one tuesday'], /come to €438 together/],
  ])('%j', (turns, told) => {
    expect(ask(...turns).text).toMatch(told)
  })
})

describe('a stay that changes as it is spoken of', () => {
  it.each([
    [
      ['whats stargazer for thurs and fri night', 'and sunriser?', 'so how much do we save with that one'],
      /€518 in Stargazer and €498 in Sunriser\. Sunriser is €20 less/,
    ],
    [
      [
        'whats stargazer for thurs and fri night',
        'and sunriser?',
        'so how much do we save with that one',
        'grand, add brekkie both mornings',
      ],
      /^Those two nights in Sunriser and 2 × Breakfast Tray for 2 come to €526/,
    ],
    [
      [
        'were thinking of two nights midweek in stormchaser',
        'and can we get the wood fired bath with that',
        'ok which ones can',
        'right so the cheaper of them, same nights, with one bath',
      ],
      /^Two weekday nights in Sunriser and one Outdoor Heated Bath come to €508/,
    ],
    [
      ['weds and thurs night in the lodge how much', 'actualy no dog now so make it stormchaser'],
      /^Those two nights in Stormchaser come to €418/,
    ],
    [
      [
        'weds and thurs night in the lodge how much',
        'so make it stormchaser',
        'can we stay til 6 on the last day',
        'add that so',
      ],
      /^Those two nights in Stormchaser and late check-out come to €477/,
    ],
    [['which ones good for a storm', 'ok that one then, friday and sat, with two breakfast trays'], /come to €526/],
    [['how much is the stragazer', 'sorry sunriser i meant'], /^Sunriser is from €229/],
    [['3 nights from thursday in sunriser how much', 'and if we come wednesday instead'], /come to €727/],
    [['so what would stargazer and sunriser be together for the saturday night'], /come to €548 together/],
  ])('%j', (turns, told) => {
    expect(withoutLinePrices(ask(...turns).text)).toMatch(told)
  })

  it('the Flexi is asked of room after room', () => {
    const asked = ['can we do the 1 night thing on a saturday', 'what about sunday', 'how much in the cheapest room']
    expect(ask(...asked).text).toContain('€208 in Sea Forest Lodge')
    expect(ask(...asked, 'and the dearest').text).toContain('€308 in Stargazer')
    expect(ask(...asked, 'what time do we have to leave then').text).toContain('6 pm')
    expect(ask(asked[0] ?? '', 'what if we stay the sunday too').text).toMatch(/^The 2-Night Escape/)
  })
})

describe('a stay and what is ordered to it, in one breath', () => {
  it.each([
    [
      'two nights in stargazer at the weekend, with a bath and breakfast, how much in total',
      /^Two weekend nights in Stargazer.*come to €622/,
    ],
    [
      'sunriser two nights midweek plus the bath plus two breakfasts what does it come to',
      /2 × Breakfast Tray for 2 come to €536/,
    ],
    [
      'how much is the lodge for two nights midweek with breakfast',
      /^Two weekday nights in Sea Forest Lodge and one Breakfast Tray for 2 come to €332/,
    ],
    [
      '2 nites stargazer fri and sat with a bath each evening, total?',
      /^Those two nights in Stargazer, one Outdoor Heated Bath and one Additional Bath Reheat come to €633/,
    ],
    ['stargazer saturday night and a grazing box total please', /come to €334, or €329 with a Grazing Box vegetarian/],
  ])('%s', (message, told) => {
    expect(withoutLinePrices(ask(message).text)).toMatch(told)
  })
  it('and stays a bill that can be taken from', () => {
    const turns = ['two nights in stargazer at the weekend, with a bath and breakfast, how much in total', 'scrap the bath']
    expect(withoutLinePrices(ask(...turns).text)).toMatch(
      /^Two weekend nights in Stargazer and one Breakfast Tray for 2 come to €572/,
    )
  })
  it('without what was asked of another stay before', () => {
    const before = ['how much is the lodge on a tuesday', 'and a breakfast tray', 'which ones good for a storm']
    const { text } = ask('how much is the heated bath', ...before, 'ok that one then, friday and sat, with two breakfast trays')
    expect(withoutLinePrices(text)).toMatch(/^Those two nights in Stormchaser and 2 × Breakfast Tray for 2 come to €526/)
  })
  it.each([
    'how much for stormchaser friday and saturday with late checkout and breakfast both days',
    'how much is stargazer for two nights with a bath, with 10% off',
    'can we get a bath and breakfast in stargazer',
  ])('but not where something of it is not sure: %s', (message) => {
    expect(ask(message).text).not.toMatch(/come to €/)
  })
})
