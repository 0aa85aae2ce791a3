/** What couples ask while they plan: when they may come and must go, what to do with a day, and what they can afford. */
import { anyOf, either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/topic-set.ts'

const our = '(?:the|our|my|your|her|his|a)'
const room = '(?:room|cabin|lodge|place)'

export const whilePlanning: readonly Form[] = [
  // “The train gets in at one, can we walk in then?”
  {
    near: topicSet('walks check_in beach town unknown location'),
    said: /\b(?:can|could|may|might) (?:we|i) (?:just |really )?walk (?:straight |right )?in(?: (?:then|already|before(?: that| then)?|early|at \S+(?: ?pm)?))?$/,
    topic: 'check_in',
  },
  // “Do I have to wait until the afternoon to get into my room?”
  {
    near: topicSet('late_check_out check_in unknown offtopic how_to_book heating availability cabin_amenities windows emergency'),
    said: either(
      new RegExp(
        `\\b(?:wait|before|until|till|earlier|how soon|when)\\b.*\\b(?:get|go|come|move|be let) in(?:to)? ${our} ${room}$`,
      ),
      new RegExp(`\\bwhen\\b.*\\bfirst\\b.*\\bin(?:to)? ${our} ${room}$`),
    ),
    not: /\b(?:key|keys|locked|lock|card|back in|code|rain|dark|leave|cancel\w*)\b/,
    topic: 'check_in',
  },
  // “We have a wedding at noon and want to change in the room first.”
  {
    near: topicSet('elopement unknown check_in check_out late_check_out showers offtopic cabin_amenities'),
    said: new RegExp(
      `\\b(?:change|shower|dress|get (?:changed|dressed|ready)) in ${our} ${room}\\b.*\\b(?:first|before(?:hand)?|on the way)\\b`,
    ),
    topic: 'check_in',
  },
  // “Where is this, and how's the beach?”
  {
    near: topicSet('location assistant town gate_code about'),
    said: /^where (?:exactly |abouts )?is (?:this|this place|the place|the estate)$/,
    topic: 'location',
  },
  // “What can you do around there?”
  {
    near: topicSet('beaches assistant experiences unknown town doctor beach offtopic about'),
    said: anyOf(
      /what (?:can|could|do|would|does|might) (?:you|people|one|we|guests|couples|they) (?:actually |usually |even )?do (?:around|round|about|out) (?:there|here)/,
      /what (?:is there|can one find) to do (?:around|round|about|out) (?:there|here)/,
    ),
    not: /\b(?:rains?|raining|wet|weather|night|evening|eat|town|gorey|nearby|power)\b/,
    topic: 'experiences',
  },
  // “We have one full day, ideas?”
  {
    near: topicSet('change_booking children housekeeping check_out unknown experiences flexi two_night offtopic'),
    said: /\b(?:a|one|two|three|1|2|3) (?:full |whole |free |spare )?days?\b.{0,12}\bideas$/,
    topic: 'experiences',
  },
  // “My husband can't sit still”: it is not meditation that he wants.
  {
    near: topicSet('meditation unknown offtopic'),
    said: /\b(?:can|could|does|do) not (?:ever |really )?(?:sit|keep|stay) still\b/,
    topic: 'experiences',
  },
  // “Students here. Which one can we afford?”
  {
    near: topicSet('unknown cheapest rooms dearest price offtopic'),
    said: /\b(?:which|what)\b.*\b(?:can|could) (?:we|i|students|they) (?:just about |actually |even |ever )?afford$/,
    topic: 'cheapest',
  },
  // “So what do I get in one of the Wild Rooms?”
  {
    near: topicSet('rooms cabin_amenities unknown'),
    said: /\bwhat (?:do|would|will|does) (?:i|we|you|one)\b.{0,8}\b(?:get|have|find) (?:in|with|for) (?:one of )?(?:the|a|your|these|those) (?:wild rooms?|cabins?)\b/,
    not: /\b(?:price|cost|how much|euro)\b/,
    topic: 'cabin_amenities',
  },
  // “Do you have connectivity? I have to send a file.”
  {
    near: topicSet('unknown contact offtopic wifi assistant'),
    said: /\b(?:connectivity|get online|go online|be online)\b/,
    not: /\b(?:book|order|pay|voucher|password|key)\w*\b/,
    topic: 'wifi',
  },
  // “Can the bed be split into two singles?”
  {
    near: topicSet('unknown beds occupancy'),
    said: /\bbeds?\b.{0,12}\b(?:split|separated?|pushed apart|unzipped|pulled apart|made (?:up )?(?:as|into) (?:two|2|singles|twins?))\b/,
    topic: 'beds',
    gap: 'split',
  },
  // “Could a chef cook us dinner?”
  {
    near: topicSet('kitchen unknown dining contact taxis housekeeping eating_out offtopic'),
    said: /\b(?:someone|somebody|anyone|anybody|a chef|a cook|you|ye|u) (?:come and |come to )?(?:cook|make|prepare) (?:(?:a |some |us |our |the )*(?:dinner|supper|meals?|lunch)|for us|for (?:me|two))\b/,
    not: /\b(?:can we|could we|may we|hob|kitchen|picnic|breakfast)\b/,
    topic: 'dining',
    gap: 'cook',
  },
  // “Who do we contact about booking a sauna?”
  {
    near: topicSet('sauna yoga reiki meditation forest_bathing contact book_experience unknown'),
    said: /\bwho\b.*\b(?:contact|ask|talk to|speak to|ring|see)\b.*\b(?:book\w*|arrang\w*|reserv\w*|set(?:ting)? up)\b.*\b(?:sauna|yoga|reiki|meditation|forest bathing|experiences?)\b/,
    topic: 'book_experience',
  },
  // “What's a sensible time to spend in the hot tub?”
  {
    near: topicSet('offtopic tub heated_bath unknown'),
    said: /\b(?:sensible|good|right|recommended|safe|reasonable|usual|maximum|ideal) (?:amount|length|period|stretch)?(?: of )?(?:time|minutes)\b.*\b(?:in|spend in) (?:the|that|your) (?:hot )?(?:tub|bath|ofuro|water)\b/,
    not: /\b(?:order|book|light|heat|when)\b/,
    topic: 'heated_bath',
  },
  // “Is there a security charge when we arrive?”
  {
    near: topicSet('unknown heated_bath deposit breakfast offtopic check_in gate_code parking'),
    said: /\bsecurity (?:charges?|payments?|fees?|holds?|bonds?|sums?|amounts?)\b/,
    topic: 'deposit',
  },
  // “What room am I in? Reservation 5521”
  {
    near: topicSet('how_to_book rooms unknown confirmation change_booking availability offtopic other_guests'),
    said: /\b(?:what|which) (?:room|cabin|one) (?:am i|are we|did (?:i|we) (?:get|book))(?: staying)?(?: in)?\b/,
    not: /\b(?:should|recommend|best|cheap\w*)\b/,
    topic: 'change_booking',
    gap: 'our room',
  },
  // “Our train home is only at seven in the evening, can we stay in the cabin?”
  {
    near: topicSet('check_in location check_out late_check_out unknown town taxis flexi occupancy availability'),
    said: /\b(?:train|bus|flight|ferry|plane|boat|coach) (?:home|back|out)\b.*\b(?:pm|evening|tonight|late|[4-9]|four|five|six|seven|eight|nine)\b.*\b(?:can|could|may|might) (?:we|i) (?:just |still )?(?:stay|keep|hang on|remain|wait)\b/,
    not: /\b(?:bags?|luggage|cases|taxi|bath|extra night|another night)\b/,
    topic: 'late_check_out',
  },
  // “I don't want a bot. Person please.”
  {
    near: topicSet('assistant contact unknown offtopic'),
    said: either(
      /^(?:an? |the )?(?:real |actual |human )*(?:person|human|somebody|someone|human being)(?: please| pls| now)*$/,
      /\bnot (?:want|like|need) (?:a |an |the |to (?:talk|speak|chat) (?:to|with) (?:a |an )?)?(?:bots?|robots?|machines?|computers?|ai)\b/,
    ),
    topic: 'contact',
  },
  // “Reservation 88213, is it ok?”
  {
    near: topicSet('how_to_book unknown availability confirmation offtopic order_confirmation'),
    said: /^(?:(?:hi|hello|my|our|the|it is|about|for) )*(?:reservation|booking)(?: (?:number|no|ref|reference|code))? (?:[a-z]{1,4} )?\d{3,}\b/,
    topic: 'change_booking',
    gap: 'this booking',
  },
  // “Do ye let people in before three?”, “what hour does the stay start?”
  {
    near: topicSet('occupancy check_in unknown offtopic children late_check_out availability flexi two_night'),
    said: either(
      /\blet (?:people|guests|us|anyone|anybody|you) in (?:before|at|earlier|early|from)\b/,
      /\b(?:what (?:time|hour)|when) (?:does|do|would|will) (?:the|our|a|my) (?:stay|booking) (?:start|begin)s?\b/,
    ),
    topic: 'check_in',
  },
  // “We were thinking of coming around one. OK?”
  {
    near: topicSet('emergency unknown beaches check_in children complaint availability offtopic'),
    said: /^(?:(?:ok|so|hi|hello|well) )*(?:we|i) (?:are|am|were|was|would be|will be|might be|plan on|planned on) (?:thinking (?:of|about) |planning (?:on|to) |hoping to )?(?:be |come |arrive |get there |coming|arriving|getting there|driving down|being there)\b.{0,16}\b(?:1[0-2]|[1-3]|ten|eleven|twelve|one|two|three|noon|midday|lunch ?time)(?: (?:pm|o clock|ish|in the afternoon))?(?: (?:ok|okay|is that ok|alright|fine))?$/,
    not: /\b(?:days?|weeks?|nights?|people|of us|guests|friends|months?)\b/,
    topic: 'check_in',
  },
  // “Which is the best value room?”
  {
    near: topicSet('two_night cheapest rooms compare_modes unknown price best_rate'),
    said: /\bbest value (?:room|cabin|place|night)\b|\b(?:room|cabin) (?:is|has|with) (?:the )?best value\b/,
    topic: 'cheapest',
  },
  // “Can I stay past eleven?”
  {
    near: topicSet('check_out late_check_out price unknown'),
    said: /^(?:(?:and|so|ok|hi|hello) )*(?:can|could|may|might) (?:i|we|you|one) (?:\w+ )?stay (?:past|beyond|after) (?:11|eleven|check ?out)(?: am)?$/,
    topic: 'late_check_out',
  },
  // “Can my sister crash with us for one night?”
  {
    near: topicSet('flexi two_night occupancy unknown children couples price pets offtopic'),
    said: /\b(?:can|could|may|would) (?:my|our|a|one) (?:\w+ )?(?:sister|brother|friend|mate|pal|cousin|mother|mum|mam|father|dad|colleague|third(?: person)?) (?:just |also |maybe )?(?:crash|stay|sleep|kip|join|squeeze in|doss)(?: over)?(?: (?:with us|too|as well|in (?:our|the) (?:room|cabin|lodge)))\b/,
    not: /\b(?:dog|instead|use (?:my|our)|daughter|son)\b/,
    topic: 'occupancy',
  },
  // “I'd like to propose at sunset.”
  {
    near: topicSet('engagement unknown'),
    said: /\b(?:propose|proposing|pop the question|get engaged|getting engaged)\b/,
    not: /\b(?:which|what|where|cost|price|how much|free|available)\b/,
    topic: 'engagement',
  },
  // “Stormchaser has no heated bath, right?”
  {
    near: topicSet('room_stormchaser room_seaforest room_stargazer room_sunriser unknown tub'),
    said: /\b(?:has|have|with|got) (?:not got )?(?:no|a|an|any|the) (?:wood ?fired|heated|hot|fire) bath\b/,
    not: /\b(?:price|cost|how much|which)\b/,
    topic: 'heated_bath',
  },
  // “Can I pop in early, like one-ish?”
  {
    near: topicSet('unknown check_in offtopic availability contact cafes beach'),
    said: /\b(?:can|could|may|might) (?:i|we) (?:\w+ )?(?:pop|nip|drop|call|come|get|check) (?:in|over|by|down|there) (?:a bit |a little |really )?early\b/,
    not: /\b(?:leave|bags?|check ?out|morning after)\b/,
    topic: 'check_in',
  },
  // “Must we wait somewhere until the cabin is free?”, “will somebody be able to let us in then?”
  {
    near: topicSet('breakfast unknown check_in gate_code offtopic availability picnic late_check_out location'),
    said: either(
      new RegExp(`\\b(?:wait|until|till|before)\\b.*\\b${our} ${room} (?:is|are|will be) (?:free|ready|open|done|made up)\\b`),
      /\b(?:somebody|someone|anybody|anyone|you) (?:be able to |be there to )?let us in (?:then|before|at|that early|early)\b/,
      /\b(?:until|till) (?:which|what) (?:hour|time)\b.*\breceive (?:guests|people|us)\b/,
    ),
    not: /\b(?:bags?|suitcases?|luggage|cases|stuff|things)\b/,
    topic: 'check_in',
  },
  // “Is there somewhere to leave the car?”
  {
    near: topicSet('location parking unknown taxis pay_addons town offtopic'),
    said: /\bcar\b.*\b(?:somewhere|anywhere|place|where) (?:\w+ )?(?:to |do we |can we )?(?:leave|put|keep) it\b/,
    topic: 'parking',
  },
  // “Do we get anything to eat in the morning as part of the rate?”
  {
    near: topicSet('anniversary engagement breakfast unknown dining how_to_book'),
    said: /\b(?:anything|something|food) (?:to eat )?in the morning\b.*\b(?:rate|price|included|part of)\b/,
    topic: 'breakfast',
  },
  // “How do visitors usually spend their time with you?”
  {
    near: topicSet('unknown experiences offtopic assistant testimonials couples'),
    said: /\bhow (?:do|would|does|could) (?:your |the |most |other )?(?:visitors|guests|people|couples|everyone|one) (?:\w+ )?(?:spend|fill|pass) (?:their|the|its|a) (?:time|days?|hours|weekend)\b/,
    topic: 'experiences',
  },
  // “We'd like to add one of your experiences to our visit. What's the procedure?”
  {
    near: topicSet('unknown book_experience experiences extras change_booking offtopic'),
    said: /\badd (?:(?:one|some|any) of )?(?:your|the|an) experiences?\b/,
    topic: 'book_experience',
  },
  // “What are the conditions for the annulation of a reservation?”
  {
    near: topicSet('terms unknown cancellation how_to_book change_booking offtopic'),
    said: /\bannul\w*\b/,
    topic: 'cancellation',
  },
  // “How can I announce a defect in the accommodation?”
  {
    near: topicSet('offtopic unknown housekeeping contact emergency'),
    said: /\b(?:announce|report|notify|signal|declare) (?:you |ye )?(?:of )?(?:a |an |the |any )?(?:\w+ )?(?:defects?|faults?|problems?|issues?|breakages?)\b/,
    topic: 'housekeeping',
  },
  // “How do I go ahead?”
  {
    near: topicSet('price unknown how_to_book offtopic book_experience'),
    said: /^(?:and |so |ok )*(?:how|where) (?:do|can|would|should) (?:i|we) (?:go ahead|proceed|get it done|make it happen|seal the deal)$/,
    topic: 'how_to_book',
  },
  // “How late can we stay?”
  {
    near: topicSet('late_check_out check_in cancellation unknown check_out'),
    said: /^(?:and |so )?how late can (?:we|i|you|one) stay(?: on)?(?: for| at all)?$/,
    topic: 'late_check_out',
  },
  // “What does one night set us back?”: with late check-out it would be said.
  {
    near: topicSet('flexi price compare_modes'),
    said: /\bwhat (?:does|would|will|is) (?:a|one|1) night (?:there )?(?:set (?:us|me) back|cost|come to|run to)$/,
    topic: 'price',
  },
  // “We want a grazing box waiting for us.”
  {
    near: topicSet('dining unknown check_in'),
    said: /\b(?:want|like|love|fancy|have|get|order) (?:a|the|one of (?:the|your)) (?:\w+ )?grazing (?:box|board)\b/,
    not: /\b(?:allerg\w*|vegan|tonight|today|restaurant|dinner|else|free)\b/,
    topic: 'grazing',
  },
]
