/** A corrected question is asked again, and what is known about the stay counts for the next question. */
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

describe('a correction', () => {
  it.each([
    [['how much is breakfast', 'for two mornings then', 'no, three'], '€42'],
    [['how much is breakfast', 'for two mornings then', 'no, three', 'sorry, four'], '€56'],
    [['stargazer for 2 nights midweek', 'make that three'], '€717'],
    [['we’d arrive at 6', 'no, 7'], 'Check-in is from'],
    [['can 2 people stay in stargazer', 'no, three'], 'two guests at most'],
    [['stargazer on a saturday?', 'I meant sunday, not saturday'], 'Stargazer is from €239'],
    [['how much is breakfast', 'I meant the box not the tray'], 'A Grazing Box is €55'],
    [['what is the price of sunriser on a saturday', 'not the weekend price'], 'Sunriser is from €229'],
    [['what does stargazer cost on a saturday', 'and the cheaper one on saturday'], 'Sea Forest Lodge: from €159'],
    [['which is bigger, sunriser or stargazer', 'and cheaper'], 'Sunriser is €10 a night less than Stargazer'],
  ])('%j', (turns, told) => expect(ask(...turns).text).toContain(told))

  it.each(['no, three', 'make it four'])('“%s” of nothing that was counted asks what is meant', (said) => {
    expect(ask('are dogs allowed', said).kind).not.toBe('talk')
  })
})

describe('what was told of the stay', () => {
  it.each([
    [['it’s my wife’s birthday next week', 'do you do anything for it'], /I do not have details on exactly that.*anniversaries/s],
    [['we have no car', 'how do we get to you from dublin'], /By train or coach/],
    [['neither of us drives', 'what’s the best way to get to you'], /By train or coach/],
    [['tell me about stormchaser', 'how do we get there by train'], /By train or coach/],
    [['we’ve a small dog', 'can he come to the stargazer just for a day'], /^Not in Stargazer/],
    [['can I bring my spaniel', 'can he stay there on his own'], /do not leave it alone in the lodge/],
    [
      ['my budget is 250 euro a night', 'which rooms are in it on a saturday'],
      /within €250 in Stormchaser.*and Sea Forest Lodge/,
    ],
    [['we arrive at 11pm', 'can we still get in'], /If you may be later/],
    [['can we check in at noon', 'drop the bags at least?'], /I do not have details on exactly that.*Check-in/s],
    [['where can we swim', 'how cold is it'], /I do not have details on exactly that.*beach/s],
    [['what’s the wifi password', 'but I’m a guest already'], /^I hold no codes or passwords/],
  ])('%j', (turns, told) => expect(ask(...turns).text).toMatch(told))
})

it.each([
  ['Sunriser has the heated one?', 'Outdoor Heated Bath'],
  ['does stormchaser have the heated one', 'Not in Stormchaser'],
  ['can I just text you here', 'You can reach the team'],
  ['can we get two grazing boxes', 'A Grazing Box is €55'],
  ['which rooms can I get for 250 on a saturday', 'within €250'],
])('“%s”', (said, told) => expect(ask(said).text).toContain(told))

it('glasses to drink from are no windows', () => {
  expect(ask('is there a corkscrew', 'glasses?').text).not.toContain('windows')
})

describe('a room that is refused', () => {
  it.each([
    [['the cheapest cabin please, not the lodge'], 'Of the cabins it is Stormchaser'],
    [['anything but the lodge, cheapest?'], 'Of the cabins it is Stormchaser'],
    [['what does the cheaper of the cabins cost midweek'], 'Of the cabins it is Stormchaser'],
    [
      [
        'cheapest way to stay two nights sun and mon in stormchaser',
        'no not the lodge, the one we talked about, with late checkout tuesday',
      ],
      '€477',
    ],
    [['do you allow dogs', 'not in stormchaser?'], 'Not in Stormchaser'],
  ])('%j', (turns, told) => expect(ask(...turns).text).toContain(told))
})

describe('one word does not take the answer away', () => {
  it.each([
    [['what happens if theres a red weather warning and we cant drive'], /you may move your stay free of charge/],
    [
      ['we booked the flexi for a wednesday in november and my husband broke his leg, its 5 days away'],
      /1-Night Flexi, low season/,
    ],
    [['we have no car', 'train?'], /By train or coach/],
    [['is there a sandy beach with icecream', 'and how far is that from the gate'], /Courtown \(7 km/],
    [['pizza nearby?', 'do they have a number'], /020 915 0181/],
    [['where should we eat out', 'ok forget the pub. the takeaway with the vegetarian list, whats it called'], /Lotus Kitchen/],
    [['we are two from Lyon without car, how we come from Dublin airport?'], /By train or coach/],
    [['we have no car, how do we get groceries'], /^The nearest town is Gorey(?!.*By train)/s],
    [['is the grazing box ok, I am allergic to nuts', 'what about breakfast, same problem'], /^I do not have allergens/],
    [['stormchaser friday one night how much', 'ok sunday then. and can we stay til 6 monday'], /until 6 pm can be pre-booked/],
    [
      ['the flexi in stormchaser', 'nothing more to pay?', 'and what if I get sick before, lose it all? its in february'],
      /1-Night Flexi, low season/,
    ],
    [
      ['we’ve a terrier, which room', 'can he stay in the lodge alone while we go for pizza'],
      /do not leave it alone in the lodge/,
    ],
    [['is there a doctor near', 'we also come with my mother in law thats 3, ok?'], /two guests at most/],
    [['how much is the bath', 'sunriser two midweek nights'], /€458/],
    [['whats the price for us two, cheapest, one night on a tuesday'], /^Our lowest price is Sea Forest Lodge(?!.*together)/s],
    [['we have a gift voucher', 'is it ok if my boyfriend uses it instead of me'], /may be given away/],
  ])('%j', (turns, told) => expect(ask(...turns).text).toMatch(told))

  it('a voucher that ends in a year was not bought in it', () => {
    expect(ask('how long is a gift voucher good', 'does it run out in christmas 2031').text).not.toContain('2036')
  })
  it('an injury that happens now is still danger', () => {
    expect(ask('my husband broke his leg on the path').text).toContain('112')
    expect(ask('we booked a bath and my husband broke his leg getting in').text).toContain('112')
  })
})
