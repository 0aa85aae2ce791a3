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
  // Dictated: “do you have a a pool”, “when the the lodge was was finished”.
  [
    'a a |an an |the the |we we |i i |to to |is is |was was |are are |of of |do do |can can |my my |for for |and and ',
    /\b(an?|the|we|i|to|is|was|are|of|do|can|my|for|and)(?: \1\b)+(?! off\b)/g,
    '$1',
  ],
  // “What is there 2 do?”
  [
    '2',
    /(?<=\b(?:there|things|want|need|like|how|where|have|able|anything|something|nice) )2 (?=(?:do|see|eat|go|stay|pay|book|order|get|be|bring)\b)/g,
    'to ',
  ],
  ['beech', /\bto the beech\b(?! (?:trees?|wood|woods|hedge|forest))/g, 'to the beach'],
  // “Sorry for the long mail.”
  [
    'sorry|apolog|excuse',
    /\b(?:sorry|apologies|excuse me|apologi[sz]e) (?:for|about) (?:(?:the|this|my|such a|a) )?(?:(?:very|rather|awfully) )?(?:long|rambling|lengthy|late|endless) (?:e ?mail|mail|message|letter|note|text|story|question)\b/g,
    '',
  ],
  // “The furry one”, “our four-legged friend.”
  [
    'furry|four legged|hairy',
    /\b(?:the|our|my) (?:furry|four legged|hairy) (?:one|fella|friend|guest|companion|member|child|baby|kid|mate|pal)\b/g,
    'the dog',
  ],
  // “The wee one in the trees” is no child.
  [
    'one ',
    /\bthe (?:wee|little|small) one (?=(?:in|among|under) the (?:trees|woods?|forest)|with the \w+ (?:name|roof|view|tub))/g,
    'the cabin ',
  ],
  // “What would I owe you for it?”
  ['owe ', /\bwhat (?:would|will|do) (?:i|we) owe (?:you )?for (it|that|one)\b/g, 'how much is $1'],
  ['coupon', /\bcoupons? for (?:a )?(?:presents?|gifts?)\b/g, 'gift voucher'],
  // “You skipped one: storm something.”
  [
    'storm ',
    /\b(?:the )?storm (?:something|name|thing|yoke|whatever|whatsit|what is it called)(?: stormchaser)?\b/g,
    'stormchaser',
  ],
  // “Which has the smallest price?”, “the price most small.”
  [
    'price|rate|cost|tariff',
    either(
      /\b(?:has|have|with|is|at|of) (?:the )?(?:smallest|littlest|tiniest|most small) (?:price|rate|cost|tariff)\b(?! tags?\b)/g,
      /\bhas the (?:price|rate|cost|tariff) (?:the )?most (?:small|low|little|cheap|down)\b/,
    ),
    'is the cheapest',
  ],
  ['come', /\bwhat (?:is|s) (that|it|this) come to\b/g, 'what does $1 come to'],
  ['how m', /\bhow (?:much|many) (large|big|far|deep|old|small|time|wide)\b(?= (?:it|is|are|the|this|that|you))/g, 'how $1'],
  ['how ', /\bhow (?:bad|steep|painful|hefty) is (?:the|your|that|its) (?:price|damage|rate|bill|cost)\b/g, 'how much is it'],
  // “What damage would that do to my wallet?”
  [
    'damage',
    /\bwhat (?:sort of |kind of )?damage (?:would|will|does|is) (?:that|it|this) (?:do|be doing|doing) to (?:my|our|the) \w+\b/g,
    'how much is it',
  ],
  // “A 99 by the seaside.”
  ['99', /\b(?:a|an ice cream|some|two) 99s?\b(?= (?:by|at|on|near|in|with|after|for the)\b|$)/g, 'an ice cream'],
  // “What are your rules and regulations on dogs?”
  ['regulations', /\brules and regulations(?= (?:on|about|for|regarding|with)\b)/g, 'rules'],
  ['how time', /\bhow time\b/g, 'how long'],
  ['territory', /\bterritory of (?:your|the) (?:hotel|estate|place|house)\b/g, 'land'],
  // “Held two hundred of ours against breakages.”
  [
    'breakage|damage',
    /\b(?:held|hold|kept|keep|took|take|retained)(?: (?:back|on to))?\b.{0,40}?\b(?:against|in case of) (?:any |the )?(?:breakages?|damages?)\b/g,
    'took a security deposit',
  ],
  ['kitchen table', /\b(?:at|over|around|round|on) (?:the|our) kitchen table\b/g, ''],
  ['right direction', /\b(?:just )?point (?:me|us) in the right direction\b/g, 'tell me how'],
  ['uplift', /\bwhat is the uplift(?: on (?:our|my|the) (?:invoice|bill))?\b/g, 'how much extra is it'],
  // “What's already there before I start packing?”
  [
    'pack',
    /\b(?:already )?before (?:i|we) (?:start |begin )?(?:to )?pack(?:ing)?(?: (?:half|everything|the|our|my|anything|up)(?: \w+){0,3})?$/g,
    '',
  ],
  // As Australians say it, and the Irish.
  ['arvo', /\barvo\b/g, 'afternoon'],
  ['tucker', /\btucker\b/g, 'food'],
  ['the go for', /\bwhat is the go (?:for|with)\b/g, 'what is there for'],
  ['digs', /\b(in|of|at) (?:our|the|my) digs\b/g, '$1 our room'],
  ['scratcher', /\bscratchers?\b(?! ?cards?)/g, 'bed'],
  ['shoot through', /\b(?:we|i) shoot through\b/g, 'we leave'],
  ['on top of', /\bland(ed|ing)? in(?: on top of)? (?:on )?(?:you|ye)\b/g, 'arrive'],
  ['meal', /\bam meal\b/g, 'breakfast'],
  ['baked in', /\bbaked in(?:to)?(?= (?:the|your|our|it))/g, 'included in'],
  ['with the fire', /\btub with (?:the|a) fire (?:under|underneath|beneath|below)(?: it)?\b/g, 'heated bath'],
  // “Looked at Stargazer and nearly fell off my chair.”
  ['fell off', /\b(?:i |we |he |she )?(?:nearly |almost )?fell off (?:my|our|his|her|the) (?:chair|stool|seat|sofa)\b/g, ''],
  // “Saw the price and nearly choked.”
  [
    'nearly|almost',
    /(?<=\b(?:saw|seen|heard|read|looked at) (?:the|your|that) (?:\w+ ){0,2}(?:prices?|rates?|costs?|tariff|bill|figure)(?: (?:of|for) (?:the )?\w+)?) and (?:i |we |he |she )?(?:nearly|almost) (?:choked|died|fainted|passed out|keeled over|collapsed|wept|had an? (?:heart attack|stroke|seizure|fit))\b(?: on my (?:tea|coffee|toast|dinner|cornflakes))?(?! (?:in|at|on|after|getting|going|from|when|while)\b)/g,
    '',
  ],
  // “Go on, hit me with it, what's the damage?” A person who was hit says who did it.
  [
    'hit me',
    /(?:(?<=^(?:(?:hi|hello|so|ok|right|well|then|please) )*)|(?<=\b(?:go on|come on|be shy)(?: (?:so|then|and|please|just))* ))hit me(?: with (?:it|the (?:\w+ )?(?:price|figure|number|damage|cost|rate|total|sum|news|worst|bill)|your (?:best|worst|\w+ price))\b|(?= (?:how much|what (?!(?:do|should|can) (?:i|we) do\b))))/g,
    'tell me',
  ],
  // “Your price made my eyes water.”
  [
    'price|rate|cost|tariff',
    /(?<=\b(?:prices?|rates?|costs?|tariff)) (?:(?:has|had|have) )?(?:made|makes|brought|brings|had|has|have|left) (?:my eyes water(?:ing)?|me (?:wince|gasp|gulp)|(?:(?:a )?tears? to )?my eyes|me in tears)\b/g,
    ' is high',
  ],
  // “She ticked the Flexi”: no insect.
  ['ticked', /\bticked(?! off\b)/g, 'chose'],
  // “How do I nab a weekend?”
  [
    'nab |snag |bag |grab ',
    /\b(?:nab|snag|(?<=\b(?:to|i|we|you|and) )(?:bag|grab)) (?=(?:(?:us|me|myself|ourselves) )?(?:an?|the|one of (?:the|your)|our|that|some) (?:\w+ )?(?:weekends?|nights?|\w+day|rooms?|cabins?|lodge|stay|dates?)\b)/g,
    'book ',
  ],
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
