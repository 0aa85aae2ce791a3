/** What is asked next of paying for what is ordered: the total, the page to pay on, what comes after. */
import { either } from '#app/understanding/any-of.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

const ordered = topicSet('breakfast grazing heated_bath bath_reheat extras book_experience pay_addons order_details')

export const afterPaying: readonly FollowUpRule[] = [
  {
    example: ['How do I order the breakfast tray?', 'Can I use a credit card?'],
    evenIfComplete: true,
    before: ordered,
    said: either(
      /^(?:can|could|may|do|is it possible to) (?:i|we)?(?: just)? ?(?:use|pay (?:with|by)) (?:an? |my |our )?(?:(?:credit|debit|bank) )?cards?(?: (?:for (?:it|that|them)|there|too|then))*$/,
      /^(?:do|can|could|would) you (?:take|accept) (?:(?:a|credit|debit|bank) )*cards?(?: (?:for (?:it|that|them)|there|too|then))*$/,
      /\b(?:safe|secure)\b.*\b(?:my|our|the|a) (?:credit |debit |bank )?card\b/,
    ),
    topic: 'pay_addons',
  },
  {
    example: ['How do I pay for the cheese box?', 'Will I see the sum before I pay?'],
    evenIfComplete: true,
    before: ordered,
    said: /\b(?:see|know|shown?|told)\b.*\b(?:total|price|sum|amount|cost)\b.*\bbefore (?:(?:i|we|to) )?(?:pay|order)(?:ing)?\b/,
    topic: 'order_details',
  },
  {
    example: ['Is there a vegetarian box of food?', 'How do I actually put the order through?'],
    evenIfComplete: true,
    before: ordered,
    said: either(
      /^how (?:do|can|would|should) (?:i|we) (?:actually |really )?(?:put (?:the|an|my|our) order (?:through|in)|place (?:the|an|my|our) order)\b/,
      /^what (?:do|would|will) you need (?:from|to know from) (?:me|us)(?: (?:for (?:it|that)|then))*$/,
    ),
    topic: 'order_details',
  },
  {
    example: ['The payment page did not open', 'What to do?'],
    evenIfComplete: true,
    before: topicSet('payment_page'),
    said: /^what (?:to|(?:can|should|do|must|would) (?:i|we)) do(?: (?:then|now))*$/,
  },
  {
    example: ['How do I order extras?', 'Do you guys get told automatically once I paid or do I need to call?'],
    evenIfComplete: true,
    before: new Set([...ordered, ...topicSet('payment_page order_confirmation')]),
    said: /\b(?:do|will|are|does|is|would) (?:you|the team|your team|somebody|someone)\b.{0,12}\b(?:told|notified|informed|know|hear)\b.*\b(?:paid|pay|ordered|order)\b/,
    topic: 'order_confirmation',
  },
  {
    example: ['How much is a breakfast tray?', 'And what do the other add-ons cost?'],
    evenIfComplete: true,
    before: ordered,
    said: /\b(?:the |your |any )?other (?:add ?ons?|extras?)\b/,
    topic: 'extras',
  },
  {
    example: ['How do I pay for add-ons?', 'Give me the list with prices please'],
    evenIfComplete: true,
    before: ordered,
    said: /\b(?:list|menu)\b.{0,16}\bprices?\b|\bprice ?list\b/,
    not: /\b(?:rooms?|cabins?|lodge|nights?)\b/,
    topic: 'extras',
  },
  {
    example: ['How much is breakfast?', 'Can I add it now while reserving or only later?'],
    evenIfComplete: true,
    before: topicSet('breakfast grazing heated_bath bath_reheat extras late_check_out yoga sauna reiki meditation'),
    said: /\badd (?:it|them|that|one)\b.*\b(?:(?:while|when|as) (?:(?:we|i) (?:are |am )?)?(?:reserv|book)\w*|only later|later too)\b/,
    topic: 'book_experience',
  },
  {
    example: ['What extras are there to order?', 'And how would I pay for them?'],
    evenIfComplete: true,
    before: ordered,
    said: /^how (?:do|can|would|will|should) (?:i|we|one) (?:actually )?pay(?: for (?:it|them|that|those|one))?(?: then| please)?$/,
    topic: 'pay_addons',
  },
  {
    example: ['I paid for a breakfast.', 'How do I know you got it?'],
    evenIfComplete: true,
    before: ordered,
    said: either(
      /\bhow (?:do|will|would|can) (?:i|we) know (?:that )?(?:you|ye|yous) (?:got|get|received|have|have got|saw) (?:it|that|them|my order|the order|our order)\b/,
      /^should (?:i|we) (?:have |not have )?(?:got|gotten|received|had|get) (?:an? |some )?(?:e ?mail|confirmation|receipt|message|mail)(?: (?:about|for|after|of) (?:it|that))?$/,
    ),
    topic: 'order_confirmation',
  },
]
