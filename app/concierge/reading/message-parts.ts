/** Splits a message into its questions, each read separately and in the light of what came before. */

import { thresholds } from '#app/concierge/deciding/thresholds.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { quoteFor } from '#app/concierge/written/written-elsewhere.ts'
import type { Passage } from '#app/knowledge/passage.ts'
import { either } from '#app/understanding/any-of.ts'
import { roomChosenFor } from '#app/understanding/everyday/rooms-chosen.ts'
import { readAfter } from '#app/understanding/follow-ups/follow-ups.ts'
import { withoutGreeting } from '#app/understanding/lead-in.ts'
import type { Understanding } from '#app/understanding/learnt/model.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { cut, isAsking, sentences } from '#app/understanding/message/parts.ts'
import { content, type Reading, read as readWhole } from '#app/understanding/message/reading.ts'
import { cutAt, opensQuestion, spellOut, spotsIn } from '#app/understanding/message/sentence-joints.ts'
import { namedRooms } from '#app/understanding/shared-words.ts'
import { plain } from '#app/understanding/text.ts'
import type { State } from '#app/understanding/thread/dialogue.ts'
import { noddedAt } from '#app/understanding/thread/small-replies.ts'
import { orderable } from '#app/understanding/topic-kinds.ts'
import { isTopic, topicOfRoom } from '#app/understanding/topics.ts'
import { isConcern, isOwnMatter } from '#app/understanding/troubles/concern-kinds.ts'
import { concernIn } from '#app/understanding/troubles/concerns.ts'
import { asksOneThing } from './one-question.ts'

/** The parts of a message, each read as following on from the one before it. */
export function partsOf(
  message: string,
  before: State,
  { mind, passages }: KnowledgeIndex,
): { reading: Reading; asking: boolean }[] {
  // “I have a pacemaker. Can I use the bath?” is one question: separately, each half would get an answer that ignores the other.
  const ailing = concernIn(plain(message)) === 'health'
  const short = message.length < 140 && asksOneThing(message)
  const told = stayFirst(sentences(message).slice(0, 12))
  // By now a story and its bare question have been joined into one sentence.
  const all = ailing || (short && told.length > 1) ? [message] : told.length > 1 ? told.filter((one) => !urging.test(one)) : told
  // “Hello! We are thinking of coming in February.” wants an answer as it would without the greeting.
  const saying = all.filter((sentence) => !isCourtesy(sentence))
  const isOnly = (sentence: string) => all.length === 1 || (saying.length === 1 && saying[0] === sentence)
  const hasPet = all.some((one) => tokens(one, mind.lexicon).some(({ concept }) => concept === 'pet'))
  let state = before
  return all.flatMap((sentence) => {
    const read = ailing ? [readWhole(sentence, mind)] : piecesOf(sentence, mind, passages)
    return read.map((first) => {
      const after = readAfter(first, state.topic, mind)
      const inTurn = state === before ? after : unlessClearAlone(first, after)
      const reading = ofKinNearby(sentence, message) ? first : ofTheDog(inTurn, message, hasPet)
      const ofPets = reading.topic === 'unknown' && reading.tokens.some(({ concept }) => concept === 'pet')
      const named = ofPets ? 'pets' : reading.topic
      // “We'd our hearts set on Sunriser. Would he not be let in there?”, after the dog.
      const isWished = state.topic === 'pets' && onlyNamesRoom(reading, sentence)
      const stay = namesStay(reading) || nightWithPet(reading) ? { topic: 'price' } : {}
      state = {
        ...state,
        ...(reading.confidence >= 0.5 &&
          !isWished &&
          !isOnlySaid(reading, state) &&
          (isTopic(named) || (named === 'unknown' && !onlyNamesRoom(reading, sentence))) && { topic: named }),
        ...stay,
      }
      return { reading, asking: isAsking(sentence) || isOnly(sentence) }
    })
  })
}

/** “Put us down for one.”, “we arrive on Friday”, after the bath: what comes next is still about the bath. */
const isOnlySaid = ({ topic, text }: Reading, { topic: before = '' }: State) =>
  (topic === 'book_experience' || topic === 'check_in') && orderable.has(before) && !isAsking(text)

/** “Hello!”, “Thanks!” */
function isCourtesy(sentence: string): boolean {
  const nodded = noddedAt(sentence)
  return nodded === 'hello' || nodded === 'thanks'
}

/**
 * “… find out how large the property is, because he runs”, after a question about wine: a long sentence that is clear by itself does not
 * lean on the one before it.
 */
function unlessClearAlone(alone: Reading, after: Reading): Reading {
  const isLong = alone.tokens.length >= 9
  const text = plain(alone.text)
  const needed = points.test(text) ? thresholds.alone : thresholds.answer
  const isClear = isTopic(alone.topic) && alone.confidence >= needed && !alone.gap
  return isLong && isClear && after.topic !== alone.topic && !/\bsame\b/.test(text) ? alone : after
}
/** “Arranging that”, “take the car for it”; not “that wood-fired bath”, and not persons. */
const points =
  /\b(?:it|(?<!\b(?:every|any|no|each) )ones?|them)\b|\b(?:that|this|those|these)(?= (?:with|for|at|on|in|is|are|was|to|too|then|as)\b|$)/

/** “We have a dog and my mother lives nearby. Could she come for tea?”: “she” is whoever was named last. */
function ofKinNearby(sentence: string, message: string): boolean {
  const told = plain(message.slice(0, Math.max(message.indexOf(sentence), 0) + sentence.length))
  const [named = '', woman, man] = [...told.matchAll(kinNearby)].at(-1) ?? []
  if (!named || dogNamed.test(told.slice(told.lastIndexOf(named)))) return false
  const called = woman ? /\b(?:she|her)\b/ : man ? /\b(?:he|him)\b/ : /\b(?:s?he|him|her)\b/
  return called.test(plain(sentence))
}
const kinNearby =
  /\b(?:my|our) (?:\w+ )?(?:(mother|mum|mam|mammy|sister|aunt|nan|granny|grandmother|daughter)|(father|dad|brother|uncle|grandad|grandfather|son)|friend|cousin|neighbour) (?:also )?(?:lives?|is living) (?!with\b)/g

/** “Can we walk the dog there, and can he stay with us?”: “he” is not a child. */
function ofTheDog(reading: Reading, message: string, hasPet: boolean): Reading {
  const said = plain(reading.text)
  const isHe =
    !childNamed.test(plain(message)) &&
    ((hasPet && mayHe.test(said)) || ((reading.topic === 'children' || whereHe.test(said)) && dogNamed.test(plain(message))))
  return isHe ? { ...reading, topic: 'pets', confidence: 0.85, coverage: 1 } : reading
}
/** “Would you have him?”, “is she welcome?” */
const mayHe =
  /^(?:(?:and|so|but) )?(?:(?:would|will|can|could|do) you (?:still |ever )?(?:have|take|accept|allow|let|fit|welcome) (?:him|her)(?: in| along| too| stay| come)*|(?:would|will|can|could|may|is|might) s?he (?:be )?(?:welcome|allowed|ok|okay|fine|come|stay|join us)(?: too| along| with us| there| in it)*)$/
/** “Where does he stay?”, “which place takes him?” */
const whereHe =
  /^(?:and )?(?:which|what) (?:of (?:your|the|them) )?(?:rooms?|cabins?|places?|ones?|house) (?:takes?|would take|allows?|accepts?) (?:him|her)$|^(?:and )?where (?:does|would|will|can|could|should|may) (?:s?he (?:stay|sleep|go)|(?:we|i) (?:have|bring|take|put) (?:him|her))$/
const childNamed =
  /\b(?:child\w*|kids?|sons?|daughters?|boys?|girls?|bab(?:y|ies)|infants?|toddlers?|teen\w*|nieces?|nephews?|grand\w+|little (?:one|fella|man|girl)s?|lads?|lass(?:ie)?s?|wee (?:one|man|fella)s?|years? old)\b/
const dogNamed = /\b(?:the|our|my|a) (?:\w+ )?(?:dog|pup|puppy|cat|terrier|spaniel|collie|labrador|lab|beagle|setter|greyhound)\b/

/** “Can we leave later? We stay from Tuesday to Thursday in Sunriser.”: the question is about that stay, so the stay is read first. */
const stayFirst = (said: string[]) => {
  const tells = (one: string) => tellsStay.test(one)
  return said.length > 1 ? [...said.filter(tells), ...said.filter((one) => !tells(one))] : said
}
const tellsStay =
  /^(?:we|i)(?:['’]?(?:re|d|ll)| are| am| would| will)?(?: be)? stay(?:ing)? (?:from|for|in|on) (?!.*\b(?:can|could|is|are|what|how|which|when)\b)[^?]*$/i

/** “Go.”, “Quick one, and sorry if it's been asked before”, “First time in Ireland.”: says nothing that matters. */
const urging = either(
  /^(?:(?:hi|hello|it['’]?s|it is|this is|our|my|the|very)[\s,]+)*first (?:time|trip|visit)(?: ever| for us)? (?:in|to) (?:ireland|europe|the country)[\s.!]*$/i,
  /^(?:but |sorry,? |hey,? )*(?:you|ye) (?:did(?:n['’]?t| not)|never) answer(?:ed)?(?: me| that| (?:my|the) question)?[\s.!]*$/i,
  /^(?:please )?help (?:a|an?) (?:\w+ )?(?:man|woman|lad|lass|girl|fella|fellow|guy|brother|sister|soul) out[\s.!]*$/i,
  /^(?!.*\?)(?:.*\b)?(?:sorry|apologies|forgive me|excuse me) (?:if|for) (?:this is |it is |it['’]?s |the |a |any |my |such )*(?:silly|stupid|daft|dumb|basic|obvious) questions?[\s.!]*$/i,
  /^(?:go|now|answer|please|quick(?:ly)?|begin|start|come on|so|well)[\s.!]*$/i,
  /^(?:(?:hi|hello|hey|just|a|quick|one|question|and|very)[\s,]+)*(?:sorry|apologies|forgive me|excuse me)\b[^?]*\b(?:asked|ask|questions?|bother\w*|pest|nuisance)\b[^?]*$/i,
)

/** “My wife prefers Stormchaser for the view.” What was asked before may still be asked about that room. */
const onlyNamesRoom = ({ tokens }: Reading, sentence: string): boolean =>
  !isAsking(sentence) && tokens.some(({ concept = '' }) => namedRooms.has(concept))

/** “We’d love Stargazer for two nights”: what comes next is about that stay. */
export function namesStay({ topic, tokens }: Reading): boolean {
  const named = content(tokens).map(({ concept = '' }) => concept)
  return topic === 'price' && named.some((one) => namedRooms.has(one)) && named.some((one) => nightNames.has(one))
}
/** “Saturday night with the dog, how much?” */
const nightWithPet = ({ topic, tokens, text }: Reading) =>
  topic === 'pets' && !isAsking(text) && content(tokens).some(({ concept = '' }) => nightNames.has(concept))
const nightNames = new Set(['two_night', 'one_night', 'night', 'weekday', 'weekend'])

const asks = /^(?:is|are|do|does|can|could|will|would|have|what|when|how|where|which|who)\b/i

/** Personal matters, and passages that cover several things, count as one question: “Can we put bath bombs or salts in the tub?” */
function piecesOf(greeted: string, mind: Understanding, passages: readonly Passage[]): Reading[] {
  const sentence = withoutGreeting(greeted)
  const whole = readWhole(sentence, mind)
  const text = plain(sentence)
  if (isOwnMatter(concernIn(text)) || asksOneThing(sentence)) return [whole]
  const asked = isUnsure(whole) && !isConcern(whole.topic) && !concernIn(text) ? questionOf(sentence, whole, mind) : undefined
  if (asked) return asked
  const beside = concernIn(text) === 'allergy' ? askedBesideAllergy(sentence, mind) : undefined
  if (beside) return beside
  const pieces = cut(sentence, mind).map((piece, i) => (i > 0 ? roomForIt(piece, text) : piece))
  const each = pieces.length === 1 ? eachWritten(sentence, mind, passages) : undefined
  if (each) return each
  const onlyNamed = pieces.slice(1).every(({ tokens, text }) => tokens.length < 4 && !asks.test(text))
  const known = isTopic(whole.topic) && whole.confidence >= thresholds.slight
  return onlyNamed && quoteFor(text, whole.topic, known, passages).length > 0 ? [whole] : pieces
}

/** “I've a dust mite allergy so we bring our own duvet, what size is the mattress?” */
function askedBesideAllergy(sentence: string, mind: Understanding): Reading[] | undefined {
  const [, told, asked] = toldThenAsked.exec(sentence) ?? []
  if (!told || !asked || isAsking(told)) return undefined
  const parts = cut(asked, mind)
  return parts.every(isPlain) ? [readWhole(told, mind), ...parts] : undefined
}
const isPlain = ({ topic, confidence, gap, unwritten }: Reading) =>
  isTopic(topic) && confidence >= thresholds.answer && !gap && unwritten.length === 0
const toldThenAsked =
  /^(.{12,}),\s(?:(?:so|and|but)\s)?((?:what|how|where|when|which|is|are|do|does|have|has|can|could|(?:(?:i|we)(?:['’]d)? )?need)\b[^,?]{8,}\??)$/i

const isUnsure = ({ topic, confidence, unwritten }: Reading) =>
  !isTopic(topic) || confidence < thresholds.answer || unwritten.length > 0
/**
 * “We live beside a motorway, so how much land is there?”, “could we watch films, as the forecast is bad?”: what a story tells before its
 * question, or a reason after it, sounds like other things.
 */
function questionOf(sentence: string, whole: Reading, mind: Understanding): Reading[] | undefined {
  const asked = (thenAsked.exec(sentence) ?? wantsToKnow.exec(sentence))?.[1]
  const rest =
    (asked && !pointsBack.test(spellOut(asked)) ? asked : undefined) ??
    (thenWished.exec(sentence) ?? reasonAfter.exec(sentence))?.[1]
  if (!rest) return undefined
  const parts = cut(rest, mind)
  const isClear = parts.every((one) => isPlain(one) && one.confidence >= (isTopic(whole.topic) ? whole.confidence : 0))
  return isClear ? parts : undefined
}
const thenAsked =
  /^.{18,}?,?\s(?:so|hence|therefore)\s+((?:first(?:ly| off| of all)?,?\s+)?(?:how|what|when|where|whereabouts|which|who|is|are|can|could|do|does|will|would (?:you|there|it|we)|(?:(?:please|kindly|just) )*(?:tell|confirm|let me know|write|advise|quote)|(?:i|we)(?:['’]d| would| do)? (?:just )?(?:hope|need|want|like)|there (?:would|will|has|must|should)|(?:(?:i|we)(?:['’]m|['’]re| am| are| was| were)? )?(?:thinking (?:of|about)|hoping for|planning(?: on)?|looking at) (?=[^?]*\b(?:how much|what|price)))\b.{8,})$/i
/** “… and her hands go blue, she'll want to know how the cabin is kept warm.” */
const wantsToKnow =
  /^[^?]{18,}?,?\s(?:(?:and|so|but)\s)?(?:she|he|they|(?:my|the) \w+)(?:['’](?:ll|d)| will| would)?(?: just| only| also)? (?:wants?|needs?|like|love) to know\s(?:(?:exactly|precisely)\s)?((?:how|what|when|where|which|whether|if)\b.{8,})$/i
const reasonAfter =
  /^(.{20,}?),?\s(?:because|cos|since|seeing as|as (?:the|we|i|she|he|it|my)|in case)\b(?![^?]*\b(?:and|but)\b)[^?]{8,70}$/i
/** “… but underfloor heating would be ideal if you have it.” */
const thenWished =
  /^.{18,}?,?\s(?:but|so)\s([^,?]{3,40} (?:would be (?:ideal|great|lovely|perfect|nice|a bonus|a help)|if (?:you|ye)(?:['’]ve| have) (?:got )?(?:it|one|any))\b.*)$/i
/** “So what's the damage on that?” needs the story. */
const pointsBack = /\b(?:(?:on|of|for|with|at|to|about) (?:that|it|this|those|them)|that one|it|them|those)\b/i

/** “Can we smoke on the deck and are candles ok?”: each side has a passage of its own. */
function eachWritten(sentence: string, mind: Understanding, passages: readonly Passage[]): Reading[] | undefined {
  const spots = spotsIn(sentence).filter(({ to }) => opensQuestion(sentence.slice(to)))
  const sides = cutAt(sentence, spots).map((side) => readWhole(side, mind))
  const words = sides.map(({ text, topic, confidence }) => {
    const known = isTopic(topic) && confidence >= thresholds.slight
    return quoteFor(plain(text), topic, known, passages)[0]?.words
  })
  if (sides.length < 2 || sides.length > mostSides) return undefined
  const written = words.filter((one) => one !== undefined)
  const isEach = written.length === words.length && new Set(words).size === words.length
  const asksMore = written.length > 0 && sides.every(({ text }, at) => words[at] !== undefined || asksFigure.test(plain(text)))
  return isEach || asksMore ? sides : undefined
}
/** “… and how long can we stay in?”: the passage about the other side does not say. */
const asksFigure = /^(?:and |so )?(?:how (?:long|hot|warm|much|late|early)|what time|when) /
const mostSides = 4

/** “Planning to propose at sunrise, which room?”: the room chosen for what came before. */
function roomForIt(piece: Reading, sentence: string): Reading {
  const chosen = bareWhich.test(plain(piece.text)) ? roomChosenFor(sentence) : undefined
  return chosen ? { ...piece, topic: topicOfRoom(chosen), confidence: 0.87, coverage: 1 } : piece
}
const bareWhich = /^(?:so |and |then )*which (?:room|cabin|one|place)(?: (?:is|would|should|do|suits?)\b.{0,24})?$/
