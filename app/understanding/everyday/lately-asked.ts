/** What guests ask in words of their own. */
import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/topic-set.ts'

const theRoom = '(?:the|our) (?:room|cabin|lodge|place)'

export const latelyAsked: readonly Form[] = [
  // “The one thing missing is the hour the room becomes ours”
  {
    near: topicSet('check_in unknown check_out'),
    said: new RegExp(`\\b(?:hour|time|when|before|until|till) ${theRoom} (?:is|becomes) ours\\b`),
    topic: 'check_in',
  },
  // “Could we drop by around 2 and go into the room already?”
  {
    near: topicSet('unknown check_in'),
    said: new RegExp(`\\bgo into ${theRoom} (?:already|then|early|straight away)\\b`),
    topic: 'check_in',
  },
  // “Our ship makes fast at midday. May we already then come, or is the house still closed?”
  {
    near: topicSet('unknown check_in'),
    said: /\b(?:may|can|could) (?:we|i) (?:already )?(?:then )?(?:already )?come to you\b|\bis the (?:house|place|estate|gate) still closed\b/,
    not: /\b(?:winter|season|weather|storm|covid|renovat\w*)\b/,
    topic: 'check_in',
  },
  // “Gonna be there about 1, is that too early for the room?”
  {
    near: topicSet('check_in unknown'),
    said: /\b(?:2|too|to) early (?:for|4) (?:the |our |my )?(?:room|cabin)\b/,
    topic: 'check_in',
  },
  // “Sat nav says with ye by 12.50, will we keep driving or stop for lunch first?”
  {
    near: topicSet('location check_in unknown dining eating_out'),
    said: /\b(?:keep driving|drive on|come straight) or (?:stop|wait|break)\b/,
    topic: 'check_in',
  },
  // “The very last moment we could roll up to you that night”, “the latest hour at which guests are received”
  {
    near: topicSet('unknown check_in late_check_out offtopic'),
    said: either(
      /\b(?:very )?(?:last|latest) (?:moment|minute|hour|time|point)\b.*\b(?:roll|show|turn|pull) up\b/,
      /\b(?:last|latest) (?:hour|time|moment) (?:at which|that|when) (?:guests|people|we) (?:are|can be|may be) (?:received|admitted|let in)\b/,
    ),
    topic: 'check_in',
  },
  // “What do you do if we're told to hold a sum on the card as security?”
  {
    near: topicSet('deposit unknown pay_addons payment_page'),
    said: /\b(?:reserve|hold|block|freeze|pre ?authori[sz]e) (?:a |some |any )?(?:sum|amount|money|deposit|hold)?\b.*\b(?:as|for) (?:a )?security\b|\b(?:hold|block) on my card\b|\bdeposits?\b.*\b(?:for|against) (?:breakages?|damages?)\b/,
    topic: 'deposit',
  },
  // “Does the month we pick make any difference to what we pay?”
  {
    near: topicSet('unknown dynamic_prices price cheapest'),
    said: /\b(?:month|season|time of (?:the )?year|when we come)\b.*\b(?:difference|matter)\b.*\b(?:pay|price|cost|bill)\b/,
    topic: 'dynamic_prices',
  },
  // “How do I get word to somebody about the tap?”
  {
    near: topicSet('housekeeping complaint unknown newsletter contact emergency'),
    said: /\bhow do (?:i|we) get word to (?:somebody|someone|you|the team)\b|\bright way to (?:inform|tell) (?:your|the) team\b/,
    topic: 'housekeeping',
  },
  // “Give me some ammunition about what's in your cabins”, “kindly enumerate the comforts and fittings”
  {
    near: topicSet('emergency unknown cabin_amenities rooms beds offtopic'),
    said: /\bwhat is in your (?:cabins|rooms)\b|\b(?:comforts|fittings|fixtures|facilities|features)\b.*\b(?:cabins?|rooms?) (?:is|are) (?:equipped|fitted)\b/,
    not: /\bguide\b/,
    topic: 'cabin_amenities',
  },
  // “Whichever has the smallest price tag will do us”
  {
    near: topicSet('cheapest unknown late_check_out dearest'),
    said: /\b(?:smallest|lowest) price tag\b/,
    topic: 'cheapest',
  },
  // “Do you charge in dollars?”
  {
    near: topicSet('unknown currency price pay_addons'),
    said: /\b(?:charge|bill|priced?) (?:us |me )?in (?:us |american |canadian |australian )?(?:dollars?|pounds?|sterling|francs|zloty|yen|rupees)\b/,
    topic: 'currency',
  },
  // “Any jacuzzi or anything like it waiting for us?”
  {
    near: topicSet('tub rooms unknown offtopic heated_bath'),
    said: /\bjacuzzi\b/,
    not: /\b(?:price|cost|how much|clean|broken|bring|own)\b/,
    topic: 'tub',
  },
  // “We're two couples who'd like to holiday together. How would we arrange that?”
  {
    near: topicSet('taxis couples occupancy unknown book_experience how_to_book rooms'),
    said: /\b(?:two|2) couples\b.*\b(?:together|friends)\b/,
    not: /\b(?:how much|price|cost)\b/,
    topic: 'occupancy',
  },
  // “We have two cats, would any of your rooms take them?”
  {
    near: topicSet('pets unknown'),
    said: /\b(?:two|2|our|a|three) (?:cats?|dogs?|pups|puppies)\b.*\b(?:any|which) of (?:your|the) (?:rooms|cabins|places) take (?:them|him|her|it)\b/,
    topic: 'pets',
  },
  // “What's the difference between the cabins and the lodge?”
  {
    near: topicSet('rooms room_seaforest about'),
    said: /\bdifference between the cabins? and the lodge\b|\bdifference between the lodge and the cabins?\b/,
    topic: 'room_seaforest',
  },
  // “Who designed the cabins, they look class”
  {
    near: topicSet('unknown about rooms cabin_amenities offtopic'),
    said: /\bwho (?:designed|drew|is the architect of) (?:the|your|these|those) (?:cabins?|rooms?)\b/,
    topic: 'room_stormchaser',
    gap: 'designed',
  },
  // “Is a bit of bed linen… what size bed should I buy for?”
  {
    near: topicSet('offtopic beds unknown anniversary'),
    said: /\bwhat size (?:of )?beds?\b|\bsize of (?:the |your )?beds?\b/,
    topic: 'beds',
  },
  // “What would we be sleeping in at yours?”, “hoping it isn't one of those poky little doubles”
  {
    near: topicSet('check_in unknown beds cabin_amenities'),
    said: /\bwhat would we be sleeping (?:in|inside|on)\b|\b(?:poky|small|tiny|narrow) (?:little )?(?:doubles?|singles?|beds?)\b/,
    topic: 'beds',
  },
  // “What could we put in the middle day without leaving the estate?”, “if we get bored of the view”
  {
    near: topicSet('anniversary experiences unknown walks'),
    said: /\bwhat (?:could|can|should) we (?:put in (?:it|that day)|fill it with)\b|\bwhat can we do (?:there|here) if we (?:get|are) bored\b/,
    topic: 'experiences',
  },
  // “Whom do I tell that we want a basket?”, “how do experiences get added to a stay?”
  {
    near: topicSet('book_experience experiences unknown how_to_book'),
    said: /\bhow (?:do )?experiences (?:get|are|can be) added\b|\b(?:at a loss as to|unsure of|what is) the procedure\b.*\bexperiences?\b|\bexperiences?\b.*\b(?:at a loss as to|unsure of|what is) the procedure\b/,
    topic: 'book_experience',
  },
  // “What do I do now to get us a room?”, of dates that are picked
  {
    near: topicSet('how_to_book unknown change_booking availability'),
    said: /\b(?:picked|chosen|settled on|have) (?:our|the) dates\b.*\b(?:reserved|booked|get them)\b|\bwhat do (?:i|we) do (?:now )?to get us a (?:room|cabin)\b/,
    topic: 'how_to_book',
  },
  // “I found one of your vouchers, when do they run out?”
  {
    near: topicSet('vouchers unknown'),
    said: /\bvouchers?\b.*\b(?:worthless|out of date|no good|gone off) by the time\b/,
    topic: 'vouchers',
  },
  // “What would I be paying for the bath, and does it matter which room?”
  {
    near: topicSet('heated_bath unknown'),
    said: /\bcan (?:i|we) add the (?:wood fired|heated|outdoor) bath to\b/,
    topic: 'heated_bath',
  },
  // “There's a keypad in front of us. Where should we have gotten the number for it?”
  {
    near: topicSet('unknown parking gate_code check_in contact'),
    said: /\bkey ?pad\b.*\b(?:number|code|where)\b|\bwhere (?:should|would|do|did|could) we (?:have )?(?:got|gotten|get|find|found) the (?:number|code) for it\b/,
    topic: 'gate_code',
  },
  // “I want to make to my friend the marriage request by you.”
  {
    near: topicSet('emergency unknown engagement elopement anniversary offtopic'),
    said: /\b(?:marriage (?:request|proposal)|request of marriage)\b/,
    topic: 'engagement',
  },
]
