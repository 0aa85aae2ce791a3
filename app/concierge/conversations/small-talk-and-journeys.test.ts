/** What guests say in their own words: nods, arrivals, journeys, bookings for others, and follow-ups that stay on the subject. */
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

const kindOf = (...said: [string, ...string[]]) => ask(...said).kind
const textOf = (...said: [string, ...string[]]) => ask(...said).text

describe('danger is held until it is over', () => {
  it.each([
    ['We smell burning', 'from the wall behind the bed'],
    ['my husband collapsed', 'in the shower'],
    ["I've cut my hand badly", 'is there a first aid kit in the cabin'],
    ['I feel faint after the bath', 'my wife is holding me, the car is far'],
  ] as const)('%s: %s', (before, message) => {
    expect(textOf(before, message)).toMatch(/ring 112 or 999 now/)
  })
  it.each([
    ['We smell burning', 'sorry it was only the toaster, all fine'],
    ['my husband collapsed', 'thanks, he is fine again'],
    ['We smell burning', 'what time is check-out?'],
  ] as const)('and no longer: %s: %s', (before, message) => {
    expect(textOf(before, message)).not.toContain('112')
  })
  it('keeps saying to get outside first', () => {
    expect(textOf('We smell burning', 'from under the bed')).toMatch(/^If there is fire, smoke or gas, get outside first/)
  })
  it('names who listens to whoever is tired of living', () => {
    expect(textOf('I want to die')).toContain('116 123')
    expect(textOf('my husband collapsed')).not.toContain('116 123')
  })
  it.each([
    'we were on fire at the pub quiz',
    'he had a heart attack when he saw the bill lol, is the lodge really only 159?',
    'I nearly had a heart attack at the price of the bath, 50 quid?',
    "we're drowning in work and need a break, whats free",
  ])('is none: %s', (message) => {
    expect(textOf(message)).not.toContain('112')
  })
  it('is one: a heart attack', () => {
    expect(textOf('my husband had a heart attack')).toContain('112')
  })
})

describe('a nod asks nothing', () => {
  it.each(['grand so', 'sure look it', '👍', 'cool', 'nice one', 'right so', 'sound', 'haha', 'fair enough', 'sorry wrong chat'])(
    '%s',
    (message) => {
      expect(kindOf(message)).toBe('talk')
    },
  )
  it.each(['It was our best weekend ever', 'wow this looks amazing', 'the grazing box was the bomb', 'we loved the lodge'])(
    'praise is met with thanks: %s',
    (message) => {
      expect(textOf(message)).toMatch(/^Thank you, that is lovely to hear/)
    },
  )
  it.each(['worst weekend ever', 'we loved it but the bath was cold', 'cool?', 'Is the lodge the best place ever?'])(
    'and this is none: %s',
    (message) => {
      expect(textOf(message)).not.toMatch(/^(?:Thank you, that|Grand)/)
    },
  )
  it('leaves the thread as it was', () => {
    expect(textOf('how much is stargazer', 'nice one', 'and at the weekend?')).toContain('€279')
  })
})

describe('arrivals and journeys', () => {
  it.each([
    'is there any chance we could rock up around 9 some friday night',
    'any chance of getting in around ten at night some saturday',
    "we'll be there for midnight is that ok",
  ])('%s', (message) => {
    expect(textOf(message)).toMatch(/^Check-in is from 3:30 PM to 8:00 PM\. If you may be later/)
  })
  it.each(['what do we do then', 'who do i tell', 'is that a problem'])('late, and then: %s', (message) => {
    expect(textOf('we might be late, like half nine', message)).toContain('please ring 020 912 0360')
  })
  it('from the airport', () => {
    expect(textOf('how we can arrive to you from Dublin airport please?')).toMatch(/^Under “Find Us” .+ M11 south to Gorey/)
    expect(textOf('Could we hire a taxi from the train station to ye?')).toMatch(/^For a taxi/)
    expect(textOf('how can I get a refund from Amazon')).not.toMatch(/^We are near/)
  })
  it('stuck at the gate: people, and no guide that does not load', () => {
    expect(textOf("we're stuck at the gate and the guide wont load, give me the number")).toMatch(/^Please ring us, day or night/)
  })
})

describe('bookings for others', () => {
  it.each([
    'Can I make a reservation on behalf of my boss and his wife',
    'i want to book a stay for my daughter and her husband',
    'booking this for a friend, can i put her name on it',
  ])('%s', (message) => {
    expect(textOf(message)).toMatch(/^Choose Check Availability/)
  })
  it('children stay children, and two lads are two adults', () => {
    expect(textOf('can I book for my daughter, she is 12')).toContain('adults only')
    expect(textOf('can my two lads stay, they are six and eight')).toMatch(/^We are adults only/)
    expect(textOf('our girls are 4 and 7, ok?')).toMatch(/^We are adults only/)
    expect(textOf("we're two lads, is that a problem")).toMatch(/^Each cabin and the lodge is for two/)
  })
})

describe('follow-ups', () => {
  it('of what is eaten: for how many', () => {
    expect(textOf('is breakfast included', 'how much is it', 'is that each or for the both of us')).toContain('for 2 is €14')
    expect(textOf('how much is the grazing box', 'does that feed two')).toContain('for two')
    expect(textOf('how much is stargazer', 'is that each?')).toMatch(/whole room/)
  })
  it('of two rooms: what lies between them', () => {
    expect(textOf('how much is sunriser', 'and the one with the stone walls?', 'whats the difference between the two')).toContain(
      '€70 a night less',
    )
  })
  it('of a deposit: what happens to it', () => {
    expect(textOf('I want to cancel', 'will I lose the deposit')).toMatch(/^Cancellation and refunds vary/)
  })
  it('of pets in the cabins, and of a Flexi on a Friday', () => {
    expect(textOf('do you allow dogs', 'what about in the cabins')).toMatch(/^Not in the cabins/)
    expect(textOf('does the 1 night flexi work on friday')).toMatch(/^Not for a Friday or a Saturday night/)
    expect(textOf('does the 1 night flexi work on friday', 'sunday then?')).toMatch(/^A Sunday night counts as a weekday/)
    expect(textOf('I bring Biscuit who is a 14 year old whippet. would he be alright with us?')).toMatch(/Pets are welcome/)
  })
})

it('a bath for today is no order', () => {
  expect(textOf("can we order the bath for tonight, we're here already")).toMatch(/^That is too soon to order it/)
})
it.each(['Ich möchte wissen, ob Hunde erlaubt sind', 'à quelle heure peut-on arriver ?'])('asks in English: %s', (message) => {
  expect(textOf(message)).toMatch(/^I understand English only/)
})
it('what somebody has told is no promise, unless it is one', () => {
  expect(textOf("he told me there's a sauna, is that true")).toMatch(/^Outdoor sauna/)
  expect(textOf('he told me we could have a free upgrade')).toMatch(/^I cannot confirm/)
})
it('nobody is told who has come', () => {
  expect(textOf("has a Niamh Byrne checked in yet? she's my sister")).toMatch(/^I know nothing about guests/)
})
