/** What guests tell or ask in words that the classifier hears as something else: one word of theirs sounds like another topic. */
import { anyOf, either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/topic-set.ts'
import { arrivesLate } from './late-arrivals.ts'

const callOnline = '(?:(?:zoom|teams|video|work|conference) ?(?:calls?|meetings?)|work(?:ing)? (?:remotely|online))'
const signal = '(?:signal|coverage|reception|internet|data|service|bars)'
const opened = '(?:open|load|get (?:into|the|in)|see|read|look)'

export const plainlyTold: readonly Form[] = [
  // "I have a zoom call on the Friday" books nothing.
  {
    near: topicSet('book_experience unknown wifi offtopic experiences contact check_in availability late_check_out extras'),
    said: new RegExp(
      `^(?=.*\\b${callOnline}\\b).*\\b(?:good|fast|speed|strong|reliable|stable|decent|ok|okay|handle|cope|able for)\\b`,
    ),
    not: /\b(?:with (?:you|the team|your team)|see the (?:cabin|room|place)|before (?:booking|we book|i book)|desk|table)\b/,
    topic: 'wifi',
    gap: 'how good',
  },
  {
    near: topicSet('book_experience unknown wifi offtopic experiences contact check_in availability late_check_out extras'),
    said: anyOf(
      /(?:zoom|teams|video|skype|facetime|conference|work) ?(?:calls?|meetings?|chats?)/,
      /(?:do|on|have|take|join|host) (?:a |my |an )?(?:zoom|teams meeting|webinar|video call)s?/,
      /(?:work|working|wfh) (?:remotely|from (?:the|our|your) (?:cabin|lodge|room)|online)|remote work(?:ing)?/,
    ),
    not: /\b(?:with (?:you|the team|your team)|see the (?:cabin|room|place)|before (?:booking|we book|i book)|desk|table)\b/,
    topic: 'wifi',
  },
  {
    near: topicSet('pay_addons heated_bath breakfast grazing price unknown payment_page'),
    said: either(
      /^(?:and |so |but )*how (?:do|can|would|should|will) (?:i|we) pay for (?:the |a |our |my )?(?:\w+ ){0,2}(?:baths?|breakfasts?|box(?:es)?)$/,
      /^(?:and |so |but )*how (?:do|can|would|should|will) (?:i|we) pay for (?:the |a |our |my )?(?:\w+ ){0,2}hampers?$/,
      /^(?:and |so |but )*how (?:do|can|would|should|will) (?:i|we) pay for (?:the |a |our |my )?(?:\w+ ){0,2}(?:trays?|extras?|reheat)$/,
    ),
    topic: 'pay_addons',
  },
  // Where it is eaten, and not when.
  {
    near: topicSet('breakfast dining walks unknown eating_out kitchen beds'),
    said: either(
      /\bbreakfast\b.*\b(?:served|in a restaurant|dining room|in (?:the|our) (?:room|cabin|lodge|bed))\b/,
      /\bbreakfast\b.*\b(?:to (?:the|our) (?:door|room|cabin)|delivered|brought|buffet|collect)\b/,
      /\b(?:walk over|go over|go somewhere|get dressed|leave the (?:room|cabin)|come down)\b.*\bbreakfast\b/,
    ),
    not: /\b(?:(?:what|which) (?:time|hour)|when|at (?:\d|seven|eight|nine|ten)|how early|early|how much|gluten|vegan|nut|never|cold|missing|cook)\b/,
    topic: 'breakfast',
  },
  // “Number?”, at the end of whatever was said.
  {
    near: topicSet('location assistant unknown offtopic contact gate_code taxis doctor'),
    said: /^(?:and |so |ok |then )*(?:the |your |a |what is (?:the|your) )?(?:phone |telephone )?number$/,
    topic: 'contact',
  },
  {
    near: topicSet('assistant offtopic unknown contact'),
    said: either(
      /\b(?:are|is) (?:you|this|that) (?:actually |really |just |a |an |even )*(?:real|human|person|people|bots?|robots?|machine|computer|ai|automated)\b/,
      /\b(?:believe|trust|listen to|talking to|speaking to|chatting (?:to|with)) (?:a |an )?(?:bots?|robots?|machine|computer|ai)\b/,
    ),
    not: /\b(?:which|what|version|model|fire|sheepskin)\b/,
    topic: 'assistant',
  },
  // Set out before they come.
  {
    near: topicSet('anniversary unknown offtopic contact wine walks engagement experiences how_to_book check_in'),
    said: either(
      /\b(?:surprise|treat|spoil) (?:my|her|him|the|our)\b.*\b(?:walk in|arriv\w+|get there|open the door|room|cabin|waiting|when we)\b/,
      /\b(?:something|anything|flowers|a bottle|champagne)\b.*\b(?:waiting|in the (?:room|cabin|lodge)|before we (?:come|arrive|get))\b/,
      /\b(?:prosecco|a surprise|a card)\b.*\b(?:waiting|in the (?:room|cabin|lodge)|before we (?:come|arrive|get))\b/,
      /\b(?:something|anything|flowers|a bottle|champagne|prosecco|a surprise|a card)\b.*\bwhen we (?:walk in|arrive|get there|come)\b/,
    ),
    not: either(
      /\b(?:how much|cost|price|propos\w*|engage\w*|ring|birthday|breakfast|bath|box|hamper|fridge|heating)\b/,
      /\b(?:is there|dog|wine|red|white|beers?|bottle of (?!champagne|prosecco|bubbly|fizz))\b/,
    ),
    topic: 'anniversary',
  },
  // More than two come.
  {
    near: topicSet('couples occupancy unknown rooms offtopic availability emergency children how_to_book'),
    said: either(
      /\b(?:coming|come|stay(?:ing)?|travell?ing|going) with (?:my|our|his|her|another|some|two|a few) (?:\w+ ){0,2}(?:parents|in laws|friends|mates)\b/,
      /\b(?:coming|come|stay(?:ing)?|travell?ing|going) with (?:my|our|his|her|another|some|two|a few) (?:\w+ ){0,2}(?:couples?|family|folks)\b/,
    ),
    not: /\b(?:how far|visit\w*|dogs?|kids?|child\w*|toddlers?|bab(?:y|ies)|stayed|came|discount|price|cost|how much)\b/,
    topic: 'occupancy',
  },
  // “Two couples, near each other”: who goes where is not written.
  {
    near: topicSet('couples occupancy unknown rooms offtopic availability'),
    said: either(
      /\b(?:near|close to|beside|next to|next door to) (?:each other|one another)\b/,
      /\b(?:rooms|cabins) (?:close|near|side by side|next to each other|together)\b/,
    ),
    not: /\b(?:how far|distance|beach|town)\b/,
    topic: 'occupancy',
    gap: 'near each other',
  },
  // "Is the extra tenner worth it?" is asked of a dearer room, and not of extras.
  {
    near: topicSet('book_experience pay_addons extras unknown price offtopic two_night late_check_out dearest compare_modes'),
    said: either(
      /\b(?:extra|additional|more) (?:tenner|twenty|few (?:quid|bob|euro)|(?:euro )?\d{2}(?: euro| quid)?|money)\b.*\bworth\b/,
      /\bworth (?:the|paying the|an|that) (?:extra|additional) (?:tenner|twenty|few (?:quid|bob|euro)|(?:euro )?\d{2}(?: euro| quid)?|money)?\b/,
    ),
    not: /\b(?:baths?|tub|breakfast|box|tray|checkout|check out|weekend|saturday|friday|nights?)\b/,
    topic: 'price',
  },
  {
    near: topicSet('unknown gate_code housekeeping secret offtopic heating'),
    said: /^(?=.*\b(?:gate|barrier)\b).*\b(?:power|electricity)\b/,
    not: /\b(?:car|charg\w*|e ?bike|lights?)\b/,
    topic: 'gate_code',
    gap: 'without power',
  },
  {
    near: topicSet('unknown parking offtopic'),
    said: either(
      /\b(?:park|parking|space|room)\b.*\b(?:camper ?vans?|campers?|motor ?homes?|caravans?|trailers?|mini ?bus(?:es)?)\b/,
      /\b(?:park|parking|space|room)\b.*\b(?:horse ?box(?:es)?|jeeps?|two cars|second car)\b/,
      /\b(?:camper ?vans?|campers?|motor ?homes?|caravans?|trailers?|mini ?bus|horse ?box)\b.*\b(?:park|parking|space)\b/,
    ),
    not: /\b(?:sleep|stay in|live|overnight|pitch|campsite|hook ?up)\b/,
    topic: 'parking',
    gap: 'what kind of car',
  },
  // "No signal to open it", of the guide.
  {
    near: topicSet(
      'unknown guest_guide gate_code confirmation wifi offtopic secret allergy wifi_password contact weather housekeeping',
    ),
    said: either(
      new RegExp(`\\b(?:no|not have|not got|without|lost) (?:any |a |phone |mobile )*${signal}\\b.*\\b${opened}\\b`),
      new RegExp(`\\b(?:can not|will not|does not|unable to|not able to) ${opened}\\b.*\\b${signal}\\b`),
    ),
    not: /\b(?:gate|lodge|cabins?|beach|is there|do you have|wifi)\b/,
    topic: 'guest_guide',
  },
  // Free of charge, and not of nuts.
  {
    near: topicSet('allergy unknown dining price'),
    said: /\bfree breakfast\b|\bbreakfast (?:is |be |for )?free\b(?! (?:of|from))/,
    topic: 'breakfast',
  },
  // “So for both nights of a weekend there, what are we talking?”
  {
    near: topicSet('wifi unknown offtopic two_night weekend about availability contact dynamic_prices'),
    said: /\bnights?\b.*\bwhat (?:are|would|will) (?:we|i) (?:be )?talking\b/,
    topic: 'price',
  },
  // “How would I go about getting the room cleaned?”
  {
    near: topicSet('book_experience unknown offtopic check_out check_in'),
    said: /\b(?:get|getting|have|having) (?:the|our) (?:room|cabin|lodge) (?:\w+ )?(?:cleaned|tidied|made up|serviced)\b/,
    topic: 'housekeeping',
  },
  // Late, in whatever words: they ring.
  {
    near: topicSet(
      'offtopic unknown check_in late_check_out location taxis town availability contact emergency complaint about check_out flexi ' +
        'two_night price cancellation gate_code couples parking',
    ),
    said: { test: arrivesLate },
    topic: 'check_in',
  },
]
