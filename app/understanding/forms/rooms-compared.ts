/** Rooms that a part asks to describe or to compare. */
import { framed } from '#app/understanding/any-of.ts'
import { type TopicId, topicOfStandIn } from '#app/understanding/topics.ts'

/** By any concept; undefined where it names no room. */
export const topicOfRoom: Readonly<Record<string, TopicId>> = topicOfStandIn

/** "What are Stormchaser and the lodge like?": both are described, by the first one's topic. */
export function roomDescribed(topic: string, text: string, named: readonly string[]): TopicId | undefined {
  const [room, other] = new Set(named.filter((concept) => topicOfRoom[concept]))
  const only = named.every((concept) => topicOfRoom[concept] || concept === 'special')
  const near = topic === 'price' || topic.startsWith('room_')
  return room && other && only && near && describing.test(text) ? topicOfRoom[room] : undefined
}
const describing = framed(/^(?:and |so |but |ok |please )*/, [
  /what (?:is|are) (?:in |.*\blike$)|tell me (?:\w+ )?about\b|describe\b/,
  /(?!what|which|how|is|are|can|could|do|does|when|where|who|have|has)(?:\w+ ){1,6}\w+$/,
])

/** "What is the difference between Sunriser and Stormchaser?": each is described; of their prices only where those are asked for. */
export function roomsCompared(topic: string, text: string, named: readonly string[]): TopicId | undefined {
  if (!comparing.test(text) || !compared.has(topic)) return undefined
  const isOther = (concept: string) => concept === 'price' && butPrice.test(text)
  const only = named.every(
    (concept) => concept === '' || concept === 'special' || described.has(concept) || topicOfRoom[concept] || isOther(concept),
  )
  const [room, other] = new Set(named.filter((concept) => topicOfRoom[concept]))
  if (!only || !room) return undefined
  if (other) return topicOfRoom[room]
  return room === 'lodge' && named.includes('cabin') ? 'rooms' : undefined
}
/** “What sets Sunriser apart from Stormchaser, apart from price?” */
const butPrice = /\b(?:apart from|besides|other than|except for|leaving aside|bar|ignoring) (?:the )?(?:prices?|costs?|money)\b/
const comparing =
  /\bcompared?\b|\bsets?\b.*\bapart\b|\b(?:vs|versus)\b.*\b(?:get|extra|more|worth)\b|\bdiff(?:er(?:s|ences?|ent)?|ernce|rence|erance)?\b(?! days?| nights?| dates?| rates?| prices?)/
const compared = new Set<string>([
  ...'price dearest cheapest rooms cabin_amenities lodge_amenities late_check_out unknown offtopic about'.split(' '),
  ...Object.values(topicOfRoom),
])
const described = new Set(['room', 'cabin'])
