/** What is given, and what is celebrated: “Could you set up something for the occasion?” */
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

/** “Something for the occasion”, whatever was spoken of. */
export const forTheOccasion =
  /\b(?:set up|arrange|organi[sz]e|prepare|put together|do|have) (?:something|anything|a little something)(?: (?:special|nice|small|lovely))? (?:for|to mark) (?:the|our|that|this) (?:occasion|day)\b/

export const ofGifts: readonly Form[] = [
  {
    example: 'Could you set up something for the occasion?',
    heardAs: topicSet('anniversary unknown engagement book_experience heated_bath experiences'),
    pattern: forTheOccasion,
    unless: /\b(?:wet|rainy|full|next|same|whole|first|last) day\b/,
    topic: 'anniversary',
  },
  {
    example: "Clearing out my late aunt's desk I found one of your gift vouchers",
    heardAs: topicSet('vouchers unknown confirmation'),
    pattern:
      /\b(?:found|came across|came upon|discovered|unearthed) (?:one|two|some|an old one) of your (?:\w+ )?(?:vouchers?|gift (?:cards?|vouchers?|certificates?))\b/,
    topic: 'vouchers',
  },
  {
    example: "Bought a voucher online last week and he's just told me he hates the woods.",
    heardAs: topicSet('vouchers unknown offtopic'),
    pattern:
      /\b(?:bought|ordered|got|purchased) (?:(?:him|her|them) )?an? (?:gift )?voucher (?:online|from (?:you|ye)|on (?:your|the) (?:site|website)|for (?:him|her|my \w+))\b/,
    unless: /\b(?:arriv\w+|received?|come|came|email\w*|lost|spam|charged|twice)\b/,
    topic: 'vouchers',
  },
  {
    example: "If I bought one for my parents and they didn't use it till 2028, would it be worthless by then?",
    heardAs: topicSet('unknown confirmation vouchers'),
    pattern:
      /\b(?:bought|buy|got|get|gave|give) (?:them |her |him )?one (?:for|as a)\b.*\b(?:not|never) (?:get to )?use (?:it|one)\b.*\b(?:worthless|expired?|lapsed?|run out|still (?:good|valid)|no good)\b/,
    topic: 'vouchers',
  },
  {
    example: 'Are the gift cards posted or how do they arrive?',
    heardAs: topicSet('vouchers unknown confirmation gate_code'),
    pattern:
      /\b(?:gift|present)s? (?:cards?|vouchers?|certificates?)\b.*\b(?:posted|on paper|printed|in the post|by post|by (?:e ?)?mail|arrive|delivered|sent)\b|\bvouchers?\b.*\b(?:posted out|on paper|in the post|by post)\b/,
    unless: /\b(?:not|never|yet|spam|lost|still|waiting|nothing)\b/,
    topic: 'vouchers',
  },
  // For whoever gets it to choose the days.
  {
    example: 'Can I buy a stay for somebody else without picking the dates?',
    heardAs: topicSet('vouchers how_to_book unknown availability change_booking'),
    pattern:
      /^(?=.*\b(?:buy|get|give|gift|pay for|purchase|book|order)\b).*\b(?:without (?:picking|choosing|fixing|setting|naming|a|any|knowing|deciding)|(?:they|she|he|who) (?:can |could )?(?:picks?|chooses?|decides?) (?:on )?|let(?:ting)? (?:them|her|him) (?:pick|choose))\b.{0,12}\b(?:dates?|days?|nights?|when)\b/,
    unless: /\b(?:we|us|our|flexi|cancel\w*|move|change)\b/,
    topic: 'vouchers',
  },
  {
    example: 'We want to treat my parents for their ruby wedding but they choose the dates themselves.',
    heardAs: topicSet('vouchers anniversary elopement unknown'),
    pattern:
      /\b(?:treat|present|gift|give|surprise)\b.*\b(?:they|he|she|them|who) (?:can |could |should |will |would |may )?(?:choose|pick|decide|select) (?:the |their |his |her |on (?:the|their) |when)(?: ?own)? ?(?:dates?|days?|weekend|time|nights?)?\b/,
    topic: 'vouchers',
  },
  {
    example: 'My boss asked me to sort a prezzie for someone retiring, something like a credit for you.',
    heardAs: topicSet('reiki vouchers meditation engagement unknown'),
    pattern: /\b(?:prezzie|present|gift|leaving do|retir\w+|send off)\b.*\b(?:credit|token|card|certificate)\b/,
    unless: /\b(?:credit card|debit)\b/,
    topic: 'vouchers',
  },
  {
    example: 'I got given one for Christmas and have no clue how I cash it in.',
    heardAs: topicSet('vouchers unknown engagement location'),
    pattern: /\b(?:given|got) (?:one|it|this|a card)\b.*\b(?:cash|redeem|use|spend|trade) it(?: in)?\b/,
    topic: 'vouchers',
  },
]
