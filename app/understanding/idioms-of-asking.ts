/** More turns of phrase: how people ask for a price, an explanation, or the hours, and what they exclaim on the way there. */
import { either, oneOf } from './any-of.ts'

/** `signs`: words of which one has to be there; most texts have none, and no pattern is tried. */
export type Idiom = readonly [signs: string, turn: RegExp, meaning: string]

const theCabin = '(?:the|our|their|my|your) (?:cabins?|lodge|place)'
const occasion = oneOf(
  '(?:\\w+ )?(?:anniversary|birthday|honeymoon|wedding)',
  '(?:trip|getaway|thing|treat|sunset|morning|evening|night|weekend|dinner|surprise|stay|do)',
)
const asksElse = oneOf(
  'how much|prices?|costs?|charge|paying|cheap\\w*|wallet|jacuzzi|hot tub|baths?|beach|flexi|bed|breakfast|tray|grazing box|picnic basket',
  'late checkout|something off|crazy money',
)

export const idiomsOfAsking: readonly Idiom[] = [
  // “Looked at Stargazer and nearly fell off my chair.”
  ['fell off', /\b(?:i |we |he |she )?(?:nearly |almost )?fell off (?:my|our|his|her|the) (?:chair|stool|seat|sofa)\b/g, ''],
  // “It is in two pieces, nobody is hurt.”
  [
    'hurt',
    /\b(?:nobody|no one|noone|no body|none of us|neither of us) (?:is|was|got|has been|were) (?:\w+ )?(?:hurt|injured)\b(?: (?:thanks? god|thank god|thankfully|luckily))?/g,
    '',
  ],
  // “She's allergic to mornings.”
  [
    'allergic',
    /\ballergic to (?:(?:early |cold |dark )?(?:mornings?|starts?)|getting up|cooking|camping|fuss|crowds?|noise|work|people|exercise)\b/g,
    'not fond of that',
  ],
  // “Trivia night emergency.”
  ['emergency', /\b(?:trivia|quiz|fashion|gift|present|date|dinner)(?: night)? emergency\b/g, ''],
  // “Which is the most modestly priced?” would be the dearest by its “most”.
  ['most ', /\bmost (?:(?:modestly|reasonably|keenly|sensibly|gently|humbly) priced|little expensive)\b/g, 'cheapest'],
  [
    'hurt',
    /\b(?:whichever|which|the one)(?: of (?:your|the) (?:places|rooms|cabins|options))? (?:that )?(?:will|would) hurt (?:me |us )?(?:the )?least\b/g,
    'which is the cheapest',
  ],
  // “I had my eye on the grazing box, what does that run to?”
  ['run', /\bwhat (?:does|do|would|will) (that|it|this|one|they) run (?:to|us)\b/g, 'how much is $1'],
  ['upcharge|surcharge', /\bwhat is the (?:upcharge|surcharge|extra charge)\b/g, 'how much extra is it'],
  ['leaving the', /^(?:and |so )?(?:leaving|putting) (the \w+) (?:aside|to one side)\b/g, 'not counting $1'],
  // “Mind walking me through what that is?”
  [
    'walk|spell|head or tail',
    either(
      /\b(?:(?:would you |do you )?mind )?(?:walk|walking|talk|talking) (?:me|us|her|him|them) through\b/g,
      /\b(?:could|can|would) you (?:please )?spell (?:it|that) out(?: for (?:me|us|her|him|them))?\b/,
    ),
    'explain',
  ],
  [
    'head or tail',
    /\b(?:and )?(?:i |we |he |she )?can not make (?:head or tail|heads or tails|head nor tail) of (?:it|that|this)\b/g,
    '',
  ],
  ['hand', /\bhand (?:the place|it) back\b/g, 'check out'],
  [
    'surrender|vacate',
    /\b(?:hour|time) by which (?:they|it|rooms|the rooms?) (?:are|is) to be (?:surrendered|vacated)\b/g,
    'check out time',
  ],
  [
    'rooms|room',
    /\b(?:hour|time) at which (?:the )?rooms? (?:become|becomes|is|are) (?:available|free|ready)\b/g,
    'check in time',
  ],
  ['in and out', /\b(?:the )?in and out times?\b/g, 'check in and check out times'],
  ['open up', /\bwhen do the rooms open up and when do they have to be empty\b/g, 'when is check in and when is check out'],
  [
    'hold on|hang on|retain|hold onto|hang onto',
    new RegExp(`\\b(?:hold on ?to|hang on ?to|retain) ${theCabin}\\b`, 'g'),
    'have a late checkout from the cabin',
  ],
  // “I'd like the bath for our anniversary, how much is it?” What is asked has nothing to do with the occasion.
  [
    'anniversary|birthday|honeymoon|wedding',
    new RegExp(
      `(?<=${asksElse}.*)\\b(?:for|on|over|as part of) (?:(?:our|my|their|his|her|the|this|an?) )${occasion}(?: ${occasion})?\\b|\\b(?:perfect )?for (?:our|my|their|the) ${occasion}(?: ${occasion})?\\b(?=.*\\b${asksElse})`,
      'g',
    ),
    '',
  ],
]
