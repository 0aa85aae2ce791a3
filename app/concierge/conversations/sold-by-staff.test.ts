import { expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { houseFacts } from '#app/knowledge/facts.ts'
import { registryEntries } from '#app/knowledge/registry/registry.ts'

const added = [
  { itemType: 'christmas_breakfast', name: 'Christmas Breakfast', category: 'food' as const, priceCents: 65_00, roomIds: [] },
  { itemType: 'archery', name: 'Archery Lesson', category: 'bath' as const, priceCents: 55_50, roomIds: ['stargazer' as const] },
].map((item) => ({ ...item, description: null }))
const facts = { ...houseFacts, products: [...houseFacts.products, ...added] }
const opening = buildIndex()
const selling = buildIndex(registryEntries(facts), facts)

const now = new Date('2026-06-03T12:00:00Z')
const ask = (message: string, index = selling) => answer({ index, message, now })

it('what staff sell beside the registry is told by its name', () => {
  expect(ask('how much is an archery lesson?').text).toContain('Archery Lesson is €55.50, Stargazer only.')
  expect(ask('how much is the christmas breakfast?').text).toContain('Christmas Breakfast is €65.')
  expect(ask('how much is the christmas breakfast?').sources).toEqual([{ category: 'facilities', key: 'christmas breakfast' }])
})

it('it is told by half of its name where that is wanted, and no other thing’s', () => {
  expect(ask('do you have archery?').text).toContain('Archery Lesson is €55.50')
  expect(ask('do you have archery?', opening).kind).toBe('handover')
  expect(ask('how much is breakfast?').text).toBe(ask('how much is breakfast?', opening).text)
})

it.each([
  'are you open at christmas?',
  'is there a christmas market nearby?',
  'can I bring my own archery bow?',
  'can i cancel the archery lesson?',
])('%s is answered as if it were not sold', (message) => expect(ask(message).text).toBe(ask(message, opening).text))
