/** The bath already spoken of, once more: "and to heat it again the second night?" */
import { anyOf } from '#app/understanding/any-of.ts'
import type { Said } from '#app/understanding/follow-up-rules/follow-up-rule.ts'

const onceMore = anyOf(
  /again|twice|once more|re ?(?:heat|light|fire|lit)\w*/,
  /second (?:time|go|heat|heating|fire|firing|lighting|round|burn|one)|another (?:time|go|fire|one)/,
  /(?:hot|warm|heated|heating|lit|light|going|fire)\b.*\b(?:second|next|2nd|other) (?:night|evening|day)/,
  /(?:want|have|take|do) it (?:for |on )?(?:the )?(?:second|2nd|next|other) (?:night|evening)|night two/,
  /(?:a repeat|fired|again|more)\b.*\b(?:day|night|evening) (?:after|following)|afresh|anew|over again|one more time/,
  /from scratch|a repeat|encore|rekindle\w*/,
  /(?:hot|warm|heated|heating|lit|light|going|fire)\b.*\b(?:night|evening|day) (?:after|following)/,
  /(?:hot|warm|heated|heating|lit|light|going|fire)\b.*\bfollowing (?:night|evening|day)/,
)
/** "Can you say that again?" repeats an answer, not a bath. */
const saidAgain = /\b(?:say|said|tell|told|repeat|explain|remind|ask|write|send)\b/
const aRepeat = /\ba repeat\b|^say (?:if |that )?(?:we|i)\b/g
/** “When we come back next year, would we get it again?” */
const otherStay = /\b(?:next (?:year|visit|stay|summer|spring|autumn|winter)|(?:com(?:e|ing)|came) back)\b/
/** Its concepts and words may be these; any other one asks for something else. */
const ofBath = new Set([
  ...'tub bath heated_bath reheat heating stove price weekday weekend night two_night tonight tomorrow order extra'.split(' '),
  ...'light lit fire hot warm water go twice'.split(' '),
])

const ofHeat = /\b(?:lighting|firing|heating|re ?(?:heat|light|lit|fire)\w*|heated|hot|warm|lit|light|fired?|going|a repeat)\b/

/** After a bath. */
export function heatsAgain({ text, words }: Said): boolean {
  if (!onceMore.test(text) || otherStay.test(text) || saidAgain.test(text.replace(aRepeat, ''))) return false
  // "Suppose we adored it and wanted it lit afresh …" says why, too.
  const heated = ofHeat.test(text) && words.every(({ unwritten }) => !unwritten)
  return words.every(({ concept, text: word }) => ofBath.has(concept ?? word) || (!concept && heated && words.length <= 6))
}
