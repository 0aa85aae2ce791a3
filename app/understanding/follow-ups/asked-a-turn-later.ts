/** What is asked of an answer a turn later, with a word that alone would lead elsewhere: for how many, where to find them, now or there. */

import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

/** How many nights instead, and no more than that. */
export const otherCount =
  /^(?:(?:no|actually|sorry|and|so|ok|but|wait|what if|what about|how about|if|we|i|make|made|it|do|did|stay|stayed|for) )+(?:for )?(two|three|four|five|[2-5])(?: nights)?(?: then| instead)?$/

export const askedATurnLater: readonly FollowUpRule[] = [
  // “When can I come in?”, of a Flexi.
  {
    before: topicSet('flexi flexi_booking'),
    said: /^(?:and )?(?:when|what time) can (?:i|we) (?:come in|arrive|come|check ?in|get in)\b/,
    topic: 'check_in',
  },
  // “And the other one, the breakfast, by when?”
  { before: topicSet('grazing'), said: /\bthe breakfast\b/, not: /\b(?:and|with|or) the (?:box|grazing)\b/, topic: 'breakfast' },
  // “What's left if we do the lodge on a Wednesday?”, of a voucher.
  {
    before: topicSet('vouchers'),
    said: /\b(?:left|remain\w*|minus)\b.*\b(?:lodge|stargazer|sunriser|stormchaser|nights?|weekends?|mid ?week|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/,
    not: /\b(?:bath|breakfast|box|years?)\b/,
    topic: 'price',
  },
  // “So do I pay for two nights or one?”
  {
    before: topicSet('flexi flexi_booking'),
    said: /\b(?:one|1|two|2) nights? or (?:just |only )?(?:one|1|two|2)\b/,
    topic: 'flexi',
  },
  // “No, three”, “what if we make it three?”, of nights.
  { before: topicSet('price cheapest weekend'), said: otherCount, topic: 'price' },
  // “I can order the cheese box for tonight?”, after what there is to eat.
  {
    before: topicSet('dining takeaways eating_out extras kitchen'),
    said: /\b(?:cheese|grazing|charcuterie) (?:box|board|platter)\b/,
    not: /\b(?:allerg\w*|vegan|and|breakfast)\b/,
    topic: 'grazing',
  },
  // “Where exactly do we tell them we are?”, of whoever comes to help.
  {
    before: topicSet('emergency doctor hospital'),
    said: /\b(?:what|which) address\b|\baddress\b.{0,16}\b(?:give|tell|say|send)\b|\bwhere (?:exactly )?(?:do|should|can|will) (?:we|i) (?:tell|say|send)\b|\bwhere (?:exactly )?(?:are we|we are)\b/,
    not: /\b(?:pharmacy|chemist|surgery|their|its)\b/,
    topic: 'emergency',
  },
  // “Where do I find them?”, “can I move the date instead?”, of the terms.
  {
    before: topicSet('terms'),
    said: /^(?:and |so |ok )*where (?:do|can|would|could|are|is|will) (?:i|we|they|it|those|these)(?: (?:find|read|see|get) (?:them|it|those|these|that))?$/,
    topic: 'terms',
  },
  {
    before: topicSet('terms how_to_book'),
    said: /\b(?:move|change|shift|postpone|push|switch) (?:the|our|my) (?:dates?|booking|stay|nights?)\b/,
    topic: 'change_booking',
  },
  // “I'll move it. How do I do that?”
  {
    before: topicSet('cancellation change_booking'),
    said: /^(?:and |so |ok |then )*(?:how|where) (?:do|can|would|should|must) (?:i|we) (?:do|arrange|go about|tell (?:you|ye)) ?(?:that|it|this|so)?$/,
    topic: 'change_booking',
  },
  // “So when is the latest time to order?”, of the bath.
  {
    before: topicSet('heated_bath bath_reheat breakfast grazing'),
    said: /\b(?:when|what|which) (?:is |s |time |would be )?.{0,16}\b(?:latest|last)\b.*\border\b/,
  },
  // “Could I move it to March instead?”, of a stay that is booked.
  {
    before: topicSet('dynamic_prices availability price weekend'),
    said: /\b(?:can|could|may|might) (?:i|we) (?:just )?(?:move|change|switch|shift|postpone|push) (?:it|them|that)(?: back)? (?:to|until|till)\b/,
    topic: 'change_booking',
  },
  // “Where is it?”, of the password.
  {
    before: topicSet('wifi_password wifi secret'),
    said: /^(?:and |so |ok )*where (?:is|are|do (?:i|we) (?:find|get|see)) it(?: then)?$/,
    topic: 'wifi_password',
  },
  // “Or just an email?”, of a voucher.
  {
    before: topicSet('vouchers'),
    said: /^(?:or )?(?:is it )?(?:just|only) (?:an? |by |in an? |as an? )?(?:e ?mail|pdf)$/,
    topic: 'vouchers',
  },
  // “So how much would it be for Stormchaser on a Wednesday?”, of the Flexi.
  {
    before: topicSet('flexi'),
    said: /\bhow much (?:would|is|will|does) (?:it|that)(?: be| cost)? (?:for|in) (?:the )?(?:stargazer|sunriser|stormchaser|lodge)\b(?!.*\b(?:friday|saturday|weekend|two|2)\b)/,
    topic: 'flexi',
  },
  // “For how many people?”, of what is brought to eat.
  {
    before: topicSet('grazing breakfast picnic'),
    said: /^(?:(?:and|so|ok|is|it|that|one|for) )*(?:for )?how many(?: (?:people|persons|of us))?(?: (?:does|do|is|are|will|would) (?:it|that|one|they)(?: (?:feed|serve|do|for))?| is (?:it|that) for)?$/,
  },
  // “Do I book now or there?”, of leaving late.
  {
    before: topicSet('late_check_out'),
    said: /\b(?:book|arrange|ask|order|reserve|pay)\b.{0,20}\b(?:now|in advance|beforehand|ahead|already)\b.{0,12}\bor\b|\bnow or (?:there|then|later)\b/,
    topic: 'late_check_out',
  },
  // “Does she have five years?”
  { before: topicSet('vouchers'), said: /\b(?:five|5) years\b/, topic: 'vouchers' },
  // “Could we get food at the lodge instead, so she's not on her own?”, of the dog.
  {
    before: topicSet('pets'),
    said: /\b(?:get|order|have|eat) (?:some |any )?(?:food|dinner|a meal|something to eat)\b.{0,12}\b(?:at|in|to|brought to) (?:the|our) (?:lodge|room)\b/,
    not: /\b(?:cook|kitchen|how much|alone while)\b/,
    topic: 'dining',
  },
  // “Is the veggie box vegan, or is there cheese in it?”
  { before: topicSet('grazing dining'), said: /\b(?:is there|has it|does it have|with) (?:any )?cheese\b/, topic: 'grazing' },
  // “No, my MOTHER”, of who may come.
  {
    before: topicSet('pets children occupancy couples'),
    said: /^(?:(?:and|so|ok|but|no|what about|i mean|i meant|it is|that is) )*(?:my|our) (?:mother|father|mum|mam|mom|dad|parents|granny|nana|grandmother|grandfather)\b(?! s\b)(?!.*\bdogs?\b)|\bwould (?:she|he) fit in (?:with us|too)\b/,
    topic: 'occupancy',
  },
  // “Anything open early?”, of a café.
  {
    before: topicSet('cafes eating_out takeaways'),
    said: /^(?:and |so |ok )*(?:is |are )?(?:any(?:thing|where|place|one| of (?:them|those))?|something|somewhere|which(?: one| of them)?)(?: is)? open (?:that )?(?:early|late|on|at|before|after|then|now|today|tonight)\b/,
    gap: /\bopen\b.*$/,
  },
  // “Does it cover Saturday too?”, of which days are weekdays.
  {
    before: topicSet('weekend'),
    said: /\b(?:cover|include|count|mean|go for|apply)\w*\b.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/,
    topic: 'weekend',
  },
]
