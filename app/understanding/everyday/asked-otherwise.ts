/**
 * More of what a part asks by its form: requests to the team, ages, places and comparisons that the classifier takes for something else.
 */
import { spokenNames } from '#app/rooms/spoken-names.ts'
import { anyOf, either, framed, oneOf } from '#app/understanding/any-of.ts'
import { aSeason } from '#app/understanding/calendar-words.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/topic-set.ts'
import { topicOfStandIn } from '#app/understanding/topics.ts'

const of18 = '(?:1[89]|2[01]|eighteen|nineteen|twenty|twenty one)'
const sent = oneOf(
  'towels?|pillows?|sheets|linen|bedding|blankets?|duvets?|(?:toilet|loo) (?:rolls?|paper)|logs|firewood|cups?',
  'mugs?|glasses|plates|milk|tea ?bags|tea|coffee|sugar|soap|shampoo|hangers?|bin bags?|candles|matches|robes?',
  'slippers',
)

const whichFor = (seen: string) =>
  new RegExp(
    [
      `\\b(?:which|what|where|best|recommend|suggest|pick|choose|better)\\b.*\\b(?:${seen})\\b`,
      `\\b(?:${seen})\\b.*\\b(?:which|what|where) (?:\\w+ )?(?:room|cabin|one|place|of)\\b`,
      `^(?:and |or |what about |how about )+(?:the |for )*(?:${seen})$`,
    ].join('|'),
  )
const notOfView =
  /\b(?:time|when|lodge|difference|cost|price|much|beach|warning|power cut|safe|cancel\w*|how many|rating|reviews?)\b/

/** What each room is chosen for, by the topic that describes it. */
const views = Object.values(spokenNames).flatMap(({ standIn, chosenFor }) => (chosenFor ? [[standIn, chosenFor] as const] : []))
/** The stand-in of the room that is chosen for what the question names. `text` is made plain. */
export const roomChosenFor = (text: string) =>
  notOfView.test(text) ? undefined : views.find(([, seen]) => whichFor(seen).test(text))?.[0]

export const otherForms: readonly Form[] = [
  {
    near: topicSet('price unknown dearest cheapest dynamic_prices extras per_room'),
    said: /^(?:and |so |but )*(?:does|do|would|will|is) (?:he|she|the dog|the cat)\b.*\b(?:cost|extra|charge|free|pay)\b/,
    not: /\b(?:need to pay|have to pay|wheel ?chair|bath|less|more|than|nights?|\w+day)\b/,
    topic: 'pets',
    gap: 'charge',
  },
  {
    near: topicSet('heated_bath tub unknown lodge_amenities'),
    said: /\b(?:bath or (?:a )?shower|shower or (?:a )?bath|bathrooms?)\b/,
    not: /\b(?:clean|dirty|leak\w*|broken|stuck|robes?|towels?)\b/,
    topic: 'showers',
    gap: 'bathroom',
  },
  {
    near: topicSet('unknown availability offtopic weekend price'),
    said: /\b(?:how much|prices?|costs?|rates?)\b.*\b(?:christmas|new years?|easter|bank holiday|valentines?|st patricks?)\b/,
    not: /\b(?:vouchers?|cancel\w*|dinner|part(?:y|ies)|bath|breakfast|box|tray)\b/,
    topic: 'price',
    gap: 'on that day',
  },
  {
    near: topicSet('unknown offtopic check_out late_check_out check_in availability flexi two_night'),
    said: either(
      /\b(?:pull|back|get) out (?:of it )?(?:for free|free|without (?:paying|losing|a fee|any cost))/,
      /\b(?:last day|how late|until when|latest)\b.*\b(?:pull|back) out\b/,
      /\b(?:last|final|latest) (?:day|date)\b.*\bcancel\b/,
    ),
    topic: 'cancellation',
  },
  {
    near: topicSet('unknown offtopic availability change_booking'),
    said: /^(?:and |so |but |ok )*(?:can|could|may|what if|if|what happens if) (?:i|we) (?:still |have to |want to |had to )*cancel\b/,
    not: /\b(?:breakfast|tray|bath|hamper|box|extras?|yoga|massage|newsletter|e ?mails?)\b/,
    topic: 'cancellation',
  },
  {
    near: topicSet('unknown availability two_night flexi price'),
    said: new RegExp(`\\bcancell(?:ation|ing)\\b.*\\b(?:nights?|flexi|escape|${aSeason})\\b`),
    not: anyOf(
      /cancell(?:ation|ing) (?:of|by) (?:the|my|our) (?:train|flight|ferry)|last minute|waiting list|any cancellations/,
      /(?:my|our) booking/,
    ),
    topic: 'cancellation',
  },
  {
    near: topicSet('two_night weekend price compare_modes'),
    said: either(
      /\b(?:two|2) ?nights?\b.*\b(?:midweek|during the week|(?:mon|tues|wednes|thurs)day (?:to|and|till|until) \w+day|weekdays?)\b.*\b(?:or )?(?:only|just)\b.*\bweekends?\b/,
      /\b(?:two|2) ?nights?\b.*\b(?:only|just) (?:for |on |at )?(?:the )?weekends?\b/,
    ),
    topic: 'two_night',
  },
  {
    near: topicSet('unknown couples complaint occupancy price cheapest about offtopic'),
    said: /^(?:and |but |so |something |somewhere |ideally )*(?:nothing |not )(?:too|that|very|so|overly) (?:dear|expensive|pricey|costly)$/,
    topic: 'cheapest',
  },
  {
    near: topicSet('housekeeping occupancy unknown rooms'),
    said: /\b(?:three|3|four|4) of us\b.*\b(?:one|a|the same) (?:cabin|room|lodge)\b/,
    topic: 'occupancy',
  },
  {
    near: topicSet('unknown offtopic allergy dining emergency'),
    said: /^(?:and |but |so |also )*(?:i am|we are|(?:she|he) is|(?:my|our) \w+ (?:is|are)|(?:one|both|two) of us (?:is|are)) (?:a |both |also |strict(?:ly)? )*(?:vegan|vegetarian|veggie|plant based)s?$/,
    topic: 'grazing',
    gap: 'vegan',
  },
  // "Is it ok if I come at 10pm?" is no question of children.
  {
    near: topicSet('children couples unknown occupancy availability offtopic how_to_book pets'),
    said: /\b(?:come|coming|be there|get there|arrive|arriving|show up)(?: in| down| over| up)? (?:at|around|about|after|by|near) (?:about |around |maybe )?(?:[7-9]|1[0-2])(?:[:.]\d\d)? ?(?:pm|p m|at night|in the evening|tonight)\b/,
    not: /\b(?:friends?|visitors?|kids?|bath|breakfast|taxi)\b/,
    topic: 'check_in',
  },
  {
    near: topicSet('unknown how_to_book occupancy offtopic couples newsletter check_in per_room availability'),
    said: new RegExp(
      [
        `\\b(?:i am|we are|she is|he is|am|is|being) (?:only |just |both |turning )?${of18}\\b(?! (?:weeks|months|of us|people|euro|nights|km))(?=.*\\b(?:book|stay|come|enough|allowed|young|ok|okay|problem|possible)\\b)`,
        `\\b${of18} (?:year olds? )?(?:is )?(?:old enough|ok|okay|too young)\\b`,
        `\\b(?:have|need) to be (?:over |at least )?${of18}\\b|\\b(?:minimum|age limit|lowest) age\\b`,
      ].join('|'),
    ),
    not: /\b(?:euro|nights?|weeks?|job|jobs|staff|hire)\b/,
    topic: 'children',
  },
  // What is sent for: whoever asks whether it is included is told elsewhere.
  {
    near: topicSet('unknown housekeeping beds contact breakfast kitchen offtopic extras anniversary check_in taxis'),
    said: new RegExp(
      [
        `\\b(?:bring|send|drop|get|have|leave|need|want|give)\\b.{0,16}\\b(?:fresh|more|extra|clean|new|another|spare|some)\\b.{0,10}\\b${sent}\\b`,
        `\\b(?:someone|somebody|anyone|you|ye) (?:please )?(?:bring|send|drop) (?:us |me )?(?:up |over |down |in )?(?:\\w+ )?${sent}\\b`,
        `\\b(?:run|running|ran) (?:out|low) (?:of|on)\\b.{0,10}\\b${sent}\\b`,
        `\\b(?:there (?:is|are)|we have|we have got) no (?:\\w+ )?${sent} (?:in|left)\\b`,
      ].join('|'),
    ),
    not: anyOf(
      /(?:do|should|must) (?:we|i) (?:need to |have to )?(?:bring|pack)|cost|charge|price|extra charge|how much|included/,
      /welcome|buy/,
    ),
    topic: 'housekeeping',
  },
  {
    near: topicSet('check_in unknown availability housekeeping breakfast check_out'),
    said: /\b(?:when|what (?:time|hour)|how early)\b.*\b(?:breakfast|brekkie|brekky|tray|hamper)\b.{0,20}\b(?:arrives?|come|comes|delivered|brought|land|lands|left|turn up)\b/,
    not: /\b(?:never|not|nobody|no one|wrong|cold|missing|late)\b/,
    topic: 'breakfast',
    gap: 'what hour',
  },
  {
    near: topicSet('change_booking how_to_book unknown lodge_amenities'),
    said: /^ ?(?:can|could|may|so can) (?:we|i|you|one) (?:still |just |please )*(?:book|reserve|take|stay in) (?:the |a |into )?(?:lodge|sea forest lodge|stargazer|sunriser|stormchaser|cabins?)(?: too| as well| anyway)?$/,
    topic: 'how_to_book',
  },
  {
    near: topicSet(
      'unknown lodge_amenities room_seaforest room_stargazer room_sunriser room_stormchaser two_night cabin_amenities availability',
    ),
    said: framed(/^(?=.*\b(?:lodge|stargazer|sunriser|stormchaser|cabin)\b)/, [
      /.*\b(?:how much|prices?|costs?|total|come to)\b.*\b(?:a|one|full|whole|the) week\b(?!end)/,
      /.*\b(?:a|one|full|whole) week\b(?!end).*\b(?:how much|price|cost|costs|total|come to)\b/,
    ]),
    not: /\b(?:off|save|saves|saving|discount|percent|notice|voucher|refund|before|ago)\b/,
    topic: 'price',
  },
  // "Which cabin is best for the stars?": each of three is built for something.
  ...views.map(([standIn, seen]) => ({
    near: topicSet('room_stargazer room_sunriser room_stormchaser rooms beach weather about windows unknown'),
    said: whichFor(seen),
    not: notOfView,
    topic: topicOfStandIn[standIn],
  })),
  {
    near: topicSet('location unknown check_in gate_code walks'),
    said: /\bwhere\b.*\b(?:leave|put|park|stick|store) (?:the|our|my|a) (?:car|van|jeep|motorbike)\b/,
    topic: 'parking',
  },
  {
    near: topicSet('wifi_password wifi unknown offtopic cinema'),
    said: either(
      /\b(?:how (?:strong|good|reliable|stable|decent)|what is)\b.*\b(?:wi ?fi|internet|broadband|signal)\b.*\blike\b/,
      /\bhow (?:strong|good|reliable|stable|decent) is\b.*\b(?:wi ?fi|internet|broadband)\b/,
      /\bis the (?:wi ?fi|internet|broadband) (?:any )?(?:good|strong|fast|reliable|decent|ok)\b/,
    ),
    topic: 'wifi',
    gap: 'how good',
  },
  // "What's ur email" asks for no letters.
  {
    near: topicSet('newsletter unknown unsubscribe confirmation contact_form'),
    said: /\b(?:what is|have you|can (?:i|we) (?:have|get)|give (?:me|us)|need|send me|do you have|is there)\b.{0,12}\b(?:your|an?|the)\b.{0,8}\b(?:e ?mail(?: address)?|phone(?: number)?|telephone(?: number)?|number to (?:ring|call))\b$/,
    topic: 'contact',
  },
  {
    near: topicSet('engagement anniversary unknown elopement emergency taxis housekeeping complaint'),
    said: either(
      /\b(?:can|could|will|would|please)\b.{0,16}\b(?:ring|call|phone|text) (?:me|us|my (?:mobile|phone))\b/,
      /\b(?:ring|call|phone|text) (?:me|us) (?:back|not him|not her|please|on|instead)\b/,
    ),
    not: /\b(?:taxi|doctor|ambulance|guards?)\b/,
    topic: 'contact',
  },
  {
    near: topicSet('unsubscribe unknown offtopic how_to_book'),
    said: either(
      /\b(?:sign|put|add) (?:me|us) (?:up|down|on|to)\b.*\b(?:newsletter|mailing list|list|e ?mails?)\b/,
      /\bsubscribe (?:me|us)\b/,
      /\b(?:join|get on|sign up (?:for|to)) (?:to )?(?:the|your) (?:newsletter|mailing list|list)\b/,
    ),
    not: /\b(?:un|not|stop|off|remove)\b/,
    topic: 'newsletter',
  },
  {
    near: topicSet('bath_reheat'),
    said: /\b(?:cost|price|how much)\b.*\bto heat it\b(?! (?:again|up again|a second))|\bheat it\b.*\b(?:cost|price|how much)\b/,
    not: /\b(?:again|re ?heat|second|twice)\b/,
    topic: 'heated_bath',
  },
  // "Rank the rooms by price."
  {
    near: topicSet('unknown dearest cheapest per_room rooms'),
    said: either(
      /\b(?:rank|sort|order|list|compare)\b.{0,16}\b(?:rooms?|cabins?|places|all|them|four)\b.{0,16}\b(?:price|cost|cheapest|dearest|expensive)\b/,
      /\bcheapest to (?:the )?(?:dearest|most expensive)\b/,
      /\b(?:second|third|2nd|3rd|next|two|2|three|3) (?:cheapest|dearest|most expensive|least expensive|lowest|highest)\b/,
    ),
    topic: 'price',
  },
  {
    near: topicSet('two_night flexi flexi_booking compare_modes price'),
    said: /\b(?:cancell\w*|cancel)\b/,
    not: /\b(?:late|last minute|if not|train|flight|ferry)\b/,
    topic: 'cancellation',
  },
  {
    near: topicSet('unknown rooms offtopic'),
    said: either(
      /\b(?:twins?|twin beds?|single beds?|separate beds?)\b.*\bor\b.*\b(?:double|big|king|one|large)\b/,
      /\b(?:double|king|one bed|one big)\b.*\bor\b.*\b(?:twins?|twin beds?|single|separate|two)\b/,
    ),
    not: /\b(?:sinks?|rooms?|showers?|doors?|prime|price|night)\b/,
    topic: 'beds',
  },
  {
    near: topicSet('unknown offtopic location contact check_in parking'),
    said: /\b(?:coordinates|latitude|longitude|gps|what ?3 ?words|grid reference|sat ?nav)\b/,
    topic: 'location',
  },
  {
    near: topicSet('contact unknown town taxis offtopic hospital emergency'),
    said: either(
      /\b(?:garda|gardai|guards?|police)\b.{0,14}\b(?:station|barracks|number|phone)\b/,
      /\b(?:number|phone)\b.{0,16}\b(?:garda|gardai|guards|police)\b/,
    ),
    not: /\b(?:safe|security|fire|life|mud)\b/,
    topic: 'emergency',
  },
]

/** "And in January?", of whoever has asked what cancelling costs. */
export const inMonth = new RegExp(
  `^(?:and |so |but |ok |or |what about |how about )*(?:in |for |at |during |over )?(?:the )?${aSeason}\\b(?: then| instead)?$`,
)
