/** What is asked next of the beach, the walks, and where to eat nearby. */
import { towns } from '#app/estate/nearby.ts'
import { either } from '#app/understanding/any-of.ts'
import { plain } from '#app/understanding/text.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule, Said } from './follow-up-rule.ts'

const placesNear = topicSet('taxis cafes takeaways eating_out')
const nearby = new Set([...placesNear, 'beaches'])
const inTown = `\\bin (?:the )?(?:${[...towns.map(({ name }) => plain(name)), 'town', 'village'].join('|')})\\b`
const sideOfPlace =
  /\b(?:dear|expensive|pricey|cheap|posh)\b|^(?:anything|anywhere|any|one|somewhere) (?:with|by|near|on|good for|that)\b/
const howFar = /\bhow (?:far|long)\b|\bby car\b|\bdistances?\b|\b(?:the|a|is it a) drive\b/
/** “How far is it to the sea?” has a goal of its own. */
const toAnother = /\bto (?:the|your|our|a) (?!place|nearest|closest)\w+/
const asksHowFar = ({ text, words }: Said) =>
  howFar.test(text) && !toAnother.test(text) && !words.some(({ concept }) => concept === 'beach')

export const afterPlacesNearby: readonly FollowUpRule[] = [
  {
    example: ['How far is the beach?', 'From the cabin, is it possible to go by foot?'],
    evenIfComplete: true,
    before: topicSet('beach'),
    said: /\b(?:possible|able|manage|can|could|may|do|ok|easy)\b.*\b(?:(?:go|get|reach|come|walk|do it|make it)(?: (?:there|to it|it|down|over))? (?:by|on) foot)\b/,
    not: /\b(?:town|village|gorey|courtown|pub|shop|lodge|night|dark|dog|time)\b/,
    topic: 'beach',
  },
  {
    example: ['Is there a takeaway nearby?', 'Do you not do any yourselves?'],
    evenIfComplete: true,
    before: topicSet('takeaways cafes eating_out'),
    said: /\bdo you (?:not )?(?:do|make|serve|cook|have) (?:any|some|anything|food|it)(?: of it)? (?:yourselves|yourself|there|on site)\b/,
    topic: 'dining',
  },
  {
    example: ['Where can we eat out nearby?', 'Which would you go to?'],
    evenIfComplete: true,
    before: topicSet('dining eating_out'),
    said: /\bwhich\b.*\b(?:would|do|should) (?:you|we|i) (?:go (?:to|for)|eat|pick|recommend|choose|like|suggest|try)\b/,
    not: /\b(?:room|cabin|box|wine)\b/,
    topic: 'eating_out',
  },
  {
    example: ['Is there a café nearby?', 'Anything open early?'],
    evenIfComplete: true,
    before: topicSet('cafes eating_out takeaways'),
    said: /^(?:is |are )?(?:any(?:thing|where|place|one| of (?:them|those))?|something|somewhere|which(?: one| of them)?)(?: is)? open (?:that )?(?:early|late|on|at|before|after|then|now|today|tonight)\b/,
    gap: /\bopen\b.*$/,
  },
  {
    example: ['How far is the beach?', 'How far is that from the gate?'],
    evenIfComplete: true,
    before: topicSet('beach beaches town eating_out cafes takeaways walks'),
    said: /^how far (?:away )?(?:is|are|would) (?:it|that|they|those|this)(?: be)? from (?:the |your )?(?:gate|cabins?|lodge|estate|house|rooms?|you)\b/,
  },
  {
    example: ['Where can we eat out nearby?', 'Anything nice in town?'],
    evenIfComplete: true,
    before: topicSet('dining eating_out cafes takeaways grazing'),
    said: new RegExp(`\\b(?:any|some|no)(?:thing|where|place)\\b.*${inTown}`),
    not: /\b(?:see|do|buy|shop|visit|open|stay|sleep)\b/,
    topic: 'eating_out',
  },
  {
    example: ['How far is the beach?', 'Which for swimming?'],
    evenIfComplete: true,
    before: topicSet('beach beaches'),
    said: /\b(?:which|what|where)\b.*\b(?:swim|swims|swimming|dip)\b/,
    not: /\b(?:pool|tub|bath|lifeguards?|safe)\b/,
    topic: 'beaches',
  },
  {
    example: ['How far is the beach?', 'Can we light a fire on it?'],
    evenIfComplete: true,
    before: topicSet('beach beaches'),
    said: /\b(?:light|have|make|build|start)\b.{0,12}\b(?:fires?|barbecue|bbq)\b/,
    topic: 'beach',
  },
  {
    example: ['Where can we eat out nearby?', 'Is it dog friendly?'],
    evenIfComplete: true,
    before: topicSet('eating_out cafes takeaways'),
    said: /\bdogs?\b/,
    not: /\b(?:lodge|cabin|leave|left)\b/,
    gap: 'dogs',
  },
  {
    example: ['Can we walk to the beach?', 'How long does it take?'],
    evenIfComplete: true,
    before: topicSet('beach'),
    said: /^how long(?: does (?:it|that) take| is (?:it|that|the walk)| would (?:it|that) take)?(?: (?:on foot|walking|to walk))?$/,
    gap: 'long',
  },
  {
    example: ['Is there a takeaway nearby?', 'Something vegetarian?'],
    evenIfComplete: true,
    before: topicSet('takeaways'),
    said: /\bveg(?:an|gie|etarian)?\b/,
    not: /\b(?:box|hamper|tray|picnic|grazing)\b/,
  },
  {
    example: ['Is there a takeaway nearby?', 'And a place to sit in?'],
    evenIfComplete: true,
    before: topicSet('takeaways'),
    said: /\b(?:sit (?:in|down)|to sit|restaurants?|a table|eat in)\b/,
    topic: 'eating_out',
  },
  {
    example: ['Is there a takeaway nearby?', 'Closest one?'],
    evenIfComplete: true,
    before: topicSet('takeaways'),
    said: /\b(?:closest|nearest)\b/,
  },
  {
    example: ['Is there a café nearby?', 'Closest one?'],
    evenIfComplete: true,
    before: topicSet('cafes'),
    said: /\b(?:closest|nearest)\b/,
  },
  {
    example: ['How far is the beach?', 'How cold is it?'],
    before: topicSet('beach beaches'),
    said: /^how (?:cold|warm)\b|\bis it (?:very |too |really )?(?:cold|warm|freezing)\b/,
    topic: 'beaches',
    gap: 'cold',
  },
  {
    example: ['Is there a café nearby?', 'Can I call them?'],
    before: topicSet('cafes takeaways taxis'),
    said: /\b(?:ring|call|phone|reach|contact) them\b|\bthem on\b/,
  },
  {
    example: ['Which beaches are nearby?', "And what's there to eat?"],
    before: topicSet('beaches'),
    said: /^(?:what is|what s|anything|is there (?:anything|something|food)) (?:there )?(?:to eat|for food)(?: there)?$/,
    topic: 'eating_out',
  },
  {
    example: ['Do you have a restaurant?', 'And where is nearest?'],
    before: topicSet('dining'),
    said: /^where (?:is|s) (?:the )?(?:nearest|closest)(?: one| place)?$/,
    topic: 'eating_out',
  },
  {
    example: ['Are there walks on the estate?', 'How steep?'],
    before: topicSet('walks'),
    said: /^(?:is |are )*(?:how (?:long|far|hard|steep|difficult)|(?:it|they) (?:hard|steep|difficult|easy|long|far))\b/,
    gap: 'how long',
  },
  {
    example: ['Where can we eat out nearby?', 'Do we need to book?'],
    before: topicSet('eating_out'),
    said: /\b(?:need|have|should) (?:we|i)? ?(?:to )?(?:book|reserve)\b|\bdo (?:we|i) (?:need|have) to book\b/,
    gap: 'book',
  },
  {
    example: ['Are there walks on the estate?', 'Which is the longest?'],
    before: topicSet('walks'),
    said: /\b(?:which|longest|shortest|easiest|hardest|(?:longer|shorter|easier) one)\b/,
    not: /\b(?:room|cabin|lodge|beach)\b/,
  },
  {
    example: ['Where can we eat out nearby?', 'What about Sunday?'],
    before: topicSet('eating_out'),
    said: /\bsunday\b/,
    not: /\b(?:room|night|how much|check)\b/,
  },
  {
    example: ['Where can we eat out nearby?', 'Do they do vegetarian?'],
    before: topicSet('eating_out'),
    said: either(
      /\b(?:do (?:they|any of them)|does it) (?:do|serve|have)\b/,
      /\b(?:walking distance|on foot|walkable|can (?:we|you|i) walk)\b|\b(?:phone )?number\b/,
    ),
    not: /\btaxis?\b/,
    gap: 'that',
  },
  {
    example: ['Where can we eat out nearby?', 'Which is nearest?'],
    before: topicSet('eating_out taxis'),
    said: /\b(?:closest|nearest|closer|nearer)\b/,
  },
  {
    example: ['Where can we eat out nearby?', 'How would we get home?'],
    before: topicSet('dining eating_out'),
    said: /\bget (?:home|back)\b/,
    topic: 'taxis',
  },
  {
    example: ['Where can we eat out nearby?', 'Anything with a view?'],
    before: placesNear,
    said: sideOfPlace,
    gap: sideOfPlace,
  },
  {
    example: ['How far is the beach?', 'Are there others?'],
    before: topicSet('beach beaches'),
    said: /\b(?:any|are there|what) (?:others?|more|other ones)\b/,
    topic: 'beaches',
  },
  {
    example: ['Where can we eat out nearby?', 'How far is it?'],
    before: topicSet('eating_out'),
    said: asksHowFar,
  },
  {
    example: ['Is there a café nearby?', 'How far is it?'],
    before: placesNear,
    said: asksHowFar,
    gap: 'how far',
  },
  {
    example: ['How far is the beach?', 'Do we need the car?'],
    before: topicSet('beach beaches'),
    readAs: topicSet('parking walks'),
    said: /\b(?:car|walk|drive|on foot)\b/,
    not: /\b(?:safe|secure|park\w*|leave|lock\w*|charg\w*)\b/,
    topic: 'beach',
  },
  {
    example: ['Is there a café nearby?', "What's the nicest?"],
    before: nearby,
    said: /\b(?:which|what) (?:one |of (?:them|these|those) )?(?:is |are |would you )?(?:the )?(?:nearest|closest|cheapest|dearest|best|nicest|better|recommend|biggest|quietest|open)\b/,
    gap: 'which of them',
  },
]
