/** One part of a message, understood by itself: its likeliest topic, how confident we are, and why. */

import { anyMonth } from '#app/understanding/calendar-words.ts'
import { askedByForm } from '#app/understanding/everyday/everyday-forms.ts'
import { gapIn } from '#app/understanding/forms/aspects.ts'
import { familyElsewhere, minor, minorNamed } from '#app/understanding/forms/people-named.ts'
import { topicOfRoom } from '#app/understanding/forms/rooms-compared.ts'
import { unwrittenThing } from '#app/understanding/forms/unwritten-things.ts'
import { type Guess, predict } from '#app/understanding/learnt/classifier.ts'
import type { Understanding } from '#app/understanding/learnt/model.ts'
import { type Token, tokens } from '#app/understanding/lexicon/lexicon.ts'
import { plain } from '#app/understanding/text.ts'
import { isTopic, type TopicId, topics } from '#app/understanding/topics.ts'
import { tellsOfCondition } from '#app/understanding/troubles/standing-conditions.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { leftUnnamed } from './must-be-named.ts'

export type Reading = {
  text: string
  tokens: readonly Token[]
  guesses: readonly Guess[]
  topic: string
  /** 0 to 1: the classifier's probability, lowered by words that the topic's exemplars do not explain. */
  confidence: number
  /** Share of the content words that the topic explains. */
  coverage: number
  /** What the question asks about the topic that no entry answers, in the guest's words. */
  gap?: string | undefined
  /** Words for things that no registry has. */
  unwritten: readonly string[]
}

/** The content words of a question: without articles, people, travel and politeness. */
export function content(all: readonly Token[]): Token[] {
  return all.filter((token) => !token.background && token.concept !== 'hello' && token.concept !== 'thanks')
}

export const conceptsOf = (all: readonly Token[]): string[] => content(all).map(({ concept = '' }) => concept)

/** The share of the content words that the topic's exemplars explain. */
export function coverageOf(all: readonly Token[], topic: string, mind: Understanding): number {
  const words = content(all)
  if (words.length === 0) return 1
  const vocabulary = mind.vocabulary.get(topic)
  let total = 0
  let explained = 0
  for (const token of words) {
    const known = vocabulary?.has(token.concept ?? token.text) || (token.concept && slotConcepts.has(token.concept))
    const weight = known ? (token.concept ? 1 : 0.7) : doubt(token)
    total += weight
    if (known) explained += weight
  }
  return (explained + slack) / (total + slack)
}

/** How much an unexplained word weighs against the guess. */
function doubt(token: Token): number {
  if (token.unwritten) return 1.6
  if (token.concept) return generic.has(token.concept) ? 0.3 : 1
  if (token.common) return 0.25
  return token.strange ? 1 : 0.7
}

/** Words that ask for an aspect of something without naming it. */
export const generic = new Set(
  'price late early free order notice duration many near include special pay extra people availability package amenities deliver valid'.split(
    ' ',
  ),
)

/** A single unknown word must not sink a confident guess. */
const slack = 0.5

/** Rooms and days narrow a question; they do not change its subject. */
export const slotConcepts = new Set(
  'stargazer sunriser stormchaser lodge cabin room weekday weekend tonight tomorrow night two_night one_night couple estate'.split(
    ' ',
  ),
)

/** "How much is Stargazer on 14 August?": a date only says which night, as a day of the week does. */
const withoutDate = (text: string) =>
  /\b(?:how much|prices?|costs?|rates?|book|reserve)\b/i.test(text) ? text.replace(date, '') : text
const date = new RegExp(
  String.raw`\b(?:(?:on|for|of) )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${anyMonth})|(?:${anyMonth}) (?:the )?\d{1,2}(?:st|nd|rd|th)?)(?:,? 20\d\d)?\b`,
  'gi',
)

/** What the classifier makes of a part by itself. */
export function heard(text: string, mind: Understanding): Reading {
  const said = withoutDate(text)
  return { ...weigh(said, tokens(said, mind.lexicon), mind), text }
}

/** The same, unless a rule knows better. */
export function read(text: string, mind: Understanding): Reading {
  const reading = heard(text, mind)
  for (const { readAs } of corrections) {
    const better = readAs(reading, plain(text))
    if (better) return { ...reading, ...better }
  }
  return reading
}

/** `text` is made plain. */
type Correction = { why: string; readAs: (reading: Reading, text: string) => Partial<Reading> | undefined }

const notKnown = { topic: 'unknown', confidence: 0.6 }

/** Corrections to the classifier; the first match decides. */
const corrections: readonly Correction[] = [
  {
    why: 'A room and a night, and nothing else, are a price.',
    readAs: (reading, text) =>
      asksNight(reading)
        ? {
            topic: 'price',
            confidence: Math.max(reading.confidence, 0.75),
            coverage: 1,
            gap: gapFor(text, reading.tokens, 'price'),
          }
        : undefined,
  },
  {
    why: 'A thing that nothing is written about is none of the topics, whatever else is said.',
    readAs: (reading, text) => {
      const thing = unwrittenThing(text, reading.text)
      return thing ? { ...notKnown, unwritten: [thing] } : undefined
    },
  },
  {
    why: '“Still nothing” may be about a cold floor, and “a second time” about anything: these have to be named.',
    readAs: ({ topic }, text) => (leftUnnamed(topic, text) ? notKnown : undefined),
  },
  {
    why: 'An illness that somebody has is no emergency.',
    readAs: ({ topic }, text) => (topic === 'emergency' && tellsOfCondition(text) ? notKnown : undefined),
  },
  {
    why: '"My doctor told me to rest" does not ask for a doctor.',
    readAs: ({ topic }, text) => (topic === 'doctor' && doctorSaid.test(text) ? notKnown : undefined),
  },
  {
    why: 'A question is recognised by its form.',
    readAs: (reading, text) => {
      const formed = askedByForm(reading.topic, text, conceptsOf(reading.tokens), reading.text)
      return formed && { ...formed, confidence: Math.max(reading.confidence, formed.confidence), coverage: 1, gap: formed.gap }
    },
  },
  {
    why: 'A family that quarrels at home, or that owns the estate, does not come along.',
    readAs: ({ topic }, text) => (topic === 'children' && familyElsewhere.test(text) ? notKnown : undefined),
  },
  {
    why: 'A person under age is a child, unless something else is clearly asked.',
    readAs: ({ topic, confidence }, text) =>
      minor.test(text) &&
      (topic === 'unknown' || topic === 'children' || confidence < 0.58 || (topic === 'offtopic' && minorNamed.test(text)))
        ? { topic: 'children', confidence: Math.max(confidence, 0.8) }
        : undefined,
  },
  {
    why: '“Is that each?” asks about the price of a night, unless an extra is named.',
    readAs: ({ topic, gap }, text) =>
      topic === 'price' && !gap && perHead.test(text) && !ofAnExtra.test(text) ? { topic: 'per_room' } : undefined,
  },
  {
    why: 'What an extra costs per head is in no entry about rooms.',
    readAs: ({ topic }, text) => (topic === 'per_room' && ofAnExtra.test(text) ? { topic: 'unknown', confidence: 0 } : undefined),
  },
]

const doctorSaid =
  /\b(?:doctor|gp|consultant|midwife|nurse) (?:said|says|told|tells|reckons?|recommend\w*|advis\w*|suggest\w*|ordered|wants?)\b/

/** "Is that per head?", after the price of a night. */
export const perHead = /\b(?:each of us|apiece|pps|(?:per|a|by the) (?:person|head|guest))\b/

/** Things whose price is not a room's. */
const ofAnExtra =
  /\b(?:extras?|add ?ons?|baths?|reheats?|trays?|box|boxes|hampers?|baskets?|wine|bottles?|breakfasts?|experiences?|packages?)\b/

/** "That night": the one that was spoken of. */
export const nightBefore = /\b(?:that|the same|same|those|these) (?:night|day|evening|date)s?\b/

/**
 * "What is Stargazer at the weekend?", "and Stargazer that night?": a room and a day and nothing else ask for a price. So do
 * "what's the Saturday price" and "what does the lodge cost then".
 */
function asksNight({ topic, tokens, text }: Reading): boolean {
  const asked = plain(text)
  if (ifTaken.test(asked)) return false
  const named = conceptsOf(tokens)
  const day = named.some((concept) => concept === 'weekday' || concept === 'weekend') || nightBefore.test(asked)
  const room = named.some((concept) => roomNames.has(concept))
  const rest = named.filter((concept) => !slotConcepts.has(concept))
  if (day && room && figureOfIt.test(asked) && rest.length <= 3 && rest.every((concept) => ofFigure.has(concept))) return true
  if (rest.some((concept) => concept !== 'price')) return false
  if (rest.length > 0) return (day || room) && /^(?:and |so |but |ok )*what (?:is|are|does|do|would|will)\b/.test(asked)
  const whatIs = /^(?:and |so |but |ok )*what (?:is|are|would|will)\b|\bgo for\b/.test(asked)
  return day && (topic.startsWith('room_') || (room && whatIs))
}

/** "I take it Sunriser is 269 that night, too?" asks for the night's price, whether the figure is right or not. */
const figureOfIt =
  /\b(?:is|are|be|at|for|costs?|still|also|only|just|pay|pays|paying|as well|around|about) (?:still |also |only |just |the |about )*(?:euro )?[1-9]\d{2}\b(?! (?:acres|people|guests|km|kilometres|miles|metres|percent|years?|minutes))/

const ofFigure = new Set(['', 'price', 'currency'])

/** “Is Stargazer taken that night?” */
const ifTaken =
  /\b(?:taken|booked (?:out|up|already)|already (?:booked|gone)|(?:if|whether) (?:\w+ ){1,4}(?:free|available|booked|gone))\b/

/** "What are Stormchaser and the lodge on a Wednesday?": the night belongs to each of them. */
export function sharesNight({ tokens, topic }: Reading): boolean {
  const named = conceptsOf(tokens)
  const rooms = new Set(named.filter((concept) => roomNames.has(concept)))
  const day = named.some((concept) => concept === 'weekday' || concept === 'weekend')
  return rooms.size > 1 && day && topic === 'price' && named.every((concept) => slotConcepts.has(concept))
}
const roomNames = new Set(Object.keys(topicOfRoom))

/** “2 nights in Sunriser, Saturday and Sunday, price?” is one stay, however many commas. */
export function namesOneStay({ tokens, topic }: Reading): boolean {
  const named = conceptsOf(tokens)
  const rooms = new Set(named.filter((concept) => roomNames.has(concept)))
  const isCounted = named.includes('two_night') && (named.includes('weekday') || named.includes('weekend'))
  return topic === 'price' && rooms.size === 1 && isCounted && named.every((one) => slotConcepts.has(one) || one === 'price')
}

/** What the classifier makes of the words, without any rule. @param evidence those that must be explained */
export function weigh(text: string, all: readonly Token[], mind: Understanding, evidence: readonly Token[] = all): Reading {
  const guesses = predict(mind.model, all)
  const [top] = guesses
  const topic = top?.topic ?? 'unknown'
  const coverage = coverageOf(evidence, topic, mind)
  const kin = kinOf(topic)
  const near = guesses.slice(1, 6).reduce((sum, guess) => sum + (kin?.includes(guess.topic) ? guess.probability : 0), 0)
  // The model knows danger by words that other guests use too (husbands, nights): without a word of danger itself it counts for little.
  const vaguely = topic === 'emergency' && !evidence.some((token) => token.concept === 'emergency') ? 0.2 : 1
  const confidence = ((top?.probability ?? 0) + near) * coverage ** 0.7 * vaguely
  const vocabulary = isTopic(topic) ? mind.vocabulary.get(topic) : undefined
  const unwritten = evidence
    .filter((token) => token.unwritten && !vocabulary?.has(token.concept ?? token.text))
    .map((token) => token.text)
  const gap = isTopic(topic) ? gapFor(plain(text), evidence, topic) : undefined
  return { text, tokens: all, guesses, topic, confidence, coverage, unwritten, ...(gap && { gap }) }
}

/** Topics whose answers serve each other's questions: doubt between them is not doubt about the subject. */
const families: readonly (readonly string[])[] = [
  ['beach', 'beaches'],
  ['heating', 'heating_and_cooling'],
  ['gate_code', 'guest_guide', 'wifi_password'],
  ['emergency', 'doctor', 'hospital'],
  ['two_night', 'compare_modes', 'flexi', 'flexi_booking'],
  ['price', 'per_room', 'cheapest', 'dearest', 'dynamic_prices'],
  ['pay_addons', 'payment_page', 'order_confirmation'],
  ['contact', 'contact_form'],
  ['acres', 'walks'],
  ['tub', 'heated_bath', 'bath_reheat'],
  ['experiences', 'book_experience', 'extras'],
  ['dining', 'eating_out', 'takeaways'],
  ['room_seaforest', 'lodge_amenities'],
  ['rooms', 'cabin_amenities'],
  ['how_to_book', 'best_rate', 'free_nights'],
  ['check_out', 'late_check_out'],
  ['about', 'couples'],
]

/** The topics whose answers also serve this one's questions, itself among them. */
export function kinOf(topic: string): readonly string[] | undefined {
  return families.find((family) => family.includes(topic))
}

/** What the question asks about the topic that its entries do not answer. */
export function gapFor(text: string, all: readonly Token[], topic: TopicId): string | undefined {
  const own = gapIn(text, topic)
  if (own) return own
  // “How much of the sky can you see?”
  const asksPrice = all.some((token) => token.concept === 'price') && !/\bhow much (?:of|space|light|time|notice)\b/.test(text)
  // "Are Stormchaser and the lodge noisy on a Saturday?" names a night, and asks no price.
  const stray = topic === 'price' && !asksPrice && yesOrNo.test(text) ? content(all).find(({ concept }) => !concept) : undefined
  if (stray) return stray.text
  if (asksPrice && !topics[topic].priced && !freeOfPrice.has(topic)) return 'price'
  return undefined
}

const yesOrNo = /^(?:and |so |but |ok )*(?:is|are|do|does|did|can|could|has|have) /

/** Topics without a price whose entries still answer a question about it: free, included, or on enquiry. */
const freeOfPrice = topicSet(
  'parking deposit cancellation weekend experiences book_experience how_to_book newsletter vouchers rooms dining change_booking check_out terms walks',
)
