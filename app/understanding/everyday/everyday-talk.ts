/** Turns of everyday talk about a stay, whose words sound like another topic. */
import { either, framed } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/topic-set.ts'

const day = '(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mid ?week|week ?days?|weekends?)'
const dearer = '(?:less|cheaper|dearer|more expensive|better value|lower|higher|pricier|different price)'

export const everydayTalk: readonly Form[] = [
  // “A reduction for pensioners or the guards?” speaks of no danger.
  {
    near: topicSet('emergency doctor unknown newsletter offtopic best_rate price dynamic_prices two_night vouchers complaint'),
    said: framed(
      /\b(?:reductions?|discounts?|concessions?|special (?:rates?|prices?|offers?)|cheaper|money off)\b.{0,24}\b(?:for|if you are)\b.{0,24}\b/,
      [
        /pensioners?|seniors?|students?|nurses?|guards?|gardai|police|doctors?|teachers?|military|army|oaps?|locals?/,
        /firemen|fire ?fighters?|emergency|health ?care|front ?line|key workers?/,
      ],
      /\b/,
    ),
    topic: 'newsletter',
    gap: 'for whom',
  },
  // “Which room has the best view?”
  {
    near: topicSet(
      'unknown windows rooms room_stargazer room_sunriser room_stormchaser room_seaforest beach dearest cheapest offtopic',
    ),
    said: either(
      /\b(?:which|what)\b.{0,30}\b(?:best|nicest|loveliest|most|finest|better)\b.{0,12}\bviews?\b/,
      /\b(?:which|what) (?:one |room |cabin |of them )?(?:has|have|got|with|looks? (?:at|over|out)) .{0,16}\b(?:sea|ocean)(?: views?)?\b/,
    ),
    topic: 'rooms',
  },
  // “Does the lodge have a bath outside as well?”
  {
    near: topicSet('tub heated_bath unknown lodge_amenities room_seaforest cabin_amenities'),
    said: either(
      /\b(?:does|has|have|is there|are there)\b.*\blodge\b.*\b(?:bath|tub|ofuro|hot ?tub)\b/,
      /\b(?:is there|are there|do we get)\b.*\b(?:bath|tub|ofuro|hot ?tub)\b.*\b(?:in|at|with) the lodge\b/,
    ),
    not: /\b(?:cabins?|indoors?|inside|bathroom|shower|or)\b/,
    topic: 'heated_bath',
  },
  {
    near: topicSet('unknown beaches beach sauna tub walks'),
    said: /\bwhere\b.*\b(?:swim|swimming|bathe|paddle|go in the (?:sea|water))\b/,
    topic: 'beach',
  },
  // “Is there a charge for the dog?”
  {
    near: topicSet('unknown extras pay_addons price offtopic heated_bath deposit per_room'),
    said: either(
      /\b(?:charges?|fees?|supplement|surcharge|costs? (?:extra|more|anything)|pay (?:extra|more|anything)|how much|price)\b.*\b(?:dogs?|pets?|cats?|pups?|puppy)$/,
      /\b(?:do|does|will|would|are|is) (?:the |our |my |a )?(?:dogs?|pets?|cats?|pups?|puppy)\b.*\b(?:cost (?:extra|more|anything)|extra|charged|for free|free of charge)$/,
    ),
    not: /\b(?:bath|tub|breakfast|box|nights?|\w+day|weekend|mid ?week|lodge|rooms?|cabins?|stay|stargazer|sunriser|stormchaser)\b/,
    topic: 'pets',
    gap: 'charge',
  },
  {
    near: topicSet('unknown beds rooms how_to_book occupancy availability'),
    said: /\b(?:twin|single) beds\b|\btwo (?:separate |single )?beds\b/,
    not: /\b(?:for|third|sofa|or)\b/,
    topic: 'beds',
    gap: 'twin',
  },
  {
    near: topicSet('eating_out takeaways dining unknown grazing breakfast'),
    said: /^(?:and |so )?(?:is|are) (?:the|your|all the) (?:food|produce|ingredients|meat|cheeses?|bread) .*\b(?:local|locally|organic|irish|seasonal|home ?made)\b|\bwhere (?:does|is) (?:the|your) food (?:come |sourced |bought )?from\b/,
    topic: 'dining',
    gap: 'local',
  },
  {
    near: topicSet('unknown couples children acres about'),
    said: /^(?:and |so |but )?is (?:it|the place|the estate)(?: very| a bit| ever)? (?:noisy|loud|busy|crowded)(?: there| at night| at weekends)?$/,
    topic: 'couples',
  },
  // “Do you pick up from the station?”
  {
    near: topicSet('town unknown location taxis check_in offtopic'),
    said: /\b(?:do|can|could|would|will) (?:you|ye|u|someone|somebody|anyone|anybody) (?:\w+ )?(?:pick|collect|fetch|meet)(?: (?:us|me|people|guests))? ?(?:up )?(?:from|at|in|off) (?:the )?(?:\w+ )?(?:station|train|airport|bus|port|ferry|town|gorey|dublin|rosslare)\b/,
    topic: 'taxis',
    gap: 'pick up',
  },
  // “Do you take Apple Pay?”
  {
    near: topicSet('unknown pay_addons deposit offtopic payment_page currency'),
    said: /\b(?:accept|take|pay (?:by|with|using)|have|use)\b.*\b(?:apple pay|google pay|revolut|paypal|amex|american express|klarna)\b/,
    topic: 'pay_addons',
    gap: 'wallet',
  },
  // “I'm 19, do I need a parent?”
  {
    near: topicSet('unknown children engagement occupancy offtopic'),
    said: /\b(?:i am|we are|she is|he is|they are|im) (?:both |only |just )?(?:1[89]|2[0-5]|eighteen|nineteen|twenty)\b.*\b(?:parents?|guardian|adult|ok|okay|allowed|too young|old enough)\b/,
    topic: 'children',
  },
  {
    near: topicSet('unknown offtopic how_to_book flexi two_night price'),
    said: /\bcancell?able\b/,
    topic: 'cancellation',
  },
  // “Is the house full next weekend?”
  {
    near: topicSet('weekend unknown occupancy price dynamic_prices rooms offtopic'),
    said: /^(?:and |so |but )*(?:is|are) (?:the (?:house|place|estate|whole place)|you|ye|everything|it) (?:fully |all |already )*(?:full|booked(?: out| up| solid)?)\b/,
    not: /\bhow many\b/,
    topic: 'availability',
  },
  // “How much is the lodge with a dog?”
  {
    near: topicSet('unknown pets price'),
    said: /^(?=.*\b(?:how much|price|cost)\b).*\b(?:lodge|stargazer|sunriser|stormchaser)\b.*\bwith (?:a|the|my|our|one) (?:\w+ )?(?:dog|pup|puppy|cat)\b/,
    topic: 'price',
  },
  // “What happens if my flight is delayed?”
  {
    near: topicSet('offtopic check_in cancellation check_out unknown location town late_check_out availability'),
    said: /\b(?:my|our|if the) (?:\w+ )?(?:flight|plane|ferry|boat|train|bus|coach|connection|lift|traffic|car)\b.{0,12}\b(?:is|was|are|gets?|got|will be|might be|has been|being|be|runs?|running)? ?(?:\w+ )?(?:delayed|held up|late|behind|stuck)\b/,
    not: /\b(?:check ?out|breakfast|refund\w*|money|cancel\w*|home|back)\b/,
    topic: 'check_in',
  },
  // The phone with the confirmation is dead.
  {
    near: topicSet('confirmation unknown gate_code guest_guide offtopic lost'),
    said: /\b(?:phone|battery|mobile)\b.{0,16}\b(?:dead|died|flat|out of (?:charge|battery))\b/,
    topic: 'contact',
  },
  // “Tell me the difference between the rooms.”
  {
    near: topicSet('rooms compare_modes unknown cabin_amenities dearest price about'),
    said: /\bdifferen\w+ (?:between|of|in) (?:the|your|all the|all) (?:rooms|cabins|places|four)(?: please)?$/,
    topic: 'rooms',
  },
  // “We'd want three nights from the 27th.”
  {
    near: topicSet('unknown two_night change_booking how_to_book price check_in'),
    said: /\b(?:we|i)\b.{0,12}\b(?:want|like|need|love|book|stay|take|have|come)\b.*\bnights? from (?:the )?\d/,
    not: /\b(?:how much|cost|price|total)\b/,
    topic: 'availability',
  },
  // “Is it less if we come on Tuesday?”
  {
    near: topicSet('two_night dynamic_prices unknown cheapest dearest price availability check_in compare_modes flexi'),
    said: new RegExp(`\\b${dearer}\\b.{0,30}\\b(?:if|when|on|in|at|during|for|to come)\\b.{0,30}\\b${day}\\b`),
    not: /\b(?:bath|breakfast|box|late checkout|taxi|how much)\b/,
    topic: 'weekend',
  },
  // “The cheapest way to spend two nights?”
  {
    near: topicSet('two_night cheapest price unknown compare_modes dearest'),
    said: /\bcheapest (?:way|option|possible|stay|price)?\b.*\b(?:two|2|three|3|a couple of|one|1|a) nights?\b/,
    topic: 'cheapest',
  },
  // “Can we get the bath twice?”
  {
    near: topicSet('heated_bath tub'),
    said: either(
      /\b(?:bath|tub|ofuro)\b.*\b(?:twice|two times|a second time|(?:each|every) (?:night|evening)|(?:both|two) (?:nights|evenings|days))\b/,
      /\b(?:twice|a second time|(?:each|every) (?:night|evening)|both (?:nights|evenings))\b.*\b(?:bath|tub|ofuro)\b/,
    ),
    not: /\b(?:how much|cost|price|pay|total|booked|ordered)\b/,
    topic: 'bath_reheat',
  },
  // “Could there be flowers in the room?”: small things set out, of which the anniversaries tell.
  {
    near: topicSet('unknown anniversary engagement housekeeping experiences offtopic'),
    said: either(
      /^(?:(?:and|so|hi|hello) )*(?:can|could|would|will|do|might) (?:you|ye|yous|somebody|someone|we|i|there) .{0,24}\b(?:flowers?|bouquet|bunch of \w+|roses|petals|balloons)\b/,
      /\bsurprise\b.{0,24}\b(?:flowers?|bouquet)\b/,
      /\b(?:flowers?|bouquet)\b.{0,16}\b(?:waiting|in the (?:room|cabin|lodge)|on (?:the|our) (?:bed|table))\b/,
    ),
    not: /\b(?:pick|wild ?flowers?|allerg\w*|bring (?:our|my)|which|garden|bloom)\b/,
    topic: 'anniversary',
    gap: 'flowers',
  },
  {
    near: topicSet('unknown heating'),
    said: /\b(?:is|are) there (?:a |an |any )?(?:wood(?:en|[ -]burning|[ -]fired)? )?(?:stoves?|log burners?|wood ?burners?)\b/,
    not: /\b(?:sauna|outside|outdoors|light|kitchen|cook\w*)\b/,
    topic: 'heating',
  },
]
