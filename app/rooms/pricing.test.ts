import { expect, it } from 'vitest'
import { nightsTotalCents, quote } from './pricing.ts'
import { rooms } from './rooms.ts'

it('nights are priced by their own day; the two-night mode at twice the price of the requested day', () => {
  for (const room of rooms) {
    const { weekdayCents, weekendCents } = room
    expect(nightsTotalCents(room, ['weekday', 'weekend'])).toBe(weekdayCents + weekendCents)
    expect(nightsTotalCents(room, [])).toBe(0)
    expect(quote(room, 'twoNight', 'weekday').totalCents).toBe(2 * weekdayCents)
    expect(quote(room, 'twoNight', 'weekend').totalCents).toBe(2 * weekendCents)
  }
})
