/** Prices side by side: the cheapest and the dearest room, what is saved, and what is within a limit. */
import { describe, expect, it } from 'vitest'
import { ask, billed, doesNotSay, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('the cheapest, the dearest, and the next after them', () => {
  it.each<Told>([
    ['whats the cheapest night in november', /^Our lowest price is Sea Forest Lodge: from €159/],
    [
      ['Do you take pets?', 'what does it have inside', 'and which one of the cabins is the cheapest?'],
      /Of the cabins it is Stormchaser/,
    ],
    [["I'm after losing my job and my head's in bits", 'cheapest ye have midweek'], /^Our lowest price is Sea Forest Lodge/],
    [
      'saw the stargazer price and nearly fell off the chair, is there anything kinder to a nurses salary',
      /Our lowest price is Sea Forest Lodge/,
    ],
    ['saw the sunriser price and nearly choked. is there anything gentler on a teachers wage', /Our lowest price is/, '112'],
    ['the stargazer price made my eyes water, anything kinder to the wallet?', /Our lowest price is Sea Forest Lodge/],
    ['Which Wild Room costs least?', /Of the cabins it is Stormchaser/],
    ['Of the four which costs the least, my pension does not stretch very far I am afraid', /^Our lowest price is Sea Forest/],
    ['the cheapest cabin please, not the lodge', 'Of the cabins it is Stormchaser'],
    ['anything but the lodge, cheapest?', 'Of the cabins it is Stormchaser'],
    ['what does the cheaper of the cabins cost midweek', 'Of the cabins it is Stormchaser'],
    ['whats the price for us two, cheapest, one night on a tuesday', /^Our lowest price is Sea Forest Lodge(?!.*together)/s],
    [['which is the cheapest', 'and the second cheapest?'], /^Stormchaser is from €209/],
    [['which is the cheapest', 'and the next one up'], /^Stormchaser is from €209/],
    [['How much is Stargazer midweek?', 'not that one. the slightly cheaper one that also has the bath'], /Sunriser \(€229\)/],
    [['How much is Sunriser on a Friday?', 'the dearer one that has the bath too?'], /Stargazer \(€279\)/],
    [['How much is Stargazer midweek?', 'the cheaper one?'], /^Our lowest price is Sea Forest Lodge/],
    [['which is the dearest', 'next one down?'], /^Sunriser is from €229/],
    ['what is the 2nd dearest', /^Sunriser is from €229/],
    [
      ['looking at stormchaser', 'does that have the heated bath', 'cheapest of those on a saturday?'],
      /€269 in Sunriser/,
      /Lodge/,
    ],
    ["what's your cheapest cabin", /Lodge: from €159 .*Of the cabins it is Stormchaser: from €209/],
    [['which room has the stars', 'is there one thats cheaper but still with the tub'], /outdoor tub is Stormchaser/],
    ['best price for 2 nights in february', /Two nights in Sea Forest Lodge come to €318/],
    ['which is the second cheapest room', /Stormchaser/],
    ['Which is the second cheapest room?', /^Stormchaser is from €209/],
    [
      'I want the cheapest room with a bath',
      /tub is Stormchaser, from €209.*Outdoor Heated Bath \(€50\) it is Sunriser, from €229/,
    ],
    [['which room is cheapest', 'and after that?'], /^Stormchaser is from €209/],
    [['which room is the dearest?', 'and then?'], /^Sunriser is from €229/],
    [['how much is sunriser', 'and the cheaper cabin'], /^Stormchaser is from €209/],
    ['which room is cheapest for fri and sat', /come to €398/],
    ['whats your cheapest weekend for two', /^Our lowest price is Sea Forest Lodge/],
    ['what is gentlest on the pocket of the four', 'Sea Forest Lodge: from €159'],
    ['whats the cheapest thing for 2 nights mid week with a hot tub', /tub is Stormchaser/],
  ])('%j', told)
  it.each<Told>([[['the cheapest', 'and the dearest'], /^Our highest price is Stargazer(?!.*Sea Forest Lodge)/]])(
    '%j',
    toldPlainly,
  )
  it('the most romantic room is not the dearest', () => {
    expect(ask('Which of the rooms would you say is the most romantic one?').text).not.toContain('highest price')
    expect(ask('which is the most expensive room').text).toContain('highest price')
  })
  it('of what only the cabins have, the cheaper is a cabin', () => {
    const said = ask('Do you have rooms with sea views?', 'Which of those is cheaper?').text
    expect(said).toContain('€209')
    expect(said).not.toContain('Lodge')
  })
  it('the next one up or down, asked for twice', () => {
    expect(ask('which room is cheapest', 'and after that?', 'and after that?').text).toMatch(/^Sunriser is from €229/)
    expect(ask('which room is the dearest', 'and then?', 'and the next?').text).toMatch(/^Stormchaser is from €209/)
  })
  it('a room that the guest has dropped is left out', () => {
    const { text } = ask(
      'stargazer for a friday',
      'right forget stargazer. whats the cheapest thing for 2 nights mid week with a hot tub',
    )
    expect(text).toContain('Stormchaser')
  })
})

describe('the rooms are told in the order of their prices', () => {
  it.each<Told>([
    [
      'can you rank your rooms for me by what they cost, lowest to highest',
      /159.*Lodge, .*Stormchaser, .*Sunriser and .*Stargazer/,
    ],
    ['the rooms in order of price, dearest first', /239.*Stargazer, .*Sunriser, .*Stormchaser and .*Lodge/],
  ])('%j', told)
})

describe('two rooms or two stays are compared with a figure', () => {
  it.each<Told>([
    [['how much is stormchaser', 'and stargazer?', 'how much more is that'], /Stormchaser is €30 a night less than Stargazer/],
    ['what would I save going midweek rather than at the weekend in Sunriser, per night', /is €40 more than a weekday one/],
    ['what is the price difference between the cheapest and the most expensive room at the weekend?', /is €80 a night less/],
    [
      'which works out dearer, fri+sat in the lodge or mon+tues in sunriser',
      /^Two weekday nights in Sunriser: €458\. Two weekend nights in Sea Forest Lodge: €398; that is €60 less\./,
    ],
    [
      'is two nights midweek in stargazer cheaper than friday and saturday in the lodge',
      /^Two weekday nights in Stargazer: €478\. Two weekend nights in Sea Forest Lodge: €398/,
    ],
    [['compare Stormchaser and Stargazer', 'the cheaper one then. how much with late check out'], /^Stormchaser is from €209/],
    ['how much do we save if we come sunday monday instead of friday saturday, sunriser', /€458; that is €80 less/],
    [
      'lodge on a saturday or stormchaser on a tuesday, which is less',
      /^One weekday night in Stormchaser: €209.*€199; that is €10 less/,
    ],
    ["thurs+fri or fri+sat in stormchaser what's the difference money wise", /€498.*€458; that is €40 less/],
    [
      'cheaper to get the flexi in the lodge or two nights there',
      /€318\. One 1-Night Flexi in Sea Forest Lodge: €208; that is €110 less/,
    ],
    ['lodge for 2 nights at the weekend or stargazer for 2 midweek, which is better value', /€478\..*€398; that is €80 less/],
    ['is stargazer the same price as sunriser', /€239 \/ €279 in Stargazer and €229 \/ €269 in Sunriser/],
    [['is it cheaper 2 weeknights than a saturday', 'in stargazer'], /€478.*€279; that is €199 less/],
    ['which is cheaper for a saturday, stormchaser or the lodge', /^Sea Forest Lodge is €50 a night less/],
    ['Friday: the lodge or Sunriser, which would be lighter on my bank balance?', '€70 a night less'],
    ['Which is kinder on the purse on a Tuesday, Stargazer or the lodge?', '€80 a night less'],
    ['which is cheaper, sunriser or stormchaser?', /^Stormchaser is €20 a night less/],
    [['how much is stargazer', 'is the lodge cheaper'], /€80 a night less/],
  ])('%j', told)
  it.each<Told>([
    [
      ['we want stargazer', 'actually no the sunriser, saturday', 'which is cheaper'],
      /Sunriser is €10 a night less than Stargazer/,
    ],
    ['stargazer vs lodge for friday and saturday', /€558 in Stargazer and €398 in Sea Forest Lodge/],
    [
      ['price of stargazer friday', 'and the lodge', 'how much cheaper is the lodge'],
      /€279 in Stargazer and €199 in Sea Forest Lodge/,
    ],
    ['is the lodge cheaper than stargazer for two nights', /Sea Forest Lodge is €160 less/],
  ])('%j', toldPlainly)
  it.each<Told>([
    ['sunriser on a friday or the lodge on a sunday, how much?', /^(?!.*come to €428).*Sea Forest Lodge is €140 less/],
  ])('%j', billed)
  it('the difference between two rooms that were asked of in turn', () => {
    expect(
      ask('how much is sunriser', 'and the one with the stone walls?', 'whats the difference between the two').text,
    ).toContain('€70 a night less')
  })
})

describe('weekday nights are compared with weekend nights', () => {
  it.each<Told>([
    ['is it cheaper midweek', /^Friday and Saturday nights are priced as weekend/],
    ['are weekends more expensive', /^Friday and Saturday nights are priced as weekend/],
    ['is stargazer cheaper midweek', /^Stargazer is from €239/],
    ["what's the price gap between a Tuesday and a Saturday in the lodge", /^A weekend night in Sea Forest Lodge is €40 more/],
    ['How much more is a Saturday than a Wednesday in Sunriser', /^A weekend night in Sunriser is €40 more/],
    ['are two weeknights dearer than a saturday night?', /^One weekend night costs less in every room/],
    ['how much dearer is a weekend night', /^A weekend night is €40 more than a weekday one/],
    [['stormchaser friday', 'make that saturday', 'difference?'], /^A weekend night in Stormchaser is €40 more/],
  ])('%j', told)
  it('a day that might cost less is told with the prices of both', () => {
    for (const said of ['is it less if we come tuesday', 'is it cheaper during the week', 'would it be cheaper to come midweek'])
      expect(ask(said).text).toMatch(/^Friday and Saturday nights are priced as weekend.*€239/s)
  })
})

describe('what is saved against the stay that was priced before', () => {
  it.each<Told>([
    [['price of stargazer sunday and monday', 'and the lodge?', 'what do we save by taking the lodge?'], /^You save €160: /],
    [["what's sunriser at the weekend", 'and the week', 'so what would we save'], /that is €40 less/],
    [['stargazer fri and sat', 'if we came sunday to tuesday instead would it be cheaper', 'an by how much'], /that is €80 less/],
  ])('%j', told)
  it.each<Told>([
    [
      ['hi thinkin of stormchaser friday + saturday', 'and same in the lodge', 'so how much do we save with the lodge'],
      /^You save €100: .* in Stormchaser come to €498, .* in Sea Forest Lodge to €398/,
    ],
    [
      ['how much to stay', 'the cheapest', 'and the dearest', 'difference for 2 nights at the weekend'],
      /€558 in Stargazer.*€398 in Sea Forest Lodge.*Sea Forest Lodge is €160 less/,
    ],
  ])('%j', toldPlainly)
  it('where the saving is asked, a stay is compared with the one before it', () => {
    const inStargazer = 'how much is friday and saturday in stargazer'
    expect(ask(inStargazer, 'and the lodge?', 'how much do we save').text).toContain('€160 less')
    expect(ask(inStargazer, 'and if we come monday and tuesday', 'how much do we save that way?').text).toContain(
      'Two weekend nights in Stargazer: €558. Two weekday nights in Stargazer: €478; that is €80 less.',
    )
    expect(ask('how much is one night in the lodge on tuesday', 'and the flexi?', 'price difference?').text).toContain('€49 less')
    expect(ask('how much do we save').text).not.toContain('less')
    expect(ask(inStargazer, 'how much do we save').text).not.toContain('€0')
  })
})

describe('two extras are compared', () => {
  it.each<Told>([
    ['Is the breakfast cheaper than a grazing box', /^Yes: the Breakfast Tray for 2 is €14, the Grazing Box/],
    ['is it cheaper to have two breakfasts or one grazing box', /^2 × Breakfast Tray for 2 come to €28, the Grazing Box/],
    ['is the bath dearer than the reheat', /^Yes: .*€50.*€25, €25 less\.$/],
    ['is the standard grazing box cheaper than the veggie one', /^No: .*€55.*€50, €5 less\.$/],
  ])('%j', told)
})

describe('a limit is compared with what the stay costs', () => {
  it.each<Told>([
    [
      'we have 600 for two nights and one bath, what can we get?',
      /Stargazer \(from €528 in all\) and Sunriser \(from €508 in all\)/,
    ],
    [
      'we have 500 all in, two nights and one bath, what can we get?',
      /^None of it is within €500: .* at least €508, in Sunriser/,
    ],
    [
      '600 euro max for friday and saturday with a bath, which cabin',
      /^Those two nights and one Outdoor Heated Bath .* Sunriser \(from €588/,
    ],
    [
      'we have 500 euro for two nights with breakfast both mornings, which rooms',
      /2 × Breakfast Tray for 2 \(€28\).*Sunriser \(from €486/,
    ],
    ['we have 250 for one night, what can we get', /^One weekday night is within €250 in Stargazer/],
    ['Would 500 euro get the two of us Sunriser Friday and Saturday?', /€538.* That is €38 more than your €500\./],
    [
      ['my budget is 250 euro a night', 'which rooms are in it on a saturday'],
      /within €250 in Stormchaser.*and Sea Forest Lodge/,
    ],
    ['which rooms can I get for 250 on a saturday', 'within €250'],
    ['I have 450 quid for two nights midweek, which cabin would that stretch to', /within €450 in Stormchaser \(from €418\)/],
    ['I have €300 set aside. One weeknight in Sunriser and the wood fired bath, have I enough', /^One weekday .* come to €279/],
    [
      'got 500 to spend for a weekend, which ones fit',
      /^Two weekend nights are within €500 in Stormchaser .* and Sea Forest Lodge/,
    ],
    ['we have 400 euro for two nights, where can we stay', /^Two such nights.*within €400 in Sea Forest Lodge \(from €318\)/],
    ['we have 300 euro to spend on two nights', /^None of what you ask for is within €300/],
    ['my limit is 200 a night, a wednesday, would sunriser fit in that?', /^No: .*€229, €29 more than €200/],
    ['We’ve 300 euro to spend on two midweek nights. Would that get us in anywhere?', /^None of what you ask for/],
  ])('%j', told)
  it.each<Told>([
    [
      "I've a hard limit of €220 a night, weekdays. Where does that leave me?",
      'Stormchaser (from €209) and Sea Forest Lodge (from €159)',
    ],
    ['We can spend two hundred and fifty a night at most, on a Saturday. Which rooms?', 'Stormchaser (from €249)'],
    ['we have 400 euro to spend for two nights in all at the weekend, what can we get', 'Sea Forest Lodge (from €398)'],
    ['not a cent over €150 a night is my limit, what is there', 'None of what you ask for is within €150'],
  ])('%s', told)
  it.each(['is there a wine under 30 euro', 'the government put a ceiling of 200 euro on fines, is that fair'])(
    'and none of a room: %s',
    doesNotSay('is within'),
  )
  it('a ceiling of a whole stay is compared with no single night', () => {
    expect(ask('we have 500 euro to spend for three nights all in, what can we get').text).not.toContain('is within')
  })
})

describe('the cheapest but for one', () => {
  it.each<Told>([
    [
      'leaving the lodge aside which of the cabins is easiest on the wallet',
      /^Apart from Sea Forest Lodge, our lowest price is Stormchaser/,
    ],
    ["what's the cheapest one that isn't the lodge", /^Apart from Sea Forest Lodge, our lowest price is Stormchaser/],
    ['the lodge is no use to us, which cabin is cheapest', /^Apart from Sea Forest Lodge, our lowest price is Stormchaser/],
    ['excluding Stargazer, which one is the dearest?', /^Apart from Stargazer, our highest price is Sunriser/],
    ["isn't the lodge the cheapest?", /^Our lowest price is Sea Forest Lodge/],
  ])('%s', told)
})
