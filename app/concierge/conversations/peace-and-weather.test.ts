/** Rest, quiet and rain; the rules for music, fire and smoke. */
import { describe, expect, it } from 'vitest'
import { ask, doesNotSay, isHeldBack, says, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('how quiet it is', () => {
  it.each<Told>([
    [['how big is the estate', 'and all that is yours, or do hikers walk through'], /^The estate is private/, 'Sea Stroll'],
    ['Is it private or do strangers wander through?', /^The estate is private/, 'Sea Stroll'],
    ['Can we walk through the forest?', /^There are 360 acres to walk/],
    ['is it noisy', /great deal of quiet/],
    ['will we hear other people', /^I do not have details on exactly that.*a great deal of quiet/],
  ])('%j', told)

  describe('rest is what the place is for', () => {
    it.each([
      'fair enough. we’re burnt out and need a quiet few days',
      'i need to switch off, is it the right place',
      'after a hard year we want somewhere silent',
      'we are exhausted and just want peace',
      'we want to get away from it all and unwind',
    ])('%s', says(/^Then this may be the place for you\. The estate is made for couples/))
    it.each([
      'how do i switch off the projector',
      'can I charge my Tesla',
      'i’m exhausted and cant stop crying',
      'is the lodge quieter than the cabins',
      'i want a quiet table in a restaurant',
      'we’re wrecked, anything relaxing to do',
    ])('but not: %s', doesNotSay('this may be the place'))
  })
})

describe('how many others there are', () => {
  it.each<Told>([['will there be other people around', /^I do not have details on exactly that.*four places to stay/]])(
    '%j',
    told,
  )

  describe('how many others there can be', () => {
    it.each([
      'How many other couples would be around if ye were full?',
      'how many other guests can there be at the same time as us',
      'max number of couples on the estate at once?',
    ])('is as many as there are rooms: %s', says(/^There are four places to stay/))
    it.each([
      'how many couples are there this weekend',
      'who else is staying this weekend',
      'how many couples got engaged there',
    ])('and who is here is not told: %s', isHeldBack)
  })
})

describe('rain and the time of year', () => {
  it.each<Told>([
    [['how do we get to the beach from here', 'ok thanks and whats the weather doing tomorrow'], /the weather on the estate/],
    ['when is the best time to visit', /^(?!.*Check-in).*rather not guess/],
    ['lashing rain all day tomorrow, what would we do with ourselves', /^Fashion Boutique Fun/],
    ['hows the weather next weekend', /^I do not have details on exactly that.*weather on the estate as it is now/],
    [['hows the weather next weekend', 'is it still nice if it rains'], /^Fashion Boutique Fun/],
    ['whats there to do in the rain', /^Fashion Boutique Fun/],
    ['Can you recommend something for a rainy day', /^Fashion Boutique Fun: For a wet afternoon.*cinema/],
  ])('%j', told)
  it.each<Told>([
    ['its bucketing rain and we’re in the lodge for two days. what can we do?', /wet afternoon/],
    ['what if the weather is shite, is there anything to do inside sunriser', /wet afternoon/],
  ])('%j', toldPlainly)

  describe('when it rains', () => {
    it.each([
      'what if it lashes rain all weekend',
      'any indoor thing for the afternoon',
      'what is there to do if the weather is desperate',
      'forecast is brutal for saturday, is it still worth coming',
      'whats there to do on a wet day',
      'is it boring if it rains',
      'is there anything to do inside',
    ])('there is the dry to be in: %s', (message) => {
      const { text } = ask(message)
      expect(text).toMatch(/^Fashion Boutique Fun: For a wet afternoon.*cinema.*Yoga.*Reiki/)
      expect(text.match(/Ask through/g)).toHaveLength(1)
    })
    it.each(['whats the forecast for saturday', 'will it rain'])('the weather itself is not written: %s', isHeldBack)
    it('of the bath in the rain, what is written of high wind is told', () => {
      expect(ask('what would the bath be like in the rain').text).toContain('“We may put out the fire in high wind')
    })
  })
})

describe('quiet hours, and no parties', () => {
  it.each<Told>([
    ['is there a curfew', /From 10 pm to 8 am/],
    ['what time do we have to turn the music down', '10 pm to 8 am', 'Check-out'],
    [['Can I smoke on the deck?', "we're planning a little party with another couple, is that ok"], /No parties/],
    [['we play guitar in the evening, would that bother people', 'until when is that alright'], /10 pm to 8 am/],
    ['me and the lads want to book the whole place for a stag thats ok yeah', /“No parties/],
    ['we’d like to play some tunes outside in the evening is that ok', /“From 10 pm to 8 am, music and voices stay indoors/],
    ['what time do we have to be quiet', /From 10 pm to 8 am/],
  ])('%j', told)
  it.each(['can we have a hen party', 'can we do a stag weekend at yours'])('%s', says('No parties'))
  it.each([
    'can we sit out with a bit of music in the evenings',
    'could we bring a guitar',
    'how late can we sit outside',
    'can we play tunes on the deck',
    'how loud can we be',
  ])('%s', says('music and voices stay indoors'))
  it.each(['By when must we be out if we don’t pay for late check-out?', 'is it quiet at night'])(
    'but not: %s',
    doesNotSay('music and voices'),
  )
})

describe('fires are lit in the stoves only', () => {
  it.each<Told>([
    [['is the beach near', 'can we light a fire on it'], /Fires are lit in the stoves and nowhere else/],
    ['can we light a fire', /wood-fired stove.*“Fires are lit in the stoves and nowhere else/],
  ])('%j', told)
  it.each([
    'We’d love a wee fire on the beach with marshmallows, allowed?',
    'is it ok to light a small campfire down at the strand',
    'can we have a bonfire in the woods',
    'could we toast marshmallows outside',
    'any chance of an open fire on the grass',
  ])('%s', says('“Fires are lit in the stoves'))
  it.each(['is there a fire in the lodge', 'the beach is on fire', 'is the beach lovely'])(
    'but not: %s',
    doesNotSay('nowhere else'),
  )
})

describe('what may burn in the stove', () => {
  it.each<Told>([
    [['is the stove easy', 'can we bring our own wood'], /only the wood in the basket/],
    [['how do i light the stove', 'can we use more wood'], /firewood for the stove/],
    ['do we bring our own sticks for the fire', /firewood for the stove.*with our wood/],
  ])('%j', told)
  it.each([
    'is it ok to bring my own wood',
    'can we bring our own logs for the stove',
    'can i bring firelighters',
    'can we burn turf in the stove',
  ])('%s', says('use only the wood in the basket'))
  it('whether firewood has to be brought: it is in the price', () =>
    expect(ask('do we need to bring our own firewood').text).toContain('heating and firewood for the stove'))
})

describe('where one may smoke', () => {
  it.each([['Not even on the deck?'], ['where then']])('and then: %s', (asked) => {
    expect(ask('Can we smoke?', asked).text).toContain('under the eaves')
    expect(ask('Can we smoke?', 'Not even on the deck?', asked).text).toContain('under the eaves')
  })
  it('“where then” quotes nothing after what was not quoted', () => {
    expect(ask('Is there a cash machine?', 'where then').text).not.toContain('it says')
  })
  it.each([
    'My husband vapes. can he at least do it out on the deck?',
    'my boyfriend smokes the odd rollie. will that be a problem',
    'I vape. Where can I do that?',
  ])('%s', says('Outside, use the tins provided'))
  it('who asks whether they may smoke is in no danger, and who sees smoke may be', () => {
    expect(ask('can I smoke in the cabin').text).toMatch(/^Under “Fire, smoke and quiet”/)
    for (const message of ['there is smoke in the cabin', 'Smoke in the lodge!', 'we have smoke in the room'])
      expect(ask(message).text).toMatch(/^If there is fire, .+\n\nIf anybody is hurt or in danger, ring 112 or 999 now/)
  })
})

describe('things for a wet day that nobody has written about', () => {
  it.each(['got a table tennis or a pool table for wet days?', 'a games room for rainy days?', 'board games if it rains?'])(
    'are not answered with others: %s',
    (message) => {
      expect(ask(message).kind).toBe('handover')
    },
  )
  it('what somebody stressed may do is told, and not only that it is quiet', () => {
    expect(ask('What sort of activities do you have for someone stressed out?').text).toMatch(/^We offer yoga/)
  })
})
