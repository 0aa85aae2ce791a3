/** The newsletter, its discount and how to end it: “Sign me up to the newsletter.” */

import { either, framed } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

export const ofTheNewsletter: readonly Form[] = [
  {
    example: "It says near the bottom 'Get My 10% Discount'.",
    heardAs: topicSet('newsletter unknown beach cafes gallery'),
    pattern: /\b(?:get|got|says?|saw|read|button|see)\b.*\b(?:10|ten) percent (?:discount|off)\b/,
    unless: /\b(?:vouchers?|flexi|escape|told|promised|again|twice|stayed|not work\w*|invalid|how much)\b/,
    topic: 'newsletter',
  },
  {
    example: "Would the subscriber's 10 percent apply to us again?",
    heardAs: topicSet('unknown newsletter two_night'),
    pattern: either(
      /\b(?:newsletter|subscribers?|mailing list)\b.*\b(?:again|a second time|twice|returning|regulars?)\b/,
      /\b(?:returning|regular|repeat) (?:guests?|customers?)\b.*\b(?:newsletter|subscribers?|mailing list)\b/,
      /\b(?:stayed|been|visited|were|was)\b.*\b(?:already|before|twice|last (?:year|summer|autumn|winter|spring|month|time))\b.*\b(?:newsletter|subscribers?|mailing list)\b/,
    ),
    unless: /\b(?:unsubscribe|sign up again|subscribe again|send|resend|invalid|not work\w*|spam)\b/,
    topic: 'newsletter',
  },
  {
    example: 'the newsletter thing doesnt work for someone that stayed before?',
    heardAs: topicSet('housekeeping unsubscribe unknown confirmation offtopic couples testimonials'),
    pattern:
      /\b(?:newsletter|discount|(?:10|ten) percent)\b.*\b(?:(?:stayed|been|visited) (?:with you |there |here )?(?:before|already|twice)|(?:returning|repeat|regular) (?:guests?|couples?|visitors?))\b/,
    topic: 'newsletter',
  },
  {
    example: 'Do I have to tick the box to get the newsletter?',
    heardAs: topicSet('newsletter unknown unsubscribe'),
    pattern: either(
      /\b(?:tick|check|agree|consent)\b.*\b(?:newsletter|sign up|subscribe|mailing list)\b/,
      /\b(?:newsletter|sign(?:ing)? up|subscrib\w+|mailing list)\b.*\b(?:tick|check) (?:the|a|that|this) box\b/,
    ),
    unless: /\b(?:stop|unsubscribe|leave)\b/,
    topic: 'newsletter',
  },
  {
    example: 'Sign me up to the newsletter.',
    heardAs: topicSet('unsubscribe unknown offtopic how_to_book newsletter'),
    pattern: either(
      /\b(?:sign|put|add) (?:me|us) (?:up|down|on|to)\b.*\b(?:newsletter|mailing list|list|e ?mails?)\b/,
      /\bsubscribe (?:me|us)\b/,
      /\b(?:join|get on|sign up (?:for|to)) (?:to )?(?:the|your) (?:newsletter|mailing list|list)\b/,
      /^(?:.*\bnewsletter\b.*\b)?(?:and |so )*(?:how|where) (?:do|can|could|would) (?:i|we) (?:sign up|subscribe|get it|join)(?: (?:then|please|to it|for it|here))*$/,
      /^newsletter (?:sign ?up|subscription|registration)\b(?! (?:out|off|end|stop|cancel))/,
    ),
    unless: /\b(?:un|not|stop|off|remove|can i get out|name|only my)\b/,
    topic: 'newsletter',
  },
  {
    example: 'I no longer want your mails, how can I opt out?',
    heardAs: topicSet('newsletter unsubscribe unknown offtopic check_out'),
    pattern:
      /\b(?:newsletters?|mailing list|your (?:e ?)?mails)\b.*\b(?:get (?:out|off|rid)|opt(?:ing)? out|leave (?:it|the list)|no longer want|(?:stop|end|cancel)s? (?:it|them|that|these|those))\b/,
    unless: /\b(?:percent|percentage|discount|code)\b/,
    topic: 'unsubscribe',
  },
  {
    example: 'Newsletter?',
    heardAs: topicSet('unsubscribe unknown'),
    pattern:
      /^(?:and |so |what about |how about |(?:i|we) |just |(?:saw|seen|read|found|like|love|enjoy(?:ed)?) )*(?:the |a |your |any )?newsletter$/,
    topic: 'newsletter',
  },
  // Nobody speaks of danger.
  {
    example: 'A reduction for pensioners or the guards?',
    heardAs: topicSet('emergency doctor unknown newsletter offtopic best_rate price dynamic_prices two_night vouchers complaint'),
    pattern: framed(
      /\b(?:reductions?|discounts?|concessions?|special (?:rates?|prices?|offers?)|cheaper|money off)\b.{0,24}\b(?:for|if you are)\b.{0,24}\b/,
      [
        /pensioners?|seniors?|students?|nurses?|guards?|gardai|police|doctors?|teachers?|military|army|oaps?|locals?/,
        /firemen|fire ?fighters?|emergency|health ?care|front ?line|key workers?/,
      ],
      /\b/,
    ),
    topic: 'newsletter',
    gap: 'for whom',
  },
  {
    example: 'Is there a little sweetener on the price for newcomers?',
    heardAs: topicSet('unknown newsletter complaint money anniversary per_room best_rate two_night vouchers'),
    pattern: either(
      /\b(?:off|reduction|sweetener|something (?:extra|special|off))\b.*\b(?:first (?:visit|stay|timers?)|newcomers?|new (?:guests|customers))\b/,
      /\bfirst timers?\b.*\b(?:something|anything) (?:extra|special|off)\b/,
    ),
    unless: /\bvouchers?\b/,
    topic: 'newsletter',
  },
  {
    example: "It would be our first visit, and I was told there's often a few euro knocked off for that.",
    heardAs: topicSet('newsletter unknown money deposit two_night price complaint best_rate offtopic how_to_book'),
    pattern:
      /^(?=.*\b(?:first (?:visit|time|stay|booking)|first timers?|new ?comers?|new (?:guests|customers))\b).*\b(?:euro|quid|bob|percent|something|anything|money|bit|reduction|discount) (?:(?:is|are|gets?|usually|often|knocked|taken|comes?) )*off\b(?! (?:the|our|my|your)\b)/,
    unless: /\b(?:bath|breakfast|dog|deposit|vouchers?|second (?:visit|time|stay))\b/,
    topic: 'newsletter',
  },
  {
    example: 'Can I cancel the newsletter any time?',
    heardAs: topicSet('unsubscribe newsletter unknown cancellation offtopic'),
    pattern: /\b(?:cancel|stop|end) (?:the|your|this|my)?(?: subscription to the)? ?newsletter\b/,
    topic: 'unsubscribe',
  },
  {
    example: 'I do not want any more of your marketing mails, where can I cancel them?',
    heardAs: topicSet('unsubscribe newsletter unknown contact offtopic cancellation confirmation check_out'),
    pattern: either(
      /\b(?:not|no longer|stop|never) (?:want|wish|need|getting|sending|receiving|to get|to receive)\b.{0,24}\b(?:marketing|advertising|promotional|monthly|weekly|advert\w*|promo)\b.{0,6}\b(?:e ?mails?|mails?|letters?|post)\b/,
      /\b(?:opt out|opting out|unsubscribe|get off|get out) (?:of|from) (?:the|your|all|these|those)?\b.{0,12}\b(?:e ?mails?|mails?|mailings?|letters?|list)\b/,
    ),
    unless: /\b(?:booking|confirmation|before (?:arrival|we)|percent|discount code)\b/,
    topic: 'unsubscribe',
  },
  {
    example: 'A girl at work got money off her stay by giving her email or something.',
    heardAs: topicSet('newsletter unknown picnic vouchers confirmation offtopic contact'),
    pattern:
      /\b(?:money|something|a bit|\d+ percent|a few (?:euro|quid)) off\b.*\b(?:by|for|when (?:she|he|you|i)) (?:giv(?:ing|es?)|leav(?:ing|es?)|putting in|enter(?:ing|s)?|typ(?:ing|es?)) (?:in )?(?:her|his|my|your|their|an?) e ?mail\b/,
    unless: /\b(?:unsubscribe|stop)\b/,
    topic: 'newsletter',
  },
]
