/** What is available to somebody who names their maximum, per night or for a stay of two nights. */
import { euro } from '#app/estate/money.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { list } from '#app/knowledge/wording.ts'
import { type DayType, dayTypes, nightlyCents, nightsTotalCents } from '#app/rooms/pricing.ts'
import type { Ceiling } from '#app/understanding/forms/ceiling.ts'
import type { Slots } from '#app/understanding/slots.ts'
import { caution, cheapestAnswer, roomsIn } from './compose-prices.ts'

const when: Record<DayType, string> = { weekday: 'on a weekday (Sunday to Thursday)', weekend: 'on a Friday or Saturday' }

/** Undefined where it is of a stay whose nights are not told, or more than two: of that the booking page has the total. */
export function withinAnswer(facts: Facts, slots: Slots, ceiling: Ceiling): string | undefined {
  const rooms = roomsIn(facts, slots)
  const two = ceiling.ofStay && (slots.count === 2 || slots.nights.length === 2)
  const one = slots.count === 1 || slots.nights.length === 1
  if (ceiling.ofStay && !two && !one) return undefined
  const said = `within ${euro(ceiling.cents)}`
  if (two && slots.nights.length === 2) {
    const fits = rooms.map((room) => ({ room, cents: nightsTotalCents(room, slots.nights) }))
    return told(facts, [[`Those two nights are ${said}`, fits.filter(({ cents }) => cents <= ceiling.cents)]], ceiling)
  }
  const named = new Set(slots.nights)
  const asked = dayTypes.filter((day) => named.size === 0 || named.has(day))
  const lines = asked.map((day): Line => {
    const cents = (room: Facts['rooms'][number]) => (two ? nightsTotalCents(room, [day, day]) : nightlyCents(room, day))
    const fits = rooms.map((room) => ({ room, cents: cents(room) })).filter((one) => one.cents <= ceiling.cents)
    return [`${two ? 'Two such nights' : 'A night'} ${when[day]} ${two ? 'are' : 'is'} ${said}`, fits]
  })
  return told(facts, lines, ceiling)
}

type Line = readonly [what: string, fits: readonly { room: Facts['rooms'][number]; cents: number }[]]

function told(facts: Facts, lines: readonly Line[], ceiling: Ceiling): string {
  const some = lines.filter(([, fits]) => fits.length > 0)
  const none = `None of what you ask for is within ${euro(ceiling.cents)}. ${cheapestAnswer(facts, 'cheapest')}`
  if (some.length === 0) return `${none} ${caution}`
  const of = ([what, fits]: Line) => `${what} in ${list(fits.map(({ room, cents }) => `${room.name} (from ${euro(cents)})`))}.`
  return `${some.map(of).join(' ')} ${caution}`
}
