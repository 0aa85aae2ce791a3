/** Rooms by how they are built and what is in them: “Is there a room with a glass roof over the bed?” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { roomTopics } from './everyday-words.ts'

export const ofWhatRoomsAre: readonly Form[] = [
  {
    example: 'Is there a room with a glass roof over the bed?',
    heardAs: topicSet(`${roomTopics} unknown windows beds offtopic`),
    pattern:
      /\b(?:glass|see through|transparent|open|window in the) (?:roof|ceiling|gable)\b|\b(?:sky ?light|roof window|window)s? (?:\w+ )?(?:over|above) (?:the|our|your) (?:bed|heads?)\b|\b(?:see|look at|watch|count) the (?:sky|stars) from (?:the |our |your )?bed\b/,
    unless: /\b(?:car|lodge|cold|hot|leak\w*|clean\w*|sun ?light|blinds?|curtains?|broken|cracked|close|shut)\b/,
    topic: 'room_stargazer',
  },
  {
    example: "We'd rather something old with a bit of character than a modern glass box.",
    heardAs: topicSet(`${roomTopics} unknown grazing windows about offtopic change_booking`),
    pattern:
      /\b(?:something|anything|somewhere|a place|one|a room) (?:a bit |really |more )?(?:old|older|historic|traditional|rustic|with (?:\w+ ){0,3}?(?:character|history|old walls|stone walls))\b.*\b(?:than|not|instead of|rather than)\b.*\b(?:modern|glass|new|architect\w*|box)\b/,
    topic: 'room_seaforest',
  },
  {
    example: 'What mod cons would we have in Sunriser?',
    heardAs: topicSet(`${roomTopics} unknown heating kitchen`),
    pattern:
      /\b(?:what|which|any|all the|usual) (?:sort of |kind of |of the )?(?:mod ?cons|modern (?:comforts|conveniences)|home comforts|creature comforts)\b/,
    topic: 'cabin_amenities',
  },
  {
    example: 'Is it basic camping-style or are the cabins properly luxurious inside?',
    heardAs: topicSet('cabin_amenities unknown rooms about couples lodge_amenities'),
    pattern:
      /\b(?:basic|camping|glamping|camping style|rough|roughing it|primitive|spartan|rustic)\b.{0,16}\bor\b.*\b(?:luxur\w*|comfort\w*|cosy|posh|proper\w*|high end|fancy)\b/,
    unless: /\b(?:lodge|tents?|path|road|track)\b/,
    topic: 'cabin_amenities',
  },
  {
    example: 'Is there plenty of daylight in the cabins?',
    heardAs: topicSet('windows unknown rooms cabin_amenities check_in about'),
    pattern:
      /\b(?:plenty|lots?|enough|much|any|good|loads) (?:of )?(?:natural |day ?)?(?:day ?light|natural light)\b|\b(?:bright|light|airy|dark|gloomy|dingy|pokey|poky) (?:inside|indoors)\b/,
    unless: /\b(?:path|paths|car park|hours of|until|till|when|winter|beach|walk|lodge|night|reading)\b/,
    topic: 'windows',
  },
  {
    example: 'Can you give me a quick run through the choices for sleeping?',
    heardAs: topicSet('offtopic rooms unknown contact cabin_amenities beds about'),
    pattern:
      /\b(?:run ?through|overview|summary|list|rundown|outline|lowdown) (?:of|on|through|about)? ?(?:the |your |all the )*(?:\w+ )?(?:choices?|options?|types?|kinds?|rooms|cabins|places|accommodations?)\b(?: (?:for|to|of) (?:sleep\w*|stay\w*|rooms|cabins|accommodation|overnight\w*|rent|book))?/,
    unless: /\b(?:food|eat|walks|beaches|extras?|add ?ons|experiences|activit\w*|prices?|cost|beds?|payment|cancel\w*)\b/,
    topic: 'rooms',
  },
  // Open in every season.
  {
    example: 'Are you only open for summer because of the cold?',
    heardAs: topicSet('unknown availability heating dynamic_prices about doctor offtopic'),
    pattern: either(
      /\b(?:only )?open (?:only )?(?:for|in|during) (?:the )?summers?\b.*\bcold\b/,
      /\b(?:is it|would it be|are the cabins|will it be) (?:\w+ )?(?:grand|ok|okay|alright|comfortable|warm|too cold|liveable|bearable|cosy|freezing) (?:too |even |still |also )?(?:in|during) (?:the )?(?:winter|december|january|february|november)\b/,
    ),
    unless: /\b(?:sea|swim\w*|beach|bath|tub|lodge|walk\w*|road|sauna|price|water)\b/,
    topic: 'heating',
  },
  {
    example: 'Is the tub outside ours alone?',
    heardAs: topicSet('tub unknown heated_bath cabin_amenities written'),
    pattern:
      /\b(?:tubs?|soaking tubs?)\b.{0,30}\b(?:ours|yours|mine) (?:alone|only)\b|\b(?:tubs?|soaking tubs?)\b.{0,30}\b(?:just|only) for (?:us|the two of us|our room|each room)\b|\b(?:do|would|will) (?:we|i) (?:have to )?share (?:the|a|our|that) (?:\w+ )?tub\b/,
    unless: /\b(?:light|fire|heat\w*|wood|clean\w*|dog|children)\b/,
    topic: 'tub',
  },
  {
    example: 'What are the options for staying?',
    heardAs: topicSet('rooms compare_modes unknown two_night price'),
    pattern:
      /^(?:and |so )?what (?:are|is|would be) (?:all )?(?:the|our|your|my) (?:options?|choices?)(?: (?:for|of|when) (?:staying|sleeping|a stay|rooms|places|accommodation))(?: (?:here|there|with you))?$/,
    topic: 'rooms',
  },
  {
    example: 'What is there to sleep in?',
    heardAs: topicSet('late_check_out rooms unknown beds'),
    pattern:
      /\bwhat (?:is there|are there|have you|do you have|sort of (?:thing|place) is there|have you got)(?: for us)? to sleep in$/,
    topic: 'rooms',
  },
]
