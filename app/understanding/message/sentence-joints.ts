/** Where a sentence may be split, and what its first piece lends the others: "price of the box and of the tray". */

import { anyOf, either, framed } from '#app/understanding/any-of.ts'
import { ifBothBrought } from './small-ones-and-animals.ts'

const linkWords = String.raw`and also|and then|and(?! of\b)|and(?= of (?:the|a|an|your)\b)|also|plus|as well as|or|but|n|'n'|'n`
/** A slash between two words or two blanks, but not in an address. */
const slash = String.raw`(?<!\s)\s+\/\s+(?=\p{L})|\/(?<=(?:^|[\s/])(?!and)\p{L}{2,}\s?\/)\s?(?=\p{L}{2,}(?:[\s/?!.]|$))`
/** Blanks match from the first of them only: tried from each of a thousand, they took seconds. */
const joint = new RegExp(
  String.raw`(?<!\s)\s+(?:${linkWords}|&|\+)\s+|(?:(?<!\s)\s+)?(?:,\s+(?:(?:${linkWords})\s+)?|${slash})`,
  'giu',
)
/** Joints inside a name or a span. */
const bound = anyOf(
  /fish and chips|terms and conditions|rules and (?:regulations|conditions|terms)|(?:cash|(?:bank)?notes|coins|revolut) or (?:by |a |the )?cards?/gi,
  /cards? or (?:cash|(?:bank)?notes|coins|revolut)|cats and dogs(?= out)/gi,
  /(?:twins?|singles?|doubles?|kings?)(?: beds?| size)? or (?:a |an |one |two )?(?:twins?|singles?|doubles?|kings?)/gi,
  /bed and breakfast|(?:outside|inside|indoors|outdoors) or in (?:the|our) \w+/gi,
  /(?:towels?|sheets?|linen|bedding|pillows?|(?:bath)?robes?) (?:and|n|or|&) (?:towels?|sheets?|linen|bedding|pillows?|(?:bath)?robes?)/gi,
  /(?:prices?|rates?|costs?) and (?:i |we )?(?:nearly|almost) \w+/gi,
  /(?:vouchers?|codes?|discounts?) and (?:the |a |an |my |your |our )?(?:\w+ )?(?:codes?|discounts?|vouchers?|offer)(?= together)/gi,
  /cheeses? and (?:cold |cured )?meats?|teas? and coffees?|heating and cooling|peace and quiet|pros and cons/gi,
  /\w+ and (?:his|her|their|my|our) (?:fella|fellow|husband|wife|boyfriend|girlfriend|partner|fiancée?|other half|better half|man|missus|bloke|lad)/gi,
  /,? (?:we|i)(?:'re|'d|'ll| are| would| will)? (?:arriv(?:e|ing)|com(?:e|ing)|stay(?:ing)?)(?: on| from)?(?: the)? (?:sun|mon|tues|wednes|thurs|fri|satur)days?/gi,
  /(?:price|cost|charge|rate)s? and (?:the )?(?:notice|lead time|deadline|cut ?off)/gi,
  /(?:me|myself|he|she|him|her|them|you) and (?:my|the|your|his|her|me|i)|my \w+ and (?:i|me|myself)/gi,
  /(?:sun|mon|tues|wednes|thurs|fri|satur)days?(?: nights?)? (?:and|or|&|\+) (?:sun|mon|tues|wednes|thurs|fri|satur)days?/gi,
  /(?:mon|tues?|wed|thurs?|fri|sat|sun) (?:and|or|&|\+) (?:mon|tues?|wed|thurs?|fri|sat|sun)/gi,
)

/** "And the gate, will it open?", "no car, how do we get there?": the noun before the comma is the subject, not a question of its own. */
const carless = /^(?:(?:and|so|but|hi|we have|we've|i have|i've|got) )*(?:no|without a) car$/i
const onlyNames =
  /^(?:(?:and|so|but|or|also|ok|what about|how about)\s+)*(?:the|your|our|my|that|this)\s+(?!.*\b(?:lodge|cabins?|rooms?)$)(?:\S+\s+)?\S+$/i
const asksOfIt = either(
  /^(?:and |so |but )?(?:what|when|how|will|would|is|are|does|do|can|could|has|have|should)\b.*\b(?:it|they|them|he|she)\b/i,
  /^(?:and |so |but )?(?:do|should|must|can|what do|what should) (?:we|i|you) (?:need|bring|wear|pack|book|order)\b/i,
)

/** “How much is the box, and what's in it?”: both ask about the box. */
const ofTheSame = either(
  /^(?:and |so )?what(?:['’]?s| is| are)? (?:there )?(?:on|in|inside|with|included(?: in| with)?|part of)(?: (?:it|them|that|those))?[\s?.!]*$/i,
  /^(?:and |so )?what (?:do|does|would|will) (?:you|ye|we|i|one|it|they) (?:get|include|contain|come with|consist of)(?: (?:for|with|in) (?:it|that|them))?[\s?.!]*$/i,
  /^(?:and |so )?where (?:do|can|would|will) (?:we|you|i|one) (?:eat|have|get|collect|find) (?:it|that|them)[\s?.!]*$/i,
  /^(?:and |so )?(?:for|feeds|serves|enough for) how many(?: people| persons| of us)?[\s?.!]*$/i,
  /^(?:and |so )?(?:would|will|is|does) (?:that|this|it) (?:be )?(?:bother|disturb|annoy|upset|ok|okay|alright|all right|a problem|allowed|fine)\b[^,]{0,24}$/i,
  /^(?:and |so )?for how much[\s?.!]*$/i,
  /^(?:and |so )?what comes (?:in|with) (?:it|them|that)[\s?.!]*$/i,
)

export type Spot = { from: number; to: number }

/** The joints at which a sentence may be cut. */
export function spotsIn(sentence: string): Spot[] {
  const names = [...sentence.matchAll(bound)].map((found) => ({ from: found.index, to: found.index + found[0].length }))
  return [...sentence.matchAll(joint)]
    .map((found) => ({ from: found.index, to: found.index + found[0].length }))
    .filter((spot) => !names.some((name) => spot.from >= name.from && spot.to <= name.to))
    .filter(({ from, to }) => {
      const before = sentence.slice(0, from)
      return (
        !carless.test(before) &&
        !ofTheSame.test(sentence.slice(to)) &&
        !(onlyNames.test(before) && asksOfIt.test(sentence.slice(to)))
      )
    })
}

/** The pieces of a sentence between the joints. */
export function cutAt(sentence: string, spots: readonly Spot[]): string[] {
  const starts = [0, ...spots.map(({ to }) => to)]
  return starts.map((start, i) => sentence.slice(start, spots[i]?.from).trim()).filter(Boolean)
}

const opening = framed(
  /^(?:(?:between|from|at|by|until|till|in|for|on) (?=what|when|which))?/i,
  [
    /what|when|where|who|which|how|why|can|could|may|is|are|do|does|did|will|would|should|whether/i,
    /have (?:you|ye|we|i)|has|what'?s|where'?s|how'?s/i,
  ],
  /\b/i,
)
/** Whether the piece begins like a question. */
export const opensQuestion = (piece: string): boolean => opening.test(piece)

/** Several things asked in one breath, each as it would be asked in full. Applied in this order. */
const inFull: readonly (readonly [RegExp, string])[] = [
  // “From when till when do we have the room?”
  [/^(?:and )?(?:from )?(?:when|what time) (?:till|til|until|to) (?:when|what time)\b/i, 'check in and check out, when'],
  // “Price list please: tray, bath, box”, “(a) the tray (b) the box”
  [/^(?:extras? )?price ?lists?(?: please| pls)?[:,]\s*/i, 'price of '],
  [/(?<!\S)\(a\)\s+(?=[^()]+\(b\))/i, ''],
  [/\s+\([b-d]\)\s+/gi, ' and '],
  // “Earliest we can get in and latest we can go”, “when in and when out”
  [
    /^(?:(?:the|our) )?earliest (?:that )?(?:we|i|one|you) (?:can|could|may) (?:get|come|be|arrive|check)(?: ?in| there| here)?,? and (?:(?:the|our) )?latest (?:that )?(?:we|i|one|you) (?:can|could|may|must) (?:go|leave|stay|be (?:out|gone)|check ?out)\b/i,
    'check in and check out, when',
  ],
  [/^when (?:is )?in[, ]+(?:and |or )?when (?:is )?out\b/i, 'check in and check out, when'],
  // “From what hour on Monday and until what hour on Tuesday would the room be ours?”
  [
    /^(?:from|since) (?:when|(?:what|which) (?:hour|time))(?: on (?:the )?\w+)?,? (?:and )?(?:till?|until|up to|to) (?:when|(?:what|which) (?:hour|time))(?: on (?:the )?\w+)? (?:can|may|could|do|would|will|is|are) (?:we|i|the|our) (?=.*\b(?:rooms?|cabin|lodge|place|stay|ours?|mine)\b).*$/i,
    'check in and check out, when',
  ],
  // “What are the hours at both ends?”, “at which hour we can come and at which hour we must go?”
  [
    /^.{0,40}\b(?:hours?|times?)\b.{0,24} (?:at|for|of) (?:both|either|each) ends?\b(?: of (?:the|our) (?:stay|visit))?.*$/i,
    'check in and check out, when',
  ],
  [
    /(?:\b(?:so )?(?:i|we) (?:need|want|require)(?: to know)? )?(?:\bfrom )?\b(?:when|what time|(?:at )?(?:which|what) hour|the (?:time|hour)(?: when| that)?) (?:can |may |do |could )?(?:we|i|one|guests|you) (?:(?:can|may|could|do|get to|are allowed to) )?(?:come|arrive|check ?in|have|get|move|be let|turn up)\b[^,;?]{0,30}(?:,|;| and| &)+ (?:the second )?(?:(?:until|till?) )?(?:when|what time|(?:at )?(?:which|what) hour|the (?:time|hour)(?: when| that)?|by when) (?:(?:must|do|should|have|can) )?(?:(?:we|i|one|guests|you) )?(?:to )?(?:(?:must|have to|should|need to|are to|has to|again) )*(?:go|leave|be (?:out|away|gone|off)|check ?out|(?:give|hand) (?:it|the keys?) (?:back|over)|move out|vacate|out|(?<=until when .*)stay|(?<=until what time .*)stay|(?<=till when .*)stay)\b[^,;?]{0,24}(?=[,;?.!]|$)/i,
    'check in and check out',
  ],
  // “No kids no dogs, is that right?”
  [/^(?:so )?no (kids|children|dogs|pets),? (?:and )?no (kids|children|dogs|pets)\b.*$/i, 'are $1 allowed and are $2 allowed?'],
  // “Check in and out times”, “check in check out”
  [
    /\bcheck[- ]?in(?: ?(?:and|or|&|\/|n) ?(?:(?:of )?check[- ]?)?|[ ,-]+check[- ]?)out(?: (?:times?|hours?))?\b/i,
    'check in and check out',
  ],
  // “My mother asked me where it is and whether there is a beach, and I had to admit I'd no idea.”
  [
    /^(?:my|our) (?:\w+ )?\w+ (?:asked|asks|is asking|was asking|keeps asking)(?: (?:me|us))?(?: (?:on the phone|last night|yesterday|again|today))? (?=(?:where|what|how|whether|when|which)\b)/i,
    '',
  ],
  [
    /,? and (?:i|we) (?:had to (?:admit|say|confess)|have|had|could(?: not|n['’]t) (?:say|tell|answer))\b[^,?]{0,16}\b(?:no idea|no clue|not? know|didn['’]t know|answer)\b[^?]{0,30}$/i,
    '',
  ],
  // “Which of these is included: parking, breakfast, wifi?”
  [
    /^(?:which|what) of (?:these|those|the following) (?:is|are) included(?: in the (?:price|rate))?\s*[:–-]\s*([^,?]{3,24}),\s*([^,?]{3,24}?),?\s*(?:and |or )?([^,?]{3,24})\?*$/i,
    'is $1 included, is $2 included and is $3 included?',
  ],
  // “What are the in and out times?”
  [/\b(?:the |your )?in (?:and|&|\/|n) out (?:times?|hours?)\b/i, 'check in and check out'],
  // “Book the third how”
  [/^(book|order|reserve|arrange) ((?!.*\b(?:much|long|many)\b)[^,?]{3,40}) how\s*[?.!]*$/i, 'how do I $1 $2?'],
  // “Where do I pay for the bath and what's the price?”
  [
    /\b(pay for|order|book) (?:the|an?|our) (bath|reheat|breakfast|breakfast tray|grazing box|picnic basket|picnic)((?: \w+){0,3}?),? and (?:what(?:['’]s| is) (?:the|its) (?:price|cost|charge)|how much(?: is it| does it cost| would (?:it|that) be)?)\s*[?.!]*$/i,
    '$1 the $2$3, and how much is the $2?',
  ],
  // “The price of the box and of breakfast”
  [/(?<=\b(?:price|cost|rate)s? (?:of|for) .{3,60} and )(?:of|for) /i, ''],
]
export const spellOut = (sentence: string): string =>
  inFull.reduce((said, [form, full]) => said.replace(form, full), ifBothBrought(sentence))

/** "Dogs and cats, are both ok?", "check-in and check-out, what are the hours of each?": it applies to everything named. */
const ofAll = either(
  /(?:,\s*|\s+)what (?:are|is) the (?:hours?|times?) (?:for|of) (?:each|both|all|the two)(?: of (?:them|those|these))?\s*[?.!]*$/i,
  /(?:,\s*|\s+|^)(?:(?:are|is|would|will|can) )?(?:(?:they|we|it|both|either|all)(?: of (?:them|those|these))?(?: two)? )?(?:be )?(?:(?:both|either|all) )?(?:ok|okay|allowed|welcome|fine|possible|alright|all right|yes or no)\s*[?.!]*$/i,
)
/** The sentence without that, if it names several things. */
export function omitOfAll(sentence: string): string {
  const rest = sentence.replace(ofAll, '')
  return spotsIn(rest).length > 0 ? rest : sentence
}

const priceHead = either(
  /^(?:\S+ ){0,4}?(?:prices?|costs?|rates?|charges?) (?:of|for)\b|^how much (?:is|are|for|would|do|does|will)\b/i,
  /^what (?:do|does|would|will) .{1,40}\bcosts?\b/i,
)
const namesPrice = /\b(?:prices?|costs?|rates?|charges?|how much|free|included)\b/i

const sumOfAll = framed(
  /(?:[,:]|\s-)?(?<!\s)\s+(?:and |please )?/i,
  [
    /(?:sum|add|tot|total|count) (?:it|that|them|this)(?: all)?(?: up)?|do the (?:sums?|maths?)/,
    /(?:what|how much) (?:do|should|must|would|will|shall) (?:i|we) (?:need to |have to )?(?:put|set|lay|keep) (?:aside|by|(?:aside |away |by )?in(?:to)? the [\w ]{2,18})/,
    /(?:(?:the |our )?(?:final|full|grand|total) )?(?:tally|bill|reckoning)/,
    /(?:have|do|will|would) (?:i|we) (?:have )?enough/,
    /(?:final|full|grand|total) (?:figure|sum|cost|price)|what (?:are we|am i|would we be|would i be) lookin['’g]? at/,
    /what would (?:that|it|all that|the lot|all of it) (?:be|come to|cost)(?: in total| all in| altogether)?/,
    /(?<!\b(?:in|the|a) )total(?: pls)?/,
    /what (?:is|would be|do i owe for) (?:the )?(?:whole lot|lot|sum|total|damage|full whack)/,
    /what'?s (?:the )?(?:final |full |grand )?(?:tally|reckoning|bill|figure|whole lot|lot|sum|total|damage|full whack)/,
    /how much is the total/,
  ],
  /(?: for (?:me|us|both|that|it|all))?(?: please)?\s*[?.!]*$/,
)
const priceOfAll =
  /(?:,|\s-|:)?\s+(?:and )?(?:how much|what(?:'s| is| does| do| would)?(?: the)? (?:price|cost|total|damage)?)\s*(?:is|are|does|do|would|will)?\s*(?:for |of |that |they |those |it )?(?:both|each|either|all|the two|the pair|the lot|everything)(?: of (?:them|those|these))?(?: cost| come to| be)?(?: (?:me|us))?(?: together| altogether| in total| in all)?\s*[?.!]*$/i
/** "A Monday with a breakfast tray" names two things. */
const withExtra = /(?<!\s)\s+with (?=(?:an?|one|the) (?:\w+ ){0,2}(?:tray|hamper|bath|breakfast|reheat)\b)/gi
/** "How much is Stargazer on a Thursday with the bath?" asks for both prices, and their sum. */
export function pricedWith(sentence: string): string | undefined {
  const apart = sentence.replace(withExtra, ' and ')
  return apart !== sentence && asksPrice.test(sentence) ? apart : undefined
}
const asksPrice = /\b(?:how much|prices?|costs?|total|come to|comes to|all in|set (?:us|me) back|what would)\b/i

/** "The bath plus the box, how much for both?": what comes before, if the end asks for the price of everything named. */
export function pricedTogether(sentence: string): string | undefined {
  const all = sentence.replace(priceOfAll, '').replace(sumOfAll, '')
  const rest = all.replace(withExtra, ' and ')
  return all !== sentence && spotsIn(rest).length > 0 ? rest : undefined
}

/** Words shared with a piece that is no question on its own: the price of both is asked. */
export function lent(first: string, piece: string): string {
  return priceHead.test(first) && !opensQuestion(piece) && !namesPrice.test(piece) ? 'price of ' : ''
}
