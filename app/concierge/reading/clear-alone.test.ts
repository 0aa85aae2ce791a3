import { expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

it.each([
  [
    'He wants a bottle of red in the cabin when he arrives, how does one go about that? He has also asked me to find out how large the property is, because he runs ten miles every morning.',
    ['Wine from our cellar is on enquiry', 'about 360 acres'],
  ],
  [
    "Is the beach walkable? We'll also have the car with us, hope there's no charge for leaving it.",
    ['a short walk through the estate', 'Parking on the estate is free'],
  ],
])('a long sentence that is clear by itself does not lean on the one before it: %s', (message, told) => {
  for (const words of told) expect(ask(message).text).toContain(words)
})

it('a sentence that points back leans on the one before it', () => {
  expect(ask('Can we have the heated bath? And when would we have to tell you that we want it that evening?').text).toContain(
    'at least 24 hours before arrival',
  )
})
