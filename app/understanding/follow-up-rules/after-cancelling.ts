/** What is asked next of a stay that is cancelled or moved: what comes back of the money, and on another day. */
import { anyOf, either, framed } from '#app/understanding/any-of.ts'
import { aMonth, anyMonth } from '#app/understanding/calendar-words.ts'
import { inMonth } from '#app/understanding/everyday/of-cancelling.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

/** “Do we lose money?”, “not booking, cancelling”. */
export const ofMoneyBack = either(
  /\b(?:get|have|see|give|getting) (?:\w+ ){0,2}back\b|\b(?:lose|losing|out of) (?:\w+ ){0,2}(?:money|it|anything|everything|deposit|pocket)\b/,
  /^(?:(?:no|sorry|i|mean|not book(?:ing)?|the|it is|its|about|for) )*(?:cancelling|cancellation|refunds?|money back)(?: (?:i|we) mean(?:t)?)?$/,
)
/** “I booked it a minute ago.” */
export const justNow =
  /^(?:(?:it was|that was|i did it|we did it|i booked it|we booked it|booked it|only|just|about|like) )*(?:\d{1,2}|an?|half an|one|two|five|ten|twenty) (?:min\w*|hours?|hrs?|secs?|seconds?) ago$|^(?:(?:i|we|only|just) )*booked (?:it )?(?:this morning|today|just now|(?:a|one) minute ago)$/

/** “And on the 10th?”, “and the day before?” */
const onDay = framed(
  /^(?:what (?:about|if) |how about |if (?:i|we) (?:cancel|do it) )*(?:it is |that is |today is |say )?(?:on |by )?(?:the )?/,
  [new RegExp(`\\d{1,2}(?:st|nd|rd|th)?(?: of)?(?: (?:${aMonth}))?`), /(?:day|week|night|morning) before|same day|day itself/],
  /$/,
)

const toCancel = topicSet('cancellation change_booking')

export const afterCancelling: readonly FollowUpRule[] = [
  {
    example: ['What does it cost to cancel?', 'Where is it written down?'],
    evenIfComplete: true,
    before: topicSet('cancellation change_booking deposit'),
    said: /^where (?:is|are) (?:it|that|this|they|all that) (?:all )?written(?: down)?$/,
    topic: 'terms',
  },
  // The number of the people who know what cancelling costs.
  {
    example: ['What does it cost to cancel?', "What's the number?"],
    evenIfComplete: true,
    before: topicSet('cancellation change_booking engagement anniversary elopement experiences picnic wine'),
    said: /^(?:the |your |what is (?:the|your) |what )*(?:phone |telephone )?number(?: then| so)?$/,
    topic: 'contact',
  },
  {
    example: ['What does it cost to cancel?', 'It is 5 February now'],
    evenIfComplete: true,
    before: topicSet('cancellation change_booking'),
    said: new RegExp(
      `^(?:(?:we|i|it|is|its|have|had|that|the|are|am|was|were) )*booked (?:(?:in|for|from|on|the|a|two|2|three|3|one|nights?|flexi) )+\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${anyMonth})\\b|^(?:(?:it|is|its|today|now|the|only) )*\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${anyMonth})(?: (?:now|today))?$`,
    ),
    not: /\b(?:move|change|free|available)\b/,
    topic: 'cancellation',
  },
  {
    example: ['What does it cost to cancel?', 'Two nights, arriving 10 July.'],
    evenIfComplete: true,
    before: topicSet('cancellation change_booking'),
    said: new RegExp(
      `^(?:(?:it|is|its|that|was|for|we|have|booked) )*(?:a |two|2|three|3|one|1|four|4)(?: (?:nights?|flexi))+ (?:(?:arriving|starting|beginning|from|on|in|coming|for|with|arrival|the) )+\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${anyMonth})$`,
    ),
    topic: 'cancellation',
  },
  {
    example: ['What does it cost to cancel?', 'So how much would we lose?'],
    evenIfComplete: true,
    before: topicSet('cancellation'),
    said: /^(?:how much|what) (?:would|will|do|could) (?:we|i) (?:lose|owe|forfeit|be charged|be out)(?: then| so)?$/,
  },
  {
    example: ['Can I change my booking?', 'It was only ten minutes ago.'],
    evenIfComplete: true,
    before: topicSet('change_booking'),
    said: justNow,
  },
  {
    example: ['Can I cancel the heated bath?', 'We ordered it for Saturday'],
    evenIfComplete: true,
    before: topicSet('cancellation'),
    said: /^(?:we|i) (?:have )?ordered (?:it|that|one|them) for (?:the |this |next )?\w+day\b/,
  },
  {
    example: ['What does it cost to cancel?', 'How do I do that?'],
    evenIfComplete: true,
    before: topicSet('cancellation change_booking'),
    said: /^(?:how|where) (?:do|can|would|should|must) (?:i|we) (?:do|arrange|go about|tell (?:you|ye)) ?(?:that|it|this|so)?$/,
    topic: 'change_booking',
  },
  {
    example: ['What does it cost to cancel?', 'How much do we get back so?'],
    evenIfComplete: true,
    before: topicSet('cancellation change_booking'),
    said: ofMoneyBack,
    not: /\b(?:how (?:long|soon|fast|quickly)|when|bath|breakfast|box|extras?|voucher)\b/,
    topic: 'cancellation',
  },
  {
    example: ['What does it cost to cancel?', 'If we hold off a fortnight?'],
    evenIfComplete: true,
    before: topicSet('cancellation'),
    said: /\b(?:wait|leave it|hold off|hang on|put it off)\b.{0,16}\b(?:days?|weeks?|fortnight|till|until)\b/,
  },
  {
    example: ['What does it cost to cancel?', 'And tomorrow still the same?'],
    evenIfComplete: true,
    before: topicSet('cancellation'),
    said: /^(?:(?:what about|how about|if (?:i|we) cancel) )*(?:it |that )?(?:tomorrow|today|next week|on \w+day)(?: (?:is|would it be|is it|still|the same|too|as well|then|be))*$/,
  },
  {
    example: ['What does it cost to cancel?', 'Flexi, I said.'],
    evenIfComplete: true,
    before: topicSet('cancellation'),
    said: /^(?:(?:no|sorry|it is|for|of|the|a|i said|i mean(?:t)?) )*(?:flexi|one night|two nights?|escape)(?: (?:i said|i mean(?:t)?|then|please))*$|\b\d+ (?:days?|weeks?) before\b/,
  },
  {
    example: ['What does it cost to cancel?', 'And the day after, 31st?'],
    evenIfComplete: true,
    before: topicSet('cancellation'),
    said: /^the day after\b|\b(?:said|meant|mean) the \d{1,2}(?:st|nd|rd|th)\b/,
  },
  {
    example: ['What does it cost to cancel?', 'For the Stormchaser booking.'],
    evenIfComplete: true,
    before: topicSet('cancellation'),
    said: /^(?:of|for|about|it is|with) (?:the|our|my) (?:\w+ )?(?:booking|stay|reservation)$/,
  },
  {
    example: ['What does it cost to cancel?', 'And if it was November?'],
    evenIfComplete: true,
    before: topicSet('cancellation'),
    said: new RegExp(
      `^(?:what )*(?:about |if |in |for )?(?:it |that |we |ours )?(?:was |is |were |came |come )?(?:in |for )?(?:${aMonth})$`,
    ),
  },
  {
    example: ['What does it cost to cancel?', 'Same with the Escape?'],
    evenIfComplete: true,
    before: topicSet('cancellation'),
    said: /^(?:(?:is it|is that) )*(?:the )?same (?:for|with|goes for) (?:the |a )?(?:1 night |one night |2 night |two night )?(?:flexi|escape)$/,
  },
  {
    example: ['Can I change my booking?', 'Within what time do the new dates have to be?'],
    evenIfComplete: true,
    before: topicSet('change_booking cancellation'),
    said: /\bnew dates?\b/,
    topic: 'change_booking',
  },
  {
    example: ['Can I change my booking?', "It's booked for August"],
    evenIfComplete: true,
    before: topicSet('change_booking cancellation'),
    said: /^(?:(?:it is|its|ours is|we are|i am|it was) )*(?:booked|booking is) (?:for|from)\b/,
    topic: 'cancellation',
  },
  {
    example: ['Can I change my booking?', 'Can I move it to February?'],
    evenIfComplete: true,
    before: topicSet('change_booking'),
    said: /\b(?:move|change|shift|push|switch) (?:it|that|them|our stay|the dates?)(?: instead| to\b)/,
  },
  {
    example: ['Can I get a refund if I cancel?', 'Could we just move it to the week after instead?'],
    evenIfComplete: true,
    before: topicSet('cancellation'),
    said: /\b(?:can|could|may|might) (?:we|i) (?:just )?(?:move|change|shift|push|switch) (?:it|our stay|the dates?) (?:to|by|for|back) (?:the|a) (?:week|weekend|month|day)\b/,
    topic: 'change_booking',
  },
  {
    example: ['What does it cost to cancel?', 'Can I move it to February?'],
    evenIfComplete: true,
    before: topicSet('cancellation'),
    said: /\b(?:move|change|shift|push|switch) (?:it|that|them|our stay|the dates?)(?: instead| to\b)/,
  },
  {
    example: ['Can I change my booking?', 'Is there a refund if it is less?'],
    evenIfComplete: true,
    before: topicSet('change_booking'),
    said: /\b(?:money back|refund\w*|difference)\b.*\b(?:cheaper|less|lower)\b|\b(?:cheaper|dearer)\b.*\b(?:money back|refund\w*|difference|pay)\b/,
  },
  {
    example: ['What does it cost to cancel?', 'We are to arrive in three days'],
    before: toCancel,
    said: /^(?:(?:it is|that is|we are|i am|we|i) )*(?:(?:to )?(?:arrive|arriving|due|coming|booked|going)(?: in)?|in|only) (?:\d+|one|two|three|four|five|six|ten|a few|a couple of) (?:days?|weeks?)(?: time| away| to go| from now)?$/,
    topic: 'cancellation',
  },
  {
    example: ['What does it cost to cancel?', 'Booked the Flexi'],
    before: toCancel,
    said: /^(?:(?:we|i|it is|ours is|have) )*booked (?:a |the |as |on )*(?:flexi|(?:one|1) night flexi|(?:two|2) night escape|escape)$/,
    topic: 'cancellation',
  },
  {
    example: ['Can I cancel?', 'How much will they keep?'],
    before: topicSet('cancellation'),
    said: /^(?:what|how much) (?:will|would|do|does|is) (?:you|ye|it|they|that|the charge)?(?: be)? ?(?:charge|cost|take|keep|charged)?(?: (?:me|us))?(?: for (?:it|that))?$/,
  },
  {
    example: ['What does it cost to cancel?', 'What about moving it?'],
    before: topicSet('cancellation'),
    said: /^(?:(?:what about|how about|could we|can we|can i|could i) )*(?:mov(?:e|ing)|chang(?:e|ing)|shift(?:ing)?|postpon(?:e|ing)) (?:it|that|the (?:dates?|booking|stay))(?: instead)?$/,
    topic: 'change_booking',
  },
  {
    example: ['What does it cost to cancel?', 'And say I only find out on the 30th of March?'],
    before: topicSet('cancellation'),
    said: /\b(?:find out|know|hear|cancel|decide|tell (?:you|ye))\b.*\b(?:on|by) (?:the )?\d{1,2}(?:st|nd|rd|th)?\b/,
  },
  {
    example: ['What does it cost to cancel?', 'And if it was in February instead?'],
    before: toCancel,
    said: new RegExp(`\\b(?:${aMonth}|winter|summer)\\b.{0,10}\\binstead\\b|^today is\\b`),
    topic: 'cancellation',
  },
  {
    example: ['What does it cost to cancel?', 'May I move it?'],
    before: topicSet('cancellation'),
    said: /^(?:can|could|may) (?:i|we) (?:move|change|shift|postpone|switch) (?:it|that|them)(?: instead)?$/,
    topic: 'change_booking',
  },
  {
    example: ['Can I change my booking?', 'Is there a fee?'],
    before: topicSet('change_booking'),
    said: either(
      /\b(?:fees?|charge\w*|cost\w*|free|cheaper|dearer|difference|how often|twice|second time|again|pay|penalty)\b/,
      /^how (?:do|can|could|would) (?:i|we) (?:do|go about|arrange|change) (?:it|that|this)$/,
    ),
    not: /\b(?:bath|breakfast|room|cancel\w*)\b/,
  },
  {
    example: ['What does it cost to cancel?', 'How long will that take?'],
    before: topicSet('cancellation'),
    said: anyOf(
      /how (?:long|soon|fast|quickly) (?:will|does|would|do) (?:that|it|this|the refund) (?:take|come)/,
      /how many days|(?:get|have|see) (?:it|that|everything|our money|the money|my money) ?(?:all )?back/,
      /not (?:turn|show) up|no show|not come at all|lose (?:it|everything|the lot|all of it)/,
    ),
  },
  {
    example: ['What does it cost to cancel?', 'What about our deposit?'],
    before: topicSet('cancellation change_booking'),
    said: /\b(?:lose|get|keep|what about|back|happens)\b.*\bdeposits?\b|\bdeposits? back\b/,
    topic: 'cancellation',
  },
  {
    example: ['What does it cost to cancel?', 'And if we booked two nights?'],
    before: topicSet('cancellation change_booking'),
    readAs: topicSet('two_night flexi flexi_booking compare_modes'),
    said: /\b(?:if|what about|how about|and|for|it is|it was|ours is|ours was|actually|(?:we|i) (?:have|booked|have booked|took))\b/,
    topic: 'cancellation',
  },
  {
    example: ['What does it cost to cancel?', 'So in summer?'],
    before: topicSet('cancellation'),
    said: either(inMonth, onDay),
  },
  {
    example: ['What does it cost to cancel?', 'For two nights in November, three days before.'],
    before: topicSet('cancellation'),
    said: /\b(?:days?|weeks?|months?|fortnight) (?:before|notice|ahead|out|prior)\b|\b(?:high|low) season\b/,
    not: /\b(?:free|available|vacanc\w*)\b/,
  },
]
