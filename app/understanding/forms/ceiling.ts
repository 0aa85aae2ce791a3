/** The most a guest will pay: "my ceiling is two hundred a night", "nothing over €180". */

import { anyOf, oneOf } from '#app/understanding/any-of.ts'

const hundreds: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }
const tens: Readonly<Record<string, number>> = {
  ten: 10,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const hundred = Object.keys(hundreds).join('|')
const ten = Object.keys(tens).join('|')
const amount = `(?:euro )?(\\d{2,4}|(?:${hundred}) hundred(?: (?:and )?(?:${ten}))?|(?:one|two|three) (?:${ten}))(?! (?:percent|people|acres|km|kilometres|miles|minutes|hours|nights|days|guests|adults|metres|years?|of (?:us|you|them)))\\b`
const least = oneOf(
  '(?:all|most) (?:i|we|he|she|they) (?:can|could|will|would|have|want|am|are)(?: to)?(?: (?:part with|pay|spend|give|go to|stretch to|run to|afford))?',
  'ceiling|max|maximum|limit|budget|cap|up to|at most|under|below|less than|no more than|not more than',
  'nothing (?:over|above|beyond|dearer than)|within',
  '(?:not|never) (?:go |going |pay |spend )*(?:over|above|beyond|past|more than)|(?:only|just) (?:have|got|spend)',
  'stretch to|afford|(?<=\\b(?:which|what)\\b.{1,40})(?:get|have|book) for',
  'what (?:would|will|does|could)(?= (?:euro )?\\d{2,4}(?: euro)? (?:get|buy|cover)\\b)',
  '(?:have|got|with)(?: about| around)?(?= (?:euro )?(?:\\d|\\w+ hundred)[\\w ]{0,20} to (?:spend|play with))',
  '(?:have|got)(?= (?:euro )?\\d{3}(?: (?:euros?|quid))* for (?:the |both|two))',
)
const before = new RegExp(`\\b${least}(?: \\w+){0,4}? ${amount}`)
const after = new RegExp(
  [
    `\\b${amount}(?: (?:euro|quid|a night|per night|each night|each))* `,
    oneOf(
      'tops|max|maximum|at (?:the )?most|or less|or under',
      'is (?:my|our|the|as) (?:\\w+ )?(?:limit|max|maximum|ceiling|budget|cap|far)|hard stop|and no more',
      'and not a cent more|to (?:spend|play with)',
    ),
    '\\b',
  ].join(''),
)
/** Of what a stay costs whoever asks: figures alone may count anything, and anybody may set a limit. */
const ofMoney =
  /\b(?:euro|quid|nights?|rooms?|cabins?|budget|spend|afford|ceiling|pay|price|cost|tops|get (?:me|us|them|her|him))\b/
const ofStay = /\b(?:i|we|my|our|me|us|she|he|they|them|her|him|nights?|rooms?|cabins?|lodge|stay|available|you|ye)\b/
/** "For both nights together", and not for each. */
const ofAll = anyOf(
  /all in|in total|altogether|in all|(?:for|on) (?:the )?(?:two|2|both) nights/,
  /(?:whole|entire) (?:stay|thing|weekend|trip)|the lot/,
  /(?:get|do|manage|afford|cover|stretch to|book|have|stay) (?:\w+ )?(?:two|2|both) (?:\w+ )?nights?/,
  /(?:two|2) (?:\w+ )?nights?\b.*\bfor (?:it|that)|to spend on (?:two|2|both) (?:\w+ )?nights?/,
)
const ofEach = /\b(?:a|per|each|every|the) night\b/

const figure = /\d\d|hundred|fifty|(?:one|two|three) \w+ty\b/

export type Ceiling = { cents: number; ofStay: boolean }

/** @param text made plain */
export function ceilingIn(text: string): Ceiling | undefined {
  if (!figure.test(text)) return undefined
  const said = (before.exec(text) ?? after.exec(text))?.[1]
  const euros = said && ofMoney.test(text) && ofStay.test(text) ? worth(said) : 0
  if (euros < 20 || euros > 3000) return undefined
  return { cents: euros * 100, ofStay: ofAll.test(text) && !ofEach.test(text) }
}

function worth(said: string): number {
  if (/^\d/.test(said)) return Number(said)
  const [first = '', ...rest] = said.split(' ')
  const more = tens[rest.at(-1) ?? ''] ?? 0
  return (hundreds[first] ?? 0) * 100 + more
}
