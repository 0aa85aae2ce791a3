/** What was once taken for its neighbour: three for a room's name, two dogs for one, a washing machine for the concierge. */
import { describe, expect, it } from 'vitest'
import { ask, heldBack } from '#test/guest-talk.ts'

describe('more than two', () => {
  it.each([
    'can we be 3 in stargazer',
    'we are four, does sunriser work?',
    'would five of us fit in the lodge',
    'is stormchaser ok for three',
    '3 adults in the lodge?',
  ])('do not fit in a room: %s', (message) => {
    expect(ask(message).text).toMatch(/two guests at most/)
  })
  it('do not fit in it either after its neighbour’s price', () => {
    for (const message of ['can we be 3 in stargazer', 'is stargazer ok for three'])
      expect(ask('how much is sunriser on a friday', message).text).toMatch(/two guests at most/)
    expect(ask('how much is sunriser on a friday', 'and stargazer for 3 nights?').text).toContain('Stargazer is from')
  })
  it.each(['is the lodge ok for 3 nights', 'is sunriser free for 4 days', 'we are 5 km away', 'we are 4 to 5 hours away'])(
    'are nights, or miles: %s',
    (message) => {
      expect(ask(message).text).not.toContain('two guests')
    },
  )
  it('is another matter with a child', () => {
    expect(ask('can we be 3 in stargazer, the third is my 4 year old').text).toContain('adults only')
  })
})

describe('how many animals', () => {
  it.each([
    'would 2 labradors be too many for the lodge',
    'can we bring both our dogs',
    "we've a pair of collies, can they come",
  ])('is not written: %s', (message) => {
    expect(heldBack(message)).toBe(true)
  })
  it.each(['are dogs ok for 3 nights', 'two adults and a spaniel in the lodge, ok?', 'is my 2 year old labrador allowed'])(
    'is not asked: %s',
    (message) => {
      expect(ask(message).text).toMatch(/(?:^|\n)Pets are welcome in Sea Forest Lodge/)
    },
  )
})

describe('the bath once more', () => {
  const bath = 'how much is the heated bath'
  it.each(['and to heat it again the second night', 'and another fire under it the next day', 'how much to light it again'])(
    'is a reheat: %s',
    (message) => {
      expect(ask(bath, message).text).toMatch(/^An Additional Bath Reheat is €25/)
    },
  )
  it.each(['can you say that again', 'is it for two nights'])('is not asked: %s', (message) => {
    expect(ask(bath, message).text).not.toMatch(/^An Additional Bath Reheat/)
  })
  it('and of the stove nothing is heated again', () => {
    expect(ask('is there heating', 'and again the second night').text).not.toContain('Bath')
  })
})

describe('extras', () => {
  it.each(['what extras can i order and pay for', 'what extras do ye have', 'any add ons?', 'list of extras pls'])(
    'are listed with their prices: %s',
    (message) => {
      const { text, sources } = ask(message)
      expect(text).toMatch(/Outdoor Heated Bath \(€50, Stargazer and Sunriser only\).*Breakfast Tray for 2 \(€14\)/)
      expect(sources).toEqual([{ category: 'facilities', key: 'extras' }])
    },
  )
  it('how they are ordered and paid is told, too', () => {
    expect(ask('how do I order extras').text).toContain('pre-ordered through the online guest guide')
    expect(ask('how do i pay for extras').text).toContain('by card')
  })
})

describe('a machine', () => {
  it.each(['is there a machine', 'You have machine for wash the clothes?', 'have you an ice machine', 'hair dryer in room?'])(
    'is nothing that is written, and no complaint: %s',
    (message) => {
      const said = ask(message)
      expect(said.kind).toBe('handover')
      expect(said.text).not.toContain('sorry to hear')
    },
  )
  it('may be who answers', () => {
    expect(ask('am i talking to a machine').text).toContain('automated assistant')
  })
})

describe('coffee', () => {
  it.each(['is there coffee in the room', 'do i need to bring my own coffee or is there a machine'])(
    'in the room is not written: %s',
    (message) => {
      expect(heldBack(message)).toBe(true)
    },
  )
  it('elsewhere is', () => {
    expect(ask('where can we get a good coffee').text).toMatch(/^For coffee: /)
  })
})

describe('how it is asked for', () => {
  it.each(['is it possible to get reiki and how do i ask for it', 'can we get a picnic and who do i ask for that'])(
    'is no question of its price: %s',
    (message) => {
      const { text } = ask(message)
      expect(text).toContain('on enquiry')
      expect(text).not.toContain('For the rest')
    },
  )
})
