/** How a stay is booked, what is free, how one pays: “How do I go ahead?” */

import { anyOf, either, oneOf } from '#app/understanding/any-of.ts'
import { aDay, anyMonth, aSeason } from '#app/understanding/calendar-words.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { aRoom } from '#app/understanding/shared-words.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { opening } from './everyday-words.ts'

const companions = oneOf(
  'boss|friends?|mates?|daughter|son|parents|mother|father|mum|mam|mom|dad|sister|brother|in laws|mother in law',
  'father in law|aunt|uncle|granny|grandparents|colleague|client|customers?|couple|someone else|somebody else',
  'other people|neighbours?',
)

export const ofBookingAStay: readonly Form[] = [
  // Not the offer of that name.
  {
    example: 'Can you tell me how much one night is?',
    heardAs: topicSet('flexi'),
    pattern: /\bhow much (?:is )?(?:just )?(?:one|1|a single) night(?: (?:is|costs|would be))?$/,
    topic: 'price',
  },
  {
    example: "The site says from 239 and I'm being quoted more, why?",
    heardAs: topicSet('unknown dynamic_prices how_to_book flexi_booking price best_rate money offtopic'),
    pattern: either(
      /\b(?:says?|said|shows?|showed|advertises?|promises?|it was) (?:euro )?from\b.*\b(?:higher|more|dearer|bigger|steeper)\b/,
      /\b(?:says?|said) from (?:euro )?\d{2,4}\b.*\bbut (?:it|you|they|then)\b.*\b\d{2,4}\b/,
      /\b(?:website|site|web ?page)\b.*\b(?:when (?:i|we) (?:go to |went to )?book|booking page|at the end of booking)\b.*\b(?:higher|more|dearer|bigger|steeper)\b/,
      /\b(?:higher|more|dearer|bigger|steeper)\b.*\b(?:website|site|web ?page)\b.*\bwhen (?:i|we) (?:go to |went to )?book\b/,
    ),
    topic: 'dynamic_prices',
  },
  {
    example: "I'm nervous about places that block money on your card.",
    heardAs: topicSet('unknown money deposit pay_addons how_to_book offtopic'),
    pattern:
      /\b(?:block|hold|freeze|ring ?fence)(?:s|ed|ing)? (?:any |some )?(?:money|cash|an amount|a sum|funds) on (?:your|my|our|the|a) cards?\b/,
    topic: 'deposit',
  },
  // Elsewhere: what was taken from a card by us is for people.
  {
    example: 'At a place in Kerry they took two hundred off my card and it was a month coming back.',
    heardAs: topicSet('unknown money deposit pay_addons offtopic complaint'),
    pattern:
      /\b(?:(?:an?|the last|the other|another|some|our last|one|that) (?:\w+ )?(?:place|hotel|hostel|cottage|guest ?house|b and b|bnb|airbnb|spot|resort|campsite)|last (?:place|time|hotel)|elsewhere|(?:hotels|places))\b.*\b(?:took|take|held|hold|blocked|block|froze|freeze|kept|keep|put a hold)\b.{0,32}\b(?:off|on|from) (?:my|our|the|your|a) (?:bank |credit |debit )?cards?\b|\b(?:rental|cottage|apartment|hotel|place|airbnb)\b.*\b(?:kept|keep|took) \d+ (?:euros? |pounds )?(?:of|from|as) (?:our|my|the|a) (?:caution|deposit|bond)\b/,
    unless: /\b(?:you|your (?:team|staff|people)|twice|fraud\w*|stolen|never (?:gave|got|saw))\b/,
    topic: 'deposit',
  },
  {
    example: 'Could you explain how experiences get added to a stay?',
    heardAs: topicSet('book_experience experiences unknown how_to_book'),
    pattern:
      /\bhow (?:do )?experiences (?:get|are|can be) added\b|\b(?:at a loss as to|unsure of) the procedure\b.*\bexperiences?\b|\bexperiences?\b.*\b(?:at a loss as to|unsure of) the procedure\b/,
    topic: 'book_experience',
  },
  {
    example: 'What do I do now to get us a room?',
    heardAs: topicSet('how_to_book unknown change_booking availability offtopic price'),
    pattern: either(
      /\b(?:picked|chosen|settled on|have) (?:our|the) dates(?:$|\b.*\b(?:reserved|booked|get them)\b)/,
      /\b(?:what (?:do|should) (?:i|we) do (?:now |next )?to|what (?:is|are) (?:the|our|my) next steps? to|how (?:do|can|would|should) (?:i|we)) (?:get us|get ourselves|book|reserve) (?:us |ourselves )?(?:an?|the) (?:room|cabin|weekend|night|\w+day)$/,
    ),
    topic: 'how_to_book',
  },
  {
    example: 'How do I go ahead?',
    heardAs: topicSet('price unknown how_to_book offtopic book_experience'),
    pattern: opening(
      /(?:how|where) (?:do|can|would|should) (?:i|we) (?:go ahead|proceed|get it done|make it happen|seal the deal)$/,
    ),
    topic: 'how_to_book',
  },
  {
    example: 'How would I pay for a grazing box?',
    heardAs: topicSet('grazing breakfast heated_bath pay_addons unknown extras'),
    pattern: /\bhow (?:would|do|can|could|should) (?:i|we) pay for (?:a|the|an|our)\b/,
    unless: /\b(?:room|stay|night|cabin|lodge|voucher)\b/,
    topic: 'pay_addons',
  },
  {
    example: 'How do I book Sunriser for a Friday?',
    heardAs: topicSet(
      'change_booking how_to_book price unknown availability room_sunriser room_stargazer room_stormchaser room_seaforest weekend',
    ),
    pattern: opening(
      /how (?:do|can|would) (?:i|we) book (?:the )?(?:stargazer|sunriser|stormchaser|lodge|sea forest lodge|a (?:room|cabin|stay|night)|you)\b/,
    ),
    unless: /\b(?:how much|price|cost|cancel|change|move)\b/,
    topic: 'how_to_book',
  },
  {
    example: 'How do I pay for extras?',
    heardAs: topicSet('pay_addons heated_bath breakfast grazing price unknown payment_page'),
    pattern: opening(
      /how (?:do|can|would|should|will) (?:i|we) pay for (?:the |a |our |my )?(?:\w+ ){0,2}(?:baths?|breakfasts?|box(?:es)?|hampers?|trays?|extras?|reheat)$/,
    ),
    topic: 'pay_addons',
  },
  // What was just chosen.
  {
    example: 'How do I confirm it?',
    heardAs: topicSet('confirmation unknown offtopic change_booking order_confirmation how_to_book'),
    pattern: opening(
      /how (?:do|can|would|should) (?:i|we) (?:confirm|secure|finali[sz]e|lock in|reserve|hold) (?:it|that|this|the (?:room|booking|stay|dates?|nights?))(?: then| now)?$/,
    ),
    topic: 'how_to_book',
  },
  {
    example: 'Where do I see the order number?',
    heardAs: topicSet('unknown offtopic pay_addons payment_page free_nights contact'),
    pattern: /\border (?:number|reference|ref|id)\b/,
    topic: 'order_confirmation',
  },
  {
    example: "We don't have a dog, can we book the lodge?",
    heardAs: topicSet('change_booking how_to_book unknown lodge_amenities'),
    pattern:
      /^ ?(?:can|could|may|so can) (?:we|i|you|one) (?:still |just |please )*(?:book|reserve|take|stay in) (?:the |a |into )?(?:lodge|sea forest lodge|stargazer|sunriser|stormchaser|cabins?)(?: too| as well| anyway)?$/,
    topic: 'how_to_book',
  },
  {
    example: 'Can you book me Stargazer for next Friday?',
    heardAs: topicSet(
      'unknown availability change_booking how_to_book price offtopic contact room_stargazer room_sunriser room_stormchaser room_seaforest flexi flexi_booking',
    ),
    pattern: opening(
      /(?:can|could|will|would) you (?:please |just )?(?:book|reserve) (?:me|us|a|the|it|stargazer|sunriser|stormchaser)\b/,
    ),
    unless: anyOf(
      /taxi|cab|table|restaurant|sauna|bath|breakfast|yoga|massage|reiki|flight|train|picnic|different|another|instead/,
      /change|move/,
    ),
    topic: 'how_to_book',
  },
  {
    example: 'How do I pay?',
    heardAs: topicSet('offtopic unknown order_confirmation payment_page currency how_to_book price check_out money'),
    pattern: opening(
      /(?:how|where) (?:do|can|should|would|must|will|could) (?:i|we|you|one) pay(?: (?:you|ye|for (?:it|that|this|everything|the (?:room|stay|cabin|lodge)|our stay)|here|online))?$/,
    ),
    topic: 'pay_addons',
  },
  // Which nights are free.
  {
    example: "We're thinking of coming in February.",
    heardAs: topicSet('heating weather unknown about how_to_book rooms check_in availability'),
    pattern: new RegExp(
      `^(?:hi |hello |so )*(?:we|i) (?:are |am |would )?(?:thinking of|thinking about|planning|hoping|looking|like|love|want)(?: to| on| at)? ?(?:come|coming|visit|visiting|stay|staying|book|booking|a stay|a visit|a few days)?(?: down| over| up)?(?: to (?:you|ye))? ?(?:in|for|around|during|over|at) (?:early |late |mid |the (?:start|end|middle) of |next )?${aSeason}$`,
    ),
    topic: 'availability',
  },
  {
    example: 'Do you take Apple Pay?',
    heardAs: topicSet('unknown pay_addons deposit offtopic payment_page currency'),
    pattern:
      /\b(?:accept|take|pay (?:by|with|using)|have|use)\b.*\b(?:apple pay|google pay|revolut|paypal|amex|american express|klarna)\b/,
    topic: 'pay_addons',
    gap: 'wallet',
  },
  {
    example: 'Is the house full at Christmas?',
    heardAs: topicSet('weekend unknown occupancy price dynamic_prices rooms offtopic'),
    pattern: opening(
      /(?:is|are) (?:the (?:house|place|estate|whole place)|you|ye|everything|it) (?:fully |all |already )*(?:full|booked(?: out| up| solid)?)\b/,
    ),
    unless: /\bhow many\b/,
    topic: 'availability',
  },
  {
    example: "We'd want three nights from the 27th.",
    heardAs: topicSet('unknown two_night change_booking how_to_book price check_in'),
    pattern: /\b(?:we|i)\b.{0,12}\b(?:want|like|need|love|book|stay|take|have|come)\b.*\bnights? from (?:the )?\d/,
    unless: /\b(?:how much|cost|price|total)\b/,
    topic: 'availability',
  },
  // Who books for somebody else asks nothing of children, though it may be a daughter.
  {
    example: 'I want to book a stay for my daughter and her husband.',
    heardAs: topicSet(
      'children occupancy cancellation how_to_book unknown offtopic change_booking vouchers availability pets couples',
    ),
    pattern: new RegExp(
      `\\b(?:book(?:ing)?|reserv(?:e|ing|ation)|stay)\\b.{0,24}\\b(?:for|on behalf of) (?:(?:my|a|our|the|his|her|two|some) )?(?:\\w+ )?${companions}\\b`,
    ),
    unless: anyOf(
      /\d+|years?|old|kids?|child|children|baby|toddler|teen\w*|voucher|gift|with (?:me|us)|change|cancel|join|third/,
      /extra|dogs?|whippet|without (?:picking|choosing|fixing|setting|naming|a|any|knowing|deciding)/,
    ),
    topic: 'how_to_book',
  },
  {
    example: "I'm ready to get our dates locked in.",
    heardAs: topicSet('unknown how_to_book location rooms change_booking availability'),
    pattern:
      /\b(?:get|getting|have) (?:our|the|my|these|those) (?:dates?|stay|nights?|booking|room|cabin) (?:locked (?:in|down)|nailed down|secured|over the line|in the bag|tied down)\b|\b(?:where|how) (?:do|can|would|could) (?:we|i) lock in (?:our|the|my|these|those) (?:dates?|stay|nights?)\b/,
    topic: 'how_to_book',
  },
  {
    example: 'Would it be worth my while ringing yourselves, pricewise?',
    heardAs: topicSet('unknown couples kitchen best_rate contact how_to_book'),
    pattern: either(
      /\b(?:ring|ringing|call|calling|straight to|directly? (?:to|with)) (?:you|ye|yourselves)\b.*\b(?:price ?wise|cheaper|better (?:price|deal|rate|value))\b/,
      /\bthan (?:through|via) (?:an? |the |some )?(?:agency|agencies|portal|website|third party|middle ?man)\b/,
    ),
    topic: 'best_rate',
  },
  {
    example: 'Does anyone tell the staff that I paid?',
    heardAs: topicSet('unknown order_confirmation pay_addons breakfast contact payment_page'),
    pattern:
      /\b(?:staff|team|you|ye) (?:be |get )?(?:told|informed|notified)\b.*\bpaid\b|\b(?:does|do|will|would|should) (?:anyone|anybody|someone|somebody|i|we|it|the (?:page|system|site)) (?:have to |need to |automatically )?(?:tell|inform|notify) (?:the )?(?:staff|team|estate|you|ye)\b.*\bpaid\b/,
    topic: 'order_confirmation',
  },
  {
    example: "We're thinking of the lodge but don't know if we can afford it.",
    heardAs: topicSet(
      'room_stargazer room_sunriser room_stormchaser room_seaforest rooms change_booking cancellation unknown price deposit',
    ),
    pattern:
      /\b(?:stargazer|sunriser|stormchaser|lodge)\b.*\b(?:if|whether) (?:we|i) (?:can|could) (?:afford|stretch to|run to) (?:it|that)\b/,
    topic: 'price',
  },
  {
    example: 'What am I paying per night if I get the same cabin?',
    heardAs: topicSet('unknown cheapest per_room price weekend rooms lodge_amenities cabin_amenities dynamic_prices'),
    pattern: /\b(?:what|how much) (?:am|are|would|will|do) (?:i|we)(?: be)? (?:paying|pay) (?:per|a|each|for a) night\b/,
    unless: /\b(?:bath|breakfast|dogs?|pets?|extras?|cancel\w*|deposit|less|more)\b/,
    topic: 'price',
  },
  {
    example: 'What would it be for the two of us?',
    heardAs: topicSet('couples unknown price per_room occupancy'),
    pattern:
      /^(?:what|how much) (?:would|will|does|is) (?:it|that|one)(?: (?:be|cost|come to))? for (?:the )?(?:two|both)(?: of us)?$/,
    topic: 'price',
  },
  {
    example: 'I want to make a booking for my wedding anniversary',
    heardAs: topicSet('anniversary how_to_book vouchers unknown'),
    pattern:
      /\b(?:make|do|place) (?:a|the|our|my) (?:booking|reservation) for (?:(?:my|our|his|her|their|the|a|an) )?(?:\w+ ){0,2}(?:anniversary|birthday|honeymoon)\b|\bbook (?:a|one|two|some) (?:nights?|stay|room|cabin) for (?:(?:my|our|his|her|their|the|a|an) )?(?:\w+ ){0,2}(?:anniversary|birthday|honeymoon)\b/,
    unless: /\b(?:vouchers?|gifts?|set up|arrange|flowers|surprise|cake|table|dinner|bath)\b/,
    topic: 'how_to_book',
  },
  {
    example: 'Is the payment for the extras taken on your own site or somewhere else?',
    heardAs: topicSet('pay_addons best_rate payment_page unknown book_experience'),
    pattern:
      /\b(?:pay|paid|paying|payments?)\b.*\b(?:on|through|via|by|over) (?:your|its|a|an|another|some)(?: (?:own|different|separate|other|outside|external|third party))* (?:web ?site|site|web ?page|page|one)\b/,
    unless: /\b(?:vouchers?|prices?|rates?|cheaper|less|best|room|stay|night|open\w*|pop ?ups?|blank|stuck|tab)\b/,
    topic: 'pay_addons',
  },
  {
    example: 'What am I paying for the Stargazer then?',
    heardAs: topicSet('room_stargazer room_sunriser room_stormchaser room_seaforest rooms unknown dearest'),
    pattern: new RegExp(
      `\\bwhat (?:am|are|would|will|do) (?:i|we|you)(?: be)? (?:paying|pay|looking at|talking)(?: per night| a night)? for (?:the )?${aRoom}\\b`,
    ),
    topic: 'price',
  },
  {
    example: 'Stormchaser 21-23 nov still going?',
    heardAs: topicSet(
      'room_stargazer room_sunriser room_stormchaser room_seaforest rooms price unknown weekend lodge_amenities cabin_amenities',
    ),
    pattern: new RegExp(
      `^(?:(?:is|are|would|the|your|room) )*${aRoom}\\b(?=.*\\b(?:\\d{1,2}(?:st|nd|rd|th)?(?! nights?)|${anyMonth}|${aDay}|weekend|week|tonight|tomorrow)\\b).*\\bstill (?:going(?! (?:for|at) \\d{3}\\b)|free(?! (?:of|to))|available|up for grabs|on the go|to be had|vacant)\\b`,
    ),
    unless: /\b(?:offer|deal|sale|discount|party|how much|price|cost|bath|breakfast|parking|wifi|cancel\w*)\b/,
    topic: 'availability',
  },
  {
    example: 'Could you look if the Stargazer is taken that night?',
    heardAs: topicSet(
      'room_stargazer room_sunriser room_stormchaser room_seaforest rooms price unknown availability how_to_book',
    ),
    pattern: new RegExp(
      [
        `\\b(?:look|look up|check|see|tell (?:me|us)|say|know|find out|wonder\\w*) (?:if|whether) (?:the )?${aRoom} (?:is|are|was|would be|might be) (?:still |already |maybe )?(?:taken|free|available|booked|gone|reserved|occupied)\\b`,
        `^(?:is|are|was) (?:the )?${aRoom} (?:still |already |maybe )?(?:taken|booked|gone|reserved|occupied)\\b`,
        `\\b(?:hope|hoping|pray|tell me)\\b.{0,12} ${aRoom} (?:is|are) not (?:already |yet )?(?:taken|booked|gone|reserved|occupied)\\b`,
      ].join('|'),
    ),
    topic: 'availability',
  },
  {
    example: 'We want in, what do I have to do?',
    heardAs: topicSet('experiences unknown book_experience offtopic check_in gate_code assistant contact change_booking rooms'),
    pattern:
      /\b(?:(?:we|i) (?:both )?(?:want|would like) in|(?:we|i) (?:are|am) (?:in|sold|convinced)|you have (?:sold|convinced) (?:us|me)|count (?:us|me) in|sign (?:us|me) up)(?: (?:then|so|now|please|for this|for it|on this))* (?:what (?:do|must|should|would) (?:i|we) (?:have to |need to )?do|what (?:is|s) (?:the )?(?:next(?: step)?|first step)|what (?:now|next)|how do (?:i|we) (?:go about it|start|do it))$/,
    topic: 'how_to_book',
  },
]
