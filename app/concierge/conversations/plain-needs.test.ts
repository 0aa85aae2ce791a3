/** What guests need and fear before and during their stay, in plain words. */
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

const textOf = (message: string) => ask(message).text

describe('health is for people', () => {
  it.each([
    "I'm 30 weeks, is the hot bath off limits for me",
    'my wife is thirty two weeks and would love the bath',
    "she's 12 weeks, any of the treatments ok",
  ])('whoever counts weeks is pregnant: %s', (message) =>
    expect(textOf(message)).toMatch(/^I do not have anything written down about pregnancy/),
  )
  it.each([
    'i am two weeks away from my trip, can i order the bath',
    'We are 3 weeks married and want the bath',
    'our puppy, she is 12 weeks, can she have a bath',
  ])('but not: %s', (message) => expect(textOf(message)).not.toContain('pregnancy'))
  it.each(['my cardiologist said no hot tubs, is yours very hot?', 'doctor told me to avoid saunas, what else is there'])(
    'what a doctor has forbidden: %s',
    (message) => expect(textOf(message)).toContain('please ask your doctor'),
  )
  it('a soak that a doctor recommends is not forbidden', () => {
    expect(textOf('my doctor said a soak would do me good, how do I order the bath')).toContain('Order it at least 24 hours')
  })
  it('whoever has lost a child is not told that none may come', () => {
    const { kind, text } = ask('we lost a baby this spring and just need somewhere quiet. would that be you')
    expect(kind).toBe('handover')
    expect(text).toMatch(/^I am very sorry for your loss\. (?!We are adults only)/)
  })
  it('no wine is wanted, and none is missing', () => {
    expect(textOf('no wine in the room ok?')).not.toContain('I am sorry')
    expect(textOf('there was no wine in the room')).toContain('I am sorry')
  })
  it('what is not eaten may be an allergy', () => {
    expect(textOf("we don't eat dairy, what's in the breakfast tray")).toMatch(/^I do not have allergens/)
  })
  it('whoever asks for a room without steps is told the way to the door', () => {
    expect(textOf('ok and which room has no steps')).toContain('level gravel path')
  })
  it('whoever has an early flight leaves early', () => {
    expect(textOf('our flight is at 6 in the morning')).toMatch(/^Check-out is by 11:00 AM/)
  })
  it('a tick is for a doctor', () => expect(textOf('got a tick on my leg after the walk what do i do')).toMatch(/^Caredoc/))
})

describe('during the stay', () => {
  it.each([
    ['the bed is way too soft, my back is in bits', /Housekeeping request or Maintenance issue/],
    ['the lights along the path shine right in at us, any way to turn them off', /Housekeeping request or Maintenance issue/],
    ['The bath water is far too hot to get into, what do I do?', /Add cold water if it is too hot/],
    ['hob is showing a E and wont heat', /no pan, or the wrong one/],
    ['shower only runs cold since we got back from the beach', /^I am sorry about that\. Tell us/],
    ["there's a wasp nest by the door of sunriser", /^I am sorry about that\. Tell us/],
    ['the fridge is humming all night', /^I am sorry about that\. Tell us/],
    ["our neighbour's dog keeps coming to our door", /^I am sorry to hear that/],
    ['the people in the lodge left their dog barking all evening', /^I am sorry to hear that/],
  ])('%s', (message, expected) => expect(textOf(message)).toMatch(expected))
  it('is the bed soft? is asked beforehand', () => expect(textOf('are the beds very soft')).not.toContain('Housekeeping'))
})

describe('before it', () => {
  it.each([
    ['is there a pub we can walk to', /^To eat out, by car/],
    ['hows about a bottle of bubbly in the room for when we land', /^Wine from our cellar is on enquiry/],
    ['what wine do you have', /^I do not have details on exactly that.*Wine from our cellar/],
    ['do we bring our own sticks for the fire', /firewood for the stove.*with our wood/],
    ['Guten Tag, we come by 2 cars. Is there place for both?', /One space is kept for each room/],
    ["I assume dogs aren't allowed?", /^Pets are welcome in Sea Forest Lodge/],
    ['the newsletter thing doesnt work for someone that stayed before?', /^It is for a first stay only/],
    ['Price for the week-end in the lodge', /^Sea Forest Lodge is from €199 for a weekend night(?!.*A week,)/],
  ])('%s', (message, expected) => expect(textOf(message)).toMatch(expected))
})

describe('what is paid', () => {
  it.each([
    ['we booked the flexi, when does the money go out', /paid in full when you book/],
    ['voucher is 150 and the stay is 318, can i pay the rest by card', /worth its face value/],
    ['can two vouchers go on the one booking', /together with other vouchers/],
    ['is my deposit gone if i cancel a month before? 2 nights in july', /whatever you have paid is refunded/],
    ['is my deposit refundable', /^Cancellation and refunds vary.*released within 7 days/],
    ['do i pay the postage', /post it at cost/],
    [
      'got 500 to spend for a weekend, which ones fit',
      /^Two weekend nights are within €500 in Stormchaser .* and Sea Forest Lodge/,
    ],
  ])('%s', (message, expected) => expect(textOf(message)).toMatch(expected))
})

describe('two things compared', () => {
  it.each([
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
    ['is gorey closer than courtown', /^No: Courtown is nearer, 7 km and 10 minutes by car\. Gorey is 12 km/],
    ['which of the beaches is nearer, cahore or courtown', /^Cahore is nearer, 6 km/],
    ['is courtown further than cahore', /^Yes: Cahore is nearer/],
    ['is stargazer the same price as sunriser', /€239 \/ €279 in Stargazer and €229 \/ €269 in Sunriser/],
    ['Is the breakfast cheaper than a grazing box', /^Yes: the Breakfast Tray for 2 is €14, the Grazing Box/],
    ['is it cheaper to have two breakfasts or one grazing box', /^2 × Breakfast Tray for 2 come to €28, the Grazing Box/],
    ['is the bath dearer than the reheat', /^Yes: .*€50.*€25, €25 less\.$/],
    ['is the standard grazing box cheaper than the veggie one', /^No: .*€55.*€50, €5 less\.$/],
  ])('%s', (message, expected) => expect(textOf(message)).toMatch(expected))
  it('the same comparison is not told twice', () => {
    expect(textOf('sunriser or stormchaser midweek, which is cheaper').match(/€20 a night less/g)).toHaveLength(1)
  })
})
