/** What a guest has said about their health or their dog still counts two questions later. */

import type { Decision } from '#app/concierge/deciding/decision.ts'
import { touches } from '#app/concierge/deciding/of-concern.ts'
import { decideOfWrittenConcern } from '#app/concierge/deciding/of-written-concern.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { anyOf, either } from '#app/understanding/any-of.ts'
import type { Reading } from '#app/understanding/message/reading.ts'
import { eaten, makesMealIn } from '#app/understanding/shared-words.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages } from '#app/understanding/thread/turns.ts'
import { hasIllness } from '#app/understanding/troubles/concern-forms.ts'
import { isBodily } from '#app/understanding/troubles/concern-kinds.ts'
import { concernIn } from '#app/understanding/troubles/concerns.ts'
import { faintedOnce } from '#app/understanding/troubles/danger.ts'

/** `earlier`: mentioned before this message. */
type Worry = { worry: Decision; earlier: boolean }

/** A second, ordinary dog alongside a guide dog: “and my own terrier?” */
const ofOwnPet =
  /\b(?:own|other|another|second|pet|normal|ordinary) (?:\w+ )?(?:dog|pet|cat|terrier|puppy|pup|labrador|collie|spaniel)\b/

/** Facts that do not depend on an allergy: what there is, what it costs and how to order it. */
const plainFact = anyOf(
  /veg(?:gie|etarian|an)|(?:no|without) meat|meat ?free|what(?: is|s) in|in (?:it|them)/,
  /how much|prices?|costs?|cheaper|dearer|order|when do (?:we|i)|how do (?:we|i)/,
)
/** “Shellfish allergy here. What do you charge for the tray?”: in one breath with the allergy, only what it has nothing to do with. */
const practical = anyOf(
  /how much|prices?|costs?|charge/,
  /(?:how|when|where|how (?:far|long|many hours) (?:ahead|before|beforehand|in advance)) (?:do|does|can|could|would|should|must) (?:we|i|one|you) (?:\w+ )?(?:order|book|get|reserve|arrange)/,
  /(?:what time|by when|(?:un)?till when|how late|the latest)\b.*\border(?:ed)?/,
  /order\b.*\b(?:morning|evening|day|night|before|ahead|in advance|too late)/,
)
const ordered = new Set<string>([
  ...eaten,
  ...'book_experience experiences heated_bath bath_reheat sauna yoga meditation'.split(' '),
])
/** “Is that one ok for her?” asks about the allergy again. */
const ofAllergy =
  /\b(?:safe|suit\w*|ok|okay|alright|fine|free from|allerg\w*|coeliac|celiac|gluten|nuts?|dairy|eggs?|contain\w*)\b/

/**
 * What a part may still say once a health worry was raised: normally nothing; about food, after an earlier allergy, the facts that do not
 * depend on it, with the warning first.
 * @returns undefined if the worry has nothing to do with this part.
 */
export function besideWorry(told: Worry | undefined, own: Decision, said: string): Decision | undefined {
  const text = plain(said)
  if (!told) return undefined
  const { worry, earlier } = told
  if (!touches(worry.topic, own.topic) || asksHowToOrder.test(text) || ofOthers.test(text) || cooks.test(text)) return undefined
  // Who is to be asked about a picnic is asked about the allergy as well.
  if (worry.topic === 'allergy' && own.topic === 'picnic' && !ofAllergy.test(text)) return undefined
  if (worry.topic === 'health' && earlier && asksPrice.test(text)) return undefined
  if (worry.topic === 'allergy' && own.topic === 'beds' && sizeOfBed.test(text) && !ofFilling.test(text)) return undefined
  const isTold = worry.topic === 'allergy' && !ofAllergy.test(text) && (earlier ? plainFact : practical).test(text)
  const answers = own.kind === 'answer' || own.kind === 'hedge'
  if (!isTold || !answers || !(earlier ? eaten : ordered).has(own.topic)) return worry
  if (!earlier) return undefined
  const { topic, confidence } = own
  return { kind: 'aside', topic, concern: 'allergy', confidence, because: worry.because }
}
/** “No, my mother”, after a guide dog. */
const ofOthers = /\b(?:mother|father|mum|mam|mom|dad|parents|granny|me my (?:wife|husband) and (?:her|him))\b/
/** “Can I cook my own then?”, “what is there to cook on?” */
const cooks = either(
  /\bcook (?:my|our) own|cook for (?:my|our)sel(?:f|ves)\b|\b(?:cook|boil|fry|heat|warm|prepare|make)\b.{0,24}\b(?:on|with)$|\b(?:cook|boil|fry|heat|warm)\b.{0,24}\b(?:on|with|in) (?:something|anything)\b|\b(?:what|anything|something) (?:(?:can|could|do|would|may) (?:we|i)|is there(?: for us)? to|there is to) (?:cook|boil|fry|heat|warm|prepare|make) (?:\w+ ){0,3}?(?:on|with)(?= (?:in|at|there|here|with)\b)|\b(?:with|on) what (?:can|could|do|would|may|should) (?:we|i) (?:cook|prepare|make|heat|warm|boil|fry)\b|\bput (?:a|our|my|the) (?:\w+ )?(?:pan|pot|kettle|saucepan) (?:up )?on$|\b(?:need|is there|have|got|find|with) (?:an? |any |some )?(?:\w+ )?(?:hob|cooker|stove top|kitchen|(?:hot|stove|cooking) ?plate|ring)\b/,
  /\b(?:something|anything|what(?: is| s)?(?: there)?) for (?:the )?cooking\b|\b(?:something|anything) (?:there )?to (?:cook|boil|fry|heat|warm|prepare) (?:\w+ ){0,2}?(?:on|with|in)\b/,
  /\b(?:cabins?|lodge|rooms?) (?:(?:all )?(?:have|has|got) )?(?:a|any|an) (?:hob|cooker|stove top|kitchen|hot ?plate)\b/,
  new RegExp(`${makesMealIn} (?:cabin|lodge|room)\\b`),
)
/** “We bring our own duvet, what size is the mattress?” */
const sizeOfBed = /\b(?:sizes?|sized|big|wide|large|long|width|length|measure\w*|dimensions?|king|double|queen|single|twin)\b/
const ofFilling = /\b(?:feathers?|down|goose|duck|wool|latex|foam|synthetic|fill\w*|stuff\w*|made of|allerg\w*|dust|mites?)\b/
/** What a bath costs is the same for everybody. */
const asksPrice = /\b(?:how much|prices?|costs?|charge)\b/
/** “And for my wife? She's fine.” */
const otherIsWell =
  /\b(?:wife|husband|partner|girlfriend|boyfriend|fianc\w+|friend|other half|she|he)\b.{0,16}\b(?:fine|healthy|grand|perfectly well|in good health|no (?:problems?|issues|conditions?))\b/
const asksHowToOrder =
  /^(?:and |so )?(?:order how|(?:how|where|when) (?:do|can|would|should) (?:i|we) (?:order|tell)(?: \w+)?(?: it| them)?)$/

/** “I have a heart condition. When must we order the bath?”: the bath's facts are told, after what is for a doctor to say. */
export function withAilments<One extends { reading: Reading; decision: Decision }>(parts: readonly One[]): One[] {
  const bathing = parts.filter(
    ({ decision: { kind, topic } }) => (kind === 'answer' || kind === 'hedge') && touches('health', topic),
  )
  return parts.map((part) => {
    const text = plain(part.reading.text)
    const isTold = faintedOnce(text) || (hasIllness(text) && !touches('health', part.decision.topic))
    return isTold && bathing.some((other) => other !== part)
      ? { ...part, decision: { kind: 'handover', topic: 'health', confidence: 1, because: 'an ailment is told beside the bath' } }
      : part
  })
}

/** The worry raised in one of the message's parts, or in an earlier message. */
export function worryOf(
  decisions: readonly Decision[],
  message: string,
  history: readonly Turn[],
  index: KnowledgeIndex,
): Worry | undefined {
  const now = decisions.find(({ kind, topic }) => (kind === 'handover' || kind === 'quote') && isBodily(topic))
  if (now) return { worry: now, earlier: false }
  const before = ofOwnPet.test(plain(message)) ? undefined : worryBefore(history, message, index)
  return before && { worry: before, earlier: true }
}

/** The allergy, pregnancy, health problem or guide dog that earlier messages mentioned. */
function worryBefore(history: readonly Turn[], message: string, { passages }: KnowledgeIndex): Decision | undefined {
  const said = guestMessages(history).map((message) => plain(message.slice(0, 300)))
  const topic = said
    .map(concernIn)
    .find((concern) => concern === 'allergy' || concern === 'pregnancy' || concern === 'health' || concern === 'assistance_dog')
  if (topic === 'health' && [...said.slice(1), plain(message)].some((text) => otherIsWell.test(text))) return undefined
  const because = `${topic} was spoken of before`
  if (topic === 'assistance_dog') return decideOfWrittenConcern(topic, '', 1, passages)
  return topic && { kind: 'handover', topic, confidence: 1, because }
}
