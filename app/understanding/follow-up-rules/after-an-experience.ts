/** What is asked next of what is arranged with others: yoga, the sauna, a proposal, an anniversary. */
import { either } from '#app/understanding/any-of.ts'
import { perHead } from '#app/understanding/message/reading.ts'
import { arranged } from '#app/understanding/topic-kinds.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

/** Nothing of these has a price in an entry. */
export const onEnquiry = topicSet(
  'yoga sauna meditation reiki forest_bathing experiences picnic wine engagement anniversary elopement',
)

/** “Is it ordered like the bath?” asks of this one, and not of the bath. */
const asTheOther =
  /\b(?:order\w*|pay|paid|add(?:ed)?|book(?:ed|ing)?|get|buy|bought|done|arranged?|reserved?|click)\b.{0,24}\b(?:like|same (?:way |place |thing )?as|(?:just |exactly )?as (?:with|for)) (?:the |a )?(?:heated |hot )?(?:bath|breakfast|hamper|box|tray|grazing box)(?: (?:is|was|then|too|yes|right))*$/
const howToBook =
  /^how (?:do|can|could|would|should) (?:we|i) (?:book|arrange|order|reserve|organi[sz]e|go about)(?: (?:it|that|one|this))?(?: then)?$/

/** “Which one is the walk down to the shore?” names what it asks for. */
const clearByItself = topicSet('dearest cheapest walks beach beaches')

export const afterAnExperience: readonly FollowUpRule[] = [
  {
    example: ['Tell me about the yoga', 'And if it rains?'],
    evenIfComplete: true,
    before: topicSet('yoga'),
    said: /^(?:what )?(?:(?:happens )?if|when) (?:it|the weather) (?:rains|is (?:raining|wet|bad)|turns|pours|lashes)(?: (?:that day|then|on us))?$|^in the rain$/,
  },
  {
    example: ['Can we get married there?', "Not yet, she hasn't said yes. Can you help with the asking part?"],
    evenIfComplete: true,
    before: topicSet('elopement anniversary'),
    said: /\b(?:has|have) not (?:said yes|asked (?:her|him|yet))\b|\bthe asking (?:part|bit)\b|\bpop(?:ping)? the question\b/,
    topic: 'engagement',
  },
  {
    example: ['Do you arrange engagements?', 'And the wedding itself, a tiny one?'],
    evenIfComplete: true,
    before: topicSet('engagement anniversary'),
    said: either(
      /\b(?:wedding|ceremony) itself\b/,
      /\b(?:we|i) (?:are|am) not (?:yet )?married\b.*\bwant to (?:do (?:that|it)|get married|marry)\b/,
    ),
    topic: 'elopement',
  },
  {
    example: ['Do you have a sauna?', "Can we decide when we're there or should it be arranged before?"],
    evenIfComplete: true,
    before: onEnquiry,
    said: either(
      /\b(?:decide|choose|arrange|book|sort|ask for) (?:it |that |one )?(?:when|once|after) (?:we|i) (?:are|get|arrive) ?(?:there|here)?\b/,
      /^do (?:we|i) just (?:turn|show) up(?: (?:there|for (?:it|them|that)|then))*$/,
    ),
    topic: 'book_experience',
  },
  {
    example: ['Can I buy wine?', "Could you put flowers in the room too, it's ten years since our wedding"],
    evenIfComplete: true,
    before: topicSet('wine breakfast grazing'),
    readAs: topicSet('anniversary'),
    atLeast: 0.8,
    said: /\b(?:roses?|flowers?|bouquet|petals)\b/,
    topic: 'anniversary',
    gap: 'flowers',
  },
  {
    example: ['I pay 18 euro for yoga at home.', 'Is it with you more or less than this?'],
    evenIfComplete: true,
    before: topicSet('yoga sauna meditation reiki forest_bathing'),
    said: /^(?:is|are|would) (?:it|that|yours|they|this)(?: be)?(?: (?:with|by|at) (?:you|yours|your place))? (?:more|less|cheaper|dearer|the same)(?: or (?:more|less|cheaper|dearer))?(?: (?:than|as) (?:this|that|here|at home|in mine))?(?: (?:with|by|at) (?:you|yours))?$/,
    gap: 'cost',
  },
  {
    example: ['What is the Sea Stroll?', 'What is the way to reserve it?'],
    evenIfComplete: true,
    before: topicSet('walks experiences yoga sauna meditation reiki forest_bathing boutique'),
    said: /\b(?:what is|tell me|know) the (?:way|procedure|process|drill)\b.{0,8}\b(?:to|for|of) (?:book|reserve|order|add|arrange|adding|booking|reserving|ordering|arranging) (?:it|that|this|one)(?: on)?$/,
    topic: 'book_experience',
  },
  {
    example: ['Can we have a picnic basket?', 'Can I just add it and pay like the bath?'],
    evenIfComplete: true,
    before: new Set([...onEnquiry, ...topicSet('breakfast grazing late_check_out taxis')]),
    said: asTheOther,
  },
  {
    example: ['Do you help with proposals?', "We're 20 years wed on the 9th, so it's too late for that."],
    evenIfComplete: true,
    before: topicSet('engagement elopement'),
    said: /\bwe\b.*\b(?:years?|decades?) (?:wed|wedded|married|hitched)\b|\bwe\b.{0,20}\b(?:wed|married|hitched) (?:for )?(?:\w+ ){0,2}(?!for )\w+ years\b|\bwe\b.{0,20}\blong (?:wed|married)\b|\b(?:silver|golden|pearl|ruby|diamond) wedding\b/,
    not: /\b(?:split|divorc\w*|separat\w*|widow\w*|before|ex)\b/,
    topic: 'anniversary',
  },
  {
    example: ['Do you offer yoga?', 'OK, book me in'],
    evenIfComplete: true,
    before: topicSet('reiki yoga meditation forest_bathing picnic experiences engagement elopement anniversary'),
    said: /^(?:book|put|sign) (?:me|us) (?:in|down|up)(?: then| please| for (?:it|that|one))*$/,
  },
  {
    example: ['Do you offer yoga?', 'How could I book one?'],
    evenIfComplete: true,
    before: topicSet('yoga sauna meditation reiki forest_bathing experiences'),
    said: howToBook,
    not: /\b(?:arrange|organi[sz]e)\b/,
    topic: 'book_experience',
  },
  {
    example: ['Do you have reiki?', "She'd love that, so how do we arrange it?"],
    evenIfComplete: true,
    before: topicSet('yoga sauna meditation reiki forest_bathing'),
    said: /\bhow (?:do|can|could|would|should) (?:we|i|you|ye|one) (?:go about )?(?:arrang\w+|organi[sz]\w+|set(?:ting)? up|set) (?:it|that|this|one)(?: up)?(?: then| so| please)*$/,
  },
  {
    example: ['Is there anything organised on the estate?', 'Ooh what are those?'],
    evenIfComplete: true,
    before: topicSet('experiences extras grazing walks beaches cafes takeaways rooms dining'),
    said: /^(?:(?:ooh|wow|deadly) )*what(?: all)? (?:are|is) (?:they|those|these)(?: (?:all|then|so|exactly))*$/,
  },
  {
    example: ['Can we have a picnic?', 'And how do I book?'],
    evenIfComplete: true,
    before: topicSet('picnic wine engagement anniversary elopement heated_bath bath_reheat breakfast grazing'),
    said: howToBook,
  },
  {
    example: ['What walks are there on the estate?', 'Book the nature one how?'],
    evenIfComplete: true,
    before: topicSet('experiences walks yoga sauna meditation reiki forest_bathing boutique book_experience'),
    said: /\b(?:book|reserve|order|arrange|sign up for|get|do) (?:the |that )(?:first|second|third|fourth|last|latter|nature|forest|walk\w*) ?(?:one|thing|walk|bit)?\b.*\bhow\b|\bhow\b.*\b(?:book|reserve|order|arrange|sign up for) (?:it|(?:the |that )(?:first|second|third|fourth|last|latter|nature|forest|walk\w*) ?(?:one|thing|walk|bit)?)$/,
    topic: 'book_experience',
  },
  // Alone, “how long” is read as a question about the bath.
  {
    example: ['Do you offer reiki?', 'How long?'],
    evenIfComplete: true,
    before: topicSet('reiki'),
    said: /^how long$/,
    gap: 'how long',
  },
  // Its price is in no entry.
  {
    example: ['Do you offer yoga?', 'How much per head?'],
    evenIfComplete: true,
    before: onEnquiry,
    said: perHead,
    not: /\b(?:room|night|cabin|lodge)s?\b/,
    gap: 'cost',
  },
  {
    example: ['What is forest bathing?', 'Is that like swimming in the woods?'],
    evenIfComplete: true,
    before: topicSet('experiences book_experience yoga sauna meditation reiki forest_bathing walks'),
    said: /\b(?:swim\w*|bath\w*|dip)\b.{0,16}\b(?:in|among) (?:the |a )?(?:woods?|forest|trees)\b/,
    topic: 'forest_bathing',
  },
  {
    example: ['Meditation sounds nice.', 'Where would I book?'],
    evenIfComplete: true,
    before: topicSet('yoga sauna meditation reiki forest_bathing picnic wine experiences'),
    said: /^(?:how|where) (?:do|would|can|could|should) (?:i|we) (?:book|order|arrange|reserve)$/,
    topic: 'book_experience',
  },
  {
    example: ['Do you offer reiki?', 'No, I meant the forest thing.'],
    evenIfComplete: true,
    before: topicSet('reiki yoga sauna meditation experiences'),
    said: /\bforest (?:thing|one|bathing|walk)\b/,
    topic: 'forest_bathing',
  },
  {
    example: ['Can we elope at yours?', 'How many guests can we have?'],
    evenIfComplete: true,
    before: topicSet('elopement'),
    said: /\b(?:how many|any|bring|have|invite)\b.{0,16}\b(?:guests|people|friends|family|witnesses)\b/,
  },
  {
    example: ['I want to propose, could there be champagne?', 'Red roses too'],
    before: topicSet('engagement wine'),
    said: /\b(?:roses?|flowers?|bouquet|petals)\b/,
    not: /\b(?:how much|price|shop)\b/,
    topic: 'engagement',
    gap: 'flowers',
  },
  {
    example: ['Can you arrange something for our anniversary?', 'How far ahead?'],
    before: topicSet('anniversary'),
    said: /^how (?:far|long|early|soon) (?:ahead|before|in advance|beforehand)\b/,
    gap: 'how far ahead',
  },
  {
    example: ['Do you offer yoga?', 'Do we have to book?'],
    before: topicSet('sauna yoga meditation reiki forest_bathing experiences'),
    said: /\b(?:need|needs|have|has) (?:to be |to )?(?:booking|booked|book)\b/,
    topic: 'book_experience',
  },
  {
    example: ['Do you offer yoga?', 'How long does it take?'],
    before: topicSet('sauna yoga meditation reiki forest_bathing'),
    said: /^how long (?:does|is|would|will|do) (?:it|that|they)\b/,
    gap: 'how long',
  },
  {
    example: ['Do you have a sauna?', 'What else is there like that?'],
    before: topicSet('sauna yoga meditation reiki forest_bathing'),
    said: /^(?:what else|anything else|what other|any other|any more)\b/,
    not: /\b(?:eat|room|price|bring|know)\b/,
    topic: 'experiences',
  },
  {
    example: ['Do you have a sauna?', 'Is it private?'],
    before: topicSet('sauna yoga meditation reiki forest_bathing picnic'),
    said: /\b(?:private|shared|(?:just|only) (?:for )?(?:us|the two of us)|to ourselves|(?:with )?other (?:guests|people)|by ourselves)\b/,
    not: /\b(?:tub|bath|cabin|room|ofuro|beach|walk)s?\b/,
    gap: 'private',
  },
  {
    example: ['Do you have a sauna?', 'Do we need togs?'],
    before: topicSet('sauna'),
    said: /\b(?:swim ?wear|swimsuits?|togs|bikinis?|trunks|naked|nude|in the nip|clothes|bathing suits?)\b/,
    gap: 'clothes',
  },
  {
    example: ['I want to propose', 'The ring?'],
    before: topicSet('engagement elopement'),
    said: /\b(?:flowers?|petals|hide|ring|decorat\w*|set ?up|cake|music)\b/,
    not: /\b(?:wood ?fired|sauna|bath|fires?|allowed)\b/,
    topic: 'engagement',
  },
  {
    example: ['Can you arrange something for our anniversary?', 'Flowers?'],
    before: topicSet('anniversary'),
    said: /\b(?:flowers?|petals|decorat\w*|set ?up|cake|music)\b/,
    not: /\b(?:wood ?fired|sauna|bath|fires?|allowed)\b/,
  },
  {
    example: ['Do you have a sauna?', 'Can we book it for Saturday?'],
    before: new Set([...arranged].filter((topic) => topic !== 'vouchers')),
    said: /\b(?:can|could|may) (?:we|i|you) (?:just )?(?:book|order|get|have|do|arrange) (?:it|that|one)\b/,
  },
  {
    example: ['I want to propose', 'She does not know'],
    before: topicSet('engagement anniversary wine'),
    said: /\b(?:keep it (?:quiet|secret)|surprise|secret|does not know|(?:not|never) (?:find out|know|hear|(?<!could not )see)|no (?:idea|clue))\b/,
    topic: 'engagement',
  },
  {
    example: ['I want to propose', 'On the beach?'],
    before: arranged,
    said: /^(?:on|at|in|by|under|beside|near|during) (?:the |a |our )?\w+(?: \w+){0,5}$/,
  },
  {
    example: ['Do you offer yoga?', 'When?'],
    before: arranged,
    said: /^(?:when|at what time|what (?:time|days?)|which days?)(?: (?:is|are) (?:it|they|that))?(?: on)?$/,
    gap: 'when',
  },
  {
    example: ['I want to propose', 'Which room would you suggest?'],
    before: arranged,
    said: ({ text, topic }) =>
      !topic.startsWith('room_') && !clearByItself.has(topic) && /^which (?:cabin|room|one|place)s?\b/.test(text),
    topic: 'rooms',
  },
]
