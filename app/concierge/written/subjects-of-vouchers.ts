/** Subjects in the terms: gift vouchers, and the code that newsletter subscribers receive. The first match is quoted. */
import { anyOf, either } from '#app/understanding/any-of.ts'
import { bought, goesTowards, onWhatIsSold } from '#app/understanding/follow-up-rules/after-vouchers-and-codes.ts'
import { topicSet } from '#app/understanding/topic-set.ts'
import type { Subject } from './subjects.ts'

const code =
  '(?:(?:discount|promo|newsletter) code|newsletter (?:discount|offer|10)|discount|wild ?10|(?:10|ten) percent (?:off|code|discount))'
const given = '(?:vouchers?|gift cards?|gift certificates?)'

const remains = '(?:the rest|rest of it|what is left|left ?over|remainder|balance|the change)'

export const ofVouchers: readonly Omit<Subject, 'page'>[] = [
  // “Can I put it towards the bath and keep the rest?” asks two things.
  {
    said: new RegExp(`\\b${given}\\b.*\\b(?:towards|against|on|for|put|use|spend)\\b.*\\b${bought}\\b.*\\b${remains}\\b`),
    over: topicSet('vouchers money heated_bath pay_addons extras'),
    quoted: /\bany stay or extra\b/i,
    also: /\bspend it all at once\b/i,
  },
  {
    said: new RegExp(`\\b${given}\\b.*\\b(?:as ?well|together|too|on top)\\b`),
    not: new RegExp(`\\b(?:two|2|another) vouchers?\\b|\\b(?:for|on|towards|against) (?:\\w+ ){0,2}${bought}\\b`),
    over: topicSet('vouchers newsletter'),
    quoted: /\bcannot be combined with another code\b/i,
  },
  {
    said: /\b(?:use|redeem|enter|put in|apply|type)\b.{0,20}\bvoucher codes?\b/,
    not: /\b(?:newsletter|discount|not work\w*|does not)\b/,
    over: topicSet('gate_code vouchers newsletter how_to_book'),
    quoted: /\bto redeem a voucher\b/i,
  },
  {
    said: /\b(?:it|that|one|codes?)\b.*\b(?:vouchers?|extras?|bath|food|box|boxes|breakfast|trays?|hampers?)\b/,
    within: topicSet('newsletter'),
    quoted: /\bcan be used once\b/i,
  },
  {
    said: new RegExp(
      `\\b(?:two|2|both|several|more than one|three)\\b.{0,12}\\b${given}s?\\b.*\\b(?:used?|together|combin\\w*|same|at once|(?:the )?one (?:stay|booking|reservation))\\b|\\b(?:use|combine|put)\\b.*\\b(?:two|2|both|several|three)\\b.{0,12}\\b${given}s?\\b`,
    ),
    over: topicSet('vouchers'),
    quoted: /\btogether with other vouchers\b/i,
  },
  {
    said: anyOf(
      /only (?:uses?|spends?)|(?:money|euros?|bit) (?:that is |that s )?left|what happens (?:with|to) (?:the )?(?:rest|euros?|change)|half (?:of it|the money|the voucher)?|what is left|left ?over|left on|the rest|remaining/,
      /remainder|balance|not (?:use|spend) (?:it )?all|all at once|in one go|part of (?:it|the)/,
    ),
    within: topicSet('vouchers'),
    quoted: /\bspend it all at once\b/i,
  },
  {
    said: new RegExp(
      `\\b${given}\\b.*\\b(?:only half|what is left|left ?over|the rest|all at once|in one go|balance)\\b|\\b(?:rest|remainder|balance|left ?over|change)\\b.*\\b(?:my|our|the|a) ${given}\\b`,
    ),
    over: topicSet('vouchers'),
    quoted: /\bspend it all at once\b/i,
  },
  {
    said: new RegExp(
      `\\b(?:swap|exchange|change|turn|convert|cash)\\b.*\\b${given}\\b.*\\b(?:cash|money)\\b|\\b${given}\\b.*\\b(?:for|into|as|to) (?:cash|money)\\b|\\bcash (?:in )?(?:a|my|the|our) ${given}\\b`,
    ),
    over: topicSet('vouchers currency'),
    quoted: /\bexchanged for cash\b/i,
  },
  {
    said: new RegExp(
      `\\b(?:return|send back|give back|refund\\w*|cancel)\\b.*\\b${given}\\b|\\b(?:send|give|hand|take|bring)\\b.{0,12}\\b${given} back\\b|\\b${given}\\b.*\\b(?:return(?:ed)?|refund\\w*|send (?:it )?back|money back|changed (?:my|our) minds?|(?:give|hand|take|bring) (?:it |them )?back)\\b`,
    ),
    over: topicSet('vouchers cancellation'),
    quoted: /\breturned within\b/i,
  },
  {
    said: new RegExp(
      `\\b${given}\\b.*\\b(?:maiden|wrong|old|other|another|different|his|her|my) (?:\\w+ )?name\\b|\\bname (?:on|of) (?:the|a|my|our|his|her) (?:\\w+ )?${given}\\b`,
    ),
    over: topicSet('vouchers change_booking'),
    quoted: /\bname on a voucher may be changed\b/i,
  },
  // “Is it ok if my boyfriend uses it instead?”, “can I give it to him?”
  {
    said: either(
      /\b(?:boyfriend|girlfriend|husband|wife|partner|friend|sister|brother|mother|father|mum|mam|dad|he|she|they|someone else|somebody else)\b.{0,12}\b(?:uses?|spends?|redeems?|have|has)\b.{0,6}\b(?:it|that|one|the voucher)\b(?:.*\binstead\b|$)/,
      /\b(?:give|pass|gift) (?:it|that|the voucher)(?: on)? to (?:him|her|them|my|our|a friend|someone|somebody)\b/,
    ),
    not: /\b(?:how|when|never|not)\b/,
    within: topicSet('vouchers'),
    over: topicSet('vouchers unknown'),
    quoted: /\bname on a voucher may be changed\b/i,
  },
  // “Could I put my brother's name on it instead?”
  {
    said: /\b(?:put|change|write|have|get)\b.{0,24}\bnames?\b/,
    within: topicSet('vouchers'),
    quoted: /\bname on a voucher may be changed\b/i,
  },
  // “And two of them together?”
  {
    said: /\b(?:two|2|both|several|three) (?:of them|of those)\b/,
    within: topicSet('vouchers'),
    quoted: /\btogether with other vouchers\b/i,
  },
  // “Voucher is 300 but the night is 239, do we lose what's over?”
  {
    said: new RegExp(
      `\\b${given}\\b.*\\b(?:lose|keep|waste|forfeit|gone)\\b.{0,12}\\b(?:what is over|the (?:rest|difference|extra|balance|change|remainder|other|surplus)|the \\d+)\\b`,
    ),
    not: /\b(?:cancel\w*|refund\w*|deposit)\b/,
    over: topicSet('vouchers money price'),
    quoted: /\bspend it all at once\b/i,
  },
  // “Can the bath go on the voucher?”
  {
    said: new RegExp(
      `\\b${bought}\\b.{0,12}\\b(?:go|goes|be put|put|come|comes|be taken|be paid|be booked)\\b.{0,8}\\b(?:on|off|with|from|against|out of) (?:a|my|our|the|that) (?:gift )?${given}\\b`,
    ),
    over: topicSet('vouchers heated_bath pay_addons extras dining breakfast'),
    quoted: /\bany stay or extra\b/i,
  },
  // “And if she never uses it?”
  {
    said: /\bif (?:i|we|she|he|they|you|my \w+) (?:never|does not|do not|forgets? to) (?:\w+ )?(?:uses?|spends?|redeems?) (?:it|one|that)\b|\b(?:goes to waste|unused)\b/,
    not: /\b(?:all|at once|back|return|code)\b/,
    within: topicSet('vouchers'),
    quoted: /\bno fees for not using\b/i,
  },
  // “What happens to the other 40?”
  {
    said: new RegExp(`\\b${given}\\b.*\\bwhat (?:happens|becomes|about)\\b.{0,16}\\b(?:other|rest|remaining)\\b`),
    over: topicSet('vouchers money'),
    quoted: /\bspend it all at once\b/i,
  },
  // “Can I leave it again after I got the code?”
  {
    said: /\b(?:leave|quit|stop|unsubscribe|opt out|sign off)\b.*\b(?:after|once|when|before)\b.*\bcode\b/,
    not: /\b(?:lose|keep|still|valid)\b/,
    within: topicSet('newsletter'),
    quoted: /\bunsubscribe at any moment\b/i,
  },
  // “How do I pay with it?”
  {
    said: /\bhow (?:do|does|can|would) (?:i|we|he|she|they) (?:pay|book|redeem|use)(?: with)? (?:it|that)\b/,
    within: topicSet('vouchers'),
    quoted: /\bto redeem a voucher\b/i,
  },
  // “Does it work on top of the two night offer?”, of the newsletter's code.
  {
    said: /\b(?:on|for|towards|with) (?:a |the )?(?:gift )?vouchers?\b|\b(?:on top of|combin\w*|together with|along with|as well as|with another|with the (?:other|two|2)|stack\w*)\b/,
    within: topicSet('newsletter'),
    over: topicSet('newsletter two_night flexi compare_modes'),
    quoted: /\bcannot be combined with another code\b/i,
  },
  {
    said: onWhatIsSold,
    within: topicSet('newsletter'),
    quoted: /\bnot on extras\b/i,
  },
  // “Can she give it to her sister?”
  {
    said: /\b(?:give|pass|gift|hand|transfer)\b.{0,8}\b(?:it|that|one|them)\b(?: on)?(?: away)?(?: to (?:my|our|a|her|his|their|someone|somebody|another)\b|$)/,
    not: /\b(?:back|return)\b/,
    within: topicSet('vouchers'),
    quoted: /\bname on a voucher may be changed\b/i,
  },
  {
    said: new RegExp(
      `\\b(?:give|pass|gift|transfer|regift)\\b.*\\b${given}\\b.{0,12}\\bto (?:my|our|a|her|his|their|someone|somebody|another)\\b`,
    ),
    over: topicSet('vouchers change_booking'),
    quoted: /\bname on a voucher may be changed\b/i,
  },
  {
    said: new RegExp(`\\b${given}\\b.*\\bpay (?:the|what is|for the) (?:rest|remainder|balance|difference|left)\\b`),
    over: topicSet('vouchers pay_addons'),
    quoted: /\bworth its face value\b/i,
    also: /\bto redeem a voucher\b/i,
  },
  // “Can my cousin use it?”, “can I use it instead of her?”
  {
    said: /\buse (?:it|that) instead of\b|\b(?:can|could|may) (?:my|our|a|his|her) \w+ (?:use|have|take|spend) (?:it|that)\b/,
    not: /\b(?:how (?:many|long)|years?|until|till|on|at|for)\b/,
    within: topicSet('vouchers'),
    quoted: /\bname on a voucher may be changed\b/i,
  },
  {
    said: /\b(?:send|give|hand|take|bring|return) (?:it |them |that )?back\b|\breturn (?:it|them)\b/,
    within: topicSet('vouchers'),
    quoted: /\breturned within\b/i,
  },
  {
    said: new RegExp(`\\bleft (?:on|over)\\b.*\\b${given}\\b|\\b${given}\\b.*\\b(?:left over|vanish|what is left|the rest)\\b`),
    over: topicSet('vouchers money'),
    quoted: /\bwhat is left stays\b/i,
  },
  {
    said: goesTowards,
    within: topicSet('vouchers'),
    quoted: /\bany stay or extra\b/i,
  },
  // “Does that come off the grazing box too?”
  {
    said: /\b(?:does|will|would|can|is) (?:that|it|this|the (?:code|discount|10 percent|ten percent))\b.{0,16}\b(?:come|taken|work|count|go) (?:off|on|for|towards) (?:the |a |our )?(?:\w+ )?(?:box|baths?|breakfast|extras?|tray|hamper|food)\b.{0,8}$/,
    over: topicSet('newsletter heated_bath extras breakfast grazing bath_reheat vouchers'),
    quoted: /\bnot on extras\b/i,
  },
  {
    said: new RegExp(`\\b${given}\\b.*\\b(?:still worth|worth (?:the same|as much)|prices? (?:went|gone|go) up)\\b`),
    over: topicSet('vouchers price dynamic_prices'),
    quoted: /\bworth its face value\b/i,
  },
  {
    said: either(
      /\b(?:10|ten) percent\b.*\b(?:baths?|extras?|food|breakfast|boxe?s?)\b/,
      /\b(?:baths?|extras?|food|breakfast|boxe?s?)\b.*\b(?:10|ten) percent\b/,
    ),
    over: topicSet('newsletter heated_bath extras breakfast grazing vouchers'),
    quoted: /\bnot on extras\b/i,
  },
  {
    said: either(
      /\b(?:lose|keep|still (?:use|have|valid|good)|works?|gone)\b.*\b(?:discount|code|10 percent)\b/,
      /\b(?:discount|code)\b.*\b(?:lost|gone|still)\b/,
    ),
    not: /\b(?:been|were|was|stayed) (?:with|there|here|before|guests?|down)\b/,
    within: topicSet('unsubscribe newsletter'),
    quoted: /\bthe code stays good\b/i,
  },
  {
    said: either(
      /\b(?:use|spend|redeem) (?:it|them|that|one|hers|his|theirs|ours)\b.*\b(?:on|at|for|in|during)\b/,
      /\b(?:it|that|they|one) (?:also |only )?(?:be )?(?:used|spent|good|valid) (?:for|on|towards|against)\b/,
      /\bvalid (?:on|at|for|in) (?!and\b|(?:very |a )?long\b|ever\b|how\b)\w+/,
      /\b(?:good|ok|okay|work) (?:for|on|at) (?:a |the )?(?:weekends?|saturdays?|fridays?|any)\b/,
      /\bspend what is left on\b/,
    ),
    not: /\b(?:how long|how much time|years?|until|expire\w*)\b/,
    within: topicSet('vouchers'),
    quoted: /\bany stay or extra\b/i,
  },
  {
    said: new RegExp(
      `\\b${given}\\b.*\\b(?:for|on|against|towards|pay for)\\b.*\\b(?:baths?|food|extras?|breakfast|hampers?|grazing|boxes|yoga|sauna|anything|everything|just the room)\\b|\\b(?:pay|book|order|get|put|use|have)\\b.*\\b(?:baths?|food|extras?|breakfast|hampers?|yoga|box(?:es)?)\\b.*\\b(?:with|by|using|on|off|from|against) (?:a|my|our|the) (?:gift )?${given}\\b`,
    ),
    over: topicSet('vouchers heated_bath pay_addons extras dining breakfast'),
    quoted: /\bany stay or extra\b/i,
  },
  {
    said: new RegExp(
      `\\b(?:redeem|use|cash in|spend|where do (?:i|we) (?:put|enter|type))\\b.{0,20}\\b(?:my|our|the|a|this) (?:\\w+ )?${given}\\b`,
    ),
    not: /\b(?:two|2|both|code|together|for|on|expire\w*|valid|until|by when|how long|how many|years?|months?|time)\b/,
    over: topicSet('vouchers how_to_book'),
    quoted: /\bto redeem a voucher\b/i,
  },
  {
    said: new RegExp(
      `\\b${code}\\b.*\\b(?:combin\\w*|together|on top|with another|twice|stayed (?:before|with you|there)|been before|extras?|bath|baths|food|box|boxes|breakfast|trays?|hampers?|vouchers?|expire\\w*)\\b|\\b(?:stayed|been) (?:with you |there |here )?(?:before|in \\d{4}|last year|already|twice)\\b.*\\b${code}\\b`,
    ),
    not: /\b(?:escape|two nights?|2 nights?|flexi|gate|wifi|door)\b/,
    beside: true,
    over: topicSet('newsletter vouchers heated_bath two_night grazing breakfast'),
    quoted: /\bcan be used once\b/i,
  },
]
