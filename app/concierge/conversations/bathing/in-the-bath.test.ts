/** In the bath: how long, how hot, what may not go into it, and for whom it is not. */
import { describe, expect, it } from 'vitest'
import { ask, doesNotSay, heldBack, says, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('how long a soak lasts, and how many it is for', () => {
  it.each<Told>([
    ['how many mins is alright in the ofuro', /20 to 30 minutes/, /details/],
    ['How many minutes does the ofuro take to heat up?', /^I do not have details on exactly that/],
    [['How hot is the bath?', 'How long would you sit in it'], /^A soak in the heated bath lasts 20 to 30 minutes\.$/],
    [
      ['i have high blood pressure, is the hot bath ok', "and for my wife, she's fine", 'how long should she stay in'],
      /20 to 30 minutes/,
    ],
    [['how long may one sit in the heated bath', 'and how many can go in?'], /Two people, no more/],
    ['could we soak for a couple of hours with a bottle of fizz?', 'A soak is for 20 to 30 minutes, and no longer.'],
  ])('%j', told)
  it.each<Told>([['could we sit in the hot bath for two hours?', /^A soak is for 20 to 30 minutes, and no longer/]])(
    '%j',
    toldPlainly,
  )
  it('how long a person soaks', () => {
    expect(ask('how long would a person soak').text).toMatch(/20 to 30 minutes/)
  })
})

describe('too hot, too cold, in the rain, and who minds the fire', () => {
  it.each<Told>([
    [['how do we heat the bath', 'its not hot yet'], /ring 020 912 0360/],
    [['how do i use the hot bath', 'and the cover after?'], /Put the lid back/],
    ['The bath water is far too hot to get into, what do I do?', /Add cold water if it is too hot/],
    ['want to put more wood in the bath its going cold', /never stoke the fire yourselves/],
    ['can we use the bath in the rain', /^I do not have details on exactly that/],
    ['can we put more logs in the bath stove ourselves if it gets cold', 'never stoke the fire yourselves'],
  ])('%j', told)

  describe('who makes the bath hot', () => {
    it.each([
      "Fires and me don't mix. Is the bath all set when we arrive for it?",
      'do the guests fill the bath themselves',
      "I'm useless with kindling, do we have to get the bath going ourselves?",
    ])('%s', says('filled, wood-fired and covered before you come'))
    it('who lights the fire is not written', () => {
      expect(heldBack('who lights the fire under the outdoor bath, us or you?')).toBe(true)
    })
  })

  it('guests bring no wood to the bath, and hear it when they ask once more', () => {
    expect(ask('how much is a reheat', 'and may we bring our own wood?').text).toContain('never stoke the fire yourselves')
    expect(ask('how much is a reheat', 'You did not answer about the wood.').text).toContain('never stoke the fire yourselves')
  })
})

describe('nothing may be put into the water', () => {
  it.each<Told>([
    [['How hot is the bath?', 'My wife would like some lavender oil in it'], /No soap, oils, salts/],
    [['has the cabin a tub', 'and can we drink prosecco in it'], /No soap, oils, salts or glass/],
    ['is it ok to bring champagne glasses into the tub', /No soap, oils, salts or glass/],
    ['can i bring a glass of prosecco into the bath', /No soap, oils, salts or glass/],
  ])('%j', told)
  it.each<Told>([['is it ok to put epsom salts in', 'No soap, oils, salts']])('%j', toldPlainly)
})

describe('wine before the bath, and glass in it', () => {
  it.each<Told>([
    [
      ['the bath was lovely, can we have it heated again', 'and is it ok to bring wine in'],
      /after much to drink.*glass in the tub/s,
    ],
  ])('%j', told)
  it.each(['can we take a bottle of wine into the hot bath', 'can we have a drink in the bath?'])(
    '%s',
    says('Not after much to drink'),
  )

  describe('the bath, for whoever has drunk or is alone', () => {
    it.each([
      'we had 2 bottles of wine, grand to hop in the bath now?',
      'can I use the bath on my own',
      'i had wine, can i use the tub',
    ])('%s', says(/^About the wood-fired bath we say: “Two people, no more, and never one alone/))
    it.each<Told>([
      ['how much is the heated bath', /^The Outdoor Heated Bath .* costs €50/],
      ['is wine brought to the room', /^Wine from our cellar is on enquiry/],
      ['can we book a bath and order wine for after', /^The Outdoor Heated Bath .*Wine from our cellar/s],
    ])('is no matter of: %s', told)
  })
})

describe('whoever is pregnant or ill is told to ask a doctor', () => {
  it.each<Told>([
    ['I want to sit in hot water outside, I have epilepsy', /^About the wood-fired bath we say/, '€50'],
    ["I'd love a soak in the hot tub but I have a weak heart", /ask your doctor/, '€50'],
    ['I have epilepsy, is there wifi?', /^There is WiFi/, 'doctor'],
    ["I'd love to know the price of the bath, my husband has diabetes but he won't go in", /€50/],
    ['My mother has a heart condition. I would like a room with a bath, how much is it?', /ask your doctor.*€50/s],
    ['my blood pressure is on the low side, is the bath ok for me', /ask your doctor/],
    [['I am pregnant, can I use the hot tub?', 'ok so skip that. is there a normal shower?'], /indoor shower/, /midwife/],
    ['himself has a dicky heart, bath or no bath?', /have a heart condition/],
    ['my wife had a heart attack last year, is the bath safe for her', /^About the wood-fired bath we say/, '112'],
    [['im pregnant can i use the bath', 'what if the doctor says its grand'], /ask your midwife or doctor/, /Caredoc/],
    [['can i put bath salts in the tub', 'my husband has high blood pressure'], /ask your doctor/, '112'],
    ['I’m 20 weeks gone, would the wood bath be ok for me?', 'If you are pregnant'],
  ])('%j', told)
  it.each([
    "I'm 30 weeks, is the hot bath off limits for me",
    'my wife is thirty two weeks and would love the bath',
    "she's 12 weeks, any of the treatments ok",
  ])('whoever counts weeks is pregnant: %s', says(/^I do not have anything written down about pregnancy/))
  it.each([
    'i am two weeks away from my trip, can i order the bath',
    'We are 3 weeks married and want the bath',
    'our puppy, she is 12 weeks, can she have a bath',
  ])('but not: %s', doesNotSay('pregnancy'))
  it.each(['my cardiologist said no hot tubs, is yours very hot?', 'doctor told me to avoid saunas, what else is there'])(
    'what a doctor has forbidden: %s',
    says('please ask your doctor'),
  )
  it('a soak that a doctor recommends is not forbidden', () => {
    expect(ask('my doctor said a soak would do me good, how do I order the bath').text).toContain('Order it at least 24 hours')
  })
  it('an illness that is named after the bath or the sauna is for the doctor', () => {
    expect(ask('How do I order the bath?', 'is it ok with high blood pressure?').text).toMatch(/please ask your doctor/)
    expect(ask('how does the sauna work', 'my husband has a bad heart').text).toMatch(/please ask your doctor/)
    expect(ask('is breakfast included', 'I have diabetes, what time is check-in').text).toMatch(/^Check-in is from/)
  })
})

describe('what is worn in the sauna', () => {
  it.each(['is it swimwear or what', 'do we need togs', 'can we go in naked'])('is not written: %s', (message) => {
    expect(ask('do you have a sauna', message).text).toMatch(/^I do not have details on exactly that(?!.*[Ff]orest)/)
  })
})
