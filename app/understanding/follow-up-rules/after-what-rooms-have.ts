/** What is asked next of what the rooms have: beds, kitchens, views, the stove, the WiFi. */
import { either } from '#app/understanding/any-of.ts'
import { aRoom } from '#app/understanding/shared-words.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

/** “Can we burn turf?” */
export const ownWood = either(
  /\b(?:bring|use|burn|buy|throw)\b.{0,16}\b(?:own|fallen|found|other) (?:\w+ )?(?:fire ?)?(?:wood|logs?|kindling|fuel|turf)\b/,
  /\b(?:bring|use|burn|gather|collect)\b.{0,24}\b(?:fire ?lighters?|drift ?wood|turf|peat|coal|briquettes?)\b|\b(?:burn|gather|collect)\b.{0,12}\bsticks\b/,
)

const aboutFloor = /^(?:(?:what|how) about )?(?:the |your )?(?:\w+ )?floors?$/
const itsPrivate = /^(?:is|are) (?:it|they|that) (?:\w+ )?private$/
/** “What kind of building is that?”, “is that a house or a cabin?” */
export const kindOfBuilding = either(
  /\bwhat (?:kind|sort|type) of (?:a )?(?:building|house|place|cabin|lodge|cottage|structure)\b(?! (?:to|for)\b)/,
  /^(?:is|was) (?:it|that|this) (?:an? )?(?:\w+ )?(?:building|house|cottage|cabin|barn)(?: or (?:an? )?\w+)?$/,
  /^what is (?:it|that|this) (?:an? )?(?:house|cottage|cabin|barn)$/,
  /\bwhat is (?:it|that|this) (?:built|made) (?:of|from|out of)\b/,
)

export const afterWhatRoomsHave: readonly FollowUpRule[] = [
  {
    example: ['We bring our own pasta.', 'With what can we heat it in the cabin?'],
    evenIfComplete: true,
    before: topicSet('kitchen dining'),
    readAs: topicSet('heating'),
    said: /\b(?:heat|warm) (?:it|them|that)(?: up)?\b/,
    topic: 'kitchen',
  },
  {
    example: ['What is Sea Forest Lodge?', 'So that is one of your Wild Rooms, is it?'],
    evenIfComplete: true,
    before: topicSet('rooms room_stargazer room_sunriser room_stormchaser room_seaforest lodge_amenities cabin_amenities'),
    said: /^(?:is )*(?:that|it|this|(?:the )?(?:stargazer|sunriser|stormchaser|lodge))(?: (?:is|then|also|one|counted|as|among|part|of|an?|your|the))* wild rooms?(?: (?:is it|then|too|as well|or not|right|yes|is not it|also))*$/,
    topic: 'rooms',
  },
  {
    example: ['What are the cabins called?', 'I counted four pictures though?'],
    evenIfComplete: true,
    before: topicSet('rooms'),
    said: /^(?:i|we) (?:have )?(?:count|counted|saw|see|seen|found|noticed|thought (?:there were|you had)|make it) (?:about )?(?:two|three|four|five|six|[2-6])(?: (?:pictures|photos|images|names|tiles|cards|rooms|cabins|places|of them|different|on (?:the|your) (?:web ?site|site|page|list|map|home ?page)))*(?: (?:though|there|here|listed|online|so|in all))*$|^(?:are|were) (?:there )?(?:there )?not (?:there )?(?:four|five|4|5)(?: of them)?$/,
  },
  {
    example: ['Is there heating in the cabins?', "We'd come in July, so I'm more asking for the opposite."],
    evenIfComplete: true,
    before: topicSet('heating'),
    said: /\bthe (?:exact |very |complete )?(?:opposite|reverse)\b(?! (?:direction|side|way|end|of|page|shore|bank)\b)/,
    topic: 'heating_and_cooling',
  },
  {
    example: ['The heating does not come on', 'How can I let the people know?'],
    evenIfComplete: true,
    before: topicSet('heating heating_and_cooling housekeeping showers kitchen wifi cinema'),
    said: /\b(?:how|who|whom|where)(?: else)? (?:can|do|should|must|could) (?:i|we) (?:let (?:\w+ ){1,2}know|tell|report)\b/,
    topic: 'housekeeping',
  },
  {
    example: ['Is there WiFi in Stormchaser?', 'And down at the lodge as well?'],
    evenIfComplete: true,
    before: topicSet('wifi'),
    said: new RegExp(
      `^(?:(?:what|how) about )?(?:down |up |over |out )?(?:in|at|for)? ?(?:the )?(?:cabins|${aRoom})(?: (?:as well|too|also))?$`,
    ),
  },
  {
    example: ['Is the outdoor tub private?', 'Is it private?'],
    evenIfComplete: true,
    before: topicSet('tub heated_bath'),
    said: itsPrivate,
  },
  {
    example: ['How far is the beach?', 'And is it private?'],
    evenIfComplete: true,
    before: topicSet('beach beaches'),
    said: itsPrivate,
    gap: 'private',
  },
  {
    example: ['Which is the cheapest room?', 'What kind of house is it?'],
    evenIfComplete: true,
    before: topicSet('cheapest dearest'),
    said: kindOfBuilding,
    topic: 'rooms',
  },
  {
    example: ['What is Sea Forest Lodge?', "What's it built out of?"],
    evenIfComplete: true,
    before: topicSet('rooms room_seaforest'),
    said: kindOfBuilding,
    not: /\b(?:bath|tub|bed|stove|deck)\b/,
  },
  {
    example: ['What are the beds like?', 'And what about the floor?'],
    evenIfComplete: true,
    before: topicSet('beds tub showers windows kitchen cinema cabin_amenities'),
    said: aboutFloor,
    gap: 'the floor',
  },
  {
    example: ['Do the cabins have a tub?', 'What keeps them warm?'],
    evenIfComplete: true,
    before: topicSet('tub beds rooms cabin_amenities windows showers kitchen lodge_amenities'),
    said: /\bwhat (?:keeps|makes) (?:it|them|us|you|the (?:cabins?|rooms?|place)) (?:warm|cosy|heated)\b/,
    topic: 'heating',
  },
  {
    example: ['What are the beds like?', 'And what else is in the cabins?'],
    evenIfComplete: true,
    before: topicSet('beds tub heating kitchen cinema showers windows wifi'),
    said: /^what else (?:is|have you|do (?:you|they|we) (?:have|get)) (?:there )?(?:in|inside) (?:the|a|our|your) (?:cabins?|rooms?)$/,
    topic: 'cabin_amenities',
  },
  {
    example: ['Do the cabins have a view?', 'Which has the best?'],
    evenIfComplete: true,
    before: topicSet('windows'),
    said: /^which (?:one |room |cabin )?(?:has|is|would have) (?:the )?(?:best|better|nicest|finest)(?: (?:one|view|of them))?$/,
    topic: 'rooms',
  },
  {
    example: ['Which cabins have a cinema?', 'Which ones are those?'],
    evenIfComplete: true,
    before: topicSet('kitchen cinema tub showers windows heating beds cabin_amenities'),
    said: /^which (?:ones?|cabins?|rooms?|places?)? ?(?:are|is) (?:those|these|they|that|it|the wild rooms?|the cabins?)$/,
    topic: 'rooms',
  },
  {
    example: ['Is there a stove in the cabin?', 'Can we bring our own wood?'],
    evenIfComplete: true,
    before: topicSet('heating heating_and_cooling'),
    said: ownWood,
    topic: 'heating',
  },
  {
    example: ['How does the heating work?', 'How long before it is warm?'],
    evenIfComplete: true,
    before: topicSet('heating heating_and_cooling'),
    said: /\bhow long\b.*\b(?:warm|heat|hot)\b/,
    topic: 'heating_and_cooling',
  },
  {
    example: ['Which cabins have a cinema?', 'All three or just one of them?'],
    evenIfComplete: true,
    before: topicSet('cinema tub kitchen heating showers beds windows wifi cabin_amenities'),
    said: /^(?:in )*(?:all|each|every one)(?: of)?(?: the)? ?(?:three|3|four|4|them|cabins|rooms)?(?: of them)?(?: or (?:just|only) (?:one|some|two)(?: of (?:them|those))?)?$/,
  },
  {
    example: ['Is there WiFi?', 'Does it reach the beach?'],
    evenIfComplete: true,
    before: topicSet('wifi wifi_password secret'),
    said: /\b(?:does|will|is|would) it\b.*\b(?:reach|work|get|strong|enough|available)\b/,
    topic: 'wifi',
    gap: 'where it reaches',
  },
  {
    example: ['How does the cinema work?', 'And turn it off?'],
    evenIfComplete: true,
    before: topicSet('cinema'),
    said: /^(?:how (?:do|can) (?:we|i) )?(?:turn|switch) it (?:all )?off\b/,
  },
  {
    example: ['Which room has the best view?', 'Of the sea, I mean'],
    before: topicSet('rooms windows'),
    said: /^(?:(?:i mean|and|or|no|oh|well) )*(?:of|over|to|with|for|at) (?:the )?(?:sea|ocean|water)\b/,
    topic: 'room_stormchaser',
  },
  {
    example: ['Is there a kitchen?', 'What does it have?'],
    before: topicSet('kitchen cinema heating showers windows beds lodge_amenities room_seaforest'),
    said: /\bwhat (?:does|has) (?:it|that one|the lodge) (?:have|got)\b/,
    topic: 'cabin_amenities',
  },
]
