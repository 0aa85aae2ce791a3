/** What is asked next of gift vouchers, the newsletter and its code. */
import { anyOf, either, framed } from '#app/understanding/any-of.ts'
import { ceilingIn } from '#app/understanding/forms/ceiling.ts'
import { inSamePlace, nothingButCode } from '#app/understanding/troubles/safety.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

/** “And on food?”, after the newsletter's code. */
export const onWhatIsSold =
  /^(?:(?:what about|can i use (?:it|that)) )*(?:on|for) (?:the )?(?:food|extras?|baths?|breakfasts?|boxe?s?|hampers?)\b/
/** What a voucher may be asked to pay for. */
export const bought =
  '(?:baths?|food|extras?|breakfasts?|hampers?|grazing|box(?:es)?|yoga|sauna|reiki|massage|wine|late checkout|stay)'
/** “Can it go towards a bath too?”, after vouchers. */
export const goesTowards = new RegExp(
  `\\b(?:it|that|one|they|them)\\b.{0,12}\\b(?:go|goes|put|come|count|used?|work)\\b.{0,8}\\b(?:towards|on|for|against|off|to)\\b.{0,8}\\b${bought}\\b`,
)
/** “What can it be spent on?”, but not “is it still valid?” */
const usedFor = framed(/^(?!.*\bstill (?:work|valid|good)\b).*/, [
  /\b(?:it|they|them|that|one)\b.*\b(?:used?|spen[dt]|redeem\w*|valid|work|cover)\b/,
  /\b(?:use|spend|redeem) (?:it|them|that|one)\b/,
])

export const afterVouchersAndCodes: readonly FollowUpRule[] = [
  {
    example: ['I want to give my mum a voucher', 'Does she need to use it this year?'],
    evenIfComplete: true,
    before: topicSet('vouchers'),
    said: /\b(?:need|have|has|must|got)\b.{0,8}\b(?:used?|spen[dt]|redeem(?:ed)?)\b.{0,8}\b(?:this|next|within|by) /,
  },
  {
    example: ['Do you arrange anniversaries?', 'Could I buy them something they can use whenever they like?'],
    evenIfComplete: true,
    before: topicSet('anniversary engagement extras breakfast rooms price'),
    said: /\b(?:buy|give|get|gift|send) (?:them|her|him) something (?:that )?(?:they|she|he) (?:can|could) (?:use|spend|redeem)\b/,
    topic: 'vouchers',
  },
  {
    example: ['Is there wifi?', 'Password?'],
    evenIfComplete: true,
    before: topicSet('wifi wifi_password gate_code'),
    said: nothingButCode,
    not: /\bgate\b/,
    topic: 'wifi_password',
  },
  {
    example: ['Do you sell gift vouchers?', 'Would it keep until they are back from Australia?'],
    evenIfComplete: true,
    before: topicSet('vouchers'),
    said: /\b(?:would|will|does|can) (?:it|one|that) (?:keep|last|hold|wait|hold good)\b.{0,12}\b(?:till?|until|for|that long|so long)\b/,
  },
  {
    example: ['How do I redeem a gift voucher?', 'That would suit our niece nicely.'],
    evenIfComplete: true,
    before: topicSet('vouchers'),
    said: /^(?:that|it|this|one|they) (?:would|will|might|could|is|are) (?:(?:be|just|really) )*(?:suit|do|please|for|(?:lovely|perfect|great|nice|ideal|grand) for) (?:my|our|the|his|her) \w+/,
    not: /\b(?:come|bring|join|stay)\b/,
  },
  {
    example: ['How do I redeem a gift voucher?', "A few years old by now, I'd say"],
    evenIfComplete: true,
    before: topicSet('vouchers'),
    said: /^(?:(?:it|they|this|that) (?:is|are|must be|would be) )?(?:an? |the )?(?:few|couple(?: of)?|some|several|two|three|four|\d) years? old(?: (?:by now|now|already|at this stage|i(?: would)? (?:say|think|guess|suppose)))*$/,
  },
  {
    example: ['Do you sell gift vouchers?', 'is it like one year or longer, my parents never go anywhere in a hurry'],
    evenIfComplete: true,
    before: topicSet('vouchers'),
    said: /^(?:is|would|will) (?:it|that|this|one)(?: (?:be|like|only|just|about|for|good|valid|maybe|something))* (?:an?|one|two|three|half an?|six|twelve|\d+) (?:years?|months?)(?: or (?:longer|more|less|so|two|(?:a|one|two) years?))?\b/,
    not: /\b(?:ago|old|stay|post|deliver\w*)\b/,
  },
  {
    example: [
      'Do you sell gift vouchers?',
      "She's expecting and won't travel for a while, would it still be OK in two or three years' time?",
    ],
    evenIfComplete: true,
    before: topicSet('vouchers'),
    said: /\b(?:still|would|will|does|is|stay)\b.{0,16}\b(?:ok|okay|good|valid|fine|usable|work|honou?red|in date)\b.{0,8}\b(?:in|after|for) (?:\w+ (?:or|to) )?\w+ (?:years?|months?)\b/,
  },
  {
    example: ['Where do I find the gate code?', 'WiFi password the same place?'],
    evenIfComplete: true,
    before: topicSet('gate_code guest_guide check_in location'),
    said: ({ text }) => inSamePlace.test(text) && /\b(?:wi ?fi|network)\b/.test(text),
    topic: 'wifi_password',
  },
  {
    example: ['Where do I find the WiFi password?', 'Gate code the same place?'],
    evenIfComplete: true,
    before: topicSet('wifi wifi_password guest_guide'),
    said: ({ text }) => inSamePlace.test(text) && /\bgate\b/.test(text),
    topic: 'gate_code',
  },
  {
    example: ['Is there a discount for the newsletter?', 'How does the code reach me?'],
    evenIfComplete: true,
    before: topicSet('newsletter'),
    said: /\bhow (?:does|do|will|would) (?:the |that |my )?(?:code|discount|it) (?:reach|get to|come to|arrive)\b/,
  },
  {
    example: ['Is there a discount for the newsletter?', 'And the code itself, how does that reach me?'],
    evenIfComplete: true,
    before: topicSet('newsletter'),
    said: /^(?:the |that |this )?(?:discount )?code\b.{0,16}\bhow (?:do|does|will|would) (?:i|we|it|that|this|one) (?:get|reach|come|arrive|land|receive)\b/,
    not: /\b(?:gate|wifi|door|entrance)\b/,
  },
  // A bath's second time is its reheat; here it is the discount's.
  {
    example: ['Is there a discount for the newsletter?', 'So when we come back next year a second time we would get it again?'],
    evenIfComplete: true,
    before: topicSet('newsletter'),
    readAs: topicSet('bath_reheat two_night unknown check_in'),
    said: /\b(?:again|(?:a|the) second time|twice|next (?:time|year)|another time|every time|each time)\b/,
    not: /\b(?:baths?|tub|re ?heat\w*|heat\w*|warm\w*|breakfast|flexi|escape|send|sent)\b/,
  },
  {
    example: ['Is there a discount for the newsletter?', 'We were with you last summer already, still good for us?'],
    evenIfComplete: true,
    before: topicSet('newsletter'),
    said: /\b(?:we|i) (?:have |had )?(?:already )?(?:been|was|were|stayed|came|visited)\b(?! (?:told|wondering|thinking|hoping|asking|asked|sent|given|promised|offered|unable|late))\b.{0,30}\b(?:already|before|twice|ago|in (?:\d{4}|[a-z]+(?:ary|ch|il|may|ne|ly|st|ber))|last (?:year|summer|autumn|winter|spring|month|time))\b/,
    not: /\b(?:signed|subscribed|flexi|escape|vouchers?|breakfast|bath|cancel\w*)\b/,
  },
  {
    example: ['Do you sell gift vouchers?', 'Can it go towards a bath too?'],
    evenIfComplete: true,
    before: topicSet('vouchers'),
    said: goesTowards,
  },
  {
    example: ['We have a voucher for 300 euro', "What's left after Sunriser?"],
    evenIfComplete: true,
    before: topicSet('vouchers'),
    said: /\b(?:left|remain\w*|minus)\b.*\b(?:lodge|stargazer|sunriser|stormchaser|nights?|weekends?|mid ?week|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/,
    not: /\b(?:bath|breakfast|box|years?)\b/,
    topic: 'price',
  },
  {
    example: ['Do you sell gift vouchers?', 'Or just an email?'],
    evenIfComplete: true,
    before: topicSet('vouchers'),
    said: /^(?:is it )?(?:just|only) (?:an? |by |in an? |as an? )?(?:e ?mail|pdf)$/,
  },
  {
    example: ['Do you sell gift vouchers?', 'It will be next year at the soonest, is that too late?'],
    evenIfComplete: true,
    before: topicSet('vouchers'),
    said: /\bnext (?:year|summer|spring|autumn|winter)\b.*\b(?:too late|still (?:good|valid|ok|work))\b|\b(?:stop working|go off|lapse|still (?:be )?(?:good|valid))\b.*\b(?:year|next)\b|\b(?:this|next) (?:year|one)\b.*\b(?:stop working|go off|lapse|expire)\b/,
  },
  {
    example: ['How long is a voucher valid?', 'Does she have five years?'],
    evenIfComplete: true,
    before: topicSet('vouchers'),
    said: /\b(?:five|5) years\b/,
  },
  {
    example: ['Do you sell gift vouchers?', "Could I put my brother's name on it instead?"],
    evenIfComplete: true,
    before: topicSet('vouchers'),
    said: /\bnames?\b/,
    not: /\b(?:shop|website|provider|your name)\b/,
  },
  {
    example: ['Do you sell gift vouchers?', 'And two of them together?'],
    evenIfComplete: true,
    before: topicSet('vouchers'),
    said: /\b(?:two|2|both|several|three) (?:of them|of those|vouchers)\b/,
  },
  {
    example: ['Is there a discount for the newsletter?', 'Can I unsubscribe when I have the code?'],
    evenIfComplete: true,
    before: topicSet('newsletter'),
    said: /\b(?:leave|quit|stop|unsubscribe|opt out|sign off)\b.*\b(?:after|once|when|before)\b.*\bcode\b/,
  },
  {
    example: ['Is there a discount for the newsletter?', 'And on food?'],
    evenIfComplete: true,
    before: topicSet('newsletter'),
    said: onWhatIsSold,
  },
  {
    example: ['Is there a discount for the newsletter?', 'Can I use it on a voucher?'],
    evenIfComplete: true,
    before: topicSet('newsletter'),
    said: /\b(?:use|spend|redeem|works?|valid|good)\b.*\b(?:on|for|towards|with) (?:a |the )?(?:gift )?vouchers?\b/,
  },
  {
    example: ['Do you sell gift vouchers?', 'Does it come in the post?'],
    before: topicSet('vouchers'),
    said: /\bin the post\b|\bby post\b|\bposted\b/,
    not: /\b(?:envelope|box|card|wrap\w*|ribbon)\b/,
  },
  {
    example: ['Do you sell gift vouchers?', 'Which room is under 200?'],
    before: topicSet('vouchers'),
    said: ({ text }) => ceilingIn(text) !== undefined,
    topic: 'cheapest',
  },
  {
    example: ['Is there a discount for the newsletter?', 'What do I get off a Saturday in Stargazer with it?'],
    before: topicSet('newsletter'),
    said: /\b(?:off|with it|with that|with the code|less|save)\b(?=.*\b(?:stargazer|sunriser|stormchaser|lodge)\b)(?=.*\b(?:nights?|weekend|mid ?week|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/,
    topic: 'price',
  },
  {
    example: ['Is there a discount for the newsletter?', 'My wife has never stayed'],
    before: topicSet('newsletter'),
    said: either(
      /\b(?:wife|husband|partner|girlfriend|boyfriend|fianc\w+)(?: s)? (?:has|have|had|is|was|did|would be) (?:not|never)\b/,
      /\b(?:friend|sister|brother|he|she|they|other half)(?: s)? (?:has|have|had|is|was|did|would be) (?:not|never)\b/,
    ),
    gap: 'who books',
  },
  {
    example: ['Is there a newsletter?', 'How do I get off it?'],
    before: topicSet('newsletter'),
    said: /\b(?:get|go|come|take me|be|want) off (?:it|the list|that)\b|\b(?:end|leave|quit|cancel) it\b|\bunsubscribe\b|\bstop (?:it|them|getting)\b|\bopt out\b|\b(?:how|where|can|could) (?:do |can |could )?(?:i|we) (?:get|opt|go) out(?: of (?:it|that|them))?(?: later| again| afterwards| then)*$/,
    topic: 'unsubscribe',
  },
  {
    example: ['Do you sell gift vouchers?', 'Can I book with that?'],
    before: topicSet('vouchers'),
    said: anyOf(
      /cash|spend what is left|(?:pay|book) with (?:it|that)|(?:money|anything|something|euros?|bit) (?:that )?(?:is )?left(?: on (?:it|them))?|(?:my|our) \w+ (?:use|have|spend) (?:it|that)/,
      /use (?:hers|his|theirs|somebody else s|someone else s)/,
    ),
  },
  {
    example: ['Is there a discount for the newsletter?', 'Is it for the Flexi too?'],
    before: topicSet('newsletter'),
    said: either(
      /\b(?:it|that|one)\b.*\b(?:deal|escape|flexi|nights?|offer|vouchers?|extras?|bath|food)\b/,
      /\b(?:stayed|been|was) (?:\w+ ){0,3}?(?:before|already|last year)\b/,
    ),
  },
  {
    example: ['Do you sell gift vouchers?', 'For 150 euro?'],
    before: topicSet('vouchers'),
    said: /^(?:what about )*(?:for |of |worth |to the value of )?(?:about |say )?(?:euro )?\d{2,4}(?: euro)?$/,
    gap: 'of that amount',
  },
  {
    example: ['Do you sell gift vouchers?', 'What if I lose it?'],
    before: topicSet('vouchers'),
    said: /\blos(?:e|es|ing)\b/,
    gap: 'lost',
  },
  {
    example: ['Is there a discount for the newsletter?', 'Could I give it as a gift?'],
    before: topicSet('newsletter'),
    readAs: topicSet('vouchers'),
    said: /\b(?:it|that|one|code)\b/,
  },
  {
    example: ['Do you sell gift vouchers?', 'And the rest?'],
    before: topicSet('vouchers'),
    said: /\b(?:left ?over|the rest|remainder|remaining|balance)\b/,
    gap: 'left over',
  },
  {
    example: ['Do you sell gift vouchers?', 'What can it be used for?'],
    before: topicSet('vouchers'),
    said: ({ text, topic }) => topic !== 'vouchers' && usedFor.test(text),
    gap: 'used for',
  },
  {
    example: ['Do you sell gift vouchers?', 'For how many years are these good?'],
    evenIfComplete: true,
    before: topicSet('vouchers'),
    said: /\bhow (?:long|many (?:years|months))\b.{0,24}\b(?:good|valid|last|keep|run|work|(?:have|get) (?:i|we|they|he|she))\b|\bhow (?:long|many (?:years|months)) (?:have|do|would|does|will) (?:we|i|they|he|she|you) (?:have|got|get)\b/,
    not: /\b(?:post|arrive|come|deliver\w*|email|stay)\b/,
  },
]
