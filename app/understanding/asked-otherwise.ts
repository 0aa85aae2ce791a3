/**
 * More of what a part asks by its form: requests to the team, ages, places and comparisons that the classifier takes for something else.
 */
import type { Form } from './everyday-forms.ts'

const near = (topics: string) => new Set(topics.split(' '))
const of18 = '(?:1[89]|2[01]|eighteen|nineteen|twenty|twenty one)'
const sent =
  '(?:towels?|pillows?|sheets|linen|bedding|blankets?|duvets?|(?:toilet|loo) (?:rolls?|paper)|logs|firewood|cups?|mugs?|glasses|plates|milk|tea ?bags|tea|coffee|sugar|soap|shampoo|hangers?|bin bags?|candles|matches|robes?|slippers)'
const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|summer|winter|autumn|spring)'

export const otherForms: readonly Form[] = [
  // "Is it ok if I come at 10pm?" is no question of children.
  {
    near: near('children couples unknown occupancy availability offtopic how_to_book pets'),
    said: /\b(?:come|coming|be there|get there|arrive|arriving|show up)(?: in| down| over| up)? (?:at|around|about|after|by|near) (?:about |around |maybe )?(?:[7-9]|1[0-2])(?:[:.]\d\d)? ?(?:pm|p m|at night|in the evening|tonight)\b/,
    not: /\b(?:friends?|visitors?|kids?|bath|breakfast|taxi)\b/,
    topic: 'check_in',
  },
  {
    near: near('unknown how_to_book occupancy offtopic couples newsletter check_in per_room availability'),
    said: new RegExp(
      `\\b(?:i am|we are|she is|he is|am|is|being) (?:only |just |both |turning )?${of18}\\b(?! (?:weeks|months|of us|people|euro|nights|km))(?=.*\\b(?:book|stay|come|enough|allowed|young|ok|okay|problem|possible)\\b)|\\b${of18} (?:year olds? )?(?:is )?(?:old enough|ok|okay|too young)\\b|\\b(?:have|need) to be (?:over |at least )?${of18}\\b|\\b(?:minimum|age limit|lowest) age\\b`,
    ),
    not: /\b(?:euro|nights?|weeks?|job|jobs|staff|hire)\b/,
    topic: 'children',
  },
  // What is sent for: whoever asks whether it is included is told elsewhere.
  {
    near: near('unknown housekeeping beds prices contact breakfast kitchen offtopic extras anniversary check_in taxis'),
    said: new RegExp(
      `\\b(?:bring|send|drop|get|have|leave|need|want|give)\\b.{0,16}\\b(?:fresh|more|extra|clean|new|another|spare|some)\\b.{0,10}\\b${sent}\\b|\\b(?:someone|somebody|anyone|you|ye) (?:please )?(?:bring|send|drop) (?:us |me )?(?:up |over |down |in )?(?:\\w+ )?${sent}\\b|\\b(?:run|running|ran) (?:out|low) (?:of|on)\\b.{0,10}\\b${sent}\\b|\\b(?:there (?:is|are)|we have|we have got) no (?:\\w+ )?${sent} (?:in|left)\\b`,
    ),
    not: /\b(?:(?:do|should|must) (?:we|i) (?:need to |have to )?(?:bring|pack)|cost|charge|price|extra charge|how much|included|welcome|buy)\b/,
    topic: 'housekeeping',
  },
  {
    near: near('check_in unknown availability housekeeping breakfast check_out'),
    said: /\b(?:when|what (?:time|hour)|how early)\b.*\b(?:breakfast|brekkie|brekky|tray|hamper)\b.{0,20}\b(?:arrives?|come|comes|delivered|brought|land|lands|left|turn up)\b/,
    not: /\b(?:never|not|nobody|no one|wrong|cold|missing|late)\b/,
    topic: 'breakfast',
    gap: 'what hour',
  },
  {
    near: near('change_booking how_to_book unknown lodge_amenities'),
    said: /^ ?(?:can|could|may|so can) (?:we|i|you|one) (?:still |just |please )*(?:book|reserve|take|stay in) (?:the |a |into )?(?:lodge|sea forest lodge|stargazer|sunriser|stormchaser|cabins?)(?: too| as well| anyway)?$/,
    topic: 'how_to_book',
  },
  {
    near: near(
      'unknown lodge_amenities room_seaforest room_stargazer room_sunriser room_stormchaser two_night cabin_amenities availability',
    ),
    said: /^(?=.*\b(?:lodge|stargazer|sunriser|stormchaser|cabin)\b)(?:.*\b(?:how much|prices?|costs?|total|come to)\b.*\b(?:a|one|full|whole|the) week\b(?!end)|.*\b(?:a|one|full|whole) week\b(?!end).*\b(?:how much|price|cost|costs|total|come to)\b)/,
    not: /\b(?:off|save|saves|saving|discount|percent|notice|voucher|refund|before|ago)\b/,
    topic: 'price',
  },
  // "Which cabin is best for the stars?": each of three is built for something.
  ...(
    [
      ['room_stargazer', 'stars?|star ?gazing|astronom\\w*|night sky|milky way|constellations?|orion|shooting stars|meteors?'],
      ['room_sunriser', 'sun ?rise|dawn|day ?break|first light|morning (?:sun|light)|sun come up'],
      [
        'room_stormchaser',
        'thunder\\w*|lightning|storm (?:watching|chasing)|storms|stormy|wild (?:seas?|weather)|rough (?:seas?|weather)|watch (?:the )?(?:weather|rain|storm)\\w*',
      ],
    ] as const
  ).map(([topic, seen]) => ({
    near: near('room_stargazer room_sunriser room_stormchaser rooms beach weather about windows'),
    said: new RegExp(
      `\\b(?:which|what|where|best|recommend|suggest|pick|choose|better)\\b.*\\b(?:${seen})\\b|\\b(?:${seen})\\b.*\\b(?:which|what|where) (?:\\w+ )?(?:room|cabin|one|place|of)\\b`,
    ),
    not: /\b(?:time|when|lodge|difference|cost|price|much|beach|warning|power cut|safe|cancel\w*|how many|rating|reviews?)\b/,
    topic,
  })),
  {
    near: near('location unknown check_in gate_code walks'),
    said: /\bwhere\b.*\b(?:leave|put|park|stick|store) (?:the|our|my|a) (?:car|van|jeep|motorbike)\b/,
    topic: 'parking',
  },
  {
    near: near('wifi_password wifi unknown offtopic cinema'),
    said: /\b(?:how (?:strong|good|reliable|stable|decent)|what is)\b.*\b(?:wi ?fi|internet|broadband|signal)\b.*\blike\b|\bhow (?:strong|good|reliable|stable|decent) is\b.*\b(?:wi ?fi|internet|broadband)\b|\bis the (?:wi ?fi|internet|broadband) (?:any )?(?:good|strong|fast|reliable|decent|ok)\b/,
    topic: 'wifi',
    gap: 'how good',
  },
  // "How do I pay?", of whatever.
  {
    near: near('offtopic unknown order_confirmation payment_page currency how_to_book price check_out money'),
    said: /^(?:and |so |but |ok |then )*(?:how|where) (?:do|can|should|would|must|will|could) (?:i|we|you|one) pay(?: (?:you|ye|for (?:it|that|this|everything|the (?:room|stay|cabin|lodge)|our stay)|here|online))?$/,
    topic: 'pay_addons',
  },
  {
    near: near('check_in unknown change_booking availability'),
    said: /\b(?:can|could|may|ok if|okay if|alright if|possible to) (?:we |i )?(?:come|arrive|get there|be there|drop in) (?:already )?(?:at|by|around|from|for) (?:about )?(?:9|10|11|12|1|2|nine|ten|eleven|twelve|noon|midday|one|two)(?:[:.]\d\d)?(?: ?(?:am|pm|a m|p m|o clock))?$/,
    topic: 'check_in',
  },
  {
    near: near('heated_bath bath_reheat unknown'),
    said: /\b(?:bath|tub|hot tub|ofuro)s?\b.*\b(?:private|shared|share|communal|our own|to ourselves|just (?:for )?us)\b|\b(?:private|shared|communal|our own)\b.*\b(?:bath|tub|ofuro)s?\b/,
    not: /\b(?:how much|bring|robes?|bathrobes?|towels?|cost|price|order|book|heat\w*)\b/,
    topic: 'tub',
  },
  {
    near: near('availability unknown experiences anniversary occupancy engagement offtopic'),
    said: /\bbirthdays?\b.*\b(?:anything|something|special|do you do|arrange|organi[sz]e|surprise|celebrate)\b|\b(?:anything|something|special|do you do|arrange|organi[sz]e|surprise|celebrate)\b.*\bbirthdays?\b/,
    not: /\b(?:vouchers?|cakes?|balloons?|part(?:y|ies)|gifts?|presents?|free|available|availability|taken|booked|discount|forgot|nothing)\b/,
    topic: 'anniversary',
    gap: 'birthday',
  },
  {
    near: near('offtopic unknown weather experiences dining eating_out walks beach town'),
    said: /\b(?:rainy|wet|raining|rains|rain|bad weather)\b.*\b(?:to do|(?:can|could|do) (?:we|you|i|people) do|recommend|suggest|ideas?)\b|\b(?:to do|(?:can|could|do) (?:we|you|i|people) do|recommend|suggest|ideas?)\b.*\b(?:rainy|wet|raining|rains|rain|bad weather)\b/,
    not: /\b(?:bath|tub|boots|umbrella|money|back|refund|cancel\w*|forecast|will it)\b/,
    topic: 'experiences',
  },
  {
    near: near('unknown testimonials offtopic about'),
    said: /^(?:and |so )?(?:do you have|have you|are there|where (?:are|can (?:i|we) (?:read|see|find))|can (?:i|we) (?:read|see)|any|is there) (?:any |some |the |your )?(?:guest |customer )?reviews?(?: (?:here|online|on the site|of (?:it|the place|you)))?$/,
    topic: 'testimonials',
  },
  {
    near: near('windows unknown room_stargazer weather rooms location'),
    said: /\b(?:can|could|will|do) (?:you|we|i|ye) (?:actually |really |even )?(?:see|get|watch) (?:the |any |many |a lot of )?stars\b/,
    not: /\b(?:from (?:the )?(?:lodge|stormchaser|sunriser)|tonight|michelin)\b/,
    topic: 'room_stargazer',
  },
  {
    near: near('testimonials unknown occupancy couples about availability'),
    said: /\b(?:hear|overhear|see|notice|bothered by|disturbed by) (?:the |any |our )?(?:other (?:people|guests|couples)|others|neighbours|people next door)\b/,
    not: /\b(?:who|now|playing|shouting|fighting|talking|all night|can not sleep)\b/,
    topic: 'couples',
    gap: 'hear',
  },
  {
    near: near('parking gate_code unknown check_in lost housekeeping'),
    said: /\bwhere\b.*\b(?:leave|drop|return|put|give)\b.*\bkeys?\b/,
    not: /\bcar\b/,
    topic: 'check_out',
    gap: 'keys',
  },
  {
    near: near('wine takeaways unknown book_experience offtopic pay_addons how_to_book'),
    said: /^(?:and |so |ok )*(?:can|could|may) (?:i|we) (?:order|get things|ask for things) (?:it |them |things |something |extras |food )?(?:from |through |with |in )?(?:here|you|this chat|the chat)$/,
    topic: 'book_experience',
  },
  // "We are thinking of February": which nights are free.
  {
    near: near('heating weather unknown about how_to_book rooms check_in availability'),
    said: new RegExp(
      `^(?:hi |hello |so )*(?:we|i) (?:are |am |would )?(?:thinking of|thinking about|planning|hoping|looking|like|love|want)(?: to| on| at)? ?(?:come|coming|visit|visiting|stay|staying|book|booking|a stay|a visit|a few days)?(?: down| over| up)?(?: to (?:you|ye))? ?(?:in|for|around|during|over|at) (?:early |late |mid |the (?:start|end|middle) of |next )?${months}$`,
    ),
    topic: 'availability',
  },
  {
    near: near('check_in unknown'),
    said: /\b(?:come|arrive|get there|be there|check in) (?:any )?(?:earlier|sooner|before) than\b/,
    topic: 'check_in',
  },
  {
    near: near('change_booking unknown how_to_book weekend availability two_night flexi price'),
    said: /\b(?:can|could|may) (?:we|i|you) (?:book|stay|come|have|do|take|reserve)(?: for)? (?:just|only) (?:a|one|the|for a)? ?(?:single )?(?:friday|saturday)(?: night)?$|\b(?:just|only) (?:a|one|the) (?:friday|saturday) (?:night )?(?:allowed|possible|ok)\b/,
    topic: 'flexi_booking',
    gap: 'a weekend night alone',
  },
  {
    near: near('unknown how_to_book flexi two_night about flexi_booking'),
    said: /\bminimum (?:stay|number of nights|length of stay)\b|\bhow many nights (?:do|must|should) (?:we|i|you) (?:have to |need to )?(?:book|stay|take)\b|\b(?:have to|need to|must) (?:stay|book|take) (?:at least |a minimum of )?(?:two|2|more than one) nights?\b/,
    topic: 'compare_modes',
    gap: 'minimum',
  },
  {
    near: near('heating weather unknown cold heated_bath'),
    said: /\b(?:sea|water at the beach|ocean)\b.*\b(?:cold|warm|freezing|temperature)\b|\b(?:cold|warm|freezing|temperature)\b.*\b(?:sea|ocean)\b/,
    not: /\b(?:cabins?|lodge|rooms?|bath|tub|sauna|heating)\b/,
    topic: 'beach',
    gap: 'cold',
  },
  {
    near: near('assistant unknown offtopic privacy'),
    said: /\b(?:record(?:ing|ed)?|listening|stor(?:e|ed|ing)|sav(?:e|ed|ing)|keep(?:ing)?|logg?(?:ed|ing)?)\b.{0,20}\b(?:this|chat|conversation|what (?:i|we) (?:say|type|write|ask))\b|\b(?:this|chat|conversation|concierge)\b.{0,12}\b(?:recorded|recording|stored|saved|logged|private|listening)\b/,
    not: /\b(?:bath|booking|cabin|room)\b/,
    topic: 'privacy',
  },
  {
    near: near('unknown guest_guide weather wifi offtopic'),
    said: /\bguide\b.*\b(?:offline|off line|download|no (?:signal|internet|coverage|data)|without (?:a |any )?(?:signal|internet|wifi|data|coverage))\b|\bdownload (?:the|your) (?:guest )?guide\b/,
    not: /\b(?:taxi|town|signal strength)\b/,
    topic: 'guest_guide',
  },
  {
    near: near('occupancy unknown best_rate cheapest per_room testimonials newsletter dynamic_prices price'),
    said: /\b(?:said|says|told (?:me|us)|heard|read|saw|thought|reckons)\b.*\b\d{3}\b.{0,8}\b(?:a|per|each) night\b/,
    not: /\b(?:budget|percent|voucher|off)\b/,
    topic: 'price',
  },
  {
    near: near('cheapest price tub heated_bath unknown dearest'),
    said: /\bcheapest\b.*\b(?:bath|tub|ofuro)\b|\b(?:bath|tub|ofuro)\b.*\bcheapest\b/,
    not: /\b(?:reheat|way to)\b/,
    topic: 'cheapest',
  },
  {
    near: near('unsubscribe unknown'),
    said: /^(?:and |so |what about |how about )*(?:the |a |your |any )?newsletter$/,
    topic: 'newsletter',
  },
  // "What's ur email" asks for no letters.
  {
    near: near('newsletter unknown unsubscribe confirmation contact_form'),
    said: /\b(?:what is|have you|can (?:i|we) (?:have|get)|give (?:me|us)|need|send me|do you have|is there)\b.{0,12}\b(?:your|an?|the)\b.{0,8}\b(?:e ?mail(?: address)?|phone(?: number)?|telephone(?: number)?|number to (?:ring|call))\b$/,
    topic: 'contact',
  },
  {
    near: near('engagement anniversary unknown elopement emergency taxis housekeeping complaint'),
    said: /\b(?:can|could|will|would|please)\b.{0,16}\b(?:ring|call|phone|text) (?:me|us|my (?:mobile|phone))\b|\b(?:ring|call|phone|text) (?:me|us) (?:back|not him|not her|please|on|instead)\b/,
    not: /\b(?:taxi|doctor|ambulance|guards?)\b/,
    topic: 'contact',
  },
  {
    near: near('unsubscribe unknown offtopic how_to_book'),
    said: /\b(?:sign|put|add) (?:me|us) (?:up|down|on|to)\b.*\b(?:newsletter|mailing list|list|e ?mails?)\b|\bsubscribe (?:me|us)\b|\b(?:join|get on|sign up (?:for|to)) (?:to )?(?:the|your) (?:newsletter|mailing list|list)\b/,
    not: /\b(?:un|not|stop|off|remove)\b/,
    topic: 'newsletter',
  },
  {
    near: near('bath_reheat'),
    said: /\b(?:cost|price|how much)\b.*\bto heat it\b(?! (?:again|up again|a second))|\bheat it\b.*\b(?:cost|price|how much)\b/,
    not: /\b(?:again|re ?heat|second|twice)\b/,
    topic: 'heated_bath',
  },
  // "Rank the rooms by price."
  {
    near: near('unknown dearest cheapest per_room rooms'),
    said: /\b(?:rank|sort|order|list|compare)\b.{0,16}\b(?:rooms?|cabins?|places|all|them|four)\b.{0,16}\b(?:price|cost|cheapest|dearest|expensive)\b|\bcheapest to (?:the )?(?:dearest|most expensive)\b|\b(?:second|third|2nd|3rd|next|two|2|three|3) (?:cheapest|dearest|most expensive|least expensive|lowest|highest)\b/,
    topic: 'price',
  },
  {
    near: near('two_night flexi flexi_booking compare_modes price'),
    said: /\b(?:cancell\w*|cancel)\b/,
    not: /\b(?:late|last minute|if not|train|flight|ferry)\b/,
    topic: 'cancellation',
  },
  {
    near: near('unknown rooms offtopic'),
    said: /\b(?:twins?|twin beds?|single beds?|separate beds?)\b.*\bor\b.*\b(?:double|big|king|one|large)\b|\b(?:double|king|one bed|one big)\b.*\bor\b.*\b(?:twins?|twin beds?|single|separate|two)\b/,
    not: /\b(?:sinks?|rooms?|showers?|doors?|prime|price|night)\b/,
    topic: 'beds',
  },
  {
    near: near('unknown offtopic location contact check_in parking'),
    said: /\b(?:coordinates|latitude|longitude|gps|what ?3 ?words|grid reference|sat ?nav)\b/,
    topic: 'location',
  },
  {
    near: near('contact unknown town taxis offtopic hospital emergency'),
    said: /\b(?:garda|gardai|guards?|police)\b.{0,14}\b(?:station|barracks|number|phone)\b|\b(?:number|phone)\b.{0,16}\b(?:garda|gardai|guards|police)\b/,
    not: /\b(?:safe|security|fire|life|mud)\b/,
    topic: 'emergency',
  },
]

/** "And in January?", of whoever has asked what cancelling costs. */
export const inMonth = new RegExp(
  `^(?:and |so |but |ok |or |what about |how about )*(?:in |for |at |during |over )?(?:the )?${months}\\b(?: then| instead)?$`,
)
