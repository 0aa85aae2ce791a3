/** What is asked next of the tub, the heated bath and its reheat. */

import { either } from '#app/understanding/any-of.ts'
import { forTheOccasion } from '#app/understanding/everyday/of-gifts.ts'
import { perHead } from '#app/understanding/message/reading.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'
import { roomName } from './phrases.ts'

/** “The cheaper of them, same nights.” */
export const sameNights = /\bsame (?:nights?|dates?|days?)\b|\b(?:price|total|stay|room)(?: be| cost| come to)? again\b/

const bathing = topicSet('tub heated_bath bath_reheat')

export const afterTheBath: readonly FollowUpRule[] = [
  {
    example: ['How long should you soak?', "It's gone cold, can you warm it up again for us?"],
    evenIfComplete: true,
    before: topicSet('heated_bath bath_reheat tub'),
    said: /^(?:it|the water|the bath|ours) (?:is |has |was )?(?:gone|got|getting|going|went|turned) (?:stone |all |too )?(?:cold|cool|lukewarm)\b/,
    not: /\b(?:refund\w*|complain\w*|money|broken|shower)\b/,
    topic: 'bath_reheat',
  },
  {
    example: ['How much is it to warm the bath again?', 'No, I mean the first time'],
    evenIfComplete: true,
    before: topicSet('bath_reheat'),
    said: /(?:^|\b(?:mean|meant|about|only) )(?:for )?the (?:very )?first (?:time|one|go|heating|lighting|fire)(?: (?:i mean|round|then))*$/,
    topic: 'heated_bath',
  },
  {
    example: ['Who can use the wood-fired bath?', "Is there anything you mustn't do in it?"],
    evenIfComplete: true,
    before: topicSet('heated_bath bath_reheat'),
    said: /\banything (?:that )?(?:you|we|i|one) (?:(?:must|should|may|can|are) not|(?:must|should)n t) (?:allowed to |supposed to )?(?:do|use)\b|\bdo s and do not s\b/,
    topic: 'heated_bath',
  },
  {
    example: ['How long may we sit in the heated bath?', 'Could you set up something for the occasion?'],
    evenIfComplete: true,
    before: topicSet('heated_bath bath_reheat tub breakfast price'),
    readAs: topicSet('anniversary'),
    said: forTheOccasion,
    byItself: true,
  },
  {
    example: ['Can we sit in the heated bath for two hours?', 'Is it better to get out sooner?'],
    evenIfComplete: true,
    before: topicSet('heated_bath tub bath_reheat'),
    said: /\b(?:better|wiser|safer|best) to (?:get|climb|come|hop) out\b/,
    topic: 'heated_bath',
  },
  {
    example: ['How much is the heated bath?', 'Can you top it up again?'],
    evenIfComplete: true,
    before: topicSet('heated_bath tub'),
    said: /\btop[ -]?up of the heat\b|\b(?:heat|warm|top) it up again\b/,
    topic: 'bath_reheat',
  },
  {
    example: ['How early must I order the bath?', 'The top up later in the evening, same notice?'],
    evenIfComplete: true,
    before: topicSet('heated_bath tub'),
    said: /\b(?:the|a|that|for|your) top[ -]?up\b(?! of (?:the )?(?:water|wine|logs?|wood))/,
    not: /\b(?:wine|prosecco|drinks?|firewood|phone|credit|vouchers?)\b/,
    topic: 'bath_reheat',
  },
  {
    example: ['How much is the heated bath?', 'Can I decide when I arrive, or should it be arranged in advance?'],
    evenIfComplete: true,
    before: topicSet('heated_bath tub bath_reheat'),
    said: /\b(?:decide|ask|order|say|book)(?: for)?(?: it| that| one)? (?:when|the moment|once|as soon as|after) (?:i|we) (?:arrive|get there|come|check ?in|are there)\b|\b(?:arranged|ordered|booked) (?:in advance|beforehand|ahead)\b/,
    topic: 'heated_bath',
  },
  {
    example: ['How much is the heated bath?', "What's the lead time to book it?"],
    evenIfComplete: true,
    before: topicSet('heated_bath tub'),
    said: /\b(?:lead time|cut ?off|notice|deadline)\b.*\b(?:it|that|one|this)\b|\b(?:is|has) (?:there|it) (?:a )?(?:lead time|cut ?off|deadline)\b/,
    not: /\b(?:reheat\w*|again|top up|cancel\w*|tray|box|boxes|breakfast|food|wine|check ?out)\b/,
    topic: 'heated_bath',
  },
  {
    example: ['Can we have the heated bath in Stormchaser?', 'And in the lodge?'],
    evenIfComplete: true,
    before: topicSet('heated_bath'),
    said: new RegExp(`^(?:(?:what|how) about )?(?:in|for|at) (?:the )?${roomName}$`),
  },
  {
    example: ['Is there a tub on the deck?', 'Free, or extra?'],
    evenIfComplete: true,
    before: topicSet('tub'),
    said: /^(?:(?:is|are|it|that|this|they|the tub) )*(?:for )?(?:free|included|extra|in the price|part of the price)(?: in (?:it|the price))? or (?:is (?:it|that) )?(?:free|included|extra|on top|not|paid|do (?:we|i) pay)\b/,
  },
  {
    example: ['Is there a tub on the deck?', 'So what is the 50 for?'],
    evenIfComplete: true,
    before: bathing,
    said: /^what (?:is|s|are) (?:the|that|those) (?:euro )?(?:\d{2}|fifty|charge|extra|money)(?: euros?)? for(?: then| so)?$/,
    topic: 'heated_bath',
  },
  {
    example: ['Can the bath be reheated?', "It's 2 pm, ready for 7?"],
    evenIfComplete: true,
    before: topicSet('bath_reheat'),
    said: /^(?:(?:it is|now) )*(?:now )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?\b.*\b(?:ready|hot|lit|in time|possible|done|for|by)\b/,
  },
  {
    example: ['Does the lodge have a tub?', 'So where would we wash?'],
    evenIfComplete: true,
    before: topicSet('tub heated_bath room_seaforest lodge_amenities'),
    said: /\bwhere (?:would|do|can|could|will) (?:we|i|you|one) (?:wash|shower|have a (?:wash|shower))\b/,
    topic: 'showers',
  },
  {
    example: ['We ordered the heated bath for tonight.', "It's not hot yet"],
    evenIfComplete: true,
    before: topicSet('heated_bath tub bath_reheat'),
    said: /^(?:(?:but|and|so|well|hi|hello|it|the bath|the water|is|still|ours|our) )*(?:(?:is )?not (?:hot|warm|lit|ready|heated)|(?:stone |freezing )?cold|luke ?warm)(?: (?:yet|enough|at all|now|still))*$/,
    topic: 'housekeeping',
  },
  {
    example: ['How much is the heated bath?', 'And is it ok to bring wine in?'],
    evenIfComplete: true,
    before: topicSet('heated_bath tub bath_reheat'),
    said: /\b(?:bring|take|have|carry)\b.{0,12}\b(?:wine|prosecco|champagne|bubbly|beers?|drinks?)\b(?: (?:in|into|out)\b|$)/,
    not: /\b(?:order|buy|price|cost|cellar)\b/,
    topic: 'tub',
  },
  {
    example: ['Can the bath be reheated?', 'What time do I have to order by?'],
    evenIfComplete: true,
    before: topicSet('bath_reheat'),
    said: /\b(?:what time|when|how (?:late|early|far|long))\b.*\border\b|\border\b.*\b(?:by when|ahead|before)\b/,
  },
  {
    example: ['Can we have the heated bath in Stormchaser?', 'What does Stormchaser have then?'],
    before: bathing,
    said: /^what (?:does|do|has) (?:the )?(?:stargazer|sunriser|stormchaser|lodge)(?: have| got)?(?: then| instead)?$/,
    topic: 'cabin_amenities',
  },
  {
    example: ['Is there a tub on the deck?', 'A hot one?'],
    before: bathing,
    said: /\b(?:heated|hot|wood fired|warm) one\b/,
    topic: 'heated_bath',
  },
  {
    example: ['Is there a tub on the deck?', 'And is that free?'],
    before: topicSet('tub'),
    said: /^(?:(?:is|are|it|that|this|they|the tub) )*(?:for )?(?:free|included|extra|in the price|part of the price)(?: (?:then|too|as well|of charge|to use|in the price))*$/,
  },
  {
    example: ['Is there a tub on the deck?', 'Is it hot?'],
    before: topicSet('tub'),
    said: /^(?:(?:is|are|it|they|one) )*(?:heated|warm|hot)(?: one| too)?$/,
    topic: 'heated_bath',
  },
  {
    example: ['How much is the heated bath?', 'Which rooms can have it?'],
    before: bathing,
    said: /^which (?:ones?|rooms?|cabins?|of them)\b.*\b(?:have|has|get|order|take|can)\b/,
    topic: 'heated_bath',
  },
  {
    example: ['How much is the heated bath?', 'How far ahead do I need to order?'],
    before: topicSet('tub heated_bath'),
    said: /\bhow (?:far|long|early|soon) (?:ahead|in advance|beforehand)\b/,
    not: /\b(?:room|stay|cabin|lodge|reheat\w*)\b/,
    topic: 'heated_bath',
  },
  {
    example: ['How much is the heated bath?', 'And can we drink prosecco in it?'],
    before: bathing,
    said: /\b(?:drink|wine|prosecco|champagne|bubbly|beers?|gin|glass(?:es)?)\b.*\b(?:in|into) (?:it|there|that)\b/,
    topic: 'tub',
  },
  // The price of heating it once, not of a reheat.
  {
    example: ['How much is the heated bath?', 'And the price again?'],
    before: topicSet('tub heated_bath bath_reheat'),
    said: /^(?:what is |what was )?(?:the )?(?:price|cost) again$/,
    topic: 'heated_bath',
  },
  {
    example: ['How much is the heated bath?', "It's two now, and we come at half three tomorrow"],
    before: bathing,
    said: /\b(?:now|today)\b.*\b(?:check ?in|arriv\w*|come|coming|there)\b.*\btomorrow\b/,
    topic: 'heated_bath',
  },
  {
    example: ['How much is the heated bath?', 'By when do you need to know?'],
    before: bathing,
    said: /\b(?:when|how (?:late|early)|by when|what time)\b.*\b(?:tell|order|book|know|ask)\b/,
    not: /\b(?:room|stay|cabin|breakfast|arriv\w*)\b/,
    topic: 'heated_bath',
  },
  {
    example: ['How much is the heated bath?', 'And for the second night?'],
    before: bathing,
    said: /\b(?:(?:second|2nd|other|next) (?:night|evening|day)|(?:night|evening|day) after)\b/,
    not: /\b(?:breakfast|check|arriv\w*|leave|room|price of)\b/,
    topic: 'bath_reheat',
  },
  {
    example: ['How much is the heated bath?', 'We already had it last night'],
    before: bathing,
    said: either(
      /\b(?:had|used|got) (?:it|one|that|the bath)\b.{0,12}\b(?:last night|yesterday|the other night)\b/,
      /\bit is (?:about |only |gone |past )?\S+(?: \w+)? now\b.*\bat (?:\d|six|seven|eight|nine|ten)/,
    ),
    topic: 'bath_reheat',
  },
  // The answer stays the one for a guest who is pregnant.
  {
    example: ['I am pregnant', 'My doctor says it is ok'],
    before: topicSet('pregnancy health'),
    said: /\b(?:doctor|midwife|gp|consultant)\b.*\b(?:says?|said|ok|okay|grand|fine|allows?)\b|\bhow long\b.*\b(?:in|soak|stay|sit)\b/,
    topic: 'heated_bath',
  },
  {
    example: ['How much is the heated bath?', 'How long can we stay in?'],
    before: bathing,
    said: /\bhow long\b.*\b(?:in|soak|stay|sit)\b/,
    not: /\b(?:heat|fill|lit|warm|hot|water)\b/,
    topic: 'heated_bath',
  },
  {
    example: ['How much is the heated bath?', 'Apiece?'],
    before: topicSet('tub heated_bath'),
    said: either(perHead, /\beach\b/),
    not: /\b(?:each (?:morning|evening|day|night)|breakfasts?|trays?|box(?:es)?)\b/,
    gap: 'per person',
  },
  {
    example: ['Which rooms can have the heated bath?', 'The cheaper of them, same nights.'],
    before: topicSet('heated_bath'),
    said: ({ text }) => sameNights.test(text) && /\bthe (?:cheaper|dearer)\b/.test(text),
    topic: 'price',
  },
]
