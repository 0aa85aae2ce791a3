/** Reads a part that leans on what was said before: "and at weekends?", "is that for two?", "how much is it?". */
import { anchors } from '#app/understanding/anchors.ts'
import { arrivesLate } from '#app/understanding/everyday/late-arrivals.ts'
import { evenIfComplete } from '#app/understanding/follow-up-rules/all-rules.ts'
import { keptBy, ruleFor } from '#app/understanding/follow-up-rules/follow-up-rule.ts'
import { combinedAfter } from '#app/understanding/forms/aspects.ts'
import { oursBy } from '#app/understanding/forms/of-being-here.ts'
import { whoKnows, whomToRing } from '#app/understanding/forms/of-numbers-and-people.ts'
import { moreThanTwo } from '#app/understanding/forms/people-named.ts'
import { withoutLeadIn } from '#app/understanding/lead-in.ts'
import type { Understanding } from '#app/understanding/learnt/model.ts'
import { type Token, tokens } from '#app/understanding/lexicon/lexicon.ts'
import {
  content,
  coverageOf,
  gapFor,
  generic,
  kinOf,
  nightBefore,
  perHead,
  type Reading,
  slotConcepts,
  weigh,
} from '#app/understanding/message/reading.ts'
import { plain } from '#app/understanding/text.ts'
import {
  arranged,
  away,
  brought,
  everyNight,
  noticed,
  ofStay,
  orderable,
  roomTopics,
  slotTopics,
  tillWhen,
} from '#app/understanding/topic-kinds.ts'
import { isTopic, smallTalk, type TopicId, topics } from '#app/understanding/topics.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { heatsAgain } from './bath-again.ts'
import { codeMeant } from './code-meant.ts'
import { doThat, keptSubject, wellThen } from './kept-subject.ts'
import { leans, opens, pointer, sizeOfEstate } from './leans.ts'
import { isMode, modeMeant } from './modes-meant.ts'
import { nightAsked, nightThere } from './night-asked.ts'
import { asksForElse, stillWaits, wantedAgain } from './pointed-again.ts'

const nightPrices = new Set(['price', 'cheapest', 'dearest', 'weekend'])
const dayConcepts = new Set(['weekday', 'weekend', 'tonight', 'tomorrow'])
const roomConcepts = new Set(['room', 'cabin', 'lodge', 'stargazer', 'sunriser', 'stormchaser'])

const sizeOfRoom = /\bhow (?:big|large|small|spacious|roomy) (?:is|are) (?:the|your|each|a)?\s?(?:rooms?|cabins?|lodge)\b/
const sameAgain = /^(?:(?:is|it|that|would|be) )*(?:the )?(?:same|(?:any )?different) (?:for|in|with|at|of)\b/
/** “How much in the cheapest room?”, after the Flexi. */
const extreme = /\b(?:cheapest|dearest)\b/
const ofAge = /\b(?:too (?:old|young)|old enough)\b/
const homewards = /\b(?:home|back|there)\b/
/** Topics that the classifier names for a bare "how much?" or "how long?". */
const vague = topicSet('price newsletter book_experience pay_addons about how_to_book vouchers check_in heated_bath')

const eaten = new Set(['dining', 'grazing', 'breakfast', 'extras'])
const conceptsOf = (words: readonly Token[]) => words.map(({ concept = '' }) => concept)
const ofOrders = ({ concept = '' }: Token) => ['dear', 'cheap', 'food', 'order', 'extra'].includes(concept)

/** What the rules below look at. `own`: its words without rooms, days and the asking for a price. */
type Leaning = {
  reading: Reading
  before: string
  text: string
  words: readonly Token[]
  own: readonly Token[]
  days: boolean
  asksPrice: boolean
  opens: boolean
  elliptic: boolean
  onlySlots: boolean
}

/**
 * Reads a part in the light of what was said; `before` is the topic spoken of. The rules are tried in order; the first that knows what
 * is meant decides.
 */
export function readAfter(reading: Reading, before: string | undefined, mind: Understanding): Reading {
  const { text, led } = withoutLeadIn(plain(reading.text))
  if (!before) return wellThen.test(text) || doThat.test(text) ? { ...reading, topic: 'unknown', confidence: 0.6 } : reading
  const both = combinedAfter(before, text, reading.topic)
  if (both) return { ...reading, gap: both }
  const words = content(reading.tokens)
  const said = { text, led, words, topic: reading.topic, before }
  const next = keptBy(ruleFor(evenIfComplete, said), said)
  if (next) return { ...surely(next.topic, reading, 0.85), ...(next.gap && { gap: next.gap }), unwritten: [] }
  const ofFlexi = before === 'flexi' && extreme.test(text)
  // “Will someone open the gate?”, for the ambulance.
  const forHelp = before === 'emergency' && /\bgate\b/.test(text)
  if (!(ofFlexi || forHelp || leans(said, reading.tokens))) return reading
  const leaning: Leaning = {
    reading,
    before,
    text,
    words,
    own: words.filter(({ concept = '' }) => !slotConcepts.has(concept) && concept !== 'price'),
    days: words.some(({ concept = '' }) => dayConcepts.has(concept)) || nightBefore.test(text),
    asksPrice: words.some(({ concept }) => concept === 'price'),
    opens: opens(said),
    elliptic: opens(said) || reading.tokens.length <= 5,
    onlySlots: words.every(({ concept = '' }) => slotConcepts.has(concept)),
  }
  const kept = keptSubject(said, reading.text)
  if (kept) {
    const { topic, gap, isOpen } = kept
    return { ...surely(topic, reading, 0.85), ...(gap && { gap }), ...(isOpen && gapOf(reading, topic)), unwritten: [] }
  }
  if (standsAlone(leaning)) return reading
  const meant = pointedAt(leaning)
  if (meant) return meant
  if (saysEnough(leaning)) return reading
  return priced(leaning) ?? narrowed(leaning) ?? (isTopic(before) ? joined(leaning, before, mind) : afterNoTopic(leaning))
}

const ofHoursHere = new Set(['check_in', 'check_out'])
/** “And what time can we come?” */
const whatTimeHere =
  /^(?:when|what time) (?:can|may|could|do|must|should) (?:we|i) (?:have to |need to )?(?:come|arrive|check ?in|get (?:in|there)|leave|go|check ?out)(?: then)?$|^(?:when|what time|by when) (?:is )?out$/

function standsAlone({ reading, text, words, opens }: Leaning): boolean {
  if (reading.unwritten.length > 0) return true
  if (smallTalk.some((talk) => talk === reading.topic) && reading.confidence >= 0.4) return true
  if (sizeOfRoom.test(text) || (reading.topic === 'acres' && sizeOfEstate.test(text))) return true
  if (words.some(({ concept }) => concept === 'taxi') && !/\b(?:instead|without|rather than)\b/.test(text)) return true
  if (reading.topic === 'availability' && reading.confidence >= 0.8) return true
  if (reading.topic === 'contact' && (whomToRing.test(text) || whoKnows.test(text))) return true
  if (reading.topic === 'occupancy' && (moreThanTwo.test(text) || reading.gap)) return true
  if (reading.topic === 'confirmation' && reading.confidence >= 0.5) return true
  // "Two cabins then, Stormchaser and Sunriser, one Tuesday", after how many may come.
  const namesTwo = new Set(conceptsOf(words).filter((concept) => roomConcepts.has(concept))).size > 2
  if (reading.topic === 'price' && namesTwo && reading.confidence >= 0.8) return true
  if (reading.topic === 'children' && ofAge.test(text)) return true
  if (reading.topic === 'check_in' && (oursBy.test(text) || arrivesLate(text))) return true
  if (ofHoursHere.has(reading.topic) && whatTimeHere.test(text)) return true
  // "From what time may we have the room?" asks for our hours, whatever was spoken of.
  const ofOurHours = (reading.topic === 'check_in' || reading.topic === 'check_out') && reading.confidence >= 0.9
  if (ofOurHours && reading.tokens.length > 5 && !pointer.test(text) && !opens) return true
  // "Which room would you recommend?" leans on nothing; "which rooms" does.
  const namesRooms = words.some(({ concept }) => concept === 'room' || concept === 'cabin')
  return (
    reading.topic === 'rooms' &&
    namesRooms &&
    reading.tokens.length >= 4 &&
    reading.confidence >= 0.5 &&
    !pointer.test(text) &&
    !anotherRoom.test(text)
  )
}

function pointedAt({ reading, before, text, words, days }: Leaning): Reading | undefined {
  if (/\b(?:he|she|him|her|his)\b/.test(text) && (before === 'pets' || before === 'children'))
    return { ...reading, topic: before, confidence: 0.8, coverage: 1, ...gapOf(reading, before) }
  const again = wantedAgain(text, before, words)
  if (again) return { ...surely(again, reading, 0.85), ...gapOf(reading, again) }
  if (stillWaits(before, text)) return surely('confirmation', reading, 0.85)
  const code = codeMeant(text, before, words)
  if (code) return surely(code, reading, 0.85)
  const asksOfIt = /^(?:is|are|does|do|how \w+ (?:is|are)|when is|where is|what does|can) (?:it|they)\b/
  if (nightPrices.has(before) && (perHead.test(text) || /\b(?:each|for (?:both|the two) of us)$/.test(text)))
    return surely('per_room', reading, 0.85)
  if (before === 'unknown' && asksOfIt.test(text)) return { ...omitGap(reading), topic: before, confidence: 0.8 }
  // "Can we get it heated?", after the tub; "can you walk there?", after the beach.
  if (before === 'tub' && reading.topic === 'heating' && pointer.test(text)) return surely('heated_bath', reading, 0.85)
  if ((before === 'beach' || before === 'beaches') && reading.topic === 'walks' && /\bthere\b/.test(text))
    return surely('beach', reading, 0.85)
  // "Can we walk home after?", from the pub.
  if (away.has(before) && reading.topic === 'walks' && homewards.test(text))
    return { ...reading, topic: before, gap: homewards.exec(text)?.[0] }
  if (heatsAgain(text, before, words)) return surely('bath_reheat', reading, 0.85)
  // "What time would it arrive?": the order, not the guests.
  if (reading.topic === 'check_in' && brought.has(before) && /\b(?:it|they|that)\b/.test(text))
    return { ...surely(before, reading, 0.85), ...gapOf(reading, before) }
  // "Till what time does that get us?", after a night with late check-out.
  const ofElse = words.some(({ concept = '' }) => anchors[concept] && !anchors[concept].includes('late_check_out'))
  if ((before === 'flexi' || before === 'late_check_out') && tillWhen.test(text) && !ofElse)
    return surely('late_check_out', reading, 0.85)
  // "So if we arrive on a Saturday we can have that?"
  if (isMode(before) && reading.topic === 'check_in' && days && /\b(?:have|get|book|take|use) (?:that|it|one)\b/.test(text))
    return surely(before, reading, 0.85)
  // "Where do we pay?", for what was just spoken of.
  if (reading.topic === 'pay_addons' && reading.confidence >= 0.5 && orderable.has(before)) return reading
  // "Same for the lodge, or less?"
  if (sameAgain.test(text) && slotTopics.has(before) && words.some(({ concept = '' }) => roomConcepts.has(concept)))
    return { ...surely(before, reading, 0.85), ...gapOf(reading, before) }
  // "When would I have to order it by?"
  if (
    noticed.has(before) &&
    pointer.test(text) &&
    /\border(?:ed)?\b/.test(text) &&
    /^(?:when|by when|how|can (?:it|that|they) be)\b/.test(text)
  )
    return { ...surely(before, reading, 0.85), ...gapOf(reading, before) }
  const byCard = words.some(({ concept }) => concept === 'card') && /\b(?:take|accept|pay|paid|by|with)\b/.test(text)
  if (byCard && pointer.test(text) && orderable.has(before))
    return { ...surely('pay_addons', reading, 0.85), ...gapOf(reading, 'pay_addons') }
  if (reading.topic.startsWith('room_') && reading.confidence >= 0.5 && roomTopics.has(before)) return reading
  const saves = pointer.test(text) && words.some(({ concept }) => concept === 'discount')
  // "And the dearest of that?", after food that is ordered.
  if (eaten.has(before) && words.some(({ concept }) => concept === 'dear' || concept === 'cheap') && words.every(ofOrders))
    return surely('extras', reading, 0.85)
  const mode = modeMeant(text, before, conceptsOf(words)) ?? (saves && isMode(before) ? before : undefined)
  if (mode) return { ...surely(mode, reading, 0.8), ...gapOf(reading, mode) }
  if (/\bbook (?:me |us )?(?:that|this|the) (?:one|room|cabin|place)\b/.test(text))
    return { ...omitGap(reading), topic: 'how_to_book', confidence: 0.85 }
  const orders = reading.topic === 'how_to_book' && pointer.test(text) && orderable.has(before)
  return orders ? { ...omitGap(reading), topic: 'book_experience', confidence: 0.8 } : undefined
}

/** Clearly names a subject of its own. */
const saysEnough = ({ reading, own }: Leaning): boolean =>
  reading.confidence >= 0.75 && own.length > 0 && isTopic(reading.topic) && !vague.has(reading.topic)

function priced({ reading, before, text, words, own, days, asksPrice, elliptic, onlySlots }: Leaning): Reading | undefined {
  const onlyPrice = own.length === 0 && asksPrice
  const ofNights = ofStay.has(before) && words.some(({ concept }) => concept === 'two_night' || concept === 'one_night')
  if (onlyPrice && (days || ofNights || roomTopics.has(before)))
    return { ...reading, topic: 'price', confidence: 0.9, coverage: 1 }
  // "How much is that?": the price of the thing itself, not of a night.
  if (onlyPrice && elliptic && isTopic(before) && topics[before].priced) return surely(before, reading, 0.85)
  const bare = words.every(({ concept }) => concept === 'price')
  if (bare && asksPrice && (pointer.test(text) || reading.tokens.length <= 4) && arranged.has(before))
    return { ...surely(before, reading, 0.85), gap: 'cost' }
  const namesRoom = words.some(({ concept = '' }) => roomConcepts.has(concept)) || anotherRoom.test(text)
  const once = everyNight.has(before) || nightBefore.test(text)
  const ofRoom =
    onlySlots || (anotherRoom.test(text) && own.every(({ concept }) => concept === 'bath' || concept === 'heated_bath'))
  if (ofRoom && days && namesRoom && once) return surely('price', reading, 0.8)
  // “Sunriser, two midweek nights”, after the bath: a stay, not a number of baths.
  if (onlySlots && days && namesRoom && reading.topic === 'price' && bathing.has(before)) return surely('price', reading, 0.8)
  // "Is the lodge for two, and what is it at the weekend?"
  const costsNothing = isTopic(before) && (!topics[before].priced || everyNight.has(before)) && !ofHours.has(before)
  const asksNight = costsNothing ? nightAsked.test(text) : nightThere.test(text)
  return onlySlots && days && asksNight ? surely('price', reading, 0.8) : undefined
}

const bathing = topicSet('heated_bath tub bath_reheat anniversary engagement elopement')
const anotherRoom = /\bthe others?(?: (?:one|two|three|room|cabin)s?)?\b/
/** After these, "what is it on a Friday?" asks for the hour. */
const ofHours = new Set(['check_in', 'check_out', 'weekend', 'availability'])

/** "And in Stormchaser?", "and at weekends?", "for two nights": the same question about another room or night. */
function narrowed({ reading, before, words, days, elliptic, onlySlots }: Leaning): Reading | undefined {
  const pricesNights = days && reading.topic === 'price' && (reading.guesses[0]?.probability ?? 0) >= 0.6
  if (!onlySlots || pricesNights || !slotTopics.has(before) || (words.length === 0 && !elliptic)) return undefined
  const nights = words.map(({ concept }) => concept).find((name) => name === 'two_night' || name === 'one_night')
  const topic = isMode(before) && nights ? (nights === 'two_night' ? 'two_night' : 'flexi') : before
  return { ...surely(topic, reading, 0.85), ...(words.length === 0 && gapOf(reading, topic)) }
}

/** After a question that was not understood, or was declined. */
function afterNoTopic({ reading, before, own, words, asksPrice }: Leaning): Reading {
  const namesRoom = words.some(({ concept = '' }) => roomConcepts.has(concept))
  const ofHours = reading.topic === 'check_in' && reading.confidence >= 0.75
  if (before === 'unknown' && (ofHours || (asksPrice && namesRoom && reading.topic === 'price'))) return reading
  if (before !== 'unknown' && isTopic(reading.topic) && reading.confidence >= 0.6) return reading
  const namesSomething = own.some(({ concept }) => concept && !generic.has(concept))
  return namesSomething ? reading : { ...reading, topic: before, confidence: 0.8 }
}

/** Reads the part together with the name of what was spoken of. */
function joined({ reading, text, own, opens }: Leaning, before: TopicId, mind: Understanding): Reading {
  if (before === 'emergency' && asksForElse(text)) return reading
  const subject = own.filter(({ concept = '' }) => !generic.has(concept))
  if (subject.some(({ concept }) => concept) && reading.confidence >= 0.45 && reading.topic !== 'unknown') return reading
  const elsewhere = subject.some(({ concept = '' }) => {
    const named = anchors[concept]
    return named !== undefined && !named.some((one) => one === before || kinOf(one)?.includes(before))
  })
  if (elsewhere && !pointer.test(text) && !opens) return reading
  const all = [...tokens(topics[before].name, mind.lexicon), ...reading.tokens]
  const together = weigh(reading.text, all, mind, reading.tokens)
  if (isTopic(together.topic) && together.confidence > reading.confidence && together.coverage >= 0.5) return together
  const same = together.guesses.find((guess) => guess.topic === before)?.probability ?? 0
  const covered = coverageOf(reading.tokens, before, mind)
  if (same >= 0.25 && covered >= 0.6)
    return { ...together, topic: before, confidence: Math.max(same, 0.55), coverage: covered, ...gapOf(reading, before) }
  if (together.topic === 'unknown' && pointer.test(text)) return { ...together, confidence: Math.max(together.confidence, 0.6) }
  return reading
}

function surely(topic: string, reading: Reading, confidence: number): Reading {
  return { ...omitGap(reading), topic, confidence, coverage: 1 }
}

function omitGap(reading: Reading): Reading {
  const { gap: _, ...rest } = reading
  return rest
}

function gapOf(reading: Reading, topic: string): Partial<Reading> {
  if (!isTopic(topic)) return {}
  const gap = gapFor(plain(reading.text), reading.tokens, topic)
  return { gap }
}
