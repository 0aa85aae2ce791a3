/** What is asked next of a stay that may have to be cancelled: what comes back of the money, and on another day. */
import { either } from '#app/understanding/any-of.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

/** “How much do we get back so?”, “do we lose money?”, “not booking, cancelling”. */
export const ofMoneyBack = either(
  /\b(?:get|have|see|give|getting) (?:\w+ ){0,2}back\b|\b(?:lose|losing|out of) (?:\w+ ){0,2}(?:money|it|anything|everything|deposit|pocket)\b/,
  /^(?:(?:no|sorry|i|mean|not book(?:ing)?|the|it is|its|about|for) )*(?:cancelling|cancellation|refunds?|money back)(?: (?:i|we) mean(?:t)?)?$/,
)
/** “And if we wait another week?” */
const later = /\b(?:wait|leave it|hold off|hang on|put it off)\b.{0,16}\b(?:days?|weeks?|fortnight|till|until)\b/

export const askedOfCancelling: readonly FollowUpRule[] = [
  {
    before: topicSet('cancellation change_booking'),
    said: ofMoneyBack,
    not: /\b(?:how (?:long|soon|fast|quickly)|when|bath|breakfast|box|extras?|voucher)\b/,
    topic: 'cancellation',
  },
  { before: topicSet('cancellation'), said: later, topic: 'cancellation' },
  // “And tomorrow still the same?”
  {
    before: topicSet('cancellation'),
    said: /^(?:(?:and|so|ok|but|what about|how about|if (?:i|we) cancel) )*(?:it |that )?(?:tomorrow|today|next week|on \w+day)(?: (?:is|would it be|is it|still|the same|too|as well|then|be))*$/,
    topic: 'cancellation',
  },
  // “Flexi, I said. Four days before, in February.”
  {
    before: topicSet('cancellation'),
    said: /^(?:(?:no|sorry|it is|for|of|the|a|i said|i mean(?:t)?) )*(?:flexi|one night|two nights?|escape)(?: (?:i said|i mean(?:t)?|then|please))*$|\b\d+ (?:days?|weeks?) before\b/,
    topic: 'cancellation',
  },
  // “And the day after, 31st?”, “I said the 31st, would it be any different?”
  {
    before: topicSet('cancellation'),
    said: /^(?:and |or |so )*the day after\b|\b(?:said|meant|mean) the \d{1,2}(?:st|nd|rd|th)\b/,
    topic: 'cancellation',
  },
  // “The refund. For the Stormchaser booking.”
  {
    before: topicSet('cancellation'),
    said: /^(?:of|for|about|it is|with) (?:the|our|my) (?:\w+ )?(?:booking|stay|reservation)$/,
    topic: 'cancellation',
  },
]
