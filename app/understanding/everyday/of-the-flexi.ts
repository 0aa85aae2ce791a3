/** What the Flexi is, and what it costs: “She chose the Flexi and wants me to explain it.” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

export const ofTheFlexi: readonly Form[] = [
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
]
