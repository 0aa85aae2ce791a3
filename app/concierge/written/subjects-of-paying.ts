/** Subjects in the terms: what a stay includes, and who pays what when. The first match is quoted. */
import { anyOf, either } from '#app/understanding/any-of.ts'
import { wifiPaid } from '#app/understanding/everyday/of-the-wifi.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { Subject } from './subjects.ts'

export const ofPaying: readonly Omit<Subject, 'page'>[] = [
  {
    example: 'Do we pay for the WiFi?',
    said: wifiPaid,
    not: /\b(?:fast|speed|slow|work\w*|reach\w*|password|code)\b/,
    beside: true,
    over: topicSet('wifi'),
    quoted: /\bincludes the room\b/i,
  },
  {
    example: 'Are there taxes or VAT on top?',
    said: /\b(?:vat|taxes|tax|tourist tax|city tax|hidden (?:fees|charges|costs))\b/,
    not: /\btaxi|\b(?:return|refund|irs|revenue|gift tax|number|receipt|invoice|car tax|road tax)\b/,
    over: topicSet('price cancellation currency per_room dynamic_prices'),
    quoted: /\binclude vat\b/i,
  },
  {
    example: 'Do I need to bring my own towels?',
    said: either(
      /\b(?:towels?|linen|sheets|bed ?clothes|bedding|fire ?wood|logs|wood (?:for|in) the (?:stove|fire|burner)|kindling)\b.*\b(?:included?|provided?|supplied|supply|there|extra|bring|free|pay|cost|charge|buy|have|need|our own|my own)\b/,
      /\b(?:included?|provided?|supplied?|bring(?:ing)?|pack(?:ing)?|pay for|cost of|buy|charge for|cost (?:extra )?for|extra for|do you (?:have|give|provide|supply))\b.*\b(?:towels?|linen|sheets|bedding|fire ?wood|logs|wood for the (?:stove|fire))\b/,
      /\bwhat (?:do|does) (?:we|you|i|the (?:price|rate)) (?:get|include)\b.*\b(?:money|price|rate|towels?)\b/,
      /\bwhat is (?:actually |all |really )?included in (?:the|our|your|a) (?:price|rate|stay|cost|room)\b/,
      /^what (?:do|would|will) (?:we|i|you) (?:actually |even )?get for (?:that|it|the money|our money|the price)\b/,
    ),
    not: either(
      /\b(?:inside|what (?:do|does) .{0,20} in) (?:a|the|each|our)\b|\b(?:bring|send|drop|get) (?:us|me(?! own)|over|up|down)\b/,
      /\b(?:more|extra|fresh|clean|new|another|run out|no|missing|dirty|wet) (?:(?!for )\w+ )?(?:towels?|sheets|linen|logs|firewood)\b/,
      /\b(?:someone|somebody) (?:bring|drop)\b|\b(?:wood|logs|kindling)\b.*\b(?:bath|tub|ofuro)\b|^(?:can|may) (?:we|i) bring\b.*\bown (?:fire ?)?(?:wood|logs)\b/,
    ),
    over: topicSet(
      'housekeeping heating heating_and_cooling cabin_amenities beach beaches beds extras price tub two_night flexi cheapest weekend heated_bath bath_reheat check_out pay_addons',
    ),
    quoted: /\bincludes the room\b/i,
  },
  {
    example: "So what's not included?",
    after: 'Does it cost extra for the firewood?',
    said: either(
      /\bnot included\b|\bwhat (?:is|else is|would be) (?:not included|extra|on top|added)\b/,
      /\bwhat (?:do|would) (?:we|i) (?:pay|have to pay) (?:extra|on top)\b/,
    ),
    not: /\b(?:breakfast|bath|late checkout|fee|charge)\b/,
    over: topicSet(
      'parking price extras pay_addons dynamic_prices cabin_amenities heated_bath bath_reheat heating two_night flexi',
    ),
    quoted: /\bnot include\b/i,
  },
  // A grumble about the price is answered with what the price includes.
  {
    example: 'Why is it so dear?',
    said: either(
      /\b(?:why|how come)\b.{0,24}\b(?:dear|expensive|pricey|costly|so much|that much)\b|\ba lot of money\b/,
      /\b(?:what is the point of|why would (?:i|we|anyone)) pay(?:ing)?\b/,
      /\bworth (?:it|the money|the price|that much|(?:the |paying )?(?:euro )?\d{3})\b/,
      /^(?:that is|it is|ye are|you are)? ?(?:very|so|fierce|mad|shocking|awful|awfully) (?:dear|expensive|pricey)\b/,
      /\b(?:euro|quid)\b.*\bshed\b/,
    ),
    not: anyOf(
      /not worth|taxi|voucher|deal|drive|walk|detour|visit|was|were|refund|late checkout|bath|breakfast|box|flexi|escape/,
      /which|difference|saturday|weekend|friday|(?:extra|additional|more) (?:tenner|twenty|\d+|few|money)|paying (?:the )?extra/,
    ),
    over: topicSet('dynamic_prices two_night cabin_amenities price dearest rooms complaint about weekend'),
    quoted: /\bincludes the room\b/i,
  },
  {
    example: 'Is my card charged now?',
    said: either(
      /\b(?:card|account|money)\b.{0,12}\b(?:charged|debited|taken|billed)\b.{0,16}\b(?:now|when|straight away|right away|yet|at once|immediately|today|later)\b/,
      /\bwhen\b.{0,16}\b(?:card|account|money)\b.{0,12}\b(?:charged|debited|taken|billed)\b/,
    ),
    not: /\b(?:extras?|baths?|breakfast|box|hamper|vouchers?|twice|wrong|already|refund\w*)\b/,
    over: topicSet('pay_addons payment_page deposit price cancellation'),
    quoted: /\ba deposit of\b|\bdeposit of \d/i,
    also: /\bpaid in full when you book\b/i,
  },
  {
    example: 'Do you keep my card details?',
    said: either(
      /\b(?:keep|store|save|see|hold|have|hold on to|holding) (?:my|our|the) (?:\w+ )?card(?: details| number)?\b/,
      /\bcard (?:details|number)\b.*\b(?:safe|stored|kept|saved|secure)\b/,
    ),
    over: topicSet('pay_addons payment_page privacy deposit'),
    quoted: /\bnever see or store\b/i,
  },
  {
    example: 'Do I pay the Flexi straight away or when I arrive?',
    said: either(
      /\b(?:flexi|one night|1 night|single night)\b.*\b(?:pay|paid|paying|payment|deposit|charged|due)\b.*\b(?:full|up ?front|now|advance|all of it|straight away|right away|when|at once|(?:in|at) one go|later)\b/,
      /\b(?:pay|paid|paying|payment|deposit|charged|due)\b.*\b(?:for|on|with) (?:the |a )?(?:flexi|one night|1 night)\b/,
      /\bpay (?:for )?(?:the |a )?flexi\b/,
    ),
    over: topicSet('flexi flexi_booking price deposit payment_page cancellation'),
    quoted: /\bpaid in full when you book\b/i,
  },
  {
    example: 'Do we have to pay it all now or when we get there?',
    said: either(
      /\b(?:pay|paid|paying|payment|charged|balance|rest)\b.*\b(?:up ?front|in advance|half now|now or|instal\w*|when (?:we|i) (?:book|arrive|get there)|on arrival|at the end|due|later|in full)\b/,
      /\bhow much (?:do|would|will|must|should) (?:you|ye|we|i) (?:take|need|want|pay|owe|put down|have to pay|charge)\b.{0,16}\b(?:up ?front|(?:when|as) (?:we|i) book|at (?:the time of )?booking|to (?:book|hold|secure|reserve)(?: (?:it|a room|the room|our stay|the dates?))?$)/,
      /\b(?:how much|what) (?:is|would be|will be) (?:due|owed|taken|payable)\b.{0,8}\b(?:when|at|on|upon|as|now|up ?front)\b/,
      /\b(?:can|could|may) (?:i|we) (?:pay|put down|leave) (?:just |only )?a deposit\b|\bdeposit (?:when|to) (?:booking|book)\b|\bwhen (?:do|will|must) (?:we|i|you) (?:pay|take|charge|be charged)\b/,
    ),
    not: /\b(?:security|damage|extras?|baths?|breakfast|grazing|hamper|add ?ons?|voucher|back|refund\w*|lose|flexi)\b/,
    over: topicSet('two_night price payment_page cancellation how_to_book deposit heated_bath'),
    quoted: /\ba deposit of\b|\bdeposit of \d/i,
    also: /\bpaid in full when you book\b/i,
  },
  {
    example: 'How do we pay for the stay?',
    said: either(
      /\bhow (?:do|can|should|would|must|will|could) (?:i|we|you|one) pay for (?:the|our|my) (?:room|stay|cabin|lodge|booking|nights?)$/,
      /\bpay\b.*\bfor (?:the|our|my) (?:room|stay|cabin|lodge|booking)\b.*\b(?:site|website|page|provider|company|somewhere else)\b/,
      /\bwho (?:do|would|will) (?:i|we) pay(?: for (?:the|our) (?:room|stay))?$/,
      /\b(?:site|website)\b.{0,12}\b(?:take|handle|store|process|keep)s? (?:my|our|the) (?:card|payment)\b/,
      /\b(?:is it|do (?:i|we) pay) (?:you|here|on (?:this|your) (?:site|website))\b.*\bor (?:an?other|elsewhere|some|a different|a separate)\b/,
    ),
    over: topicSet('pay_addons payment_page price how_to_book per_room contact'),
    quoted: /\bsecure pages\b/i,
    also: /\ba deposit of\b|\bdeposit of \d/i,
  },
  {
    example: 'How can I pay?',
    said: /\bhow (?:do|can|should|would|must|will|could) (?:i|we|you|one) pay$/,
    over: topicSet('pay_addons'),
    quoted: /\bsecure pages\b/i,
    also: /\ba deposit of\b|\bdeposit of \d/i,
    beside: true,
  },
  {
    example: 'Is there a caution money that we get back?',
    said: /\b(?:caution(?: money)?|deposit|bond)\b.*\b(?:that|which|and) (?:we|i|you) (?:get|are given|receive|give) (?:it )?back\b/,
    not: /\b(?:cancel\w*|book(?:ed|ing)?|when|how)\b/,
    over: topicSet('deposit'),
    beside: true,
    quoted: /\breleased within\b/i,
    alone: true,
  },
  {
    example: 'When do we get the security deposit back after we leave?',
    said: either(
      /\b(?:when (?:will|do|would)|how (?:long|soon|fast))\b.*\b(?:security |damage )?deposit\b.*\b(?:back|returned|released|refunded)\b/,
      /\bdeposit (?:back|returned|released) after\b|\bget (?:my|our|the) (?:security |damage )?deposit back\b/,
      /\bdeposit\b.*\b(?:when|how (?:long|soon))\b.*\b(?:back|returned|released)\b/,
      /\b(?:blocked|held|hold|authori[sz]ed|pre ?auth\w*)\b.*\bcard\b.*\b(?:when|how long|let go|released?|back|free)\b/,
    ),
    not: /\bcancel\w*\b|\bwhen (?:we|i) (?:check(?: ?in)?|arrive|come|book|get there)\b/,
    over: topicSet('deposit'),
    quoted: /\breleased within\b/i,
  },
]
