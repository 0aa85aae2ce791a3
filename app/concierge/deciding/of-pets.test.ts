import { expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

const isMinded = (message: string) => ask(message).trace.some(({ because }) => because === 'an animal of theirs is mentioned')

it('where an animal that comes along may stay is told, though only something else is asked', () => {
  const { text } = ask(
    "I'd like to know the very latest ye let people in. And my wife won't stir without her spaniel, so he'd be in the back seat.",
  )
  expect(text).toContain('Check-in is from')
  expect(text).toContain('Pets are welcome in Sea Forest Lodge, and only there')
})

it.each(["When is check-out? She won't stir without her spaniel.", 'When is check-out? They adopted a small terrier, you see.'])(
  'it comes along: %s',
  (message) => expect(isMinded(message)).toBe(true),
)

it.each([
  'When is check-out? The dog sitter comes only at noon.',
  'When is check-out? Our new pup never comes when called, nor does he sit.',
  'When is check-out? The dog that came along last year has passed away.',
])('it does not: %s', (message) => expect(isMinded(message)).toBe(false))
