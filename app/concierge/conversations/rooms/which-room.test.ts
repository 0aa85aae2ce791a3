/** Which room: what each is loved for, how they differ, and rooms that are not called by their names. */
import { describe, expect, it } from 'vitest'
import { ask, doesNotSay, heldBack, says, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('the room that suits them', () => {
  it.each<Told>([
    ['which cabin is the most romantic do you think?', /^It depends on what you come for/],
    ['Which cabin would suit early risers?', /^Sunriser:/],
    ['nothing we like better than a good gale lashing the windows. where should we be', /^Stormchaser:/],
    ['Which room has the best view for a storm?', /^Stormchaser:/],
    ['which cabin should we choose for watching the sunrise from bed', /^Sunriser:/],
    [['just the two of us for our anniversary', 'which cabin would you suggest'], /^It depends on what you come for. Stargazer/],
    ['can you see the stars', /^Stargazer: /],
    ['which room would you pick for somebody who loves the sea?', /^That would be Sunriser: .* Or Stormchaser: /],
    ['We’re more into old buildings than glass boxes. Anything with a bit of history?', /^Sea Forest Lodge/],
    ['sunriser or stargazer which would you go for in january', /^It depends on what you come for/],
    ['what room is most romantic, its our first time away since the baby and we want somewhere special', /made for couples/],
  ])('%j', told)
  it('which room has the best view depends on what they come for', () => {
    expect(ask('which room has the best view').text).toMatch(/^It depends on what you come for/)
    expect(ask('Tell me the difference between the rooms').text).toMatch(/^It depends on what you come for/)
  })
})

describe('what a room is like', () => {
  it.each<Told>([
    ['the five cabins, are all of them right on the sea', /^There are four places to stay/],
    [['can my dog stay in sunriser', 'fine, whats that one like inside'], /^Sea Forest Lodge: Restored stone walls/],
    [['Which room is the cheapest', 'Sea Forest Lodge.', 'whats it like'], /restored stone-walled lodge/],
  ])('%j', told)
  it.each<Told>([['is the lodge only the cheap one or has it anything going for it', 'Restored stone walls']])('%j', toldPlainly)
})

describe('what tells rooms apart, their prices aside', () => {
  it.each<Told>([
    ['What sets Sunriser apart from Stormchaser, apart from price?', /^Sunriser: (?!.*€)/],
    ['whats stargazer like compared to sunriser', /Stargazer: .*Sunriser: (?!.*€)/],
    ['what is the difference between the three cabins', /Stargazer:.*Sunriser:.*Stormchaser:/],
  ])('%j', told)
  it('rooms are compared by what they are, and by their prices only where these are asked for', () => {
    const apart = ask("what's the difference between sunriser and stormchaser apart from price").text
    for (const words of ['Sunriser', 'Stormchaser']) expect(apart).toContain(words)
    expect(apart).not.toContain('€')
    expect(ask("what's the difference between a cabin and the lodge").text).toContain('Sea Forest Lodge')
    expect(ask('price difference between sunriser and stormchaser').text).toContain('€')
  })
  it('of three cabins that are told apart the lodge is none', () => {
    expect(ask('what is the difference between the three cabins').text).not.toContain('Sea Forest Lodge:')
  })
})

describe('a room called by what it is known for', () => {
  it.each<Told>([
    ["What's the weekend price for the dog friendly one?", /^Sea Forest Lodge is from €199/],
    ['what would the pet-friendly one be on a Saturday', /^Sea Forest Lodge is from €199/],
    ['late checkout in the one that takes dogs, how much', /In Sea Forest Lodge it adds €49/],
    ['weekend price of the stone one?', /^Sea Forest Lodge is from €199/],
    ['What does the one with the stars cost on a Friday?', /^Stargazer is from €279/],
    ["What's the weekend price for the one with the sunrise?", /^Sunriser is from €269/],
    ['the one for storms midweek, price?', /^Stormchaser is from €209/],
  ])('%s', told)
  it.each(['Which is the dog friendly one?', 'is Stargazer the dog friendly one?', 'have you a dog-friendly room'])(
    '%s asks where pets may stay',
    (message) => {
      expect(ask(message).text).toContain('Sea Forest Lodge')
      expect(ask(message).text).not.toContain('€')
    },
  )
  it.each(['is there a dog friendly beach nearby?', 'what time is the sunrise', 'is there a storm on saturday'])(
    '%s asks of no room',
    doesNotSay('€'),
  )
})

describe('which room, by its character', () => {
  const each = /^It depends on what you come for\. Stargazer: .* Sunriser: .* Stormchaser: .* Sea Forest Lodge: /
  it.each([
    'which cabin is best',
    'which would you recommend',
    'whats your nicest room',
    'can’t decide on a cabin',
    'which room should we book',
  ])('%s', says(each))
  it.each<Told>([
    ['we love lying in bed looking at the sky', /^Stargazer: /],
    ['we’re big into stargazing', /^Stargazer: /],
    ['we adore storms', /^Stormchaser: /],
    ['which cabin is best for storms', /^Stormchaser: /],
    ['we love the sunrise', /^Sunriser: /],
    ['planning to propose at sunrise, which room', /^We arrange engagements\..*\n\nSunriser: /],
    ['which is the best beach', /^The beach is/],
  ])('%s', told)
  it.each([
    'any difference in whats inside them',
    'do the cabins all have the same inside',
    'is the equipment different in each cabin',
  ])('inside they are alike: %s', (message) => {
    expect(ask('which cabin is best', message).text).toMatch(/^Inside, the cabins are the same\. The cabins have a king bed/)
  })
  it.each([
    'does the lodge have one of them outdoor tubs or is it only the cabins',
    'is there a hot tub in the lodge or just the cabins',
  ])('the tub is the cabins’: %s', (message) => {
    expect(ask(message).text).toMatch(
      /^(?:None is listed for Sea Forest Lodge: i|I)t is the cabins that have one\. Each of the three cabins/,
    )
  })
})

describe('two rooms in one breath', () => {
  it.each([
    ['What are Stormchaser and Sea Forest Lodge on a Wednesday?', '€209 in Stormchaser and €159 in Sea Forest Lodge'],
    ['What do Stormchaser and the lodge go for on a Wednesday?', '€209 in Stormchaser and €159 in Sea Forest Lodge'],
    ['what would stargazer and sunriser be for a friday', '€279 in Stargazer and €269 in Sunriser'],
    ["What'd the lodge and stormchaser be on a sunday night?", '€209 in Stormchaser and €159 in Sea Forest Lodge'],
  ])('are both priced for the night: %s', (message, both) => {
    expect(ask(message).text).toContain(both)
  })
  it.each([
    'What are Stormchaser and Sea Forest Lodge like?',
    'Tell me about Stormchaser and the lodge.',
    'Describe Stormchaser and Sea Forest Lodge',
    'What is in Stormchaser and in Sea Forest Lodge?',
  ])('are both described: %s', (message) => {
    const { text, sources } = ask(message)
    expect(text).toMatch(/Stormchaser: .*Sea Forest Lodge: /)
    expect(text).not.toContain('€')
    expect(sources.map(({ key }) => key)).toEqual(['stormchaser', 'seaforest', 'cabin_amenities', 'lodge_amenities'])
  })
  it('are asked the same as the room before them', () => {
    expect(ask('How much is Stargazer?', 'and Stormchaser and the lodge?').text).toContain('€159')
    expect(ask('Can I bring my dog to Stargazer?', 'and Stormchaser and the lodge?').text).toMatch(/^Pets/)
    for (const asked of ['free on a Wednesday', 'noisy on a Saturday'])
      expect(heldBack(`Are Stormchaser and the lodge ${asked}?`)).toBe(true)
  })
})
