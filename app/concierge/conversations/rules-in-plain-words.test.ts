/** House rules and the way here, asked in words other than the text's; and several things asked at once. */
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

describe('fires are lit in the stoves and nowhere else', () => {
  it.each([
    'We’d love a wee fire on the beach with marshmallows, allowed?',
    'is it ok to light a small campfire down at the strand',
    'can we have a bonfire in the woods',
    'could we toast marshmallows outside',
    'any chance of an open fire on the grass',
  ])('%s', (message) => {
    expect(ask(message).text).toContain('“Fires are lit in the stoves')
  })
  it.each(['is there a fire in the lodge', 'the beach is on fire', 'is the beach lovely'])('but not: %s', (message) => {
    expect(ask(message).text).not.toContain('nowhere else')
  })
})

describe('quiet hours', () => {
  it.each([
    'can we sit out with a bit of music in the evenings',
    'could we bring a guitar',
    'how late can we sit outside',
    'can we play tunes on the deck',
    'how loud can we be',
  ])('%s', (message) => {
    expect(ask(message).text).toContain('music and voices stay indoors')
  })
  it.each(['By when must we be out if we don’t pay for late check-out?', 'is it quiet at night'])('but not: %s', (message) => {
    expect(ask(message).text).not.toContain('music and voices')
  })
})

describe('smoke', () => {
  it.each([
    'My husband vapes. can he at least do it out on the deck?',
    'my boyfriend smokes the odd rollie. will that be a problem',
    'I vape. Where can I do that?',
  ])('%s', (message) => {
    expect(ask(message).text).toContain('Outside, use the tins provided')
  })
})

describe('the dog', () => {
  it.each([
    'is there anything he’s not allowed do',
    'are there any rules',
    'can he run loose',
    'can he come to the beach with us',
  ])('on a lead, and not alone: %s', (message) => {
    expect(ask('can we bring our labrador', message).text).toContain('keep your animal on a lead')
  })
  it.each([
    ['is it ok if my sister calls in for tea', 'right. what about her dog'],
    ['she has a toddler', 'and her dog'],
  ])('of a visitor may not wait in the cabins: %s — %s', (before, message) => {
    expect(ask(before, message).text).toContain('nor wait there for an hour')
  })
  it('of a visitor, asked at once', () => {
    expect(ask('my friends are visiting for an hour, can they bring their dog').text).toContain('nor wait there for an hour')
  })
  it.each(['do you take dogs in the cabins', 'can i bring my dog'])('but not: %s', (message) => {
    expect(ask(message).text).not.toContain('nor wait there')
  })
})

describe('the way', () => {
  it.each([
    ['my flight gets into dublin at 9pm', 'how do we find it in the dark'],
    ['were lost, theres no sign', 'we passed a second bridge'],
    ['how do we get there', 'is it hard to find'],
    ['where is the gate', 'i think we are lost'],
  ])('%s — %s', (before, message) => {
    expect(ask(before, message).text).toMatch(/“Our gate is on the sea side: .*seven kilometres\.”/s)
  })
  it.each(['i lost my phone', 'we lost the key', 'is there a card game called bridge'])('but not: %s', (message) => {
    expect(ask(message).text).not.toContain('sea side')
  })
})

describe('several at once', () => {
  it('each of three is answered, or admitted', () => {
    const { text } = ask('hi what time checkin, is parking ok for a camper van, and can we check out late sunday')
    expect(text).toMatch(/^Check-in is from/)
    expect(text).toContain('I do not have details on exactly that')
    expect(text).toContain('Not on a Saturday or a Sunday, I am afraid')
  })
  it.each([
    ['do ye have a sauna, whats the story with parking and is breakfast included', ['sauna', 'Parking', '€14']],
    ['what time is checkout, is there a microwave and can we bring the dog', ['11:00 AM', 'Pets', 'rest of your question']],
    ['is there wifi, can I bring my dog and what’s the deposit', ['WiFi', 'Pets', 'deposit of 30%']],
  ])('%s', (message, told) => {
    const { text } = ask(message)
    for (const one of told) expect(text).toContain(one)
  })
  it('of what is paid when, both kinds of stay', () => {
    const { text } = ask('how much do we have to pay up front')
    expect(text).toMatch(/deposit of 30%.*1-Night Flexi: paid in full/s)
  })
  it.each([
    'is it ok to bring my own wood',
    'can we bring our own logs for the stove',
    'can i bring firelighters',
    'can we burn turf in the stove',
  ])('what may burn in the stove: %s', (message) => expect(ask(message).text).toContain('use only the wood in the basket'))
  it('that firewood is in the price, where it is asked whether any has to be brought', () =>
    expect(ask('do we need to bring our own firewood').text).toContain('heating and firewood for the stove'))
  it('of a voucher, what for and what is left', () => {
    const { text } = ask('got a 150 euro voucher off my sister, can i put it towards the bath and keep the rest for later')
    expect(text).toMatch(/any stay or extra.*You need not spend it all at once/s)
  })
  it('of gravel and how far it is, once', () => {
    const { text } = ask('mam is 79 and not great on gravel, shes coming with me. how far is the car from the door')
    expect(text).toContain('we will drive you to the door')
    expect(text.match(/level gravel path/g)).toHaveLength(1)
  })
  it.each([
    ['can we smoke on the deck and are candles ok', /use the tins provided.*No candles, lanterns/s],
    ['do we need to bring towels and is smoking allowed', /bed linen and towels.*use the tins provided/s],
    ['how do I light the stove and how do I get the projector going', /the matches are on the shelf.*Pull the cord/s],
  ])('of two rules each is quoted, and once to whom to turn: %s', (message, told) => {
    const { text } = ask(message)
    expect(text).toMatch(told)
    expect(text.match(/I cannot say more than that/g)).toHaveLength(1)
  })
})
