/** Questions about the site itself, and about places that are not ours. */
import { describe, expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'

const index = buildIndex()
const now = new Date('2026-06-03T12:00:00Z')
const ask = (message: string) => answer({ index, message, now })

describe('the concierge tells', () => {
  it.each([
    ['how do I stop getting your newsletter', /unsubscribe link/],
    ['which details do I have to give to order a bath', /name.*date.*room.*email/],
    ['no page opened when I wanted to pay', /new tab.*allow pop-ups/],
    ['how can I be sure the order for the box went through', /Order Confirmed.*Order ID/],
    ['do I need to leave a phone number in the contact form', /telephone number is optional/],
    ['where can I see for myself which nights are free', /Check Availability/],
    ['what is the weather like there now', /guest guide shows the weather/],
    ['what is in the guest guide', /map.*taxis.*emergency numbers/],
    ['do we give cash to whoever brings the grazing box', /by card online/],
  ])('%s', (question, told) => {
    const said = ask(question)
    expect(said.kind).toBe('answer')
    expect(said.text).toMatch(told)
  })
})

describe('people are asked', () => {
  it.each([
    'did my order for the bath go through?',
    'I paid for the tray and no confirmation came',
    'is sunriser free on the 5th of june',
    'will it rain at the weekend',
    'do you take american express for the extras',
    'I forgot my voucher code',
  ])('%s', (question) => {
    const said = ask(question)
    expect(said.kind === 'handover' || said.text.includes('do not have details'), said.text).toBe(true)
  })
})

it('what is said of room prices is not said of extras', () => {
  for (const extra of ['are the extras per person', 'is the bath price per person', 'is the reheat per person'])
    expect(ask(extra).text, extra).not.toContain('whole room')
})

describe('a place that is not ours', () => {
  it.each([
    'what size is the Phoenix Park in acres',
    'is parking free at Dublin airport',
    'what time is check in at the Marker hotel',
    'does the Ritz allow dogs',
  ])('%s: nothing of ours is told', (question) => {
    expect(ask(question).kind).toBe('handover')
  })

  it('is neither the house itself nor its county', () => {
    for (const ours of ['does Kilmara resort have parking', 'is there parking at Kilmara nature resort'])
      expect(ask(ours).text, ours).toContain('Parking on the estate is free')
    expect(ask('what time is check in at kilmara hotel').text).toContain('3:30 PM')
    expect(ask('dog friendly accommodation in Wexford').text).toContain('Sea Forest Lodge')
  })

  it('where we come from is no such place', () => {
    expect(ask('we are in Dublin and set off at noon, when can we check in').text).toContain('3:30 PM')
    expect(ask('coming from Dublin airport, is parking free').text).toContain('Parking')
    expect(ask('how far is the beach in Courtown').text).toContain('Courtown beach is 7 km')
  })
})
