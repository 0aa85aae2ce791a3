/** Extras as such: which there are, how they are ordered and paid. */
import { describe, expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { type Facts, houseFacts } from '#app/knowledge/facts.ts'
import { registryEntries } from '#app/knowledge/registry/registry.ts'
import { ask, doesNotSay, says, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('how extras are ordered and paid', () => {
  it.each<Told>([
    [
      "I tap the cards in 'Enhance Your Stay' and nothing happens, how do I go about getting one for my wife's 40th",
      /pre-ordered through the online guest guide/,
    ],
    ['is the payment for the extras taken on your own site or somewhere else', /^Extras .* our payment provider’s secure page/],
    ['does the payment go through your own website', /^Extras .* our payment provider’s secure page/],
    ['Has the payment been taken?', /^I cannot see bookings, orders or payments/],
    ['Was my payment taken on your site or did it fail?', /^I cannot see payments/],
    [['how do i pay for the breakfast', 'where do i see the order number'], /shows the Order ID/],
    [['how do i pay for extras', 'do I get a receipt'], /to you by email/],
    ['Is the Grazing Box included or must we pay? If pay, how much', /^A Grazing Box is €55/],
    ['Is the picnic included or must we pay extra?', /^It is not part of the price of a stay\. Picnic/],
    ['Is the box of logs included or do we have to pay', /firewood for the stove/, /Grazing/],
    ['Is the picnic area free or do you charge', /I do not have/],
    ['is the grazing box included or do we pay, and how far ahead do we order', /I do not have/],
  ])('%j', told)
  it.each<Told>([
    ['how would I pay for a grazing box, on arrival or', /paid by card online/],
    ['Where do I find the order number for what I just bought?', /shows the Order ID/],
    ['I paid for the hot bath, will I receive something in writing?', /to you by email/],
    ["the checkout for the breakfast won't load on my iphone", /allow pop-ups/],
    ['Does the paying happen on the same page or will I be sent elsewhere?', /opens in a new tab/],
    ['will i see what it all costs before i hand over money for the add-ons', /The total is shown before you pay/],
    ['Is the sauna in a spa building indoors?', /^Outdoor sauna/],
    ['Do you do meditating in a group or can it be alone?', /^Meditation .* in good company or none/, 'animal'],
  ])('%j', toldPlainly)
  it('an add-on is ordered with more than a card', () => {
    expect(ask('What do I give in when I book an add-on, just my card?').text).toContain('your name, the date of your stay')
  })

  describe('how an extra on enquiry is asked for', () => {
    it.each(['is it possible to get reiki and how do i ask for it', 'can we get a picnic and who do i ask for that'])(
      'is no question of its price: %s',
      (message) => {
        const { text } = ask(message)
        expect(text).toContain('on enquiry')
        expect(text).not.toContain('For the rest')
      },
    )
  })

  describe('what has to be filled in for an order', () => {
    it.each([
      'What details do you need from me to order a grazing box?',
      'What do I need to tell you when ordering a reheat?',
      'what do you need from us when we order the heated bath?',
    ])('%s', says(/^To order an extra in the guest guide, fill in your name/))
    it.each([
      'Give me the details of the grazing box',
      'when do I need to order a grazing box',
      'what do I need to know about the bath',
    ])('is not asked by %s', doesNotSay('fill in your name'))
  })
})

describe('which extras there are', () => {
  it.each<Told>([['whats the smallest food thing you do', /Breakfast Tray for 2 \(€14\)/]])('%j', told)
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

describe('what is no extra', () => {
  it.each([
    'need to do a zoom call one morning, wifi any good',
    'we have a teams meeting on friday morning, is the internet ok',
    'i have to work remotely on the friday, wifi good?',
  ])('are no calls: %s', (message) => {
    const { text } = ask(message)
    expect(text).toContain('There is WiFi')
    expect(text).not.toContain('pre-ordered')
  })
  it.each(['sunriser or stargazer?? is the extra tenner worth it', 'is the extra 20 worth it for stargazer'])(
    'nor what a room costs more: %s',
    (message) => {
      const { text } = ask(message)
      expect(text).toContain('€239')
      expect(text).not.toContain('pre-ordered')
    },
  )
})

describe('what staff sell beside the registry', () => {
  const added = [
    { itemType: 'christmas_breakfast', name: 'Christmas Breakfast', category: 'food' as const, priceCents: 65_00, roomIds: [] },
    {
      itemType: 'archery',
      name: 'Archery Lesson',
      category: 'bath' as const,
      priceCents: 55_50,
      roomIds: ['stargazer' as const],
    },
  ].map((item) => ({ ...item, description: null }))
  const facts = { ...houseFacts, products: [...houseFacts.products, ...added] }
  const opening = buildIndex()
  const selling = buildIndex(registryEntries(facts), facts)
  const now = new Date('2026-06-03T12:00:00Z')
  const asked = (message: string, index = selling) => answer({ index, message, now })

  it('is told by its name', () => {
    expect(asked('how much is an archery lesson?').text).toContain('Archery Lesson is €55.50, Stargazer only.')
    expect(asked('how much is the christmas breakfast?').text).toContain('Christmas Breakfast is €65.')
    expect(asked('how much is the christmas breakfast?').sources).toEqual([
      { category: 'facilities', key: 'christmas breakfast' },
    ])
  })

  it('is told by half of its name where that is wanted, and no other thing’s', () => {
    expect(asked('do you have archery?').text).toContain('Archery Lesson is €55.50')
    expect(asked('do you have archery?', opening).kind).toBe('handover')
    expect(asked('how much is breakfast?').text).toBe(asked('how much is breakfast?', opening).text)
  })

  it.each([
    'are you open at christmas?',
    'is there a christmas market nearby?',
    'can I bring my own archery bow?',
    'can i cancel the archery lesson?',
  ])('%s is answered as if it were not sold', (message) => expect(asked(message).text).toBe(asked(message, opening).text))
})

describe('what staff have named or added', () => {
  const asked = (products: Facts['products'], message: string) => {
    const facts = { ...houseFacts, products }
    return answer({ index: buildIndex(registryEntries(facts), facts), message, now: new Date('2026-06-06T09:00:00Z') }).text
  }

  it.each([
    ['heated_bath', 'how much is the heated bath?', 'The Ember Soak (wood-fired ofuro) is for'],
    ['heated_bath', 'is there a tub in sunriser?', 'The Ember Soak (wood-fired ofuro) is for'],
    ['bath_reheat', 'can the bath be reheated?', 'An Ember Soak is €25'],
    ['breakfast_tray', 'how much is breakfast?', 'The Ember Soak is €14'],
  ])('%s is called by its new name: %s', (itemType, message, says) => {
    const renamed = houseFacts.products.map((one) => (one.itemType === itemType ? { ...one, name: 'Ember Soak' } : one))
    const old = houseFacts.products.find((one) => one.itemType === itemType)?.name ?? ''
    const text = asked(renamed, message)
    expect(text).toContain(says)
    expect(text).not.toContain(old)
  })

  it('a late check-out on sale is refused for a Saturday, too', () => {
    const late = { itemType: 'late', name: 'Late check-out', category: 'late_checkout' as const, priceCents: 49_00, roomIds: [] }
    const selling = [...houseFacts.products, { ...late, description: null }]
    expect(asked(selling, 'can we check out late on Saturday?')).toMatch(/^Not on a Saturday .*Late check-out is €49/)
    expect(asked(selling, 'can we check out late?')).toMatch(/^Late check-out is €49/)
  })
})
