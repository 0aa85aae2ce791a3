/** The bill over several turns, each as a guest wrote it; the test works out the sums from the rooms and the catalogue. */
import { describe, expect, it } from 'vitest'
import { ask, withoutLinePrices } from '#test/guest-talk.ts'

describe('the bill so far', () => {
  it.each([
    [
      [
        'which room is the fanciest',
        'stargazer so',
        'id want the bath for the sat night and brekkie after. whats that come to with 2 nights fri sat',
      ],
      '€622',
    ],
    [
      [
        'stargazer so',
        'id want the bath for the sat night and brekkie after. whats that come to with 2 nights fri sat',
        'no with the room included like',
      ],
      '€622',
    ],
    [
      ['Thursday till Sunday. What costs this in Sunriser?', 'And with breakfast every morning, how much is all together?'],
      '€809',
    ],
    [
      [
        'Thursday till Sunday. What costs this in Sunriser?',
        'And with breakfast, how much is all together?',
        'No, I mean breakfast for three mornings.',
      ],
      '€809',
    ],
    [['Thursday till Sunday in Sunriser with breakfast every morning, all together?', 'So 767 plus 42?'], '€809'],
    [['theres 4 of us, 2 couples, looking for a saturday night', 'stargazer and the cheapest one, how much altogether'], '€478'],
    [
      ['2 couples, a saturday night', 'stargazer and the lodge, how much altogether', 'and add a breakfast for each couple'],
      '€506',
    ],
    [['2 couples, a saturday night, stargazer and the lodge', 'total for stargazer and the lodge for the one night?'], '€478'],
    [['What would a grazing board and the wood fired bath add up to?', 'sorry, just the two figures together please'], '€105'],
    [
      [
        'What would a grazing board and the wood fired bath add up to?',
        'Sunriser it is. Tuesday and Wednesday night plus those two things?',
      ],
      '€563',
    ],
    [['How much for two nights with the bath then, Friday Saturday in Sunriser'], '€588'],
    [['How much for two nights with the bath then, Friday Saturday in Sunriser', 'and the two nights with it'], '€588'],
    [['stormchaser sunday', 'and saturday', 'both'], '€458'],
    [['stormchaser sunday', 'and saturday', 'both', 'breakfast both days'], '€486'],
    [['no the grazing box', 'one meat one veg plus brekfast for 2 days, total?'], '€133'],
    [['one meat box one veg box plus breakfast for 2 days', 'add them up'], '€133'],
    [
      ['Hi, Monday for one night in Stormchaser', 'we can stay until the evening?', 'So everything together with 1 breakfast?'],
      '€282',
    ],
  ])('%j', (turns, sum) => {
    expect(withoutLinePrices(ask(...turns).text)).toMatch(new RegExp(`come to ${sum}(?!\\d|,\\d)`))
  })

  it('names the price of each line', () => {
    expect(ask('two nights in Stargazer, friday and saturday, with a bath and one breakfast, total?').text).toMatch(
      /^Those two nights in Stargazer \(€558\), one Outdoor Heated Bath \(€50\) and one Breakfast Tray for 2 \(€14\) come to €622\./,
    )
  })

  it('is of extras alone where the stay is booked', () => {
    expect(ask('we have booked Sunriser for Friday and Saturday', 'we’d like the bath and breakfast, total?').text).not.toContain(
      'nights',
    )
  })

  it('takes only what was ordered, and not what was asked whether it is safe or included', () => {
    const { text } = ask(
      'two nights in Sunriser midweek, how much',
      'is breakfast included?',
      'is the bath safe with a bad back?',
      'total?',
    )
    expect(text).not.toMatch(/Breakfast Tray|Heated Bath \(/)
  })

  it('is no bill where a share, a deposit or a discount is asked', () => {
    const turns = ['two nights in Stargazer midweek with a bath, total?']
    expect(ask(...turns, 'and the deposit?').text).toMatch(/deposit/i)
    expect(ask(...turns, 'what is that each?').text).not.toContain('come to €')
  })
})
