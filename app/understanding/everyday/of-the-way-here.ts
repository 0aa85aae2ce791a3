/** How guests come, with a car and without: “Who can collect us from the station?” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { opening } from './everyday-words.ts'

const carless =
  /^(?:(?:and|but|no|so|sorry|also|well) )*(?:(?:we|i) (?:have|are|am|come|do not have|have not got|will not have)(?: got)? )?(?:no|without|a) (?:a )?car(?: (?:with us|at all|here|i said|though))*$|\bwithout (?:a )?car$/
const asksOfCar = /\b(?:have a car|hire|rent|where|how|what|can|is|do we|park)\b/

/** “We've no car.” */
export const toldCarless = (text: string): boolean => carless.test(text) && !asksOfCar.test(text)

export const ofTheWayHere: readonly Form[] = [
  {
    example: "Where it is we're going",
    heardAs: topicSet('gate_code unknown location emergency experiences'),
    pattern:
      /\b(?:where|whereabouts) (?:it is|is it|this is)(?: that)? (?:we|i) (?:are|am|would be|will be) (?:going|headed|heading|coming|off to)$/,
    topic: 'location',
  },
  {
    example: 'It is our own car with a roof box, so I wonder about where it goes overnight.',
    heardAs: topicSet('unknown check_in late_check_out parking location offtopic'),
    pattern: either(
      /\b(?:car|van|camper\w*|motor|jeep|motorbike|trailer)\b.*\b(?:where (?:it|she|he|that) (?:goes|stays|sleeps|lives|would go)|(?:leave|keep|put) (?:it|her|him) (?:for the night|overnight))\b/,
      /\b(?:camper\w*|car|van|motorbike)\b.*\bsomewhere (?:decent|safe|secure|good|proper) to (?:leave|put|keep)\b/,
    ),
    topic: 'parking',
  },
  {
    example: 'At the last place we had to leave it on the main road overnight.',
    heardAs: topicSet('parking unknown late_check_out location check_in offtopic'),
    pattern:
      /\b(?:leave|park|left|parked|leaving|parking) (?:it|her|him|the car|our car|the van)? ?(?:out )?(?:on|along|at the side of) (?:the|a) (?:\w+ )?(?:road|street|roadside|footpath|verge)\b/,
    unless: /\b(?:bus|bike|broke|broken|crash\w*|tree|branch|stuck|blocking)\b/,
    topic: 'parking',
  },
  {
    example: 'In the last hotel it was 12 euro a night only for the auto.',
    heardAs: topicSet('pay_addons money deposit breakfast parking price currency unknown best_rate taxis'),
    pattern:
      /\b(?:in|at) (?:the|our|a|another) (?:\w+ )?(?:hotel|place|guest ?house|hostel|b and b)\b.*\b(?:euros?|pay|paid|charged?|cost)\b.*\bfor (?:the|our|my|a) (?:auto|car|parking|garage)\b(?! (?:hire|rental|wash|ferry))/,
    unless: /\b(?:taxis?|ferry|rented|hired)\b/,
    topic: 'parking',
  },
  {
    example: "I can't for the life of me see where in Ireland this is.",
    heardAs: topicSet('unknown location contact about offtopic'),
    pattern:
      /\bwhere (?:in|on) (?:ireland|the country|the map|the world|earth|wexford) (?:is )?(?:this|it|that|you|ye|the place|your place|the estate)\b/,
    topic: 'location',
  },
  // Whoever says so is not told where to park.
  {
    example: 'We come without car.',
    heardAs: topicSet('parking unknown dining taxis location lodge_amenities check_in'),
    pattern: carless,
    unless: asksOfCar,
    topic: 'taxis',
  },
  {
    example: 'Who brings us to the train?',
    heardAs: topicSet('unknown taxis check_out location town offtopic'),
    pattern: opening(/who (?:brings?|takes?|drives?|can bring|can take|can drive|would bring|will bring|will take) (?:us|me)\b/),
    topic: 'taxis',
  },
  {
    example: 'We come by train, where do we get out?',
    heardAs: topicSet('unknown town taxis check_in check_out location room_sunriser price rooms offtopic'),
    pattern:
      /^(?:and |so |no )*(?:(?:at )?(?:which|what) (?:train )?station(?: (?:is it|do we|should we|is nearest|is it we)\b.{0,20})?|where do (?:we|i) get (?:out|off)(?: the train)?)$|\bby train\b.*\bwhere do (?:we|i) get (?:out|off)$/,
    topic: 'town',
  },
  {
    example: 'Where is the estate?',
    heardAs: topicSet('location assistant town gate_code about'),
    pattern: /^where (?:exactly |abouts )?is (?:this|this place|the place|the estate)$/,
    topic: 'location',
  },
  {
    example: "We're coming by car, is there somewhere to leave it?",
    heardAs: topicSet('location parking unknown taxis pay_addons town offtopic'),
    pattern: /\bcar\b.*\b(?:somewhere|anywhere|place|where) (?:\w+ )?(?:to |do we |can we )?(?:leave|put|keep) it\b/,
    topic: 'parking',
  },
  {
    example: 'What end of the country are ye in?',
    heardAs: topicSet('unknown offtopic assistant location availability about town'),
    pattern:
      /\b(?:what|which) (?:end|part|side|corner|bit) of (?:the country|ireland|the island|the world)\b|\b(?:are (?:you|ye)|is it|is kilmara) (?:handy for|anywhere near|near|close to|far from) (?:galway|cork|limerick|kerry|belfast|donegal|mayo|waterford|kilkenny)\b/,
    topic: 'location',
  },
  {
    example: 'Do you have parking for a camper van?',
    heardAs: topicSet('unknown parking offtopic'),
    pattern: either(
      /\b(?:park|parking|space|room)\b.*\b(?:camper ?vans?|campers?|motor ?homes?|caravans?|trailers?|mini ?bus(?:es)?)\b/,
      /\b(?:park|parking|space|room)\b.*\b(?:horse ?box(?:es)?|jeeps?|two cars|second car)\b/,
      /\b(?:camper ?vans?|campers?|motor ?homes?|caravans?|trailers?|mini ?bus|horse ?box)\b.*\b(?:park|parking|space)\b/,
    ),
    unless: /\b(?:sleep|stay in|live|overnight|pitch|campsite|hook ?up)\b/,
    topic: 'parking',
    gap: 'what kind of car',
  },
  {
    example: "What's the taxi number in town?",
    heardAs: topicSet('taxis unknown contact offtopic'),
    pattern:
      /\b(?:taxis?|cabs?|hackney) (?:phone |telephone )?numbers?\b|\bnumbers? (?:for|of) (?:a |the )?(?:local )?(?:taxis?|cabs?|hackney)\b/,
    topic: 'taxis',
  },
  {
    example: 'Who can collect us from the station?',
    heardAs: topicSet('location town unknown offtopic check_in parking'),
    pattern:
      /\bwho\b.{0,12}\b(?:collect|pick|fetch|meet)(?: us| me)?(?: up)?\b.*\b(?:station|airport|port|train|bus|ferry|gorey|dublin)\b/,
    topic: 'taxis',
  },
  {
    example: 'What about coming by car?',
    heardAs: topicSet('parking unknown location taxis offtopic town'),
    pattern:
      /^(?:and |so |but |ok )*(?:what|how) about (?:coming |driving |travelling |getting there )?by car$|^(?:and |or )?(?:if we|we) (?:come|drive|are driving) (?:by car|ourselves)?$/,
    topic: 'location',
  },
  {
    example: "We're arriving in the dark, anything we should have with us?",
    heardAs: topicSet('check_in unknown gate_code location parking offtopic guest_guide walks'),
    pattern: either(
      /\b(?:in the|when it is|after|it is|be) dark\b.*\b(?:need|bring|have with us|pack|take with us|torch|light)\b/,
      /\b(?:need|bring|pack)\b.*\b(?:in the|when it is|after|if it is) dark\b/,
    ),
    unless: /\b(?:bath|beach|swim|stars?)\b/,
    topic: 'parking',
    gap: 'dark',
  },
  {
    example: "This is the one in Kerry, isn't it?",
    heardAs: topicSet('unknown location town offtopic flexi complaint about'),
    pattern: opening(
      /(?:(?:is|are) )?(?:this|it|you|ye|that)\b.*\b(?:in|down in|over in|up in|near) (?:county |co )?(?:kerry|cork|galway|mayo|clare|donegal|sligo|waterford|wicklow|meath|louth|antrim|down|west cork|connemara|the west|scotland|wales|northern ireland)\b/,
    ),
    unless: /\b(?:room|hotel|taxi|train|bus|from|weather|beach|restaurant|shop)\b/,
    topic: 'location',
  },
  {
    example: 'Where exactly do we leave the car?',
    heardAs: topicSet('location unknown check_in gate_code walks'),
    pattern: /\bwhere\b.*\b(?:leave|put|park|stick|store) (?:the|our|my|a) (?:car|van|jeep|motorbike)\b/,
    topic: 'parking',
  },
  {
    example: 'Address for the sat nav?',
    heardAs: topicSet('unknown offtopic location contact check_in parking'),
    pattern: /\b(?:coordinates|latitude|longitude|gps|what ?3 ?words|grid reference|sat ?nav)\b/,
    topic: 'location',
  },
  {
    example: 'How much is a taxi from Gorey?',
    heardAs: topicSet('unknown taxis town location'),
    pattern: /\btaxis?\b.*\b(?:charges?|costs?|fares?)\b|\b(?:how much|costs?|fares?|charge)\b.*\btaxis?\b/,
    topic: 'taxis',
    gap: 'fare',
  },
  {
    example: 'Do you pick up from the station?',
    heardAs: topicSet('town unknown location taxis check_in offtopic'),
    pattern:
      /\b(?:do|can|could|would|will) (?:you|ye|u|someone|somebody|anyone|anybody) (?:\w+ )?(?:pick|collect|fetch|meet)(?: (?:us|me|people|guests))? ?(?:up )?(?:from|at|in|off) (?:the )?(?:\w+ )?(?:station|train|airport|bus|port|ferry|town|gorey|dublin|rosslare)\b/,
    topic: 'taxis',
    gap: 'pick up',
  },
  {
    example: 'How we can arrive to you from the airport?',
    heardAs: topicSet('check_in unknown offtopic town parking availability'),
    pattern:
      /\bhow (?:we|i|one|people|do (?:we|i)|can (?:we|i)|could (?:we|i)|would (?:we|i)|to)\b.{0,20}\b(?:arrive|come|get|reach|travel)(?: (?:over|down|up|out|there|here|you|to \w+|by \w+))* (?:\w+ )?from\b/,
    // Whether there is one is for people to say.
    unless: /\b(?:shuttles?|transfers?|mini ?bus|pick(?:ed)? (?:us )?up|collect\w*)\b/,
    topic: 'location',
  },
  {
    example: 'What train station is closest?',
    heardAs: topicSet('town unknown check_in location walks'),
    pattern: /\b(?:which|what) (?:train|railway|rail) stations? (?:is|are) (?:the )?(?:nearest|closest)\b/,
    topic: 'town',
  },
  {
    example: 'Could we hire a taxi from the train station to ye?',
    heardAs: topicSet('unknown town location check_in offtopic'),
    pattern: /\b(?:hire|get|book|order|call|ring|take|find|need|want|share)\b.{0,10}\b(?:taxis?|cabs?|hackneys?)\b/,
    unless:
      /\b(?:how much|cost|price|fare|come to|roughly|what would|can you|could you|will you|would you|arrange|organi[sz]e|for us)\b/,
    topic: 'taxis',
  },
  {
    example: "I'd prefer not to fork out for parking on the day.",
    heardAs: topicSet('parking unknown'),
    pattern: /\b(?:fork out|cough up|shell out|stump up) (?:extra )?for (?:the )?parking\b/,
    topic: 'parking',
  },
]
