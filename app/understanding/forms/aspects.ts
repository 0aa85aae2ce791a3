/**
 * Aspects of a known subject on which nothing is written: how fast, how old, who owns, how many dogs. A related fact must not be given as
 * the answer.
 */
import { anyOf, either, framed, singularOrPlural } from '#app/understanding/any-of.ts'
import type { TopicId } from '#app/understanding/topics.ts'
import { answersIt } from './answers-it.ts'

/** For any topic: aspects nothing is written about. */
const everywhere = anyOf(
  framed(/how /, [
    /fast|deep|hot|tall|high|heavy|wide|loud|strong|strict|thick|old (?:is|are) (?:the|this|your)/,
    /long (?:ago|did it take|has|have you)/,
    /many (?:\w+ )?(?:days before|trails|paths|routes|staff|employees|square|stairs|steps|cars|vehicles|dogs|pets|cats|animals|cheeses|bottles|channels|litres|logs|towels|pillows|sessions|bookings|reviews|windows|floors|toilets|bathrooms|years|weeks)/,
  ]),
  /what (?:year|brand|make of|temperature|speed|colou?r|model|wattage|percentage|firm|material)|made (?:of|from)/,
  /who (?:lights|makes|bakes|brings|delivers|leads|guides|will be there|will meet|built|owns|own|designed|made|teaches|runs|founded|is the (?:owner|manager|teacher|healer|architect|chef|boss|instructor|therapist))/,
  /when (?:was|were) (?:the|it|you|this|your)|(?:size|breed|weight|height) limit|opening (?:hours|times)|time ?tables?|schedules?|mbps|mbits?|megabits?/,
  /square (?:met|feet|foot)|the history|passing rate|how is .{0,20} made/,
  /(?:is it|are you|are they|you) (?:still |even )?(?:open|closed|shut) (?:in|at|on|over|during|all|for)/,
  /which (?:brand|company|provider|make)/,
  /which (?:one |room |cabin |of them )?(?:is|has) (?:the )?(?:bigger|biggest|smaller|smallest|larger|largest|newer|newest|quieter|quietest|brighter|brightest|roomier|roomiest)/,
  /(?:which|what) (?:architect|designer|builder|chef|studio)/,
)

/** For one topic: `aspect` matches what we do not know about it. */
const byTopic: Partial<Record<TopicId, RegExp>> = {
  late_check_out: anyOf(
    /(?:leave|leaving|drop|mind|store|keep) (?:our|my|the|your) (?:bags?|luggage|suitcases?|cases|gear)/,
    /last (?:moment|minute)|deadline|how late can (?:i|we) (?:add|book|order)/,
  ),
  two_night: /\b(?:week|seven nights|7 nights|three nights|3 nights|third night)\b/,
  bath_reheat: /\b(?:stay (?:hot|warm)|take to|how long (?:does|do|will|would))\b/,
  boutique: /\b(?:which (?:shop|boutique)|opening|sizes?)\b/,
  price: singularOrPlural(
    /(?:a|per|one|two|whole|full|for a|each) (?:week|month|fortnight)|weekly|monthly|christmas|new year|easter|minibar/,
    /extra person/,
  ),
  best_rate:
    /\b(?:how much (?:more|dearer|cheaper|less)|price match|match (?:the|that|their|a) price|score|rating|review)(?:s|es)?\b/,
  check_in: singularOrPlural(
    /what happens|miss the|(?:friends|visitors) (?:drop|pop|visit|call|come over)|(?:[1-9]|1[01])(?::\d\d)? ?am/,
    /in the morning at|(?:at )?[1-9] in the morning|midnight|bags?|luggage|suitcases?|drop off|24 hours|online/,
    /reception|who (?:hands|gives|meets|greets|lets|checks|will meet|will greet)/,
  ),
  check_out:
    /\b(?:keys?|clean(?:ing)?|tidy|strip the|dishes|wash(?:ing)? up|rubbish|bins?|bags?|luggage|suitcases?|store)(?:s|es)?\b/,
  pets: singularOrPlural(
    /fee|charge|cost|how much|extra|supplement|price|surcharge|deposit|limit|bed|bowl|food|treats|lead|leash|loose|sitter/,
    /sitting|walker|groom|vet|fence|fenced|garden|alone|breed|large|size|how many|maximum|restaurant|beach/,
  ),
  lodge_amenities: /\b(?:fenced?|fences|gardens?|yard|steps?|stairs?|(?:one|ground|same) floor|grab rails?|ramp)\b/,
  children: /\b(?:babysitting service|nanny|playground|discount)(?:s|es)?\b/,
  deposit: /\b(?:how much|amount|how many|when|returned|get (?:it )?back|refund|long)(?:s|es)?\b/,
  cancellation: singularOrPlural(
    /break (?:something|anything|a|the)|how many|how much|deadline|hours|exact|percentage|when will|when do|my booking/,
    /fee for|days before|up to when|insurance|long does/,
  ),
  wifi: /\b(?:fast|speed|good|strong|reliable|stable|mbps|provider|cable|ethernet|limit|everywhere on|outside|at the beach|gaming)(?:s|es)?\b/,
  parking:
    /\b(?:covered|garage|charg|charging|height|motorhome|caravan|trailer|bus|coach|lit|cctv|barrier|distance|far)(?:s|es)?\b/,
  beds: singularOrPlural(
    /from (?:the|our|my) bed|firm|soft|hard|twin|separate|single|two beds|linen|pillow|mattress topper|brand|bunk|sofa/,
    /extra bed|cot/,
  ),
  tub: singularOrPlural(
    /mat|towel|robe|steps|deep|depth|temperature|hot is|degrees|size|fit|litre|salt|oil|clean|chemical|jets|bubbles/,
    /neighbour|see us|roof|covered/,
  ),
  heated_bath: singularOrPlural(
    /in the (?:rain|snow|dark)|(?:when|if) it (?:is |s )?(?:rain|snow)(?:ing)?|take to|stay (?:hot|warm)|warm up/,
    /heat up|get hot|temperature|degrees|hot is|how hot|deep|oil|salt|clean|what wood|which wood|chemical|pregnan/,
  ),
  yoga: singularOrPlural(
    /mats? (?:\w+ )?(?:provided|supplied|there)|(?:total |complete |absolute )?beginner|how much|cost|price|charge/,
    /when (?:is|are|does|do|will)|what time|which day|how long|(?:who|which) .{0,20}teacher|beginners/,
    /(?:bring|need|own|provide|supply|have|get) (?:\w+ ){0,3}mats?|equipment|free/,
  ),
  sauna: singularOrPlural(
    /private|how much|cost|price|charge|when (?:is|are|does|do|will)|what time|how long|how hot|hot (?:is|does)/,
    /temperature|naked|nude|nudity|swim ?wear|swimsuits?|togs|bikinis?|trunks|bathing suits?|clothes|clothing|shared|free|which/,
  ),
  meditation: singularOrPlural(
    /how much|cost|price|charge|when (?:is|are|does|do|will)|what time|which day|how long|(?:who|which) .{0,20}teacher/,
    /free/,
  ),
  forest_bathing:
    /\b(?:how much|cost|price|charge|when (?:is|are|does|do|will)|what time|which day|how long|(?:who|which) .{0,20}guide|free)(?:s|es)?\b/,
  reiki: singularOrPlural(
    /when (?:is|are|does|do|will)|what time|which day|how long|who (?:is|does|gives|performs|will)/,
    /(?:which|what) healer|qualified|certified/,
  ),
  engagement:
    /\b(?:how much|cost|price|charge|photographer|champagne|(?:buy|choose|sell|provide) (?:\w+ ){0,2}ring|fireworks)(?:s|es)?\b/,
  elopement: singularOrPlural(
    /\d{2,}|large|big wedding|how much|cost|price|charge|legal|registrar|licence|(?:how many|more) guests|celebrant/,
    /photographer/,
  ),
  anniversary: /\b(?:how much|cost|price|charge)(?:s|es)?\b/,
  picnic: /\b(?:what is in|what does it (?:contain|include)|contents|vegan|gluten)(?:s|es)?\b/,
  wine: /\b(?:which wine|what wine|list|corkage|organic|natural|vintage|region|own wine|bring)(?:s|es)?\b/,
  grazing: singularOrPlural(
    /pork|ham|salami|chorizo|prosciutto|pepperoni|beef|chicken|turkey|duck|salmon|olive|cracker|chutney|honey|grape|fig/,
    /pickle|strawberr(?:y|ie)|blue|brie|cheddar|goat|(?:which|what)(?: kinds? of| sorts? of)? (?:meat|fruit|bread)/,
    /vegan|gluten|nut|allerg|dairy|lactose|which cheese|what cheese|what kind of cheese|halal|kosher/,
    /serves (?:four|4|six)|for (?:one|four|six)|when (?:is|are|does|do|will|would|should|must|have|can|could)|notice/,
    /ahead|in advance/,
  ),
  breakfast: singularOrPlural(
    /(?:tray|hamper|breakfast) (?:\w+ ){0,2}?(?:have|has|include|contain|with) (?:\w+ )?(?:cereal|muesli|granola|cornflake|porridge)/,
    /(?:cereal|muesli|granola|cornflake|porridge)s? (?:\w+ )?(?:in|with|on|part of) (?:the |your |a )?(?:breakfast )?(?:tray|hamper|breakfast)/,
    /half|for one|made by|vegan|gluten|nut|allerg|dairy|lactose|halal|kosher|what time|when (?:is|are|does|do|will)/,
    /bacon|eggs|sausage|pudding|rasher|salmon|juice|yogh?urt|croissant|pastr(?:y|ie)|full irish|coffee|hot breakfast/,
    /dietary/,
  ),
  dining: /\b(?:vegan|gluten|nut|allerg|dairy|halal|kosher|chef|opening|what time|menu|steak|fish|bbq|barbecue)(?:s|es)?\b/,
  kitchen: singularOrPlural(
    /class|lesson|course|workshop|oven|microwave|fridge|freezer|dishwasher|kettle|toaster|pots|pans|utensils|coffee/,
    /knives|cutlery|oil/,
  ),
  cinema: /\b(?:netflix|how big|size|channels?|which films?|what films?|sky|disney|xbox|playstation)(?:s|es)?\b/,
  showers: singularOrPlural(
    /pressure|shampoo|soap|toiletries|towels|rain ?fall|walk in|accessible|grab|rail|seat|step|threshold|level|slippy|slippery|private|overlooked|seen|see us|hidden/,
    /(?:easy|hard|difficult|awkward|safe)(?: enough)? (?:\w+ )?(?:to (?:\w+ )?(?:get|climb|step|use)|for (?:him|her|them|my \w+))/,
    /(?:get|getting|climb|step|stepping) (?:in(?:to)?|over|up)/,
  ),
  heating: singularOrPlural(
    /pit|(?:fire|fires|stove|burner|heater|heaters)(?: \w+){0,2} (?:outside|outdoors)|how warm|degrees|temperature/,
    /wood do|logs included|cost|pay|electric|oil|gas/,
  ),
  windows: /\b(?:curtain|blind|blackout|(?:can|do|does|will) (?:\w+ ){0,4}open|clean|break|broke|double|triple)(?:s|es)?\b/,
  beach: singularOrPlural(
    /stony|stones|shingle|pebbly|rough|(?:big|high|strong) waves|drown|dangerous|dog/,
    /(?:can|may|allowed to|safe to|good to|ok to) (?:\w+ )?swim|swimming|safe|lifeguard|nud|private|sandy|pebbl|toilet/,
    /surf|tide|metres|meters|minutes|exactly|shower|lit/,
  ),
  beaches: singularOrPlural(
    /(?:is|are) (?:it|they|the|your) .{0,20}sandy|sandy or|stony|stones|shingle|pebbl(?:y|e)|dog|(?:can|may|allowed to|safe to|good to|ok to) (?:\w+ )?swim|swimming/,
    /safe|lifeguard|nud|toilet|surf|tide|parking|blue flag|rent/,
  ),
  vouchers: singularOrPlural(
    /envelope|(?:gift|nice|pretty|lovely) box|wrapp(?:ed|ing)|ribbon|amounts?|values?|how much|cost|price|minimum/,
    /combine|two vouchers|several|refund|lost|part|change|cash (?:back|out|value)|for cash|transfer|extend|extension/,
    /name on|has my|balance|spa|lidl|aldi|tesco|dunnes|supervalu|one4all|amazon|ryanair|ikea|10 percent|newsletter/,
    /discount code|promo/,
  ),
  newsletter: singularOrPlural(
    /student|senior|pensioner|nurse|military|group|week|long stay|longer|combine|loyalty|how often|unsubscribe/,
    /black friday|birthday/,
  ),
  how_to_book: singularOrPlural(
    /whole estate|entire|table|(?:book|reserve|arrange|get) (?:\w+ ){0,3}(?:flight|taxi|train|massage)|restaurant/,
    /how far in advance|which bank|without (?:a )?card/,
  ),
  taxis: /\b(?:how much|cost|price|fare|charge|airport|dublin|book (?:me|us))(?:s|es)?\b/,
  town: singularOrPlural(
    /which shop|bus|buses/,
    /(?:far|long|get|drive) .{0,20}(?:wexford|dublin|arklow|enniscorthy|rosslare|waterford|kilkenny|wicklow)|what time/,
    /when|mass|open|train to|timetable|population/,
  ),
  location: singularOrPlural(
    /eircode|postcode|post code|postal code|zip code|bus|train|public transport|how long|how far|miles|kilomet/,
    /drive from|flight|shuttle|ferry|helicopter/,
  ),
  weather: singularOrPlural(
    /forecast|tomorrow|tonight|weekend|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next|will|going to|usually/,
    /normally|summer|autumn|winter|spring|in (?!the (?:guest )?guide|(?:this|the) moment|your )\w+/,
  ),
  gate_code: anyOf(
    /heights?|widths?|open automatically|(?:no|without|out of) (?:power|electricity)|power ?(?:cut|outage|failure)/,
    /(?:when|if|while) (?:the )?(?:power|electricity) (?:is )?(?:out|off|down|gone|goes|fails)/,
  ),
  contact_form: /\b(?:who (?:reads|gets|answers|sees)|how (?:soon|quick|quickly|fast|long)|attach|attached|upload)\b/,
  per_room:
    /\b(?:(?:a|per|one|two|whole|full|for a|each) (?:week|month|fortnight)|weekly|monthly|supplement|(?:third|extra) person)(?:s|es)?\b/,
  acres: /\b(?:acres of (?:it|them|that|those|the|woods?|forest)|neighbour|fence|hunting|animals|cows|forest percent)(?:s|es)?\b/,
  walks: singularOrPlural(
    /walk (?:home|back)|how long|how far|how many|kilomet|miles|buggy|wheelchair|difficult|dangerous|safe|map|minutes/,
    /bike/,
  ),
  room_sunriser: /\b(?:evening|afternoon|sunset|dusk|west)(?:s|es)?\b/,
  room_seaforest: /\b(?:built|how old|restored|century|age|haunted|bedrooms?|stairs)(?:s|es)?\b/,
  couples: /\b(?:discount|massage)(?:s|es)?\b/,
  pay_addons: singularOrPlural(
    /cash|paypal|amex|american express|revolut|apple|google|klarna|bitcoin|instalment|upfront|for the room|for the stay/,
    /for our stay|invoice|declined|go through|went through|dollars/,
  ),
  currency: /\b(?:dollars?|exchange|convert|bitcoin|pay)(?:s|es)?\b/,
  assistant: /\b(?:which|what) (?:model|version|company)|\bopenai|anthropic|gemini|gpt|prompt\b/,
  gallery: /\b(?:photographer|shoot|drone|instagram)(?:s|es)?\b/,
  testimonials: singularOrPlural(
    /rating|score|stars?|tripadvisor|google|booking|airbnb|how many|real|genuine|fake|true|who (?:wrote|writes)|leave/,
    /leaving|write|writing|give|post|worst|best|bad|negative|average|latest|video/,
  ),
  occupancy: singularOrPlural(
    /bags|cases|work there|work for|staff|employ|meeting|event|party (?:for|with)|wedding|whole estate|altogether on/,
    /visitors?|day/,
  ),
  doctor: /\b(?:on (?:the |your )?(?:estate|site|premises|staff)|resident|in house)\b/,
  hospital: /\b(?:parking|visiting|maternity)(?:s|es)?\b/,
  takeaways: /\b(?:deliver|delivery|open|opening|what time)(?:s|es)?\b/,
  cafes: singularOrPlural(
    /deliver|open|opening|what time|in (?:the|our|my|your|each|every) (?:rooms?|cabins?|lodge|kitchen)|bring|own|pack/,
    /machine|kettle|pods?|cafetiere|aeropress|(?:make|brew) (?:\w+ ){0,2}(?:coffee|tea)/,
  ),
  eating_out:
    /\b(?:deliver|delivery|walk|walking|on foot|open|opening|what time|book (?:us )?a table|new york|paris|dublin|michelin)(?:s|es)?\b/,
}

/** "Two labradors", "both our dogs", "more than one": how many of them may come is not written. */
const severalPets = either(
  /\b(?:two|three|four|five|six|several|a few|[2-9]) (?!(?:\w+ )?(?:of us|people|persons|adults|guests|couples?|nights?|days?|weeks?|months?|years?|hours?|minutes?|times?|rooms?|cabins?|kilos?|kg|questions?|things?|walks?|miles?)\b)(?:\w+ ){0,2}?(?!(?:is|was|does|has|as|this|us|yes)\b)[a-z]{2,}s\b/,
  /\bboth (?:of )?(?:our|my|the|his|her)\b|\b(?:pair|couple) of (?!nights|days|weeks|us\b)/,
  /\b(?:more than|only|just|max(?:imum)?(?: of)?) (?:one|1)\b/,
  /\b(?:one|1) (?:\w+ )?(?:per|the (?:limit|most|max(?:imum)?))\b|\btoo many\b/,
  /\b(?:second|third|another) (?:dog|cat|pet|pup|puppy|hound)\b/,
)

/** "Can the newsletter's code be used together with the two-night saving?": what goes with what is not written. */
const savings = [
  /\b(?:newsletter|e ?mails?|wild ?10|sign(?:ing)? up|codes?)\b/,
  /\b(?:two|2) nights?\b|\bescape\b/,
  /\bflexi\b/,
  /\bvouchers?\b/,
]
const together =
  /\b(?:combin\w*|stack\w*|together with|on top of|as well as|along with|alongside|either or|add up|off .* (?:too|as well|also))\b/
const allAtOnce =
  /\b(?:both|all|two|2|the) (?:the |of the )?(?:discounts|offers|codes|deals|savings|reductions)\b.*\b(?:at once|at the same time|together|combin\w*|stack\w*|add up)\b/
const deals = new Set<TopicId>(['newsletter', 'two_night', 'flexi', 'compare_modes', 'vouchers', 'best_rate'])
function combined(text: string): string | undefined {
  const both = savings.filter((one) => one.test(text)).length > 1 && together.exec(text)
  return (both || allAtOnce.exec(text))?.[0]
}

const eachItsOwn: ReadonlySet<string> = new Set<TopicId>(['newsletter', 'two_night', 'flexi', 'vouchers'])
const alsoSaves =
  /\boff\b.*\b(?:too|as well|also)\b|\b(?:it|that|this)\b.*\b(?:apply|work|count|go|valid|good)\b.*\b(?:too|as well|also)\b/
/** "And 10% off the two night escape too?", where another saving was spoken of just before. */
export function combinedAfter(before: string, text: string, topic: string): string | undefined {
  const two = topic !== before && eachItsOwn.has(topic) && eachItsOwn.has(before)
  return two ? alsoSaves.exec(text)?.[0] : undefined
}

/** Nothing is written about opening hours of these. */
const timeless = new Set<TopicId>([
  'breakfast',
  'dining',
  'grazing',
  'picnic',
  'sauna',
  'yoga',
  'meditation',
  'reiki',
  'taxis',
  'cafes',
  'takeaways',
  'eating_out',
  'town',
  'tub',
])

/** The gap between question and topic in the question's own words, or undefined if the topic's entries may answer it. */
export function gapIn(text: string, topic: TopicId): string | undefined {
  const told = answersIt[topic]?.test(text)
  const general = everywhere.exec(text)
  if (general && !told) return general[0]
  const ofOrdering = topic === 'breakfast' && /\border(?:ed|ing)?\b/.test(text)
  const hour =
    timeless.has(topic) && !ofOrdering
      ? either(
          /\b(?:at )?what (?:time|hour)s?\b|\bhours (?:of|for) (?:the|your)\b|\bhow (?:early|late)\b/,
          /\b(?:at )?\d{1,2}(?::\d\d)? (?:am|pm)\b|\bat (?:\d{1,2}(?::\d\d)?|half \w+|six|seven|eight|nine|ten)\b/,
        ).exec(text)
      : null
  if (hour) return hour[0]
  const both = deals.has(topic) ? combined(text) : undefined
  if (both) return both
  const several = topic === 'pets' && !/\bwhich\b/.test(text) ? severalPets.exec(text) : null
  if (several) return several[0]
  const own = byTopic[topic]?.exec(text)
  if (own && !told) return own[0]
  return undefined
}
