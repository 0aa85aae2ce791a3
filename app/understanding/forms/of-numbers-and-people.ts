/** What is asked by its form of how many, of the most and the least, of whom to speak to and how to pay. */
import { anyFrom, either, framed } from '#app/understanding/any-of.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { ceilingIn } from './ceiling.ts'
import { type FormRule, likely, surely } from './form-rule.ts'
import { minor, moreThanTwo } from './people-named.ts'
import { topicOfRoom } from './rooms-compared.ts'
import { nothingOfOurs, ofStay } from './stay-words.ts'

/** “Who should have a call from us?”, of those who come late. */
export const whomToRing = framed(
  /\bwho(?:m)? /,
  [
    /(?:should|must|do|would|can|could|shall|will|might|ought) (?:i|we) (?:to )?(?:then )?(?:ring|call|phone|text|tell|contact|warn|notify|alert|let know|give a (?:ring|call|shout|bell))/,
    /(?:(?:should|must|would|will|might|does) )?(?:have|has|get|gets|want|wants|need|needs|like|likes|expect|expects|be|hear) (?:to )?(?:have |get |be |hear |expect )?(?:a |the )?(?:call|ring|shout|bell|word|text|told|rung|phoned|warned|notified|from us|from me)/,
    /(?:is|would be) (?:it |there )?(?:best |the one )?to (?:ring|call|phone|tell|warn|contact)/,
  ],
  /\b/,
)

/** “Who can tell me?” */
export const whoKnows =
  /^(?:and |so |ok |then )*who (?:can|could|would|will|might) (?:tell|help|advise|answer|inform)(?: (?:me|us))?(?: (?:that|then|with that|about (?:that|it)))*$/

/** “Which is the most romantic?” asks for no price. */
const superlative = anyFrom(
  /most (?!expensive|affordable|costly)/,
  /(?:cosiest|coziest|quietest|nicest|prettiest|loveliest|warmest|darkest|brightest|biggest|smallest)\b/,
)
const ofPrice = new Set('price cheap dear pay discount'.split(' '))
const ofMoney = either(
  /\b(?:pric\w*|costs?|expens\w*|dear\w*|cheap\w*|budget|afford\w*|money|value|pocket|purse|wallet|high\w*|low\w*|pay|spend|econom\w*|frugal|thrifty|fork out|set (?:us|me) back)\b/,
  /€/,
)
const eatenElsewhere = new Set('restaurant pub cafe takeaway town wine near'.split(' '))
const ordered = new Set('extra heated_bath bath breakfast grazing reheat picnic experience'.split(' '))

export const ofNumbersAndPeople: readonly FormRule[] = [
  // Whatever its name is.
  {
    example: 'Are you Chattybot?',
    heardAs: topicSet('assistant unknown offtopic'),
    pattern: /^(?:are you|is this|am i talking to) (?:a |an |the )?\w*bots?$/,
    topic: 'assistant',
    confidence: surely,
    whole: true,
  },
  {
    example: 'Are you software?',
    heardAs: topicSet('assistant'),
    pattern: /^(?:are you|is this|am i talking to) \w+$/,
    topic: 'assistant',
    confidence: surely,
    whole: true,
  },
  // As many as there are rooms. Who is here now is nobody's business.
  {
    example: 'How many other couples would be around if you were full?',
    heardAs: topicSet('unknown occupancy rooms couples acres availability'),
    pattern: either(
      framed(
        /\b(?:how many|(?:max|maximum|most)(?: number of)?) (?:other |more |such )?(?:couples?|people|guests?|pairs|heads)\b.*\b/,
        [
          /full(?:y booked)?|booked (?:out|up|solid)|(?:at|all at) (?:once|the same time|one time|a time|(?:the )?most)/,
          /max(?:imum)?|at capacity/,
        ],
        /\b/,
      ),
      /\b(?:full|booked (?:out|up|solid))\b.*\bhow many (?:other )?(?:couples?|people|guests?|pairs)\b/,
    ),
    topic: 'rooms',
    confidence: likely,
  },
  // What can be ordered is told with its prices, and not the dearest room.
  {
    example: 'What is the dearest thing to eat?',
    pattern: either(
      /\b(?:dearest|priciest|costliest|most expensive|cheapest|least expensive|most affordable)\b(?! (?:room|cabin|lodge|night|place|stay|option|one)\b)(?: \w+){0,5}? (?:to eat|food|foods|bite|dish|meal|snack|eats|nibbles?|food ?wise)\b/,
      /\bfood\b.*\b(?:order|bring|deliver)\b.*\bfor the least\b/,
    ),
    also: ({ named }) => !named.some((concept) => eatenElsewhere.has(concept)),
    topic: 'extras',
    confidence: surely,
  },
  // Figures weigh nothing with the classifier, and the room is heard alone.
  {
    example: 'Can we be 3 in Stargazer?',
    heardAs: new Set([
      ...topicSet('occupancy rooms cabin_amenities lodge_amenities flexi two_night unknown availability price'),
      ...Object.values(topicOfRoom),
    ]),
    pattern: moreThanTwo,
    unless: minor,
    also: ({ named }) => !named.includes('child') && !named.includes('pet'),
    topic: 'occupancy',
    confidence: surely,
  },
  {
    example: 'For which room is the late departure cheapest?',
    heardAs: topicSet('cheapest dearest late_check_out unknown price rooms flexi'),
    also: ({ named }) => named.includes('late_checkout') && (named.includes('cheap') || named.includes('dear')),
    topic: 'late_check_out',
    confidence: surely,
  },
  {
    example: 'Which is the most romantic?',
    heardAs: topicSet('dearest cheapest'),
    pattern: superlative,
    unless: ofMoney,
    also: ({ named }) => !named.some((one) => ofPrice.has(one)),
    topic: 'rooms',
    confidence: 0.5,
  },
  {
    example: 'Can I speak to an actual person?',
    pattern: either(
      /\b(?:speak|talk|chat|get through|put me through|connect me) (?:to|with) (?:an? )?(?:actual |real |human |live )+(?:person|human|being|agent|somebody|someone|one)?\b/,
      /\b(?:speak|talk) (?:to|with) (?:a )?(?:human|person)\b/,
    ),
    topic: 'contact',
    confidence: surely,
    whole: true,
  },
  {
    example: 'Who should have a call from us?',
    notHeardAs: topicSet(
      'emergency doctor hospital taxis housekeeping complaint money lost confirmation booking takeaways cafes eating_out',
    ),
    pattern: { test: (text) => whomToRing.test(text) || whoKnows.test(text) },
    unless: /\b(?:picnics?|baskets?|hampers?|trays?|grazing)\b.*\bthat (?:we|i) (?:want|would like|need|fancy)\b/,
    topic: 'contact',
    confidence: surely,
  },
  // How extras are paid is written, whatever is offered.
  {
    example: 'Can I pay the bath in cash or by Revolut?',
    heardAs: topicSet('pay_addons unknown payment_page currency book_experience'),
    pattern: either(
      /\b(?:cash|coins?|(?:bank ?)?notes?|tenners?|revolut|cheque)\b.*\bor\b/,
      /\bor\b.*\b(?:cash|coins?|(?:bank ?)?notes?|tenners?|revolut|cheque)\b/,
    ),
    also: ({ named }) => named.some((concept) => ordered.has(concept)),
    topic: 'pay_addons',
    confidence: surely,
    whole: true,
  },
  // A ceiling is one of the night's price, where nothing else is named.
  {
    example: 'My ceiling is two hundred a night.',
    notHeardAs: nothingOfOurs,
    also: ({ text, named }) => named.every((concept) => concept === '' || ofStay.has(concept)) && ceilingIn(text) !== undefined,
    topic: 'cheapest',
    confidence: surely,
    whole: true,
  },
  {
    example: 'What do you need from me to order a grazing box?',
    heardAs: topicSet('order_details grazing breakfast heated_bath bath_reheat tub pay_addons book_experience unknown'),
    pattern: either(
      /\b(?:what|which) (?:of (?:my|our) )?(?:details?|info|information|particulars) (?:do|must|should|have|will|would) (?:you|i|we)\b/,
      /\bwhat (?:else )?(?:do|would|will) you (?:need|want|require) (?:to know )?(?:from|of|off) (?:me|us)\b/,
    ),
    also: ({ text }) => /\border/.test(text),
    topic: 'order_details',
    confidence: likely,
  },
]
