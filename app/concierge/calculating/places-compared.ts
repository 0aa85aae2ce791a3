/** “Is the town closer than that beach?”: two places near by, with how far each is by car. */
import type { Told } from '#app/concierge/composing/told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { beaches, towns } from '#app/estate/nearby.ts'
import type { EntryRef } from '#app/knowledge/entry.ts'
import { plain } from '#app/understanding/text.ts'
import { isAddable } from './sum-asked.ts'

const compares = /\b(?:nearer|closer|nearest|closest|further|farther|less far|quicker to get to)\b/
/** Distances from anywhere but the estate are unknown, and questions about what a place has are answered elsewhere. */
const ofElse =
  /\b(?:from|to) (?!you\b|ye\b|here\b|us\b|the (?:estate|cabins?|lodge)\b|get\b|reach\b|drive\b|walk\b)\w+|\b(?:pubs?|restaurants?|caf[eé]s?|chippers?|takeaways?|taxis?|doctor|shops?|on foot|walk\w*)\b/
const places = [
  ...beaches.map((one) => ({ ...one, key: `beach_${one.id}` })),
  ...towns.slice(0, 1).map((one) => ({ ...one, key: 'town' })),
].map((one) => ({ ...one, said: new RegExp(`\\b${plain(one.name)}\\b`) }))

/** Undefined unless exactly two are named, and one is nearer. */
export function placesCompared(index: KnowledgeIndex, message: string): Told | undefined {
  const text = plain(message)
  if (!compares.test(text) || ofElse.test(text)) return undefined
  const named = places.filter(({ said }) => said.test(text)).sort((a, b) => text.search(a.said) - text.search(b.said))
  const [first, second, ...others] = named
  if (!first || !second || others.length > 0 || first.kilometres === second.kilometres) return undefined
  const sources = named.map(({ key }): EntryRef => ({ category: 'nearby', key }))
  if (!isAddable(index, { sources })) return undefined
  const [near, far] = first.kilometres < second.kilometres ? [first, second] : [second, first]
  const holds = /\b(?:further|farther)\b/.test(text) ? first === far : first === near
  const opening = /^(?:(?:and|so|but|ok) )*is\b/.test(text) ? (holds ? 'Yes: ' : 'No: ') : ''
  return {
    text: `${opening}${near.name} is nearer, ${near.kilometres} km and ${near.driveMinutes} minutes by car. ${far.name} is ${far.kilometres} km and ${far.driveMinutes} minutes.`,
    sources,
  }
}
