/** What is brought to the door to eat: “What comes on the sharing board?” */

import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

export const ofMealsBrought: readonly Form[] = [
  {
    example: "It's 3pm now, is it too late to get something for tomorrow morning?",
    heardAs: topicSet('bath_reheat availability heated_bath vouchers unknown breakfast'),
    pattern:
      /\btoo late (?:now )?(?:to|for) (?:get|order|have|ask for|sort)\w* (?:something|food|anything|a bite|a tray) (?:for )?(?:tomorrow|the) (?:morning|breakfast)\b/,
    topic: 'breakfast',
  },
  {
    example: 'Can I have the breakfast on the day we leave?',
    heardAs: topicSet('unknown late_check_out breakfast'),
    pattern:
      /\bbreakfast\b.* (?:on|for) (?:the|our) (?:(?:day|morning) (?:we|i)(?:['’]re| are| am|['’]m)? (?:leave|leaving|go|going|check(?:ing)? out)|(?:check ?out|leaving|departure) (?:day|morning)|last (?:day|morning))\b/,
    topic: 'breakfast',
  },
  {
    example: 'What comes on the sharing board, is there bread with it?',
    heardAs: topicSet('unknown grazing'),
    pattern:
      /\b(?:what|which|anything) (?:comes|is|are|goes|would be|do you (?:get|put)) on (?:the|a|your) (?:sharing |cheese |meat |grazing )?(?:board|platter)\b/,
    unless: /\b(?:allerg\w*|nuts?|gluten|how much)\b/,
    topic: 'grazing',
  },
  {
    example: "We'll land late and peckish, we want nibbles for two waiting on us.",
    heardAs: topicSet('dining check_in couples kitchen unknown grazing'),
    pattern:
      /\b(?:nibbles|bites|something (?:to )?(?:nibble|pick at)|cheese|picky bits|snacks?)\b.*\b(?:waiting|ready|there|left|laid out) (?:for|on|when)? ?(?:us|we|me)\b/,
    unless: /\b(?:allerg\w*|vegan|breakfast)\b/,
    topic: 'grazing',
  },
]
