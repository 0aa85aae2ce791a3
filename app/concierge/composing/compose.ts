/** From a topic and its slots to an answer's text and the entries it rests on. */

import { refOf } from '#app/knowledge/entry.ts'
import { type TopicId, topics } from '#app/understanding/topics.ts'
import type { Ask, Composers } from './ask.ts'
import { onlyLodge, sourcesOf } from './compose-sources.ts'
import { ofArrival } from './of-arrival.ts'
import { ofFoodAndPlaces } from './of-food-and-places.ts'
import { ofGuests } from './of-guests.ts'
import { ofHelp } from './of-help.ts'
import { ofStays } from './of-stays.ts'
import { openingFor } from './opening.ts'
import type { Told } from './told.ts'
import { wetDayAnswer } from './wet-day.ts'

/** `partial`: does not answer the aspect asked about; `opened`: begins with a direct answer. */
export type Composed = Told & { link?: string; partial?: true; opened?: true }

const composers: Composers = { ...ofStays, ...ofGuests, ...ofArrival, ...ofFoodAndPlaces, ...ofHelp }

/** Undefined if staff have removed the topic's entries: then the answer is unknown. */
export function compose(topic: TopicId, ask: Ask): Composed | undefined {
  const told = new Set(ask.told?.map(refOf))
  const refs = sourcesOf(topic, ask).filter((ref) => !told.has(ref))
  const entries = refs.flatMap((ref) => ask.shelf.get(ref) ?? [])
  if (entries.length === 0) return undefined
  const plainText = topic === 'experiences' ? wetDayAnswer(entries) : entries.map((entry) => entry.value).join(' ')
  const byPeople = entries.some((entry) => entry.origin === 'staff')
  const made = byPeople ? undefined : composers[topic]?.(ask)
  const link = linkOf(topic, ask)
  const opening = byPeople ? '' : openingFor(topic, ask)
  return {
    text: `${opening}${made ?? plainText}`,
    ...(opening && { opened: true as const }),
    sources: entries.map(({ category, key }) => ({ category, key })),
    ...(link && { link }),
    ...(saysNothingOfLodge(topic, ask) && { partial: true as const }),
  }
}

/** To the page of the one room that is discussed, which may share its topic with another. */
function linkOf(topic: TopicId, { slots }: Ask): string | undefined {
  const [only, ...others] = slots.rooms
  return topic.startsWith('room_') && only && others.length === 0 ? `/room/${only}` : topics[topic].link
}

/** Topics written about but not for the lodge. */
const cabinsOnly = new Set<TopicId>(['beds', 'showers', 'windows', 'kitchen', 'cinema', 'heating_and_cooling'])
const inCabins = /\b(?:kings?|beds?|underfloor|cinema|hob|kitchen|showers?|floor to ceiling|tub|ofuro)\b/
const ofLodge = new Set<TopicId>(['lodge_amenities', 'heating', 'room_seaforest'])
function saysNothingOfLodge(topic: TopicId, { slots, text }: Ask): boolean {
  if (!onlyLodge(slots) || ofBoth.test(text)) return false
  return cabinsOnly.has(topic) || (ofLodge.has(topic) && inCabins.test(text))
}
/** “Has the lodge one, or only the cabins?” */
const ofBoth = /\blodge\b.*\bcabins?\b|\bcabins?\b.*\blodge\b/
