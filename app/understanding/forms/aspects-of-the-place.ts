/** Aspects of the rooms, of food, baths and the country round of which nothing is written: “Are the beds firm?” */
import { singularOrPlural } from '#app/understanding/any-of.ts'
import type { Aspects } from './aspects-of-a-topic.ts'

export const aspectsOfThePlace: Aspects = {
  bath_reheat: {
    example: 'How long does the water stay hot after a reheat?',
    unwritten: /\b(?:stay (?:hot|warm)|take to|how long (?:does|do|will|would))\b/,
  },
  boutique: {
    example: 'The fashion boutique, which shop is that in?',
    unwritten: /\b(?:which (?:shop|boutique)|opening|sizes?)\b/,
  },
  lodge_amenities: {
    example: 'Is there a fenced garden at the lodge?',
    unwritten: /\b(?:fenced?|fences|gardens?|yard|steps?|stairs?|(?:one|ground|same) floor|grab rails?|ramp)\b/,
  },
  wifi: {
    example: 'Is the wifi fast?',
    unwritten:
      /\b(?:fast|speed|good|strong|reliable|stable|mbps|provider|cable|ethernet|limit|4k|handle|cope|everywhere on|outside|at the beach|gaming)(?:s|es)?\b/,
  },
  parking: {
    example: 'Is the parking covered?',
    unwritten:
      /\b(?:covered|garage|charg|charging|height|motorhome|caravan|trailer|bus|coach|lit|cctv|barrier|distance|far)(?:s|es)?\b/,
  },
  beds: {
    example: 'Are the beds firm?',
    unwritten: singularOrPlural(
      /from (?:the|our|my) bed|firm|soft|hard|twin|separate|single|two beds|linen|pillow|mattress topper|brand|bunk|sofa/,
      /extra bed|cot/,
    ),
  },
  tub: {
    example: 'Could a neighbour see us in the tub?',
    unwritten: singularOrPlural(
      /mat|towel|robe|steps|deep|depth|temperature|hot is|degrees|size|fit|litre|salt|salted|plain|oil|clean|chemical|jets|bubbles/,
      /neighbour|see us|roof|covered/,
    ),
  },
  heated_bath: {
    example: 'Can I put bath salts in the ofuro?',
    unwritten: singularOrPlural(
      /in the (?:rain|snow|dark)|(?:when|if) it (?:is |s )?(?:rain|snow)(?:ing)?|take to|stay (?:hot|warm)|warm up/,
      /heat up|get hot|temperature|degrees|hot is|how hot|deep|oil|salt|clean|what wood|which wood|chemical|pregnan/,
    ),
  },
  yoga: {
    example: 'Is the yoga ok for beginners?',
    unwritten: singularOrPlural(
      /mats? (?:\w+ )?(?:provided|supplied|there)|(?:total |complete |absolute )?beginner|how much|cost|price|charge/,
      /when (?:is|are|does|do|will)|what time|which day|how long|(?:who|which) .{0,20}teacher|beginners/,
      /(?:bring|need|own|provide|supply|have|get) (?:\w+ ){0,3}mats?|equipment|free/,
    ),
  },
  sauna: {
    example: 'How hot is the sauna?',
    unwritten: singularOrPlural(
      /private|how much|cost|price|charge|when (?:is|are|does|do|will)|what time|how long|how hot|hot (?:is|does)/,
      /temperature|naked|nude|nudity|swim ?wear|swimsuits?|togs|bikinis?|trunks|bathing suits?|clothes|clothing|shared|free|which/,
    ),
  },
  meditation: {
    example: "What's the price of meditation?",
    unwritten: singularOrPlural(
      /how much|cost|price|charge|when (?:is|are|does|do|will)|what time|which day|how long|(?:who|which) .{0,20}teacher/,
      /free/,
    ),
  },
  forest_bathing: {
    example: 'How long is the forest bathing?',
    unwritten:
      /\b(?:how much|cost|price|charge|when (?:is|are|does|do|will)|what time|which day|how long|(?:who|which) .{0,20}guide|free)(?:s|es)?\b/,
  },
  reiki: {
    example: 'Is the reiki healer certified?',
    unwritten: singularOrPlural(
      /when (?:is|are|does|do|will)|what time|which day|how long|who (?:is|does|gives|performs|will)/,
      /(?:which|what) healer|qualified|certified/,
    ),
  },
  picnic: {
    example: 'What is in the picnic basket?',
    unwritten: /\b(?:what is in|what does it (?:contain|include)|contents|vegan|gluten)(?:s|es)?\b/,
  },
  wine: {
    example: 'Is it ok to bring wine in?',
    unwritten:
      /\b(?:which wine|what wine|name (?:the|your) wine|same grape|grape variet|list|corkage|organic|natural|vintage|region|own wine|bring)(?:s|es)?\b/,
  },
  grazing: {
    example: 'Does the platter have salami?',
    unwritten: singularOrPlural(
      /pork|ham|salami|chorizo|prosciutto|pepperoni|beef|chicken|turkey|duck|salmon|olive|cracker|chutney|honey|grape|fig/,
      /pickle|strawberr(?:y|ie)|blue|brie|cheddar|goat|(?:which|what)(?: kinds? of| sorts? of)? (?:meat|fruit|bread)/,
      /vegan|gluten|nut|allerg|dairy|lactose|which cheese|what cheese|what kind of cheese|halal|kosher/,
      /serves (?:four|4|six)|for (?:one|four|six)|when (?:is|are|does|do|will|would|should|must|have|can|could)|notice/,
      /ahead|in advance/,
    ),
  },
  breakfast: {
    example: 'Does the breakfast hamper have porridge?',
    unwritten: singularOrPlural(
      /(?:tray|hamper|breakfast) (?:\w+ ){0,2}?(?:have|has|include|contain|with) (?:\w+ )?(?:cereal|muesli|granola|cornflake|porridge)/,
      /(?:cereal|muesli|granola|cornflake|porridge)s? (?:\w+ )?(?:in|with|on|part of) (?:the |your |a )?(?:breakfast )?(?:tray|hamper|breakfast)/,
      /half|for one|made by|vegan|gluten|nut|allerg|dairy|lactose|halal|kosher|what time|when (?:is|are|does|do|will)/,
      /bacon|eggs|sausage|pudding|rasher|salmon|juice|yogh?urt|croissant|pastr(?:y|ie)|full irish|coffee|hot breakfast/,
      /dietary/,
    ),
  },
  dining: {
    example: "What's on the menu?",
    unwritten: /\b(?:vegan|gluten|nut|allerg|dairy|halal|kosher|chef|opening|what time|menu|steak|fish|bbq|barbecue)(?:s|es)?\b/,
  },
  kitchen: {
    example: 'Is there an oven?',
    unwritten: singularOrPlural(
      /class|lesson|course|workshop|oven|microwave|fridge|freezer|dishwasher|kettle|toaster|pots|pans|utensils|coffee/,
      /knives|cutlery|oil/,
    ),
  },
  cinema: {
    example: 'How big is the cinema screen?',
    unwritten: /\b(?:netflix|how big|size|channels?|which films?|what films?|sky|disney|xbox|playstation)(?:s|es)?\b/,
  },
  showers: {
    example: 'Is the outdoor shower private?',
    unwritten: singularOrPlural(
      /pressure|shampoo|soap|toiletries|towels|rain ?fall|walk in|accessible|grab|rail|seat|step|threshold|level|slippy|slippery|private|overlooked|seen|see us|hidden/,
      /(?:easy|hard|difficult|awkward|safe)(?: enough)? (?:\w+ )?(?:to (?:\w+ )?(?:get|climb|step|use)|for (?:him|her|them|my \w+))/,
      /(?:get|getting|climb|step|stepping) (?:in(?:to)?|over|up)/,
    ),
  },
  heating: {
    example: 'Are logs included for the stove?',
    unwritten: singularOrPlural(
      /pit|(?:fire|fires|stove|burner|heater|heaters)(?: \w+){0,2} (?:outside|outdoors)|how warm|degrees|temperature/,
      /wood do|logs included|cost|pay|electric|oil|gas/,
    ),
  },
  windows: {
    example: 'Are there blackout blinds?',
    unwritten: /\b(?:curtain|blind|blackout|(?:can|do|does|will) (?:\w+ ){0,4}open|clean|break|broke|double|triple)(?:s|es)?\b/,
  },
  beach: {
    example: 'Is the beach safe?',
    unwritten: singularOrPlural(
      /stony|stones|shingle|pebbly|rough|(?:big|high|strong) waves|drown|dangerous|dog/,
      /(?:can|may|allowed to|safe to|good to|ok to) (?:\w+ )?swim|swimming|safe|lifeguard|nud|private|sandy|pebbl|toilet/,
      /surf|tide|metres|meters|minutes|exactly|shower|lit/,
    ),
  },
  beaches: {
    example: 'Is the beach sandy or stony?',
    unwritten: singularOrPlural(
      /(?:is|are) (?:it|they|the|your) .{0,20}sandy|sandy or|stony|stones|shingle|pebbl(?:y|e)|dog|(?:can|may|allowed to|safe to|good to|ok to) (?:\w+ )?swim|swimming/,
      /safe|lifeguard|nud|toilet|surf|tide|parking|blue flag|rent/,
    ),
  },
  taxis: {
    example: 'How much is a taxi?',
    unwritten: /\b(?:how much|cost|price|fare|charge|airport|dublin|book (?:me|us))(?:s|es)?\b/,
  },
  town: {
    example: 'Is there a bus to town?',
    unwritten: singularOrPlural(
      /which shop|bus|buses/,
      /(?:far|long|get|drive) .{0,20}(?:wexford|dublin|arklow|enniscorthy|rosslare|waterford|kilkenny|wicklow)|what time/,
      /when|mass|open|train to|timetable|population/,
    ),
  },
  location: {
    example: "What's the eircode?",
    unwritten: singularOrPlural(
      /eircode|postcode|post code|postal code|zip code|bus|train|public transport|how long|how far|miles|kilomet/,
      /drive from|flight|shuttle|ferry|helicopter/,
    ),
  },
  weather: {
    example: "What's the forecast for the weekend?",
    unwritten: singularOrPlural(
      /forecast|tomorrow|tonight|weekend|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next|will|going to|usually/,
      /normally|summer|autumn|winter|spring|in (?!the (?:guest )?guide|(?:this|the) moment|your )\w+/,
    ),
  },
  acres: {
    example: 'How many acres of it are woods?',
    unwritten:
      /\b(?:acres of (?:it|them|that|those|the|woods?|forest)|neighbour|fence|hunting|animals|cows|forest percent)(?:s|es)?\b/,
  },
  walks: {
    example: 'How long is the walk?',
    unwritten: singularOrPlural(
      /walk (?:home|back)|how long|how far|how many|kilomet|miles|buggy|wheelchair|difficult|dangerous|safe|map|minutes/,
      /bike/,
    ),
  },
  room_sunriser: {
    example: 'Does Sunriser get the evening sun?',
    unwritten: /\b(?:evening|afternoon|sunset|dusk|west)(?:s|es)?\b/,
  },
  room_seaforest: {
    example: 'Is the lodge haunted?',
    unwritten:
      /\b(?:built|how old|restored|century|age|haunted|bedrooms?|stairs|construct(?:ed|ion)|eighteen hundred|put up(?= (?:the|that|your|sea)\b)|(?:was|were) (?:\w+ ){1,3}put up|was (?:\w+ )?finished|date (?:of|from))(?:s|es)?\b/,
  },
  doctor: {
    example: 'Is there a doctor on the estate?',
    unwritten: /\b(?:on (?:the |your )?(?:estate|site|premises|staff)|resident|in house)\b/,
  },
  hospital: {
    example: 'When are visiting hours at the hospital?',
    unwritten: /\b(?:parking|visiting|maternity)(?:s|es)?\b/,
  },
  takeaways: {
    example: 'Do any takeaways deliver?',
    unwritten: /\b(?:deliver|delivery|open|opening|what time)(?:s|es)?\b/,
  },
  cafes: {
    example: 'Is there a coffee machine in the cabin?',
    unwritten: singularOrPlural(
      /deliver|open|opening|what time|in (?:the|our|my|your|each|every) (?:rooms?|cabins?|lodge|kitchen)|bring|own|pack/,
      /machine|kettle|pods?|cafetiere|aeropress|(?:make|brew) (?:\w+ ){0,2}(?:coffee|tea)/,
    ),
  },
  eating_out: {
    example: 'Is there a restaurant within walking distance?',
    unwritten:
      /\b(?:deliver|delivery|walk|walking|on foot|open|opening|what time|book (?:us )?a table|new york|paris|dublin|michelin)(?:s|es)?\b/,
  },
}
