/** What is asked next of the hours: checking in, checking out, leaving late. */
import { oneOf } from '#app/understanding/any-of.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'
import { roomName, theRoom } from './phrases.ts'

export const afterArrivingAndLeaving: readonly FollowUpRule[] = [
  {
    example: ['When is check-in?', "Noon wouldn't work, no?"],
    evenIfComplete: true,
    before: topicSet('check_in check_out late_check_out'),
    said: /^(?:noon|midday|(?:1[0-2]|[1-9]|ten|eleven|twelve|one|two|three)(?: ?[ap]m| o clock)?) (?:would|will|does|is|can) (?:not )?(?:work|do|suit|be (?:ok|possible|fine)|possible|ok)\b/,
  },
  {
    example: ['How much is late check-out in Sunriser?', 'They would like to do the same in Stormchaser, what do they pay?'],
    evenIfComplete: true,
    before: topicSet('late_check_out'),
    said: new RegExp(
      `\\b${roomName}\\b.*\\b(?:do the same|what (?:do|would|will|must) (?:they|she|he) pay)\\b|\\b(?:different|same) (?:supplement|surcharge|price|charge)\\b.*\\b${roomName}$`,
    ),
  },
  {
    example: ['When is check-in?', 'And the going out, until which hour?'],
    evenIfComplete: true,
    before: topicSet('check_in'),
    said: /^(?:the )?(?:going|moving|getting) out\b/,
    topic: 'check_out',
  },
  {
    example: ['Where do we park?', 'And the next day, until when can we stay?'],
    evenIfComplete: true,
    before: topicSet('parking'),
    readAs: topicSet('check_out'),
    said: /\b(?:until|till) (?:when|what time) (?:can|may|could|do|must) (?:we|i)\b/,
    topic: 'check_out',
  },
  {
    example: ['How do we get the wifi password?', "What's the earliest we can use that code?"],
    evenIfComplete: true,
    before: topicSet('wifi_password gate_code guest_guide wifi'),
    said: /\bearliest\b.*\b(?:use|code|get in|come|arrive)\b|\bfrom (?:when|what time) (?:can|does|will|may)\b.*\b(?:code|get in|use|work)\b/,
    topic: 'check_in',
  },
  {
    example: ['When is check-in?', 'And when do we have to clear off?'],
    evenIfComplete: true,
    before: topicSet('check_in'),
    readAs: topicSet('check_out'),
    said: /\b(?:when|what time|hour)\b/,
    not: /\b(?:until|till|til)\b/,
    topic: 'check_out',
  },
  {
    example: ['How much is late check-out in Stargazer?', 'We prefer Stormchaser now, would the same figure apply there?'],
    evenIfComplete: true,
    before: topicSet('late_check_out'),
    said: /\bsame (?:figure|amount|charge|supplement|surcharge|rate)\b/,
  },
  {
    example: ['When is check-in?', "What's the cut-off?"],
    evenIfComplete: true,
    before: topicSet('check_in'),
    said: /^(?:what is|whats|when is) (?:the|your) (?:cut ?off|deadline|limit)(?: (?:time|point))?(?: then)?$/,
  },
  {
    example: ['How much is late check-out in Sunriser?', 'You skipped one: Stormchaser.'],
    evenIfComplete: true,
    before: topicSet('late_check_out price flexi heated_bath pets'),
    said: new RegExp(
      `^(?:(?:and|but|so|ok|you|ye|have|sorry) )*(?:skipped|forgot|missed|left out) (?:one|a room|a cabin|the \\w+|\\w+)\\b.*\\b${roomName}\\b`,
    ),
  },
  {
    example: ['When is check-out?', 'Can we leave early?'],
    evenIfComplete: true,
    before: topicSet('late_check_out check_out flexi'),
    said: /^(?:can|could|may|would) (?:we|i) (?:\w+ )?(?:leave|go|head off|be off|get away|check ?out) (?:very |really )?early(?: (?:then|too|that day|in the morning))?$/,
    topic: 'check_out',
  },
  {
    example: ['Can we check out late?', "We're in Stormchaser, Wednesday and Thursday"],
    evenIfComplete: true,
    before: topicSet('check_out late_check_out'),
    said: new RegExp(
      `^(?:we|i) (?:are|am|will be|would be|stay|have|come|are staying|are booked)(?: \\w+){0,6}? (?:in )?${theRoom}\\b(?!.*\\b(?:how much|what|cost|price|can|could|is it)\\b)`,
    ),
    topic: 'late_check_out',
  },
  {
    example: ['Can we check out late?', 'Do I book now or there?'],
    evenIfComplete: true,
    before: topicSet('late_check_out'),
    said: /\b(?:book|arrange|ask|order|reserve|pay)\b.{0,20}\b(?:now|in advance|beforehand|ahead|already)\b.{0,12}\bor\b|\bnow or (?:there|then|later)\b/,
  },
  {
    example: ['Can we check in at noon?', 'Drop the bags at least?'],
    evenIfComplete: true,
    before: topicSet('check_in'),
    said: /\b(?:leave|drop|store|keep|dump)\b.{0,16}\b(?:bags?|luggage|(?:suit)?cases?|stuff)\b/,
    gap: 'bags',
  },
  {
    example: ['Can we check out late?', "We're in Stormchaser, is it ok?"],
    evenIfComplete: true,
    before: topicSet('late_check_out'),
    said: /^(?:we|i) (?:are|am|will be|would be)(?: (?:booked|staying|coming))?(?: in)? (?:the )?(?:stargazer|sunriser|stormchaser|lodge)\b/,
    not: /\b(?:how much|what|cost|price|can|could)\b/,
  },
  {
    example: ['When is check-out?', 'What do we do with the key?'],
    evenIfComplete: true,
    before: topicSet('check_out late_check_out'),
    said: /\b(?:the|our) keys?\b/,
    topic: 'check_out',
    gap: 'key',
  },
  {
    example: ['Can we check out late?', 'On a Sunday too?'],
    evenIfComplete: true,
    before: topicSet('late_check_out'),
    said: /\b(?:saturday|sunday|friday|weekend)\b.*\b(?:ok|okay|possible|allowed|fine|grand|alright|too)$/,
  },
  {
    example: ['What is the One Night Flexi?', 'Do I pay it up front?'],
    evenIfComplete: true,
    before: topicSet('late_check_out flexi'),
    said: /\bpay\b.*\b(?:up ?front|now|in advance|at once)\b/,
    topic: 'how_to_book',
  },
  {
    example: ['Can we check out late?', 'Just an hour?'],
    evenIfComplete: true,
    before: topicSet('late_check_out'),
    said: /^(?:(?:even|just|only|for|what about) )*(?:an|one|half an|1|2|two|a couple of) hours?(?: more| longer| extra| or (?:two|so))?(?: then)?$/,
    gap: 'an hour',
  },
  {
    example: ['Can we check out late?', 'And how late is it exactly?'],
    before: topicSet('late_check_out price flexi two_night'),
    said: /^(?:how late|until when|till when|what time) (?:is|would|does|will) (?:it|that|the late check ?out)(?: be| go(?: to)?)?(?: exactly| till| until)?$/,
    topic: 'late_check_out',
  },
  {
    example: ['What time can we come?', 'And go?'],
    before: topicSet('check_in'),
    said: /^(?:to )*(?:go|leave|leaving|out|depart(?:ing)?|head off)(?: again)?$/,
    topic: 'check_out',
  },
  {
    example: ['When is check-out?', "We'd be leaving on a Sunday though."],
    before: topicSet('check_out late_check_out'),
    said: /\b(?:leav(?:e|ing)|go(?:ing)?|head(?:ing)?)(?: home| off)? on (?:a |the )?(?:saturday|sunday)\b(?! nights?)/,
    topic: 'late_check_out',
  },
  {
    example: ['Can we check out late?', 'What would that cost us?'],
    before: topicSet('late_check_out'),
    said: /\b(?:what|how much) (?:would|will|does|is|s) (?:that|it)\b/,
    not: /\b(?:altogether|total|all in|together|with)\b/,
  },
  {
    example: ['When is check-in?', 'Is someone there to meet us?'],
    before: topicSet('check_in'),
    said: /\b(?:someone|somebody|anyone|anybody)\b.*\b(?:meet|greet|show|let|there)\b/,
    not: /\b(?:call|ring|phone)\b/,
    gap: 'who meets us',
  },
  {
    example: ['When is check-in?', "What's the latest so?"],
    before: topicSet('check_in'),
    said: /^(?:(?:what is|what s) )*(?:the )?latest(?: (?:so|then|we can (?:come|arrive)|is it))*$|^(?:we|i) (?:might|may|could|will|would) be (?:nearer|closer to|more like|around|about|there (?:at|by|around)) (?:to )?(?:\d{1,2}|half \w+|\w+)(?: ?(?:pm|ish|o clock))?$|^why not (?:earlier|before|sooner|then)$/,
  },
  {
    example: ['Can we check out late?', 'Is that possible on a Sunday after a Saturday night?'],
    before: topicSet('late_check_out'),
    said: /\b(?:possible|allowed|available|ok|okay|can)\b.*\b(?:saturday|sunday|weekend|friday)\b/,
    not: /\b(?:price|room|how much|book)\b/,
  },
  {
    example: ['When is check-out?', 'And if we pay?'],
    before: topicSet('check_out'),
    said: /^(?:(?:not|even|what) )*(?:(?:if|when) (?:we|i) (?:pay|paid)(?: (?:extra|more|for it|a bit))?|any exceptions|for (?:extra|more) money)$|\b(?:any|no|a) way (?:a)?round (?:that|it|this)\b|\b(?:can|could) (?:that|it|this) be (?:stretched|pushed|extended|relaxed)\b/,
    topic: 'late_check_out',
  },
  {
    example: ['When is check-in?', 'And out in the morning by?'],
    before: topicSet('check_in late_check_out'),
    said: /^(?:when |what time |by when )?(?:do (?:we|i) (?:have to |need to )?)?(?:be )?(?:out|gone|leave|off)\b.{0,24}\b(?:morning|by|at|day|sunday|monday)$/,
    topic: 'check_out',
  },
  {
    example: ['We will be late for check-in', 'What do we do then?'],
    before: topicSet('check_in'),
    said: new RegExp(
      [
        '^',
        oneOf(
          'what (?:do|should|would|will) (?:we|i) do(?: then)?|what then|what happens(?: then)?',
          'who (?:do|should|would|can|must) (?:we|i) (?:tell|ring|call|text|contact|let know)',
        ),
        '$',
      ].join(''),
    ),
  },
  {
    example: ['When is check-out?', 'Can we stay a bit later?'],
    before: topicSet('check_out'),
    said: /\b(?:stay|leave|go|check ?out|have it|keep it) (?:a bit |a little |any |much )?later\b|^later$/,
    topic: 'late_check_out',
  },
]
