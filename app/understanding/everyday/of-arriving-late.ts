/** How late guests may come, and what if they are later: “We arrive at 11pm.” */

import { estate } from '#app/estate/estate.ts'
import { either, oneOf } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { arrivesLate } from './late-arrivals.ts'

const home = estate.name.toLowerCase()
const eveningHour =
  '(?:[7-9]|1[0-2]|seven|eight|nine|ten|eleven|midnight|half (?:past )?(?:seven|eight|nine|ten|eleven|[7-9]|1[01]))(?::\\d\\d)?'

export const ofArrivingLate: readonly Form[] = [
  {
    example: 'I need to know the very last moment we could roll up to you that night.',
    heardAs: topicSet('unknown check_in late_check_out offtopic'),
    pattern: either(
      /\b(?:very )?(?:last|latest) (?:moment|minute|hour|time|point)\b.*\b(?:roll|show|turn|pull) up\b/,
      /\b(?:last|latest) (?:hour|time|moment) (?:at which|that|when) (?:guests|people|we) (?:are|can be|may be) (?:received|admitted|let in)\b/,
    ),
    topic: 'check_in',
  },
  {
    example: "What's the latest I can get the keys?",
    heardAs: topicSet('unknown check_in gate_code late_check_out check_out'),
    pattern:
      /\b(?:how late|latest|until when|till when|till what time)\b.*\b(?:get|collect|pick up|have|fetch|grab) (?:the |our |a )?keys?\b/,
    unless: /\b(?:return|back|leave|drop|lost)\b/,
    topic: 'check_in',
  },
  {
    example: 'What if we are late because of traffic?',
    heardAs: topicSet('cancellation unknown check_in change_booking'),
    pattern:
      /\bif (?:we|i) (?:are|am|get|run|end up|were)(?: \w+)? (?:late|delayed|held up|stuck in traffic)\b(?! (?:cancel|to cancel|for|with|paying|check))/,
    unless: /\b(?:cancel\w*|refund\w*|pay\w*|check ?out|leav\w*|breakfast|bath)\b/,
    topic: 'check_in',
  },
  // Late, in whatever words: they ring.
  {
    example: 'We arrive at 11pm.',
    heardAs: topicSet(
      'offtopic unknown check_in late_check_out location taxis town availability contact emergency complaint about check_out flexi ' +
        'two_night price cancellation gate_code couples parking',
    ),
    pattern: { test: arrivesLate },
    topic: 'check_in',
  },
  // No question of children, as the classifier hears it.
  {
    example: 'Is it ok if I come at 10pm?',
    heardAs: topicSet('children couples unknown occupancy availability offtopic how_to_book pets'),
    pattern:
      /\b(?:come|coming|be there|get there|arrive|arriving|show up)(?: in| down| over| up)? (?:at|around|about|after|by|near) (?:about |around |maybe )?(?:[7-9]|1[0-2])(?:[:.]\d\d)? ?(?:pm|p m|at night|in the evening|tonight)\b/,
    unless: /\b(?:friends?|visitors?|kids?|bath|breakfast|taxi)\b/,
    topic: 'check_in',
  },
  {
    example: 'What happens if my flight is delayed?',
    heardAs: topicSet('offtopic check_in cancellation check_out unknown location town late_check_out availability'),
    pattern:
      /\b(?:my|our|if the) (?:\w+ )?(?:flight|plane|ferry|boat|train|bus|coach|connection|lift|traffic|car)\b.{0,12}\b(?:is|was|are|gets?|got|will be|might be|has been|being|be|runs?|running)? ?(?:\w+ )?(?:delayed|held up|late|behind|stuck)\b/,
    unless: /\b(?:check ?out|breakfast|refund\w*|money|cancel\w*|home|back)\b/,
    topic: 'check_in',
  },
  // Asks for no free Friday.
  {
    example: 'Could we rock up around nine some Friday?',
    heardAs: topicSet('availability check_in unknown offtopic check_out late_check_out children contact location gate_code town'),
    pattern: new RegExp(
      [
        '\\b',
        oneOf(
          'rock(?:ing)? up|roll(?:ing)? up|get (?:in(?:to)?|there|to (?:you|the (?:lodge|cabin|estate|place)))',
          'getting (?:in|there)|arriv(?:e|ing)|be (?:there|with you)|turn(?:ing)? up|show(?:ing)? up|pull(?:ing)? up',
          `reach(?:ing)? (?:you|the \\w+|${home})|land(?:ing)? (?:in|on you)`,
        ),
        `\\b.{0,20}\\b(?:at|around|about|for|by|after|past|near|close to|until|till) (?:about |around |maybe )?${eveningHour}\\b`,
      ].join(''),
    ),
    unless: /\b(?:in the morning|am|bus|train|flight|plane|ferry|taxi|voucher|breakfast|tray|hamper|box|food)\b/,
    topic: 'check_in',
  },
  {
    example: "If we don't make it by 8 what happens?",
    heardAs: topicSet('cancellation housekeeping unknown check_out change_booking contact'),
    pattern:
      /\bif (?:we|i) (?:do|can|did|could|will) not (?:make it|arrive|get (?:there|in|here|to you))\b.*\b(?:by|before|until|till) (?:8|eight|then|20)\b/,
    topic: 'check_in',
  },
]
