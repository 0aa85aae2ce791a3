/** Later turns that get their meaning from earlier ones: a reason, a subject, a price, the terms. */
import { describe, expect, it } from 'vitest'
import { ask, withoutLinePrices } from '#test/guest-talk.ts'

type Case = [turns: string[], told: RegExp]
const tells = (cases: Case[]) =>
  it.each(cases)('%j', (turns, told) => {
    expect(withoutLinePrices(ask(...turns).text)).toMatch(told)
  })

describe('“why not” is told the reason where one is written, and else that none is', () => {
  tells([
    [['can we bring our 10 year old', 'why not'], /^It is not that we mind children; it is that the quiet/],
    [['can we bring the dog to stargazer', 'why'], /^The rule is what I have; the reason for it I do not/],
    [['can i smoke in the cabin', 'but why not'], /^The rule is what I have/],
    [['can i smoke in the cabin', 'what happens if i do'], /after we have asked them once to stop, we may end the stay/],
  ])

  it('is no reason of nothing', () => {
    expect(ask('why not').text).not.toContain('The rule is what I have')
  })
})

describe('a subject is kept while only its price or a person to ask was spoken of since', () => {
  const voucher = ['want to get my parents a voucher', 'what is 2 nights at the weekend in the lodge', 'with late checkout?']
  tells([
    [[...voucher, 'can they use it for food'], /towards any stay or extra/],
    [[...voucher, 'what if they dont use it all'], /what is left stays on the voucher/],
    [
      ['do you do breakfast', 'my girlfriend has a dairy allergy', 'ok so who do i tell', 'how late can i order it'],
      /by 4 pm the day before.*I do not have allergens/,
    ],
    [[...voucher], /^Not on a Saturday or a Sunday, I am afraid/],
  ])

  it('but not after another thing that can be used', () => {
    expect(ask('we have a voucher', 'how much is the bath', 'can we use it at night').text).not.toContain('voucher')
  })
})

describe('after an allergy, what it does not change is told, and the allergy with it', () => {
  const told = /vegetarian one €50.*I do not have allergens/
  tells([
    [['my wife is allergic to nuts, what about breakfast', 'is there a veggie box'], told],
    [['my partner is coeliac, what about your food boxes', 'can i see whats in them'], told],
  ])

  it('what it does change is not', () => {
    expect(ask('my partner is coeliac, what about your food boxes', 'is the grazing box ok for him').kind).toBe('handover')
  })
})

describe('a stay that is moved or cancelled', () => {
  const moved = ['we booked 14 december and need to move it to january']
  const bath = ['Not happy. paid 50 for a bath that was barely lukewarm', 'so do i get a refund or what']
  tells([
    [moved, /You may move your stay once, free of charge/],
    [[...moved, 'any fee'], /free of charge/],
    [[...moved, 'what if january is cheaper'], /you pay or receive the difference in price/],
    [[...moved, 'any fee', 'how do i do it'], /^To change a booking, choose Booking change/],
    [['we need to cancel', 'its a 2 night stay from the 12th december', 'so do we get the deposit back'], /14 days or more/],
    [bath, /We put it right or refund it/],
    [[...bath, 'how long will that take'], /within 14 days/],
    [
      ['if we cancel 10 days before a 2 night stay in july what do we lose', 'would 3 weeks be ok?'],
      /high season:\s+“21 days or more before arrival: nothing; .*”\.\s+For your own/,
    ],
    [['is the whole lot taken when i book'], /a deposit of 30%/],
  ])
})

describe('“do it” is told that only the guest can', () => {
  tells([
    [['2 nights stargazer fri and sat', 'ok do it'], /^I cannot book for you\. Choose Check Availability/],
    [['how much is the heated bath', 'perfect. do it'], /^I cannot order for you\./],
  ])
})

describe('prices in turn', () => {
  const weekend = ['thinking of fri to sunday in december, cheapest option?']
  const midweek = ['2 nights in sunriser midweek', 'actually make it one night', 'and stay late on the last day']
  tells([
    [weekend, /^Those two nights in Sea Forest Lodge come to €398/],
    [[...weekend, 'and sunriser?', 'so whats the difference in money'], /Sea Forest Lodge is €140 less/],
    [[...weekend, 'and sunriser?', 'add a breakfast for both mornings'], /come to €566/],
    [['which cabin is best', 'and the price of each midweek'], /€239 in Stargazer, €229 in Sunriser, €209/],
    [['how much is stormchaser on a wednesday', 'what about the other one'], /€239 in Stargazer, €229 in Sunriser and €159/],
    [[...midweek, 'no go back to the 2 nights'], /^Two weekday nights in Sunriser come to €458/],
    [['which is the second cheapest room'], /Stormchaser/],
    [['10% off 2 nights sunriser midweek'], /€458.*With the newsletter’s 10% off a first stay that is €45\.80 less: €412\.20/],
    [
      ['how much is the deposit for 2 nights in stargazer midweek'],
      /^The deposit for two weekday nights in Stargazer, from €478, is €143\.40\. Under/,
    ],
    [
      ['2 nights in stargazer, can i use a voucher code'],
      /^(?!.*newsletter’s 10%).*“To redeem a voucher, enter its code while you book/s,
    ],
  ])
})

describe('extras to a priced stay', () => {
  const stay = ['2 nights in sunriser midweek']
  tells([
    [[...stay, 'with breakfast both days and one bath'], /2 × Breakfast Tray for 2 and one Outdoor Heated Bath come to €536/],
    [[...stay, 'and the hot bath'], /^The Outdoor Heated Bath.*\n\nTwo weekday nights in Sunriser and one .*come to €508/s],
    [[...stay, 'and a bath both nights'], /one Outdoor Heated Bath and one Additional Bath Reheat come to €533/],
    [['2 nights in sunriser midweek with breakfast each morning'], /^Two weekday nights in Sunriser and 2 × .*€486/],
    [['2 nights in the lodge midweek', 'and the hot bath'], /^Not in Sea Forest Lodge, I am afraid(?!.*Bath come to)/s],
  ])
})

describe('a feeling is answered first', () => {
  tells([
    [['Just got married!! what can you set out for us'], /^Congratulations! /],
    [['she said yes! we want to celebrate'], /^Congratulations! /],
    [['is it very quiet for a honeymoon'], /^The estate is made for couples/],
  ])
})

describe('what was just said is not said once more', () => {
  tells([
    [['how do i get a voucher', 'how long is it valid'], /^Gift vouchers are valid for 5 years\.$/],
    [['can we get the bath heated', 'how long can we stay in it'], /^(?!.*€50).*20 to 30 minutes/],
    [
      ['do you do breakfast', 'is it hot'],
      /^I do not have details on exactly that; the team can tell you: [^.]+\.example or [\d ]+\.$/,
    ],
    [['dog friendly?', 'how big a dog'], /^I do not have details on exactly that(?!.*Pets are welcome)/],
  ])

  it('but where it is the answer, or is asked for again', () => {
    const entry = /^Gift vouchers are sold in our online voucher shop/
    expect(ask('how do i get a voucher', 'can you say that again?').text).toMatch(entry)
    expect(ask('how do i get a voucher', 'is it sent by email?').text).toMatch(entry)
  })
})

it('the fare of a taxi is not the way here once more', () => {
  expect(ask('how do we get there from dublin without a car', 'how much is the taxi').text).toMatch(/For a taxi: Gorey Town/)
})
