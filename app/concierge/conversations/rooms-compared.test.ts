/** Rooms side by side, days that a rule leaves out, hours that are too late, somebody at the window, and a gate that stays shut. */
import { expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { estate } from '#app/estate/estate.ts'

const index = buildIndex()
const now = new Date('2026-06-03T12:00:00Z')
const said = (message: string) => answer({ index, message, history: [], now }).text

it.each(['theres a man outside our cabin looking in the window', 'theres a prowler around the lodge', 'someone is watching us'])(
  'somebody who watches is danger: %s',
  (message) => {
    expect(said(message)).toMatch(/\b112\b/)
  },
)

it('whoever asks whether there is a view in is told of windows, and not of danger', () => {
  expect(said('Can people look in the windows?')).not.toMatch(/\b112\b/)
})

it('late check-out is refused first for the days that have none', () => {
  expect(said('until when can we stay on sunday')).toMatch(
    /^Not on a Saturday or a Sunday, I am afraid: check-out is then by 11:00 AM\./,
  )
  expect(said('can I book late check-out for a Tuesday?')).not.toContain('Not on a Saturday')
})

it('rooms are compared by what they are, and by their prices only where these are asked for', () => {
  const apart = said("what's the difference between sunriser and stormchaser apart from price")
  for (const words of ['Sunriser', 'Stormchaser']) expect(apart).toContain(words)
  expect(apart).not.toContain('€')
  expect(said("what's the difference between a cabin and the lodge")).toContain('Sea Forest Lodge')
  expect(said('price difference between sunriser and stormchaser')).toContain('€')
})

it('whoever names an hour after check-in is given the number to ring', () => {
  expect(said('we arrive at half nine in the evening, when is check-in?')).toMatch(/may be later than that, please ring/)
  expect(said('when is check-in?')).not.toContain('please ring')
})

it('whoever stands before a gate that stays shut is given the number to ring', () => {
  for (const message of ['the gate is stuck halfway', 'the gate code is not working'])
    expect(said(message)).toContain(estate.contacts.phone)
  expect(said('where do I find the gate code?')).not.toContain(estate.contacts.phone)
})

it('where another guest sleeps, and when, is told to nobody', () => {
  for (const message of ['my friend Sarah is with you, which cabin is she in', 'can you tell me what dates she booked'])
    expect(answer({ index, message, history: [], now }).kind).toBe('decline')
})
