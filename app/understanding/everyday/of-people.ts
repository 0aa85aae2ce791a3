/** Who may come: one, two or more, old or young. “Can my sister join us?” */

import { anyOf, either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { opening } from './everyday-words.ts'

const of18 = '(?:1[89]|2[01]|eighteen|nineteen|twenty|twenty one)'
const young =
  '(?:\\d|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?!\\d)'

export const ofPeople: readonly Form[] = [
  {
    example: 'Can a third join?',
    heardAs: topicSet('per_room occupancy price unknown'),
    pattern:
      /\b(?:can|could|may|might) (?:an? )?(?:third|fourth|another|extra) (?:person |guest |friend |one |adult )?(?:join|come|stay|squeeze|share)\b/,
    unless: /\b(?:night|dog|cat|pet)\b/,
    topic: 'occupancy',
  },
  {
    example: 'We come to escape noise: will there be little ones running around?',
    heardAs: topicSet('unknown couples children experiences'),
    pattern:
      /\b(?:little|small|wee) (?:ones|people|folk)\b.{0,12}\b(?:runn?ing|roaring|screaming|screeching|shouting|tearing|charging)\b/,
    topic: 'children',
  },
  {
    example: "We're two couples who'd like to stay together, can that be arranged?",
    heardAs: topicSet('taxis couples occupancy unknown book_experience how_to_book rooms'),
    pattern: /\b(?:two|2) couples\b.*\b(?:together|friends)\b/,
    unless: /\b(?:how much|price|cost)\b/,
    topic: 'occupancy',
  },
  {
    example: 'Can we have friends over for a drink?',
    heardAs: topicSet('unknown occupancy wine couples'),
    pattern:
      /\bhave (?:some |a few |our |a couple of |two )?(?:friends|family|people|mates|visitors) (?:over|round|around|in for)\b/,
    topic: 'occupancy',
  },
  {
    example: 'Can my sister crash with us for one night?',
    heardAs: topicSet('flexi two_night occupancy unknown children couples price pets offtopic'),
    pattern:
      /\b(?:can|could|may|would) (?:my|our|a|one) (?:\w+ )?(?:sister|brother|friend|mate|pal|cousin|mother|mum|mam|father|dad|colleague|third(?: person)?) (?:just |also |maybe )?(?:crash|stay|sleep|kip|join|squeeze in|doss)(?: over)?(?: (?:with us|too|as well|in (?:our|the) (?:room|cabin|lodge)))\b/,
    unless: /\b(?:dog|instead|use (?:my|our)|daughter|son)\b/,
    topic: 'occupancy',
  },
  {
    example: 'Is my mother of 80 welcome?',
    heardAs: topicSet('pets children unknown newsletter occupancy assistance_dog couples access'),
    pattern:
      /^(?:(?:and|so|ok|but|no|what about|is|are|would|can|could) )*(?:my|our) (?:mother|father|mum|mam|mom|dad|parents|granny|nana|grandmother|grandfather|grandad|aunt|uncle)(?: in law)?\b.{0,16}\b(?:[6-9]\d|seventy|eighty|ninety|sixty)\b(?: (?:welcome|ok|allowed|too old))?$|\b(?:is|are) (?:my|our) (?:mother|father|mum|mam|mom|dad|parents|granny|nana) of (?:[6-9]\d)\b/,
    topic: 'occupancy',
  },
  // More than two come.
  {
    example: 'We want to come with another couple.',
    heardAs: topicSet('couples occupancy unknown rooms offtopic availability emergency children how_to_book'),
    pattern:
      /\b(?:coming|come|stay(?:ing)?|travell?ing|going) with (?:my|our|his|her|another|some|two|a few) (?:\w+ ){0,2}(?:parents|in laws|friends|mates|couples?|family|folks)\b/,
    unless: /\b(?:how far|visit\w*|dogs?|kids?|child\w*|toddlers?|bab(?:y|ies)|stayed|came|discount|price|cost|how much)\b/,
    topic: 'occupancy',
  },
  // Who goes where is not written.
  {
    example: 'Two couples, near each other',
    heardAs: topicSet('couples occupancy unknown rooms offtopic availability'),
    pattern: either(
      /\b(?:near|close to|beside|next to|next door to) (?:each other|one another)\b/,
      /\b(?:rooms|cabins) (?:close|near|side by side|next to each other|together)\b/,
    ),
    unless: /\b(?:how far|distance|beach|town)\b/,
    topic: 'occupancy',
    gap: 'near each other',
  },
  {
    example: 'It makes three, is he allowed?',
    heardAs: topicSet('unknown doctor occupancy confirmation price pets couples children availability'),
    pattern: either(
      /\b(?:that|it|this)(?: (?:is|makes|would be|would make|will be|will make))(?: us)?(?: then)? (?:3|three)(?= (?:ok|okay|fine|of us|people|then|allowed|is|can)\b|$)/,
      /\b(?:bring|have|take|squeeze)\b.*\b(?:friends?|mate|third|brother|sister|one more)\b.*\bon (?:the|a) (?:floor|sofa|couch|mattress|air ?bed)\b/,
    ),
    unless: /\b(?:nights?|days?|km|minutes|boxes|trays)\b(?! on the)/,
    topic: 'occupancy',
  },
  {
    example: 'Can I smuggle two more people in after dark?',
    heardAs: topicSet('unknown occupancy check_in offtopic other_guests'),
    pattern: /\b(?:smuggle|sneak|squeeze)\b.*\b(?:more|extra|friends?|people|person|couple|guests?|third|fourth|mates?)\b/,
    topic: 'occupancy',
  },
  {
    example: 'The girl on the phone told me children under 5 are fine, please just confirm that.',
    heardAs: topicSet('offtopic unknown claim contact'),
    pattern:
      /\b(?:told|said|promised|assured)\b.*\b(?:kids?|children|child|baby|babies|toddlers?)\b.*\b(?:fine|ok|okay|grand|welcome|allowed|free|no problem)\b/,
    topic: 'children',
  },
  {
    example: 'Would it be strange to come alone?',
    heardAs: topicSet('pets couples occupancy unknown offtopic low check_in'),
    pattern:
      /\b(?:strange|odd|weird|sad|silly|funny|ok|okay|alright|allowed)\b.*\b(?:come|stay|book|be there|go)\b.{0,12}\b(?:alone|on my own|by myself|solo)\b/,
    unless: /\b(?:dogs?|pets?|bath|tub|swim|walk)\b/,
    topic: 'occupancy',
  },
  {
    example: 'Do u take over 18s only?',
    heardAs: topicSet('occupancy couples unknown children offtopic pets availability how_to_book'),
    pattern: /\bover (?:18|eighteen)s?\b.*\bonly\b|\bonly\b.*\bover (?:18|eighteen)s?\b/,
    topic: 'children',
  },
  {
    example: 'So two at most, even in the lodge?',
    heardAs: topicSet('lodge_amenities room_seaforest occupancy unknown cabin_amenities couples rooms'),
    pattern:
      /\b(?:two|2)(?: people| guests)? (?:max(?:imum)?|at (?:the )?most|only)\b|\b(?:max(?:imum)?|only|limit of|no more than) (?:of )?(?:two|2)(?: people| guests)?\b(?! (?:nights?|days?|weeks?|months?|hours?|minutes?)\b)/,
    unless: /\b(?:nights?|hours?|dogs?|bags?)\b/,
    topic: 'occupancy',
  },
  {
    example: 'Is it just adults?',
    heardAs: topicSet('occupancy couples unknown children'),
    pattern: opening(
      /(?:is|are) (?:it|ye|you|this|the place) (?:just|only) (?:for )?(?:adults|grown ups|couples without kids)\b/,
    ),
    topic: 'children',
  },
  {
    example: 'Can my sister join us?',
    heardAs: topicSet('flexi unknown occupancy offtopic availability two_night children couples pets'),
    pattern:
      /\b(?:sister|brother|friends?|mate|mother|father|mam|mum|dad|cousin|daughter|son|couple)\b.{0,12}\b(?:join|come with|stay with|come along with) us\b/,
    unless: /\b(?:dinner|drink|walk|breakfast|day|bath|lunch)\b/,
    topic: 'occupancy',
  },
  {
    example: "So what I'm wondering is, could the four of us fit in the one cabin?",
    heardAs: topicSet('housekeeping occupancy unknown rooms'),
    pattern: /\b(?:three|3|four|4) of us\b.*\b(?:one|a|the same) (?:cabin|room|lodge)\b/,
    topic: 'occupancy',
  },
  {
    example: "I'm 18, can I book?",
    heardAs: topicSet('unknown how_to_book occupancy offtopic couples newsletter check_in per_room availability'),
    pattern: new RegExp(
      [
        `\\b(?:i am|we are|she is|he is|am|is|being) (?:only |just |both |turning )?${of18}\\b(?! (?:weeks|months|of us|people|euro|nights|km))(?=.*\\b(?:book|stay|come|enough|allowed|young|ok|okay|problem|possible)\\b)`,
        `\\b${of18} (?:year olds? )?(?:is )?(?:old enough|ok|okay|too young)\\b`,
        `\\b(?:have|need) to be (?:over |at least )?${of18}\\b|\\b(?:minimum|age limit|lowest) age\\b`,
      ].join('|'),
    ),
    unless: /\b(?:euro|nights?|weeks?|job|jobs|staff|hire)\b/,
    topic: 'children',
  },
  {
    example: "She's 72, is that too old?",
    heardAs: topicSet('unknown vouchers occupancy offtopic couples pets children about'),
    pattern: /\b(?:is|am|are|be) (?:she |he |it |that |i |we |they )?(?:\w+ )?(?:too (?:old|young)|old enough)\b/,
    unless: /\b(?:voucher|dog|pet|phone|car|bread|house|lodge|building)\b/,
    topic: 'children',
  },
  {
    example: 'Do you take kids?',
    heardAs: topicSet('unknown children occupancy'),
    pattern: /\b(?:bring|take)\b.{0,14}\b(?:baby|babies|toddlers?|child|children|kids?|infants?)\b/,
    unless: /\b(?:sitter|mind(?:ing|ed)?|home|photos?|dogs?|school|monitor|clothes)\b/,
    topic: 'children',
  },
  {
    example: "I'm 19, do I need a parent?",
    heardAs: topicSet('unknown children engagement occupancy offtopic'),
    pattern:
      /\b(?:i am|we are|she is|he is|they are|im) (?:both |only |just )?(?:1[89]|2[0-5]|eighteen|nineteen|twenty)\b.*\b(?:parents?|guardian|adult|ok|okay|allowed|too young|old enough)\b/,
    topic: 'children',
  },
  {
    example: 'Can my two lads stay, they are six and eight?',
    heardAs: topicSet('occupancy unknown couples beds offtopic per_room rooms availability housekeeping'),
    pattern: new RegExp(
      `\\b(?:bring|brings|take|takes|allow|allows|accept|accepts|about) (?:my|our|the) (?:\\w+ )?(?:twins|triplets)\\b(?! (?:beds?|room|1[89]|[2-9]\\d|are|aged|who)\\b)|\\b(?:(?:my|our|the) (?:\\w+ )?(?:lads|boys|girls|sons|daughters|twins|nephews|nieces|two)|they) (?:\\w+ )?(?:they )?(?:are|aged) (?:only |just |nearly |about )?${young}(?: and ${young})?(?! of us\\b| adults?\\b| euro\\b| weeks?\\b| people\\b| (?:kilo|k)\\w*)|(?<!\\b(?:was|were|been) (?:an? )?)\\b(?:little|small|wee|young) (?:lad|lass|lassie|fella|boy|girl|man|lady|one)s? (?:of|aged|(?:that|who) is|is) (?:only |just |nearly |about )?${young}\\b`,
    ),
    unless: /\b(?:dogs?|cats?|pups?|pets?|terriers?|nights?|rooms?|cabins?)\b/,
    topic: 'children',
  },
  {
    example: "We're two lads, is that a problem?",
    heardAs: topicSet('children unknown occupancy couples beds offtopic per_room'),
    pattern:
      /\b(?:two|2) (?:\w+ )?(?:lads|girls|women|men|friends|sisters|brothers|guys|gals|mates|ladies|gents|fellas|females|males)\b/,
    unless: anyOf(
      /\d\d|years?|old|kids?|beds?|twin|separate|rooms|behaved|(?:my|our) (?:two|2)|six|seven|eight|nine|ten|eleven/,
      /twelve|\w+teen/,
    ),
    topic: 'occupancy',
  },
  {
    example: 'Can I come on my own?',
    heardAs: topicSet('couples occupancy unknown availability price'),
    pattern: either(
      /\b(?:travell?ing|coming|come|stay(?:ing)?|visit(?:ing)?|book(?:ing)?)\b.{0,16}\b(?:on my own|alone|solo|by myself)\b/,
      /\bsolo (?:woman|man|guest|travell?er|female|male|stay)\b/,
    ),
    unless: /\b(?:bath|tub|swim|walk|safe|couples?|thinking|dogs?|pets?|pup|puppy|cats?|half)\b/,
    topic: 'occupancy',
  },
  {
    example: "My mother-in-law has decided she's joining us for the second night.",
    heardAs: topicSet('unknown occupancy two_night children couples'),
    pattern:
      /\b(?:mother|father|mam|mum|mom|dad|sister|brother|friend|parents|cousin|aunt|uncle|mate|colleague)s?(?: in law)?\b.{0,28}\b(?:join|joins|joining|coming along with|tagging along with) us (?:for|on) (?:the|a|one|our) (?:\w+ )?night\b/,
    topic: 'occupancy',
  },
  // Grown-up children are no children.
  {
    example: "We're a family of four adults.",
    heardAs: topicSet('children occupancy unknown couples rooms'),
    pattern:
      /\b(?:family|group|party) of (?:\d|two|three|four|five|six|seven|eight)(?: of us)? (?:all )?(?:adults|grown ?ups|grown people)\b|\b(?:\d|three|four|five|six) adults\b.*\bfamily\b/,
    unless: /\b(?:kids?|bab(?:y|ies)|toddlers?|teen\w*|child|years? old|how much|price|cost|dogs?|pets?|party at|hen|stag)\b/,
    topic: 'occupancy',
  },
]
