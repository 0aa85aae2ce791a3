/** Entries of the places to stay and what is in them, from the registries. */
import { euro } from '#app/estate/money.ts'
import { words } from '#app/estate/words.ts'
import { quote } from '#app/rooms/pricing.ts'
import type { KnowledgeEntry } from './entry.ts'
import type { Facts } from './facts.ts'
import { cabinNames, count, lodgeName, petsRoom } from './wording.ts'

const inCabins = words.rooms.cabins.replace(/^./, (letter) => letter.toUpperCase())

export function roomEntries(facts: Facts): Omit<KnowledgeEntry, 'origin'>[] {
  const { rooms, estate } = facts
  const of = (key: string, value: string) => ({ category: 'accommodations' as const, key, value })
  const guests = count(estate.policies.maxGuestsPerRoom)
  const lodge = petsRoom(facts)
  const cabins = rooms.filter((room) => room.kind === 'cabin').length
  return [
    of(
      'rooms',
      `There are ${count(rooms.length)} places to stay: ${words.rooms.cabins} ${cabinNames(facts)}, which are ${words.rooms.cabinsAre}, and ${lodgeName(facts)}, ${words.rooms.lodgeIs}. Each is for ${guests} adults.`,
    ),
    ...rooms.map((room) =>
      of(
        `${room.id}_price`,
        `${room.name} is from ${euro(room.weekdayCents)} a night on weekdays (Sunday to Thursday) and ${euro(room.weekendCents)} at weekends (Friday and Saturday). ` +
          `Two weekday nights come to ${euro(quote(room, 'twoNight', 'weekday').totalCents)}; late check-out adds ${euro(room.lateCheckoutCents)}.`,
      ),
    ),
    ...rooms.map((room) => of(room.id, `${room.name}: ${room.description}`)),
    of(
      'cabin_amenities',
      'The cabins have a king bed, a private outdoor Japanese-style soaking tub, indoor and outdoor showers, underfloor heating, a wood-fired stove, floor-to-ceiling windows, an induction hob, a cinema and WiFi.',
    ),
    of(
      'lodge_amenities',
      `${lodge} is ${words.rooms.lodgeIs} for two with WiFi and a stove, and the one place where pets may stay.`,
    ),
    of('soaking_tub', `Each of the ${count(cabins)} cabins has its own private outdoor Japanese-style soaking tub (ofuro).`),
    of('showers', 'The cabins have an indoor shower and an outdoor one.'),
    of('heating', 'The cabins are warm in every season: underfloor heating and a wood-fired stove in each.'),
    of('windows', 'The cabins have floor-to-ceiling windows, looking out to trees, sky and sea.'),
    of('beds', 'The cabins have king beds.'),
    of('cooking', `${inCabins} have an induction hob, so you can cook for yourselves. How to use it is in the guest guide.`),
    of('cinema', `${inCabins} have a cinema. How to use it is in the guest guide.`),
    of(
      'heating_and_cooling',
      `${inCabins} have underfloor heating and a wood-fired stove; how to set heating and cooling is in the guest guide.`,
    ),
  ]
}
