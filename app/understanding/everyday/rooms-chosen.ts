/** What each room is chosen or loved for: “Which cabin is best for the stars?” */
import type { RoomId } from '#app/rooms/rooms.ts'
import { type StandIn, spokenNames } from '#app/rooms/spoken-names.ts'
import { anyOf } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicOfStandIn } from '#app/understanding/topics.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { roomTopics } from './everyday-words.ts'

/** “We love the night sky”, and no question. */
const loving =
  'love|loves|adore|adores|big into|mad (?:about|for|into)|really into|obsessed with|dream(?:ing)? of|here for|com(?:e|ing) for'
const loved = (seen: string) => new RegExp(`\\b(?:${loving})\\b.{0,30}\\b(?:${seen})\\b`)
const ofElse = anyOf(/if|what|when|how|much|cost|price|time|beach|bath|tub|weather|safe|warning|cancel\w*|breakfast|wine|food/)
const whichFor = (seen: string) =>
  new RegExp(
    [
      `\\b(?:which|what|where|best|recommend|suggest|pick|choose|better)\\b.*\\b(?:${seen})\\b`,
      `\\b(?:${seen})\\b.*\\b(?:which|what|where) (?:\\w+ )?(?:room|cabin|one|place|of)\\b`,
      `^(?:and |or |what about |how about )+(?:the |for )*(?:${seen})$`,
    ].join('|'),
  )
const notOfView =
  /\b(?:time|when|lodge|difference|cost|price|much|beach|warning|power cut|safe|cancel\w*|how many|rating|reviews?)\b/

const spoken = Object.entries(spokenNames).map(([id, { lovedFor, chosenFor = '', ...name }]) => {
  return { ...name, id: id as RoomId, chosenFor, lovedFor: lovedFor ?? chosenFor }
})
/** What rooms are chosen or loved for, by the stand-in whose topic describes them; several rooms may share one. */
function viewsOf(kind: 'chosenFor' | 'lovedFor'): [StandIn, string][] {
  const seen = Map.groupBy(
    spoken.filter((room) => room[kind]),
    ({ standIn }) => standIn,
  )
  return [...seen].map(([standIn, rooms]) => [standIn, rooms.map((room) => room[kind]).join('|')])
}

/** Who asks which room is best for it, and who only tells what they love. */
const examples: Readonly<Record<StandIn, { asked: string; loved: string }>> = {
  stargazer: { asked: 'Which cabin is best for the stars?', loved: 'She loves the stars.' },
  sunriser: { asked: 'Which gets the morning sun?', loved: 'We love the sunrise.' },
  stormchaser: { asked: 'Which cabin is best for storms?', loved: 'She loves thunder and lightning.' },
  lodge: { asked: 'Which is best for old walls?', loved: 'We love old walls.' },
}

/** The room that is chosen for what the question names. `text` is made plain. */
export const roomChosenFor = (text: string) =>
  notOfView.test(text) ? undefined : spoken.find(({ chosenFor }) => chosenFor && whichFor(chosenFor).test(text))?.id

/** The room for those who say what they love, and ask nothing. */
export const roomLovedFor = (text: string) =>
  ofElse.test(text) ? undefined : spoken.find(({ lovedFor }) => lovedFor && loved(lovedFor).test(text))?.id

export const ofChoosingRooms: readonly Form[] = [
  ...viewsOf('lovedFor').map(([standIn, seen]) => ({
    example: examples[standIn].loved,
    heardAs: topicSet(`${roomTopics} unknown offtopic beds windows weather beach`),
    pattern: loved(seen),
    unless: ofElse,
    topic: topicOfStandIn[standIn],
  })),
  ...viewsOf('chosenFor').map(([standIn, seen]) => ({
    example: examples[standIn].asked,
    heardAs: topicSet('room_stargazer room_sunriser room_stormchaser rooms beach weather about windows unknown'),
    pattern: whichFor(seen),
    unless: notOfView,
    topic: topicOfStandIn[standIn],
  })),
]
