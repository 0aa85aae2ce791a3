/** "Back to what I asked at the start: what if it were the Sunday?": returns to the first subject. */
import { oneOf } from '#app/understanding/any-of.ts'
import type { State } from './dialogue.ts'

const start =
  '(?:at the (?:very )?(?:start|beginning|outset|top)|first(?: off| of all)?|originally|initially|to begin with|in the beginning)'
const firstThing = oneOf(
  `what (?:i|we)(?: had| was| were)? (?:ask(?:ed|ing)|said|wanted|mentioned|inquired|enquired)(?: you| about| to know)* ${start}`,
  '(?:my|our|the|that) (?:very )?(?:first|original|opening|initial) (?:question|query|thing|one|point|matter|enquiry|ask)(?: (?:i|we) (?:asked|raised|had|mentioned))?',
  'where (?:i|we) (?:started|began)|square one',
)
const lead = '(?:(?:ok(?:ay)?|right|grand|now|and|so|but|anyway|then|please|just|lovely|thanks)[\\s,.!]+)*'
const going =
  "(?:(?:(?:can|could|may|shall) (?:i|we) |let(?: me|’s|'s| us) |i(?:'d| would| want to| will|'ll)(?: like to)? )?(?:to )?(?:go(?:ing)?|com(?:e|ing)|get(?:ting)?|circl(?:e|ing)|jump(?:ing)?|head(?:ing)?)\\s+)?"
const opening = new RegExp(
  `^${lead}(?:${going}(?:back|return(?:ing)?) to|about|as (?:for|to)|regarding|on|for) ${firstThing}(?: (?:again|then))?[\\s,:;.–—-]+(?=\\S)`,
  'i',
)
const closing = new RegExp(
  `[\\s,:;–—-]+(?:${going}back to|about|as (?:for|to)|regarding|for|i mean(?: for)?) ${firstThing}\\s*(?=[.?!]*$)`,
  'i',
)

/** The message without that phrase, and the state at that time; undefined if there is no such phrase or no earlier question. */
export function backAtFirst(message: string, state: State): { message: string; state: State } | undefined {
  const rest = message.replace(opening, '').replace(closing, '')
  if (rest === message || !state.first) return undefined
  return { message: rest, state: { ...state.first, first: state.first } }
}
