/** What becomes of a guest's data is quoted from the privacy policy, and only when that is asked. */
import { expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

it.each([
  ['do you keep this chat', 'The conversation itself is not stored with us'],
  ['what do you do with what I type here', 'are kept for 90 days'],
  ['can you delete my data', 'to have data deleted'],
  ['do you sell my details', 'We sell data to nobody'],
  ['do you share my email with anyone', 'We sell data to nobody'],
  ['who do I complain to about my data', 'Data Protection Commission in Dublin'],
  ['do you use google analytics', 'There are no analytics or advertising cookies'],
])('%s', (asked, says) => {
  expect(ask(asked).text).toContain(says)
  expect(ask(asked).text).toContain('/privacy-policy#')
})

it.each([
  ['do i have to give my name for the newsletter', 'optional'],
  ['can you keep our dinner warm', 'stay@'],
  ['who do i complain to about the room', 'Complaints'],
])('but not: %s', (asked, says) => {
  expect(ask(asked).text).toContain(says)
  expect(ask(asked).text).not.toContain('/privacy-policy#')
})
