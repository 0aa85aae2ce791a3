/** Sums over several rooms, days and boxes, how many guests there may be, and figures that a guest asks to be confirmed. */
import { describe, expect, it } from 'vitest'
import { ask, withoutLinePrices } from '#test/guest-talk.ts'

const each = (cases: readonly (readonly [turns: readonly string[], told: RegExp])[]) =>
  it.each(cases)('%j', (turns, told) => expect(withoutLinePrices(ask(...turns).text)).toMatch(told))

describe('rooms on nights of their own', () => {
  each([
    [['a monday in the lodge plus a saturday in stargazer, add it up'], /Lodge and .* in Stargazer come to €438/],
    [['price for a monday in sunriser and a saturday in stargazer?'], /come to €508/],
    [['Stargazer friday and saturday, the lodge sunday, how much altogether?'], /in Stargazer and .* Lodge come to €717/],
    [['two nights midweek in stormchaser and then one friday in sunriser, total please'], /come to €687/],
    [['sunriser on a friday or the lodge on a sunday, how much?'], /^(?!.*come to €428).*Sea Forest Lodge is €140 less/],
    [['sunriser on saturday and stormchaser on saturday, the price?'], /€269 in Sunriser and €249 in Stormchaser/],
    [['we need two rooms. cheapest combination for a tuesday?'], /Stormchaser and Sea Forest Lodge come to €368 together/],
    [['two cabins for saturday, the cheapest two'], /€448 together.*Of cabins alone,.*€518 together/],
    [['from sunday to tuesday for two. what is the price?'], /€478 in Stargazer, €458 in Sunriser, €418 in Stormchaser and €318/],
    [['what does sunriser cost on a friday', 'and the other one with the bath?'], /^Stargazer is from €279/],
  ])
  it('tells no code, whatever else the combination is for', () => {
    expect(ask('what is the combination for the key box').kind).toBe('decline')
  })
})

describe('breakfast for each morning, and a night more', () => {
  each([
    [['breakfast each day for three nights, what is that in total'], /^3 × Breakfast Tray for 2 come to €42/],
    [['breakfast on both mornings for us two, how much?'], /^2 × Breakfast Tray for 2 come to €28/],
    [['If we take the lodge for two weekday nights and add a breakfast tray every morning, total?'], /come to €346/],
    [
      ['stargazer on friday with the bath, how much', 'and the saturday on top?'],
      /^Those two nights in Stargazer and .* come to €608/,
    ],
    [['stargazer on friday with the bath, how much', 'and the saturday on top?', 'and breakfast each morning?'], /come to €636/],
  ])
})

describe('boxes of one kind and of the other', () => {
  const box = ['how much is a grazing box']
  each([
    [[...box, 'lovely. three of them, how much'], /3 × Grazing Box standard come to €165/],
    [[...box, 'two of them please', 'and if one of them is vegetarian?'], /come to €105/],
    [[...box, 'two normal and one veggie, just the sum'], /2 × .* and one .* come to €160/],
  ])
})

describe('how many guests', () => {
  each([
    [['how many people can stay on the whole estate at once?'], /^Eight at most/],
    [['what is the maximum number of guests when you are full'], /^Eight at most/],
    [['how many rooms do we need for five adults'], /^Three, for five of you/],
    [['what does the lodge cost', 'with my two friends?'], /Three of you need two places/],
    [['3 lads, one cabin?', 'so how many cabins do we need'], /^Two, for three of you/],
    [['what rooms have you', '4 girls in the same room?'], /^Not in one, I am afraid.*Four of you need two places/],
    [['my wife and I and two friends, how many cabins do we need?'], /^Two, for four of you/],
    [['do we need two cabins for four people'], /^Yes: two, for four of you/],
    [['how long may one sit in the heated bath', 'and how many can go in?'], /Two people, no more/],
  ])
  it.each(['how many people are staying on the estate this week', 'how many guests are there right now'])(
    'not who is here: %s',
    (message) => expect(ask(message).text).not.toContain('Eight'),
  )
})

describe('yes or no first, then the figure', () => {
  const stay = ['two nights midweek in stargazer?']
  const bill = ['friday and saturday in the lodge, how much', 'and with breakfast both mornings?']
  const flexi = ['how much is the flexi in stormchaser']
  const voucher = 'is a voucher that was bought in spring 2023 still valid?'
  each([
    [[...stay, 'so that is 478?'], /^Yes\. .*€478/],
    [[...stay, 'so 460 in total?'], /^No\. .*€478/],
    [[...bill, '426 all in, right?'], /^Yes\. .*€426/],
    [['stargazer on friday?', 'and the bath?', 'so 329 all in?'], /^Yes\. .*€329/],
    [[...bill, 'is that with the 10% off already?'], /^No: €426 is without it\..*€39\.80 less here, so €386\.20/],
    [[...bill, 'does that include the newsletter discount', 'i mean the 426'], /^No: €426 is without it/],
    [[...flexi, 'so i do not pay the 59 on top?'], /^No\. The price of the 1-Night Flexi includes late check-out/],
    [[...flexi, 'is the late check-out included in that?'], /^Yes\. The price of the 1-Night Flexi includes/],
    [[...flexi, 'so 268 all in?'], /^Yes\. .*€268/],
    [[...flexi, 'so 300 in total?'], /^No\. .*€268/],
    [[...flexi, 'the 40% is off what?'], /same nights booked singly/],
    [[voucher], /^Yes: bought in spring 2023, .* until spring 2028/],
    [[voucher, 'so until 2028?'], /^Yes\. Bought in spring 2023/],
    [[voucher, 'so until 2029, right?'], /^No\. Bought in spring 2023/],
    [['gift card from 2020, has it expired?'], /^Yes: bought in 2020, .* until 2025/],
  ])
})

describe('what is compared, first', () => {
  each([
    [['price of stargazer sunday and monday', 'and the lodge?', 'what do we save by taking the lodge?'], /^You save €160: /],
    [['is late check-out dearer in the lodge than in stargazer?'], /^No: it adds €49 in Sea Forest Lodge and €69 in Stargazer/],
    [['which is cheaper, sunriser or stormchaser?'], /^Stormchaser is €20 a night less/],
    [['my limit is 200 a night, a wednesday, would sunriser fit in that?'], /^No: .*€229, €29 more than €200/],
    [
      ['which cabin is the cheapest with a tub', 'a thursday there with late checkout, total'],
      /in Stormchaser and late check-out come to €268/,
    ],
    [['which room would you pick for somebody who loves the sea?'], /^That would be Sunriser: .* Or Stormchaser: /],
    [['is stormchaser looking at the sea, yes or no'], /^Yes\. Stormchaser/],
    [['does stormchaser look at the sea from the bed'], /^I do not have details on exactly that.*What I know: Stormchaser/],
  ])
  it.each([
    'one night flexi in the lodge midweek incl late check out = ?',
    'which one is the cheapest, and what is it on a friday?',
    'sunday and monday in sunriser, what is that before any discount?',
  ])('and nothing twice: %s', (message) => expect(ask(message).text.split('\n\n')).toHaveLength(1))
})
