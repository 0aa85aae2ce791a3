/** Who may come: how many, of which age, with which animals. */

import { topics } from '#app/understanding/topics.ts'
import type { Composers } from './ask.ts'
import { roomsIn } from './compose-prices.ts'

/** “Two couples”, “what if we book two rooms?” */
const fourOfThem = /\b(?:two|2) (?:rooms|cabins|couples)\b|\b(?:four|4) (?:of us|friends|people|adults)\b/

export const ofGuests: Composers = {
  occupancy: ({ shelf, text }) => {
    const entry = shelf.get('policies/guests_per_room')
    return entry && fourOfThem.test(text) ? `${entry.value} Four need two places.` : undefined
  },
  children: ({ facts, shelf, text }) => {
    const entry = topics.children.sources
      .map((ref) => shelf.get(ref)?.value ?? '')
      .join(' ')
      .trim()
    const age = Number(/\b(\d\d)\b(?! (?:months?|weeks?|nights?|euro|of us))/.exec(text)?.[1])
    // “He turns 18 in August but we'd come in June.”
    const notYet = /\b(?:turns?|turning|not yet|almost|nearly|will be) (?:\w+ )?\d\d\b/.test(text)
    return entry && age >= facts.estate.policies.minimumAge && !notYet
      ? `At ${age} they are welcome, as one of the two in a room. ${entry}`
      : undefined
  },
  pets: ({ facts, slots, shelf, text }) => {
    const entry = shelf.get('policies/pets')
    const home = facts.rooms.find((room) => room.id === facts.estate.policies.petsRoomId)
    const [asked] = slots.rooms.length === 1 ? roomsIn(facts, slots) : []
    if (!entry || !home) return undefined
    if (/\bcabins\b/.test(text) && !/\blodge\b/.test(text))
      return `Not in the cabins, I am afraid: pets are welcome only in ${home.name}.`
    if (!asked || asked.id === home.id) return undefined
    return `Not in ${asked.name}, I am afraid: pets are welcome only in ${home.name}.`
  },
}
