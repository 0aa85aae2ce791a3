/** What a price is for and in, and which offer is worth more: “Do you charge by the head?” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

const aDay = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: nights?)?'
const extras =
  /\b(?:bath|baths|reheat|breakfasts?|trays?|box(?:es)?|hampers?|picnic|wine|bottle|yoga|reiki|sauna|massage|experiences?|extras?|add ?ons?|dogs?|vouchers?|parking|deposit|taxi)\b/

export const ofWhatIsPaid: readonly Form[] = [
  {
    example: 'Do you charge by the head?',
    heardAs: topicSet('per_room price unknown occupancy pay_addons best_rate dynamic_prices'),
    pattern: either(
      /\b(?:charge|charges|charged|charging|price|prices|priced|pay|paying) (?:it |us |this |that |for it )?(?:by|per|a) (?:the )?(?:head|person|guest|pair|couple)\b/,
      /\b(?:is|are) (?:that|it|this|your (?:prices|rates)|the (?:prices?|rates?)) (?:for )?(?:by|per|a) (?:the )?(?:head|person|guest|couple|pair)\b/,
    ),
    unless: either(extras, /\bhow much\b|\bwhat (?:is|does|do|would)\b|\d{3}/),
    topic: 'per_room',
  },
  // The sum is doubled by who doubts it.
  {
    example: "So if it's 209 that's 418 for a couple?",
    heardAs: topicSet('two_night price occupancy per_room unknown weekend dynamic_prices'),
    pattern:
      /\b(?:so )?(?:if )?(?:it|that|the price|one night|a night) (?:is|says) (?:euro )?[1-9]\d{2}(?: euro)?\b.{0,16}\b(?:that|it|this|we) (?:is|makes?|would be|will be|comes? to|pay) (?:euro )?[1-9]\d{2,3}(?: euro)? (?:for|between) (?:a couple|two|both|the two|the pair|us)\b/,
    unless: either(extras, /\b(?:two|2|three|3|both) nights?\b/),
    topic: 'per_room',
  },
  {
    example: 'Thursday night would be charged at the high price, or?',
    heardAs: topicSet('weekend price dynamic_prices unknown dearest two_night'),
    pattern: either(
      new RegExp(
        `\\b${aDay} (?:is|are|was|would|will|counts?|be|gets?)\\b.{0,24}\\b(?:at|as|in|the) (?:the )?(?:high(?:er)?|low(?:er)?|dear(?:er)?|cheap(?:er)?|big|bigger|full|weekend|weekday|midweek) (?:price|rate|tariff|one)\\b`,
      ),
      new RegExp(
        `\\b(?:which|what) (?:days|nights) (?:are|have|count|get|come) (?:\\w+ ){0,2}?(?:high(?:er)?|low(?:er)?|dear(?:er)?|cheap(?:er)?|weekend|weekday|midweek) (?:price|rate|tariff)s?$|\\b(?:high(?:er)?|low(?:er)?|dear(?:er)?|cheap(?:er)?|weekend|weekday|midweek) (?:price|rate|tariff)s? (?:on|for|apply to|applies to|valid for) (?:a |the )?${aDay}$`,
      ),
    ),
    unless: either(extras, /\b(?:how much|flexi|late checkout|escape|bank holiday|stargazer|sunriser)\b/),
    topic: 'weekend',
  },
  {
    example: 'What deal gives you the most for your money?',
    heardAs: topicSet('compare_modes two_night flexi best_rate cheapest newsletter unknown price dynamic_prices'),
    pattern:
      /\b(?:which|what)(?: of (?:your|the|these))? (?:deals?|offers?|packages?|options?|way of booking)\b.{0,24}\b(?:most|more|best|better)\b.{0,12}\b(?:for (?:your|our|the|my) money|value|saving|bang)\b/,
    unless: either(extras, /\b(?:room|cabin|lodge|newsletter|code|booking sites?)\b/),
    topic: 'compare_modes',
  },
  {
    example: 'Are those dollars or what?',
    heardAs: topicSet('unknown rooms currency price offtopic dynamic_prices'),
    pattern:
      /^(?:so |and |but )?(?:are|is) (?:those|these|that|it|this|they|(?:the|your|all the) (?:prices?|rates?|amounts?|figures?|numbers?))(?: all| given| shown| quoted)?(?: in)? (?:us |american |canadian |australian |british )?(?:dollars?|sterling|pounds?|euros?|quid|francs?)(?: or (?:what|dollars?|euros?|sterling|pounds?|something|not))?(?: then| please)?$/,
    topic: 'currency',
  },
  {
    example: 'Can I just give someone cash for the cheese board when we arrive?',
    heardAs: topicSet('unknown pay_addons'),
    pattern:
      /\b(?:give|hand|slip|pay|bring)\b.*\bcash for (?:the |our |a |an )?(?:\w+ )?(?:board|box|bath|tray|breakfast|hamper|extras?|add ?ons?|yoga|wine)\b/,
    topic: 'pay_addons',
  },
  {
    example: 'Will the bath be put on our bill to settle when leaving?',
    heardAs: topicSet('pay_addons heated_bath unknown check_out'),
    pattern:
      /\b(?:bath|box|board|tray|breakfast|hamper|extras?|add ?ons?|wine)\b.*\b(?:put|go|goes|charged|added|on) (?:on|to|onto)? ?(?:our|the|my|a) (?:bill|tab|room|account)\b/,
    unless: /\b(?:already|twice|wrong|was)\b/,
    topic: 'pay_addons',
  },
  {
    example: 'Do you accept a bank transfer for the hamper, or how does it go?',
    heardAs: topicSet('pay_addons unknown picnic'),
    pattern:
      /\b(?:bank transfer|wire|paypal|revolut|apple pay|google pay|cheque)\b.*\b(?:for|pay\w*) (?:the |our |a |an |it)?(?:\w+ )?(?:board|box|bath|tray|breakfast|hamper|extras?|add ?ons?)?\b/,
    unless: /\b(?:stay|room|cabin|deposit|booking|voucher)\b/,
    topic: 'pay_addons',
  },
]
