/** Entries on the places to stay and what is in them, from the registries. */
import { facilities } from '#app/estate/arrival.ts'
import { euro } from '#app/estate/money.ts'
import { words } from '#app/estate/words.ts'
import type { KnowledgeEntry } from '#app/knowledge/entry.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { cabinNames, capital, count, lodgeName, petsRoom } from '#app/knowledge/wording.ts'
import { type Amenity, type AmenityIcon, amenitiesOf } from '#app/rooms/amenities.ts'
import { quote } from '#app/rooms/pricing.ts'
import { inEveryCabin, listed } from './in-the-rooms.ts'

const inCabins = capital(words.rooms.cabins)

export function roomEntries(facts: Facts): Omit<KnowledgeEntry, 'origin'>[] {
  const { rooms, estate } = facts
  const of = (key: string, value: string) => ({ category: 'accommodations' as const, key, value })
  const guests = count(estate.policies.maxGuestsPerRoom)
  const lodgeThings = thingsWherePetsStay(facts)
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
    of('cabin_amenities', `The cabins have ${listed(inEveryCabin(facts))}.`),
    of(
      'lodge_amenities',
      `${petsRoom(facts)} is ${words.rooms.lodgeIs} for ${guests}${lodgeThings && ` with ${lodgeThings}`}, and the one place where pets may stay.`,
    ),
    ...cabinThings(facts).map(([key, value]) => of(key, value)),
  ]
}

/** What is in the room where pets may stay, Wi-Fi first. */
function thingsWherePetsStay({ estate, rooms }: Facts): string {
  const home = rooms.find((room) => room.id === estate.policies.petsRoomId)
  const amenities = home ? amenitiesOf(home.id) : []
  const isWifi = ({ icon }: Amenity) => icon === 'wifi'
  return listed([...amenities.filter(isWifi), ...amenities.filter((one) => !isWifi(one))])
}

/** What every cabin has, item by item. There is no entry for what it lacks. */
function cabinThings(facts: Facts): [key: string, value: string][] {
  const has = inEveryCabin(facts)
  const told = (icon: AmenityIcon) => {
    const thing = has.find((one) => one.icon === icon)
    return thing?.told ?? thing?.said
  }
  const cabins = facts.rooms.filter((room) => room.kind === 'cabin').length
  const warmth = listed(has.filter(({ icon }) => icon === 'heating' || icon === 'stove'))
  const heating = [
    warmth && `${inCabins} have ${warmth}`,
    isExplained('heating-and-cooling') && 'how to set heating and cooling is in the guest guide',
  ].filter(Boolean)
  const entries: [key: string, value: string | false | undefined][] = [
    ['soaking_tub', told('bath') && `Each of the ${count(cabins)} cabins has ${told('bath')}.`],
    ['showers', told('shower') && `The cabins have ${told('shower')}.`],
    ['heating', warmth && `The cabins are warm in every season: ${warmth} in each.`],
    ['windows', told('window') && `The cabins have ${told('window')}.`],
    ['beds', told('bed') && `The cabins have ${told('bed')}.`],
    ['cooking', told('hob') && `${inCabins} have ${told('hob')}, so you can cook for yourselves.${howToUse('induction-hob')}`],
    ['cinema', told('cinema') && `${inCabins} have ${told('cinema')}.${howToUse('cinema')}`],
    ['heating_and_cooling', heating.length > 0 && `${capital(heating.join('; '))}.`],
  ]
  return entries.flatMap(([key, value]) => (value ? [[key, value] as [string, string]] : []))
}

function howToUse(id: string): string {
  return isExplained(id) ? ' How to use it is in the guest guide.' : ''
}

function isExplained(id: string): boolean {
  return facilities.some((one) => one.id === id)
}
