/** Once confused with their neighbours: three for a room's name, two dogs for one, a washing machine for the concierge. */
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
  it.each([
    'Bonnie is a 13 year old red setter, can she come?',
    'are dogs ok for 3 nights',
    'two adults and a spaniel in the lodge, ok?',
    'is my 2 year old labrador allowed',
  ])('is not asked: %s', (message) => {
    expect(ask(message).text).toMatch(/(?:^|\n)Pets are welcome in Sea Forest Lodge/)
  })
})

describe('children who are spoken of and stay away', () => {
  it.each([
    "my niece's communion is that weekend. can we change the dates?",
    "It is our son's graduation that day, can we change our dates?",
  ])('are not told that they may not come: %s', (message) => {
    const { text } = ask(message)
    expect(text).toContain('To change a booking')
    expect(text).not.toContain('adults only')
  })
  it('and those who would come along are', () => {
    expect(ask("can my niece come along for my sister's wedding weekend?").text).toContain('adults only')
  })
})

it('who asks for cliffs is told of the beach that has them, and who asks for beaches of all', () => {
  expect(ask('Is there a cliff walk near you?').text).toMatch(/^Cahore beach is 6 km away.*clifftop path/)
  expect(ask('What beaches are nearby?').text).toContain('Courtown')
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
  it('in “am I talking to a machine” is the assistant', () => {
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

describe('what is in a box', () => {
  it.each(['is there pork in the grazing box', 'does the platter have salami', 'are there sausages on the breakfast tray'])(
    'beyond what is written is for the team: %s',
    (message) => {
      expect(heldBack(message)).toBe(true)
    },
  )
  it('is told as far as it is written', () => {
    expect(ask("what's actually IN the charcuterie one, is there pork").text).toMatch(/cured meats[\s\S]*I do not have details/)
    for (const message of ['is there meat in the grazing box', "what's in the grazing box", 'is there fruit in the grazing box'])
      expect(ask(message).text).toMatch(/^A Grazing Box is €55/)
  })
})

describe('two savings', () => {
  it.each([
    'Can I use the WILD10 thing together with the two-night saving, or is it either or?',
    'does the newsletter 10% work on top of the 2-Night Escape?',
    'both discounts at once, possible?',
    'can I combine a voucher with the newsletter code',
  ])('may or may not go together: %s', (message) => {
    expect(heldBack(message)).toBe(true)
  })
  it.each([
    ['If we join the newsletter, is that 10% off the two night escape too?'],
    ['we get 10% off with the newsletter, 10% off the two night escape too?'],
    ['newsletter discount, does it work on the two night escape as well?'],
    ['do I get a discount if I join the newsletter?', '10% off the two night escape too?'],
    ['How do I get the newsletter discount?', 'and does it apply to the 1-Night Flexi too?'],
  ])('may or may not go together, however far apart they are named: %s', (...turns) => {
    expect(ask(...turns).text).toMatch(/I do not have details on (?:exactly )?that/)
  })
  it('are told by themselves', () => {
    expect(heldBack('is it 10% off the two night escape too?')).toBe(false)
    expect(heldBack('what does the two night deal save')).toBe(false)
    expect(heldBack('what do I get for signing up to the newsletter')).toBe(false)
  })
})

describe('an allergy to animals', () => {
  it.each([
    'my wife is alergic to dogs so we need a room were no dog was ever in it, which?',
    "she's allergic to cats so which of the rooms is without animals",
    'my husband gets hives from dogs, where has there never been one?',
  ])('is for people, beside where pets may stay: %s', (message) => {
    expect(ask(message).text).toMatch(
      /^I do not have anything written down about an allergy to animals.*ask the team.*cannot stay in Stargazer, Sunriser or Stormchaser/,
    )
  })
  it.each(['I am allergic to bees', "I'm allergic to feathers"])('is not all there is: %s', (message) => {
    expect(ask(message)).toMatchObject({ kind: 'handover', sources: [] })
  })
  it('does not bring a box to whoever has another one, too', () => {
    expect(ask('allergic to dogs and to gluten, is the grazing box ok').text).not.toContain('€')
  })
})

describe('keys and bags', () => {
  it.each(['can I have the keys', 'do we collect a key somewhere', 'what about keys', 'how do I get the key for the cabin'])(
    'how one gets in is in the guest guide: %s',
    (message) => {
      expect(ask(message).text).toMatch(/^The gate code and arrival instructions are in the guest guide/)
    },
  )
  it('where the key is stands in the guide', () => {
    expect(ask('who gives us the key when we arrive').text).toContain('with the key on the hook inside')
  })
  it.each([
    'how many keys do we get',
    'I lost the key',
    'where do I drop the keys when leaving',
    'can we leave our bags before check in',
    'we want to leave our cases with ye till 3',
  ])('is not written: %s', (message) => {
    expect(heldBack(message)).toBe(true)
  })
})

describe('words that belong to two subjects', () => {
  it.each([
    ['is there a supermarket open late', /^(?!.*Check-in).*do not have details[\s\S]*nearest town is Gorey/],
    ['any chemist open on sunday evening', /^(?!.*weekend)[\s\S]*nearest town is Gorey/],
    ['is the water ok to drink', /^(?!.*beach)[\s\S]*rather not guess/],
    ['what kind of coffee do you have', /rather not guess/],
    ['nice cafe for coffee nearby', /^For coffee:/],
    ['best pub for trad music', /do not have details[\s\S]*pub above the slip/],
    ['are you chattybot', /^The Wild Concierge is an automated assistant/],
  ])('%s', (message, told) => {
    expect(ask(message).text).toMatch(told)
  })
})
