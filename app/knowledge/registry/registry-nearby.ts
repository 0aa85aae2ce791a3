/** Entries on the surroundings, from the registry of places. */
import { diningNearby } from '#app/estate/dining.ts'
import { beaches, cafes, emergency, hospital, ownStrand, takeaways, taxis, towns } from '#app/estate/nearby.ts'
import type { LocalNumber } from '#app/estate/owner-to-confirm.ts'
import type { KnowledgeEntry } from '#app/knowledge/entry.ts'
import { list } from '#app/knowledge/wording.ts'

const alsoInTheGuide = 'The numbers are in the guest guide, too.'

export function nearbyEntries(): Omit<KnowledgeEntry, 'origin'>[] {
  const of = (key: string, value: string) => ({ category: 'nearby' as const, key, value })
  const numbers = (places: readonly LocalNumber[]) => list(places.map((one) => `${one.name} in ${one.where} (${one.phone})`))
  const [town] = towns
  return [
    of('beach', `The beach is ${ownStrand}.`),
    of('beaches', `By car: ${list(beaches.map((one) => `${one.name} (${one.kilometres} km, ${one.driveMinutes} minutes)`))}.`),
    ...beaches.map((one) =>
      of(`beach_${one.id}`, `${one.name} beach is ${one.kilometres} km away, ${one.driveMinutes} minutes by car. ${one.about}`),
    ),
    ...(town
      ? [
          of(
            'town',
            `The nearest town is ${town.name}, ${town.kilometres} km and ${town.driveMinutes} minutes by car: ${town.has}.`,
          ),
        ]
      : []),
    of('taxis', `For a taxi: ${numbers(taxis)}. ${alsoInTheGuide}`),
    of('cafes', `For coffee: ${numbers(cafes)}. ${alsoInTheGuide}`),
    of('takeaways', `For a takeaway: ${numbers(takeaways)}. ${alsoInTheGuide}`),
    of(
      'eating_out',
      `To eat out, by car: ${list(diningNearby.map((one) => `${one.name.replace(/^The/, 'the')} in ${one.where} (${one.driveMinutes} minutes)`))}. More on our dining page, at /dining.`,
    ),
    of(
      'hospital',
      `The nearest hospital with an emergency department is ${hospital.name}, ${hospital.kilometres} km and about ${hospital.driveMinutes} minutes by car.`,
    ),
    ...emergency.map((one) => of(one.id, `${one.name}: ${one.phone}. ${one.note}`)),
  ]
}
