import { expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

it.each(['Do you sell gift vouchers?', 'How does the newsletter code work?'])(
  '“%s”: what arrives is not the guests',
  (before) => {
    expect(ask(before, 'When does it arrive?').text).not.toContain('Check-in')
  },
)
