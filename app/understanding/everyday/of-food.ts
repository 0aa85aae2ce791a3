/** What there is to eat and drink on the estate: “Is breakfast brought to us?” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { aWeekday, makesMealIn } from '#app/understanding/shared-words.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { opening } from './everyday-words.ts'

export const ofFood: readonly Form[] = [
  // Told of somewhere else, before “do you do anything like that?”
  {
    example: 'We had a lovely time at a place in Wales where breakfast came in a wee basket.',
    heardAs: topicSet('breakfast picnic complaint unknown dining testimonials offtopic'),
    pattern:
      /\b(?:place|hotel|hostel|guest ?house|b and b|bnb|cottage|cabin|inn|retreat|resort)\b.*\bwhere (?:the |our )?breakfasts? (?:came|comes|was|were|is|arrived|arrives)\b.{0,16}\b(?:basket|hamper|box|tray|door|doorstep|bed)\b/,
    topic: 'breakfast',
  },
  {
    example: 'Do we pay extra for the grazing box?',
    heardAs: topicSet('pay_addons'),
    pattern: /\b(?:pay|paid|charged?|cost)\b.*\bextra\b.*\b(?:grazing|box(?:es)?|platters?)\b/,
    unless: /\b(?:how|where|when|card|cash|online)\b/,
    topic: 'grazing',
  },
  {
    example: 'Where would you send us to eat in town?',
    heardAs: topicSet('town dining unknown eating_out cafes'),
    pattern:
      /\b(?:where|which|any)\b.*\b(?:eat|dine|bite|dinner|lunch|meal)\b.*\b(?:in|into|round) (?:the )?(?:town|village|gorey|courtown)\b/,
    unless: /\b(?:breakfast|order|delivered|brought|take ?aways?|how much)\b/,
    topic: 'eating_out',
  },
  {
    example: 'What food can we get there in the evening?',
    heardAs: topicSet('check_in unknown late_check_out'),
    pattern: /\bwhat (?:food|meals?|can (?:we|i) eat|is there to eat)\b/,
    unless: /\b(?:breakfast|allerg\w*|cook)\b/,
    topic: 'dining',
  },
  {
    example: 'A bottle of bubbly in the room for when we land.',
    heardAs: topicSet('wine anniversary unknown check_in couples rooms beds'),
    pattern:
      /\bbottles? of (?:bubbly|fizz|prosecco|champagne|cava|wine|red|white|ros[eé])\b.*\b(?:in the (?:room|cabin|lodge)|for when|when we|waiting|on arrival|ready)\b/,
    unless:
      /\b(?:anniversary|birthday|honeymoon|propos\w*|engage\w*|wedding|bring|byob|own|included?|free|how much|prices?|costs?|baths?|tub|soak)\b/,
    topic: 'wine',
  },
  // Which ones, no entry says.
  {
    example: 'What wine do you have?',
    heardAs: topicSet('unknown wine dining offtopic'),
    pattern: opening(
      /(?:what|which) (?:(?:kinds?|sorts?|types?) of )?(?:red |white )?wines? (?:do|have|can|could|would) (?:you|we|they)\b/,
    ),
    unless: /\b(?:pair|goes with|best with|price|cost)\b/,
    topic: 'wine',
    gap: 'which',
  },
  {
    example: 'Is there a bar or a restaurant where we can sit down in the evening?',
    heardAs: topicSet('unknown eating_out dining cafes wine'),
    pattern: /\b(?:bar|pub) (?:or|and) (?:a )?restaurant\b|\brestaurant (?:or|and) (?:a )?(?:bar|pub)\b/,
    unless: /\b(?:near(?:by|est)?|close|closest|local|locally|around|village|town|drive|walk|recommend)\b/,
    topic: 'dining',
  },
  {
    example: 'Do you do a roast on Sundays?',
    heardAs: topicSet('kitchen picnic unknown offtopic eating_out breakfast'),
    pattern: either(
      /\b(?:do|does|would|will|can) you (?:do|serve|make|offer|have|cook)\b.{0,12}\b(?:roasts?|sunday (?:lunch|dinner)|carvery|(?:evening|cooked|hot) meals?|dinners?)\b/,
      /\b(?:do|would|will) you cook(?: (?:for (?:us|guests)|on (?:a )?\w+days?|at weekends|in the evenings?))*$/,
    ),
    unless: /\b(?:picnic|box|basket|hamper)\b/,
    topic: 'dining',
  },
  {
    example: 'Can we bring our own alcohol?',
    heardAs: topicSet('wine unknown dining kitchen'),
    pattern: /\bbyob\b|\bbring (?:our|your|my|a|some) own (?:bottles?|booze|drinks?|alcohol|beers?|wines?|prosecco|champagne)\b/,
    topic: 'wine',
    gap: 'own',
  },
  {
    example: 'With what can I prepare it in the cabin?',
    heardAs: topicSet('unknown kitchen cabin_amenities dining cinema wine'),
    pattern: either(
      /\b(?:with|on) what (?:can|could|do|would|may|should) (?:i|we) (?:cook|prepare|make|heat|warm|boil|fry)\b/,
      new RegExp(`${makesMealIn} (?:cabin|room)\\b`),
    ),
    unless: /\b(?:fire|stove|bath)\b/,
    topic: 'kitchen',
  },
  {
    example: 'Could a chef cook us dinner?',
    heardAs: topicSet('kitchen unknown dining contact taxis housekeeping eating_out offtopic'),
    pattern:
      /\b(?:someone|somebody|anyone|anybody|a chef|a cook|you|ye|u) (?:come and |come to )?(?:cook|make|prepare) (?:(?:a |some |us |our |the )*(?:dinner|supper|meals?|lunch)|for us|for (?:me|two))\b/,
    unless:
      /\b(?:can we|could we|may we|hob|kitchen|picnic|breakfast)\b|\b(?:in|inside) (?:it|there|the (?:rooms?|cabins?)|them)$/,
    topic: 'dining',
    gap: 'cook',
  },
  {
    example: 'Do we get anything to eat in the morning as part of the rate?',
    heardAs: topicSet('anniversary engagement breakfast unknown dining how_to_book'),
    pattern: /\b(?:anything|something|food) (?:to eat )?in the morning\b.*\b(?:rate|price|included|part of)\b/,
    topic: 'breakfast',
  },
  {
    example: "Hi, we'll be starving after the drive so we want a grazing box waiting for us.",
    heardAs: topicSet('dining unknown check_in'),
    pattern: /\b(?:want|like|love|fancy|have|get|order) (?:a|the|one of (?:the|your)) (?:\w+ )?grazing (?:box|board)\b/,
    unless: /\b(?:allerg\w*|vegan|tonight|today|restaurant|dinner|else|free)\b/,
    topic: 'grazing',
  },
  {
    example: 'Could we get food at the lodge instead, so she is not on her own?',
    heardAs: topicSet('unknown dining pets late_check_out grazing eating_out lodge_amenities'),
    pattern:
      /\b(?:get|order|have|eat) (?:some |any )?(?:food|dinner|a meal|something to eat)\b.{0,12}\b(?:at|in|to|brought to) (?:the|our) (?:lodge|cabin|room)\b/,
    unless: /\b(?:cook|kitchen|price|cost|how much)\b/,
    topic: 'dining',
  },
  {
    example: 'Is it too late to get breakfast for tomorrow?',
    heardAs: topicSet('unknown guest_guide confirmation order_details breakfast heated_bath offtopic check_in pay_addons'),
    pattern: new RegExp(
      `\\b(?:too late|still time|in time|still)\\b.{0,20}\\b(?:get|have|order|book)\\b.{0,12}\\bbreakfast\\b|\\bbreakfast\\b.*\\b(?:too late|still time)\\b|\\border\\b.{0,8}\\bbreakfast\\b.*\\b(?:tomorrow|${aWeekday})\\b`,
    ),
    unless: /\b(?:cancel\w*|refund\w*|allerg\w*)\b/,
    topic: 'breakfast',
  },
  {
    example: "What's the cut-off for ordering the breakfast hamper?",
    heardAs: topicSet('breakfast unknown order_details'),
    pattern: /\b(?:cut ?off|deadline|latest|last (?:moment|minute))\b.*\bbreakfast\b/,
    topic: 'breakfast',
  },
  // Where it is eaten, and not when.
  {
    example: 'Is breakfast brought to us?',
    heardAs: topicSet('breakfast dining walks unknown eating_out kitchen beds'),
    pattern: either(
      /\bbreakfast\b.*\b(?:served|in a restaurant|dining room|in (?:the|our) (?:room|cabin|lodge|bed))\b/,
      /\bbreakfast\b.*\b(?:to (?:the|our) (?:door|room|cabin)|delivered|brought|buffet|collect)\b/,
      /\b(?:walk over|go over|go somewhere|get dressed|leave the (?:room|cabin)|come down)\b.*\bbreakfast\b/,
    ),
    unless:
      /\b(?:(?:what|which) (?:time|hour)|when|at (?:\d|seven|eight|nine|ten)|how early|early|how much|gluten|vegan|nut|never|cold|missing|cook)\b/,
    topic: 'breakfast',
  },
  // Free of charge, and not of nuts.
  {
    example: 'Is the breakfast free?',
    heardAs: topicSet('allergy unknown dining price'),
    pattern: /\bfree breakfast\b|\bbreakfast (?:is |be |for )?free\b(?! (?:of|from))/,
    topic: 'breakfast',
  },
  {
    example: "I'm veggie, which of the boxes is for me?",
    heardAs: topicSet('rooms unknown grazing offtopic price extras cheapest dearest'),
    pattern:
      /\b(?:which|what)(?: one)? of (?:the|your|those|these) (?:grazing )?(?:boxes|boards|platters)\b|\bwhich (?:grazing )?(?:box|board|platter)\b/,
    topic: 'grazing',
  },
  {
    example: 'Can we get two grazing boxes?',
    heardAs: topicSet('unknown grazing'),
    pattern: opening(
      /(?:can|could|may) (?:i|we) (?:get|have|order|take) (?:two|2|three|3|four|4) (?:of (?:the|your) )?(?:grazing |cheese )?(?:boxes|boards|platters|box)(?: please)?$/,
    ),
    topic: 'grazing',
  },
  {
    example: 'Do the breakfast hampers have meat in them?',
    heardAs: topicSet('grazing breakfast unknown'),
    pattern: /\bbreakfasts?\b.*\b(?:meat|vegetarian|veggie|vegan|bacon|sausages?|rashers|pudding)\b/,
    unless: /\b(?:grazing|allerg\w*|coeliac)\b/,
    topic: 'breakfast',
    gap: 'meat',
  },
  {
    example: 'Is there something nice to have in the evening?',
    heardAs: topicSet('unknown wine dining tub grazing offtopic experiences eating_out breakfast couples anniversary cinema'),
    pattern: /\b(?:anything|something|a thing|things) (?:nice|tasty|special|good|small) to (?:have|eat|nibble|share|pick at)\b/,
    unless: /\b(?:near|nearby|town|out|breakfast|bring)\b/,
    topic: 'grazing',
  },
  {
    example: 'Can I get breakfast on Sunday?',
    heardAs: topicSet('unknown breakfast heated_bath confirmation check_in pay_addons'),
    pattern:
      /\b(?:order|have|get|book)\b.*\bbreakfast\b.*\b(?:for|on) (?:the )?(?:(?:first|next|second) (?:morning|day)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
    unless:
      /\b(?:at|by|before|around) (?:\d|half|nine|ten|eight|seven)|\b(?:hot|cooked|vegan|gluten|allerg\w*|cancel\w*|how much|deliver\w*|come|time|cost|price|meat)\b/,
    topic: 'breakfast',
  },
  {
    example: 'What can we get delivered?',
    heardAs: topicSet('vouchers unknown offtopic dining takeaways extras'),
    pattern: /\bwhat (?:can|could|do) (?:we|i|you) (?:get|have|order|deliver)(?: \w+)? ?(?:delivered|brought)\b/,
    unless: /\bvouchers?\b/,
    topic: 'dining',
  },
  {
    example: 'And the smallest food thing you do?',
    heardAs: topicSet('dining cheapest grazing breakfast unknown extras eating_out'),
    pattern:
      /\b(?:smallest|cheapest|least expensive|littlest)\b.*\b(?:food|to eat|bite|snack|meal)\b|\b(?:food|to eat)\b.*\b(?:cheapest|smallest)\b/,
    unless: /\b(?:restaurant|pub|near|gorey|takeaway)\b/,
    topic: 'extras',
  },
  {
    example: 'My husband is vegan.',
    heardAs: topicSet('unknown offtopic allergy dining emergency'),
    pattern: opening(
      /(?:i am|we are|(?:she|he) is|(?:my|our) \w+ (?:is|are)|(?:one|both|two) of us (?:is|are)) (?:a |both |also |strict(?:ly)? )*(?:vegan|vegetarian|veggie|plant based)s?$/,
    ),
    topic: 'grazing',
    gap: 'vegan',
  },
  {
    example: 'What time is the breakfast tray delivered?',
    heardAs: topicSet('check_in unknown availability housekeeping breakfast check_out'),
    pattern:
      /\b(?:when|what (?:time|hour)|how early)\b.*\b(?:breakfast|brekkie|brekky|tray|hamper)\b.{0,20}\b(?:arrives?|come|comes|delivered|brought|land|lands|left|turn up)\b/,
    unless: /\b(?:never|not|nobody|no one|wrong|cold|missing|late)\b/,
    topic: 'breakfast',
    gap: 'what hour',
  },
  {
    example: 'Is the food local?',
    heardAs: topicSet('eating_out takeaways dining unknown grazing breakfast'),
    pattern:
      /^(?:and |so )?(?:is|are) (?:the|your|all the) (?:food|produce|ingredients|meat|cheeses?|bread) .*\b(?:local|locally|organic|irish|seasonal|home ?made)\b|\bwhere (?:does|is) (?:the|your) food (?:come |sourced |bought )?from\b/,
    topic: 'dining',
    gap: 'local',
  },
  {
    example: "We'd want something to eat out there on a rug.",
    heardAs: topicSet('eating_out picnic dining unknown grazing'),
    pattern: /\b(?:eat|eating|food|lunch|meal|nibbles)\b.*\bon (?:a|the|our) (?:rug|blanket)\b/,
    topic: 'picnic',
  },
  {
    example: 'What do you bring to the door?',
    heardAs: topicSet('unknown breakfast dining wine check_in late_check_out check_out takeaways extras'),
    pattern:
      /\bwhat(?: (?:food|things?|stuff|all))? (?:do|would|will|can|could) (?:you|they) (?:bring|drop|leave|deliver|carry|send)(?: (?:us|over|up|down|round))? (?:right )?(?:to|at|on) (?:the|our|your|people s|guests) (?:door|doorstep|door ?step|cabin|lodge|room)\b/,
    unless: /\b(?:mornings?|breakfast|time|early|propos\w*|engage\w*|anniversary|honeymoon|birthday|wedding)\b/,
    topic: 'dining',
  },
  {
    example: 'What do you drop to the door of a morning?',
    heardAs: topicSet('unknown breakfast dining wine check_in late_check_out check_out takeaways extras'),
    pattern:
      /\bwhat(?: (?:food|things?|stuff|all))? (?:do|would|will|can|could) (?:you|they) (?:bring|drop|leave|deliver|carry|send)(?: (?:us|over|up|down|round))? (?:right )?(?:to|at|on) (?:the|our|your) (?:door|doorstep|cabin|lodge|room)\b.*\bmornings?\b/,
    topic: 'breakfast',
  },
  {
    example: 'Is there anything we can eat later on at yours?',
    heardAs: topicSet('dining check_in unknown breakfast late_check_out'),
    pattern:
      /\b(?:anything|something|what) (?:we|i|you) (?:can|could|may) eat\b.*\b(?:at yours|at your place|on site|on the estate)\b/,
    unless: /\bbreakfast\b/,
    topic: 'dining',
  },
  {
    example: "I'd hate for us to go to bed hungry.",
    heardAs: topicSet('takeaways unknown dining eating_out emergency breakfast beds'),
    pattern: /\b(?:go(?:ing)? to bed|end up|left) (?:hungry|starving|without (?:dinner|supper))\b/,
    topic: 'dining',
  },
  {
    example: 'Do we get fed before we leave?',
    heardAs: topicSet('check_out dining unknown breakfast late_check_out'),
    pattern:
      /\b(?:(?:do|will|are|would|can) (?:we|you|guests|people) (?:get |be |all )?(?:fed|feed (?:us|people|guests|your guests))|(?:we|guests|people) (?:get|are|be|will be) fed)\b.{0,16}\b(?:before (?:we|they) (?:leave|go(?! (?:to|up|down|out|for|in)\b)|head (?:off|home|back|away|on)|set (?:off|out)|drive|hit the road|check out)|in the morning|(?:last|next|first|second) morning|last day)\b/,
    unless: /\b(?:dogs?|cats?|pets?|deer|birds|baby|lunch|dinner|evening)\b/,
    topic: 'breakfast',
  },
  {
    example: 'Is the grazing box included or must we pay?',
    heardAs: topicSet('unknown pay_addons breakfast grazing extras'),
    pattern:
      /^(?=.*\b(?:grazing|(?:cheese|charcuterie|antipasti) (?:box(?:es)?|platters?|boards?))\b).*\b(?:included|free|in the price|part of (?:it|the (?:stay|price)))\b.*\b(?:or|if not|otherwise)\b.*\b(?:pay|extra|charge|cost)\b/,
    unless: /\b(?:breakfast|picnic|wine|gluten|card|ahead|notice|by when|allerg\w*)\b/,
    topic: 'grazing',
  },
  {
    example: 'Is the picnic included or must we pay extra?',
    heardAs: topicSet('unknown pay_addons breakfast picnic extras'),
    pattern:
      /^(?=.*\bpicnics?\b(?! (?:area|tables?|bench\w*|spot|site|place|blanket|rug)\b)).*\b(?:included|free|in the price|part of (?:it|the (?:stay|price)))\b.*\b(?:or|if not|otherwise)\b.*\b(?:pay|extra|charge|cost)\b/,
    unless: /\b(?:breakfast|grazing|wine|gluten|card|ahead|notice|by when|allerg\w*)\b/,
    topic: 'picnic',
  },
]
