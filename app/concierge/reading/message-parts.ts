/** Splits a message into its questions, each read separately and in the light of what came before. */

import { thresholds } from '#app/concierge/deciding/thresholds.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { quoteFor } from '#app/concierge/written/written-elsewhere.ts'
import type { Passage } from '#app/knowledge/passage.ts'
import { either } from '#app/understanding/any-of.ts'
import { roomChosenFor } from '#app/understanding/everyday/of-rooms.ts'
import { readAfter } from '#app/understanding/follow-ups/follow-ups.ts'
import type { Understanding } from '#app/understanding/learnt/model.ts'
import { cut, isAsking, sentences } from '#app/understanding/message/parts.ts'
import { content, type Reading, read as readWhole } from '#app/understanding/message/reading.ts'
import { cutAt, opensQuestion, spotsIn } from '#app/understanding/message/sentence-joints.ts'
import { plain } from '#app/understanding/text.ts'
import type { State } from '#app/understanding/thread/dialogue.ts'
import { isTopic, topicOfStandIn } from '#app/understanding/topics.ts'
import { isOwnMatter } from '#app/understanding/troubles/concern-kinds.ts'
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
  let state = before
  return all.flatMap((sentence) => {
    const read = ailing ? [readWhole(sentence, mind)] : piecesOf(sentence, mind, passages)
    return read.map((first) => {
      const after = readAfter(first, state.topic, mind)
      const reading = ofTheDog(state === before ? after : unlessClearAlone(first, after), message)
      const ofPets = reading.topic === 'unknown' && reading.tokens.some(({ concept }) => concept === 'pet')
      const named = ofPets ? 'pets' : reading.topic
      const stay = namesStay(reading) || nightWithPet(reading) ? { topic: 'price' } : {}
      state = { ...state, ...(reading.confidence >= 0.5 && (isTopic(named) || named === 'unknown') && { topic: named }), ...stay }
      return { reading, asking: isAsking(sentence) || all.length === 1 }
    })
  })
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
const points = /\b(?:it|ones?|them)\b|\b(?:that|this|those|these)(?= (?:with|for|at|on|in|is|are|was|to|too|then|as)\b|$)/

/** “Can we walk the dog there, and can he stay with us?”: “he” is not a child. */
function ofTheDog(reading: Reading, message: string): Reading {
  const isHe = reading.topic === 'children' && heStays.test(plain(reading.text)) && dogNamed.test(plain(message))
  return isHe ? { ...reading, topic: 'pets', confidence: 0.85, coverage: 1 } : reading
}
const heStays = /\b(?:can|could|may|would|will|is|does) (?:he|she)\b/
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
  /^(?:go|now|answer|please|quick(?:ly)?|begin|start|come on|so|well)[\s.!]*$/i,
  /^(?:(?:hi|hello|hey|just|a|quick|one|question|and|very)[\s,]+)*(?:sorry|apologies|forgive me|excuse me)\b[^?]*\b(?:asked|ask|questions?|bother\w*|pest|nuisance)\b[^?]*$/i,
)

/** “We’d love Stargazer for two nights”: what comes next is about that stay. */
export function namesStay({ topic, tokens }: Reading): boolean {
  const named = content(tokens).map(({ concept = '' }) => concept)
  return topic === 'price' && named.some((one) => roomNames.has(one)) && named.some((one) => nightNames.has(one))
}
/** “Saturday night with the dog, how much?” */
const nightWithPet = ({ topic, tokens, text }: Reading) =>
  topic === 'pets' && !isAsking(text) && content(tokens).some(({ concept = '' }) => nightNames.has(concept))
const roomNames = new Set(['stargazer', 'sunriser', 'stormchaser', 'lodge'])
const nightNames = new Set(['two_night', 'one_night', 'night', 'weekday', 'weekend'])

const asks = /^(?:is|are|do|does|can|could|will|would|have|what|when|how|where|which|who)\b/i

/** Personal matters, and passages that cover several things, count as one question: “Can we put bath bombs or salts in the tub?” */
function piecesOf(sentence: string, mind: Understanding, passages: readonly Passage[]): Reading[] {
  const whole = readWhole(sentence, mind)
  const text = plain(sentence)
  if (isOwnMatter(concernIn(text)) || asksOneThing(sentence)) return [whole]
  const pieces = cut(sentence, mind).map((piece, i) => (i > 0 ? roomForIt(piece, text) : piece))
  const each = pieces.length === 1 ? eachWritten(sentence, mind, passages) : undefined
  if (each) return each
  const onlyNamed = pieces.slice(1).every(({ tokens, text }) => tokens.length < 4 && !asks.test(text))
  const known = isTopic(whole.topic) && whole.confidence >= thresholds.slight
  return onlyNamed && quoteFor(text, whole.topic, known, passages).length > 0 ? [whole] : pieces
}

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
  return chosen ? { ...piece, topic: topicOfStandIn[chosen], confidence: 0.87, coverage: 1 } : piece
}
const bareWhich = /^(?:so |and |then )*which (?:room|cabin|one|place)(?: (?:is|would|should|do|suits?)\b.{0,24})?$/
