/** Subjects in the terms, asked in plain words: when the money goes, a bath that is too hot, something left behind. The first match is quoted. */
import { either } from '#app/understanding/any-of.ts'
import { refundableDeposit } from '#app/understanding/everyday/of-cancelling.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { Subject } from './subjects.ts'

const given = '(?:vouchers?|gift cards?|gift certificates?)'
const tooHot = '(?:far |way |much |a bit |just |really |still )*(?:too hot|scalding|boiling|roasting)'

export const ofPlainNeeds: readonly Omit<Subject, 'page'>[] = [
  // The other deposit, held against damage.
  {
    example: 'Is my deposit refundable?',
    said: refundableDeposit,
    beside: true,
    over: topicSet('cancellation'),
    quoted: /\bsecurity deposit may be\b/i,
    also: /\breleased within\b/i,
  },
  {
    example: 'The bath water is far too hot to get into.',
    said: new RegExp(
      `\\b(?:baths?|tub|ofuro)\\b(?: \\w+){0,2} ${tooHot}\\b|\\b${tooHot}\\b.*\\b(?:get|go|sit|step) in(?:to)?\\b.*\\b(?:bath|tub|ofuro)\\b`,
    ),
    not: /\b(?:shower|sauna|weather|kettle|room|cabin|if|how)\b/,
    over: topicSet('heated_bath tub bath_reheat housekeeping'),
    quoted: /\bfeel the water\b/i,
  },
  {
    example: 'Do we bring our own sticks for the fire?',
    said: /\b(?:own|bring(?:ing)?|need|pack|buy) (?:\w+ ){0,2}?(?:sticks|turf|coal|briquettes|kindling|timber)\b/,
    not: /\b(?:walking|hiking|dogs?|bath|tub)\b/,
    over: topicSet('heating heating_and_cooling housekeeping walks extras'),
    quoted: /\bincludes the room\b/i,
    also: /\bwith our wood\b/i,
  },
  {
    example: 'When do I pay for the Flexi?',
    said: /\bflexi\b.*\b(?:when|straight away|at once|up ?front|now)\b.*\b(?:money|pay|paid|payment|charged?|card|taken|take|go out|goes out)\b|\b(?:when|how)\b.*\b(?:pay|paid|payment|charged?|taken)\b.*\bflexi\b/,
    not: /\b(?:cancel\w*|refund\w*|back|how much|late|extra|book it)\b/,
    over: topicSet('flexi flexi_booking pay_addons price how_to_book'),
    quoted: /\bpaid in full when you book\b/i,
  },
  {
    example: 'When does the money go out?',
    after: 'What is the Flexi?',
    said: either(
      /^(?:by )?when (?:does|do|is|will|would) (?:the |my |our )?(?:money|payment|card)\b.*\b(?:go|goes|taken|paid|charged|due|leave|leaves|come out)\b/,
      /^(?:by )?when (?:do|must|would|will|should) (?:i|we) (?:(?:have|need) to )?(?:pay|be charged)\b/,
    ),
    not: /\b(?:back|refund\w*|cancel\w*|extras?|bath|breakfast|late|valid|available)\b/,
    within: topicSet('flexi flexi_booking'),
    quoted: /\bpaid in full when you book\b/i,
  },
  {
    example: 'The voucher is 150 and the stay 318, can I pay the rest by card?',
    said: new RegExp(
      `\\b${given}\\b.*\\b(?:pay|cover|settle|add|put|top up) (?:for )?(?:the|what is) (?:rest|remainder|balance|difference|left|other)\\b`,
    ),
    over: topicSet('vouchers pay_addons price money'),
    quoted: /\bworth its face value\b/i,
    also: /\bto redeem a voucher\b/i,
  },
  {
    example: 'Do I pay the postage?',
    said: /\b(?:postage|posting it|post it (?:to|on|back))\b/,
    not: /\b(?:voucher|card|letter|stamps?)\b/,
    over: topicSet('lost pay_addons price extras contact'),
    quoted: /\bleft something behind\b/i,
  },
]
