/** Answer, hedge, hand over or decline: all thresholds in one place. */
import type { KnowledgeEntry } from '#app/knowledge/entry.ts'
import { anchors } from '#app/understanding/anchors.ts'
import { ailsAfter, type Concern, concernIn, isConcern, isOwnMatter } from '#app/understanding/concerns.ts'
import { asksElsewhere } from '#app/understanding/elsewhere.ts'
import { foreignLanguage } from '#app/understanding/languages.ts'
import type { Token } from '#app/understanding/lexicon/lexicon.ts'
import { content, kinOf, type Reading } from '#app/understanding/reading.ts'
import { plain } from '#app/understanding/text.ts'
import { type Declined, declined, isTopic, type SmallTalk, smallTalk, type TopicId } from '#app/understanding/topics.ts'
import { lostChild } from '#app/understanding/troubles.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'
import { asksWideWorld } from './wide-world.ts'
import { readWithConcern } from './written/read-with-concern.ts'
import { type Quote, quoteFor } from './written/written-elsewhere.ts'

/** Told with an admission before it, because it hardly answers; or with a word after it, because it probably does. */
export type Doubt = 'grave' | 'slight'

/** `needed`: the confidence from which this part would have been answered plainly; undefined where something else decided. */
export type Decision = { confidence: number; because: string; needed?: number } & (
  | { kind: 'answer'; topic: TopicId; also?: TopicId }
  | { kind: 'hedge'; topic: TopicId; doubt: Doubt }
  | { kind: 'staff'; topic: string; entry: KnowledgeEntry }
  | { kind: 'aside'; topic: TopicId; concern: Concern }
  | { kind: 'handover'; topic: 'unknown' | 'offtopic' | 'availability' | Concern; quotes?: Quote[] }
  | { kind: 'quote'; topic: 'written' | Concern; quotes: Quote[] }
  | { kind: 'talk'; topic: SmallTalk }
  | { kind: 'decline'; topic: Declined }
)

export const thresholds = {
  /** Above: answered. */
  answer: 0.58,
  /** The same when words are left over that the topic does not explain. */
  stray: 0.7,
  /** The same when another topic is named in the same breath: "is the discount valid on vouchers". */
  alone: 0.85,
  /** Above, or with a gap between question and entries: told with the admission that it may not be what was asked. */
  hedge: 0.2,
  /** Below what is needed, and above this: right more often than not, and told first. */
  slight: 0.45,
  /** A named thing without an entry is forgiven only above. */
  despiteUnwritten: 0.86,
  /** The same when it stands beside the question: "we come by bus, when …". */
  besideUnwritten: 0.66,
  /** Below, a statement beside a question that was answered is a story, and asks nothing. */
  story: 0.45,
  /** Below, a second question of what was told already is one of its own, and not answered by it. */
  faint: 0.4,
  declineFromModel: 0.6,
  /** Above, a concern is believed that no form of words betrays. */
  concern: 0.4,
  /** From which probability of danger help is named, when nothing else is understood. */
  peril: 0.3,
  staffShare: 0.72,
}

/** How such a thing works anywhere: "how does an induction hob make the pan hot?" How ours is used is in the guide. */
const ourThings = '(?:induction|hobs?|cookers?|stoves?|burners?|projectors?|saunas?|heat pumps?|radiators?)'
const ofSuchThings = new RegExp(
  `\\b(?:how|why) (?:do|does|can|is|are|would) (?:an? (?:[\\w ]+ )?${ourThings}|(?:(?!the )[a-z]+ )?(?:induction(?: hobs| cooking)?|hobs|stoves|projectors|saunas|heat pumps))\\b|\\bwhat makes (?:an? )?(?:\\w+ ){0,2}?${ourThings} (?:hot|warm|heat|work|go)\\b|\\b(?:is|are) (?:induction|gas)\\b.{0,20}\\b(?:better|worse|cheaper|faster|safer|cleaner) than\\b`,
)
const ofOurs = /\b(?:we|i|us|our|ours|my|mine|your|yours|you|the (?:cabins?|lodge|rooms?|wild rooms?)|here)\b/

/** Children who are minded at home do not come along. */
const leftAtHome =
  /\b(?:(?:baby ?sitter|sitter|child ?minder) (?:can|is|will|has|only|for)|(?:mind|minds|minding|has|have|taking|takes) (?:the |our |my )?(?:kids?|children|baby|boys|girls|lads|little ones?)(?! (?:with|along))|(?:kids?|children|baby|little ones?) (?:are |is |will be |can |could )?(?:stay|stays|staying|left|being minded|minded) (?:at|with|by))\b/
/** "My daughter won't let me go until I know …": who does something for a guest need not come along. */
const kinActs =
  /\b(?:(?:ask|asked|asking|get|got|getting|have|had|having) (?:my|our) (?:grand)?(?:son|daughter|niece|nephew) to|(?:my|our|his|her) (?:grand)?(?:son|daughter|niece|nephew) (?:will not let|would not let|does not let|insists?|says|said|told|tells|thinks|reckons|works|drives|is driving|booked|is booking|is the one who|found|showed|set (?:this|it) up|is (?:a|an) (?:nurse|doctor|guard|teacher|vet)|is minding|(?:does|did) (?:all )?(?:the|my|our) (?:booking|computer)|helps? me))\b/
const comesAlong = /\b(?:comes?|coming|bring|bringing|joins?|joining|along|stays?|staying|years?|yrs|months?|old|\d+)\b/
/** "My niece's communion" is elsewhere, and she too. */
const daysOfTheirs =
  /\b(?:kids?|child|children|sons?|daughters?|nieces?|nephews?|god ?(?:child|son|daughter)|grand ?(?:child|son|daughter)s?) s (?:\w+ )?(?:communion|confirmation|christening|baptism|wedding|graduation|recital|concert|match|exams?|school play|prize ?giving|birthday)\b/

/** Who is looked for, and not who has said something. */
const seeksDoctor =
  /\b(?:where|nearest|closest|need|see|find|call|ring|phone|any)\b.{0,20}\b(?:doctors?|gp|nurse|medic|surgery)\b/

/** @param alone the part is the whole message: somebody in need says no more than that; @param before the topic spoken of. */
export function decide(reading: Reading, index: KnowledgeIndex, alone = true, before?: string): Decision {
  const text = plain(reading.text)
  const { topic, confidence, coverage } = reading
  const [top] = reading.guesses
  const staff = index.staff.size > 0 ? index.staff.find(reading.tokens) : undefined
  if (staff && staff.share >= thresholds.staffShare) {
    return {
      kind: 'staff',
      topic,
      entry: staff.entry,
      confidence: staff.share,
      needed: thresholds.staffShare,
      because: `an entry of the staff covers ${(100 * staff.share).toFixed(0)}% of it`,
    }
  }
  const talk = smallTalk.find((name) => name === topic)
  if (talk && content(reading.tokens).length <= 2 && confidence >= 0.4)
    return { kind: 'talk', topic: talk, confidence, because: 'small talk' }
  const refused = declined.find((name) => name === topic)
  if (refused && concernIn(text) !== 'complaint' && (top?.probability ?? 0) >= thresholds.declineFromModel)
    return { kind: 'decline', topic: refused, confidence, because: 'reads like what is declined' }
  const concern = ailsAfter(before, text) ? 'health' : concernOf(reading, text)
  const read = concern && readWithConcern(concern, text, confidence, index.passages)
  if (read) return read
  if (concern === 'assistance_dog')
    return { kind: 'aside', topic: 'pets', concern, confidence, because: 'an assistance dog is no pet' }
  if (concern === 'allergy' && ofAnimals(reading))
    return { kind: 'aside', topic: 'pets', concern, confidence, because: 'where pets may not stay is written' }
  if (concern) return { kind: 'handover', topic: concern, confidence, because: `a matter for people: ${concern}` }
  const lacking =
    before === 'parking' && topic === 'parking'
      ? 'parking'
      : before && ofExtras.has(before) && topic === 'cancellation'
        ? 'extra'
        : ''
  const quotes = quoteFor(`${text} ${lacking}`.trim(), topic, isTopic(topic) && confidence >= thresholds.slight, index.passages)
  if (quotes[0])
    return { kind: 'quote', topic: 'written', quotes, confidence, because: `stands under ${quotes[0].passage.title}` }
  if (asksWideWorld(text) || (ofSuchThings.test(text) && !ofOurs.test(text)))
    return { kind: 'handover', topic: 'offtopic', confidence, because: 'has the form of a question about the wide world' }
  if (asksElsewhere(text, topic))
    return { kind: 'handover', topic: 'offtopic', confidence, because: 'asks of another place than ours' }
  if (topic === 'availability') return { kind: 'handover', topic: 'availability', confidence, because: 'asks for free dates' }

  const peril = reading.guesses.slice(0, 2).find((guess) => guess.topic === 'emergency' && guess.probability >= thresholds.peril)
  if (alone && peril && confidence < thresholds.answer && text.length > 2)
    return { kind: 'answer', topic: 'emergency', confidence: peril.probability, because: 'may speak of danger' }

  const elsewhere =
    lostChild.test(text) || leftAtHome.test(text) || daysOfTheirs.test(text) || (kinActs.test(text) && !comesAlong.test(text))
  if (elsewhere && topic === 'children')
    return { kind: 'handover', topic: 'unknown', confidence, because: 'of children who stay away' }
  const children = !elsewhere && reading.tokens.some((token, i, all) => isChild(token, all.slice(i + 1, i + 3)))
  const ofChildren = reading.guesses.find((guess) => guess.topic === 'children')?.probability ?? 0
  const alike = topic === 'children' ? ofChildren >= thresholds.answer : topic === 'unknown' && ofChildren >= thresholds.hedge
  if (children && alike && !reading.gap)
    return { kind: 'answer', topic: 'children', confidence, because: 'children are spoken of, and the estate is for adults' }
  if (children && isTopic(topic) && topic !== 'children' && topic !== 'vouchers' && topic !== 'occupancy' && confidence < 0.97) {
    return { kind: 'answer', topic: 'children', confidence, because: 'children are spoken of, and the estate is for adults' }
  }
  // What ails them need not be written about.
  const [thing] = topic === 'doctor' && seeksDoctor.test(text) ? [] : reading.unwritten
  const far = topic === 'offtopic' || refused !== undefined
  const surely = thing && !heads(text, thing) ? thresholds.besideUnwritten : thresholds.despiteUnwritten
  if (isTopic(topic) && !(thing && confidence < surely) && !(topic === 'price' && coverage < 0.75)) {
    const needed = crossed(reading, topic) ? thresholds.alone : coverage < 0.9 ? thresholds.stray : thresholds.answer
    if (confidence >= needed && !reading.gap)
      return {
        kind: 'answer',
        topic,
        confidence,
        needed,
        because: `confidence ${confidence.toFixed(2)}`,
        ...twin(reading, topic),
      }
    if (topic === 'check_in' && hourOfWhat.test(text) && !named(reading).includes('check_in'))
      return unknown(confidence, 'asks for the hour of something else')
    if (confidence >= thresholds.hedge) {
      const because = reading.gap
        ? `the entries do not say “${reading.gap}”`
        : `confidence ${confidence.toFixed(2)} is below ${needed}`
      // How two things go together is seldom written.
      const likely = !reading.gap && needed < thresholds.alone && confidence >= thresholds.slight
      const doubt = likely ? 'slight' : 'grave'
      return { kind: 'hedge', topic, doubt, confidence, needed, because }
    }
  }
  const near = thing || (far && (top?.probability ?? 0) > 0.5) ? undefined : anchored(reading)
  if (near)
    return { kind: 'hedge', topic: near, doubt: 'grave', confidence, because: `speaks of ${near}, not surely asks what is known` }
  if (thing) return unknown(confidence, `nothing is written about “${thing}”`)
  return { kind: 'handover', topic: far ? 'offtopic' : 'unknown', confidence, because: `reads like ${topic}` }
}

/**
 * What troubles the guest, by its form or by the model. Somebody with an allergy who asks for the time of check-in is told it;
 * what they may eat or bathe in, nobody here can say.
 */
function concernOf({ topic, confidence, gap }: Reading, text: string): Concern | undefined {
  const formed = concernIn(text)
  if (isOwnMatter(formed)) return formed
  const harmless = isTopic(topic) && !ofBody.has(topic) && confidence >= thresholds.answer && !gap
  if (harmless) return undefined
  if (formed) return formed
  return isConcern(topic) && confidence >= thresholds.concern && !foreignLanguage(text) ? topic : undefined
}

/** "I am allergic to dogs, which room has none?", and nothing to eat or to bathe in. */
function ofAnimals({ tokens, text }: Reading): boolean {
  if (/\b(?:dogs?|cats?|pets?|animals?|fur)\b/i.test(text) && !/\b(?:eat|food|nuts?|gluten|milk)\b/i.test(text)) return true
  const named = tokens.flatMap(({ concept = '' }) => anchors[concept] ?? [])
  return named.includes('pets') && !named.some((topic) => consumed.has(topic))
}

/** "A 13 year old", and no red setter of that age. */
const isChild = ({ concept, text }: Token, next: readonly Token[]) =>
  concept === 'child' && !(/old$/.test(text) && next.some((token) => token.concept === 'pet'))

/** Is this topic told to anybody but whoever has spoken of such a `concern` before? */
export const touches = (concern: string, topic: string): boolean => (concern === 'health' ? ofHeat : consumed).has(topic)

const ofHeat = new Set(['tub', 'heated_bath', 'bath_reheat', 'sauna'])

const consumed = new Set(
  'tub heated_bath bath_reheat beds kitchen breakfast dining grazing picnic wine experiences book_experience sauna yoga meditation reiki forest_bathing eating_out takeaways cafes'.split(
    ' ',
  ),
)
/** What is eaten, bathed in, slept in or done with the body, and who else is there. */
const ofBody = new Set([
  ...consumed,
  ...'pets children couples occupancy heating showers walks beach beaches housekeeping rooms about cabin_amenities lodge_amenities room_stargazer room_sunriser room_stormchaser room_seaforest'.split(
    ' ',
  ),
])

/** A topic of the same family that is nearly as likely: both are told. */
function twin(reading: Reading, topic: TopicId): { also?: TopicId } {
  const [top, second] = reading.guesses
  if (!top || !second || top.topic !== topic || !isTopic(second.topic) || second.probability < 0.4 * top.probability) return {}
  return kinOf(topic)?.includes(second.topic) ? { also: second.topic } : {}
}

/** The topic that the question names by a word of its own, when it is among the likelier guesses. */
function anchored(reading: Reading): TopicId | undefined {
  const named = new Set(reading.tokens.flatMap((token) => anchors[token.concept ?? ''] ?? []))
  const likely = reading.guesses
    .slice(0, 5)
    .find((guess) => isTopic(guess.topic) && named.has(guess.topic) && guess.probability >= 0.02)
  return likely && isTopic(likely.topic) ? likely.topic : undefined
}

/** Does the question name another topic, too, of another family? */
function crossed(reading: Reading, topic: TopicId): boolean {
  return reading.tokens.some((token) => {
    const named = crossing.has(token.concept ?? '') ? anchors[token.concept ?? ''] : undefined
    // “How far is the beach from the gate?”
    if (token.concept === 'gate' && distant.has(topic)) return false
    return named !== undefined && !named.some((one) => one === topic || kinOf(topic)?.includes(one))
  })
}

const ofExtras = new Set<string>([
  'extras',
  'heated_bath',
  'bath_reheat',
  'breakfast',
  'grazing',
  'pay_addons',
  'book_experience',
  'picnic',
])

const distant = new Set<string>(['beach', 'beaches', 'town', 'eating_out', 'cafes', 'takeaways'])

/** Things of their own, which are seldom said in passing. */
const crossing = new Set(
  'pet voucher newsletter deposit wifi parking tub heated_bath reheat bed shower kitchen cinema breakfast grazing picnic wine sauna yoga meditation reiki taxi gate flexi escape cancel refund late_checkout'.split(
    ' ',
  ),
)

/** Is the thing itself asked for? Things are words of the lists, so that there are no more patterns than words. */
function heads(text: string, thing: string): boolean {
  const word = thing.split('_')[0] ?? thing
  const asked =
    askedFor.get(word) ??
    new RegExp(
      `\\b(?:is there|are there|have you|got|do you|does it|can (?:i|we|you)|could (?:i|we|you)|may (?:i|we)|where is|how (?:much|far|long|fast|many) (?:is|are|does|do)|any|what|which|who)\\b.{0,28}\\b${word}`,
    )
  askedFor.set(word, asked)
  return asked.test(text)
}

const askedFor = new Map<string, RegExp>()

/** "What time is it dark?": an hour, and not ours. */
const hourOfWhat = /\b(?:what|which) (?:time|hours?)\b/
const named = ({ tokens }: Reading) => tokens.flatMap(({ concept = '' }) => anchors[concept] ?? [])

function unknown(confidence: number, because: string): Decision {
  return { kind: 'handover', topic: 'unknown', confidence, because }
}
