/** Of the terms and conditions. The first that fits is quoted. */
import { over, type Subject } from './subjects.ts'

const bath = '(?:baths?|tubs?|ofuro|hot water)'
const code = '(?:(?:discount|promo|newsletter) code|newsletter (?:discount|offer|10)|discount|wild ?10|(?:10|ten) percent off)'
const given = '(?:vouchers?|gift cards?|gift certificates?)'

const subjects: readonly Omit<Subject, 'page'>[] = [
  // Living here.
  {
    said: /\bsmok(?:e|es|ing|er|ers)\b(?! (?:alarms?|detectors?|your own|salmon|fish|coming|everywhere))|\b(?:vap(?:e|es|ing)|cigarettes?|cigars?|a fag|fags)\b/,
    not: /\b(?:alarm|detector|salmon|see|smell|stove|chimney)\b/,
    quoted: /\bsmokes?\b.*\bvapes?\b|\bsmok(?:e|es|ing)\b(?!.*alarm)/i,
  },
  {
    said: /\b(?:candles?|tea ?lights?|bbqs?|barbecues?|barbeques?|fireworks?|sparklers?|lanterns?|bonfires?|camp ?fires?|fire ?pits?|disposable grill)\b/,
    not: /\b(?:wax|flowers|balloons|set (?:it |this |that )?up|put out|arrange)\b/,
    over: over('engagement anniversary kitchen'),
    quoted: /\bcandles\b/i,
  },
  { said: /\bdrones?\b/, quoted: /\bdrones?\b/i },
  {
    said: /\b(?:hen|stag) (?:part(?:y|ies)|dos?|weekends?|nights?)\b|\b(?:have|throw|host|hold) (?:a|our) (?:\w+ )?part(?:y|ies)\b|\b(?:film|photo) ?shoot\b|\bcommercial (?:film|photo)\w*\b/,
    not: /\bfull of\b/,
    over: over('occupancy couples'),
    quoted: /\bno parties\b/i,
  },
  {
    said: /\bquiet (?:hours|time)\b|\b(?:music|speakers?|noise|sing\w*|guitar)\b.*\b(?:at night|midnight|late|after (?:10|11|ten|eleven)|outside|outdoors|on the deck|allowed|alright|ok|okay)\b|\b(?:play|loud) music\b/,
    not: /\b(?:next door|neighbou?rs?|can not sleep|cinema)\b/,
    over: over('cinema late_check_out check_in'),
    quoted: /\bmusic and voices\b/i,
  },
  {
    said: /\b(?:dog|pet|animal|he|she|him|her|it)s?\b.*\b(?:on a lead|on the lead|lead on|off (?:the |a |his |her )?(?:lead|leash)|leash|loose|run free|left alone|alone|by (?:him|her|it)self)\b|\bleave (?:the |our |my )?(?:dog|pet|pup|puppy|cat|him|her) (?:\w+ ){0,2}?(?:in|alone|behind|there|while)\b/,
    not: /\b(?:travell?ing|coming|i am|my own|woman|daughter|son|wife|husband|husband s|bath|tub|swim\w*)\b/,
    over: over('pets couples'),
    quoted: /\bon a lead\b/i,
  },
  {
    said: /\b(?:kids?|children|child|baby|babies|toddler|son|daughter|niece|nephew|grand(?:kids|children|son|daughter))\b.*\b(?:visit|call over|come over|come by|drop (?:in|by|over)|for (?:lunch|dinner|an hour|a few hours|the day|the afternoon))\b/,
    not: /\b(?:overnight|sleep|stay over)\b/,
    over: over('children'),
    quoted: /\bcannot visit\b/i,
  },
  {
    said: /\b(?:friend|friends|mate|mates|sister|brother|parents|mother|father|mum|mam|family|somebody|someone|visitors?|people|couple)\b.*\b(?:visit|visits|call over|come over|come by|drop (?:in|by|over)|join us|come for)\b|\b(?:day|have|any) (?:visitors?|guests over)\b/,
    not: /\b(?:overnight|stay the night|sleep|stay over|visit (?:the|a) (?:beach|town|pub))\b/,
    over: over('occupancy couples check_in how_to_book'),
    quoted: /\bday visitors\b/i,
  },
  {
    said: /\b(?:proof|show|need|bring|carry|check)\b.{0,20}\b(?:of age|our ids?|my id|id|ids|identification|passports?)\b/,
    not: /\b(?:order id|left|lost|forgot)\b/,
    over: over('children'),
    quoted: /\bproof of age\b/i,
  },
  // What a stay is, and who pays what.
  {
    said: /\b(?:vat|taxes|tax|tourist tax|city tax|hidden (?:fees|charges|costs))\b/,
    not: /\btaxi|\b(?:return|refund|irs|revenue|gift tax|number|receipt|invoice|car tax|road tax)\b/,
    over: over('price cancellation currency per_room dynamic_prices'),
    quoted: /\binclude vat\b/i,
  },
  {
    said: /\b(?:towels?|linen|sheets|bed ?clothes|bedding|firewood|logs|wood (?:for|in) the (?:stove|fire|burner)|kindling)\b.*\b(?:included?|provided?|supplied|supply|there|extra|bring|free|pay|cost|charge|buy|have|need|our own|my own)\b|\b(?:included?|provided?|supplied?|bring|pack|pay for|cost of|buy|charge for|do you (?:have|give|provide|supply))\b.*\b(?:towels?|linen|sheets|bedding|firewood|logs|wood for the (?:stove|fire))\b|\bwhat (?:do|does) (?:we|you|i|the (?:price|rate)) (?:get|include)\b.*\b(?:money|price|rate|towels?)\b|\bwhat is included in (?:the|our|your|a) (?:price|rate|stay|cost|room)\b/,
    not: /\b(?:inside|what (?:do|does) .{0,20} in) (?:a|the|each|our)\b|\b(?:bring|send|drop|get) (?:us|me|over|up|down)\b|\b(?:more|extra|fresh|clean|new|another|run out|no|missing|dirty|wet) (?:\w+ )?(?:towels?|sheets|linen|logs|firewood)\b|\b(?:someone|somebody) (?:bring|drop)\b/,
    over: over('housekeeping heating heating_and_cooling cabin_amenities beach beaches beds extras price tub'),
    quoted: /\bincludes the room\b/i,
  },
  {
    said: /\b(?:flexi|one night|1 night|single night)\b.*\b(?:pay|paid|paying|payment|deposit|charged|due)\b.*\b(?:full|up ?front|now|advance|all of it|straight away|right away|when|at once|later)\b|\b(?:pay|paid|paying|payment|deposit|charged|due)\b.*\b(?:full|up ?front|now|advance|straight away|right away|when|at once|later)?\b.*\b(?:for|on|with) (?:the |a )?(?:flexi|one night|1 night)\b.*|\bpay the flexi\b/,
    over: over('flexi flexi_booking price deposit payment_page cancellation'),
    quoted: /\bpaid in full when you book\b/i,
  },
  {
    said: /\b(?:pay|paid|paying|payment|charged|balance|rest)\b.*\b(?:up ?front|in advance|half now|now or|instal\w*|when (?:we|i) (?:book|arrive|get there)|on arrival|at the end|due|later|in full)\b|\bdeposit (?:when|to) (?:booking|book)\b|\bwhen (?:do|will|must) (?:we|i|you) (?:pay|take|charge)\b/,
    not: /\b(?:security|damage|extras?|baths?|breakfast|grazing|hamper|add ?ons?|voucher|back|refund\w*|lose|flexi)\b/,
    over: over('two_night price payment_page cancellation how_to_book'),
    quoted: /\ba deposit of\b|\bdeposit of \d/i,
  },
  {
    said: /\b(?:when (?:will|do|would)|how (?:long|soon|fast))\b.*\b(?:security |damage )?deposit\b.*\b(?:back|returned|released|refunded)\b|\bdeposit (?:back|returned|released) after\b|\bget (?:my|our|the) (?:security |damage )?deposit back\b/,
    over: over('deposit cancellation'),
    quoted: /\breleased within\b/i,
  },
  {
    said: /\b(?:broke|broken|break|smashed|cracked|chipped|spilt|spilled|stained|damaged?)\b.*\b(?:do|will|would|must|should|have) (?:we|i|you) (?:have to |need to |be )?(?:pay|charge|charged|owe|replace)\b|\b(?:charge|bill) (?:us|me) (?:for|if)\b.*\b(?:broke|broken|break|damage|glass|plate|mug)\b/,
    over: over('housekeeping deposit cancellation pay_addons'),
    quoted: /\bglasses break\b|\bmishaps are ours\b/i,
  },
  // Booking and not coming.
  {
    said: /\b(?:take over|takes over|pass on|transfer|give|swap|sell|resell|let (?:my|our) \w+ have)\b.{0,24}\b(?:our|my|the|this|a) (?:booking|reservation)\b|\b(?:booking|reservation)\b.{0,30}\b(?:taken over|passed on|pass it on|transferred|instead of (?:us|me)|in (?:our|my) (?:place|stead)|to (?:my \w+|somebody|someone|a friend)(?: else)?|other names|another name|different names?)\b|\b(?:come|stay|go) (?:instead of us|instead of me|in our (?:place|stead)|in my (?:place|stead))\b/,
    not: /\bvouchers?\b/,
    over: over('occupancy change_booking cancellation how_to_book couples children'),
    quoted: /\bpass it to\b/i,
  },
  {
    said: /\b(?:leave|left|leaving|go home|going home|went home|check ?out|checked out)\b.{0,24}\b(?:a (?:day|night)|one (?:day|night)|early|earlier|sooner)\b.*\b(?:back|refund\w*|pay|charge\w*|money|credit)\b|\b(?:refund|money back|anything back)\b.*\b(?:leave|left|leaving) (?:\w+ ){0,2}early\b/,
    over: over('cancellation check_out late_check_out price two_night'),
    quoted: /\bleaving early\b/i,
  },
  {
    said: /\b(?:red|orange|status red|met eireann|met éireann)\b.{0,20}\b(?:warning|alert|storm|weather)\b|\b(?:storm|weather|snow|flood\w*|wind) warning\b|\bif (?:there is )?(?:a )?(?:\w+ )?(?:storm|snow|flood\w*)\b.*\b(?:can not|cancel\w*|travel|come|refund|move)\b/,
    over: over('cancellation weather change_booking room_stormchaser heating'),
    quoted: /\bred weather warning\b/i,
  },
  {
    said: /\b(?:when|what (?:months|dates)|which months|how long)\b.*\b(?:high|low|peak|off) ?season\b|\b(?:high|low|peak|off) ?season\b.*\b(?:when|start|starts|end|ends|begin|from|until|dates)\b/,
    over: over('price dynamic_prices weekend cancellation'),
    quoted: /\bhigh season is\b/i,
  },
  {
    said: /\btravel insurance\b/,
    over: over('cancellation'),
    quoted: /\btravel insurance\b/i,
  },
  {
    said: /\b(?:cancel|refund|money back)\b.*\b(?:extras?|baths?|breakfast|trays?|hampers?|grazing|box|yoga|massage|add ?ons?)\b|\b(?:extras?|baths?|breakfast|trays?|hampers?|grazing box|add ?ons?)\b.*\b(?:cancel\w*|refund\w*|money back)\b/,
    over: over(
      'cancellation heated_bath breakfast grazing extras dining pay_addons book_experience tub yoga change_booking bath_reheat',
    ),
    quoted: /\bcancel an extra\b/i,
  },
  // Vouchers and the code.
  {
    said: /\b(?:only (?:uses?|spends?)|half (?:of it|the money|the voucher)?|what is left|left over|left on|the rest|remaining|remainder|balance|not (?:use|spend) (?:it )?all|all at once|in one go|part of (?:it|the))\b/,
    within: over('vouchers'),
    quoted: /\bspend it all at once\b/i,
  },
  {
    said: new RegExp(`\\b${given}\\b.*\\b(?:only half|what is left|left over|the rest|all at once|in one go|balance)\\b`),
    over: over('vouchers'),
    quoted: /\bspend it all at once\b/i,
  },
  {
    said: new RegExp(
      `\\b(?:swap|exchange|change|turn|convert|cash)\\b.*\\b${given}\\b.*\\b(?:cash|money)\\b|\\b${given}\\b.*\\b(?:for|into|as|to) (?:cash|money)\\b|\\bcash (?:in )?(?:a|my|the|our) ${given}\\b`,
    ),
    over: over('vouchers currency'),
    quoted: /\bexchanged for cash\b/i,
  },
  {
    said: new RegExp(
      `\\b(?:return|send back|give back|refund\\w*|cancel)\\b.*\\b${given}\\b|\\b${given}\\b.*\\b(?:return(?:ed)?|refund\\w*|send (?:it )?back|money back|changed my mind)\\b`,
    ),
    over: over('vouchers cancellation'),
    quoted: /\breturned within\b/i,
  },
  {
    said: new RegExp(
      `\\b${given}\\b.*\\b(?:for|on|against|towards|pay for)\\b.*\\b(?:baths?|food|extras?|breakfast|hampers?|grazing|boxes|yoga|sauna|anything|everything|just the room)\\b|\\b(?:pay|book|order|get)\\b.*\\b(?:baths?|food|extras?|breakfast|hampers?|yoga)\\b.*\\b(?:with|by|using) (?:a|my|our|the) ${given}\\b`,
    ),
    over: over('vouchers heated_bath pay_addons extras dining breakfast'),
    quoted: /\bany stay or extra\b/i,
  },
  {
    said: new RegExp(
      `\\b(?:redeem|use|cash in|spend|where do (?:i|we) (?:put|enter|type))\\b.{0,20}\\b(?:my|our|the|a|this) (?:\\w+ )?${given}\\b`,
    ),
    not: /\b(?:two|2|both|code|together|for|on|expire\w*|valid|until|by when|how long|how many|years?|months?|time)\b/,
    over: over('vouchers how_to_book'),
    quoted: /\bto redeem a voucher\b/i,
  },
  {
    said: new RegExp(
      `\\b${code}\\b.*\\b(?:combin\\w*|together|on top|with another|twice|stayed (?:before|with you|there)|been before|extras?|bath|baths|food|vouchers?|expire\\w*)\\b|\\b(?:stayed|been) (?:with you |there |here )?(?:before|in \\d{4}|last year|already|twice)\\b.*\\b${code}\\b`,
    ),
    not: /\b(?:escape|two nights?|2 nights?|flexi|gate|wifi|door)\b/,
    beside: true,
    over: over('newsletter vouchers heated_bath two_night'),
    quoted: /\bcan be used once\b/i,
  },
  // The bath and the open air.
  {
    said: new RegExp(
      `\\b(?:bath ?bombs?|salts?|oils?|soaps?|bubbles?|bubble bath|shampoo|shower gel|(?:wine |champagne )?glass(?:es)?(?! of)|glassware|bottles?)\\b.*\\b(?:in|into|for|to|by|near|beside|at)\\b.*\\b${bath}\\b|\\b${bath}\\b.*\\b(?:bath ?bombs?|bath salts|epsom salts|oils|soap|bubbles)\\b`,
    ),
    not: /\b(?:drunk|tipsy|after|price|cost|how much|order)\b/,
    over: over('heated_bath tub wine bath_reheat'),
    quoted: /\bno soap\b/i,
  },
  {
    said: new RegExp(
      `\\b(?:how many (?:people|persons|of us|guests|can|could|fit|does|will)|both of us|(?:two|three|four) of us|room for|big enough for|all of us)\\b.*\\b${bath}\\b|\\b${bath}\\b.*\\b(?:how many (?:people|persons|of us|fit)|room for|big enough for|both of us|two of us|fit (?:two|both|three|four|us))\\b`,
    ),
    not: /\b(?:hours?|min(?:ute)?s?|how long|foot|feet|tall|euro|price|cost|how much|altogether|come to|reheat|nights?|times|baths\b.*\b(?:and|plus)|breakfast|hamper|tray|box|private|share|total)\b/,
    over: over('heated_bath tub occupancy couples'),
    quoted: /\btwo people, no more\b/i,
  },
  {
    said: new RegExp(
      `\\b(?:wind|windy|storm|stormy|lightning|thunder|gale|raining|rain|rains|snow)\\b.*\\b${bath}\\b|\\b${bath}\\b.*\\b(?:wind|windy|storm|stormy|lightning|thunder|gale)\\b`,
    ),
    over: over('heated_bath tub weather room_stormchaser'),
    quoted: /\bput out the fire\b/i,
  },
  {
    said: /\blife ?guards?\b|\b(?:safe|dangerous) (?:to (?:swim|bathe)|for (?:swimming|bathing)|swimming)\b|\b(?:currents?|rip ?tides?|tide times?|tides?)\b/,
    not: /\b(?:cut off|caught|swept|causes?|why are there)\b/,
    over: over('beach beaches weather'),
    quoted: /\blifeguard\b|\bup the tide\b/i,
  },
  { said: /\bticks?\b(?! (?:the|all|every|off|box))/, over: over('walks'), quoted: /\bticks\b/i },
]

export const subjectsInTerms: readonly Subject[] = subjects.map((one) => ({ ...one, page: 'terms and conditions' }))

/** Who may bring one reads it in full. */
export const assistanceDogs: Subject = {
  page: 'terms and conditions',
  said: /./,
  quoted: /\bassistance dogs\b|\bthey are welcome\b/i,
}
