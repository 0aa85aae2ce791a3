/** What a stay costs: “Two nights, Stargazer.” */

import { anyRoomSaid } from '#app/rooms/meant-rooms.ts'
import { anyOf, either, framed } from '#app/understanding/any-of.ts'
import { anyMonth } from '#app/understanding/calendar-words.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { aRoom } from '#app/understanding/shared-words.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { leadIn, opening, roomTopics } from './everyday-words.ts'

const samePrice = 'same (?:price|rate|cost|money|tariff)'
const aDayOrWeekend = '(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mid ?week|week ?days?|weekends?)'
const dearer = '(?:less|cheaper|dearer|more expensive|better value|lower|higher|pricier|different price)'

export const ofPrices: readonly Form[] = [
  {
    example: 'Will you reserve a sum on my card as security?',
    heardAs: topicSet('deposit unknown pay_addons payment_page'),
    pattern:
      /\b(?:reserve|hold|block|freeze|pre ?authori[sz]e) (?:a |some |any )?(?:sum|amount|money|deposit|hold)?\b.*\b(?:as|for) (?:a )?security\b|\b(?:hold|block) on my card\b|\b(?:blocked|held|froze|frozen|pre ?authori[sz]ed)\b.{0,30}\b(?:on|from) (?:my|our|the|your) (?:credit |debit )?cards?\b|\bdeposits?\b.*\b(?:for|against) (?:breakages?|damages?)\b/,
    topic: 'deposit',
  },
  {
    example: 'Does the month we pick make any difference to what we pay?',
    heardAs: topicSet('unknown dynamic_prices price cheapest'),
    pattern: /\b(?:month|season|time of (?:the )?year|when we come)\b.*\b(?:difference|matter)\b.*\b(?:pay|price|cost|bill)\b/,
    topic: 'dynamic_prices',
  },
  {
    example: 'Whichever has the smallest price tag will do us.',
    heardAs: topicSet('cheapest unknown late_check_out dearest'),
    pattern: /\b(?:smallest|lowest) price tag\b/,
    topic: 'cheapest',
  },
  {
    example: 'Do you charge in dollars?',
    heardAs: topicSet('unknown currency price pay_addons'),
    pattern:
      /\b(?:charge|bill|priced?) (?:us |me )?in (?:us |american |canadian |australian )?(?:dollars?|pounds?|sterling|francs|zloty|yen|rupees)\b/,
    topic: 'currency',
  },
  {
    example: 'So the Friday and the Saturday comes to what?',
    heardAs: topicSet('weekend'),
    pattern: /\bcomes? to (?:what|how much)$/,
    topic: 'price',
  },
  // Right or wrong, the price is told.
  {
    example: "That's wrong, the lodge is 149",
    heardAs: topicSet('room_seaforest room_stargazer room_sunriser room_stormchaser lodge_amenities unknown'),
    pattern: /\b(?:wrong|not right|not true)\b.*\b(?:lodge|stargazer|sunriser|stormchaser) is (?:euro )?\d{2,3}\b/,
    topic: 'price',
  },
  {
    example: 'Is Stargazer the same price as Sunriser?',
    heardAs: topicSet(
      'availability unknown rooms room_stargazer room_sunriser room_stormchaser room_seaforest cheapest dearest about',
    ),
    pattern: either(
      new RegExp(`\\b${aRoom}\\b.*\\b${samePrice}\\b.*\\b${aRoom}\\b`),
      new RegExp(`\\b${aRoom} (?:and|or) (?:the )?${aRoom}\\b.*\\b${samePrice}\\b`),
      new RegExp(`\\b${samePrice}\\b.*\\b${aRoom} (?:and|or|as) (?:the )?${aRoom}\\b`),
    ),
    topic: 'price',
  },
  {
    example: 'Is it 239 each or for the two of us?',
    heardAs: topicSet('couples unknown occupancy breakfast price per_room grazing'),
    pattern: either(
      /\b(?:each|a head|per (?:head|person)|apiece)\b.{0,12}\bor\b.{0,24}\b(?:(?:both|the two|two) of us|for (?:both|two|the two)|the (?:room|cabin|pair))\b/,
      /\b(?:(?:both|the two|two) of us|for (?:both|two|the two)|the (?:room|cabin|pair))\b.{0,12}\bor\b.{0,16}\b(?:each|a head|per (?:head|person)|apiece)\b/,
    ),
    unless: /\b(?:breakfast|trays?|hampers?|box(?:es)?|boards?|bath|picnic|yoga|sauna|reiki|wine)\b/,
    topic: 'per_room',
  },
  {
    example: 'Any single supplement?',
    heardAs: topicSet('unknown late_check_out occupancy price flexi offtopic per_room two_night'),
    pattern: /\b(?:single|solo) (?:occupancy )?(?:supplements?|surcharges?|rates?|prices?|charges?|occupancy)\b/,
    topic: 'per_room',
  },
  // Flexi is heard, but nobody speaks of a late check-out.
  {
    example: 'What does one night set us back?',
    heardAs: topicSet('flexi price compare_modes unknown'),
    pattern:
      /\bwhat (?:does|would|will|is) (?:a|one|1) night (?:there )?(?:set (?:us|me) back|cost|come to|run to)$|^what (?:is|are) (?:the|your) (?:price|cost|rate)s? (?:of|for) (?:an?|your) (?:room|cabin)s?$/,
    topic: 'price',
  },
  {
    example: 'We come Monday and leave Wednesday, in Sunriser. What would be the sum?',
    heardAs: topicSet('late_check_out check_out price unknown two_night'),
    pattern:
      /\b(?:come|arrive|coming|arriving)\b.{0,6}\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b.{0,6}\b(?:leave|leaving|go|going home)\b.{0,6}\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
    unless: /\b(?:late|six|6|evening|bath|breakfast)\b/,
    topic: 'price',
  },
  // Two nights, and no Flexi.
  {
    example: 'We would sleep in Sunriser from Tuesday to Thursday, so two nights',
    heardAs: topicSet('flexi late_check_out two_night check_out unknown'),
    pattern:
      /\b(?:from )?(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:to|till|until|through) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
    unless: /\b(?:flexi|late|till (?:six|6|four|4)|until (?:six|6|four|4)|leave|cancel\w*|free|available|deliver\w*)\b/,
    topic: 'price',
  },
  {
    example: "We only get Sunday nights off, what's Stargazer then?",
    heardAs: topicSet('flexi price weekend two_night unknown'),
    pattern: /\bnights?\b.*\bwhat (?:is|s) (?:the )?(?:stargazer|sunriser|stormchaser|lodge)(?: then| like that| on one)?$/,
    topic: 'price',
  },
  {
    example: 'so thats 99 a night for Stargazer, yes or no?',
    heardAs: topicSet('room_stargazer room_sunriser room_stormchaser room_seaforest unknown cheapest dearest'),
    pattern: /\b(?:that is|it is|thats|its|still) (?:only |just )?(?:euro )?\d{2,3} (?:a|per) night\b/,
    topic: 'price',
  },
  // Asked of a dearer room, and not of extras.
  {
    example: 'Is the extra tenner worth it?',
    heardAs: topicSet('book_experience pay_addons extras unknown price offtopic two_night late_check_out dearest compare_modes'),
    pattern: either(
      /\b(?:extra|additional|more) (?:tenner|twenty|few (?:quid|bob|euro)|(?:euro )?\d{2}(?: euro| quid)?|money)\b.*\bworth\b/,
      /\bworth (?:the|paying the|an|that) (?:extra|additional) (?:tenner|twenty|few (?:quid|bob|euro)|(?:euro )?\d{2}(?: euro| quid)?|money)?\b/,
    ),
    unless: /\b(?:baths?|tub|breakfast|box|tray|checkout|check out|weekend|saturday|friday|nights?)\b/,
    topic: 'price',
  },
  {
    example: "Is the lodge cheaper for her as she's on her own?",
    heardAs: topicSet(
      'unknown price cheapest occupancy couples offtopic newsletter best_rate per_room weekend two_night room_seaforest',
    ),
    pattern: either(
      /\b(?:cheaper|less|reduced|lower|half|discount|reduction|same)\b.*\b(?:(?:for|if) (?:one|1|a single|just me|only me|i am alone|(?:i|she|he) (?:am |is )?(?:come |comes |stay |stays )?(?:alone|on my own|on her own|on his own|by myself))|single (?:person|traveller|guest|occupancy)|on (?:her|his|my) own|solo)\b/,
      /\bsingle (?:person|traveller|guest|occupancy)s?\b.*\b(?:less|cheaper|reduced|lower|discount|rate|price|supplement|extra)\b|\bsingle supplement\b/,
    ),
    unless: /\b(?:night|breakfast|tray|dog|bed)s?\b/,
    topic: 'per_room',
  },
  {
    example: 'I have a €300 voucher, does it cover two nights midweek in the lodge?',
    heardAs: topicSet('unknown price vouchers flexi two_night flexi_booking offtopic cheapest'),
    pattern:
      /\b\d{2,4}\b.*\bvouchers?\b.*\b(?:cover|do|pay for|enough|get|buy)\b.*\bnights?\b|\bvouchers?\b.*\b\d{2,4}\b.*\b(?:cover|do|pay for|enough|get|buy)\b.*\bnights?\b/,
    unless: /\b(?:years?|valid|expire\w*|bath|food|breakfast)\b/,
    topic: 'price',
  },
  {
    example: 'Booking Sunriser Monday to Wednesday now.',
    heardAs: topicSet('change_booking availability unknown how_to_book'),
    pattern:
      /^(?:we are |i am |if (?:we|i) (?:are )?)?(?:booking|book) (?:the )?(?:stargazer|sunriser|stormchaser|lodge) (?:for )?(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|the weekend|two nights|one night)\b/,
    unless: /\b(?:free|available|how do|can)\b/,
    topic: 'price',
  },
  {
    example: "We're coming on the 20th of February for 3 nights",
    heardAs: topicSet('availability unknown two_night flexi_booking change_booking how_to_book offtopic'),
    pattern: new RegExp(
      `^${leadIn}(?:(?:we|i) )?(?:(?:are|am|will|would|will be|would be|d be|are thinking|am thinking|im thinking|thinking|hope|are hoping|plan|are planning) )*(?:of |to )?(?:arriving|coming|booking|come|arrive|book|stay|staying)\\b(?=.*\\b(?:${anyMonth})\\b)(?=.*\\b(?:\\d|two|three|four) (?:nights?|nites?)\\b)`,
    ),
    unless: /\b(?:free|available|availability|vacan\w*|have you|do you have|booked|any)\b/,
    topic: 'price',
  },
  {
    example: 'Can you rank your rooms by what they cost?',
    heardAs: topicSet(`${roomTopics} price cheapest dearest unknown offtopic best_rate`),
    pattern: either(
      /\b(?:rank|list|order|sort|line up)\b.*\b(?:rooms?|cabins?|places?|them|all four)\b.*\b(?:costs?|prices?|priced?|cheap\w*|dear\w*|expensive)\b/,
      /\b(?:rooms?|cabins?|places?|all four)\b.*\b(?:in order of|by|from) (?:the )?(?:price|cost|cheapest to|dearest to|lowest to|highest to)\b/,
    ),
    unless: /\b(?:book|confirmation|bath|box|tray)\b/,
    topic: 'price',
  },
  {
    example: 'With the newsletter code, what would two nights in Stargazer come down to?',
    heardAs: topicSet('newsletter unknown price best_rate two_night dynamic_prices'),
    pattern:
      /^(?=.*\b(?:10 percent|ten percent|newsletter|discount)\b)(?=.*\b(?:stargazer|sunriser|stormchaser|lodge)\b)(?=.*\bnights?\b).*\b(?:what would|how much|come (?:down )?to|pay|cost|total|leave)\b/,
    unless: anyOf(/escape|flexi|vouchers?|combin\w*|together|stayed|before|again|and the|on top/),
    topic: 'price',
  },
  {
    example: 'One night midweek in Stormchaser, total?',
    heardAs: topicSet('flexi two_night'),
    pattern:
      /^(?=.*\b(?:stargazer|sunriser|stormchaser|lodge)\b)(?=.*\b(?:one|1|a|single) (?:week ?)?night\b)(?=.*\b(?:mid ?week|week ?night|(?:sun|mon|tues|wednes|thurs)day)\b).*\b(?:total|how much|come to|price|cost|altogether|all in|sum)\b/,
    unless: /\b(?:late|flexi|deal|offer|save|saving|six|6)\b/,
    topic: 'price',
  },
  {
    example: 'How much is a stay over Easter?',
    heardAs: topicSet('unknown availability offtopic weekend price'),
    pattern: /\b(?:how much|prices?|costs?|rates?)\b.*\b(?:christmas|new years?|easter|bank holiday|valentines?|st patricks?)\b/,
    unless: /\b(?:vouchers?|cancel\w*|dinner|part(?:y|ies)|bath|breakfast|box|tray)\b/,
    topic: 'price',
    gap: 'on that day',
  },
  {
    example: 'How much for a week in the lodge?',
    heardAs: topicSet(
      'unknown lodge_amenities room_seaforest room_stargazer room_sunriser room_stormchaser two_night cabin_amenities availability',
    ),
    pattern: framed(/^(?=.*\b(?:lodge|stargazer|sunriser|stormchaser|cabin)\b)/, [
      /.*\b(?:how much|prices?|costs?|total|come to)\b.*\b(?:a|one|full|whole|the) week\b(?!end)/,
      /.*\b(?:a|one|full|whole) week\b(?!end).*\b(?:how much|price|cost|costs|total|come to)\b/,
    ]),
    unless: /\b(?:off|save|saves|saving|discount|percent|notice|voucher|refund|before|ago)\b/,
    topic: 'price',
  },
  {
    example: 'Which is the second cheapest room?',
    heardAs: topicSet('unknown dearest cheapest per_room rooms'),
    pattern: either(
      /\b(?:rank|sort|order|list|compare)\b.{0,16}\b(?:rooms?|cabins?|places|all|them|four)\b.{0,16}\b(?:price|cost|cheapest|dearest|expensive)\b/,
      /\bcheapest to (?:the )?(?:dearest|most expensive)\b/,
      /\b(?:second|third|2nd|3rd|next|two|2|three|3) (?:cheapest|dearest|most expensive|least expensive|lowest|highest)\b/,
    ),
    topic: 'price',
  },
  {
    example: 'How much would two nights with the dog be?',
    heardAs: topicSet('two_night unknown pets weekend'),
    pattern: either(
      /\bhow much\b.*\bnights?\b.*\bwith (?:a|the|our|my) (?:\w+ )?(?:dog|pup|puppy|pet)\b/,
      /\bnights?\b.*\bwith (?:a|the|our|my) (?:\w+ )?(?:dog|pup|puppy|pet)\b.*\b(?:price|cost|how much)\b/,
    ),
    unless: /\b(?:fees?|charges?|extra|supplement|surcharge|cancel\w*|deposit)\b/,
    topic: 'price',
  },
  {
    example: 'Two nights, Stargazer.',
    heardAs: topicSet('unknown rooms availability check_in room_stargazer room_sunriser room_stormchaser room_seaforest'),
    pattern: new RegExp(
      `^${leadIn}(?:[2-7]|two|three|four|five|six|seven|a couple of) (?:week)?nights (?:in |at )?(?:the )?(?:${anyRoomSaid})(?: please)?$|^${leadIn}(?:the )?(?:${anyRoomSaid}) (?:for )?(?:[2-7]|two|three|four|five|six|seven) (?:week)?nights(?: (?:please|that is (?:the lot|all|it)|nothing (?:else|more)|only))*$`,
    ),
    topic: 'price',
  },
  {
    example: 'Two cabins then, Stormchaser and Sunriser, one Tuesday.',
    heardAs: topicSet('occupancy price rooms availability room_stargazer room_sunriser room_stormchaser room_seaforest unknown'),
    pattern:
      /^(?=.*\b(?:two|2|both) (?:of the )?(?:cabins|rooms)\b)(?=.*\b(?:stargazer|sunriser|stormchaser|lodge)\b.*\b(?:and|plus)\b.*\b(?:stargazer|sunriser|stormchaser|lodge)\b).*\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|mid ?week|weekend|nights?)\b/,
    unless: /\b(?:free|available|close|near|apart|difference)\b/,
    topic: 'price',
  },
  {
    example: 'My friend said it was 150 a night, is that right?',
    heardAs: topicSet('occupancy unknown best_rate cheapest per_room testimonials newsletter dynamic_prices price'),
    pattern: /\b(?:said|says|told (?:me|us)|heard|read|saw|thought|reckons)\b.*\b\d{3}\b.{0,8}\b(?:a|per|each) night\b/,
    unless: /\b(?:budget|percent|voucher|off)\b/,
    topic: 'price',
  },
  {
    example: 'Thinking of Fri to Sunday in December, cheapest option?',
    heardAs: topicSet('price cheapest availability unknown dearest two_night'),
    pattern:
      /^(?=.*\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)?days?|mon|tues?|wed|thurs?|fri|sat|nights?|weekend|midweek)\b).*\bcheapest (?:option|room|one|place|cabin)?(?: (?:you have|possible|going|available))?$/,
    unless: /\b(?:bath|tub|ofuro|way|time|day|which|is|are)\b/,
    topic: 'price',
  },
  {
    example: 'How much is Stargazer with a dog?',
    heardAs: topicSet('unknown pets price'),
    pattern:
      /^(?=.*\b(?:how much|price|cost)\b).*\b(?:lodge|stargazer|sunriser|stormchaser)\b.*\bwith (?:a|the|my|our|one) (?:\w+ )?(?:dog|pup|puppy|cat)\b/,
    topic: 'price',
  },
  {
    example: 'Is it less if we come on Tuesday?',
    heardAs: topicSet('two_night dynamic_prices unknown cheapest dearest price availability check_in compare_modes flexi'),
    pattern: new RegExp(`\\b${dearer}\\b.{0,30}\\b(?:if|when|on|in|at|during|for|to come)\\b.{0,30}\\b${aDayOrWeekend}\\b`),
    unless: /\b(?:bath|breakfast|box|late checkout|taxi|how much)\b/,
    topic: 'weekend',
  },
  {
    example: 'Is Stargazer 199 at the weekend?',
    heardAs: topicSet(
      'room_stargazer room_sunriser room_stormchaser room_seaforest unknown cheapest dearest offtopic price about',
    ),
    pattern: opening(
      /(?:is|are|was|does|would)\b(?=.*\b(?:stargazer|sunriser|stormchaser|lodge|it)\b).{0,40}\b(?:euro )?[1-9]\d{2}\b(?! (?:acres|people|guests|km|kilometres|metres|percent|years?|minutes|nights))/,
    ),
    unless: /\b(?:dogs?|bath|breakfast|deposit|voucher|built|since)\b/,
    topic: 'price',
  },
  {
    example: 'And the lodge is really only 159?',
    heardAs: topicSet('room_stargazer room_sunriser room_stormchaser room_seaforest unknown cheapest offtopic'),
    pattern:
      /\b(?:is|are|was)\b.*\b(?:really|only|just|still) (?:only |just |from )?(?:euro )?[1-9]\d{2}\b(?! (?:acres|people|guests|km|metres|years?))/,
    topic: 'price',
  },
]
