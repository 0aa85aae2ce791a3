/** Subjects in the terms: the code that newsletter subscribers receive. The first match is quoted. */
import { either } from '#app/understanding/any-of.ts'
import { onWhatIsSold } from '#app/understanding/follow-up-rules/after-vouchers-and-codes.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { Subject } from './subjects.ts'

const code =
  '(?:(?:discount|promo|newsletter) code|newsletter (?:discount|offer|10)|discount|wild ?10|(?:10|ten) percent (?:off|code|discount))'

export const ofCodes: readonly Omit<Subject, 'page'>[] = [
  {
    example: 'Can I use it on a voucher?',
    after: 'Is there a discount for newsletter subscribers?',
    not: /\b(?:type|enter|field)\b/,
    said: /\b(?:it|that|one|codes?)\b.*\b(?:vouchers?|extras?|bath|food|box|boxes|breakfast|trays?|hampers?)\b/,
    within: topicSet('newsletter'),
    quoted: /\bcan be used once\b/i,
  },
  {
    example: 'Can I leave it again after I got the code?',
    said: /\b(?:leave|quit|stop|unsubscribe|opt out|sign off)\b.*\b(?:after|once|when|before)\b.*\bcode\b/,
    not: /\b(?:lose|keep|still|valid)\b/,
    within: topicSet('newsletter'),
    quoted: /\bunsubscribe at any moment\b/i,
  },
  {
    example: 'Does it work on top of the two night offer?',
    after: 'Is there any discount for first time guests?',
    said: /\b(?:on|for|towards|with) (?:a |the )?(?:gift )?vouchers?\b|\b(?:on top of|combin\w*|together with|along with|as well as|with another|with the (?:other|two|2)|stack\w*)\b/,
    within: topicSet('newsletter'),
    over: topicSet('newsletter two_night flexi compare_modes'),
    quoted: /\bcannot be combined with another code\b/i,
  },
  {
    example: 'And on food?',
    after: 'How do I get the 10%?',
    said: onWhatIsSold,
    not: /\b(?:type|enter|field)\b/,
    within: topicSet('newsletter'),
    quoted: /\bnot on extras\b/i,
  },
  {
    example: 'Does that come off the grazing box too?',
    after: 'Is there a discount for newsletter subscribers?',
    said: /\b(?:does|will|would|can|is) (?:that|it|this|the (?:code|discount|10 percent|ten percent))\b.{0,16}\b(?:come|taken|work|count|go) (?:off|on|for|towards) (?:the |a |our )?(?:\w+ )?(?:box|baths?|breakfast|extras?|tray|hamper|food)\b.{0,8}$/,
    over: topicSet('newsletter heated_bath extras breakfast grazing bath_reheat vouchers'),
    quoted: /\bnot on extras\b/i,
  },
  {
    example: 'Do I get 10% off the bath?',
    said: either(
      /\b(?:10|ten) percent\b.*\b(?:baths?|extras?|food|breakfast|boxe?s?)\b/,
      /\b(?:baths?|extras?|food|breakfast|boxe?s?)\b.*\b(?:10|ten) percent\b/,
    ),
    not: /\b(?:type|enter|fill in|field)\b/,
    over: topicSet('newsletter heated_bath extras breakfast grazing vouchers'),
    quoted: /\bnot on extras\b/i,
  },
  {
    example: 'Do I lose the discount then?',
    after: 'How do I unsubscribe from the newsletter?',
    said: either(
      /\b(?:lose|keep|still (?:use|have|valid|good)|works?|gone)\b.*\b(?:discount|code|10 percent)\b/,
      /\b(?:discount|code)\b.*\b(?:lost|gone|still)\b/,
    ),
    not: /\b(?:been|were|was|stayed) (?:with|w|there|here|before|guests?|down|to (?:you|ye|yous))\b|\bwhere\b/,
    within: topicSet('unsubscribe newsletter'),
    quoted: /\bthe code stays good\b/i,
  },
  {
    example: 'Does the newsletter code work on the grazing box too?',
    said: new RegExp(
      `\\b${code}\\b.*\\b(?:combin\\w*|together|on top|with another|twice|stayed (?:before|with you|there)|been before|extras?|bath|baths|food|box|boxes|breakfast|trays?|hampers?|vouchers?|expire\\w*)\\b|\\b(?:stayed|been) (?:with you |there |here )?(?:before|in \\d{4}|last year|already|twice)\\b.*\\b${code}\\b`,
    ),
    not: /\b(?:escape|two nights?|2 nights?|flexi|gate|wifi|door|type|field)\b/,
    beside: true,
    over: topicSet('newsletter vouchers heated_bath two_night grazing breakfast'),
    quoted: /\bcan be used once\b/i,
  },
]
