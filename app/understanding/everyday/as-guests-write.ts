/** How guests write on their phones: an everyday word for what we call otherwise, or one that sounds like something else here. */
import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/topic-set.ts'

const aDay = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'

export const asGuestsWrite: readonly Form[] = [
  // “How much is the Flexi in the lodge?”
  {
    near: topicSet('unknown price lodge_amenities flexi_booking late_check_out two_night'),
    said: /\b(?:how much|what (?:is|does|would|s) (?:the price|it|the|a))\b.{0,24}\bflexi\b/,
    not: /\b(?:sav\w*|escape|two nights?|2 nights?|or|cheaper|dearer|difference|weekend|friday|saturday|book|cancel\w*|than)\b/,
    topic: 'flexi',
  },
  // “An old stone building: can you sleep in that?”
  {
    near: topicSet('late_check_out check_out occupancy beds unknown'),
    said: /\b(?:can|could|may|do|would) (?:we|i|you|people|guests) (?:actually |really )?sleep in (?:that|it|there|one)\b/,
    not: /\b(?:late|morning|till|until)\b/,
    topic: 'rooms',
  },
  // “Which one is top of the range?”
  {
    near: topicSet('rooms dearest unknown offtopic anniversary price'),
    said: /\b(?:top of the range|most luxurious|the fanciest|the poshest|crème de la crème|no expense spared)\b/,
    topic: 'dearest',
  },
  // “I have a booking, but have been called for surgery that week.”
  {
    near: topicSet('change_booking confirmation unknown how_to_book doctor health cancellation availability'),
    said: /\b(?:booking|booked|stay|reservation)\b.*\b(?:surgery|operation|hospital|funeral|jury duty)\b|\b(?:surgery|operation|hospital|funeral|jury duty)\b.*\b(?:booking|booked|stay|reservation)\b/,
    not: /\b(?:nearest|bath|tub|sauna|emergency|steps|bring|flowers)\b/,
    topic: 'cancellation',
  },
  // “Could we get food at the lodge instead, so she is not on her own?”
  {
    near: topicSet('unknown dining pets late_check_out grazing eating_out lodge_amenities'),
    said: /\b(?:get|order|have|eat) (?:some |any )?(?:food|dinner|a meal|something to eat)\b.{0,12}\b(?:at|in|to|brought to) (?:the|our) (?:lodge|cabin|room)\b/,
    not: /\b(?:cook|kitchen|price|cost|how much)\b/,
    topic: 'dining',
  },
  // “Is the beach far for an old dog?”
  {
    near: topicSet('beach beaches unknown pets'),
    said: /\b(?:is|how far is) (?:the|your) (?:beach|sea|shore|strand) (?:too |very )?(?:far|near|close)?\b.{0,4}\bfor an? (?:old|small|little|lame|elderly)\b/,
    topic: 'beach',
  },
  // “The wifi won't connect.”
  {
    near: topicSet('wifi wifi_password unknown housekeeping'),
    said: /\b(?:wifi|internet|wi fi) (?:just |still )?(?:will not|does not|can not|is not) (?:connect\w*|load|come on)\b/,
    topic: 'housekeeping',
  },
  // “Is it too late to get breakfast for tomorrow?”
  {
    near: topicSet('unknown guest_guide confirmation order_details breakfast heated_bath offtopic check_in pay_addons'),
    said: new RegExp(
      `\\b(?:too late|still time|in time|still)\\b.{0,20}\\b(?:get|have|order|book)\\b.{0,12}\\bbreakfast\\b|\\bbreakfast\\b.*\\b(?:too late|still time)\\b|\\border\\b.{0,8}\\bbreakfast\\b.*\\b(?:tomorrow|${aDay})\\b`,
    ),
    not: /\b(?:cancel\w*|refund\w*|allerg\w*)\b/,
    topic: 'breakfast',
  },
  // “Somewhere for breakfast near you, before we can check in?”
  {
    near: topicSet('breakfast cafes unknown dining eating_out check_in'),
    said: either(
      /\bsomewhere (?:for|to (?:get|have|eat|grab)) (?:a |some )?breakfast\b/,
      /\bwhere (?:can|could|would|do) (?:we|i) (?:get|have|eat|grab|go for) (?:a |some )?breakfast\b(?!.*\b(?:room|cabin|lodge|here)\b)/,
      /\bbreakfast\b.{0,12}\b(?:out|in town|nearby|near (?:you|ye|the estate)|on the way)\b/,
    ),
    not: /\b(?:hamper|tray|order|deliver\w*|find out|how much|come to|comes? here|brought)\b/,
    topic: 'cafes',
  },
  // “What if the weather is shite?”
  {
    near: topicSet('cancellation weather unknown complaint'),
    said: /^(?:(?:and|so|but) )*what if (?:the weather|it) (?:is|turns|gets|looks) (?:\w+ )?(?:shite|bad|wet|awful|terrible|miserable|manky|rotten|desperate|wild|brutal|crap)$/,
    topic: 'experiences',
  },
  // “Bucketing rain, and we are in the lodge for two days. What can we do?”
  {
    near: topicSet('unknown weather occupancy room_seaforest experiences cancellation offtopic'),
    said: /\b(?:rain\w*|wet|bucketing|lashing|pouring|pissing|storm\w*|weather)\b.*\bwhat (?:can|could|should|is there to|do) (?:we|i|do)\b/,
    not: /\b(?:cancel\w*|refund\w*|warning|red|orange|bring|pack|wear|dog|leak\w*|in through|flood\w*)\b/,
    topic: 'experiences',
  },
  // “If we did two nights instead, without the late check-out?”
  {
    near: topicSet('late_check_out two_night flexi flexi_booking compare_modes price unknown'),
    said: /\b(?:two|2) nights?\b.*\bwithout (?:the )?late (?:checkout|check out)\b/,
    topic: 'two_night',
  },
  // “We are in our seventies: which room?”
  {
    near: topicSet('unknown availability offtopic'),
    said: /\b(?:seventies|sixties|eighties|retired|pensioners|old couple|golden wedding|newly ?weds)\b.*\bwhich (?:of your )?(?:room|rooms|cabin|one)\b/,
    not: /\b(?:price|cost|cheap\w*|dog|steps|wheel ?chair|stairs)\b/,
    topic: 'rooms',
  },
  // “It's asking for a password”, of the WiFi.
  {
    near: topicSet('wifi_password secret guest_guide unknown wifi'),
    said: /\b(?:it|that|phone|laptop|screen|network|wifi) (?:is |keeps )?asking (?:me |us )?for (?:a|the) (?:password|key)\b/,
    not: /\b(?:guide|booking|gate|page)\b/,
    topic: 'wifi_password',
  },
  // “We're staying in Stormchaser, can we get the grazing box too?”
  {
    near: topicSet('room_stormchaser room_stargazer room_sunriser room_seaforest unknown rooms'),
    said: /\b(?:can|could|may) (?:we|i) (?:also )?(?:get|have|order) (?:a|the) grazing box\b/,
    not: /\b(?:tonight|today|now|tomorrow|allerg\w*|gluten|nut)\b/,
    topic: 'grazing',
  },
  // “Do I need to book two nights to use the late check-out?”
  {
    near: topicSet('two_night flexi flexi_booking compare_modes late_check_out unknown'),
    said: /\b(?:need|have|must) (?:to )?(?:book|stay|take)\b.{0,8}\b(?:two|2) nights?\b.*\blate (?:checkout|check out)\b/,
    topic: 'late_check_out',
  },
  // “I need to switch my head off. Anything for that?”
  {
    near: topicSet('check_out late_check_out change_booking unknown heating experiences offtopic'),
    said: /\bswitch (?:my|our|the) (?:heads?|brains?|minds?) off\b|\bswitch off (?:my|our|the) (?:heads?|brains?|minds?)\b/,
    topic: 'experiences',
  },
  // “Will there be a single bed for my carer?”
  {
    near: topicSet('kitchen beds unknown cabin_amenities occupancy'),
    said: /\b(?:single|extra|spare|second|camp|fold ?(?:up|out)) beds? for\b/,
    topic: 'beds',
    gap: 'extra bed',
  },
  // “What's the cut-off for ordering the breakfast hamper?”
  {
    near: topicSet('breakfast unknown order_details'),
    said: /\b(?:cut ?off|deadline|latest|last (?:moment|minute))\b.*\bbreakfast\b/,
    topic: 'breakfast',
  },
  // “How would I pay for a grazing box, on arrival or …?”
  {
    near: topicSet('grazing breakfast heated_bath pay_addons unknown extras'),
    said: /\bhow (?:would|do|can|could|should) (?:i|we) pay for (?:a|the|an|our)\b/,
    not: /\b(?:room|stay|night|cabin|lodge|voucher)\b/,
    topic: 'pay_addons',
  },
  // “We only get Sunday nights off, what's Stargazer then?”
  {
    near: topicSet('flexi price weekend two_night unknown'),
    said: /\bnights?\b.*\bwhat (?:is|s) (?:the )?(?:stargazer|sunriser|stormchaser|lodge)(?: then| like that| on one)?$/,
    topic: 'price',
  },
  // “Is the floor heated in the lodge too?”
  {
    near: topicSet('lodge_amenities room_seaforest heating heating_and_cooling unknown'),
    said: /\bfloors?\b.{0,12}\b(?:heated|warm|heating)\b.*\blodge\b|\blodge\b.*\b(?:heated floors?|under ?floor)\b/,
    topic: 'heating',
    gap: 'lodge',
  },
  // “Which would be warmer for us, the lodge or a cabin?”
  {
    near: topicSet('rooms cheapest room_seaforest heating heating_and_cooling unknown lodge_amenities cabin_amenities'),
    said: /\bwhich\b.*\b(?:warmer|warmest|cosier|cosiest|snugger|snuggest)\b|\bwarmer\b.*\b(?:lodge|cabins?)\b.*\bor\b/,
    not: /\b(?:month|season|weather|clothes)\b/,
    topic: 'heating',
    gap: 'warmer',
  },
  // “Can I take the pup into Sunriser if we pay a cleaning fee?”
  {
    near: topicSet('unknown offtopic room_sunriser room_stargazer room_stormchaser housekeeping extras'),
    said: /\b(?:can|could|may|would) (?:i|we) (?:\w+ )?(?:take|bring|have|keep) (?:the |our |my |a )?(?:\w+ )?(?:dog|pup|puppy|pooch|cat|pet|spaniel|terrier|labrador|lab|collie)\b.{0,12}\b(?:in|into|to|at|with us) (?:the )?(?:stargazer|sunriser|stormchaser|(?:sea forest )?lodge|cabins?|room)\b/,
    not: /\b(?:guide|assistance|service)\b/,
    topic: 'pets',
  },
  // “What end of the country are ye in?”
  {
    near: topicSet('unknown offtopic assistant location availability about town'),
    said: /\b(?:what|which) (?:end|part|side|corner|bit) of (?:the country|ireland|the island|the world)\b|\b(?:are (?:you|ye)|is it|is kilmara) (?:handy for|anywhere near|near|close to|far from) (?:galway|cork|limerick|kerry|belfast|donegal|mayo|waterford|kilkenny)\b/,
    topic: 'location',
  },
  // “Is my mother of 80 welcome?”
  {
    near: topicSet('pets children unknown newsletter occupancy assistance_dog couples access'),
    said: /^(?:(?:and|so|ok|but|no|what about|is|are|would|can|could) )*(?:my|our) (?:mother|father|mum|mam|mom|dad|parents|granny|nana|grandmother|grandfather|grandad|aunt|uncle)(?: in law)?\b.{0,16}\b(?:[6-9]\d|seventy|eighty|ninety|sixty)\b(?: (?:welcome|ok|allowed|too old))?$|\b(?:is|are) (?:my|our) (?:mother|father|mum|mam|mom|dad|parents|granny|nana) of (?:[6-9]\d)\b/,
    topic: 'occupancy',
  },
  // “We're more into old buildings than glass boxes.”
  {
    near: topicSet('windows unknown rooms offtopic room_seaforest lodge_amenities about'),
    said: /\b(?:into|love|like|prefer|rather have|want) (?:\w+ )?(?:old|historic|stone) (?:buildings?|houses?|places?|cottages?|walls?)\b|\b(?:anything|something|anywhere|room|one) with (?:a bit of |some )?(?:history|character|old walls)\b/,
    topic: 'room_seaforest',
  },
  // “I cannot go because of the baby: do we get money for the room back?”
  {
    near: topicSet('children cancellation emergency unknown pregnancy'),
    said: /\bbecause of (?:the|our|my) baby\b.*\b(?:money|refund\w*|cancel\w*)\b/,
    topic: 'cancellation',
  },
  // “My heating at home knocks, how do I bleed it?”
  {
    near: topicSet('emergency heating heating_and_cooling offtopic unknown'),
    said: /\bbleed (?:it|them|the (?:radiators?|heating|system|pipes?))\b/,
    topic: 'heating_and_cooling',
    gap: 'bleed',
  },
  // “So that's 99 a night for Stargazer?”
  {
    near: topicSet('room_stargazer room_sunriser room_stormchaser room_seaforest unknown cheapest dearest'),
    said: /\b(?:that is|it is|thats|its|still) (?:only |just )?(?:euro )?\d{2,3} (?:a|per) night\b/,
    topic: 'price',
  },
  // “Can you do 220 for Tuesday if I book now?”
  {
    near: topicSet('change_booking unknown how_to_book price availability offtopic money'),
    said: /\b(?:can|could|would|will) (?:you|ye|u) (?:do|take|accept|go to|give (?:me|us)) (?:it for |(?:me|us) )?(?:euro )?\d{2,3}\b(?! (?:nights?|people|guests|am|pm|of us))/,
    topic: 'best_rate',
    gap: 'price of our own',
  },
  // “What's the cheapest thing for two nights midweek with a hot tub?”
  {
    near: topicSet('offtopic unknown two_night tub best_rate cheapest'),
    said: /\bcheapest (?:thing|option|place|way)\b.*\b(?:hot )?tub\b/,
    topic: 'cheapest',
  },
  // “Sunriser or Stargazer, which would you go for in January?” Read from its end: a hundred rooms before no such end took a second.
  {
    near: topicSet('availability dearest cheapest room_sunriser room_stargazer room_stormchaser room_seaforest unknown rooms'),
    said: /(?<=\b(?:stargazer|sunriser|stormchaser|lodge)\b.*\bor\b.*\b(?:stargazer|sunriser|stormchaser|lodge)\b.*)\bwhich (?:one )?would (?:you|ye|u) (?:go for|pick|choose|recommend|suggest|take)\b/,
    not: /\b(?:free|available|cheap\w*|price)\b/,
    topic: 'rooms',
  },
  // “Is there a step to get in to the cabin?”
  {
    near: topicSet('check_in gate_code'),
    said: /\b(?:is there|are there) (?:an? |any )?(?:steps?|threshold) to (?:get|go|climb) (?:in|up|over)\b/,
    topic: 'check_in',
    gap: 'step',
  },
  // “How do I book Sunriser for a Friday?”
  {
    near: topicSet(
      'change_booking how_to_book price unknown availability room_sunriser room_stargazer room_stormchaser room_seaforest weekend',
    ),
    said: /^(?:(?:ok|so|and|well|then) )*how (?:do|can|would) (?:i|we) book (?:the )?(?:stargazer|sunriser|stormchaser|lodge|sea forest lodge|a (?:room|cabin|stay|night)|you)\b/,
    not: /\b(?:how much|price|cost|cancel|change|move)\b/,
    topic: 'how_to_book',
  },
  // “Are there walks we can do by ourselves?”
  {
    near: topicSet('walks unknown forest_bathing'),
    said: /\bwalks?\b.*\b(?:by ourselves|on our own|without a guide|unguided)\b/,
    topic: 'walks',
  },
]
