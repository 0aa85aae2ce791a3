/** The bath that was spoken of, once more: "and to heat it again the second night?" */
import type { Token } from '#app/understanding/lexicon/lexicon.ts'

const onceMore =
  /\b(?:again|twice|once more|re ?(?:heat|light|fire)\w*|second (?:time|go|heat|fire|one)|another (?:time|go|fire|one)|(?:hot|warm|heated|heating|lit|light|going|fire)\b.*\b(?:second|next|2nd|other) (?:night|evening|day)|night two)\b/
/** "Can you say that again?" */
const saidAgain = /\b(?:say|said|tell|told|repeat|explain|remind|ask|write|send)\b/
const bathTopics = new Set(['tub', 'heated_bath', 'bath_reheat'])
/** Concepts and words that may stand in it; of anything else something else is asked. */
const ofBath = new Set([
  ...'tub bath heated_bath reheat heating stove price weekday weekend night two_night tonight tomorrow order extra'.split(' '),
  ...'light lit fire hot warm water go twice'.split(' '),
])

/** `text` is made plain, `words` are its content; `before` is the topic spoken of. */
export function heatsAgain(text: string, before: string, words: readonly Token[]): boolean {
  if (!bathTopics.has(before) || !onceMore.test(text) || saidAgain.test(text)) return false
  return words.every(({ concept, text: word }) => ofBath.has(concept ?? word))
}
