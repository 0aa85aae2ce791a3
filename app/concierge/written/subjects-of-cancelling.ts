/** Subjects in the terms: cancelling, refunds and the weather. The first match is quoted. */
import { either } from '#app/understanding/any-of.ts'
import { cancelsStay } from '#app/understanding/said-out/what-is-cancelled.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { Subject } from './subjects.ts'

export const ofCancelling: readonly Omit<Subject, 'page'>[] = [
  {
    example: 'If we leave a day early, do we get that night back?',
    said: either(
      /\b(?:leave|left|leaving|go home|going home|went home|check ?out|checked out)\b.{0,24}\b(?:a (?:day|night)|one (?:day|night)|early|earlier|sooner)\b.*\b(?:back|refund\w*|pay|charge\w*|money|credit)\b/,
      /\b(?:refund|money back|anything back|who pays)\b.*\b(?:leave|left|leaving|go home) (?:\w+ ){0,2}early\b/,
    ),
    over: topicSet('cancellation check_out late_check_out price two_night'),
    quoted: /\bleaving early\b/i,
  },
  {
    example: "What happens if there's a red weather warning?",
    said: either(
      /\b(?:red|orange|status red|met eireann|met éireann)\b.{0,20}\b(?:warning|alert|storm|weather)\b/,
      /\b(?:storm|weather|snow|flood\w*|wind) warning\b|\bstatus (?:red|orange)\b/,
      /\bif (?:there is )?(?:a )?(?:\w+ )?(?:storm|snow|flood\w*)\b.*\b(?:can not|cancel\w*|travel|come|refund|move)\b/,
      /^what (?:if|happens (?:if|when)|about if) (?:it storms|it is (?:stormy|very windy)|there is (?:a )?(?:(?:big|bad|really bad) )?storm|a storm (?:comes|hits|blows in))$/,
    ),
    over: topicSet('cancellation weather change_booking room_stormchaser heating'),
    quoted: /\bred weather warning\b/i,
  },
  {
    example: 'Should we take out travel insurance?',
    said: /\btravel insurance\b/,
    over: topicSet('cancellation'),
    quoted: /\btravel insurance\b/i,
  },
  {
    example: 'If we change our minds about the grazing box, can we cancel it?',
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
  {
    example: 'Then I want the fifty back',
    after: 'Can we order the wood-fired bath?',
    said: /\b(?:get|have|want|give (?:me|us)|take) (?:the|my|our|all of it|it) ?(?:\d+|fifty|money)?(?: euros?)? ?back\b/,
    within: topicSet('heated_bath bath_reheat breakfast grazing'),
    over: topicSet('heated_bath bath_reheat breakfast grazing money cancellation takeaways'),
    quoted: /\bcancel an extra\b/i,
  },
  {
    example: 'How do I cancel my booking?',
    said: /\b(?:how|want|need|like|can (?:i|we)|could (?:i|we)|please|have to)\b.*\bcancel (?:my|our|the|a|this) (?:booking|stay|reservation|weekend|trip)\b/,
    not: /\b(?:how much|cost|charge|lose|refund|money|back|free|what happens|before|if (?:i|we))\b/,
    over: topicSet('cancellation change_booking'),
    beside: true,
    quoted: /\bto cancel, use\b/i,
  },
  {
    example: 'How long does a refund take?',
    said: /\b(?:how (?:long|soon|fast)|when)\b.*\b(?:refunds?|refunded|money (?:be )?back)\b/,
    not: /\b(?:deposit|voucher|before|cancel by|tax|irs|revenue|amazon|you (?:approved|promised|said|agreed))\b/,
    over: topicSet('cancellation money'),
    quoted: /\brefunds go back\b/i,
  },
  {
    example: "What if it just doesn't come?",
    after: 'If we order the grazing box and change our mind',
    said: either(
      /\b(?:bath|tub|breakfast|tray|hamper|box|food|extra)\b.*\b(?:cold|late|wrong|missing|stale|not (?:lit|hot|come|as described)|never (?:came|lit))\b.*\b(?:refund|money back|back)\b/,
      /\b(?:refund|money back)\b.*\b(?:bath|tub|breakfast|tray|hamper|box)\b.*\b(?:cold|late|wrong|missing|never)\b/,
      /\b(?:breakfast|tray|hamper|box|bath|extra)\b.*\b(?:what if|if|suppose)\b.*\b(?:does not|never|did not) (?:come|comes|arrive|turn up|show)\b/,
    ),
    over: topicSet('bath_reheat heated_bath breakfast grazing housekeeping cancellation complaint'),
    quoted: /\bnot as described\b|\bput it right or refund\b/i,
  },
  {
    example: 'Would ye give any back if somebody else takes the room?',
    said: either(
      /\b(?:let|rent|sell|book|fill|give)s?\b.{0,8}\b(?:nights?|room|cabin|lodge|dates?|it|place)\b.{0,8}\b(?:again|(?:to|on to) (?:someone|somebody|anyone) else|to others|another (?:guest|couple))\b/,
      /\b(?:someone|somebody|anyone|another couple|other guests?)(?: else)? (?:takes?|books?|gets?|rents?|has|have|stays? in|fills?)\b.{0,8}\b(?:our|my|the) (?:room|cabin|lodge|nights?|dates?|place|stay|weekend)\b/,
    ),
    not: /\b(?:who|key|find out|share|present|gift)\b/,
    over: topicSet('cancellation availability change_booking occupancy other_guests money'),
    quoted: /\blet your nights again\b/i,
  },
  {
    example: 'What if you lads have to cancel on us?',
    said: /\b(?:if|when|suppose|in case) (?:it is )?(?:you|ye|yous|you lads|you guys|the estate) (?:who )?(?:\w+ )?(?:have to |had to |need to |must |should )?cancel\b/,
    over: topicSet('cancellation change_booking'),
    quoted: /\bwe cancel a confirmed stay\b|\bfull refund within\b/i,
  },
  {
    example: "And if it's just raining?",
    after: 'Storm forecast, orange warning',
    said: either(
      /\b(?:just|only) (?:raining|rain|wet|windy|a bit of rain|bad weather|drizzl\w*)\b/,
      /\bif it (?:rains|is raining|is wet|pours)\b.*\b(?:refund|cancel|move|money|back)\b/,
    ),
    not: /\b(?:bath|walk|do|activities)\b/,
    over: topicSet('weather cancellation change_booking'),
    quoted: /\bordinary weather\b/i,
  },
  {
    example: 'Is it true that I have 14 days to change my mind?',
    said: either(
      /\bcooling ?off\b|\b(?:fourteen|14) days?\b.{0,20}\b(?:right|cancel|withdraw|change (?:my|our) mind|law)\b/,
      /\b(?:right|law)\b.{0,30}\b(?:cancel|withdraw\w*|14 days|fourteen days)\b/,
    ),
    not: /\bvouchers?\b/,
    over: topicSet('cancellation change_booking'),
    quoted: /\bfourteen-day right\b/i,
  },
  {
    example: 'The roads are closed, can we cancel?',
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
]
