/** What is in the rooms, from the amenities registry, so that another estate does not promise ours. */

import type { Facts } from '#app/knowledge/facts.ts'
import { capital, list } from '#app/knowledge/wording.ts'
import { type Amenity, type AmenityIcon, amenitiesOf } from '#app/rooms/amenities.ts'

/** What every cabin has. */
export function inEveryCabin({ rooms }: Facts): Amenity[] {
  const [first = [], ...others] = rooms.filter((room) => room.kind === 'cabin').map((room) => amenitiesOf(room.id))
  return first.filter(({ label }) => others.every((amenities) => amenities.some((one) => one.label === label)))
}

/** `a king bed, a cinema and WiFi` */
export function listed(amenities: readonly Amenity[]): string {
  return list(amenities.flatMap(({ said }) => said ?? []))
}

/** Each cabin’s, as a sentence names it: `an induction hob`. Undefined when not every cabin has it. */
export function cabinsThing(facts: Facts, icon: AmenityIcon): string | undefined {
  return inEveryCabin(facts).find((one) => one.icon === icon)?.said
}

/** Everything in a cabin as one sentence, except Wi-Fi, which has its own entry. */
export function cabinInventory(facts: Facts): string {
  const things = inEveryCabin(facts).filter(({ icon }) => icon !== 'wifi')
  const last = things.flatMap(({ saidLast }) => saidLast ?? [])
  const first = things.filter(({ saidLast }) => !saidLast)
  if (last.length === 0) return `${capital(listed(first))}.`
  return `${capital([...first.flatMap(({ said }) => said ?? []), `and ${list(last)}`].join(', '))}.`
}
