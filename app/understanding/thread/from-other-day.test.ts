/** A stay is moved, or made longer, by a few words. */
import { expect, it } from 'vitest'
import { estate } from '#app/estate/estate.ts'
import { understanding } from '#app/understanding/learnt/model.ts'
import { recallTurn } from './dialogue.ts'
import { fromOtherDay, otherDays } from './from-other-day.ts'
import { guestTurn } from './turns.ts'

it.each(otherDays.map(({ example }) => example))('after “%s”, “%s” means “%s”', (before, said, meant) => {
  const state = recallTurn({ rooms: [] }, guestTurn(before), understanding(), new Date('2026-06-03T12:00:00Z'), estate.timeZone)
  expect(fromOtherDay(said, state)).toBe(meant)
})

it('another question stays as it is', () => {
  expect(fromOtherDay('What about the dog?', { rooms: [], topic: 'price', count: 2, from: 5 })).toBe('What about the dog?')
})
