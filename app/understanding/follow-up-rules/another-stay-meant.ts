/** What is asked next and means a stay, whatever was spoken of: another day, another room, an hour later, the price once more. */
import { oneOf } from '#app/understanding/any-of.ts'
import { tillEvening } from '#app/understanding/everyday/of-leaving.ts'
import { namedRooms } from '#app/understanding/shared-words.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'
import { roomName, theRoom } from './phrases.ts'

const aDay = '(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|weekend|mid ?week|weekdays?)'
const ofStayOrExtras = topicSet(
  'price weekend occupancy flexi two_night rooms room_stargazer room_sunriser room_stormchaser room_seaforest heated_bath bath_reheat breakfast grazing extras dining',
)
const someDays = `(?:the |a |on )*${aDay}(?: (?:and|to|till|until) (?:the )?${aDay})?(?: nights?)?`
/** “And if we make it the Friday?”, “what if we take Stargazer instead?”, “actually Thursday and Friday”. */
export const otherStay = new RegExp(
  `^(?:(?:and|so|but|ok|no|then|actually) )*${oneOf(
    `(?:if (?:we|i) )?(?:make|made|change|changed|move|moved) (?:it|that) (?:to |for )?(?:${someDays}|${theRoom})`,
    `(?:what if|if|can|could) (?:we|i) (?:take|took|have|had|go for|went for|stay in|stayed in|book|booked) ${theRoom}`,
    `(?:what if|if) (?:we|i) (?:came|come|stayed|stay|went|go|did) ${someDays}`,
    `(?:what|how) about (?:${someDays}|${theRoom})(?= instead)|(?:in|for|with|take) ${theRoom}(?= instead| then|$)|${theRoom}(?= instead| then)`,
    // “Actually Thursday and Friday”: nothing but the days.
    `(?:the |a |on )*${aDay} (?:(?:and|to|till|until) (?:the )?${aDay}|nights?)`,
  )}(?: instead| then| so)*$`,
)

export const anotherStayMeant: readonly FollowUpRule[] = [
  {
    example: ['When is check-in?', 'And what is the lodge on a Saturday?'],
    evenIfComplete: true,
    before: topicSet(
      'check_in check_out experiences tub pets wifi parking beach beaches heating beds dining occupancy kitchen location cabin_amenities',
    ),
    said: new RegExp(
      `^what is (?:the )?${roomName} (?:on|for|at) (?:a |the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|week ?day)s?(?: nights?)?$`,
    ),
    topic: 'price',
  },
  {
    example: ['What can we see from the windows?', 'And what would one night run us?'],
    evenIfComplete: true,
    before: topicSet('windows tub beds kitchen cinema heating showers cabin_amenities rooms couples wifi beach'),
    said: /^what (?:would|does|will|do) (?:one|a|the|two|each) (?:week)?nights? (?:there )?(?:run|set|cost|knock|come to|be)\b/,
    topic: 'price',
  },
  {
    example: ['How many people can stay in a cabin?', 'And what would two cabins be for a Saturday?'],
    evenIfComplete: true,
    before: topicSet('dining grazing occupancy rooms kitchen breakfast'),
    said: /^(?:what|how much) (?:would|is|are|for|do|does)\b.{0,6}\b(?:two|2|both) (?:cabins|rooms)\b.*\b(?:\w+day|weekend|mid ?week|nights?)\b/,
    topic: 'price',
  },
  {
    example: ['How much is Sunriser on a Friday?', 'We might shift it over to the Sunday night, does that save us anything?'],
    evenIfComplete: true,
    before: topicSet('price weekend rooms room_stargazer room_sunriser room_stormchaser room_seaforest cheapest dearest'),
    said: new RegExp(
      `\\b(?:shift|shifted|mov(?:e|ed|ing)|push(?:ed)?|switch(?:ed)?|swap(?:ped)?|chang(?:e|ed|ing)|com(?:e|ing)|came|make|made|go|went)\\b.{0,24}\\b${aDay}\\b.*\\b(?:sav(?:e|es|ing)|cheaper|less(?= (?:money|dear|expensive|to pay|for us|then|again)|$)|dearer|knock)\\b|\\b(?:sav(?:e|es|ing)|cheaper|less(?= (?:money|dear|expensive|to pay|for us|then|again)|$)|dearer)\\b.*\\b(?:by |if we |if i |to )(?:com(?:e|ing)|came|mov(?:e|ed|ing)|shift(?:ed|ing)?|switch(?:ed|ing)?|mak(?:e|ing)|made)\\b.{0,16}\\b${aDay}\\b`,
    ),
    not: /\b(?:two|2|both|another|extra|second) nights?\b|\b(?:too|as well|also|flexi|escape|code|newsletter|cancel\w*|booking|breakfast|bath|late|check ?out)\b/,
    topic: 'price',
  },
  {
    example: ['Can we have the heated bath in Stormchaser?', 'Ok, what about the other room, Stargazer, what does it cost?'],
    evenIfComplete: true,
    before: topicSet('heated_bath tub bath_reheat'),
    said: /^(?:what|how) about (?:the |an)?other (?:room|cabin|one)s?\b.*\b(?:stargazer|sunriser|stormchaser|lodge)\b/,
    topic: 'price',
  },
  {
    example: ['How much is the heated bath?', 'Weekend instead?'],
    before: topicSet('heated_bath bath_reheat tub breakfast grazing late_check_out'),
    said: new RegExp(
      `^(?:(?:what if|if|what about|how about|make it|say|we|i|came|come|take|took|did|do) )*(?:the |a |on |for )*${aDay}(?: (?:and|to|till|until) ${aDay})?(?: nights?)? instead(?: then)?$`,
    ),
    topic: 'price',
  },
  {
    example: ['Can we have breakfast on Saturday?', 'And on the Thursday night?'],
    before: topicSet('breakfast heated_bath'),
    said: new RegExp(`^(?:what about )*(?:for |on )?(?:the )?${aDay}(?: morning| evening| night)?(?: too| also| as well)?$`),
    not: /week/,
  },
  {
    example: ['Do the cabins have a tub?', 'Midweek then'],
    before: topicSet('tub beds showers windows kitchen cinema heating wifi'),
    said: new RegExp(`^(?:(?:what about|how about) )*(?:the |a |on |for |at )*${aDay}(?: nights?)? (?:then|so)$`),
    topic: 'price',
  },
  {
    example: ['Can you arrange something for our anniversary?', 'What would the price be again without any of that?'],
    before: topicSet('engagement anniversary elopement wine heated_bath grazing breakfast picnic extras'),
    said: /^what (?:would|was|is|will) (?:the|our|my) (?:price|total|room|stay)(?: be| cost| come to)? again\b/,
    topic: 'price',
  },
  {
    example: ['Where can the dog stay?', "What's a Saturday in that one so?"],
    before: topicSet(
      'pets room_seaforest room_stargazer room_sunriser room_stormchaser cabin_amenities lodge_amenities tub windows',
    ),
    said: new RegExp(
      `\\bwhat (?:is|s|would|does|do) (?:a |the |one )?${aDay}(?: nights?)? (?:in|for|at|cost (?:in|for)) (?:that|this|the) (?:one|room|place|lodge|cabin)\\b`,
    ),
    topic: 'price',
  },
  {
    example: ['Where can the dog stay?', 'Ok, the lodge then, two nights midweek'],
    before: topicSet('pets room_seaforest room_stargazer room_sunriser room_stormchaser tub windows kitchen couples'),
    said: new RegExp(
      `^(?:(?:in|for|take|we will|we would) )*${theRoom}(?: (?:then|so|please))? (?:for )?(?:one|a|two|three|four|[1-4]) nights?(?: (?:from|on|at|in|the|this|and|to|till|${aDay}))*$`,
    ),
    topic: 'price',
  },
  {
    example: ['Tell me about Sunriser', 'Just the weekend'],
    before: topicSet('room_stargazer room_sunriser room_stormchaser room_seaforest'),
    said: new RegExp(
      `^(?:(?:for|just|say) )*(?:(?:one|a|two|three|1|2|3) nights? )?(?:the |on |from )*${aDay}(?: nights?)?(?: (?:and|to|till|until) (?:the )?${aDay})?(?: nights?)?(?: please| then| so)*$`,
    ),
    topic: 'price',
  },
  {
    example: ['Tell me about Sunriser', 'For Fri and Sun?'],
    before: topicSet('room_stargazer room_sunriser room_stormchaser room_seaforest'),
    said: new RegExp(
      `^(?:(?:what about|how about|how much) )*for (?:(?:one|a|two|three|1|2|3) (?:nights? )?)?(?:the |on |at )*(?:${aDay}|fri|sat|mon|tues?|wed|thurs?)(?: (?:and |to |till |until )?(?:${aDay}|fri|sat|sun|mon|tues?|wed|thurs?))?(?: nights?)?$`,
    ),
    topic: 'price',
  },
  {
    example: ['How much is Stargazer on a Friday?', 'And if we left at six on the Saturday?'],
    before: topicSet(
      'price flexi two_night breakfast grazing heated_bath bath_reheat pets check_out late_check_out extras room_stargazer room_sunriser room_stormchaser room_seaforest',
    ),
    said: /^(?:what )*if (?:we|i) (?:left|leave|went|go|stayed|stay|hung on)(?: on)? (?:at|till|until) (?:about |around )?(?:[2-6]|two|three|four|five|six|half \w+)\b/,
    topic: 'late_check_out',
  },
  {
    example: ['How much is Stargazer on a Friday?', 'May we stay until late afternoon?'],
    before: ofStayOrExtras,
    said: tillEvening,
    not: /\bhow much\b/,
    topic: 'late_check_out',
  },
  {
    example: ['How much is Stargazer on a Thursday?', 'And if we make it the Friday?'],
    before: ofStayOrExtras,
    said: otherStay,
    topic: 'price',
  },
  {
    example: ['How much is Stargazer on a Sunday?', "We'd stay on the Monday as well."],
    before: new Set([...ofStayOrExtras].filter((topic) => topic !== 'flexi')),
    said: new RegExp(
      `^(?:(?:and|so|ok|but|if|what if|actually) )*(?:we|i)(?: (?:would|will|might|could|d))? (?:stay(?:ed)?|come|came|have|had|take|took|do|did|add(?:ed)?)(?: on)? (?:for )?(?:the |a )?${aDay}(?: night)? (?:as well|too|also)(?: then| so)?$`,
    ),
    topic: 'price',
  },
  {
    example: ['How much is Stargazer for three nights from Friday?', 'And back in Sunriser for those three?'],
    before: ofStayOrExtras,
    said: new RegExp(`^(?:back )?(?:in|to) ${theRoom} for (?:the|those|these|all) (?:two|three|four|nights?|same)\\b`),
    topic: 'price',
  },
  {
    example: ['Where can the dog stay?', "What's it a night in the middle of the week?"],
    before: topicSet(
      'pets room_stargazer room_sunriser room_stormchaser room_seaforest cabin_amenities lodge_amenities couples tub',
    ),
    said: /^what(?: is| s) (?:it|that)(?: for)? (?:a|per|one) (?:week ?)?night\b/,
    topic: 'price',
  },
  {
    example: ['Can four of us come?', 'Sunriser and Stargazer'],
    before: topicSet('occupancy'),
    said: ({ words }) => words.length > 1 && words.length < 4 && words.every(({ concept = '' }) => namedRooms.has(concept)),
    topic: 'price',
  },
]
