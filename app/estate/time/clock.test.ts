import { expect, it } from 'vitest'
import { twelveHour } from './clock.ts'

it.each([
  ['15:30', '3:30 PM', '3:30 pm', '3:30'],
  ['11:00', '11:00 AM', '11 am', '11:00'],
  ['00:05', '12:05 AM', '12:05 am', '12:05'],
  ['12:00', '12:00 PM', '12 pm', '12:00'],
])('says %s as people read it', (time, full, short, bare) => {
  expect([twelveHour(time), twelveHour(time, 'short'), twelveHour(time, 'bare')]).toEqual([full, short, bare])
})
