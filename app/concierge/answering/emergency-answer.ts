/** The answer to somebody who may be in danger: whom to ring, and where to send help. */

import { compose } from '#app/concierge/composing/compose.ts'
import { decline, raiseAlarm } from '#app/concierge/composing/fixed-replies.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { listening } from '#app/estate/nearby.ts'
import { anyOf, either } from '#app/understanding/any-of.ts'
import { isAsking } from '#app/understanding/message/parts.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import type { Declined } from '#app/understanding/topics.ts'
import { soundsLikeDanger, tiredOfLiving } from '#app/understanding/troubles/danger.ts'
import { type Answer, answeredByForm } from './outcome.ts'

/** Dangers to get away from before ringing anybody. */
const burns = anyOf(
  /fire|smok(?:e|y|ing)|flames?|burning(?! (?:up|fever|pain|sensation|feeling|eyes|throat))|ablaze|gas|smoulder\w*/,
  /embers?|sparks|chimney|alarm|carbon monoxide|monoxide/,
  /co2?(?= (?:alarm|detector))|stove|feuer|brennt/,
)

/** “I burned my hand on the stove”: nothing is on fire. */
const ofBody = either(
  /\b(?:burn(?:ed|t)?|scalded) (?:my|his|her|their|a) \w+/,
  /\b(?:i|he|she|\w+) (?:got|was|is|has been|have been) (?:badly )?(?:burn(?:ed|t)|scalded)\b/,
)

/** Goes before whom to ring, if something is burning or leaking. */
export const leaveFirst = (message: string) =>
  burns.test(plain(message)) && !ofBody.test(plain(message))
    ? 'If there is fire, smoke or gas, get outside first and stay out.\n\n'
    : ''

/** A danger lasts until the guest says it is over or asks something else: "from the wall behind the bed" is not about a bed. */
const calm = anyOf(
  /false alarm|never ?mind|thanks?|thank you|cheers|sorry|sorted|(?:joking|kidding|messing)/,
  /(?:all|is|are|am|was|feels?|feeling|much) (?:\w+ )?(?:ok|okay|fine|grand|better|good|out now|over|safe|nothing)/,
  /(?:only|just) (?:small|minor|tiny|a (?:small|minor|tiny|wee|little))|where (?:is|s) (?:the |a |there a )?(?:nearest |closest )?(?:chemist|pharmacy)/,
  /only (?:the|a|my|our)|(?:just|is|only) (?:just |only )?(?:the|a|its) (?:\w+ )?batter(?:y|ies)/,
)
const needsHelp = anyOf(
  /first aid|bandages?|plasters?|defib\w*|extinguisher|fire blanket|ambulance|blood|bleed\w*|breath\w*|burn\w*|smoke/,
  /fire|gas|unconscious|awake|help|what (?:do|should|can|must|will|would) (?:i|we) do|what now|now what|hurry/,
  /quick(?:ly)?|how long (?:will|for)/,
)

/** “All fine. No, wait, it's gone off again.” */
const startsAgain = /\b(?:gone off|went off|going off|started|starts|ringing|beeping) again\b/

/** Still alarmed and asking only for help. */
export const goesOn = (message: string): boolean => {
  const text = plain(message.slice(0, 300))
  return startsAgain.test(text) || (!calm.test(text) && (!isAsking(message) || needsHelp.test(text)))
}

/** The earlier report of a danger that `message` does not resolve, with `message` appended. */
export function dangerHeld(history: readonly Turn[], message: string): string | undefined {
  let held: string | undefined
  for (const { role, content } of [...history.slice(-8), { role: 'user' as const, content: message }]) {
    if (role !== 'user') continue
    const text = plain(content.slice(0, 300))
    if (soundsLikeDanger(text)) held = content
    else held = held !== undefined && goesOn(content) ? `${held} ${content}` : undefined
  }
  return held
}

/** “It was the toast, all fine now”. Not if somebody is hurt, who may need a doctor, or if there is still a smell. */
export function allClear(history: readonly Turn[], message: string): boolean {
  const held = dangerHeld(history, '')
  const text = plain(message.slice(0, 300))
  return held !== undefined && leaveFirst(held) !== '' && isOver.test(text) && !notOver.test(text) && !isAsking(message)
}
const isOver = anyOf(
  /false alarm|(?:all|everything|it|that) (?:is |are )?(?:all )?(?:fine|ok|okay|good|grand|sorted|clear|safe|over)(?: again)?(?: now)?/,
  /(?:has |have |is |it )?stopped(?: now)?|panic over|under control/,
)
const notOver =
  /\b(?:not|but|still|again and again|keeps?|until|if|hurt|fire|flames?|smok\w*|went off|gone off|going off|burn(?:ed|ing)?|burnt(?! (?:the |some |my |our )?(?:toast|rashers|bacon|dinner|food|breakfast|sausages?|eggs?|milk|pan)\b)|smell\w*|gas|monoxide|dizzy|headache|faint|sick|help|cough\w*|breath\w*|he|she)\b/

const asksForHelp = [
  {
    said: /\b(?:hospitals?|a ?(?:&|and|n) ?e|a e|emergency (?:room|department|ward)|casualty)\b/,
    ref: 'nearby/hospital',
  },
  { said: /\b(?:doctors?|gp|caredoc|doc on call|south ?doc|medic)\b/, ref: 'nearby/caredoc' },
] as const

/** Help comes first: other questions get at most a refusal. */
export function alarmed({ facts, shelf }: KnowledgeIndex, message: string, refused: Declined | undefined): Answer {
  const made = compose('emergency', { facts, shelf, slots: { rooms: [], nights: [] }, text: '' })
  const someoneToTalkTo = tiredOfLiving.test(plain(message))
    ? `I am so sorry that it is like this. Please talk to somebody now: ${listening.name} listen, whatever it is: ${listening.phone}, ${listening.note}\n\n`
    : ''
  // Also mention the hospital if asked.
  const asked = asksForHelp.filter(({ said }) => said.test(plain(message))).flatMap(({ ref }) => shelf.get(ref) ?? [])
  const near = asked.map(({ value }) => `\n\n${value}`).join('')
  const said = someoneToTalkTo + leaveFirst(message) + (made?.text ?? raiseAlarm(facts)) + near
  const secret = refused === 'secret' ? `\n\n${decline(facts, refused)}` : ''
  return answeredByForm({
    kind: 'answer',
    ...{ message, topic: 'emergency', because: 'sounds like danger' },
    text: said + secret,
    sources: [...(made?.sources ?? []), ...asked.map(({ category, key }) => ({ category, key }))],
  })
}
