import { expect, it, vi } from 'vitest'
import { amenitiesOf } from './amenities.ts'

/** A house whose Sunriser is a second lodge. */
vi.mock('./rooms.ts', async (original) => {
  const known = await original<typeof import('./rooms.ts')>()
  const getRoom = (id: Parameters<typeof known.getRoom>[0]) => {
    const room = known.getRoom(id)
    return room.id === 'sunriser' ? { ...room, kind: 'lodge' } : room
  }
  return { ...known, getRoom }
})

it('what a place has follows from its kind, so that a second lodge is not given a cabin’s bed and tub', () => {
  const labels = (room: Parameters<typeof amenitiesOf>[0]) => amenitiesOf(room).map(({ label }) => label)
  expect(labels('sunriser')).toEqual(labels('seaforest'))
  expect(labels('sunriser')).not.toContain('King bed')
  expect(labels('stargazer')).toContain('King bed')
})
