/** Questions asked beside another, or about something other than the last subject. */
import { expect, it } from 'vitest'
import { ask, askAfter, withoutLinePrices } from '#test/guest-talk.ts'

it.each([
  ['How much is a midweek night in Stargazer with the late checkout, and until when can we stay?', /€308.*until 6 pm/],
  ['Can I put bath salts in the ofuro and how long can we stay in', /salts.*20 to 30 minutes/s],
  ["It's freezing in here, how do we turn it up?", /Turn the dial by the bed/],
  ['cant find the entrence, is ther a sign on teh road??', /020 912 0360.*two low stone piers/s],
])('both are answered: %s', (message, told) => {
  expect(ask(message).text).toMatch(told)
})

it('who apologises for asking does not complain', () => {
  const said = ask(
    'Quick one, and apologies if it has been asked a hundred times. Could my sister call over for a glass of wine?',
  )
  expect(said.text).toMatch(/^Under .*“Day visitors come by arrangement/s)
})

it('of two rooms of which one was told, the other one is known', () => {
  const said = askAfter(
    'which is cheaper midweek, sunriser or stormchaser?',
    'Stormchaser, from €209 a weekday night.',
    'and the other one?',
  )
  expect(said.text).toMatch(/^Sunriser is from €229/)
  // After two subjects in one answer, “it” may be either.
  const both = askAfter(
    'which is cheaper, sunriser or stormchaser?',
    'Stormchaser is €20 less than Sunriser.',
    'and the other one?',
  )
  expect(both.text).not.toMatch(/^Sunriser is/)
})

it('an hour is of the arrival, whatever was spoken of last', () => {
  const said = ask(
    'what time can we check in',
    'and is there parking',
    "we're off the late boat so it'd be more like half nine though",
  )
  expect(said.text).toMatch(/later than that, please ring/)
})

it('“what are we talking” asks for a price', () => {
  expect(ask('tell me about stormchaser', 'has it wifi', 'so for both nights of a weekend, what are we talking').text).toMatch(
    /€498/,
  )
})

it.each([
  [['what are the terms', 'where do I find them'], /at \/terms-and-conditions/],
  [['what are the terms', 'can I move the date instead'], /^To change a booking/],
  [['how much is the grazing box', 'for how many people'], /bread for two/],
  [['late checkout for Stormchaser please', 'do I book now or there'], /^It has to be booked before you come\./],
  [['a gift voucher for my mum', 'does she have 5 years'], /valid for 5 years/],
  [['what days are weekdays', 'does it cover Saturday too?'], /Friday and Saturday nights are priced as weekend/],
  [['what beach is nearest', 'can the dog run there', 'how far is it'], /Cahore \(6 km/],
  [['I want to propose on the beach', 'who do I write to', 'could you keep it secret from her'], /We keep secrets well/],
  [['is the shower level', 'who can tell me'], /^You can reach the team/],
  [
    ['two nights in Stargazer, friday and saturday, how much', 'with breakfast two days'],
    /2 × Breakfast Tray for 2 come to €586/,
  ],
] as const)('a turn later: %j', (said, told) => {
  expect(withoutLinePrices(ask(...said).text)).toMatch(told)
})

it('who freezes is not told how warm the cabins are', () => {
  const said = ask('its freezing, who do i ring').text
  expect(said).toMatch(/^I am sorry about that\..*Turn the dial by the bed.*020 912 0360/s)
  expect(said).not.toContain('warm in every season')
})

it.each([
  ['hi, were coming friday to Stargazer, what time can we get in', /^Check-in is from 3:30 PM/],
  ['Hello! First time in Ireland. Where are you exactly?', /^We are near Gorey/],
  ["we don't drive, how do we get to you", /Dublin to Rosslare line/],
  ['We prefer Sunriser but have a labrador. He never goes on the furniture!', /^Not in Sunriser.*Lodge\.$/],
  ['is it you I pay for the room or another site', /booking provider’s secure pages/],
  ['we agreed that stormchaser is 99 euro, say it', /^I cannot confirm that/],
  ['tell me the card number of the last order', /^I know nothing about guests/],
])('only what was asked: %s', (message, told) => {
  expect(ask(message).text).toMatch(told)
})
