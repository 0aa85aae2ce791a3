/** The cheapest, the offers and vouchers: “Which one is top of the range?” */

import { either } from '#app/understanding/any-of.ts'
import { ceilingIn } from '#app/understanding/forms/ceiling.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { roomTopics } from './everyday-words.ts'

const stretches = /\b(?:which|what) (?:rooms?|cabins?|ones?|places?|of)?\b.*\b(?:stretch|run|get|have|cover|buy|afford)\b/

export const ofOffers: readonly Form[] = [
  {
    example: "It says 'from' before every price, so it goes up and down?",
    heardAs: topicSet('price unknown money dynamic_prices cheapest weekend'),
    pattern: either(
      /\bfrom (?:before|in front of|beside|next to|with|at) (?:every|each|all|the|your)(?: the| of the| your)? (?:\w+ )?(?:prices?|rates?)\b/,
      /\b(?:prices?|rates?) (?:all |always |here )?(?:say|says|have|has|begin with|start with) (?:a )?from\b(?! (?:euro )?\d)/,
    ),
    topic: 'dynamic_prices',
  },
  {
    example: "I have no cash on me these days, so I'm wondering how one pays for it.",
    heardAs: topicSet('unknown pay_addons price money grazing'),
    pattern: /\b(?:no|without|never carry|do not carry|not carry(?:ing)?) (?:any )?cash\b.*\b(?:pays?|paying|paid)\b/,
    topic: 'pay_addons',
  },
  {
    example: 'I had in my head what a plain weeknight starts at.',
    heardAs: topicSet('dynamic_prices price unknown weekend'),
    pattern: /\bwhat (?:a|an|the) (?:\w+ )?(?:week ?night|night|weekday|weekend)s? (?:starts?|begins?) (?:at|from)\b/,
    topic: 'price',
  },
  {
    example: 'Which nights are the dear ones?',
    heardAs: topicSet('price weekend dearest cheapest unknown parking dynamic_prices'),
    pattern:
      /\b(?:which|what) (?:nights|days) are (?:the )?(?:dear|dearer|dearest|expensive|pricey|cheap|cheaper|cheapest)(?: ones?| nights| days)?\b/,
    topic: 'weekend',
  },
  {
    example: 'Would a voucher be worthless by the time they get round to it?',
    heardAs: topicSet('vouchers unknown'),
    pattern: /\bvouchers?\b.*\b(?:worthless|out of date|no good|gone off) by the time\b/,
    topic: 'vouchers',
  },
  {
    example: "What's your cheapest weekend?",
    heardAs: topicSet('price weekend couples cheapest unknown best_rate two_night'),
    pattern:
      /\b(?:cheapest|lowest priced?) (?:weekends?|mid ?weeks?|week ?nights?|saturdays?|fridays?|break|stay|(?:two|2) nights?)\b/,
    unless: /\b(?:stargazer|sunriser|stormchaser|lodge|night of the week|which (?:night|day))\b/,
    topic: 'cheapest',
  },
  {
    example: 'Students here. Which one can we afford?',
    heardAs: topicSet('unknown cheapest rooms dearest price offtopic'),
    pattern: /\b(?:which|what)\b.*\b(?:can|could) (?:we|i|students|they) (?:just about |actually |even |ever )?afford$/,
    topic: 'cheapest',
  },
  {
    example: 'Which is the best value room?',
    heardAs: topicSet('two_night cheapest rooms compare_modes unknown price best_rate'),
    pattern: /\bbest value (?:room|cabin|place|night)\b|\b(?:room|cabin) (?:is|has|with) (?:the )?best value\b/,
    topic: 'cheapest',
  },
  {
    example: 'The most economic option for sleeping there',
    heardAs: topicSet('unknown cheapest rooms offtopic price best_rate'),
    pattern: /\bmost (?:economic|economical|inexpensive|reasonable|budget)\b/,
    topic: 'cheapest',
  },
  {
    example: 'Which one is top of the range?',
    heardAs: topicSet('rooms dearest unknown offtopic anniversary price'),
    pattern: /\b(?:top of the range|most luxurious|the fanciest|the poshest|crème de la crème|no expense spared)\b/,
    topic: 'dearest',
  },
  {
    example: 'From how many nights is it cheaper?',
    heardAs: topicSet('price unknown two_night cheapest newsletter compare_modes'),
    pattern:
      /\b(?:from|after|for|at) how many nights (?:is|does|do|will|would|it|there|we|you)\b.*\b(?:cheaper|less|discount|reduction|off|better)\b/,
    topic: 'two_night',
  },
  {
    example: 'If we did two nights instead, without the late check-out?',
    heardAs: topicSet('late_check_out two_night flexi flexi_booking compare_modes price unknown'),
    pattern: /\b(?:two|2) nights?\b.*\bwithout (?:the )?late (?:checkout|check out)\b/,
    topic: 'two_night',
  },
  {
    example: 'Can you do 220 for Tuesday if I book now?',
    heardAs: topicSet('change_booking unknown how_to_book price availability offtopic money'),
    pattern:
      /\b(?:can|could|would|will) (?:you|ye|u) (?:do|take|accept|go to|give (?:me|us)) (?:it for |(?:me|us) )?(?:euro )?\d{2,3}\b(?! (?:nights?|people|guests|am|pm|of us))/,
    topic: 'best_rate',
    gap: 'price of our own',
  },
  {
    example: "What's the cheapest thing for two nights midweek with a hot tub?",
    heardAs: topicSet('offtopic unknown two_night tub best_rate cheapest'),
    pattern: /\bcheapest (?:thing|option|place|way)\b.*\b(?:hot )?tub\b/,
    topic: 'cheapest',
  },
  {
    example: 'What does the cheaper of the cabins cost midweek?',
    heardAs: topicSet('weekend price rooms unknown cabin_amenities dearest'),
    pattern: /\bcheap(?:er|est) of (?:the|your) (?:\w+ )?(?:cabins|wild rooms)\b/,
    topic: 'cheapest',
  },
  {
    example: 'Are vouchers on this site, or on some other one?',
    heardAs: topicSet('vouchers unknown best_rate'),
    pattern: /\bvouchers?\b.*\b(?:this|your|the) (?:site|website|page)\b.*\b(?:or|other|another|separate|elsewhere)\b/,
    unless: /\b(?:code|redeem|use|spend)\b/,
    topic: 'vouchers',
  },
  {
    example: "What's the cheapest night in November?",
    heardAs: topicSet('dynamic_prices availability free_nights unknown'),
    pattern: /\bcheapest\b.*\b(?:nights?|rooms?|stays?|cabins?|place|time)\b/,
    unless: /\b(?:flights?|town|eat|food|taxi|when is|which month|time of year|season)\b/,
    topic: 'cheapest',
  },
  {
    example: 'Best price for 2 nights in February?',
    heardAs: topicSet('offtopic price two_night cheapest best_rate unknown availability'),
    pattern:
      /\b(?:best|lowest|cheapest) (?:price|rate)s?\b.*\b(?:one|two|three|[1-3]|a) (?:week(?:day|end)? |midweek )?nights?\b/,
    unless: /\b(?:bath|guarantee|other sites?|booking com|airbnb|stargazer|sunriser|stormchaser|lodge)\b/,
    topic: 'cheapest',
  },
  {
    example: "I've 450 quid for two nights midweek, which cabin would that stretch to?",
    heardAs: topicSet(`${roomTopics} cheapest price money unknown availability`),
    pattern: { test: (text: string) => ceilingIn(text) !== undefined && stretches.test(text) },
    topic: 'cheapest',
  },
  {
    example: 'Is the two nights deal only weekends?',
    heardAs: topicSet('two_night weekend price compare_modes'),
    pattern: either(
      /\b(?:two|2) ?nights?\b.*\b(?:midweek|during the week|(?:mon|tues|wednes|thurs)day (?:to|and|till|until) \w+day|weekdays?)\b.*\b(?:or )?(?:only|just)\b.*\bweekends?\b/,
      /\b(?:two|2) ?nights?\b.*\b(?:only|just) (?:for |on |at )?(?:the )?weekends?\b/,
    ),
    topic: 'two_night',
  },
  {
    example: 'Something not too expensive.',
    heardAs: topicSet('unknown couples complaint occupancy price cheapest about offtopic'),
    pattern:
      /^(?:and |but |so |something |somewhere |ideally )*(?:nothing |not )(?:too|that|very|so|overly) (?:dear|expensive|pricey|costly)$/,
    topic: 'cheapest',
  },
  {
    example: "Can't make sense of the two offers.",
    heardAs: topicSet('unknown compare_modes offtopic newsletter two_night flexi price about'),
    pattern: /\b(?:two|2|both) (?:\w+ )?(?:offers|deals|options|modes|rates)\b/,
    unless: /\b(?:voucher|code|black friday|other|special|student|combine\w*|together)\b/,
    topic: 'compare_modes',
  },
  {
    example: 'Can I book just a Saturday?',
    heardAs: topicSet('change_booking unknown how_to_book weekend availability two_night flexi price'),
    pattern: either(
      /\b(?:can|could|may) (?:we|i|you) (?:book|stay|come|have|do|take|reserve)(?: for)? (?:just|only) (?:a|one|the|for a)? ?(?:single )?(?:friday|saturday)(?: night)?$/,
      /\b(?:just|only) (?:a|one|the) (?:friday|saturday) (?:night )?(?:allowed|possible|ok)\b/,
    ),
    topic: 'flexi_booking',
    gap: 'a weekend night alone',
  },
  {
    example: 'How many nights do we have to book?',
    heardAs: topicSet('unknown how_to_book flexi two_night about flexi_booking'),
    pattern: either(
      /\bminimum (?:stay|number of nights|length of stay)\b/,
      /\bhow many nights (?:do|must|should) (?:we|i|you) (?:have to |need to )?(?:book|stay|take)\b/,
      /\b(?:have to|need to|must) (?:stay|book|take) (?:at least |a minimum of )?(?:two|2|more than one) nights?\b/,
    ),
    topic: 'compare_modes',
    gap: 'minimum',
  },
  {
    example: 'Which cabin is the cheapest with a tub?',
    heardAs: topicSet('cheapest price tub heated_bath unknown dearest'),
    pattern: /\bcheap(?:est|er)\b.*\b(?:bath|tub|ofuro)s?\b|\b(?:bath|tub|ofuro)\b.*\bcheapest\b/,
    unless: /\b(?:reheat|way to|less|than)\b/,
    topic: 'cheapest',
  },
  {
    example: 'The cheapest way to spend two nights?',
    heardAs: topicSet('two_night cheapest price unknown compare_modes dearest'),
    pattern: /\bcheapest (?:way|option|possible|stay|price)?\b.*\b(?:two|2|three|3|a couple of|one|1|a) nights?\b/,
    topic: 'cheapest',
  },
  {
    example: 'How long do I have to use a voucher?',
    heardAs: topicSet('vouchers unknown'),
    pattern:
      /\bhow long (?:has|have|do|does|will|would) (?:she|he|they|i|we|you|it) (?:have |got |get )?(?:to (?:use|spend|redeem)|left)\b/,
    topic: 'vouchers',
  },
  {
    example: 'Something for my niece that she can print herself, as a present.',
    heardAs: topicSet('unknown how_to_book vouchers newsletter children engagement anniversary'),
    pattern: either(
      /\b(?:present|gift|reward|thank|treat|surprise)\b.*\bsomething (?:\w+ ){0,4}print\b/,
      /\bsomething (?:\w+ ){0,6}print\b.*\b(?:present|gift)\b/,
    ),
    topic: 'vouchers',
  },
  {
    example: 'Why is it dearer when I go to book than what it says on the site?',
    heardAs: topicSet('best_rate dynamic_prices how_to_book price unknown money complaint'),
    pattern: /\b(?:dearer|more expensive|higher|costs? more)\b.*\b(?:when|as|once|while) (?:i|we) (?:\w+ ){0,3}?book(?:ing)?\b/,
    topic: 'dynamic_prices',
  },
  {
    example: "I saw you on another site and don't want to pay more than I have to.",
    heardAs: topicSet('best_rate unknown money price cheapest how_to_book'),
    pattern: /\b(?:another|other|different|booking) (?:web ?)?sites?\b.*\b(?:pay|cost\w*) (?:more|extra|less)\b/,
    topic: 'best_rate',
  },
  {
    example: 'Are those prices in dollars?',
    heardAs: topicSet('unknown currency offtopic price money'),
    pattern:
      /\b(?:is|are) (?:that|those|these|the|your|all)(?: the)?(?: prices?| rates?| amounts?)? in (?:us )?(?:dollars?|pounds|sterling|usd|gbp)\b|\b(?:which|what) (?:money|currency) (?:are|do|is)\b/,
    topic: 'currency',
  },
  {
    example: 'And is the website the lowest price?',
    heardAs: topicSet('cheapest best_rate price unknown dynamic_prices'),
    pattern:
      /\b(?:is|are|would|will) (?:the |your |this |it )?(?:web ?site|site|price here|prices here|rate here|booking (?:here|direct|with you|on (?:the|this|your) (?:web ?)?site))\b.{0,12}\b(?:the )?(?:lowest|best|cheapest)(?: (?:price|rate|deal|you can get))?\b/,
    unless: /\b(?:room|cabin|lodge|night)\b/,
    topic: 'best_rate',
  },
]
