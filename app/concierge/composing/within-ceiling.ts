/** What is within the guest's maximum, per night or for a stay of two nights. */

import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { euro } from '#app/estate/money.ts'
import { type EntryRef, refOf } from '#app/knowledge/entry.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { list } from '#app/knowledge/wording.ts'
import { type DayType, dayTypes, nightlyCents, nightsTotalCents } from '#app/rooms/pricing.ts'
import { type Ceiling, ceilingIn } from '#app/understanding/forms/ceiling.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { type Slots, slotsOf } from '#app/understanding/message/slots.ts'
import { plain } from '#app/understanding/text.ts'
import { caution, cheapestAnswer, roomsIn } from './compose-prices.ts'
import type { Told } from './told.ts'

const when: Record<DayType, string> = { weekday: 'on a weekday (Sunday to Thursday)', weekend: 'on a Friday or Saturday' }

/** Undefined for a stay of an unknown number of nights, or more than two: only the booking page has its total. */
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

const asksIfFits =
  /\b(?:fit|fits|within|in (?:my|our|that|the) (?:budget|range|limit)|do|work|works|manage|afford|possible|okay|ok|under|enough|get)\b/
const ofMore = /\b(?:baths?|breakfasts?|box|trays?|late|flexi|voucher\w*|code|discount|two|both|2|three|3|or)\b/

/** “My budget is 220 a night and I'd come on a Tuesday, would Stormchaser fit in that?”: yes or no, for one room and one kind of night. */
export function roomWithin({ facts, mind, shelf }: KnowledgeIndex, message: string, now: Date): Told | undefined {
  const text = plain(message)
  const ceiling = ceilingIn(text)
  if (!ceiling || ceiling.ofStay || !asksIfFits.test(text) || ofMore.test(text)) return undefined
  const { rooms, nights } = slotsOf(message, tokens(message, mind.lexicon), now, facts.estate.timeZone)
  const room = rooms.length === 1 ? facts.rooms.find(({ id }) => id === rooms[0]) : undefined
  const [day] = new Set(nights).size === 1 ? nights : []
  const source: EntryRef = { category: 'accommodations', key: `${room?.id}_price` }
  if (!room || !day || shelf.get(refOf(source))?.origin !== 'registry') return undefined
  const cents = nightlyCents(room, day)
  const opening = cents <= ceiling.cents ? 'Yes' : 'No'
  const than =
    cents <= ceiling.cents ? `within ${euro(ceiling.cents)}` : `${euro(cents - ceiling.cents)} more than ${euro(ceiling.cents)}`
  return { text: `${opening}: a ${day} night in ${room.name} is from ${euro(cents)}, ${than}. ${caution}`, sources: [source] }
}
