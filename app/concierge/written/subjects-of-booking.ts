/** Subjects in the terms: booking and cancelling. The first match is quoted. */
import { anyOf, either } from '#app/understanding/any-of.ts'
import { cancelsStay } from '#app/understanding/said-out/what-is-cancelled.ts'
import { topicSet } from '#app/understanding/topic-set.ts'
import type { Subject } from './subjects.ts'

export const ofBooking: readonly Omit<Subject, 'page'>[] = [
  // “40% of what?”, of an offer.
  {
    said: either(
      /\b(?:percent|discount|saving|save|saves) (?:is |are |comes )?(?:off |of |on |from |compared (?:to|with) |against |less than )+(?:of )?what\b/,
      /^(?:(?:and|so|but|ok|yes|no) )*(?:compared (?:to|with)|less than|cheaper than|off|of|than) what(?: price)?$/,
      /\bhow (?:do|can|could|would|does|is) (?:i|we|you|one|it|that)? ?(?:get|save|come to|arrive at|reach|make)? ?(?:the |a |up to )*\d{1,2} percent\b/,
      /\b(?:where|how) (?:is|are|do|does|come) (?:the |those |that )?(?:\d{1,2} percent|saving|discount)\b/,
    ),
    not: /\b(?:newsletter|code|voucher|cancel\w*|refund\w*|deposit)\b/,
    within: topicSet('flexi flexi_booking two_night compare_modes'),
    quoted: /\bsame nights booked singly\b/i,
  },
  // Booking and not coming.
  {
    said: either(
      /\b(?:take over|takes over|pass on|transfer|give|swap|sell|resell|let (?:my|our) \w+ have)\b.{0,24}\b(?:our|my|the|this|a) (?:booking|reservation)\b/,
      /\b(?:booking|reservation)\b.{0,30}\b(?:taken over|passed on|pass it on|transferred|instead of (?:us|me)|in (?:our|my) (?:place|stead)|to (?:my \w+|somebody|someone|a friend)(?: else)?|other names|another name|different names?)\b/,
      /\b(?:can|could|may) (?:they|he|she|my \w+|our \w+) (?:just )?(?:use|have|take) (?:our|my|the|over our) (?:booking|reservation|stay|place)\b/,
      /\b(?:sell|resell|selling)\b.*\b(?:it|booking|stay|reservation)\b.*\b(?:to|on|more)\b/,
      /\b(?:my|our) \w+(?: and (?:his|her|their) \w+)? (?:could |can |may |would |will )?(?:use|have|take) (?:our|my|the) (?:booking|reservation|stay|place)\b/,
      /\b(?:my|our|a|another|some) \w+ (?:use|have|take|take over) (?:it|(?:our|my|the) (?:booking|reservation|stay|place))\b.*\b(?:if|when|since|because|as) (?:i|we) (?:can not|could not|are not able|am not able)\b/,
      /\b(?:come|stay|go) (?:instead of us|instead of me|in our (?:place|stead)|in my (?:place|stead))\b/,
    ),
    not: /\bvouchers?\b/,
    over: topicSet('occupancy change_booking cancellation how_to_book couples children'),
    quoted: /\bpass it to\b/i,
  },
  {
    said: either(
      /\b(?:leave|left|leaving|go home|going home|went home|check ?out|checked out)\b.{0,24}\b(?:a (?:day|night)|one (?:day|night)|early|earlier|sooner)\b.*\b(?:back|refund\w*|pay|charge\w*|money|credit)\b/,
      /\b(?:refund|money back|anything back|who pays)\b.*\b(?:leave|left|leaving|go home) (?:\w+ ){0,2}early\b/,
    ),
    over: topicSet('cancellation check_out late_check_out price two_night'),
    quoted: /\bleaving early\b/i,
  },
  {
    said: either(
      /\b(?:red|orange|status red|met eireann|met éireann)\b.{0,20}\b(?:warning|alert|storm|weather)\b/,
      /\b(?:storm|weather|snow|flood\w*|wind) warning\b|\bstatus (?:red|orange)\b/,
      /\bif (?:there is )?(?:a )?(?:\w+ )?(?:storm|snow|flood\w*)\b.*\b(?:can not|cancel\w*|travel|come|refund|move)\b/,
      /^(?:and |so |but )*what (?:if|happens (?:if|when)|about if) (?:it storms|it is (?:stormy|very windy)|there is (?:a )?(?:(?:big|bad|really bad) )?storm|a storm (?:comes|hits|blows in))$/,
    ),
    over: topicSet('cancellation weather change_booking room_stormchaser heating'),
    quoted: /\bred weather warning\b/i,
  },
  // “What if we sleep it out and don't leave by eleven?”
  {
    said: either(
      /\b(?:not|never) (?:be )?(?:leave|out|gone|check out|get out) by (?:eleven|11)\b|\bsleep it (?:out|in)\b|\boverstay\w*\b/,
      /\b(?:what )?if (?:we|i) (?:just )?(?:leave|left|go|went|stay|stayed|hang on|hung on)\b.{0,12}\b(?:at|till|until) (?:noon|midday|12|1|2|one|two|twelve|lunch ?time)\b/,
      /\b(?:miss|late for|not make) (?:the )?check ?out\b|(?<!\b(?:can|could|may) (?:we|i) )\bstay (?:past|beyond) (?:check ?out|eleven|11)\b/,
    ),
    not: /\b(?:late check ?out (?:until|till|cost|price)|how much|book|order|pre ?book)\b/,
    over: topicSet('check_out late_check_out price'),
    quoted: /\bstay past your hour\b/i,
  },
  {
    said: either(
      /\b(?:when|what (?:months|dates)|which months|how long)\b.*\b(?:high|low|peak|off) ?season\b/,
      /^(?:and |so |but )?(?:is|are|does|would) (?!it (?:cheaper|dearer|less|more)).{2,24} (?:in |count as |be |at )*(?:the )?(?:high|low|peak|off) ?season$/,
      /\b(?:high|low|peak|off) ?season\b.*\b(?:when|start|starts|end|ends|begin|from|until|dates)\b/,
    ),
    over: topicSet('price dynamic_prices weekend cancellation'),
    quoted: /\bhigh season is\b/i,
  },
  {
    said: /\btravel insurance\b/,
    over: topicSet('cancellation'),
    quoted: /\btravel insurance\b/i,
  },
  {
    said: either(
      /\b(?:cancel\w*|refund\w*|money back)\b.*\b(?:extras?|baths?|breakfast|trays?|hampers?|grazing|box|yoga|massage|add ?ons?)\b/,
      /\bordered (?:a|an|the|our|some|two|\d) (?:\w+ ){0,2}(?:box(?:es)?|baths?|breakfasts?|trays?|hampers?|reheats?)\b.*\b(?:cancel\w*|take it back|undo|refund\w*)\b/,
      /\b(?:extras?|baths?|breakfast|trays?|hampers?|grazing box|add ?ons?)\b.*\b(?:cancel\w*|refund\w*|money back|chang(?:e|ed) (?:our|my) minds?|not want it)\b/,
      /\b(?:bought|ordered|booked|paid for)\b.*\b(?:baths?|breakfast|trays?|hampers?|grazing|box|reheat|extras?)\b.*\b(?:wrong|by mistake)\b/,
      /\b(?:get|have|want|give (?:me|us)) (?:the|my|our) (?:\d+|fifty)(?: euros?)? back\b.*\b(?:baths?|breakfast|trays?|hampers?|box|reheat)\b/,
    ),
    over: topicSet(
      'cancellation heated_bath breakfast grazing extras dining pay_addons book_experience tub yoga change_booking bath_reheat confirmation guest_guide',
    ),
    not: either(/\b(?:gale|storm|wind|windy|fire out|as described)\b/, cancelsStay),
    quoted: /\bcancel an extra\b/i,
  },
  // “Then I want the fifty back”, of the bath.
  {
    said: /\b(?:get|have|want|give (?:me|us)|take) (?:the|my|our|all of it|it) ?(?:\d+|fifty|money)?(?: euros?)? ?back\b/,
    within: topicSet('heated_bath bath_reheat breakfast grazing'),
    over: topicSet('heated_bath bath_reheat breakfast grazing money cancellation takeaways'),
    quoted: /\bcancel an extra\b/i,
  },
  {
    said: either(
      /\b(?:book|reserv\w*|booking)\b.*\b(?:by|over|on|through) (?:the )?(?:phone|telephone)\b/,
      /\b(?:not (?:use|have|do|got)|no|without) (?:the )?(?:internet|computer|email|e mail)\b.*\b(?:book|reserv\w*|stay)\b/,
      /\b(?:book|reserv\w*)\b.*\b(?:not (?:use|have|do)|no|without) (?:the )?(?:internet|computer)\b/,
      /\b(?:ring|call|phone) (?:you |ye |in )?to book\b/,
    ),
    not: /\b(?:change|cancel|restaurant|taxi)\b/,
    over: topicSet('how_to_book contact wifi availability'),
    beside: true,
    quoted: /\btelephone and e-?mail bookings\b/i,
  },
  // “How do we book, can we do it by telephone?”
  {
    said: /\b(?:by|over the|on the|through the) (?:tele)?phone\b/,
    within: topicSet('how_to_book'),
    over: topicSet('how_to_book'),
    quoted: /\btelephone and e-?mail bookings\b/i,
  },
  {
    said: either(
      /\b(?:can|could|may|possible to|able to|allowed to) (?:(?:i|we) )?(?:still )?(?:move|change|switch|swap|shift|postpone|push(?: back)?) (?:my|our|the) (?:dates?|stay|weekend|booking (?:to|until|till))\b/,
      /\b(?:need|have|want|would like|hoping|like) to (?:move|change|switch|swap|shift|postpone) (?:my|our|the) (?:dates?|stay|weekend)\b/,
      /^(?:and |so |or |but )*(?:what about|how about|what if (?:we|i)|instead) (?:mov|chang|switch|shift|postpon)\w* (?:the|our|my) (?:dates?|stay)\b/,
      /\b(?:move|change|changing|moving|switch|shift|postpone|push)\b.*\b(?:dates?|stay|booking|reservation|weekend)\b.*\b(?:cost|costs|charge|charged|fee|free|pay|penalty|how often|more than once)\b/,
      /\b(?:cost|charge|fee|penalty)\b.*\b(?:move|change|changing|moving|postpone)\b.*\b(?:dates?|stay|booking|reservation)\b/,
    ),
    not: /(?<!\binstead of )\bcancel\w*|\blate checkout\b/,
    over: topicSet('change_booking cancellation'),
    beside: true,
    quoted: /\bmove your stay once\b/i,
  },
  {
    said: anyOf(
      /fees?|charged?|costs?|free|cheaper|dearer|difference|how often|twice|second time|again|pay|penalty/,
      /(?:move|change|switch|shift|postpone|push) (?:it|that|them)(?: (?:to|until|till|by|out|back|forward|instead)|$)/,
    ),
    not: /\b(?:cancel\w*|e ?mail|card|guest guide)\b/,
    within: topicSet('change_booking'),
    quoted: /\bmove your stay once\b|\bdifference in price\b/i,
  },
  {
    said: /\b(?:how|want|need|like|can (?:i|we)|could (?:i|we)|please|have to)\b.*\bcancel (?:my|our|the|a|this) (?:booking|stay|reservation|weekend|trip)\b/,
    not: /\b(?:how much|cost|charge|lose|refund|money|back|free|what happens|before|if (?:i|we))\b/,
    over: topicSet('cancellation change_booking'),
    beside: true,
    quoted: /\bto cancel, use\b/i,
  },
  {
    said: /\b(?:how (?:long|soon|fast)|when)\b.*\b(?:refunds?|refunded|money (?:be )?back)\b/,
    not: /\b(?:deposit|voucher|before|cancel by|tax|irs|revenue|amazon|you (?:approved|promised|said|agreed))\b/,
    over: topicSet('cancellation money'),
    quoted: /\brefunds go back\b/i,
  },
  {
    said: either(
      /\b(?:bath|tub|breakfast|tray|hamper|box|food|extra)\b.*\b(?:cold|late|wrong|missing|stale|not (?:lit|hot|come|as described)|never (?:came|lit))\b.*\b(?:refund|money back|back)\b/,
      /\b(?:refund|money back)\b.*\b(?:bath|tub|breakfast|tray|hamper|box)\b.*\b(?:cold|late|wrong|missing|never)\b/,
      /\b(?:breakfast|tray|hamper|box|bath|extra)\b.*\b(?:what if|if|suppose)\b.*\b(?:does not|never|did not) (?:come|comes|arrive|turn up|show)\b/,
    ),
    over: topicSet('bath_reheat heated_bath breakfast grazing housekeeping cancellation complaint'),
    quoted: /\bnot as described\b|\bput it right or refund\b/i,
  },
  {
    said: /\b(?:need|bring|pack|wear|take|require)\b.{0,24}\b(?:boots|wellies|wellingtons|runners|sneakers|trainers|(?:walking|hiking|sturdy|good|proper|waterproof) shoes)\b|\b(?:what|which|sort of|kind of) (?:shoes|footwear)\b/,
    not: /\b(?:lend|borrow|hire|rent|spare|provide\w*|supply|left|forgot\w*|lost|buy)\b/,
    over: topicSet('check_out order_details cabin_amenities walks housekeeping check_in extras boutique'),
    quoted: /\bbring boots\b/i,
  },
  {
    said: either(
      /\b(?:what|anything) (?:do|should|must|will|else)? ?(?:we|i) (?:need to |have to |should |must )?(?:bring|pack|take)\b/,
      /\b(?:do|should|must) (?:we|i) (?:need to |have to )?(?:bring|pack) (?:anything|something|much|a lot|stuff)\b/,
      /\bpacking list\b|\b(?:anything|something) (?:we|i) (?:need|should|have) (?:to )?(?:bring|pack)\b/,
    ),
    not: /\b(?:dogs?|book|order|voucher|wine|food)\b/,
    over: topicSet('order_details cabin_amenities walks'),
    quoted: /\bbring boots\b/i,
    also: /\bincludes the room\b/i,
  },
  {
    said: either(
      /\b(?:whole|full) (?:lot|amount|thing|sum|price|cost)\b.*\b(?:taken|paid|charged|due|come out|now|today)\b/,
      /\b(?:pay|paying)\b.*\b(?:(?:it all|the lot|everything) (?:right |straight )?(?:now|away)|all at once|all of it|everything (?:up ?front|now|at once)|in one go|the (?:full|whole) (?:amount|lot|thing|sum|price))\b/,
      /\b(?:rest|balance|remainder)\b.*\b(?:taken|due|paid|charged|collected)\b|\bwhen\b.*\b(?:rest|balance|remainder)\b/,
      /\bdeposit\b.*\b(?:(?:when|as|once) (?:i|we) book|to book|on booking|when booking|for a booking|up ?front|off my card|out of my account)\b/,
      /\bhow much\b.{0,20}\b(?:put|pay) down\b|\bhow (?:much|big) (?:is |of )?(?:the |a |your )?deposit\b|\bwhat (?:is|of) (?:the |a |your )?deposit\b/,
      /\b(?:comes?|taken|goes|go) (?:off|from|out of) (?:my|our|the) (?:card|account)\b|\bdeposit (?:on|for|with) (?:that|it|this|those|them)\b/,
      /\bpay the deposit\b.*\bhow much\b|\bwhich (?:one )?of us\b.*\bdeposit\b/,
      /\bhow much (?:now|today|up ?front)\b.{0,20}\b(?:later|then|after)\b|\bhow much up ?front (?:do|would|will) (?:you|ye)\b|\bdeposit how much\b|\bbooking deposit\b|\bwhat deposit (?:do|would|will) (?:you|ye) (?:take|ask|want|need)\b/,
      /\bpay(?:ing)? (?:for )?(?:it all|all of it|everything|the lot|in full)\b.{0,12}\b(?:when|once|on|while) (?:(?:i|we|you) )?(?:book|booking)\b/,
      /\b(?:full|whole) (?:amount|price|sum|cost)\b.{0,16}\b(?:when|once|as soon as) (?:i|we) book\b/,
    ),
    not: /\b(?:voucher|bath|extras?|trays?|box|estate|back|refund\w*|damages?|breakages?|security|flexi)\b/,
    over: topicSet('how_to_book pay_addons two_night price deposit cancellation'),
    quoted: /\ba deposit of\b|\bdeposit of \d/i,
    also: /\bpaid in full when you book\b/i,
  },
  // “Do we need to pay a deposit?”: the one for the booking stands beside the one for damage.
  {
    said: /^(?:and |so |ok )*(?:do|does|is|will|would|must|should|have) (?:we|i|you|ye|there|it)\b.*\bdeposit$/,
    not: /\b(?:security|damage\w*|voucher|bath|extras?)\b/,
    over: topicSet('deposit'),
    beside: true,
    quoted: /\ba deposit of \d/i,
  },
  // “How much?”, of the deposit.
  {
    said: /^(?:and |so |ok |but )*(?:how much|what amount|how high)(?: (?:is|would|will) (?:it|that)(?: be)?)?(?: (?:usually|normally|then|so))*$/,
    within: topicSet('deposit'),
    over: topicSet('deposit'),
    quoted: /\bhow it is held\b/i,
  },
  // “Will that be cash?”, of the deposit.
  {
    said: /\b(?:will|would|is|can|must|does|do (?:we|i|you)) (?:(?:pay|take|hold) )?(?:that|it|this)\b.*\b(?:cash|card|hold|held|reserved|blocked|taken|charged)\b/,
    within: topicSet('deposit'),
    over: topicSet('deposit how_to_book pay_addons unknown'),
    quoted: /\bhow it is held\b/i,
  },
  // “Would ye give any back if somebody else takes the room?”
  {
    said: either(
      /\b(?:let|rent|sell|book|fill|give)s?\b.{0,8}\b(?:nights?|room|cabin|lodge|dates?|it|place)\b.{0,8}\b(?:again|(?:to|on to) (?:someone|somebody|anyone) else|to others|another (?:guest|couple))\b/,
      /\b(?:someone|somebody|anyone|another couple|other guests?)(?: else)? (?:takes?|books?|gets?|rents?|has|have|stays? in|fills?)\b.{0,8}\b(?:our|my|the) (?:room|cabin|lodge|nights?|dates?|place|stay|weekend)\b/,
    ),
    not: /\b(?:who|key|find out|share|present|gift)\b/,
    over: topicSet('cancellation availability change_booking occupancy other_guests money'),
    quoted: /\blet your nights again\b/i,
  },
  {
    said: /\b(?:if|when|suppose|in case) (?:it is )?(?:you|ye|yous|you lads|you guys|the estate) (?:who )?(?:\w+ )?(?:have to |had to |need to |must |should )?cancel\b/,
    over: topicSet('cancellation change_booking'),
    quoted: /\bwe cancel a confirmed stay\b|\bfull refund within\b/i,
  },
  {
    said: either(
      /\b(?:give|pass|transfer|hand|hand over|let)\b.*\b(?:booking|stay|reservation|cabin|room|lodge|it)\b.*\bto (?:my|our|a|another|some|other)\b/,
      /\b(?:change|put)\b.{0,14}\bnames?\b.*\bbooking\b/,
      /\b(?:someone|somebody) else (?:go|come|use|take)\b.*\b(?:instead|our|my)\b/,
    ),
    not: /\b(?:dog|voucher|gift|message|keys?|food|give a (?:ring|call|shout))\b/,
    over: topicSet('change_booking occupancy'),
    quoted: /\bbooking is personal\b/i,
  },
  // “Do I get an email after booking?”, and not one that failed to come.
  {
    said: either(
      /\b(?:do|will|would|should|when do|when will) (?:i|we|you) (?:get|receive|be sent|have|send(?: me| us| out)?)\b.{0,16}\b(?:e ?mails?|mails?|confirm\w*|something in writing)\b.*\b(?:book\w*|reserv\w*)\b/,
      /\b(?:after|once|when) (?:booking|reserving|(?:i|we) (?:have )?(?:book|booked|reserve|reserved))\b.*\b(?:get|receive|sent|send|have)\b.{0,16}\b(?:e ?mails?|mails?|confirm\w*|something in writing)\b/,
      /^(?:(?:and|so|ok) )*(?:do|will|would) (?:i|we|you) (?:get|receive|be sent|send) (?:a |an |the |any |me a |us a )?(?:booking )?confirmation(?: (?:e ?mail|mail))?$/,
    ),
    not: /\b(?:never|not|yet|still|spam|newsletter|vouchers?|orders?|box|bath|breakfast)\b/,
    over: topicSet('contact how_to_book confirmation order_confirmation'),
    quoted: /\bcontract is made\b/i,
  },
  {
    said: either(
      /\b(?:wrong|misspel\w*|mis ?spelt|mistake|typo)\b.*\b(?:names?|dates?|e ?mail|details|booking|confirmation)\b/,
      /\b(?:names?|dates?|e ?mail|details)\b.*\b(?:wrong|misspel\w*|mis ?spelt|incorrect)\b/,
    ),
    not: /\b(?:voucher|room (?:is|was)|card)\b/,
    over: topicSet('how_to_book change_booking housekeeping contact cancellation'),
    quoted: /\bplease read it\b/i,
  },
  {
    said: either(
      /\b(?:just|only) (?:raining|rain|wet|windy|a bit of rain|bad weather|drizzl\w*)\b/,
      /\bif it (?:rains|is raining|is wet|pours)\b.*\b(?:refund|cancel|move|money|back)\b/,
    ),
    not: /\b(?:bath|walk|do|activities)\b/,
    over: topicSet('weather cancellation change_booking'),
    quoted: /\bordinary weather\b/i,
  },
  {
    said: either(
      /\bcooling ?off\b|\b(?:fourteen|14) days?\b.{0,20}\b(?:right|cancel|withdraw|change (?:my|our) mind|law)\b/,
      /\b(?:right|law)\b.{0,30}\b(?:cancel|withdraw\w*|14 days|fourteen days)\b/,
    ),
    not: /\bvouchers?\b/,
    over: topicSet('cancellation change_booking'),
    quoted: /\bfourteen-day right\b/i,
  },
  {
    said: either(
      /\b(?:storm|orange|yellow|weather|snow|flood\w*|rain)\b.*\b(?:refund\w*|money back|cancel\w*)\b/,
      /\b(?:only|just) (?:an? )?(?:orange|yellow)\b|\b(?:goes|turns|is|it is) red\b/,
      /\broads? (?:is |are |was )?(?:flooded|closed|blocked|under water|impassable)\b/,
    ),
    not: /\b(?:bath|tub|walk|boat|ferry|taxi|hair|wine|box)\b/,
    over: topicSet('cancellation weather change_booking room_stormchaser'),
    quoted: /\bred weather warning\b/i,
    also: /\bcannot host you\b/i,
  },
  {
    said: /\bleft ?over\b.*\b(?:cash|back|money)\b/,
    not: /\b(?:food|wine|logs)\b/,
    over: topicSet('vouchers cancellation'),
    quoted: /\bspend it all at once\b/i,
  },
]
