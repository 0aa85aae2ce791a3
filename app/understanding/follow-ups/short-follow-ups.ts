/** Short follow-ups whose words would point elsewhere: "can we book it for Saturday?", of the sauna, changes no booking. */
import { anyOf, either, framed } from '#app/understanding/any-of.ts'
import { arranged, orderable } from '#app/understanding/topic-kinds.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { fewWordsAfter } from './few-words-after.ts'
import type { FollowUpRule } from './follow-up-rule.ts'
import { stayGoesOn } from './stay-goes-on.ts'

const bath = topicSet('tub heated_bath bath_reheat')
/** “Ok, do it.” */
export const goAhead = framed(
  /^(?:(?:and|so|ok|okay|grand|perfect|great|lovely|right|yes|yeah|sold|sure|please) )*/,
  [
    /do it|go ahead|(?:just )?(?:book|order) (?:it|us|that|them)(?: in)?(?: for us)?|sign us up|(?:we|i) will take it/,
    /let us do it|go for it/,
  ],
  /(?: so| then| please)*$/,
)
const eaten = topicSet('dining grazing breakfast extras picnic')
const codes = topicSet('wifi wifi_password gate_code secret guest_guide')

const stay = topicSet(
  'price availability rooms room_stargazer room_sunriser room_stormchaser room_seaforest two_night flexi compare_modes cheapest',
)

export const shortFollowUps: readonly FollowUpRule[] = [
  ...stayGoesOn,
  ...fewWordsAfter,
  {
    before: topicSet('sauna yoga meditation reiki forest_bathing picnic'),
    said: /\b(?:private|shared|(?:just|only) (?:for )?(?:us|the two of us)|to ourselves|(?:with )?other (?:guests|people)|by ourselves)\b/,
    not: /\b(?:tub|bath|cabin|room|ofuro|beach|walk)s?\b/,
    gap: 'private',
  },
  // “Of the sea, I mean”, of the view.
  {
    before: topicSet('rooms windows'),
    said: /^(?:(?:i mean|and|or|no|oh|well) )*(?:of|over|to|with|for|at) (?:the )?(?:sea|ocean|water)\b/,
    topic: 'room_stormchaser',
  },
  // “Does that include staying until six?”
  {
    before: topicSet('flexi'),
    said: /\b(?:includes?|including|included|comes? with|part of (?:it|that)|get|got)\b.*\b(?:late|leav\w*|stay\w*|until|till|six|6|checkout)\b/,
    not: /\b(?:breakfast|bath)\b/,
  },
  // “And out in the morning by?”
  {
    before: topicSet('check_in late_check_out'),
    said: /^(?:and |so |then |ok )*(?:when |what time |by when )?(?:do (?:we|i) (?:have to |need to )?)?(?:be )?(?:out|gone|leave|off)\b.{0,24}\b(?:morning|by|at|day|sunday|monday)$/,
    topic: 'check_out',
  },
  // “Is it dearer then?”, of Christmas.
  {
    before: topicSet('unknown availability dynamic_prices'),
    said: /^(?:and |so |but )*(?:is|are|would|will) (?:it|that|they|the (?:prices?|rates?)) (?:be )?(?:any |much |a lot )?(?:dearer|more expensive|pricier|cheaper|higher|lower|more|less)(?: then| at that time)?$/,
    topic: 'dynamic_prices',
  },
  // “It's two now, and we come at half three tomorrow”: is there time to order it?
  { before: bath, said: /\b(?:now|today)\b.*\b(?:check ?in|arriv\w*|come|coming|there)\b.*\btomorrow\b/, topic: 'heated_bath' },
  // “What do I get off a Saturday with it?”
  {
    before: topicSet('newsletter'),
    said: /\b(?:off|with it|with that|with the code|less|save)\b(?=.*\b(?:stargazer|sunriser|stormchaser|lodge)\b)(?=.*\b(?:nights?|weekend|mid ?week|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/,
    topic: 'price',
  },
  { before: stay, said: goAhead, topic: 'how_to_book' },
  {
    before: stay,
    said: /^(?:and |so |ok |right |grand )*how (?:do|can|would|should) (?:i|we) (?:confirm|secure|finali[sz]e|lock in|reserve|hold) (?:it|that|this)(?: then| now)?$/,
    topic: 'how_to_book',
  },
  { before: new Set([...orderable, 'extras', 'picnic']), said: goAhead, topic: 'book_experience' },
  {
    before: topicSet('change_booking'),
    said: either(
      /\b(?:fees?|charge\w*|cost\w*|free|cheaper|dearer|difference|how often|twice|second time|again|pay|penalty)\b/,
      /^(?:and |so |ok )*how (?:do|can|could|would) (?:i|we) (?:do|go about|arrange|change) (?:it|that|this)$/,
    ),
    not: /\b(?:bath|breakfast|room|cancel\w*)\b/,
  },
  {
    before: topicSet('complaint money'),
    said: /\b(?:money back|refund\w*|compensat\w*|reimburse\w*)\b/,
    topic: 'cancellation',
  },
  { before: topicSet('housekeeping'), said: /\b(?:money back|refund\w*|compensat\w*|discount)\b/, gap: 'money back' },
  {
    before: topicSet('cancellation'),
    said: anyOf(
      /how (?:long|soon|fast|quickly) (?:will|does|would|do) (?:that|it|this|the refund) (?:take|come)/,
      /how many days|(?:get|have|see) (?:it|that|everything|our money|the money|my money) ?(?:all )?back/,
      /not (?:turn|show) up|no show|not come at all|lose (?:it|everything|the lot|all of it)/,
    ),
  },
  {
    before: topicSet('housekeeping complaint contact contact_form check_in'),
    said: either(
      /\b(?:anyone|anybody|someone|somebody|you) (?:still |even |there to |going to )*(?:answer|pick up|be (?:there|up|awake)|awake|there)\b/,
      /^(?:but |and )*(?:it is |its )?(?:very |so |half |only )?(?:late|midnight|\d{1,2}|nine|ten|eleven|twelve)(?: (?:at night|pm|in the night|o clock))?(?: tho(?:ugh)?| now)?$/,
    ),
    topic: 'contact',
  },
  // "Did that two hours ago, still nothing": the fault goes on.
  {
    before: topicSet('housekeeping'),
    said: either(
      /\bstill (?:nothing|no (?:change|difference|joy|luck|good|better|heat|better)|the same|not (?:\w+)|(?:stone )?cold|freezing|baltic|broken)\b/,
      /\b(?:did|done|tried|doing|checked) (?:that|it|all that|everything|this)\b|\b(?:no|not much|nothing) (?:joy|luck|good|difference|better)\b/,
      /\b(?:does|did|has|is) not (?:\w+ )?(?:help|work|working|made? a difference|make any difference|any better|do anything)\b/,
    ),
    not: /\b(?:e ?mails?|mails?|inbox|confirmation|voucher|code|refund|money)\b/,
  },
  {
    before: topicSet('newsletter'),
    said: either(
      /\b(?:wife|husband|partner|girlfriend|boyfriend|fianc\w+)(?: s)? (?:has|have|had|is|was|did|would be) (?:not|never)\b/,
      /\b(?:friend|sister|brother|he|she|they|other half)(?: s)? (?:has|have|had|is|was|did|would be) (?:not|never)\b/,
    ),
    gap: 'who books',
  },
  {
    before: topicSet(
      'check_in check_out location parking gate_code guest_guide housekeeping contact contact_form late_check_out',
    ),
    said: /^(?:and |so |ok |the |your |what is (?:the|your) |what )*(?:phone |telephone )?number(?: then| so)?$/,
    topic: 'contact',
  },
  {
    before: topicSet('sauna'),
    said: /\b(?:swim ?wear|swimsuits?|togs|bikinis?|trunks|naked|nude|in the nip|clothes|bathing suits?)\b/,
    gap: 'clothes',
  },
  {
    before: topicSet('emergency'),
    said: /\b(?:address|where (?:(?:are|is) (?:we|this|it)|we are)|location|coordinates|get in|gate)\b/,
    topic: 'emergency',
  },
  // “She's ok now”: whether it stays so, a doctor says.
  {
    before: topicSet('emergency'),
    said: /^(?:and |but |ok |oh |yes |no )*(?:s?he|they|it|we|all|everybody|everyone) (?:is |are |feels? )?(?:all |much |a bit |a little |feeling )*(?:ok|okay|fine|grand|better|alright|all right|safe|awake)(?: now| again| thanks?| thank you| thank god)*$/,
    topic: 'doctor',
  },
  {
    before: topicSet('newsletter'),
    said: /\b(?:get|go|come|take me|be) off (?:it|the list|that)\b|\bunsubscribe\b|\bstop (?:it|them|getting)\b|\bopt out\b/,
    topic: 'unsubscribe',
  },
  {
    before: topicSet('how_to_book availability'),
    said: /^(?:but |and |oh )?why (?:not|can not you|can you not)$/,
    topic: 'assistant',
  },
  {
    before: topicSet('engagement elopement'),
    said: /\b(?:flowers?|petals|hide|ring|decorat\w*|set ?up|cake|music)\b/,
    not: /\b(?:wood ?fired|sauna|bath|fires?|allowed)\b/,
    topic: 'engagement',
  },
  {
    before: topicSet('anniversary'),
    said: /\b(?:flowers?|petals|decorat\w*|set ?up|cake|music)\b/,
    not: /\b(?:wood ?fired|sauna|bath|fires?|allowed)\b/,
  },
  {
    before: codes,
    said: /\b(?:already here|at the (?:cabin|gate|lodge|door)|gave it|you told|just (?:tell|give|say)|come on|staying here)\b/,
    topic: 'wifi_password',
  },
  {
    before: topicSet('grazing dining breakfast picnic extras'),
    said: /^(?:and |so )?(?:order how|how (?:do|would|can|to) ?(?:i|we)? ?order)$/,
  },
  {
    before: topicSet('vouchers'),
    said: anyOf(
      /cash|spend what is left|(?:pay|book) with (?:it|that)|(?:money|anything|something|euros?|bit) (?:that )?(?:is )?left(?: on (?:it|them))?|(?:my|our) \w+ (?:use|have|spend) (?:it|that)/,
      /use (?:hers|his|theirs|somebody else s|someone else s)/,
    ),
  },
  {
    before: topicSet('newsletter'),
    said: either(
      /\b(?:it|that|one)\b.*\b(?:deal|escape|flexi|nights?|offer|vouchers?|extras?|bath|food)\b/,
      /\b(?:stayed|been|was) (?:\w+ ){0,3}?(?:before|already|last year)\b/,
    ),
  },
  {
    before: topicSet('dining'),
    said: /\bwhat (?:can|could|do|would) (?:you|ye|yous) (?:leave|bring|give|do for|offer|make|have)\b/,
  },
  {
    before: topicSet('dining grazing'),
    said: /^(?:and |so |but )*(?:(?:can|could|may) (?:i|we) (?:see|know|hear|find out) |(?:do you )?know )?what(?: is|s| are)? in (?:it|them|that|the box(?:es)?)\b/,
    topic: 'grazing',
  },
  { before: topicSet('grazing'), said: /\b(?:cheaper|dearer|less|more)\b.*\b(?:than|one|box)\b|\bdifference in price\b/ },
  {
    before: new Set([...arranged].filter((topic) => topic !== 'vouchers')),
    said: /\b(?:can|could|may) (?:we|i|you) (?:just )?(?:book|order|get|have|do|arrange) (?:it|that|one)\b/,
  },
  { before: eaten, said: /\b(?:swap|change|switch|leave out) (?:it|that|them|the \w+)\b/, gap: 'swap' },
  {
    before: bath,
    said: /\b(?:when|how (?:late|early)|by when|what time)\b.*\b(?:tell|order|book|know|ask)\b/,
    not: /\b(?:room|stay|cabin|breakfast|arriv\w*)\b/,
    topic: 'heated_bath',
  },
  {
    before: bath,
    said: /\b(?:(?:second|2nd|other|next) (?:night|evening|day)|(?:night|evening|day) after)\b/,
    not: /\b(?:breakfast|check|arriv\w*|leave|room|price of)\b/,
    topic: 'bath_reheat',
  },
  // “We already had it last night”, “it's three now, can we have it at eight?”
  {
    before: bath,
    said: either(
      /\b(?:had|used|got) (?:it|one|that|the bath)\b.{0,12}\b(?:last night|yesterday|the other night)\b/,
      /\bit is (?:about |only |gone |past )?\S+(?: \w+)? now\b.*\bat (?:\d|six|seven|eight|nine|ten)/,
    ),
    topic: 'bath_reheat',
  },
  // Whoever has told of a pregnancy or a weak heart is told the same of it again.
  {
    before: topicSet('pregnancy health'),
    said: /\b(?:doctor|midwife|gp|consultant)\b.*\b(?:says?|said|ok|okay|grand|fine|allows?)\b|\bhow long\b.*\b(?:in|soak|stay|sit)\b/,
    topic: 'heated_bath',
  },
  {
    before: bath,
    said: /\bhow long\b.*\b(?:in|soak|stay|sit)\b/,
    not: /\b(?:heat|fill|lit|warm|hot|water)\b/,
    topic: 'heated_bath',
  },
  { before: topicSet('flexi flexi_booking'), said: /\b(?:when|what time)\b.*\b(?:leave|out|go|check ?out)\b/, topic: 'flexi' },
  { before: topicSet('flexi flexi_booking two_night price'), said: /\bcancell?ation\b/, topic: 'cancellation' },
  {
    before: topicSet('engagement anniversary wine'),
    said: /\b(?:keep it (?:quiet|secret)|surprise|secret|does not know|(?:not|never) (?:find out|know|hear|(?<!could not )see)|no (?:idea|clue))\b/,
    topic: 'engagement',
  },
  { before: topicSet('breakfast'), said: /\b(?:veggie|vegetarian|vegan)\b/, not: /\b(?:box|grazing)\b/, gap: 'vegetarian' },
  {
    before: topicSet('wine'),
    said: /\b(?:something|anything|a bottle|one) (?:red|white|ros[eé]|sparkling|bubbly)\b|\b(?:red|white) to go with\b/,
  },
  {
    before: topicSet('cafes takeaways taxis'),
    said: /\b(?:do|does|have|has|got) (?:they|it|he|she)\b.{0,12}\b(?:phone )?(?:number|phone)\b|\btheir (?:phone )?number\b/,
  },
  {
    before: topicSet('cafes takeaways taxis'),
    said: /^(?:and |so )*(?:the |have you (?:a|the) |what is (?:the|their|its) )?(?:phone )?(?:number|phone)(?: for (?:it|them))?$/,
  },
  {
    before: topicSet('eating_out'),
    said: /\b(?:need|have|should) (?:we|i)? ?(?:to )?(?:book|reserve)\b|\bdo (?:we|i) (?:need|have) to book\b/,
    gap: 'book',
  },
  {
    before: topicSet('kitchen cinema heating showers windows beds lodge_amenities room_seaforest'),
    said: /\bwhat (?:does|has) (?:it|that one|the lodge) (?:have|got)\b/,
    topic: 'cabin_amenities',
  },
  { before: stay, said: /^(?:and |so |ok )?that is for (?:2|two)(?: people| persons| adults| of us)\b/, topic: 'occupancy' },
  { before: topicSet('privacy'), said: /\b(?:sell|share|pass|give|keep|store)\b.*\b(?:it|them|that)\b/ },
  { before: topicSet('walks'), said: /\b(?:which|longest|shortest|easiest|hardest)\b/, not: /\b(?:room|cabin|lodge|beach)\b/ },
  {
    before: topicSet('eating_out'),
    said: /\bsunday\b/,
    not: /\b(?:room|night|how much|check)\b/,
  },
  {
    before: topicSet('eating_out'),
    said: either(
      /\b(?:do (?:they|any of them)|does it) (?:do|serve|have)\b/,
      /\b(?:walking distance|on foot|walkable|can (?:we|you|i) walk)\b|\b(?:phone )?number\b/,
    ),
    not: /\btaxis?\b/,
    gap: 'that',
  },
  { before: topicSet('eating_out taxis'), said: /\b(?:closest|nearest|closer|nearer)\b/ },
  {
    before: codes,
    said: /\bwhere (?:do|can|would|will) (?:i|we) (?:find|get|see|read) (?:it|that|them)\b/,
    topic: 'guest_guide',
  },
]
