import { expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'

const index = buildIndex()
const named = (message: string) => {
  const { text, sources } = answer({ index, message, now: new Date('2026-06-03T12:00:00Z') })
  return { text, keys: sources.map(({ key }) => key) }
}

it.each(['What is the discount code?', 'promo code?', 'I signed up and still have no code'])(
  'names the newsletter alone for “%s”, since the answer says nothing of the two-night offer',
  (message) => expect(named(message)).toEqual({ text: expect.not.stringContaining('2-Night'), keys: ['newsletter_discount'] }),
)

it('names the two-night offer with the newsletter where it tells of both', () =>
  expect(named('Is there a discount?')).toEqual({
    text: expect.stringContaining('2-Night'),
    keys: ['newsletter_discount', 'two_night_escape'],
  }))
