/** What is asked next of the two offers, the Flexi and the Escape. */
import { either } from '#app/understanding/any-of.ts'
import { perHead } from '#app/understanding/message/reading.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

export const afterAnOffer: readonly FollowUpRule[] = [
  {
    example: ['What is the One Night Flexi?', 'And with the other offer, the longer one?'],
    evenIfComplete: true,
    before: topicSet('flexi compare_modes'),
    said: /\bthe (?:other|longer) (?:one|offer|deal|package)\b.{0,4}\b(?:the )?(?:longer|two night|2 night)(?: one| offer| deal| package)?(?: then)?$|^(?:with |on |for |in )?the longer (?:one|offer|deal|package|stay)(?: then)?$/,
    topic: 'two_night',
  },
  {
    example: ['What is the Two Night Escape?', 'And with the other offer, the shorter one?'],
    evenIfComplete: true,
    before: topicSet('two_night compare_modes'),
    said: /\bthe (?:other|shorter) (?:one|offer|deal|package)\b.{0,4}\b(?:the )?(?:shorter|one night|1 night)(?: one| offer| deal| package)?(?: then)?$|^(?:with |on |for |in )?the shorter (?:one|offer|deal|package|stay)(?: then)?$/,
    topic: 'flexi',
  },
  {
    example: ['What is the Two Night Escape?', "And if we've only time for the one?"],
    evenIfComplete: true,
    before: topicSet('two_night compare_modes'),
    said: /\bonly (?:have )?(?:time|leave|money) for (?:the )?one\b/,
    topic: 'flexi',
  },
  {
    example: ['What is the One Night Flexi?', 'And with the two-night one, what would we save?'],
    evenIfComplete: true,
    before: topicSet('flexi compare_modes'),
    said: /\b(?:two|2) night (?:one|deal|offer|option|escape)\b/,
    not: /\b(?:cancel\w*|refund\w*|book)\b/,
    topic: 'two_night',
  },
  {
    example: ["What's the difference between the two offers?", 'The second one, in the cheapest cabin'],
    evenIfComplete: true,
    before: topicSet('compare_modes'),
    said: /^(?:(?:what about|how much is) )*the (?:second|other|latter|one night) (?:one |offer |deal |option )?(?:in|for|with|on|at)\b/,
    topic: 'flexi',
  },
  {
    example: ["What's the difference between the two offers?", 'And the first one, in Stormchaser?'],
    evenIfComplete: true,
    before: topicSet('compare_modes'),
    said: /^(?:(?:what about|how much is) )*the (?:first|former|two night) (?:one |offer |deal |option )?(?:in|for|with|on|at)\b/,
    topic: 'two_night',
  },
  {
    example: ['What is the Two Night Escape?', 'How much better value are we talking?'],
    evenIfComplete: true,
    before: topicSet('two_night flexi compare_modes'),
    said: /\b(?:how much|what) (?:better|cheaper|less|of a saving|of a discount)\b|\bhow big (?:is|a) (?:the |a )?(?:saving|discount|reduction)\b|\b(?:what|which) (?:percentage|percent)\b/,
    not: /\b(?:newsletter|code|vouchers?|cancel\w*|back|refund\w*|flexi|escape|(?:one|two|1|2) nights?)\b/,
  },
  {
    example: ['What is the Two Night Escape?', 'And by how much is it less than booking them singly?'],
    evenIfComplete: true,
    before: topicSet('two_night flexi compare_modes'),
    said: /\bby how much\b.*\b(?:less|cheaper|better|beats?|below|under|reduced|lower)\b|\b(?:less|cheaper|better|lower)\b.*\bby how much$/,
    not: /\b(?:newsletter|code|vouchers?|cancel\w*|refund\w*)\b/,
  },
  {
    example: ['Do you do day visits?', 'And if I just stay a single night?'],
    evenIfComplete: true,
    before: topicSet('unknown two_night'),
    said: /^(?:what )*if (?:i|we) (?:just|only) (?:stay|stayed|come|book|booked) (?:for )?(?:a single|one|the one|a) night$/,
    topic: 'flexi',
  },
  {
    example: ['What is the One Night Flexi?', 'When can I come in?'],
    evenIfComplete: true,
    before: topicSet('flexi flexi_booking'),
    said: /^(?:when|what time) can (?:i|we) (?:come in|arrive|come|check ?in|get in)\b/,
    topic: 'check_in',
  },
  {
    example: ['What is the One Night Flexi?', 'So do I pay for two nights or one?'],
    evenIfComplete: true,
    before: topicSet('flexi flexi_booking'),
    said: /\b(?:one|1|two|2) nights? or (?:just |only )?(?:one|1|two|2)\b/,
    topic: 'flexi',
  },
  {
    example: ['What is the One Night Flexi?', 'So how much would it be for Stormchaser on a Wednesday?'],
    evenIfComplete: true,
    before: topicSet('flexi'),
    said: /\bhow much (?:would|is|will|does) (?:it|that)(?: be| cost)? (?:for|in) (?:the )?(?:stargazer|sunriser|stormchaser|lodge)\b(?!.*\b(?:friday|saturday|weekend|two|2)\b)/,
  },
  {
    example: ['What is the One Night Flexi?', 'No wait, the night is a Saturday'],
    evenIfComplete: true,
    before: topicSet('flexi flexi_booking'),
    said: /\b(?:the night|it|that|ours|we come|we are coming) (?:is|would be|was|will be|on) (?:on )?(?:a |the )?(?:friday|saturday)(?: night)?$/,
    topic: 'flexi',
  },
  {
    example: ["What's the difference between the two offers?", 'Which is cheaper for Stormchaser?'],
    evenIfComplete: true,
    before: topicSet('compare_modes two_night flexi'),
    said: /\bwhich (?:one |of (?:them|the two) )?is (?:the )?(?:cheaper|better value|best value|dearer)\b/,
    topic: 'compare_modes',
  },
  {
    example: ['How much is late check-out in Sunriser?', 'My wife asks if that is per person.'],
    before: topicSet('late_check_out flexi two_night compare_modes'),
    said: perHead,
    not: /\b(?:baths?|breakfasts?|box(?:es)?|trays?|extras?)\b/,
    topic: 'per_room',
  },
  {
    example: ['What is the One Night Flexi?', 'How do I book that?'],
    before: topicSet('flexi'),
    said: /^how (?:do|can|would) (?:i|we) book (?:that|it|one|this)$/,
    topic: 'flexi_booking',
  },
  {
    example: ['What is the One Night Flexi?', 'Do we get the late check-out with it?'],
    before: topicSet('flexi'),
    said: /\b(?:includes?|including|included|comes? with|part of (?:it|that)|get|got)\b.*\b(?:late|leav\w*|stay\w*|until|till|six|6|checkout)\b/,
    not: /\b(?:breakfast|bath)\b/,
  },
  {
    example: ['What is the One Night Flexi?', 'When do we have to be out?'],
    before: topicSet('flexi flexi_booking'),
    said: /\b(?:when|what time)\b.*\b(?:leave|out|go|check ?out)\b/,
    topic: 'flexi',
  },
  {
    example: ['What is the One Night Flexi?', 'And the cancellation?'],
    before: topicSet('flexi flexi_booking two_night price'),
    said: /\bcancell?ation\b/,
    topic: 'cancellation',
  },
  {
    example: ['How much is the One Night Flexi?', 'And the cheapest?'],
    before: topicSet('flexi'),
    readAs: topicSet('cheapest dearest'),
    not: /\bcabins?\b|\bof all\b|\b(?:friday|saturday|weekend)\b/,
  },
  {
    example: ['What is the One Night Flexi?', 'What if we stay the Sunday too?'],
    before: topicSet('flexi'),
    said: either(
      /\b(?:stay|add|take|book|had|have)\b.*\b(?:\w*day|nights?)\b.*\b(?:too|as well)\b/,
      /\b(?:two|2) nights (?:instead|then)\b|\b(?:another|second|extra) night\b/,
    ),
    topic: 'two_night',
  },
]
