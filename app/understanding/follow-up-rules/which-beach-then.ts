/** What is asked next of another beach, another walk, or of where to buy and eat. */
import { beaches } from '#app/estate/nearby.ts'
import { plain } from '#app/understanding/text.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

const ofBeaches = topicSet('beach beaches')
const byName = oneOfNames(beaches.flatMap(({ name, alsoCalled }) => (alsoCalled ? [name, alsoCalled] : [name])))
function oneOfNames(names: readonly string[]): string {
  return `(?:${names.map(plain).join('|')})`
}
/** What may be said of a beach. */
const described =
  '(?:piers?|harbours?|dunes?|shelter\\w*|cliffs?|larks|sand|ice cream|quiet\\w*|busy|crowd\\w*|full of people|deserted|empty|empties)'

export const whichBeachThen: readonly FollowUpRule[] = [
  {
    example: ['How far is Courtown beach?', 'And Cahore?'],
    evenIfComplete: true,
    before: ofBeaches,
    said: new RegExp(`^(?:(?:what|how) about )?${byName}(?: (?:beach|strand|one))?(?: then)?$`),
    topic: 'beaches',
  },
  {
    example: ['Tell me about Ballymoney', 'What about the one with the pier?'],
    evenIfComplete: true,
    before: ofBeaches,
    said: new RegExp(
      `\\b(?:ones?|which|somewhere|anywhere|another|beach|strand)\\b.*\\b${described}\\b|\\b${described} (?:one|beach|strand)\\b`,
    ),
    not: /\b(?:is|are) (?:it|that|the beach|your beach|they)\b(?! (?:windy|sunny|cold|warm|raining))|\b(?:dogs?|swim\w*|walk to|town|pub)\b/,
    topic: 'beaches',
  },
  {
    example: ['How far is the beach?', 'Is it crowded?'],
    evenIfComplete: true,
    before: topicSet('beach'),
    said: /^(?:is|are|does|will) (?:it|that|the beach)(?: (?:be|get|very|too|so|ever|often))* (?:crowded|busy|quiet|packed|full|sheltered|windy)(?: (?:there|then|in summer))?$/,
    gap: /\b(?:crowded|busy|quiet|packed|full|sheltered|windy)\b/,
  },
  {
    example: ['How far is the beach?', 'Is there a walk along it from the cabin?'],
    evenIfComplete: true,
    before: ofBeaches,
    readAs: topicSet('walks'),
    said: /^(?:is|are) there (?:a |any |some )?(?:nice |good )?walks?\b.{0,24}\b(?:along|by|beside|near|from|down)\b/,
    topic: 'walks',
  },
  {
    example: ['What walks are there?', 'The sea one, where does it go?'],
    evenIfComplete: true,
    before: topicSet('walks'),
    said: /^(?:the (?:sea|forest|long|short|shore|headland) one|is there (?:one|any|a walk) (?:by|along|beside|near|at) the (?:sea|shore|water|strand|beach)|where (?:does|do) (?:it|that one|they) (?:go|lead|bring you)(?: to)?|the (?:sea|forest|long|short|shore|headland) one where (?:does|do) (?:it|that) (?:go|lead)(?: to)?)$/,
    topic: 'walks',
  },
  {
    example: ['How do I book a sauna?', 'Are the walks something you have to pay for as well?'],
    evenIfComplete: true,
    said: /\b(?:estate )?walks?\b.{0,24}\b(?:have to|need to|must) pay\b/,
    topic: 'walks',
  },
  {
    example: ['Where can we get a coffee?', 'And in the evening?'],
    evenIfComplete: true,
    before: topicSet('cafes'),
    said: /^(?:(?:what|how) about )?(?:(?:in|for|of) (?:the |an )?evenings?|at night|(?:for )?(?:dinner|supper))(?: then)?$/,
    topic: 'eating_out',
  },
  {
    example: ['Can we cook in the cabin?', 'Where would we buy the food?'],
    evenIfComplete: true,
    before: topicSet('kitchen dining'),
    said: /\bwhere\b.{0,24}\b(?:buy|pick up) (?:the |our |some |any )?(?:food|groceries|ingredients|provisions|shopping|stuff|bits)\b/,
    topic: 'town',
  },
  {
    example: ['How close is your own beach?', 'And which others could we drive to?'],
    evenIfComplete: true,
    before: ofBeaches,
    said: /^(?:which|what) (?:others|other ones|other beaches) (?:could|can|would|might|do) (?:we|i|you|one)\b/,
    topic: 'beaches',
  },
]
