/** Questions whose few words the classifier weighs wrongly: “latest for the keys?”, “wifi pass?”, “each, or for the two of us?” */
import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/topic-set.ts'

export const asksHowToCancel =
  /\bhow (?:do|can|would|should|must|could) (?:i|we|you|one) (?:go about )?cancel(?:l?ing)?(?: (?:it|that|(?:my|our|the|a) (?:stay|booking|reservation|trip)))?$/

/** Whether the WiFi has a price of its own. */
export const wifiPaid = either(
  /\b(?:wi ?fi|internet|broadband)\b.*\b(?:includ\w+|free|extra|pay|paid|charged?|costs?|price|fee)\b/,
  /\b(?:includ\w+|free|extra|pay|paid|charged?|costs?|price of|fee)\b.*\b(?:wi ?fi|internet|broadband)\b/,
)

export const askedInShort: readonly Form[] = [
  // “What's the latest I can get the keys?”
  {
    near: topicSet('unknown check_in gate_code late_check_out check_out'),
    said: /\b(?:how late|latest|until when|till when|till what time)\b.*\b(?:get|collect|pick up|have|fetch|grab) (?:the |our |a )?keys?\b/,
    not: /\b(?:return|back|leave|drop|lost)\b/,
    topic: 'check_in',
  },
  // “What time can I have the room until?”
  {
    near: topicSet('check_in unknown late_check_out check_out'),
    said: either(
      /\b(?:have|keep|hold|use|stay in) (?:the|our|my) (?:room|cabin|lodge|place)\b.*\b(?:until|till|til)$/,
      /\b(?:until|till|til) (?:what time|when|what hour)\b.*\b(?:have|keep|hold|use|stay in) (?:the|our|my) (?:room|cabin|lodge|place)\b/,
    ),
    topic: 'check_out',
  },
  // “How do I cancel my booking?”
  {
    near: topicSet('cancellation unknown change_booking how_to_book'),
    said: asksHowToCancel,
    topic: 'cancellation',
  },
  // “What if we are late because of traffic?”
  {
    near: topicSet('cancellation unknown check_in change_booking'),
    said: /\bif (?:we|i) (?:are|am|get|run|end up|were)(?: \w+)? (?:late|delayed|held up|stuck in traffic)\b(?! (?:cancel|to cancel|for|with|paying|check))/,
    not: /\b(?:cancel\w*|refund\w*|pay\w*|check ?out|leav\w*|breakfast|bath)\b/,
    topic: 'check_in',
  },
  // “Sandy beach for a picnic”, “which beach for a dog walk?”
  {
    near: topicSet('picnic unknown beach beaches offtopic walks'),
    said: /\b(?:sandy|quiet|quieter|nice|good|best|lovely|secluded) beach\b/,
    not: /\b(?:basket|hamper|order|dogs?|pups?|in the world)\b/,
    topic: 'beaches',
  },
  {
    near: topicSet('offtopic unknown beach beaches walks'),
    said: /\b(?:which|what|any) beach(?:es)?\b.*\b(?:dogs?|pups?|puppy)\b/,
    topic: 'beaches',
    gap: 'dog',
  },
  // “Wi-fi pass please.”
  {
    near: topicSet('wifi unknown secret gate_code guest_guide'),
    said: either(
      /\bwi ?fi (?:pass|pw|pwd|login|log in|details)\b/,
      /\b(?:pass|login|log in|details) (?:for|of|to) (?:the |your )?(?:wi ?fi|internet)\b/,
    ),
    topic: 'wifi_password',
  },
  // “Is it 239 each or for the two of us?”
  {
    near: topicSet('couples unknown occupancy breakfast price per_room grazing'),
    said: either(
      /\b(?:each|a head|per (?:head|person)|apiece)\b.{0,12}\bor\b.{0,24}\b(?:(?:both|the two|two) of us|for (?:both|two|the two)|the (?:room|cabin|pair))\b/,
      /\b(?:(?:both|the two|two) of us|for (?:both|two|the two)|the (?:room|cabin|pair))\b.{0,12}\bor\b.{0,16}\b(?:each|a head|per (?:head|person)|apiece)\b/,
    ),
    not: /\b(?:breakfast|trays?|hampers?|box(?:es)?|boards?|bath|picnic|yoga|sauna|reiki|wine)\b/,
    topic: 'per_room',
  },
  // “Any single supplement?”
  {
    near: topicSet('unknown late_check_out occupancy price flexi offtopic per_room two_night'),
    said: /\b(?:single|solo) (?:occupancy )?(?:supplements?|surcharges?|rates?|prices?|charges?|occupancy)\b/,
    topic: 'per_room',
  },
  // “Do you charge for the WiFi?”
  {
    near: topicSet('wifi unknown wifi_password pay_addons price per_room'),
    said: wifiPaid,
    not: /\b(?:fast|speed|slow|work\w*|reach\w*|password|code|netflix|streaming)\b/,
    topic: 'wifi',
  },
  // “What does a maintenance request look like?”
  {
    near: topicSet('housekeeping unknown offtopic compare_modes gallery contact contact_form'),
    said: /\b(?:maintenance|housekeeping|repair) (?:requests?|issues?|forms?)\b/,
    topic: 'housekeeping',
  },
  // “Is there anywhere to swim?”
  {
    near: topicSet('unknown beach beaches sauna walks'),
    said: /\b(?:anywhere|somewhere|place|places|spot)\b.{0,24}\b(?:swim|swimming|dip|paddle)\b/,
    not: /\b(?:pool|indoor|heated|inside|lake|river|lifeguard)\b/,
    topic: 'beach',
  },
  // “What's your cheapest weekend?”
  {
    near: topicSet('price weekend couples cheapest unknown best_rate two_night'),
    said: /\b(?:cheapest|lowest priced?) (?:weekends?|mid ?weeks?|week ?nights?|saturdays?|fridays?|break|stay|(?:two|2) nights?)\b/,
    not: /\b(?:stargazer|sunriser|stormchaser|lodge|night of the week|which (?:night|day))\b/,
    topic: 'cheapest',
  },
  // “What if I'm sick and can't come?”: nobody looks for a doctor.
  {
    near: topicSet('doctor cancellation unknown health'),
    said: /\bif (?:i am|we are|(?:one|either) of us is|my \w+ is|i get|we get|(?:one|either) of us gets|i|we) (?:\w+ )?(?:sick|ill|unwell|covid|the flu|taken ill)\b(?! (?:there|while|when we are|during|at night|on the estate))/,
    not: /\b(?:doctor|hospital|pharmacy|chemist|ring|call)\b/,
    topic: 'cancellation',
  },
  // “How do the three cabins differ?”
  {
    near: topicSet('rooms cabin_amenities unknown heating_and_cooling offtopic room_stargazer room_sunriser room_stormchaser'),
    said: /\bhow (?:do|are) (?:the|your|all|those|these)(?: (?:three|four|the|wild|of|your))* (?:cabins|rooms|places) (?:differ|different)\b/,
    not: /\b(?:inside|price|cost|equip\w*)\b/,
    topic: 'rooms',
  },
  // “Is there a bar or a restaurant where we can sit down in the evening?”
  {
    near: topicSet('unknown eating_out dining cafes wine'),
    said: /\b(?:bar|pub) (?:or|and) (?:a )?restaurant\b|\brestaurant (?:or|and) (?:a )?(?:bar|pub)\b/,
    not: /\b(?:near(?:by|est)?|close|closest|local|locally|around|village|town|drive|walk|recommend)\b/,
    topic: 'dining',
  },
  // “Do you do a roast on Sundays?”
  {
    near: topicSet('kitchen picnic unknown offtopic eating_out breakfast'),
    said: either(
      /\b(?:do|does|would|will|can) you (?:do|serve|make|offer|have|cook)\b.{0,12}\b(?:roasts?|sunday (?:lunch|dinner)|carvery|(?:evening|cooked|hot) meals?|dinners?)\b/,
      /\b(?:do|would|will) you cook(?: (?:for (?:us|guests)|on (?:a )?\w+days?|at weekends|in the evenings?))*$/,
    ),
    not: /\b(?:picnic|box|basket|hamper)\b/,
    topic: 'dining',
  },
]
