/** Questions as they come up in talk, in words that sound like another subject: a place by its name, a bath of an evening, the last free day. */
import { diningNearby } from '#app/estate/dining.ts'
import { anyOf, either, oneOf } from '#app/understanding/any-of.ts'
import { type Form, of } from './form-rule.ts'

const tables = oneOf(...diningNearby.map(({ name }) => name.replace(/^The /, '').toLowerCase()))
const onEnquiry = ['yoga', 'reiki', 'meditation', 'sauna', 'forest_bathing', 'picnic'] as const

export const askedInTalk: readonly Form[] = [
  // “The girl on the phone told me children under 5 are fine, please just confirm that.”
  {
    near: of('offtopic unknown claim contact'),
    said: /\b(?:told|said|promised|assured)\b.*\b(?:kids?|children|child|baby|babies|toddlers?)\b.*\b(?:fine|ok|okay|grand|welcome|allowed|free|no problem)\b/,
    topic: 'children',
  },
  // “The village kitchen in Kilmuckridge, what's that like?”
  {
    near: of('kitchen unknown offtopic town beaches beach dining eating_out takeaways cafes'),
    said: new RegExp(`\\b(?:${tables})\\b`),
    topic: 'eating_out',
  },
  // “Where would you go for fish locally?”
  {
    near: of('unknown offtopic takeaways dining eating_out beach town'),
    said: either(
      /\bwhere\b.*\b(?:go|eat|get|find|recommend)\b.*\b(?:fish|seafood|crab|lobster|mussels|steaks?|chowder|sunday (?:lunch|roast))\b/,
      /\b(?:fish|seafood|crab|lobster|mussels|steaks?|chowder|sunday (?:lunch|roast))\b.*\b(?:locally|nearby|near|around (?:here|there)|in the area|close by)\b/,
    ),
    not: /\b(?:chips|takeaway|take away|catch|fishing|cabin|room|delivered|buy)\b/,
    topic: 'eating_out',
  },
  // “Could we fit a bath in one of the evenings?”
  {
    near: of('unknown tub bath_reheat price heated_bath check_in availability'),
    said: either(
      /\b(?:fit|have|get|squeeze|do|take|want|book|order)(?: in)? (?:a|the|one) (?:hot |heated |wood fired )?bath(?: in)?\b.*\b(?:evenings?|nights?)\b/,
      /\b(?:a|one) (?:hot |heated |wood fired )?bath (?:on |in )?(?:one|an|the|some|the first|the second|friday|saturday) (?:evening|night|of the)\b/,
    ),
    not: /\b(?:again|reheat\w*|re heat\w*|second|2nd|as well|too|both|each|every|how much|total|stay|price|breakfast)\b/,
    topic: 'heated_bath',
  },
  // “What's the latest we can cancel free?”, “until which day may we cancel without paying anything?”
  {
    near: of('availability unknown cancellation check_out two_night change_booking offtopic'),
    said: either(
      /\b(?:latest|last day|last date|how late|until (?:when|which day|what day)|till when|by when|by what date)\b.*\bcancel\w*\b/,
      /\bcancel\w*\b.*\b(?:latest|last day|until (?:when|which day|what day)|till when|by when|by what date)\b/,
    ),
    not: /\b(?:bath|breakfast|newsletter|insurance|check ?out)\b/,
    topic: 'cancellation',
  },
  // “I've to cancel a two-nighter arriving on 12 June. What will ye charge me?”
  {
    near: of('price unknown two_night offtopic availability money change_booking'),
    said: /\bcancel\w*\b.*\b(?:charge|charged|pay|cost|lose|owe|get back|refund\w*)\b/,
    not: /\b(?:bath|breakfast|newsletter|insurance|subscription|free cancellation|how many days)\b/,
    topic: 'cancellation',
  },
  // “Can the dog wait in the car or inside for an hour while we eat?”
  {
    near: of('dining unknown pets parking eating_out offtopic'),
    said: /\b(?:can|could|may|allowed|ok|okay)\b.*\b(?:dogs?|pets?|pup|puppy|terrier|collie|spaniel|labrador|greyhound)\b.*\bwait\b/,
    not: /\b(?:bus|taxi|vet|station)\b/,
    topic: 'pets',
  },
  // “Would Stargazer or Sunriser be the better spot?”
  {
    near: of(
      'price cheapest occupancy unknown offtopic rooms room_stargazer room_sunriser room_stormchaser room_seaforest weather',
    ),
    said: /\b(?:stargazer|sunriser|stormchaser|lodge) or (?:the )?(?:stargazer|sunriser|stormchaser|lodge)\b.*\b(?:better|nicer|best|recommend|suit\w*|choose|pick|go for)\b|\b(?:better|nicer|recommend|choose|pick|go for)\b.*\b(?:stargazer|sunriser|stormchaser|lodge) or (?:the )?(?:stargazer|sunriser|stormchaser|lodge)\b/,
    not: /\b(?:price|value|cheap\w*|cost|money|deal|night)\b/,
    topic: 'rooms',
  },
  // “How do I confirm it?”, of what was just chosen.
  {
    near: of('confirmation unknown offtopic change_booking order_confirmation promise how_to_book'),
    said: /^(?:and |so |ok |right |grand )*how (?:do|can|would|should) (?:i|we) (?:confirm|secure|finali[sz]e|lock in|reserve|hold) (?:it|that|this|the (?:room|booking|stay|dates?|nights?))(?: then| now)?$/,
    topic: 'how_to_book',
  },
  // “How much is the sauna?”, which is arranged on enquiry.
  ...onEnquiry.map((topic) => ({
    near: of(`unknown offtopic extras experiences ${topic}`),
    said: new RegExp(
      `^(?=.*\\b(?:how much|prices?|costs?|charge)\\b).*\\b${topic === 'picnic' ? 'picnic (?:basket|hamper)s?' : topic.replace('_', ' ')}\\b`,
    ),
    not: anyOf(/free|included|and (?:the |a )?(?:yoga|reiki|sauna|meditation|massage)|bath(?!ing)|build|home/),
    topic,
    gap: 'price',
  })),
]
