/** Bed, warmth, shower and kitchen of a room: “Will it be warm when we walk in?” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

export const ofComfort: readonly Form[] = [
  {
    example: "Need to be sure I'll be toasty inside the cabin in November",
    heardAs: topicSet('heating heating_and_cooling unknown'),
    pattern:
      /\b(?:be|stay|keep) (?:toasty|cosy|cozy|warm|snug)(?: enough)? (?:inside|in) (?:the|our|your|a) (?:cabin|room|lodge)\b/,
    unless: /\b(?:bath|tub|too|how warm)\b/,
    topic: 'heating',
  },
  {
    example: 'Can you make it colder in the cabin?',
    heardAs: topicSet('unknown heating check_in heating_and_cooling cabin_amenities'),
    pattern: /\b(?:make|keep|get|set) (?:it|the (?:room|cabin|place)|them) (?:any |a bit |a little )?(?:colder|cooler|cool)\b/,
    unless: /\b(?:bath|tub|wine|beer|drinks?)\b/,
    topic: 'heating_and_cooling',
  },
  {
    example: 'What size of bed should I buy for?',
    heardAs: topicSet('offtopic beds unknown anniversary'),
    pattern: /\bwhat size (?:of )?beds?\b|\bsize of (?:the |your )?beds?\b/,
    topic: 'beds',
  },
  {
    example: "Hoping it isn't one of those poky little doubles.",
    heardAs: topicSet('check_in unknown beds cabin_amenities'),
    pattern:
      /\bwhat would we be sleeping (?:in|inside|on)\b|\b(?:poky|small|tiny|narrow) (?:little )?(?:doubles?|singles?|beds?)\b/,
    topic: 'beds',
  },
  {
    example: 'Can the bed be split into two singles?',
    heardAs: topicSet('unknown beds occupancy'),
    pattern:
      /\bbeds?\b.{0,12}\b(?:split|separated?|pushed apart|unzipped|pulled apart|made (?:up )?(?:as|into) (?:two|2|singles|twins?))\b/,
    topic: 'beds',
    gap: 'split',
  },
  {
    example: "You don't have a fire or anything like that in the rooms, do you?",
    heardAs: topicSet('unknown heating offtopic emergency cabin_amenities rooms'),
    pattern:
      /\b(?:have|got|there) (?:a |an |any )?(?:open )?(?:fire|fireplace|fires|log burner|wood burner)\b.{0,24}\bin (?:the|our|your|each|every) (?:rooms?|cabins?|lodge)\b/,
    unless: /\bfire (?:extinguisher|blanket|alarm|exit|escape|door|pit|safety)\b/,
    topic: 'heating',
  },
  {
    example: "I'd like to fry us a couple of eggs. Is there anything to do it on?",
    heardAs: topicSet('experiences heating breakfast unknown dining kitchen offtopic cabin_amenities picnic'),
    pattern: either(
      /\b(?:fry|boil|scramble|poach|cook|make) (?:us |me |up )?(?:a |an |some |our |my )?(?:\w+ )?(?:couple of )?(?:eggs?|rashers|sausages|pasta|porridge|omelettes?|pancakes?)\b/,
      /\b(?:pasta|soup|leftovers|stew|curry|food)\b.*\b(?:heat|warm|cook) (?:it|them|that)(?: up)?\b/,
    ),
    unless: /\b(?:how (?:long|do you|to)|restaurant|serve|order|included|recipe|for us)\b/,
    topic: 'kitchen',
  },
  {
    example: 'Will there be a single bed for my carer?',
    heardAs: topicSet('kitchen beds unknown cabin_amenities occupancy'),
    pattern: /\b(?:single|extra|spare|second|camp|fold ?(?:up|out)) beds? for\b/,
    topic: 'beds',
    gap: 'extra bed',
  },
  {
    example: 'Is the floor heated in the lodge too?',
    heardAs: topicSet('lodge_amenities room_seaforest heating heating_and_cooling unknown'),
    pattern: /\bfloors?\b.{0,12}\b(?:heated|warm|heating)\b.*\blodge\b|\blodge\b.*\b(?:heated floors?|under ?floor)\b/,
    topic: 'heating',
    gap: 'lodge',
  },
  {
    example: 'Which would be warmer for us, the lodge or a cabin?',
    heardAs: topicSet('rooms cheapest room_seaforest heating heating_and_cooling unknown lodge_amenities cabin_amenities'),
    pattern: /\bwhich\b.*\b(?:warmer|warmest|cosier|cosiest|snugger|snuggest)\b|\bwarmer\b.*\b(?:lodge|cabins?)\b.*\bor\b/,
    unless: /\b(?:month|season|weather|clothes)\b/,
    topic: 'heating',
    gap: 'warmer',
  },
  {
    example: 'My heating at home knocks, how do I bleed it?',
    heardAs: topicSet('emergency heating heating_and_cooling offtopic unknown'),
    pattern: /\bbleed (?:it|them|the (?:radiators?|heating|system|pipes?))\b/,
    topic: 'heating_and_cooling',
    gap: 'bleed',
  },
  // To drink from, and not to look through.
  {
    example: 'Glasses?',
    heardAs: topicSet('windows unknown kitchen'),
    pattern: /^(?:(?:and|or|are there|do you have|have you|any|what about) )*glasses(?: (?:too|then))?$/,
    topic: 'kitchen',
    gap: 'glasses',
  },
  {
    example: 'Is there a fire to sit beside in the evenings?',
    heardAs: topicSet('heating unknown meditation experiences cabin_amenities'),
    pattern:
      /\b(?:is there|are there|have (?:you|ye|they)|has it|does it have|do (?:you|they) have)\b.{0,12}\b(?:open |log |wood |real |proper |turf )?(?:fires?|fire ?places?)\b/,
    unless:
      /\b(?:alarms?|extinguishers?|blankets?|pits?|brigade|escapes?|exits?|outside|outdoors?|bath|tub|emergency|bbq|smoke|works?)\b/,
    topic: 'heating',
  },
  {
    example: 'Single beds or one big one?',
    heardAs: topicSet('beds unknown occupancy acres'),
    pattern: either(
      /\b(?:single|twin|small|separate) (?:beds? )?or (?:is it )?(?:one|a) (?:big|large|double|king)\b|\b(?:one|a) (?:big|large|double|king) (?:bed |one )?or (?:two )?(?:singles?|twins?|separate|small)\b/,
      /\bbeds?\b.*\bwhat sizes?\b|\b(?:what|which) sizes?\b.*\bbeds?\b|\bhow (?:big|large|wide) (?:is|are) the beds?\b/,
    ),
    unless: /\b(?:centimet\w*|cm|feet|foot|dogs?|sofa|extra|third)\b/,
    topic: 'beds',
  },
  {
    example: 'My girlfriend dreams of washing her hair under the open sky.',
    heardAs: topicSet('showers unknown tub offtopic rooms engagement windows'),
    pattern:
      /\b(?:wash(?:ing)? (?:my|our|her|his|your|the) hair|shower(?:ing)?|(?:have|having|take|taking) a (?:wash|shower)|rinse off)\b.*\b(?:under the (?:open )?(?:sky|stars|trees|moon)|out ?doors|in the open(?: air)?|al fresco|out ?side)\b/,
    unless: /\b(?:dogs?|bikes?|wet ?suits?|sand|boots|private|hot|cold|warm)\b/,
    topic: 'showers',
  },
  {
    example: 'Only a tub, or a shower too?',
    heardAs: topicSet('tub showers unknown heated_bath cabin_amenities'),
    pattern:
      /\b(?:tub|bath)\b.*\bor (?:also |is there |do we get )?(?:an? |the )?(?:proper |normal )?showers?\b|\bshowers?\b.*\bor (?:just|only) (?:the |a )?(?:tub|bath)\b/,
    unless: /\b(?:lodge|warm|hot|pressure)\b/,
    topic: 'showers',
  },
  {
    example: 'Is the outdoor shower warm water or is it one of those ice cold jobs?',
    heardAs: topicSet('showers tub unknown'),
    pattern:
      /\b(?:warm|hot|cold)\b.*\b(?:outside|outdoor) (?:one|shower)\b|\b(?:outside|outdoor) (?:one|shower)\b.*\b(?:warm|hot|cold)\b/,
    topic: 'showers',
    gap: 'warm',
  },
  {
    example: 'Will it be warm when we walk in?',
    heardAs: topicSet('unknown heating heating_and_cooling check_in housekeeping bath_reheat wine weather'),
    pattern:
      /\b(?:warm|heated|cold|freezing|toasty|heat(?:ing)? (?:be )?on)\b.*\bwhen (?:we|i) (?:walk in|arrive|get (?:in|there)|come in|open the door|land)\b/,
    unless: /\b(?:bath|tub|food|wine|water)\b/,
    topic: 'heating',
  },
  {
    example: 'Are bathrooms adapted for disabled guests, grab rails etc?',
    heardAs: topicSet('heated_bath tub unknown lodge_amenities'),
    pattern: /\b(?:bath or (?:a )?shower|shower or (?:a )?bath|bathrooms?)\b/,
    unless: /\b(?:clean|dirty|leak\w*|broken|stuck|robes?|towels?)\b/,
    topic: 'showers',
    gap: 'bathroom',
  },
  {
    example: 'Can we get twin beds?',
    heardAs: topicSet('unknown beds rooms how_to_book occupancy availability'),
    pattern: /\b(?:twin|single) beds\b|\btwo (?:separate |single )?beds\b/,
    unless: /\b(?:for|third|sofa|or)\b/,
    topic: 'beds',
    gap: 'twin',
  },
  {
    example: 'Is there a wood burner?',
    heardAs: topicSet('unknown heating'),
    pattern:
      /\b(?:is|are) there (?:a |an |any )?(?:wood(?:en|[ -]burning|[ -]fired)? )?(?:stoves?(?! ?plates?)|log burners?|wood ?burners?)\b/,
    unless: /\b(?:sauna|outside|outdoors|light|kitchen|cook\w*)\b/,
    topic: 'heating',
  },
  {
    example: 'We would be needing a fire to dry the socks.',
    heardAs: topicSet('unknown heating heated_bath wine kitchen emergency lodge_amenities'),
    pattern:
      /\b(?:is there|there is|have you|need(?:ing)?|want|like|love|and|with|if|any) (?:an? |the )?(?:nice |open |real |proper |cosy )?fire(?:place)? (?:inside |indoors )?to (?:sit|look|dry|warm|curl|read|snuggle|cuddle|stare|watch)\b/,
    topic: 'heating',
  },
  {
    example: "I'm nervous we'd be shivering all night in there.",
    heardAs: topicSet('complaint availability unknown heating emergency weather price low'),
    pattern:
      /\b(?:would|will|might|could|going to) (?:both |just )?(?:be )?(?:shiver\w*|freez\w*|perish\w*|frozen)(?: to death)? (?:all night|in (?:there|bed|the (?:cabin|room|lodge))|at night)\b/,
    topic: 'heating',
  },
  {
    example: 'Is there somewhere to plug in a hot plate, or a cooker thing?',
    heardAs: topicSet('unknown kitchen tub housekeeping heating cabin_amenities sauna'),
    pattern: /\b(?:hot|stove|cooking) ?plates?\b|\bcooker (?:thing|yoke)\b/,
    topic: 'kitchen',
  },
  {
    example: "I need to hear that there's a real king bed and not an inflatable.",
    heardAs: topicSet('beds unknown offtopic'),
    pattern: /\b(?:real|proper|actual) (?:king )?(?:size )?bed\b/,
    topic: 'beds',
  },
  {
    example: "Is it a double we'd be sleeping in, or something roomier?",
    heardAs: topicSet('beds rooms unknown late_check_out occupancy cabin_amenities cheapest'),
    pattern: either(
      /\b(?:is it|would it be|will it be|is that) (?:just |only )?(?:an? |one )?(?:double|single|queen|twin|king)\b.*\bsleep(?:ing)?\b/,
      /\b(?:double|single|queen)s?\b.*\bor (?:is it )?(?:something|anything|one) (?:a bit )?(?:roomier|bigger|larger|wider|more generous)\b/,
    ),
    unless: /\b(?:booking|price|cost|glazed|showers?|storey|rooms?|cabins?)\b/,
    topic: 'beds',
  },
  {
    example: 'How much room is there to sleep, because we each like our own half?',
    heardAs: topicSet('beds rooms unknown offtopic occupancy acres price'),
    pattern:
      /\bhow much (?:room|space|width|elbow room) (?:is there|are there|do (?:we|you) (?:have|get)|have (?:we|you)|(?:would|will) (?:there be|we have|we get)) (?:to sleep|for sleeping|(?:to \w+ (?:out )?)?in (?:the |our )?beds?)\b/,
    topic: 'beds',
  },
  // “To fry an egg on” is above; here it is the pan.
  {
    example: 'What is in the cabin to heat a pan on?',
    heardAs: topicSet('cabin_amenities lodge_amenities heating unknown dining housekeeping allergy'),
    pattern:
      /\b(?:what|anything|something)\b.*\bto (?:heat|cook|warm|boil|fry|put|set) (?:up )?(?:a|our|my|the|some) (?:\w+ )?(?:pans?|pots?|kettle|saucepans?|meals?|dinner|food|lunch|breakfast) (?:up )?(?:on|with|in)$/,
    unless: /\b(?:bath|tub|beach|barbecue|fire)\b/,
    topic: 'kitchen',
  },
  {
    example: 'Where are the instructions for the hob?',
    heardAs: topicSet('kitchen gate_code guest_guide unknown order_details'),
    pattern: /\bwhere\b.*\b(?:instructions?|manual)\b.*\b(?:hob|cooker)\b/,
    topic: 'kitchen',
  },
  {
    example: 'Is there any telly, the rugby is on?',
    heardAs: topicSet('cinema unknown'),
    pattern: /\b(?:any|is there a|have you a|got a|find a|there be a) (?:telly|tv|television|big screen|screen)\b/,
    unless: /\b(?:channel|sky|saorview|broken|not work|lodge|computer)\b/,
    topic: 'cinema',
  },
]
