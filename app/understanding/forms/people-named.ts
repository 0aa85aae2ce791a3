/** How many are coming, and how old, where a part says so. */
import { either } from '#app/understanding/any-of.ts'

/** “3 of us”, “three in Stargazer”, and not “3 nights” or “4 km”. */
const three = `(?:three|four|five|six|[3-9])(?= (?:${[
  'of us|adults|people|friends|girls|lads|women|men|and|or|sharing|staying|coming|allowed|ok|okay|possible|together|altogether',
  'a (?:problem|no|go)|does|do|would|is|can|could|which|please|stargazer|sunriser|stormchaser',
].join('|')})\\b|$| in (?!the (?:morning|afternoon|evening)))`
const roomy = 'rooms?|cabins?|lodge|stargazer|sunriser|stormchaser'
const thatMany = [
  'we (?:are|would be|will be)',
  '(?:can|could|may|would|will) (?:we|there|you) (?:all )?be',
  '(?:there|it) (?:is|are|would be|will be)',
  '(?:fit|sleep|squeeze(?: in)?|squash(?: in)?|accommodate)',
  `(?:ok|okay|grand|fine|enough|suitable|room|space|${roomy}) for`,
].join('|')
export const moreThanTwo = new RegExp(
  [
    `\\b(?:${thatMany}) (?:all |the |about )?${three}`,
    `\\b(?:one|a single|the same) (?:room|cabin)\\b.{0,16}\\b(?:ok|okay|grand|fine|enough|do|suitable) for (?:us all|all of us|us three|all three|all four)\\b`,
    `\\b${three} (?:of us|adults|people|friends|girls|lads|women|men)\\b(?=.*\\b(?:in|to|share|stay|fit|${roomy})\\b)`,
  ].join('|'),
)

/** “Our lad is 9”, “I'm 17”. */
export const minor = either(
  /(?<!\b(?:car|whiskey|whisky|wine|phone|laptop|bike|van|jeep|cheese) (?:is|s|was) )\b(?:an?|our|my|his|her|the) (?:\w+ )?(?:[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) year old(?= (?:and|can|is|would|who|with|to|in|so|but|too|as well|along)\b|$)/,
  /\b(?:he|she|who) (?:only |just )?turned (?:[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?= (?:in|last|on|and|so|this|yesterday|today)\b|$)/,
  /\b(?:i|we|she|he|they|(?:girl|boy)friend|partner|fianc\w*|friend|mate|wife|husband|birthday girl) (?:am|are|is|will be|only turn(?:s|ed)?) (?:both |only |just |nearly |almost |still )?(?:1[3-7]|thirteen|fourteen|fifteen|sixteen|seventeen)(?=$| (?:and|but|can|is|will|would|so|if|now|next|this|until|ok|though|too|years? old|yrs? old|or)\b)/,
  /\b(?:i|she|he|(?:girl|boy)friend|partner|fianc\w*|friend|mate|wife|husband) (?:turns?|will turn|is turning) (?:1[3-8]|sixteen|seventeen|eighteen)\b/,
  /\b(?:lads?|sons?|daughters?|(?:my|our) (?:girl|boy)(?= who| aged)|young one|youngest|eldest|niece|nephew|grandson|granddaughter|grandchild|little (?:one|man|fella)) (?:is|are|s|who is|aged) (?:only |just |nearly |about |turning )?(?:\d|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:o clock|am|pm|euro|kilos?|kg|feet|foot|ft|metres?|of))/,
)

/** “My daughter who's 7”, and nothing else. */
export const minorNamed =
  /^(?:(?:and|so|but|hi|hello) )*(?:my|our) (?:\w+ ){1,2}(?:is|who is|aged) (?:only |just |nearly )?(?:\d|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)$/

/** “My family is fighting about it”, “which family owns the estate?”: none of them comes along. */
export const familyElsewhere = either(
  /\b(?:my|our|his|her|the) (?:whole |own |wider )?(?:family|relatives|relations|in ?laws) (?:is|are|was|were|has been|have been|keeps?|always|all) (?:always |constantly |all |still |just )*(?:fight\w*|argu\w*|quarrel\w*|row(?:s|ing)|fall(?:s|ing)? out|fell out|split|divided|at war|bicker\w*)\b/,
  /\b(?:which|what|whose) family (?!rooms?\b|cabins?\b|suites?\b|deals?\b|rates?\b)(?:\w+ )?(?:owns?|owned|has|had|have|runs?|ran|lives?|lived|built|keeps?|kept|is behind)\b|\b(?:in|with|of) the same family\b/,
  // “… my camper, she's my baby”
  /\b(?:car|van|camper|motorhome|bike|motorbike|jeep|boat|mini|beetle)\b.{0,30}\b(?:she|he|it) (?:is|s) (?:my|our) (?:pride and joy|baby)\b/,
  // “The kids are grown”, “the children are all in college now”.
  /^(?!.*\b(?:bring\w*|com(?:e|ing) (?:along|too|with)|with (?:them|the kids))\b).*\b(?:the|our|my) (?:kids|children|boys|girls|lads) (?:are|have) (?:all |now |long |well |finally )*(?:grown(?: up)?|reared|raised|flown|left home|moved out|away at (?:college|university)|in college|adults)\b/,
)
