/** The hours of coming and going, said in a roundabout way: “I'm afraid we'd be sitting outside a locked door.” */

import { either } from '#app/understanding/any-of.ts'
import { anyMonth } from '#app/understanding/calendar-words.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

const early =
  '(?:(?:half (?:past )?|quarter (?:past|to) )?(?:1[0-2]|[1-3]|ten|eleven|twelve|one|two|three)|noon|midday|lunch ?time|the morning)(?::\\d\\d)?'

export const ofHoursHere: readonly Form[] = [
  {
    example: 'When do the rooms open up for us?',
    heardAs: topicSet('check_in check_out unknown anniversary confirmation gate_code'),
    pattern: either(
      /\bwhen (?:do|does|will) (?:the|our|your) (?:rooms?|cabins?|lodge) open(?: up)?(?: for us)?$/,
      /\bwhen (?:we|i) (?:could|can|may|might) be in (?:our|the) (?:room|cabin|lodge)\b/,
    ),
    topic: 'check_in',
  },
  {
    example: "You wouldn't be able to take us at 1 would you, the bus from Dublin drops us in Gorey at ten to",
    heardAs: topicSet('location unknown check_in availability cancellation occupancy town late_check_out'),
    pattern: new RegExp(
      `\\b(?:can|could|would|will|able to|possible|possibly|any way|chance|might|hope)\\b.{0,24}\\b(?:take|have|receive|admit|accept) us(?: in)?(?: already)? (?:at|by|around|from) (?:about |around )?${early}\\b(?! (?:nights?|a night|euro|km|people))`,
    ),
    unless:
      /\b(?:to the (?:station|train|bus|pub|town|beach|airport|ferry)|baths?|tub|sauna|yoga|reiki|meditation|breakfast|dinner|table|(?:bus|taxi|train|shuttle|driver) (?:take|have))\b/,
    topic: 'check_in',
  },
  {
    example: 'room is ready at midday or only later in the afternoon?',
    heardAs: topicSet(
      'late_check_out unknown check_in check_out availability heating cabin_amenities rooms room_seaforest lodge_amenities',
    ),
    pattern: new RegExp(
      `\\b(?:room|cabin|lodge|place)s? (?:is |are |be |will be |would be |s )?(?:already |then )?(?:ready|free|available|open|ours)(?: already)?(?: (?:for us )?to (?:go|get|move) in(?:to)?)? (?:at|by|from|around|in|for) (?:about )?${early}\\b`,
    ),
    unless: new RegExp(
      `\\b(?:check ?out|leav\\w+|nights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|breakfast|bath|${anyMonth})\\b`,
    ),
    topic: 'check_in',
  },
  {
    example: "So we'd have to know when you want us gone as well.",
    heardAs: topicSet('unknown check_out check_in occupancy late_check_out offtopic secret wifi_password gate_code'),
    pattern:
      /\b(?:when|what time|how early) (?:do |would |will |must )?(?:you|ye) (?:want|need|kick|throw|turf|have|expect) (?:us|me|people|guests|everyone|everybody) (?:to be )?(?:gone|out|off|away)\b/,
    topic: 'check_out',
  },
  {
    example: "What's the earliest we can show up on the day?",
    heardAs: topicSet('unknown check_in heated_bath availability check_out'),
    pattern:
      /\bearliest (?:that )?(?:we|i|one|guests|you) (?:can|could|may|might|are able to|are allowed to) (?:possibly )?(?:land|roll|rock|show|turn|arrive|come|get|pitch|pull)\b/,
    unless: /\b(?:code|bath|date|weekend|(?:drop|leave|store|dump) (?:off )?(?:the|our|my) (?:bags?|luggage|(?:suit)?cases))\b/,
    topic: 'check_in',
  },
  {
    example: 'Any chance of slipping into the cabin around noon?',
    heardAs: topicSet('unknown check_in rooms location cabin_amenities availability check_out late_check_out'),
    pattern: new RegExp(
      `\\b(?:get|drop|pop|nip|slip|hop|duck)(?:p?ing|ting)? (?:in ?to|inside) (?:the|our) (?:room|cabin|lodge|place) (?:already )?(?:at|by|around|from|before|for) (?:about )?${early}\\b(?! (?:nights?|euro|people))`,
    ),
    unless: /\b(?:clean\w*|housekeep\w*|staff|code|keys?|back|walk|after dinner)\b/,
    topic: 'check_in',
  },
  {
    example: 'Can we be with you already at 13h?',
    heardAs: topicSet('unknown check_in location availability offtopic town breakfast'),
    pattern:
      /\b(?:we|i) (?:are|be|will be|would be|come|arrive|could be|can be) (?:there|here|with you|at yours|at your place) (?:already )?(?:at|by|around|from) (?:about )?(?:1[0-4]|[1-3]) ?(?:h|hrs|hours|uhr)\b/,
    unless: /\b(?:leav\w+|dinner|table|bath|yoga)\b/,
    topic: 'check_in',
  },
  {
    example: 'The bus leaves us at your gate at one, will we be left standing in the rain?',
    heardAs: topicSet('check_in check_out unknown emergency location locked_out town weather complaint parking taxis'),
    pattern: new RegExp(
      `^(?=.*\\b${early}\\b)(?=.*\\b(?:drop\\w*|arriv\\w*|land\\w*|leaves? us|(?:get|be) (?:there|here)|come|coming|early)\\b).*\\b(?:will|would|are) (?:we|i) (?:then |just )?(?:be )?(?:left |going to be )?(?:standing|sitting|waiting|stuck) (?:around )?(?:outside|in the (?:rain|cold|car|yard)|on the (?:step|doorstep|road))(?: (?:till|until) .*)?$`,
    ),
    unless: /\b(?:gate (?:is|was|code)|code|keys?|locked|back from|pub|dinner)\b/,
    topic: 'check_in',
  },
  {
    example: "I'm afraid we'd be sitting outside a locked door.",
    heardAs: topicSet('unknown check_in housekeeping locked_out gate_code'),
    pattern: either(
      /\b(?:would|will|might|could|end up|find ourselves) (?:be )?(?:sitting|standing|waiting|left|stuck) (?:outside|in front of) (?:a|the) (?:locked|closed|shut) (?:door|gate)\b/,
      /\b(?:no one|nobody) (?:will |would |might )?(?:be )?(?:there |left |up |still |around )*to let (?:us|me) in\b/,
    ),
    topic: 'check_in',
  },
  {
    example: 'Until which hour in the night are you accepting guests who come that day?',
    heardAs: topicSet('unknown check_in late_check_out check_out occupancy'),
    pattern:
      /\b(?:until|till|til|up to) (?:which|what) (?:hour|time)\b.*\b(?:accept|receiv|admit|welcom|tak)\w*\b.*\b(?:guests|people|arrivals|us)\b/,
    unless: /\b(?:orders?|breakfast|bath|card)\b/,
    topic: 'check_in',
  },
  {
    example: "I'd want the room as early as possible on the day.",
    heardAs: topicSet('check_in unknown late_check_out availability'),
    pattern:
      /\b(?:want|need|like|have|get|into) (?:the|our) (?:room|cabin|lodge|keys?) (?:as early as (?:possible|we can|ye can|you can)|as soon as (?:possible|it is ready))\b/,
    topic: 'check_in',
  },
  {
    example: 'We need to eat on the way though.',
    heardAs: topicSet('dining eating_out unknown takeaways cafes check_in location'),
    pattern:
      /^(?:(?:but|so|and|well|ok) )*(?:we|i) (?:will |would |might |may |still |both )*(?:need|have|want|be|stop\w*|like)\b.{0,16}\b(?:eat(?:ing)?|stop(?:ping)?|dinner|food|a bite|a break|breaks)\b.{0,16}\bon the (?:way|road)(?: down| there| to you| though)*$/,
    topic: 'check_in',
  },
  {
    example: 'By when should we be on our way?',
    heardAs: topicSet('unknown check_in check_out location availability walks'),
    pattern: either(
      /\b(?:when|what time|which hour|what hour)\b.{0,24}\b(?:be on our way|clear (?:off|out)|hit the road|push off|make tracks|be (?:all )?packed up|scoot)\b/,
      /^(?:and )?(?:for )?to go out (?:at )?(?:which|what) (?:hour|time)$/,
    ),
    topic: 'check_out',
  },
  {
    example: 'And the next day, until when can we?',
    heardAs: topicSet('check_out check_in bath_reheat unknown late_check_out flexi availability'),
    pattern:
      /\b(?:until|till) (?:when|what time) (?:can|may|could|do|must) (?:we|i)(?: (?:stay|keep it|have it|be there|remain))?$/,
    unless: /\b(?:bath|tub|water|order|cancel\w*)\b/,
    topic: 'check_out',
  },
  {
    example: 'What does it add if we push back our departure to the evening?',
    heardAs: topicSet('late_check_out unknown check_out price change_booking cancellation'),
    pattern:
      /\b(?:push(?:ing)? back|delay(?:ing)?|put(?:ting)? back|postpon(?:e|ing)) (?:our|my|the|your) (?:\w+ )?(?:departure|leaving|check ?out|exit)\b/,
    topic: 'late_check_out',
  },
  {
    example: 'Any chance of hanging about in our room all afternoon on the day we leave?',
    heardAs: topicSet('unknown late_check_out yoga check_out rooms'),
    pattern:
      /\b(?:hang|stay|stick|sit|laz|loung)\w* (?:(?:about|around|on|put) )?(?:in )?.{0,16}\b(?:all|most of the|for the|the whole) (?:afternoon|day)\b.*\b(?:day|morning) (?:that |when )?(?:we|i) (?:leave|go|check ?out|head)\b/,
    topic: 'late_check_out',
  },
  {
    example: 'She paid extra to keep the room for the afternoon of the last day.',
    heardAs: topicSet(
      'book_experience late_check_out unknown check_out room_stargazer room_sunriser room_stormchaser room_seaforest price',
    ),
    pattern:
      /\b(?:keep|keeping|kept|hold|hang on to) (?:the |our |a )?(?:room|cabin|lodge|stargazer|sunriser|stormchaser) (?:for|till|until|into|all|through) (?:the )?(?:afternoon|evening)\b/,
    topic: 'late_check_out',
  },
  {
    example: 'Will we be locked out?',
    heardAs: topicSet('gate_code check_in unknown locked_out housekeeping check_out'),
    pattern:
      /\b(?:will|would|might|could) (?:we|i|they) (?:then |still |just )?(?:be|get|end up|find ourselves) (?:locked|shut) out(?: (?:then|so|by then|at that hour|that late|if (?:we|i) (?:are|come|came|get|got|arrive|arrived|turn up|turned up)\b.*\b(?:late|later|then|after|by)\b.*))?$/,
    unless: /\b(?:back|return|returning|walk|pub|dinner|outside|gate|code|keys?|standing)\b/,
    topic: 'check_in',
  },
  {
    example: 'When will you let us into the lodge?',
    heardAs: topicSet('unknown check_in lodge_amenities room_seaforest rooms occupancy'),
    pattern:
      /\b(?:when|what time|which hour|what hour|how early|how soon)\b.{0,24}\b(?:let|allow) (?:people|guests|us|everyone|everybody|couples) (?:in|into|inside) (?:the|our|their|your) (?:rooms?|cabins?|lodge|place)\b/,
    unless: /\b(?:dogs?|pets?|kids?|children|other guests|back in)\b/,
    topic: 'check_in',
  },
]
