/** Questions as couples write them on the phone: without marks, in a hurry, half a mood and half a question. */
import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/topic-set.ts'

const breed =
  '(?:dogs?|pups?|puppy|(?:cocker |springer )?spaniels?|collies?|terriers?|labradors?|lab|greyhounds?|cockapoo|poodle)'
const hour = '(?:noon|midday|lunch(?: ?time)?|\\d{1,2}|ten|eleven|twelve|one|two|three)'

export const asCouplesWrite: readonly Form[] = [
  // “Any chance of getting in by noon, it's our anniversary”
  {
    near: topicSet('anniversary engagement couples unknown availability check_in late_check_out children'),
    said: new RegExp(
      `\\b(?:get|getting|gettin|come|coming|let us|check(?:ing)?) in(?: early| earlier)? (?:by|at|before|around|from) (?:about )?${hour}\\b`,
    ),
    not: /\b(?:bath|tub|train|bus|flight|plane|ferry|boat|gate|code|pm|am|morning|night|evening)\b/,
    topic: 'check_in',
  },
  // “Is there a possibility to make the check-out later?”
  {
    near: topicSet('late_check_out unknown check_out change_booking'),
    said: /\b(?:make|have|get|do|push|move)\b (?:the |our |a )?check ?outs? (?:time )?(?:a (?:bit|little) |any )?later\b/,
    topic: 'late_check_out',
  },
  // “How do we leave feedback?”: nobody leaves.
  {
    near: topicSet('check_out late_check_out unknown contact testimonials complaint'),
    said: /\bleave (?:some |a |you |ye )?(?:\w+ )?(?:feedback|comments?)\b/,
    not: /\b(?:read|see|bad|terrible)\b/,
    topic: 'contact',
  },
  // “Is the ocean visible from any of your cabins?”
  {
    near: topicSet('beach beaches windows unknown rooms room_sunriser room_stormchaser'),
    said: /\b(?:sea|ocean|water)\b.{0,12}\b(?:visible|in view|in sight)\b/,
    not: /\b(?:bath|tub|which|best|how far)\b/,
    topic: 'windows',
  },
  // “Has the lodge something going for it?”
  {
    near: topicSet('cheapest room_seaforest unknown rooms lodge_amenities dearest'),
    said: /\blodge\b.*\b(?:have|has|got) (?:it )?(?:something|somethin|anything|much|a lot) (?:going|goin|to be said|special)\b/,
    topic: 'room_seaforest',
  },
  // “Someplace we can grab groceries before we get there?”
  {
    near: topicSet('town unknown dining check_in location eating_out'),
    said: either(
      /\b(?:grab|get|buy|pick up|stock up on|do)\b.{0,12}\b(?:groceries|provisions|food shopping|the (?:big |weekly )?shop(?:ping)?)\b/,
      /\b(?:groceries|provisions)\b.{0,16}\b(?:near(?:by|est)?|close|around|on the way|before (?:we|i) get)\b/,
    ),
    not: /\b(?:deliver\w*|for us|you (?:get|buy|leave)|fridge|open|until|till)\b/,
    topic: 'town',
  },
  // “The stove won't catch, it keeps going out on us.”
  {
    near: topicSet('heating heating_and_cooling emergency unknown housekeeping'),
    said: /\b(?:stove|burner)\b.*\b(?:(?:will not|does not|can not get it to|not|never) (?:catch|light|take|draw|stay (?:lit|in))|keeps? (?:going|dying) out)\b/,
    not: /\b(?:smoke|smoking|smell|alarm|if|would|might)\b/,
    topic: 'housekeeping',
  },
  // “Is BYOB allowed?”
  {
    near: topicSet('wine unknown dining kitchen'),
    said: /\bbyob\b|\bbring (?:our|your|my|a|some) own (?:bottles?|booze|drinks?|alcohol|beers?|wines?|prosecco|champagne)\b/,
    topic: 'wine',
    gap: 'own',
  },
  // “We have a cocker spaniel, can he come, and what does it cost for him?”: a breed, and no cooker.
  {
    near: topicSet('kitchen unknown pets price children offtopic occupancy availability'),
    said: new RegExp(`\\b${breed}\\b.*\\b(?:costs?|charge|extra|fee|how much)\\b.{0,16}\\bfor (?:him|her|it|them)\\b`),
    topic: 'pets',
    gap: 'cost',
  },
  {
    near: topicSet('kitchen unknown pets offtopic'),
    said: /\b(?:cocker|springer) spaniels?\b/,
    not: /\b(?:allerg\w*|afraid|scared|hob|cook)\b/,
    topic: 'pets',
  },
  // “Can we have friends over for a drink?”
  {
    near: topicSet('unknown occupancy wine couples'),
    said: /\bhave (?:some |a few |our |a couple of |two )?(?:friends|family|people|mates|visitors) (?:over|round|around|in for)\b/,
    topic: 'occupancy',
  },
  // “No smoke, I think it's just the battery”, of an alarm.
  {
    near: topicSet('emergency unknown housekeeping written'),
    said: /\bno (?:smoke|fire|flames?|smell)\b.*\bbatter(?:y|ies)\b|\bbatter(?:y|ies)\b.*\bno (?:smoke|fire|flames?|smell)\b/,
    not: /\b(?:feel|dizzy|head|sick)\b/,
    topic: 'housekeeping',
  },
  // “Can we get the bath lit again tonight?”
  {
    near: topicSet('bath_reheat heated_bath tub'),
    said: /\b(?:bath|tub|ofuro|it)\b.{0,12}\b(?:lit|fired|heated|warmed|hot) again\b/,
    not: /\b(?:not|never|cold)\b/,
    topic: 'bath_reheat',
  },
]
