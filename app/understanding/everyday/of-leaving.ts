/** When guests must go, and how long they may stay: “What time can I have the room until?” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { aRoom } from '#app/understanding/shared-words.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { opening } from './everyday-words.ts'

/** “Can we stay till the evening on Monday then?” */
export const tillEvening =
  /\b(?:can|could|may|might) (?:we|i) (?:still |then |also |just )*(?:stay|hang on|remain|keep (?:the|our) (?:room|cabin|lodge))(?: on| in it| there)? (?:till|until|til|into) (?:the )?(?:evening|late afternoon|after dinner|dinner ?time|tea ?time)\b/

export const ofLeaving: readonly Form[] = [
  // They leave early, and not late.
  {
    example: 'Our flight is at 6 in the morning',
    heardAs: topicSet('late_check_out flexi'),
    pattern:
      /\b(?:flight|plane|ferry|boat|train|bus|taxi)\b.*\b(?:at|by) (?:half )?(?:\d{1,2}|four|five|six|seven|eight|nine)(?:[:.]\d\d)? ?(?:am|in the morning)\b/,
    unless: /\b(?:late|stay|longer|evening|pm)\b/,
    topic: 'check_out',
  },
  {
    example: 'What time can I have the room until?',
    heardAs: topicSet('check_in unknown late_check_out check_out'),
    pattern: either(
      /\b(?:have|keep|hold|use|stay in) (?:the|our|my) (?:room|cabin|lodge|place)\b.*\b(?:until|till|til)$/,
      /\b(?:until|till|til) (?:what time|when|what hour)\b.*\b(?:have|keep|hold|use|stay in) (?:the|our|my) (?:room|cabin|lodge|place)\b/,
    ),
    topic: 'check_out',
  },
  {
    example: 'Is there a possibility to make the check-out later?',
    heardAs: topicSet('late_check_out unknown check_out change_booking'),
    pattern: /\b(?:make|have|get|do|push|move)\b (?:the |our |a )?check ?outs? (?:time )?(?:a (?:bit|little) |any )?later\b/,
    topic: 'late_check_out',
  },
  {
    example: 'Our train home is only at seven in the evening, can we stay in the cabin?',
    heardAs: topicSet('check_in location check_out late_check_out unknown town taxis flexi occupancy availability'),
    pattern:
      /\b(?:train|bus|flight|ferry|plane|boat|coach) (?:home|back|out|from \w+)\b.*\b(?:pm|evening|tonight|late|[4-9]|four|five|six|seven|eight|nine)\b.*\b(?:can|could|may|might) (?:we|i) (?:just |still )?(?:stay|keep|hang on|remain|wait|have a late checkout)\b/,
    unless:
      /\b(?:(?:leave|store|mind|keep|drop|hold) (?:the |our )?(?:bags?|luggage|cases)|taxi|bath|extra night|another night)\b/,
    topic: 'late_check_out',
  },
  {
    example: 'Do ye hoover round our feet at nine, or do we get a bit longer in the morning before we go home?',
    heardAs: topicSet('late_check_out check_out breakfast housekeeping unknown book_experience check_in complaint'),
    pattern:
      /\b(?:hoover|clean|knock|bang|throw|kick|turf|chuck|boot)\w*\b.*\bor (?:(?:do|can|will|would) (?:we|i|you|people|guests)|is it|are we) (?:\w+ )?(?:get|have|stay|hang on|sleep|given|allowed)\b.*\b(?:longer|lie in|lie on|sleep in|take our time)\b/,
    topic: 'check_out',
  },
  {
    example: 'Can I stay past eleven?',
    heardAs: topicSet('check_out late_check_out price unknown'),
    pattern: opening(
      /(?:can|could|may|might) (?:i|we|you|one) (?:\w+ )?stay (?:past|beyond|after) (?:11|eleven|check ?out)(?: am)?$/,
    ),
    topic: 'late_check_out',
  },
  {
    example: 'How late can we stay?',
    heardAs: topicSet('late_check_out check_in cancellation unknown check_out pets'),
    pattern: opening(/how late can (?:we|i|you|one) stay(?: on)?(?: for| at all| (?:that|the last) day)?$/),
    topic: 'late_check_out',
  },
  {
    example: 'How long could we hang on?',
    heardAs: topicSet('late_check_out check_in unknown check_out heated_bath pets offtopic'),
    pattern: opening(
      /(?:how (?:long|late)|until when|till when) (?:can|could|may|might|would) (?:we|i) (?:still |just |actually )?(?:hang (?:on|around)|stay on|stick around|linger|hold on to (?:it|the \w+)|keep (?:the|our) (?:room|cabin|lodge))(?: (?:there|here|for|on the (?:day|last day)|that day))*$/,
    ),
    topic: 'late_check_out',
  },
  {
    example: 'The longest we might hang on to our room on the Wednesday is what?',
    heardAs: topicSet('check_in late_check_out unknown check_out availability rooms cabin_amenities flexi'),
    pattern:
      /\b(?:longest|latest) (?:that )?(?:we|i|one) (?:can|could|may|might) (?:possibly |still )?(?:hang on to|hold on to|keep) (?:the|our) (?:room|cabin|lodge|place|keys?)\b/,
    unless: /\b(?:nights?|weeks?|booking|without paying|for free)\b/,
    topic: 'late_check_out',
  },
  {
    example: 'Do I need to book two nights to use the late check-out?',
    heardAs: topicSet('two_night flexi flexi_booking compare_modes late_check_out unknown'),
    pattern: /\b(?:need|have|must) (?:to )?(?:book|stay|take)\b.{0,8}\b(?:two|2) nights?\b.*\blate (?:checkout|check out)\b/,
    topic: 'late_check_out',
  },
  {
    example: 'And can we stay till six on Monday?',
    heardAs: topicSet('price weekend unknown check_out availability flexi late_check_out two_night'),
    pattern: opening(
      /(?:can|could|may) (?:we|i) (?:stay|hang on|stick around|keep (?:it|the room))(?: on)? (?:til|till|until|to) (?:6|six)(?: ?pm)?(?: on)?(?: \w+day)?$/,
    ),
    topic: 'late_check_out',
  },
  {
    example: 'Do we have to wash up?',
    heardAs: topicSet('showers unknown offtopic housekeeping check_out kitchen'),
    pattern: /\bwash(?:ing)?[ -]?(?:up|the dishes|the plates|the pots)\b|\b(?:do|leave) the (?:dishes|washing[ -]?up)\b/,
    topic: 'check_out',
    gap: 'washing up',
  },
  {
    example: "I'd like to hang on till five on the Thursday.",
    heardAs: topicSet('late_check_out check_out unknown weekend flexi availability change_booking'),
    pattern:
      /\b(?:hang|stay|stick|hold) (?:on|around|put)(?: to the room)? (?:til|till|until) (?:about |around )?(?:[2-6]|two|three|four|five|six)(?:ish| ?pm| o clock)?\b/,
    unless: /\b(?:night|nights|bath|bar|pub)\b/,
    topic: 'late_check_out',
  },
  {
    example: 'Where do I drop the keys when leaving?',
    heardAs: topicSet('parking gate_code unknown check_in lost housekeeping'),
    pattern: /\bwhere\b.*\b(?:leave|drop|return|put|give)\b.*\bkeys?\b/,
    unless: /\bcar\b/,
    topic: 'check_out',
    gap: 'keys',
  },
  {
    example: "Our flight isn't till ten at night, so how long could we hang on in the room if we pay you for it?",
    heardAs: topicSet('unknown check_out check_in flexi price pay_addons occupancy rooms availability'),
    pattern: either(
      /\bhow (?:long|late) (?:can|could|may|might) (?:we|i|one) (?:still |then )?(?:hang (?:on|about|around)|stick around|hold on|stay on(?! (?:the|a|an|our|that|\w+day|\w+ \w*day)\b)|linger)(?: in| at| to)?\b/,
      /\bhow (?:long|late) (?:can|could|may|might) (?:we|i|one) (?:keep|stay in|have|use) (?:the|our) (?:room|cabin|lodge|place)\b.*\b(?:if|when) (?:we|i) (?:pay|paid)\b/,
    ),
    unless:
      /\b(?:bath|tub|beach|sauna|pub|breakfast|bikes?|vouchers?|code|booking|dates?|price|offer|without paying|for free|no extra)\b/,
    topic: 'late_check_out',
  },
  {
    example: 'Can we add late checkout to a two night stay?',
    heardAs: topicSet('flexi_booking late_check_out two_night flexi unknown'),
    pattern: either(
      /\b(?:add|get|have|book)\b.*\blate check ?out\b.*\b(?:to|on|with|for) (?:a |our |the )?(?:two|2) nights?\b/,
      /\blate check ?out (?:price|cost|fee|charge)\b.*\b(?:two|2) nights?\b/,
    ),
    topic: 'late_check_out',
  },
  {
    example: 'Hanging on to Sunriser through the afternoon would set us back what, on top of the night?',
    heardAs: topicSet('late_check_out check_out price room_sunriser room_stargazer room_stormchaser room_seaforest unknown'),
    pattern: new RegExp(
      `\\b(?:hang(?:ing)?|hold(?:ing)?) on to (?:it|the (?:room|cabin|place|key)|(?:the )?${aRoom}) (?:\\w+ ){0,2}?(?:through|into|for|till|until|during|over) (?:the )?(?:afternoon|evening|last afternoon|six|6|tea ?time)\\b`,
    ),
    topic: 'late_check_out',
  },
  {
    example: 'Do we have to be gone by breakfast on Monday or can we potter a bit?',
    heardAs: topicSet('breakfast check_out unknown'),
    pattern:
      /\b(?:have to|must|need to|supposed to) be (?:gone|out|away|off)\b.*\bor (?:can|may|could|do) (?:we|i)\b.*\b(?:potter|linger|stay|hang|laze|take our time|relax|sleep)\b/,
    topic: 'check_out',
  },
  {
    example: 'When do you need the bed back for the next crowd?',
    heardAs: topicSet('check_out beds unknown'),
    pattern: /\bwhen (?:do|would|will) (?:you|ye) (?:need|want) (?:the|our) (?:bed|room|cabin|place|key|keys)s? back\b/,
    topic: 'check_out',
  },
  {
    example: 'Himself is hopeless in the mornings, can we pay something extra and not rush off?',
    heardAs: topicSet('unknown breakfast late_check_out check_out'),
    pattern:
      /\b(?:pay|for) (?:something |a bit |a little |an? )?(?:extra|more|supplement|fee)\b.*\b(?:not (?:have to )?(?:rush|hurry|leave)|leave later|stay (?:longer|later|on)|sleep (?:in|on))\b/,
    unless: /\bextra night\b/,
    topic: 'late_check_out',
  },
  {
    example: 'Is an extension to be had on the last day?',
    heardAs: topicSet('check_out late_check_out unknown'),
    pattern:
      /\b(?:extension|later departure|longer last day)\b.*\b(?:to be had|possible|available|on offer|on the last day|charge)\b/,
    unless: /\b(?:lead|cable|deadline|visa|night)\b/,
    topic: 'late_check_out',
  },
]
