/**
 * Aspects of a known subject on which nothing is written: how fast, how old, who owns, how many dogs. A related fact must not be given as
 * the answer.
 */
import { anyOf, either, framed } from '#app/understanding/any-of.ts'
import type { TopicId } from '#app/understanding/topics.ts'
import { answersIt } from './answers-it.ts'
import { aspectsOfAStay } from './aspects-of-a-stay.ts'
import type { Aspects } from './aspects-of-a-topic.ts'
import { aspectsOfThePlace } from './aspects-of-the-place.ts'

/** For any topic: aspects nothing is written about. */
const everywhere = anyOf(
  framed(/how /, [
    /fast|deep|hot|tall|high|heavy|wide|loud|strong|strict|thick|old (?:is|are) (?:the|this|your)/,
    /long (?:ago|did it take|has|have you)/,
    /many (?:\w+ )?(?:days before|bags|trails|paths|routes|staff|employees|square|stairs|steps|cars|vehicles|dogs|pets|cats|animals|cheeses|bottles|channels|litres|logs|towels|pillows|sessions|bookings|reviews|windows|floors|toilets|bathrooms|years|weeks)/,
  ]),
  /what (?:year|brand|make of|temperature|speed|colou?r|model|wattage|percentage|firm|material)|made (?:of|from)/,
  /who (?:lights|makes|bakes|brings|delivers|leads|guides|will be there|will meet|built|owns|own|designed|made|teaches|runs|founded|is the (?:owner|manager|teacher|healer|architect|chef|boss|instructor|therapist))/,
  /when (?:was|were) (?:the|it|you|this|your)|(?:size|breed|weight|height) limit|opening (?:hours|times)|time ?tables?|schedules?|mbps|mbits?|megabits?/,
  /square (?:met|feet|foot)|the history|passing rate|how is .{0,20} made/,
  /(?:is it|are you|are they|you) (?:still |even )?(?:open|closed|shut) (?:in|at|on|over|during|all|for)/,
  /which (?:brand|company|provider|make)/,
  /which (?:one |room |cabin |of them )?(?:is|has) (?:the )?(?:bigger|biggest|smaller|smallest|larger|largest|newer|newest|quieter|quietest|brighter|brightest|roomier|roomiest)/,
  /(?:which|what) (?:architect|designer|builder|chef|studio)/,
)

/** By topic. */
export const aspectsByTopic: Aspects = { ...aspectsOfAStay, ...aspectsOfThePlace }

/** "Two labradors", "both our dogs", "more than one": how many of them may come is not written. */
const severalPets = either(
  /\b(?:two|three|four|five|six|several|a few|[2-9]) (?!(?:\w+ )?(?:of us|people|persons|adults|guests|couples?|nights?|days?|weeks?|months?|years?|hours?|minutes?|times?|rooms?|cabins?|kilos?|kg|questions?|things?|walks?|miles?)\b)(?:\w+ ){0,2}?(?!(?:is|was|does|has|as|this|us|yes)\b)[a-z]{2,}s\b/,
  /\bboth (?:of )?(?:our|my|the|his|her)\b|\b(?:pair|couple) of (?!nights|days|weeks|us\b)/,
  /\b(?:more than|only|just|max(?:imum)?(?: of)?) (?:one|1)\b/,
  /\b(?:one|1) (?:\w+ )?(?:per|the (?:limit|most|max(?:imum)?))\b|\btoo many\b/,
  /\b(?:second|third|another) (?:dog|cat|pet|pup|puppy|hound)\b/,
)

/** "Can the newsletter's code be used together with the two-night saving?": what goes with what is not written. */
const savings = [
  /\b(?:newsletter|e ?mails?|wild ?10|sign(?:ing)? up|codes?)\b/,
  /\b(?:two|2) nights?\b|\bescape\b/,
  /\bflexi\b/,
  /\bvouchers?\b/,
]
const together =
  /\b(?:combin\w*|stack\w*|together with|on top of|as well as|along with|alongside|either or|add up|off .* (?:too|as well|also))\b/
const allAtOnce =
  /\b(?:both|all|two|2|the) (?:the |of the )?(?:discounts|offers|codes|deals|savings|reductions)\b.*\b(?:at once|at the same time|together|combin\w*|stack\w*|add up)\b/
const deals = new Set<TopicId>(['newsletter', 'two_night', 'flexi', 'compare_modes', 'vouchers', 'best_rate'])
function combined(text: string): string | undefined {
  const both = savings.filter((one) => one.test(text)).length > 1 && together.exec(text)
  return (both || allAtOnce.exec(text))?.[0]
}

const eachItsOwn: ReadonlySet<string> = new Set<TopicId>(['newsletter', 'two_night', 'flexi', 'vouchers'])
const alsoSaves =
  /\boff\b.*\b(?:too|as well|also)\b|\b(?:it|that|this)\b.*\b(?:apply|work|count|go|valid|good)\b.*\b(?:too|as well|also)\b/
/** "And 10% off the two night escape too?", where another saving was spoken of just before. */
export function combinedAfter(before: string, text: string, topic: string): string | undefined {
  const two = topic !== before && eachItsOwn.has(topic) && eachItsOwn.has(before)
  return two ? alsoSaves.exec(text)?.[0] : undefined
}

/** Nothing is written about opening hours of these. */
const timeless = new Set<TopicId>([
  'breakfast',
  'dining',
  'grazing',
  'picnic',
  'sauna',
  'yoga',
  'meditation',
  'reiki',
  'taxis',
  'cafes',
  'takeaways',
  'eating_out',
  'town',
  'tub',
])

/** The gap between question and topic in the question's own words, or undefined if the topic's entries may answer it. */
export function gapIn(text: string, topic: TopicId): string | undefined {
  const told = answersIt[topic]?.pattern.test(text)
  const general = everywhere.exec(text)
  if (general && !told) return general[0]
  const ofOrdering = topic === 'breakfast' && /\border(?:ed|ing)?\b/.test(text)
  const hour =
    timeless.has(topic) && !ofOrdering
      ? either(
          /\b(?:at )?what (?:time|hour)s?\b|\bhours (?:of|for) (?:the|your)\b|\bhow (?:early|late)\b/,
          /\b(?:at )?\d{1,2}(?::\d\d)? (?:am|pm)\b|\bat (?:\d{1,2}(?::\d\d)?|half \w+|six|seven|eight|nine|ten)\b/,
        ).exec(text)
      : null
  if (hour) return hour[0]
  const both = deals.has(topic) ? combined(text) : undefined
  if (both) return both
  const several = topic === 'pets' && !/\bwhich\b/.test(text) ? severalPets.exec(text) : null
  if (several) return several[0]
  const own = aspectsByTopic[topic]?.unwritten.exec(text)
  if (own && !told) return own[0]
  return undefined
}
