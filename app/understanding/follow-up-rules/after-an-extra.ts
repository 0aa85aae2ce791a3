/** What is asked next of anything that is ordered beside a stay: what it costs, whether and when it is ordered. */
import { noticed, orderable } from '#app/understanding/topic-kinds.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { onEnquiry } from './after-an-experience.ts'
import type { FollowUpRule } from './follow-up-rule.ts'
import { goAhead } from './phrases.ts'

const priced = topicSet('breakfast grazing heated_bath bath_reheat tub extras late_check_out dining')

export const afterAnExtra: readonly FollowUpRule[] = [
  {
    example: ['How do I order a breakfast tray?', 'And what do I have to fill in?'],
    evenIfComplete: true,
    before: topicSet('breakfast grazing heated_bath tub bath_reheat extras book_experience pay_addons'),
    said: /\bwhat (?:all )?(?:do|must|should|would|will) (?:i|we) (?:have to |need to )?(?:fill in|enter|put in|put down)\b/,
    topic: 'order_details',
  },
  {
    example: ['How much is the heated bath?', 'Can I hand you cash for it when we get there?'],
    evenIfComplete: true,
    before: topicSet('heated_bath bath_reheat tub breakfast grazing extras late_check_out book_experience'),
    said: /\b(?:pay|hand|give|slip|settle|leave|bring|take)\b.{0,36}\b(?:in )?cash\b/,
    not: /\b(?:back|out|machine|atm|tip)\b/,
    topic: 'pay_addons',
  },
  {
    example: ['How much is the heated bath?', 'How much warning would you need?'],
    evenIfComplete: true,
    before: topicSet('heated_bath bath_reheat tub breakfast grazing picnic'),
    said: /\bhow much (?:warning|notice)\b|\bwhen do (?:i|we) have to tell you\b|\bby when must you have\b|\bhow long before do (?:you|your people) (?:need|want) to know\b/,
    not: /\b(?:second|first|other|each|both)\b/,
  },
  {
    example: ['How much is breakfast?', 'What will that add on to our bill?'],
    evenIfComplete: true,
    before: priced,
    said: /\bwhat (?:would|will|does) (?:that|it|one|this) add (?:to|on to|onto) (?:the|our) (?:bill|price|total|stay)\b/,
  },
  {
    example: ['Is breakfast in the price?', 'What do you get?'],
    evenIfComplete: true,
    before: topicSet('breakfast grazing picnic heated_bath flexi two_night'),
    said: /^what (?:do|would|will|can) (?:you|we|i|one) get(?: (?:for|with|in) (?:it|that))?$/,
  },
  {
    example: ['What is in the breakfast?', 'The price tag?'],
    evenIfComplete: true,
    before: priced,
    said: /^(?:(?:the|what is|its) )*(?:price|cost|charge|damage|price tag|rate)(?: (?:please|then|so|on (?:it|that)|of (?:it|that)|for (?:it|that|one)))*$/,
  },
  {
    example: ['We want a grazing box waiting for us.', 'What will it set us back?'],
    evenIfComplete: true,
    before: priced,
    said: /^what (?:would|will|does|might) (?:it|that|one|they) set (?:us|me) back$/,
  },
  {
    example: ['How much is the heated bath?', "What's the deadline to order?"],
    evenIfComplete: true,
    before: noticed,
    said: /^(?:what is|what s|when is|whens|whats|is there) (?:the|a|your) (?:deadline|cut ?off)(?: (?:to|for) (?:order|book|request|ask)(?:ing)?(?: (?:for )?(?:it|that|one))?)?$/,
  },
  {
    example: ['Can we have a picnic for the beach?', 'What do I need to do?'],
    evenIfComplete: true,
    before: new Set([
      ...onEnquiry,
      ...topicSet(
        'heated_bath bath_reheat tub breakfast grazing late_check_out flexi flexi_booking pets check_in change_booking',
      ),
      ...topicSet('newsletter unsubscribe vouchers'),
    ]),
    said: /^what (?:do|would|should|must|will|have) (?:we|i) (?:have to|need to|to) do(?: (?:for (?:it|that|one)|then|now|to (?:get|have|order|book) (?:it|that|one)))?$/,
  },
  // They mean the bath, not a room.
  {
    example: ['How much is the heated bath?', 'Do we have to book it?'],
    evenIfComplete: true,
    before: topicSet('heated_bath bath_reheat breakfast grazing late_check_out extras'),
    said: /^(?:do|must|should|would) (?:we|i|you) (?:(?:have|need) to )?(?:book|order|reserve|arrange) (?:it|that|one|them)(?: (?:beforehand|ahead|first|before|in advance|too|now|before we come))*$/,
  },
  {
    example: ['How much is the heated bath?', 'So when is the latest time to order?'],
    evenIfComplete: true,
    before: topicSet('heated_bath bath_reheat breakfast grazing'),
    said: /\b(?:when|what|which) (?:is |s |time |would be )?.{0,16}\b(?:latest|last)\b.*\border\b/,
  },
  {
    example: ['How do I pay for extras?', 'Do I get a receipt?'],
    before: topicSet('pay_addons payment_page extras'),
    said: /\b(?:receipts?|confirmations?|invoices?)\b/,
    topic: 'order_confirmation',
  },
  {
    example: ['How much is the heated bath?', 'Ok, do it.'],
    before: new Set([...orderable, 'extras', 'picnic']),
    said: goAhead,
    topic: 'book_experience',
  },
  {
    example: ['Do you do a breakfast tray?', 'How many euro are we talking for the two of us?'],
    evenIfComplete: true,
    before: priced,
    said: /^how (?:many|much)(?: (?:euros?|quid|money|cash))? (?:(?:are|would) we (?:be )?talking(?: about)?|(?:is|would|will) (?:it|that|one) (?:be|come to|run to)?|(?:does|do|would|will) (?:it|that|one) (?:cost|come to|run to|set us back)|(?:are|would) we (?:be )?looking at)(?: (?:for|with) (?:two|2|both|the (?:two|pair|both)|a couple|us)(?: of us)?)?$/,
  },
]
