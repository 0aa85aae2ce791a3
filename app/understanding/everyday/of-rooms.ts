/** Which room, what is in it and how they differ: “How do the three cabins differ?” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { aRoom } from '#app/understanding/shared-words.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { leadIn, roomTopics } from './everyday-words.ts'
import { ofChoosingRooms, roomChosenFor } from './rooms-chosen.ts'

const ofYours = '(?: (?:the|your|of them|of the (?:four|rooms|cabins)|room|cabin|one|place))*'
const best = ' (?:the |your )?(?:best|nicest|loveliest|finest|favou?rite)(?: (?:room|cabin|one|of them|of the \\w+))?'

const ofOther = /\b(?:dog|pet|price|cheap\w*|money|value|budget|beach|restaurant|walk|time|day|month|wine)\b/

export const ofRooms: readonly Form[] = [
  {
    example: 'What would a cabin set us back?',
    heardAs: topicSet('cabin_amenities rooms'),
    pattern: /\bset (?:us|me|you|them) back\b/,
    topic: 'price',
  },
  {
    example: "Give me some ammunition about what's in your cabins.",
    heardAs: topicSet('emergency unknown cabin_amenities rooms beds offtopic'),
    pattern:
      /\bwhat is (?:actually |really |all )?in(?:side)? (?:your|one of (?:your|the|these|those)|these|those) (?:wild )?(?:cabins|rooms)\b|\b(?:comforts|fittings|fixtures|facilities|features)\b.*\b(?:cabins?|rooms?) (?:is|are) (?:equipped|fitted)\b/,
    unless: /\bguide\b/,
    topic: 'cabin_amenities',
  },
  {
    example: "What's the difference between the cabins and the lodge?",
    heardAs: topicSet('rooms room_seaforest about'),
    pattern: /\bdifference between the cabins? and the lodge\b|\bdifference between the lodge and the cabins?\b/,
    topic: 'room_seaforest',
  },
  {
    example: 'How do the three cabins differ?',
    heardAs: topicSet('rooms cabin_amenities unknown heating_and_cooling offtopic room_stargazer room_sunriser room_stormchaser'),
    pattern:
      /\bhow (?:do|are) (?:the|your|all|those|these)(?: (?:three|four|the|wild|of|your))* (?:cabins|rooms|places) (?:differ|different)\b/,
    unless: /\b(?:inside|price|cost|equip\w*)\b/,
    topic: 'rooms',
  },
  {
    example: 'Is the ocean visible from any of your cabins?',
    heardAs: topicSet('beach beaches windows unknown rooms room_sunriser room_stormchaser'),
    pattern: /\b(?:sea|ocean|water)\b.{0,12}\b(?:visible|in view|in sight)\b/,
    unless: /\b(?:bath|tub|which|best|how far)\b/,
    topic: 'windows',
  },
  {
    example: 'Is the lodge only the cheap one or has it anything going for it?',
    heardAs: topicSet('cheapest room_seaforest unknown rooms lodge_amenities dearest'),
    pattern:
      /\blodge\b.*\b(?:have|has|got) (?:it )?(?:something|somethin|anything|much|a lot) (?:going|goin|to be said|special)\b/,
    topic: 'room_seaforest',
  },
  {
    example: 'So what do I get in one of the Wild Rooms?',
    heardAs: topicSet('rooms cabin_amenities unknown'),
    pattern:
      /\bwhat (?:do|would|will|does) (?:i|we|you|one)\b.{0,8}\b(?:get|have|find) (?:in|with|for) (?:one of )?(?:the|a|your|these|those) (?:wild rooms?|cabins?)\b/,
    unless: /\b(?:price|cost|how much|euro)\b/,
    topic: 'cabin_amenities',
  },
  {
    example: "A run-down of what we'd find in a Wild Room",
    heardAs: topicSet('rooms cabin_amenities unknown'),
    pattern:
      /\bwhat (?:we|i|you|one) (?:would |will |can |could |might )?(?:get|have|find|expect) in (?:one of )?(?:the|a|your|these|those) (?:wild rooms?|cabins?)\b/,
    topic: 'cabin_amenities',
  },
  {
    example: 'What size is the mattress?',
    heardAs: topicSet('unknown beds allergy cabin_amenities'),
    pattern:
      /\bwhat size (?:is|are|of)\b.*\b(?:mattress|bed|duvet)(?:es|s)?\b|\b(?:mattress|bed|duvet) (?:sizes?|measurements?|dimensions)\b/,
    topic: 'beds',
  },
  {
    example: 'Is the lodge a ruin, or can you sleep in it?',
    heardAs: topicSet('late_check_out check_out occupancy beds unknown'),
    pattern: /\b(?:can|could|may|do|would) (?:we|i|you|people|guests) (?:actually |really )?sleep in (?:that|it|there|one)\b/,
    unless: /\b(?:late|morning|till|until)\b/,
    topic: 'rooms',
  },
  {
    example: 'We are in our seventies: which room?',
    heardAs: topicSet('unknown availability offtopic'),
    pattern:
      /\b(?:seventies|sixties|eighties|retired|pensioners|old couple|golden wedding|newly ?weds)\b.*\bwhich (?:of your )?(?:room|rooms|cabin|one)\b/,
    unless: /\b(?:price|cost|cheap\w*|dog|steps|wheel ?chair|stairs)\b/,
    topic: 'rooms',
  },
  {
    example: "We're more into old buildings than glass boxes.",
    heardAs: topicSet('windows unknown rooms offtopic room_seaforest lodge_amenities about'),
    pattern:
      /\b(?:into|love|like|prefer|rather have|want) (?:\w+ )?(?:old|historic|stone) (?:buildings?|houses?|places?|cottages?|walls?)\b|\b(?:anything|something|anywhere|room|one) with (?:a bit of |some )?(?:history|character|old walls)\b/,
    unless: /\b(?:built|how old|put up|haunted|century|(?:date|dates) (?:of|from|back))\b/,
    topic: 'room_seaforest',
  },
  // Read from its end: a hundred rooms before no such end took a second.
  {
    example: 'Sunriser or Stargazer, which would you go for in January?',
    heardAs: topicSet('availability dearest cheapest room_sunriser room_stargazer room_stormchaser room_seaforest unknown rooms'),
    pattern:
      /(?<=\b(?:stargazer|sunriser|stormchaser|lodge)\b.*\bor\b.*\b(?:stargazer|sunriser|stormchaser|lodge)\b.*)\bwhich (?:one )?would (?:you|ye|u) (?:go for|pick|choose|recommend|suggest|take)\b/,
    unless: /\b(?:free|available|cheap\w*|price)\b/,
    topic: 'rooms',
  },
  {
    example: 'The cabins are far from the lodge?',
    heardAs: topicSet('room_seaforest rooms unknown lodge_amenities'),
    pattern:
      /\bfar\b.{0,16}\bfrom (?:the )?(?:lodge|cabins?|each other|one another|stargazer|sunriser|stormchaser)\b|\bhow far apart\b/,
    unless: /\b(?:beach|sea|town|pub|shops?|station|gate|car)\b/,
    topic: 'rooms',
    gap: 'far',
  },
  {
    example: 'Would Stargazer or Sunriser be the better spot?',
    heardAs: topicSet(
      'price cheapest occupancy unknown offtopic rooms room_stargazer room_sunriser room_stormchaser room_seaforest weather',
    ),
    pattern:
      /\b(?:stargazer|sunriser|stormchaser|lodge) or (?:the )?(?:stargazer|sunriser|stormchaser|lodge)\b.*\b(?:better|nicer|best|recommend|suit\w*|choose|pick|go for)\b|\b(?:better|nicer|recommend|choose|pick|go for)\b.*\b(?:stargazer|sunriser|stormchaser|lodge) or (?:the )?(?:stargazer|sunriser|stormchaser|lodge)\b/,
    unless: /\b(?:price|value|cheap\w*|cost|money|deal|night)\b/,
    topic: 'rooms',
  },
  {
    example: 'Could we see the sea from bed in any of them?',
    heardAs: topicSet('unknown beach beaches offtopic windows beds rooms emergency'),
    pattern:
      /\b(?:see|view of|views? (?:over|to)|look (?:out )?(?:at|over|to)|overlook\w*|wake (?:up )?to) (?:the )?(?:sea|ocean|water)\b/,
    unless:
      /\b(?:stargazer|sunriser|stormchaser|lodge|walk|path|beach|which|better|best|on foot|by foot|(?:must|have to|got to|need to|never|want to|like to|love to) see\b(?!.*\b(?:from|bed|windows?|wake|waking|room|cabin|deck|tub)\b))\b/,
    topic: 'windows',
  },
  {
    example: 'My feet are always frozen in the mornings, what about the floor?',
    heardAs: topicSet('unknown heating heating_and_cooling breakfast complaint beds offtopic showers housekeeping'),
    pattern:
      /\b(?:feet|foot|toes|barefoot|bare feet|slippers)\b.*\b(?:cold|frozen|freez\w*|ice|icy|chilly|warm)\b.*\bfloors?\b|\bfloors?\b.*\b(?:cold|frozen|freez\w*|icy|warm)\b.*\b(?:feet|toes|barefoot)\b/,
    unless: /\b(?:broken|not working|stopped|turn(?:ed)? (?:it )?(?:on|up|off))\b/,
    topic: 'heating',
  },
  {
    example: 'How big is the cabin?',
    heardAs: topicSet('acres beds rooms unknown cabin_amenities'),
    pattern:
      /\b(?:how (?:big|large|small|tiny|spacious|roomy)|what size) (?:is|are) (?:the|your|a|each|our|these|those) (?:\w+ )?(?:cabins?|rooms?)\b/,
    unless: /\b(?:beds?|land|estate|acres|windows?|tub|bath|screen|kitchen|bath ?room)\b/,
    topic: 'rooms',
    gap: 'how big',
  },
  {
    example: 'Nothing we like better than a good gale.',
    heardAs: topicSet('windows room_stormchaser weather unknown rooms offtopic'),
    pattern:
      /\b(?:love|loves|adore|like|nothing better|enjoy|mad (?:about|for|into))\b.{0,30}\b(?:gales?|storms?|wild weather|big seas?|howling wind|wind howling)\b/,
    unless: /\b(?:safe|cancel\w*|warning|what if|beach|walk)\b/,
    topic: 'room_stormchaser',
  },
  {
    example: 'Are the rooms all more or less the same bar the view?',
    heardAs: topicSet(`${roomTopics} windows unknown beds price compare_modes offtopic`),
    pattern: either(
      /\b(?:rooms|cabins|they|four|three)\b.*\b(?:all )?(?:more or less |pretty much |much |basically |exactly )?(?:the same|alike|identical)\b(?:.*\b(?:bar|apart from|except|only)\b.*\bviews?\b|$)/,
      /\bwhat (?:do|would|will|did) (?:you|we|i) (?:lose|miss|give up|do without|gain|get)\b.*\b(?:lodge\b.*\b(?:cabins?|stargazer|sunriser|stormchaser)|(?:cabins?|stargazer|sunriser|stormchaser)\b.*\blodge)\b/,
      /\bwhat does (?:the )?lodge not have\b|\bwhat is missing (?:in|from) the lodge\b/,
    ),
    unless: /\b(?:price|cost|nights?|rate|breakfast|dates?)\b/,
    topic: 'cabin_amenities',
  },
  {
    example: 'Which cabin is nearest to the sea?',
    heardAs: topicSet(`${roomTopics} unknown beach beaches location walks about price windows`),
    pattern:
      /\b(?:which|what)(?: (?:room|cabin|one|place|of (?:them|the (?:four|rooms|cabins))))? (?:is |lies |stands |sits )?(?:the )?(?:closest|nearest|closer|nearer) to the (?:sea|ocean|water)\b/,
    unless: /\b(?:beach|town|village|pub|station)\b/,
    topic: 'rooms',
  },
  {
    example: "What's your nicest room?",
    heardAs: topicSet(
      `${roomTopics} unknown offtopic cheapest dearest about availability price testimonials how_to_book change_booking`,
    ),
    pattern: either(
      new RegExp(`^${leadIn}(?:which|what)(?: (?:is|are|would be))?${ofYours}(?: (?:is|are|would be))?${best}$`),
      /\b(?:which|what) (?:room|cabin|one|place) (?:would|do|should|did) (?:you|we|i) (?:recommend|suggest|pick|choose|go for|book|take|advise)\b/,
      /\b(?:which|what) of (?:them|the (?:four|rooms|cabins)) (?:would|do|should|did) (?:you|we|i) (?:recommend|suggest|pick|choose)\b/,
      /\b(?:which|what) of (?:them|the (?:four|rooms|cabins)) (?:would|do|should|did) (?:you|we|i) (?:go for|book|take|advise)\b/,
      /\bhelp (?:me|us) (?:to )?(?:choose|decide|pick)(?: between)?(?: (?:a|the|which|your))? ?(?:room|cabin|one|them|rooms|cabins)?$/,
      /\b(?:can not|can ?t) (?:decide|choose|pick)(?: (?:between|which|on))?(?: (?:the|a|your|them|rooms?|cabins?|one))*$/,
    ),
    unless: { test: (text) => ofOther.test(text) || roomChosenFor(text) !== undefined },
    topic: 'rooms',
  },
  {
    example: 'Do the cabins all have the same inside?',
    heardAs: topicSet(`${roomTopics} unknown offtopic heating late_check_out price about tub kitchen`),
    pattern: either(
      /\b(?:differen(?:ce|ces|t)|differ|same|alike|identical)\b.*\b(?:inside|indoors|interiors?|in them|equipment|equipped)\b/,
      /\b(?:differen(?:ce|ces|t)|differ|same|alike|identical)\b.*\b(?:facilities|furnish\w*|kit(?:ted)?|amenities|layout)\b/,
      /\b(?:inside|interiors?|equipment|facilities|amenities|furnish\w*)\b.*\b(?:differen(?:ce|ces|t)|differ|same|alike|identical)\b/,
      /\b(?:do|have) (?:they|the (?:cabins|three)) (?:all )?(?:have|got) the same (?:things|stuff|inside|facilities|amenities|kit)\b/,
      /\b(?:do|have) all (?:of them|three|the cabins) (?:all )?(?:have|got) the same (?:things|stuff|inside|facilities|amenities|kit)\b/,
    ),
    unless: /\b(?:price|cost|night|day|bath|rate|lodge)s?\b/,
    topic: 'cabin_amenities',
  },
  ...ofChoosingRooms,
  // What is left of “Tell me about the rooms”.
  {
    example: 'and the cabins?',
    heardAs: topicSet('rooms unknown check_out complaint cabin_amenities about availability lodge_amenities'),
    pattern: /^(?:(?:and|so) )?(?:about )?(?:the|your|all the|all your) (?:wild )?(?:rooms|cabins|places to stay|accommodation)$/,
    topic: 'rooms',
  },
  {
    example: 'Can you see the stars?',
    heardAs: topicSet('windows unknown room_stargazer weather rooms location'),
    pattern:
      /\b(?:can|could|will|do) (?:you|we|i|ye) (?:actually |really |even )?(?:see|get|watch) (?:the |any |many |a lot of )?stars\b/,
    unless: /\b(?:from (?:the )?(?:lodge|stormchaser|sunriser)|tonight|michelin)\b/,
    topic: 'room_stargazer',
  },
  {
    example: 'Which room has the best view?',
    heardAs: topicSet(
      'unknown windows rooms room_stargazer room_sunriser room_stormchaser room_seaforest beach dearest cheapest offtopic',
    ),
    pattern: either(
      /\b(?:which|what)\b.{0,30}\b(?:best|nicest|loveliest|most|finest|better)\b.{0,12}\bviews?\b/,
      /\b(?:which|what) (?:one |room |cabin |of them )?(?:has|have|got|with|looks? (?:at|over|out)) .{0,16}\b(?:sea|ocean)(?: views?)?\b/,
    ),
    topic: 'rooms',
  },
  {
    example: 'Tell me the difference between the rooms.',
    heardAs: topicSet('rooms compare_modes unknown cabin_amenities dearest price about'),
    pattern: /\bdifferen\w+ (?:between|of|in) (?:the|your|all the|all) (?:rooms|cabins|places|four)(?: please)?$/,
    topic: 'rooms',
  },
  {
    example: "We can't decide between Sunriser and Stormchaser.",
    heardAs: topicSet(`${roomTopics} unknown pets offtopic price dearest`),
    pattern: new RegExp(
      `^(?:(?:we|i) (?:can not|could not|are unable to) (?:decide|choose|pick|make up (?:our|my) minds?)|torn|(?:we|i) (?:am|are) torn) between (?:the )?${aRoom} (?:and|or) (?:the )?${aRoom}\\b`,
    ),
    unless: /\b(?:for|nights?|dates?|weekends?|weeks?|days?|box|bath|breakfast)\b/,
    topic: 'rooms',
  },
  {
    example: 'Could you describe each for us?',
    heardAs: topicSet(`${roomTopics} unknown anniversary offtopic about`),
    pattern:
      /\bdescribe (?:each|both|them|the two|all(?: of them)?|each of them|both of them)(?: (?:for|to) (?:us|me))?(?: please)?$/,
    topic: 'rooms',
  },
]
