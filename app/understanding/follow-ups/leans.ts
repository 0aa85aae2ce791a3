/** Whether a part leans on what was said before: without it, it could not be understood. */

import { apart, saving } from '#app/understanding/follow-up-rules/after-a-price.ts'
import type { Said } from '#app/understanding/follow-up-rules/follow-up-rule.ts'

/** “And”, “what about”: the part goes on with something. */
export const opens = ({ text, led }: Pick<Said, 'text' | 'led'>): boolean =>
  led !== undefined || /^(?:(?:sorry|thanks) )*(?:and|but|or|also|what about|how about|what if|not)\b/.test(text)
/** “It”, “those”, “the same”: the part points at something. */
export const pointer =
  /\b(?:it|that|this|(?<!\b(?:is|are|was) )there|th(?:em|ey|ose|ese)|ones?|s?he|him|her|same|then|already here)\b/

/** “The other two”: the part points at a room. */
export const anotherRoom = /\bthe others?(?: (?:one|two|three|room|cabin)s?)?\b/

/** “How much in the cheapest room?”, after the Flexi. */
const extreme = /\b(?:cheapest|dearest)\b/
/** “Will someone open the gate?”, for the ambulance. */
const gateNamed = /\bgate\b/
/** “We'd stay on the Monday as well.” */
const oneMore = /^(?:we|i) (?:(?:would|will|might|could) )?(?:stay|come|have|add|take|do)\b.*\b(?:as well|too|also)$/

export function leans({ text, led, before, words, reading }: Said): boolean {
  return (
    opens({ text, led }) ||
    (before === 'flexi' && extreme.test(text)) ||
    (before === 'emergency' && gateNamed.test(text)) ||
    /^(?:anything|anywhere|somewhere) (?:with|by|near|on|good|that)\b/.test(text) ||
    /^(?:for|on|at|in|under|beside) (?!\w+ (?:do|does|is|are|can)\b)/.test(text) ||
    pointer.test(text) ||
    oneMore.test(text) ||
    /\bthough$|\bhow (?:far|long|early) (?:ahead|in advance|beforehand)\b/.test(text) ||
    saving.test(text) ||
    apart.test(text) ||
    reading.tokens.length <= 4 ||
    words.length <= 1
  )
}

/** “How big is the whole place?”, whatever was spoken of. */
export const sizeOfEstate =
  /\bhow (?:big|large|small) is (?:the|your) (?:(?:whole|entire) (?:place|property|estate)|property|estate|grounds)\b/
