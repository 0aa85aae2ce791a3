/** Cancelling in general, moving a stay, passing it on, and money back: from us, for the weather, for an extra. */
import { describe, expect, it } from 'vitest'
import { ask, says, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('how to cancel, and that it depends', () => {
  it.each<Told>([
    [
      ['Where is the contact form?', 'I need a different week actually, not to report anything. What do I choose there?'],
      /^To change a booking, choose Booking change/,
      'Housekeeping',
    ],
    [
      ["What's your cancellation policy?", "And if it's a two night booking?"],
      /^(?:Cancellation and refunds vary|Under “Cancelling or changing your stay”)/,
    ],
    [
      ["What's your cancellation policy?", 'what about flexi'],
      /^(?:Cancellation and refunds vary|Under “Cancelling or changing your stay”)/,
    ],
    ["my husband broke his leg and we can't come on Friday", /Cancellation and refunds/, '112'],
    ['is that cancelable', /Cancellation and refunds vary/],
    ['cancellation for a 2 night stay in May?', /^(?:Cancellation and refunds vary|Under “Cancelling or changing your stay”)/],
    [
      ['how much is a night in Stargazer with breakfast', 'and if we cancel five days before?'],
      /Cancelling or changing your stay/,
    ],
    [['price of the lodge for 2 weeknights with a grazing box', 'what if we have to cancel'], /^Cancellation and refunds vary/],
    ['how do i cancel my booking', /^Cancellation and refunds vary.*use the link in your confirmation/],
    ['what if im sick and cant come', /^Cancellation and refunds vary/],
  ])('%j', told)
  it.each<Told>([['can i back out of my booking', /^Cancellation and refunds vary/]])('%j', toldPlainly)
  it.each([
    'If we had to call our visit off, would we get the money back?',
    'what becomes of our booking if illness keeps us at home',
    'suppose we need to call the whole thing off',
  ])('%s', says(/^Cancellation and refunds vary/))
  it('another month is answered like the first', () => {
    expect(ask('cancellation for a 2 night stay in May?', 'and in January?').text).toMatch(
      /^(?:Cancellation and refunds vary|Under “Cancelling or changing your stay”)/,
    )
  })
  it('what happens to the deposit', () => {
    expect(ask('I want to cancel', 'will I lose the deposit').text).toMatch(/^Cancellation and refunds vary/)
  })
})

describe('a stay may be moved once', () => {
  const dates = ['I need to change my dates', 'its booked for 20 august, 2 nights', 'can i move it to february']
  const moved = ['we booked 14 december and need to move it to january']
  it.each<Told>([
    [["Can my boyfriend's dog come to Sunriser?", 'could I move to the one that does take him'], /^To change a booking/],
    [['Can the dog come to Stargazer?', 'can we change to the lodge then?'], /^To change a booking/],
    [['Can the dog come to Stargazer?', 'can we move the dog to the car?'], /^(?!To change a booking)/],
    ['we have a voucher and the date we had picked does not suit, can we move it', /You may move your stay once/],
    [dates.slice(0, 2), /You may move your stay once.*21 days or more before arrival/s],
    [dates, /“You may move your stay once/],
    [[...dates, 'and do i get money back if its cheaper then'], /difference in price/],
    [['what if we cancel', '2 nights in november', 'can we move it instead'], /“You may move your stay once/],
    [['we want to cancel', 'arriving in 3 days', 'what about moving it'], /^To change a booking/],
    ['my sister broke her arm so can we change the date', /^To change a booking/, '112'],
    [['what are the terms', 'can I move the date instead'], /^To change a booking/],
    [moved, /You may move your stay once, free of charge/],
    [[...moved, 'any fee'], /free of charge/],
    [[...moved, 'what if january is cheaper'], /you pay or receive the difference in price/],
    [[...moved, 'any fee', 'how do i do it'], /^To change a booking, choose Booking change/],
    [['2 nights booked from 10 july, if we cancel a month before', 'ok what if we move it instead'], /it says of moving a stay/],
    [['What’s the cancellation policy', 'what about moving the dates instead'], /move your stay once/],
    ['can i change my dates instead of cancelling', /move your stay once, free of charge/],
    ['can i move my dates', /“You may move your stay once, free of charge/],
  ])('%j', told)
  it.each<Told>([
    ['we want to push our two nights back by a week', 'You may move your stay once'],
    [
      ['I booked a stay for July', 'Could I move it to March instead?', 'ok I think I’ll move it. how do I do that'],
      /^To change a booking/,
    ],
  ])('%j', toldPlainly)
})

describe('a booking may be passed to two other adults', () => {
  it.each<Told>([
    ["can my sister use our booking if I can't come?", /pass it to two other adults/],
    ['My brother and his wife would use our booking instead of us. Do you allow this?', /pass it to two other adults/],
    ['could my brother and his girlfriend use our booking instead?', 'pass it to two other adults', 'Booking change'],
    ['we cant make it now but my brother and his wife could. can they take our booking', /pass it to two other adults/],
    ['The cabin we booked, can I give it to my sister and her fella instead?', /“A confirmed booking is personal/],
  ])('%j', told)
})

describe('when there is a refund, and when there is none', () => {
  it.each<Told>([
    ['would ye give any back if somebody else takes the room', /“If we let your nights again, we refund/],
    ["What happens if it's you who have to cancel on us?", /full refund within 14/],
    ['we missed the boat and never showed up, do we still pay', /not arriving at all: the full price/],
    ['what if you lads have to cancel on us', /“We cancel a confirmed stay only if we must.*full refund within/],
  ])('%j', told)
})

describe('the weather: a red warning counts, rain does not', () => {
  it.each<Told>([
    ["The forecast says status red for Wexford on Saturday. We're meant to come that day.", /red weather warning/],
    ['what happens if theres a red weather warning and we cant drive', /you may move your stay free of charge/],
    ['what happens if it storms', /red weather warning/],
    [['storm forecast, orange warning', 'and if its just raining'], /Ordinary weather/],
    ['theres a red wind warning from met eireann for the day we travel. do we lose the booking', /red weather warning/],
    ['Met Eireann put out a red warning for our weekend. what happens to our booking', /“If a red weather warning/],
  ])('%j', told)
  it.each<Told>([['do we get our money back if it pours down the whole time', 'Ordinary weather, rain included']])(
    '%j',
    toldPlainly,
  )
})

describe('an extra may be cancelled up to 24 hours before', () => {
  it.each<Told>([
    [['can we cancel the bath', 'we ordered it for saturday'], /cancel an extra up to 24 hours/],
    ['I ordered the heated bath and put in the wrong date', /cancel an extra up to 24 hours before/],
    ["I ordered a grazing box for Sunday, it's Thursday now, can I cancel it?", /^Under .*cancel an extra up to 24 hours/],
    ['cancelled my grazing box with 2 days to go, do I get my money', /You may cancel an extra/],
    ['if we order the grazing box and change our mind', /You may cancel an extra/],
    [['if we order the grazing box and change our mind', 'what if it just doesnt come'], /extra does not come/],
    [['what extras are there', 'can i cancel one of them'], /You may cancel an extra up to 24 hours/],
    ['we had a bath ordered but theres a gale and ye put the fire out, do we get refunded', /another time or your money back/],
    [['Can we get breakfast and the bath?', 'what if we cancel 3 days before'], /You may cancel an extra/],
    [['how much is the bath', 'and if we cancel'], /You may cancel an extra/],
  ])('%j', told)
  it('whoever wants the money for a bath back is told how, not sold the bath once more', () => {
    const cancel = 'You may cancel an extra up to 24 hours before it is due'
    expect(ask('can i get the 50 euro back for the bath').text).toContain(cancel)
    expect(ask('so i can’t have the bath in Stormchaser at all? i paid 50', 'then i want the 50 back').text).toContain(cancel)
  })
  it('a bath is cancelled by the terms of a bath', () => {
    const { text } = ask('can I get a refund for a bath if I cancel it the day before', 'and on the same day')
    expect(text).toContain('You may cancel an extra up to 24 hours before')
    expect(text).not.toContain('price of the stay')
  })
})
