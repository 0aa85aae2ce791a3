import { describe, expect, it } from 'vitest'
import { stayFromQuery } from './stay.ts'

const read = (query: string) => stayFromQuery(new URLSearchParams(query))

describe('stayFromQuery', () => {
  it('takes room, mode, day and guests', () => {
    expect(read('room=sunriser&mode=oneNightFlexi&checkin=2026-12-01&guests=1')).toEqual({
      room: 'sunriser',
      mode: 'oneNightFlexi',
      checkin: '2026-12-01',
      guests: 1,
    })
  })

  it('leaves out what it does not know', () => {
    expect(read('room=attic&mode=forever&checkin=2026-02-30&guests=99')).toEqual({
      room: undefined,
      mode: 'twoNight',
      checkin: undefined,
      guests: 2,
    })
  })

  it('keeps how many were asked for when a room is not for so many', () => {
    expect(read('guests=4')).toMatchObject({ guests: 2, party: 4 })
    expect(read('guests=2.5').party).toBeUndefined()
  })
})
