/** "What is the dog friendly one at the weekend?": a description of the room for pets is read as its name. */

import { estate } from '#app/estate/estate.ts'
import { spokenNames } from '#app/rooms/spoken-names.ts'
import { oneOf } from '#app/understanding/any-of.ts'
import { plain } from '#app/understanding/text.ts'

const pets = '(?:dogs?|pets?|doggy|animals?)'
const stone = 'stone(?: built)?(?: (?:walls?|house|cottage|building|one))?'
const petWord = new RegExp(`\\b(?:${pets}|stone|takes?|allows?|accepts?|(?:he|she|they) (?:can|may|is|are))\\b`)
const place = '(?:one|room|cabin|house|place|lodge)'
const described = new RegExp(
  [
    '\\b',
    oneOf(
      `whichever (?:${place} )?(?:takes?|allows?|accepts?|welcomes?) (?:the |a |my |our )?${pets}`,
      `(?:the|your) (?:${pets} (?:friendly )?${place}|${place} (?:with|of|made of|in|that has) (?:the )?${stone})`,
      `(?:the|your) (?:${place} (?:(?:for|with) (?:the )?${pets}|(?:that|which) (?:takes?|allows?|accepts?|welcomes?) ${pets}|(?:that|which) (?:does |do )?(?:takes?|allows?|accepts?) (?:them|him|her)|(?:where |that |which )?(?:he|she|they) (?:can|may|is allowed to|are allowed to) (?:stay|come|sleep|go)(?: in)?|where (?:the )?${pets} (?:is|are|may|can) (?:allowed|welcome|stay|go|sleep)|${pets} (?:are|is) (?:allowed|welcome) in))`,
    ),
    '\\b',
  ].join(''),
  'g',
)
/** "Which is the dog friendly one?", "is Stargazer the one for dogs?": these ask which room it is. */
const asksWhich = new RegExp(
  `\\b(?:which|whether|called|names?|named)\\b|\\b(?:${Object.values(spokenNames)
    .map(({ word }) => word.toLowerCase())
    .join('|')}|it|that|this) (?:is |be )?(?:the|your) (?:${pets}|${place} (?:for|that|where))`,
)

const [petsRoom = ''] = spokenNames[estate.policies.petsRoomId].said.split('|').map(plain)

/** The text with the room for pets by its name. @param text made plain */
export function nameDescribed(text: string): string {
  return !petWord.test(text) || asksWhich.test(text) ? text : text.replace(described, petsRoom)
}
