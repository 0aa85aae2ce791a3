/** Subjects in the terms: gift vouchers. The first match is quoted. */
import { anyOf, either } from '#app/understanding/any-of.ts'
import { bought, goesTowards } from '#app/understanding/follow-up-rules/after-vouchers-and-codes.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { Subject } from './subjects.ts'

const given = '(?:vouchers?|gift cards?|gift certificates?)'

const remains = '(?:the rest|rest of it|what is left|left ?over|remainder|balance|the change)'

export const ofVouchers: readonly Omit<Subject, 'page'>[] = [
  {
    example: 'Can I get the leftover back as cash?',
    after: 'How long are vouchers valid?',
    said: /\bleft ?over\b.*\b(?:cash|back|money)\b/,
    not: /\b(?:food|wine|logs)\b/,
    over: topicSet('vouchers cancellation'),
    quoted: /\bspend it all at once\b/i,
  },
  // Asks two things.
  {
    example: 'Can I put my voucher towards the bath and keep the rest?',
    said: new RegExp(`\\b${given}\\b.*\\b(?:towards|against|on|for|put|use|spend)\\b.*\\b${bought}\\b.*\\b${remains}\\b`),
    over: topicSet('vouchers money heated_bath pay_addons extras'),
    quoted: /\bany stay or extra\b/i,
    also: /\bspend it all at once\b/i,
  },
  {
    example: 'Can I use my voucher and the newsletter code together?',
    said: new RegExp(`\\b${given}\\b.*\\b(?:as ?well|together|too|on top)\\b`),
    not: new RegExp(`\\b(?:two|2|another) vouchers?\\b|\\b(?:for|on|towards|against) (?:\\w+ ){0,2}${bought}\\b`),
    over: topicSet('vouchers newsletter'),
    quoted: /\bcannot be combined with another code\b/i,
  },
  {
    example: 'How do I use my voucher code?',
    said: /\b(?:use|redeem|enter|put in|apply|type)\b.{0,20}\bvoucher codes?\b/,
    not: /\b(?:newsletter|discount|not work\w*|does not)\b/,
    over: topicSet('gate_code vouchers newsletter how_to_book'),
    quoted: /\bto redeem a voucher\b/i,
  },
  {
    example: 'Can I use two vouchers for one stay?',
    said: new RegExp(
      `\\b(?:two|2|both|several|more than one|three)\\b.{0,12}\\b${given}s?\\b.*\\b(?:used?|together|combin\\w*|same|at once|(?:the )?one (?:stay|booking|reservation))\\b|\\b(?:use|combine|put)\\b.*\\b(?:two|2|both|several|three)\\b.{0,12}\\b${given}s?\\b`,
    ),
    over: topicSet('vouchers'),
    quoted: /\btogether with other vouchers\b/i,
  },
  {
    example: "And if she doesn't spend all of it in one go?",
    after: 'How long do vouchers last?',
    said: anyOf(
      /only (?:uses?|spends?)|(?:money|euros?|bit) (?:that is |that s )?left|what happens (?:with|to) (?:the )?(?:rest|euros?|change)|half (?:of it|the money|the voucher)?|what is left|left ?over|left on|the rest|remaining/,
      /remainder|balance|not (?:use|spend) (?:it )?all|all at once|in one go|part of (?:it|the)/,
    ),
    within: topicSet('vouchers'),
    quoted: /\bspend it all at once\b/i,
  },
  {
    example: "If my voucher is worth more than the stay, do I lose what's left?",
    said: new RegExp(
      `\\b${given}\\b.*\\b(?:only half|what is left|left ?over|the rest|all at once|in one go|balance)\\b|\\b(?:rest|remainder|balance|left ?over|change)\\b.*\\b(?:my|our|the|a) ${given}\\b`,
    ),
    over: topicSet('vouchers'),
    quoted: /\bspend it all at once\b/i,
  },
  {
    example: 'Can I swap a voucher for cash?',
    said: new RegExp(
      `\\b(?:swap|exchange|change|turn|convert|cash)\\b.*\\b${given}\\b.*\\b(?:cash|money)\\b|\\b${given}\\b.*\\b(?:for|into|as|to) (?:cash|money)\\b|\\bcash (?:in )?(?:a|my|the|our) ${given}\\b`,
    ),
    over: topicSet('vouchers currency'),
    quoted: /\bexchanged for cash\b/i,
  },
  {
    example: 'Can my voucher be refunded?',
    said: new RegExp(
      `\\b(?:return|send back|give back|refund\\w*|cancel)\\b.*\\b${given}\\b|\\b(?:send|give|hand|take|bring)\\b.{0,12}\\b${given} back\\b|\\b${given}\\b.*\\b(?:return(?:ed)?|refund\\w*|send (?:it )?back|money back|changed (?:my|our) minds?|(?:give|hand|take|bring) (?:it |them )?back)\\b`,
    ),
    over: topicSet('vouchers cancellation'),
    quoted: /\breturned within\b/i,
  },
  {
    example: 'My voucher has my maiden name on it. Is that a problem?',
    said: new RegExp(
      `\\b${given}\\b.*\\b(?:maiden|wrong|old|other|another|different|his|her|my) (?:\\w+ )?name\\b|\\bname (?:on|of) (?:the|a|my|our|his|her) (?:\\w+ )?${given}\\b`,
    ),
    over: topicSet('vouchers change_booking'),
    quoted: /\bname on a voucher may be changed\b/i,
  },
  {
    example: 'Is it ok if my boyfriend uses it instead?',
    after: 'We have a gift voucher',
    said: either(
      /\b(?:boyfriend|girlfriend|husband|wife|partner|friend|sister|brother|mother|father|mum|mam|dad|he|she|they|someone else|somebody else)\b.{0,12}\b(?:uses?|spends?|redeems?|have|has)\b.{0,6}\b(?:it|that|one|the voucher)\b(?:.*\binstead\b|$)/,
      /\b(?:give|pass|gift) (?:it|that|the voucher)(?: on)? to (?:him|her|them|my|our|a friend|someone|somebody)\b/,
    ),
    not: /\b(?:how|when|never|not)\b/,
    within: topicSet('vouchers'),
    over: topicSet('vouchers unknown'),
    quoted: /\bname on a voucher may be changed\b/i,
  },
  {
    example: "Could I put my brother's name on it instead?",
    after: 'Do you sell gift vouchers?',
    said: /\b(?:put|change|write|have|get)\b.{0,24}\bnames?\b/,
    within: topicSet('vouchers'),
    quoted: /\bname on a voucher may be changed\b/i,
  },
  {
    example: 'And two of them together?',
    after: 'How do I redeem a voucher?',
    said: /\b(?:two|2|both|several|three) (?:of them|of those)\b/,
    within: topicSet('vouchers'),
    quoted: /\btogether with other vouchers\b/i,
  },
  {
    example: "Voucher is 300 but the night is 239, do we lose what's over?",
    said: new RegExp(
      `\\b${given}\\b.*\\b(?:lose|keep|waste|forfeit|gone)\\b.{0,12}\\b(?:what is over|the (?:rest|difference|extra|balance|change|remainder|other|surplus)|the \\d+)\\b`,
    ),
    not: /\b(?:cancel\w*|refund\w*|deposit)\b/,
    over: topicSet('vouchers money price'),
    quoted: /\bspend it all at once\b/i,
  },
  {
    example: 'Can the bath go on the voucher?',
    said: new RegExp(
      `\\b${bought}\\b.{0,12}\\b(?:go|goes|be put|put|come|comes|be taken|be paid|be booked)\\b.{0,8}\\b(?:on|off|with|from|against|out of) (?:a|my|our|the|that) (?:gift )?${given}\\b`,
    ),
    over: topicSet('vouchers heated_bath pay_addons extras dining breakfast'),
    quoted: /\bany stay or extra\b/i,
  },
  {
    example: 'And if she never uses it?',
    after: 'Do you sell gift vouchers?',
    said: /\bif (?:i|we|she|he|they|you|my \w+) (?:never|does not|do not|forgets? to) (?:\w+ )?(?:uses?|spends?|redeems?) (?:it|one|that)\b|\b(?:goes to waste|unused)\b/,
    not: /\b(?:all|at once|back|return|code|stop working|this year|next year|expire\w*)\b/,
    within: topicSet('vouchers'),
    quoted: /\bno fees for not using\b/i,
  },
  {
    example: 'Our voucher is for 300 and the stay is 260, what happens to the other 40?',
    said: new RegExp(`\\b${given}\\b.*\\bwhat (?:happens|becomes|about)\\b.{0,16}\\b(?:other|rest|remaining)\\b`),
    over: topicSet('vouchers money'),
    quoted: /\bspend it all at once\b/i,
  },
  {
    example: 'How do I pay with it?',
    after: 'Do you sell gift vouchers?',
    said: /\bhow (?:do|does|can|would) (?:i|we|he|she|they) (?:pay|book|redeem|use)(?: with)? (?:it|that)\b/,
    within: topicSet('vouchers'),
    quoted: /\bto redeem a voucher\b/i,
  },
  {
    example: 'Can she pass it on?',
    after: 'Do you sell gift vouchers?',
    said: /\b(?:give|pass|gift|hand|transfer)\b.{0,8}\b(?:it|that|one|them)\b(?: on)?(?: away)?(?: to (?:my|our|a|her|his|their|someone|somebody|another)\b|$)/,
    not: /\b(?:back|return)\b/,
    within: topicSet('vouchers'),
    quoted: /\bname on a voucher may be changed\b/i,
  },
  {
    example: 'Can I transfer my voucher to a friend?',
    said: new RegExp(
      `\\b(?:give|pass|gift|transfer|regift)\\b.*\\b${given}\\b.{0,12}\\bto (?:my|our|a|her|his|their|someone|somebody|another)\\b`,
    ),
    over: topicSet('vouchers change_booking'),
    quoted: /\bname on a voucher may be changed\b/i,
  },
  {
    example: 'Can my cousin use it?',
    after: 'Do you sell gift vouchers?',
    said: /\buse (?:it|that) instead of\b|\b(?:can|could|may) (?:my|our|a|his|her) \w+ (?:use|have|take|spend) (?:it|that)\b/,
    not: /\b(?:how (?:many|long)|years?|until|till|on|at|for)\b/,
    within: topicSet('vouchers'),
    quoted: /\bname on a voucher may be changed\b/i,
  },
  {
    example: "If they don't want it, can I send it back?",
    after: 'How long is a voucher good?',
    said: /\b(?:send|give|hand|take|bring|return) (?:it |them |that )?back\b|\breturn (?:it|them)\b/,
    within: topicSet('vouchers'),
    quoted: /\breturned within\b/i,
  },
  {
    example: "There's 20 euro left on my voucher, does that just vanish?",
    said: new RegExp(`\\bleft (?:on|over)\\b.*\\b${given}\\b|\\b${given}\\b.*\\b(?:left over|vanish|what is left|the rest)\\b`),
    over: topicSet('vouchers money'),
    quoted: /\bwhat is left stays\b/i,
  },
  {
    example: 'Can it go towards a bath too?',
    after: 'Do you sell vouchers?',
    said: goesTowards,
    within: topicSet('vouchers'),
    quoted: /\bany stay or extra\b/i,
  },
  {
    example: 'Is my voucher still worth the same if prices go up?',
    said: new RegExp(`\\b${given}\\b.*\\b(?:still worth|worth (?:the same|as much)|prices? (?:went|gone|go) up)\\b`),
    over: topicSet('vouchers price dynamic_prices'),
    quoted: /\bworth its face value\b/i,
  },
  {
    example: 'Can she use it on a Saturday?',
    after: 'Do you do vouchers?',
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
    example: 'Can vouchers be used for the bath and food?',
    said: new RegExp(
      `\\b${given}\\b.*\\b(?:for|on|against|towards|pay for)\\b.*\\b(?:baths?|food|extras?|breakfast|hampers?|grazing|boxes|yoga|sauna|anything|everything|just the room)\\b|\\b(?:pay|book|order|get|put|use|have)\\b.*\\b(?:baths?|food|extras?|breakfast|hampers?|yoga|box(?:es)?)\\b.*\\b(?:with|by|using|on|off|from|against) (?:a|my|our|the) (?:gift )?${given}\\b`,
    ),
    over: topicSet('vouchers heated_bath pay_addons extras dining breakfast'),
    quoted: /\bany stay or extra\b/i,
  },
  {
    example: 'Where do I type in the voucher?',
    said: new RegExp(
      `\\b(?:redeem|use|cash in|spend|where do (?:i|we) (?:put|enter|type))\\b.{0,20}\\b(?:my|our|the|a|this) (?:\\w+ )?${given}\\b`,
    ),
    not: /\b(?:two|2|both|code|together|for|on|expire\w*|valid|until|by when|how long|how many|years?|months?|time)\b/,
    over: topicSet('vouchers how_to_book'),
    quoted: /\bto redeem a voucher\b/i,
  },
]
