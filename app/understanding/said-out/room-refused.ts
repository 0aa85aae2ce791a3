/** “The cheapest, not the lodge”, “no not Sunriser, …”: drops a room that is refused, so that it is not taken for the one asked about. */

import { sentences } from '#app/understanding/message/parts.ts'
import { aRoom } from '#app/understanding/shared-words.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'

const before = '(?:^|[,.;!?:–-]|\\b(?:no|but|please|said|one|cabin|room|place|then|and)\\b)'
const refused = new RegExp(
  [
    `(?<=${before}\\s*)(?:but |no,? |and )?not (?:in )?(?:the )?${aRoom}\\b(?! (?:too|as well|either|because|be|is|have|allowed)\\b)(?: please| though| one)*`,
    `(?:anything|any (?:room|cabin|one)) (?:but|except|other than) (?:for )?(?:the )?${aRoom}\\b`,
    `(?<=,\\s*)(?:the )?${aRoom} (?:is not|isn['’]?t) (?:a cabin|one)\\b(?:,? is it)?`,
  ].join('|'),
  'gi',
)
const asksOfIt = /\b(?:why|is|are|was|can|could|do|does|whether|if|or)\b[^,.;!?]*\bnot\b/i
const extreme = /\b(?:cheap|dear)\w*\b|\bwallet\b/i
const onlyThat = /^(?:(?:no|nope|i|said|we|please|ok|oh|sorry|then|but|want|ones?)\b\s*)*$/

export function withoutRefused(sent: string, history: readonly Turn[]): string {
  if (asksOfIt.test(sent)) return sent
  const rest = sent.replace(refused, ' ')
  if (rest === sent) return sent
  // “Not in Stormchaser?” is a question about that room.
  if (onlyThat.test(plain(rest)) && sent.includes('?')) return sent
  if (onlyThat.test(plain(rest))) return history.length > 0 ? 'And the cabins?' : 'Which rooms do you have?'
  const left = rest.replace(/\s+([,.;!?])/g, '$1').replace(/^[\s,.;!?]+|[\s,;]+$/g, '')
  // Without the lodge, the cheapest of the cabins is meant.
  const asked = sentences(left).at(-1) ?? left
  return extreme.test(asked) && !/\bcabins?\b/i.test(asked) ? left.replace(/[\s?.!]*$/, ' of the cabins?') : left
}
