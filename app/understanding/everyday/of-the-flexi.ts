/** What the Flexi is, what it costs, and which one night is not one: “She chose the Flexi and wants me to explain it.” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { aRoom } from '#app/understanding/shared-words.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

const aWeekday = '(?:mon|tues|wednes|thurs|sun)day'

const aNight = `(?:${aWeekday}|friday|saturday|weekends?|week ?days?|midweek)`

const bookingForm = '(?:calendar|form|window|pop ?up|screen|system|page|site|website|dates?|it)'
const oneNight = '(?:(?:a |the )?(?:one|1|single) night)'
const goLate =
  '(?:late (?:check ?out|departure|leaving)|(?:6|six)(?: ?pm)?(?: departure| check ?out)?|evening|(?:go|leave|leaving|stay|staying) (?:on )?(?:late|later|till|until))'

export const ofTheFlexi: readonly Form[] = [
  {
    example: 'We propose to arrive on a Tuesday and depart on the Thursday, sleeping in the Sunriser.',
    heardAs: topicSet('late_check_out check_in check_out price unknown change_booking'),
    pattern: new RegExp(
      `^(?!.*\\b(?:what time|when|late|early|until|till|change|move|instead)\\b)(?=.*\\b${aRoom}\\b).*\\b(?:arrive|come|arriving|coming) on (?:a |the )?\\w+day and (?:depart|leave|go|departing|leaving|going)(?: home)? (?:on )?(?:a |the )?\\w+day\\b`,
    ),
    topic: 'price',
  },
  {
    example: "I came upon the expression '1-Night Flexi' and should be glad of an explanation.",
    heardAs: topicSet('flexi compare_modes two_night'),
    pattern: /\bflexi\b.*\b(?:explanation|explain\w*|unacquainted|meaning|enlighten\w*)\b/,
    unless: /\b(?:difference|versus|or the|cancel\w*)\b/,
    topic: 'flexi',
  },
  // A plain night.
  {
    example: "They're looking at the one called Stargazer, Monday into Tuesday, just the one night.",
    heardAs: topicSet('flexi two_night'),
    pattern: new RegExp(
      `^(?=.*\\b${aRoom}\\b)(?=.*\\b(?:one|1|a single) night\\b).*\\b${aWeekday}(?: nights?)?(?:,? (?:to|into|till|until) ${aWeekday})?\\b`,
    ),
    unless: /\b(?:late|flexi|deal|offer|sav\w*|six|6|till|until|escape|instead|vouchers?|code|cancel\w*)\b/,
    topic: 'price',
  },
  {
    example: 'Is Sunriser the same money on a Saturday as on a Tuesday?',
    heardAs: topicSet('weekend price dynamic_prices flexi compare_modes room_sunriser room_stormchaser room_stargazer'),
    pattern: new RegExp(
      `\\b${aRoom}\\b.*\\bsame (?:money|price|cost|rate)(?: (?:on|for|at))?(?: (?:a|the))? ${aNight}(?: nights?)? as\\b.*\\b${aNight}\\b`,
    ),
    topic: 'weekend',
  },
  {
    example: 'How much is the Flexi in the lodge?',
    heardAs: topicSet('unknown price lodge_amenities flexi_booking late_check_out two_night'),
    pattern: /\b(?:how much|what (?:is|does|would|s) (?:the price|it|the|a))\b.{0,24}\bflexi\b/,
    unless:
      /\b(?:sav\w*|escape|two nights?|2 nights?|or|cheaper|dearer|difference|weekend|friday|saturday|book|cancel\w*|than)\b/,
    topic: 'flexi',
  },
  {
    example: 'How much is the one night flexi in Sunriser all in, late checkout included?',
    heardAs: topicSet('price flexi late_check_out unknown flexi_booking'),
    pattern: either(
      /\bhow much\b.*\b(?:one|1|a|single) night\b.*\blate (?:checkout|check out)\b/,
      /\bhow much\b.*\blate (?:checkout|check out)\b.*\b(?:one|1|single) night\b/,
    ),
    topic: 'flexi',
  },
  {
    example: 'My wife picked "1-Night Flexi" in the drop down and now asks me to explain it to her.',
    heardAs: topicSet('flexi flexi_booking unknown emergency location offtopic two_night compare_modes'),
    pattern:
      /\bflexi\b.*\b(?:explain (?:it|that|what|to)|what (?:it|that) (?:is|means|does)|meaning of (?:it|that))\b|\bexplain\b.{0,24}\bflexi\b/,
    unless: /\b(?:escape|two nights?|2 nights?|difference|cancel\w*|refund\w*|voucher|code)\b/,
    topic: 'flexi',
  },
  {
    example: 'Where do I pick the one night stay with late checkout on the booking screen?',
    heardAs: topicSet('flexi_booking flexi late_check_out how_to_book unknown offtopic'),
    pattern: /\b(?:where|how)\b.{0,12}\b(?:pick|choose|select|find|book)\b.*\b(?:one|1|single) night\b.*\blate check ?out\b/,
    topic: 'flexi_booking',
  },
  {
    example: 'The calendar will not let me take one night with the late departure.',
    heardAs: topicSet('flexi_booking flexi late_check_out how_to_book unknown two_night availability'),
    pattern: new RegExp(`\\b${bookingForm}\\b.*\\b(?:not|never|refuses?|will only|only)\\b.*\\b${oneNight}\\b.*\\b${goLate}\\b`),
    topic: 'flexi_booking',
  },
  {
    example: 'Why must I select two nights when we only sleep one and leave late?',
    heardAs: topicSet('flexi_booking flexi late_check_out how_to_book unknown two_night availability'),
    pattern: new RegExp(
      `\\b(?:choose|select|pick|click|enter|put in|tick|mark|book) (?:the )?(?:2|two) (?:nights?|dates|days)\\b.*\\b(?:only|just|sleep|stay|want|need)\\b.{0,12}\\b(?:one|1|a single)\\b.*\\b${goLate}\\b`,
    ),
    unless: /\b(?:price|pay|cost|charged?|save|cheaper)\b/,
    topic: 'flexi_booking',
  },
  {
    example: 'Where in the pop-up calendar do I tick that we leave at six?',
    heardAs: topicSet('late_check_out parking check_out unknown flexi_booking'),
    pattern:
      /\bwhere\b.*\b(?:tick|click|select|choose|say|enter|put|pick)\b.*\bleav(?:e|ing) (?:at|by|around) (?:six|6|half five|five|the evening)\b/,
    topic: 'flexi_booking',
  },
  {
    example: "I can't see the button for the longer day on a single night stay.",
    heardAs: topicSet('flexi unknown flexi_booking'),
    pattern:
      /\b(?:button|option|box|way|place|field|tick ?box)\b.{0,16}\b(?:long(?:er)?|late(?:r)?) (?:day|stay|departure|checkout|check out|leaving)\b.*\b(?:single|one|1) night\b/,
    topic: 'flexi_booking',
  },
  {
    example: "I saw up to 40% off somewhere on your site, what's the catch?",
    heardAs: topicSet('flexi unknown about best_rate'),
    pattern: /\b40 percent\b.*\b(?:catch|story|deal|about|mean|conditions?|small print|real)\b/,
    unless: /\b(?:newsletter|voucher)\b/,
    topic: 'flexi',
  },
  {
    example: 'Is it so that with a single overnight on a Monday we may remain until evening at no supplement?',
    heardAs: topicSet('flexi late_check_out unknown'),
    pattern:
      /\b(?:single|one|1) (?:overnight|night)\b.*\b(?:stay|remain|keep|have)\b.*\b(?:until|till|to|into) (?:the )?(?:evening|six|6)\b/,
    unless: /\bhow much\b/,
    topic: 'flexi',
  },
]
