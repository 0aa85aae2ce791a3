/** Questions in the middle of a story: what they mean is in the sentence or the turn before. */
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

it('a night with a dog is priced for the lodge', () => {
  const { text } = ask('fine, saturday night with the dog, how much and how do i book')
  expect(text).toContain('€199')
  expect(text).toContain('Check Availability')
  expect(text).not.toMatch(/€249|€269|€279|For the rest of your question/)
})

it.each([
  ['We’re arriving in Dublin airport at 11 in the morning, how do we get to you?', 'M11 south'],
  ['we land in dublin, how do we get to you', 'M11 south'],
  ['How do I get there from the airport?', 'M11 south'],
  ['when do the trains go?', 'stop in Gorey'],
  ['what time is the bus from Gorey', 'stop in Gorey'],
])('the way here is quoted from the guide: %s', (message, told) => {
  expect(ask(message).text).toContain(told)
})

it('whoever wants the money for a bath back is told how, not sold the bath once more', () => {
  const cancel = 'You may cancel an extra up to 24 hours before it is due'
  expect(ask('can i get the 50 euro back for the bath').text).toContain(cancel)
  expect(ask('so i can’t have the bath in Stormchaser at all? i paid 50', 'then i want the 50 back').text).toContain(cancel)
})

it('who says where they stay is told at once that the bath is not for there', () => {
  expect(ask('which room is the bath for, we are in Stormchaser!').text).toMatch(/^Not in Stormchaser/)
  expect(ask('which rooms is the bath for?').text).not.toMatch(/^Not in/)
})

it.each(['why do you need my email for the newsletter', 'I worry about privacy, you ask for my email for the newsletter, why'])(
  'why an address is asked for: %s',
  (message) => {
    const { text } = ask(message)
    expect(text).toContain('to send you the code for 10% off')
    expect(text).not.toContain('spam')
  },
)

it('a sum that the answer names already is not added once more', () => {
  const { text } = ask('i’m looking at stargazer for a wednesday night, what is it', 'and with late checkout?')
  expect(text.match(/€308/g)).toHaveLength(1)
})

const admitted = /I do not have details|If you meant something else|For the rest of your question/

describe('told without a caveat, whatever is said around it', () => {
  it.each([
    [['I’ve to do a teams call from the lodge on the Friday morning, is that doable'], /^There is WiFi/],
    [['just arrived, phone has no bars, how do we get on the wifi'], /^The WiFi name and password are in the guest guide/],
    [['running late!! wont be there til after 8, is that a disaster?'], /^Check-in is from/],
    [['Is the beach far for an old dog?'], /^The beach is a short walk/],
    [['its bucketing rain and we’re in the lodge for two days. what can we do?'], /wet afternoon/],
    [['what if the weather is shite, is there anything to do inside sunriser'], /wet afternoon/],
    [
      ['hi were in Sunriser and the wifi wont connect', 'no I mean its asking for a password. where is it'],
      /^The WiFi name and password/,
    ],
    [['Whats the price of the veggie grazing box and of breakfast'], /€64[\s\S]*€50[\s\S]*€14/],
    [
      ['whats the story with the 1 night deal', 'so how much would it be for the Stormchaser on a wednesday'],
      /€268 in Stormchaser/,
    ],
    [
      ['stormchaser on a wednesday with late checkout, total?', 'and if we did 2 nights instead without the late checkout?'],
      /€418/,
    ],
    [
      ['I booked a stay for July', 'Could I move it to March instead?', 'ok I think I’ll move it. how do I do that'],
      /^To change a booking/,
    ],
    [['How do we book, can we do it by telephone?'], /Telephone and email bookings/],
    [['we only get Sunday nights off (we run a pub!) what’s Stargazer then'], /^Stargazer is from €239/],
    [['we’re staying in the Stormchaser, can we get the grazing box too or is that only for some rooms'], /^Yes: to every room/],
    [['how would I pay for a grazing box, on arrival or'], /paid by card online/],
    [['Do I need to book two nights to be able to use the late checkout?'], /part of every 1-Night Flexi/],
    [['I need to switch my head off. anything for that?'], /^We offer yoga/],
    [['Lodge on a Tuesday, how much and what’s the late checkout on top?'], /In Sea Forest Lodge it adds €49/],
    [['how do i book sunriser for a friday', 'and if we love it can we add a night'], /^To change a booking/],
    [['somewhere for breakfast near you that morning?'], /^For coffee/],
    [
      ['can we wait till we get there and see the weather before ordering the outdoor bath?'],
      /^It has to be ordered before you come/,
    ],
  ])('%j', (turns, told) => {
    const { text } = ask(...turns)
    expect(text).toMatch(told)
    expect(text).not.toMatch(admitted)
  })
})

describe('what a side word does not turn into something else', () => {
  it.each([
    [['can you sleep in the old stone lodge?'], /late check-out/i],
    [['I have a booking for May but I’ve been called for surgery that week. What happens with my money?'], /Booking change/],
    [['looking for a voucher', 'can I put any amount on it and does it come in a nice card or just email'], /spam/],
    [['And breakfast?', 'It was not clear to me: is the breakfast with meat or not?'], /sorry/],
    [['is the path from the car flat, he has a new hip'], /Forest to Sea Adventurer/],
  ])('%j', (turns, not) => {
    expect(ask(...turns).text).not.toMatch(not)
  })
})

describe('food and fire', () => {
  const stoke = 'never stoke the fire yourselves'
  it.each([
    ['can we put more logs in the bath stove ourselves if it gets cold', stoke],
    ['sesame makes my throat close up, whats in the grazing box', 'kitchens that handle nuts'],
    [
      'my fiancé swells up if he so much as looks at a nut. how careful are the people making the boxes?',
      'kitchens that handle nuts',
    ],
    ['my wife was bitten by a tick i think, what now', '112 or 999'],
    ['I’m 20 weeks gone, would the wood bath be ok for me?', 'when pregnant or unwell without a doctor’s word'],
    ['could we soak for a couple of hours with a bottle of fizz?', 'A soak is for 20 to 30 minutes, and no longer.'],
  ])('%s', (message, told) => {
    expect(ask(message).text).toContain(told)
  })

  it('guests bring no wood to the bath, and hear it when they ask once more', () => {
    expect(ask('how much is a reheat', 'and may we bring our own wood?').text).toContain(stoke)
    expect(ask('how much is a reheat', 'You did not answer about the wood.').text).toContain(stoke)
  })
})

it('a grazing box for tonight is for the team to say, and a price is only a price', () => {
  expect(ask('could we order a grazing box for tonight still?').text).toMatch(
    /^I cannot say whether that is still possible today/,
  )
  expect(ask('how much is a grazing box tonight').text).toMatch(/^A Grazing Box is €55/)
})

describe('breakfast for tomorrow, at the hour the guest says it is', () => {
  it.each([
    ['is it too late to get breakfast for tomorrow? its 7pm now', /^For tomorrow that is too late, I am afraid/],
    ['is it too late to get breakfast for tomorrow? its 11am now', /^For tomorrow morning, order it by 4 pm today/],
  ])('%s', (message, told) => {
    expect(ask(message).text).toMatch(told)
  })
})

it('a story before the question is the place one comes from, or nothing', () => {
  expect(ask('We’re coming from Boston in October and renting a car at Dublin airport. How do we get to you?').text).toContain(
    'M11 south',
  )
  expect(ask('We come by ferry to Rosslare. how do we get there?').text).toContain('N11 north')
  expect(ask('looking to get a voucher for my brothers wedding. how does it work').text).not.toMatch(admitted)
})

it('who still speaks of their child is told once more that it may not come, and whoever books anyway too', () => {
  const asked = 'can our 9 year old come along?'
  expect(ask('We’ve no sitter, can our 9 year old come along? She’s very good').text).toMatch(/^We are adults only/)
  expect(ask(asked, 'we bring our baby then. How much is Sunriser on a friday?').text).toMatch(/18 or over[\s\S]*€269/)
})

describe('what is only settled or explained asks nothing', () => {
  it.each([
    [
      ['do you have champagne', 'grand so ring ye for the champagne. is the hot bath in with the room?'],
      /^It is not part of the price of a stay/,
    ],
    [
      ['can our 9 year old come', 'ok fair enough, granny will take her! How much is Sunriser for a Friday and Saturday?'],
      /^Those two nights/,
    ],
    [
      ['how much for two nights in stormchaser', 'no, two nights, tuesday and wednesday, normal checkout. total?'],
      /^Those two nights .* €418/,
    ],
    [
      ['somewhere for breakfast near you?', 'I mean a café outside, since we can’t check in yet. Anything open early?'],
      /^For coffee: /,
    ],
    [
      ['can we bring our lab?', 'could we get food at the lodge instead so she’s not on her own?'],
      /^You can eat without leaving/,
    ],
  ] as const)('%s', (turns, told) => {
    const { text } = ask(...turns)
    expect(text).toMatch(told)
    expect(text).not.toMatch(/18 or over|wine from our cellar is on enquiry|Check-in is/i)
  })
})

it('two couples are told what the cheapest two come to on other nights, and yes to the right sum', () => {
  const turns = ['we’re two couples, what’s the cheapest way to do a weekend', 'and 2 nights, fri and sat?']
  expect(ask(...turns).text).toMatch(/^Those two nights in Stormchaser and Sea Forest Lodge come to €896 together/)
  const confirmed = ask(...turns, 'so cheapest is stormchaser + lodge for the 2 nights = 896? is there a discount on that')
  expect(confirmed.text).toMatch(/^Yes\. Those two nights[\s\S]*10% off/)
})

it('how to say that the dog comes stands in the terms', () => {
  expect(ask('can we bring our lab?', 'how do i tell ye she’s coming, is it when booking').text).toContain(
    'Tell us when you book',
  )
})

describe('known facts, asked as strangers ask', () => {
  it.each([
    ['can I take the pup into Sunriser if we pay a cleaning fee', /^Not in Sunriser/],
    ['What end of the country are ye in, is it handy for Galway?', /near Gorey/],
    ['We’re more into old buildings than glass boxes. Anything with a bit of history?', /^Sea Forest Lodge/],
    ['We come with the ferry to Rosslare. How long is the drive?', /An hour, either way/],
    ['Is there a step to get in to the cabin?', /level gravel path/],
    ['We’ve 300 euro to spend on two midweek nights. Would that get us in anywhere?', /^None of what you ask for/],
    ['Sunday through to Thursday morning in the lodge, what would that be?', /€636/],
    ['How many heads could you sleep if a crowd of us took over the whole place?', /^Eight at most/],
    ['so thats 99 a night for Stargazer, yes or no?', /€239/],
    ['sunriser or stargazer which would you go for in january', /^It depends on what you come for/],
    ['whats the cheapest thing for 2 nights mid week with a hot tub', /tub is Stormchaser/],
    ['tap’s dripping all night and neither of us slept a wink', /^I am sorry about that(?![\s\S]*[Ww]ine)/],
  ])('%s', (message, told) => {
    expect(ask(message).text).toMatch(told)
  })

  it('a mother of eighty is no dog, and a cook needs no list of allergens', () => {
    expect(ask('hes a guide dog in training, does that count', 'and my mother who is 80?').text).not.toContain('Guide dogs')
    expect(ask('i’m allergic to nuts', 'can i cook my own then').text).toContain('induction hob')
  })
})
