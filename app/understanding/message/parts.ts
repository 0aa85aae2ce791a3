/** Splits a message into its questions. */

import { either, framed } from '#app/understanding/any-of.ts'
import { joinSum, joinTelegram, nightsTold } from '#app/understanding/forms/asked-sum.ts'
import { topicOfRoom } from '#app/understanding/forms/rooms-compared.ts'
import type { Understanding } from '#app/understanding/learnt/model.ts'
import { type Token, tokens } from '#app/understanding/lexicon/lexicon.ts'
import { isTopic } from '#app/understanding/topics.ts'
import { joinStory } from './bare-questions.ts'
import { content, namesOneStay, type Reading, read, sharesNight, slotConcepts } from './reading.ts'
import { saidApart } from './said-apart.ts'
import {
  cutAt,
  lent,
  omitOfAll,
  opensQuestion,
  pricedTogether,
  pricedWith,
  type Spot,
  spellOut,
  spotsIn,
} from './sentence-joints.ts'
import { isToldOnly, omitTold, withTags } from './side-remarks.ts'

const asksSomething = either(
  /\?/i,
  /^\s*(?:and |so |but |ok |also |hi |hello |please )*(?:what|when|where|who|which|how|why|can|could|may|is|are|do|does|did|would|will|should|any|have|has|tell|give|show|list|explain|describe|i (?:want|need|would|'d)|we (?:want|need|would|'d))\b/i,
  /\b(?:can|could|may|is there|are there|do you|does it|would it|how much|what is|when) /i,
  // “He has also asked me to find out how …”, “she asked for the price of it”, “so quote me that.”
  /\b(?:asked|asks|wants) (?:(?:me|us) to (?:ask|find|check)|for (?:the|a) (?:price|cost|rate|hours?|times?))\b/i,
  /\b(?:so|and|please|just|kindly) (?:please |just |kindly )?(?:tell|quote|list|write|remind|give|advise) (?:me|us|it|them)\b/i,
  // “It'd be heaven to finish the day in that bath.”
  /\b(?:it would|it['’]d) be (?:heaven|bliss|pure heaven) to\b/i,
  // “We arrive around one, is that too early to go in”
  /,\s+(?:is|would|will) (?:that|it|this) (?:be )?(?:too|ok|okay|alright|all right|fine|possible|allowed)\b/i,
  // “A transfer laid on by yourselves would solve it”, “I'd have to shift it by a week”
  /\bwould (?:solve|sort) (?:it|that|everything|our problem)\b|\b(?:would|i['’]?d|we['’]d) have to (?:shift|move|change|postpone|push) (?:it|that|our|my|the)\b/i,
  // “I still can't see where to press”
  /\bcan(?:no|['’])?t (?:for the life of me (?!find))?(?:see|find|work out|figure out|make out|remember|recall) (?:where|how|what|which|if|whether)\b/i,
)

/** How a letter ends: “Kind regards, Mary”. */
const farewell =
  /(?<=\S\s+)(?:yours (?:faithfully|sincerely|truly|respectfully|gratefully)|(?:with )?(?:kind|kindest|warm|best) (?:regards|wishes)|(?<!\bas )regards(?! (?:to|the|when|what|how|where)\b)|(?<=[.?!]\s+)(?:yours|gratefully|affectionately|sincerely|respectfully|thanking you|with (?:thanks|gratitude|regards)),)(?!\w)[^?]{0,60}$/i

/** “… Sunday nights off (we run a pub!), what's …” */
const besides = /\s*\((?:we|i|she|he|it|they|our|my|us)(?:['’]\w+)? [^()?]{2,60}\)/gi

/** “… and the gate keeps shut, help!” */
const cry = /(?<=\S\s*),\s*(?:please |pls )?help(?: me| us)?[\s!.]*$/i

/** "Grand." does not belong to the question after it. */
const interjections =
  'h+m+|ok|okay|oh|ah|right|nice|grand|great|lovely|perfect|cool|super|sound|class|brilliant|good|fab|fair enough|excellent'
const agreed =
  "gotcha|got (?:it|that)|(?:so )?(?:leave|forget|skip) (?:it|that)|(?:we|i)(?:['’]d| would) rather not(?:,? to be honest)?|(?:no,? )?not (?:a|the) doctor|(?:we |i )?found it|that['’]?s (?:brilliant|great|grand|lovely|perfect)[,. ]+(?:thanks|thank you)(?: a million| a lot| so much| very much)?|sold|deal|done|savage|deadly|(?:what a |that's a |it's a )?(?:pity|shame)|too bad|bummer|fair play|we(?:['’]ll| will) (?:go (?:for|with)|take) (?:that|it|this|that one)|(?:dear (?:concierge|team|all),? )?(?:what an? )?(?:lovely|great|nice|beautiful|gorgeous) (?:web ?site|site|photos|pictures)(?: (?:you|ye) have)?"
const interjection = new RegExp(`^(?:(?:${interjections}|${agreed}|no worries|never mind)(?: so| stuff| one)?[\\s,.!]*)+$`, 'i')

/** "I hope this finds you well." */
const courtesy =
  /^(?:i|we)(?: do| very much)? (?:hope|trust)(?: that)? (?:(?:this|my|our)(?: \w+)? finds you|you (?:are|keep))(?: all)?(?: keeping| both)?(?: very)?(?: well| in good (?:health|form|spirits))?[\s.!]*$/i

/** “1) dog 2) can we stay later 3) parking”: each item is a question. */
function unnumbered(message: string): string {
  return /(?:^|\s)1[).](?=\s*\p{L}).*\s2[).](?=\s*\p{L})/su.test(message)
    ? message.replace(/(?:^|\s)\(?\d[).]\s*(?=\p{L})/gu, '? ').replace(/^\? /, '')
    : message
}

/** “I booked Stormchaser for the 3rd of July, do I pay everything now?”: first told, then asked. */
const bookedThenAsks =
  /^((?:(?:hi|hello|so|ok)[, ]+)?(?:we|i)(?:['’]ve| have)? (?:just |already )?booked\b[^,?.]{3,70}),\s+(?=(?:and |but |so )?(?:do|does|must|will|when do|how much) (?:i|we|you)\b.*\b(?:pay|charge|take|owe|due)\b)/i

/** “Tell me the price, if breakfast is included and what …” */
const ifIncluded =
  /(?:, (?:and )?| and )(?:if|whether) ((?:the )?(?!it\b|that\b|we\b|i\b)\w+) (is|are) (included|extra|in the price)\b[,?]?/gi

/** “…, booking 7781” says whose question it is. */
const reference = /[,;]\s*(?:my |our )?(?:booking|order|reference|ref)(?: (?:number|no|ref))?[\s.:#]*[a-z]{0,4}-?\d{3,}[\s.!]*$/i

/** “What about breakfast, same problem”: the problem has been told already. */
const sameAgain = /,\s*(?:the )?same (?:problem|issue|story)(?: there| here)?\s*[?.!]*$/i

/** “My dog is 40 kg, problem?” is one question. */
const isItProblem = /,\s*(?:a |any )?(?:problem|issue|bother)s?\s*\?+$/i

/** Dictated, without a full stop: “… the price of that please oh and the dog …” */
const ohAnd = /(?<=\S{2,}(?:\s+\S+){4})\s+oh (?:and|yes and|also)\s+(?=\S+(?:\s+\S+){3})/gi

/** “Excluding Stargazer, which is the dearest?”: it is one question. */
const butForFirst =
  /^((?:excluding|except(?: for)?|besides|apart from|other than|leaving out|not counting) (?:the )?\w+),\s+((?:which|what)\b[^?]*)/i

/** “Please quote for Mr. Walsh.” is one sentence. */
const titles = /\b(mr|mrs|ms|dr|prof)\.(?=\s+\p{Lu})/giu

/** “I'm not great with these chat robots, pet.” speaks to us of no animal. */
const endearments = /(?<=\S),\s+(?:pet|petal|hun|hon|chicken|duck)(?=\s*(?:[.!?]|$))/giu
const namesAnimal = /\b(?:dogs?|cats?|pups?|puppy|puppies|animals?|pets\b|terriers?|spaniels?|labradors?|collies?)\b/i

/** “Do I need a towel — no, scrap that — is there a cinema?”: what is taken back is not asked. */
const takenBack =
  /([^.?!:;,—–]*)(?:\s*[—–]+|\s-|,)\s*(?:(?:no|well|wait|sorry|actually)[,\s]+)*(?:scrap|scratch|forget|never mind|nevermind|ignore|strike) (?:that|it|this|valid\w*|\w+)(?:\s*[—–]+|\s-|,)\s*(?=\S+\s\S+)/gi

const withoutLastClause = (_: string, before: string): string => {
  const kept = /^(.*\S)\s(?:and|but|or)\s/.exec(before)?.[1]
  return kept ? `${kept}? ` : ' '
}

/** “Can we sit in the bath for an hour, or is it better to get out sooner?”: how long is asked by itself. */
const orOutSooner = /,? or (?=(?:is|would|will) it (?:be )?(?:better|wiser|safer|best) to (?:get|climb|come|hop) out\b)/gi

/** The sentences of a message that ask or tell something, without greetings and asides. */
export function sentences(message: string): string[] {
  const all = saidApart(unnumbered(namesAnimal.test(message) ? message : message.replace(endearments, '')))
    .replace(titles, '$1')
    .replace(takenBack, withoutLastClause)
    .replace(orOutSooner, '? ')
    .replace(butForFirst, '$2 $1')
    .replace(bookedThenAsks, '$1. ')
    .replace(ifIncluded, '? $2 $1 $3? ')
    .replace(besides, ' ')
    .replace(farewell, '')
    .replace(reference, '')
    .replace(sameAgain, '?')
    .replace(isItProblem, '?')
    .replace(cry, '')
    .replace(ohAnd, '. ')
    .split(/(?<=[?!;])\s*|(?<=[.]|\s[:;]-?[)(DP])\s+(?=\S)|\n+/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  const saying = all.filter((part) => !interjection.test(part) && !courtesy.test(part) && !isToldOnly(part))
  return joinStory(joinSum(joinTelegram(withTags(saying.length > 0 ? saying : all)), isAsking), isAsking)
}

/** Greetings and wrappings before the question itself: "hi, could you tell me if …". */
const wrapping = either(
  /^(?:(?:(?:right|nice|grand|lovely|great|cool|perfect|class|super|brilliant)(?=,)|hello|hi|hey|hiya|good (?:morning|afternoon|evening|day)|dear (?:all|team|sir or madam|reservations?|concierge|hosts?|people)|ok|okay|so|well|oh|ah|h+m+|just|sorry|(?:two|three|a couple of|a few) (?:things|questions)|(?:just )?(?:checking|confirming)(?: (?:the|some|a few))?(?: \w+)?(?=:)|quick question|one more (?:thing|question)|another question|by the way|btw|also|please|excuse me)(?: there| all(?! in\b)| folks| team| guys| lads)?[\s,.:!-]+)+/i,
  framed(
    /^/i,
    [
      /(?:can|could|would|will) (?:you|ye|u|someone|anyone) (?:please |kindly )?(?:tell|let|inform|advise|confirm)(?: (?:me|us))?(?: know)?(?: about)?/,
      /(?:i|we)(?:'m| am|'re| are|'d| would|)(?: just| also)? (?:wondering|like to know|love to know|want to know|need to know|curious)/,
      /(?:i|we) (?:was|were) (?:just )?wondering|do you (?:happen to )?know|any idea|may i ask|can i (?:just )?ask/,
      /tell me|let me know/,
    ],
    /(?: (?:please|if|whether|about))?[\s,:]+(?=\S+ \S+)/,
  ),
)

/** "No, sorry, I meant the lodge": what follows is the same question of something else. */
const regret =
  'no|oh|ah|eh|oops|whoops|sorry|apologies|pardon|wait|hold on(?! (?:\\w+ )?(?:card|account)\\b)|hang on|scratch that|actually|my (?:mistake|bad)|wrong (?:one|room|cabin)|not that one|not (?:the )?\\w+(?=,)'
const anew = [
  'i (?:meant|mean)(?: to (?:say|ask)(?: about)?)?|meant|i was (?:asking|talking) about|(?<=\\W)make (?:that|it)',
  'my (?:mistake|bad)|not (?:the )?\\w+(?=,)',
  "(?:it|that) (?:was|is)(?: not|n['’]t) (?:quite |very )?clear(?: to me)?",
  '(?:no,? )?(?:wait|sorry|oops|whoops|actually|hold on(?! (?:\\w+ )?(?:card|account)\\b)|hang on|scratch that)',
].join('|')
const correction = new RegExp(`^(?:(?:${regret})[\\s,.:!-]+)*(?:${anew})[\\s,.:!-]+(?=\\S)`, 'i')

function unwrap(sentence: string): string {
  const once = sentence.replace(wrapping, '').replace(correction, '')
  const twice = once.replace(wrapping, '')
  return /[\p{L}\p{N}]/u.test(twice) ? twice : sentence
}

const names = (reading: Reading) =>
  reading.topic === 'price' ||
  reading.topic === 'children' ||
  content(reading.tokens).some((token) => !slotConcepts.has(token.concept ?? ''))
/** "What time out on Sunday" names no thing, and asks. */
const sure = (reading: Reading, least: number) =>
  reading.confidence >= least &&
  (names(reading) ||
    (isTopic(reading.topic) && (opensQuestion(reading.text) || ifThenAsks.test(reading.text)) && reading.confidence >= 0.7))
/** “If we take two nights, do we get something off?” */
const ifThenAsks = /^if (?:we|i)\b[^?]{3,60}?,? (?:do|would|will|can|could|is|are|what|how) (?:we|i|you|ye|it|there|much)\b/i
const isGreeting = ({ topic }: Reading) => topic === 'hello' || topic === 'thanks'

/**
 * Splits a sentence into two or more parts if each is clearly a question of its own; otherwise it is the only part.
 * "Dogs and kids" are two questions, "Friday and Saturday" is one.
 * @param most how many parts are wanted; the rest may stay in one piece
 */
export function cut(sentence: string, mind: Understanding, most = mostParts): Reading[] {
  const bare = omitOfAll(spellOut(nightsTold(omitTold(unwrap(sentence)))))
  if (bare !== sentence) return cut(bare, mind, most)
  const whole = read(sentence, mind)
  const apart = pricedWith(sentence)
  const withExtras = apart && everyPiece(apart, spotsIn(apart), mind)
  if (withExtras) return withExtras
  const spots = spotsIn(sentence).filter((spot, at) => at >= roomsJoined || !joinsRooms(sentence, spot, mind))
  if (spots.length === 0 || sharesNight(whole) || namesOneStay(whole)) return [whole]
  const together = pricedTogether(sentence)
  const priced = together && everyPiece(`price of ${together}`, spotsIn(`price of ${together}`), mind)
  if (priced) return priced
  return (
    everyPiece(sentence, spots, mind) ??
    surestHalves(sentence, spots, { whole, mind, most }) ??
    askedApart(sentence, spots, whole, mind) ?? [whole]
  )
}

const mostParts = 4

/** Only the first joints are checked for two rooms: nothing but rooms comes before such a joint, and checking hundreds takes seconds. */
const roomsJoined = 8

/** "Are Stormchaser and the lodge free?" asks the same about both. */
function joinsRooms(sentence: string, { from, to }: Spot, mind: Understanding): boolean {
  const [left, right] = [sentence.slice(0, from), sentence.slice(to)]
  const before = content(tokens(left, mind.lexicon))
  const [after] = content(tokens(right, mind.lexicon))
  return !opensQuestion(right) && isRoom(after) && before.length > 0 && before.every(isRoom)
}
const isRoom = (token: Token | undefined) => topicOfRoom[token?.concept ?? ''] !== undefined

/** Each piece by itself, if all are certain and each is about something else. */
function everyPiece(sentence: string, spots: readonly Spot[], mind: Understanding): Reading[] | undefined {
  const pieces = cutAt(sentence, spots)
  if (pieces.length < 2 || pieces.length > mostParts) return undefined
  const [first = ''] = pieces
  const each = pieces.map((piece, i) => readPiece(piece, i > 0 ? first : '', mind))
  const distinct = new Set(each.map((one) => one.topic)).size === each.length
  return distinct && each.every((one) => !isGreeting(one) && sure(one, 0.6)) ? each : undefined
}

/** Reads a piece with the words it shares with the first, if that asks for a room's price or for something no entry answers. */
function readPiece(piece: string, first: string, mind: Understanding): Reading {
  const alone = read(piece, mind)
  const words = lent(first, piece)
  if (!words) return alone
  const shared = read(`${words}${piece.replace(/^of /i, '')}`, mind)
  const ofRoom = shared.topic === 'price' && alone.topic.startsWith('room_')
  return ofRoom || (shared.topic === alone.topic && shared.gap) ? shared : alone
}

type Halving = { whole: Reading; mind: Understanding; most: number }

/**
 * Splits at the joint where the less certain side is most certain; either side may have parts of its own. Those are looked for only once
 * the joint is found, and no more of them than are wanted: looking at every joint, two hundred words between commas would take years.
 */
function surestHalves(sentence: string, spots: readonly Spot[], { whole, mind, most }: Halving): Reading[] | undefined {
  const least = whole.confidence < 0.5 ? 0.4 : 0.5
  let best: { left: string; a: Reading; right: string; b: Reading } | undefined
  let bestScore = 0
  for (const { from, to } of spots.slice(0, 6)) {
    const left = sentence.slice(0, from)
    const right = sentence.slice(to)
    if (!left || !right) continue
    const a = read(left, mind)
    const b = readPiece(right, left, mind)
    if (!sure(a, least) || !sure(b, least) || a.topic === b.topic || isGreeting(a)) continue
    const score = Math.min(a.confidence, b.confidence)
    if (score > bestScore && score >= Math.min(0.6, whole.confidence * 0.7)) {
      best = { left, a, right, b }
      bestScore = score
    }
  }
  if (!best) return undefined
  const { left, a, right, b } = best
  const front = a.topic === 'unknown' ? cut(left, mind, most) : [a]
  const wanted = most - front.length
  const rest = wanted > 0 ? cut(right, mind, wanted) : []
  return [...front, ...(rest.length > 1 ? rest : [b])].slice(0, mostParts)
}

/**
 * "… and is …?": two questions by their form. If one is certain and the whole sentence is not, each is answered by itself, so that
 * ignorance is admitted for the other one only.
 */
function askedApart(sentence: string, spots: readonly Spot[], whole: Reading, mind: Understanding): Reading[] | undefined {
  if (whole.confidence >= 0.95 && !whole.gap && whole.unwritten.length === 0) return undefined
  const pieces = cutAt(
    sentence,
    spots.filter(({ to }) => opensQuestion(sentence.slice(to))),
  )
  if (pieces.length < 2 || pieces.length > mostParts) return undefined
  const each = pieces.map((piece) => read(piece, mind))
  if (!each.every((one) => isAsking(one.text) || sure(one, 0.5))) return undefined
  const some = each.some((one) => isTopic(one.topic) && names(one) && one.confidence >= 0.75 && !one.gap)
  const known = each.flatMap(({ topic }) => (isTopic(topic) ? [topic] : []))
  return some && new Set(known).size === known.length ? each : undefined
}

/** Whether a sentence asks something, with or without a question mark. */
export function isAsking(sentence: string): boolean {
  return asksSomething.test(sentence)
}
