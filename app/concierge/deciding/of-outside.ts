/** Questions outside what we know: the wide world, other places, free dates. */

import { asksElsewhere } from '#app/understanding/forms/elsewhere.ts'
import type { Reading } from '#app/understanding/message/reading.ts'
import type { Decision } from './decision.ts'
import { asksWideWorld } from './wide-world.ts'

/** A hotel in the city for a hen party: our rules do not apply. */
export function decideOfFarAway({ topic, confidence }: Reading, text: string): Decision | undefined {
  if (topic !== 'offtopic' || !asksWideWorld(text)) return undefined
  return { kind: 'handover', topic: 'offtopic', confidence, because: 'looks like a question about the wider world' }
}

/** @param text normalised */
export function decideOfOutside({ topic, confidence }: Reading, text: string): Decision | undefined {
  if (asksWideWorld(text) || (ofSuchThings.test(text) && !ofOurs.test(text)))
    return { kind: 'handover', topic: 'offtopic', confidence, because: 'looks like a question about the wider world' }
  if (asksElsewhere(text, topic))
    return { kind: 'handover', topic: 'offtopic', confidence, because: 'asks about somewhere other than here' }
  return topic === 'availability'
    ? { kind: 'handover', topic: 'availability', confidence, because: 'asks for free dates' }
    : undefined
}

/** How such a thing works in general: "how does an induction hob make the pan hot?" How to use ours is in the guide. */
const ourThings = '(?:induction|hobs?|cookers?|stoves?|burners?|projectors?|saunas?|heat pumps?|radiators?)'
const ofSuchThings = new RegExp(
  [
    `\\b(?:how|why) (?:do|does|can|is|are|would) (?:an? (?:[\\w ]+ )?${ourThings}|(?:(?!the )[a-z]+ )?(?:induction(?: hobs| cooking)?|hobs|stoves|projectors|saunas|heat pumps))\\b`,
    `\\bwhat makes (?:an? )?(?:\\w+ ){0,2}?${ourThings} (?:hot|warm|heat|work|go)\\b`,
    '\\b(?:is|are) (?:induction|gas)\\b.{0,20}\\b(?:better|worse|cheaper|faster|safer|cleaner) than\\b',
  ].join('|'),
)
const ofOurs = /\b(?:we|i|us|our|ours|my|mine|your|yours|you|the (?:cabins?|lodge|rooms?|wild rooms?)|here)\b/
