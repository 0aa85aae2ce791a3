/** Follow-ups that go on with a stay: another day, another night, an hour later, the price once more. */
import { oneOf } from '#app/understanding/any-of.ts'
import { tillEvening } from '#app/understanding/everyday/of-leaving.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

const aDay = '(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|weekend|mid ?week|weekdays?)'
const aRoom = '(?:the )?(?:stargazer|sunriser|stormchaser|lodge)'
const ofStayOrExtras = topicSet(
  'price weekend occupancy flexi two_night rooms room_stargazer room_sunriser room_stormchaser room_seaforest heated_bath bath_reheat breakfast grazing extras dining',
)
const roomNames = new Set(['stargazer', 'sunriser', 'stormchaser', 'lodge'])

const someDays = `(?:the |a |on )*${aDay}(?: (?:and|to|till|until) (?:the )?${aDay})?(?: nights?)?`
/** “And if we make it the Friday?”, “what if we take Stargazer instead?”, “actually Thursday and Friday”. */
export const otherStay = new RegExp(
  `^(?:(?:and|so|but|ok|no|then|actually) )*${oneOf(
    `(?:if (?:we|i) )?(?:make|made|change|changed|move|moved) (?:it|that) (?:to |for )?(?:${someDays}|${aRoom})`,
    `(?:what if|if|can|could) (?:we|i) (?:take|took|have|had|go for|went for|stay in|stayed in|book|booked) ${aRoom}`,
    `(?:what if|if) (?:we|i) (?:came|come|stayed|stay|went|go|did) ${someDays}`,
    `(?:what|how) about (?:${someDays}|${aRoom})(?= instead)|(?:in|for|with|take) ${aRoom}(?= instead| then|$)|${aRoom}(?= instead| then)`,
    // “Actually”, which is no word of the question.
    `(?:the |a |on )*${aDay} (?:(?:and|to|till|until) (?:the )?${aDay}|nights?)`,
  )}(?: instead| then| so)*$`,
)

export const stayGoesOn: readonly FollowUpRule[] = [
  // “What about the Friday instead?”, of the nights a bath or a breakfast goes with.
  {
    before: topicSet('heated_bath bath_reheat tub breakfast grazing late_check_out'),
    said: new RegExp(
      `^(?:(?:and|or|so|ok|but|what if|if|what about|how about|make it|say|we|i|came|come|take|took|did|do) )*(?:the |a |on |for )*${aDay}(?: (?:and|to|till|until) ${aDay})?(?: nights?)? instead(?: then)?$`,
    ),
    topic: 'price',
  },
  // “And for Sunday too?”, of what is ordered by the day before.
  {
    before: topicSet('breakfast heated_bath'),
    said: new RegExp(
      `^(?:(?:and|or|so|ok|what about) )*(?:for |on )?(?:the )?${aDay}(?: morning| evening| night)?(?: too| also| as well)?$`,
    ),
    not: /week/,
  },
  // “Midweek then”, of what is the same every night.
  {
    before: topicSet('tub beds showers windows kitchen cinema heating wifi'),
    said: new RegExp(
      `^(?:(?:and|or|so|ok|but|what about|how about) )*(?:the |a |on |for |at )*${aDay}(?: nights?)? (?:then|so)$`,
    ),
    topic: 'price',
  },
  {
    before: topicSet('flexi'),
    said: /^(?:and |so |ok )*how (?:do|can|would) (?:i|we) book (?:that|it|one|this)$/,
    topic: 'flexi_booking',
  },
  // “What would the price be again without any of that?”
  {
    before: topicSet('engagement anniversary elopement wine heated_bath grazing breakfast picnic extras'),
    said: /^(?:and |so |ok )*what (?:would|was|is|will) (?:the|our|my) (?:price|total|room|stay)(?: be| cost| come to)? again\b/,
    topic: 'price',
  },
  // “And how late is it exactly?”
  {
    before: topicSet('late_check_out price flexi two_night'),
    said: /^(?:and |so |ok |but )*(?:how late|until when|till when|what time) (?:is|would|does|will) (?:it|that|the late check ?out)(?: be| go(?: to)?)?(?: exactly| till| until)?$/,
    topic: 'late_check_out',
  },
  // “What's a Saturday in that one so?”, of the room that takes the dog.
  {
    before: topicSet(
      'pets room_seaforest room_stargazer room_sunriser room_stormchaser cabin_amenities lodge_amenities tub windows',
    ),
    said: new RegExp(
      `\\bwhat (?:is|s|would|does|do) (?:a |the |one )?${aDay}(?: nights?)? (?:in|for|at|cost (?:in|for)) (?:that|this|the) (?:one|room|place|lodge|cabin)\\b`,
    ),
    topic: 'price',
  },
  // “Ok, the lodge then, two nights midweek”, of where the dog may stay.
  {
    before: topicSet('pets room_seaforest room_stargazer room_sunriser room_stormchaser tub windows kitchen couples'),
    said: new RegExp(
      `^(?:(?:and|so|ok|grand|right|well|then|in|for|take|we will|we would) )*${aRoom}(?: (?:then|so|please))? (?:for )?(?:one|a|two|three|four|[1-4]) nights?(?: (?:from|on|at|in|the|this|and|to|till|${aDay}))*$`,
    ),
    topic: 'price',
  },
  // “Two nights, Sunday and Monday, please.”
  {
    before: topicSet('room_stargazer room_sunriser room_stormchaser room_seaforest'),
    said: new RegExp(
      `^(?:(?:and|so|ok|for|just|say) )*(?:(?:one|a|two|three|1|2|3) nights? )?(?:the |on |from )*${aDay}(?: nights?)?(?: (?:and|to|till|until) (?:the )?${aDay})?(?: nights?)?(?: please| then| so)*$`,
    ),
    topic: 'price',
  },
  // “And for Friday and Saturday?”, of a room.
  {
    before: topicSet('room_stargazer room_sunriser room_stormchaser room_seaforest'),
    said: new RegExp(
      `^(?:(?:and|or|so|ok|what about|how about|how much) )*for (?:(?:one|a|two|three|1|2|3) (?:nights? )?)?(?:the |on |at )*(?:${aDay}|fri|sat|mon|tues?|wed|thurs?)(?: (?:and |to |till |until )?(?:${aDay}|fri|sat|sun|mon|tues?|wed|thurs?))?(?: nights?)?$`,
    ),
    topic: 'price',
  },
  // “And if we left at six on the Saturday?”
  {
    before: topicSet(
      'price flexi two_night breakfast grazing heated_bath bath_reheat pets check_out late_check_out extras room_stargazer room_sunriser room_stormchaser room_seaforest',
    ),
    said: /^(?:(?:and|so|but|ok|what) )*if (?:we|i) (?:left|leave|went|go|stayed|stay|hung on)(?: on)? (?:at|till|until) (?:about |around )?(?:[2-6]|two|three|four|five|six|half \w+)\b/,
    topic: 'late_check_out',
  },
  { before: ofStayOrExtras, said: tillEvening, not: /\bhow much\b/, topic: 'late_check_out' },
  { before: ofStayOrExtras, said: otherStay, topic: 'price' },
  // “We'd stay on the Monday as well.” After the Flexi, it is no Flexi any more.
  {
    before: new Set([...ofStayOrExtras].filter((topic) => topic !== 'flexi')),
    said: new RegExp(
      `^(?:(?:and|so|ok|but|if|what if|actually) )*(?:we|i)(?: (?:would|will|might|could|d))? (?:stay(?:ed)?|come|came|have|had|take|took|do|did|add(?:ed)?)(?: on)? (?:for )?(?:the |a )?${aDay}(?: night)? (?:as well|too|also)(?: then| so)?$`,
    ),
    topic: 'price',
  },
  // “And back in Sunriser for those three?”
  {
    before: ofStayOrExtras,
    said: new RegExp(
      `^(?:(?:and|so|ok|but) )*(?:back )?(?:in|to) ${aRoom} for (?:the|those|these|all) (?:two|three|four|nights?|same)\\b`,
    ),
    topic: 'price',
  },
  // “What's it a night in the middle of the week?”, of the room that takes the dog.
  {
    before: topicSet(
      'pets room_stargazer room_sunriser room_stormchaser room_seaforest cabin_amenities lodge_amenities couples tub',
    ),
    said: /^(?:(?:and|so|ok|but|grand) )*what(?: is| s) (?:it|that)(?: for)? (?:a|per|one) (?:week ?)?night\b/,
    topic: 'price',
  },
  // “Sunriser and Stargazer”, of whoever has asked for two.
  {
    before: topicSet('occupancy'),
    said: ({ words }) => words.length > 1 && words.length < 4 && words.every(({ concept = '' }) => roomNames.has(concept)),
    topic: 'price',
  },
]
