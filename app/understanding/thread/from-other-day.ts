/** “No wait, Wednesday”, “no, three”: the stay spoken of, on other days or for another number of nights. */
import { numberOf } from '#app/knowledge/wording.ts'
import { weekdays } from '#app/understanding/calendar-words.ts'
import { dayShifted, nextNight, otherCount } from '#app/understanding/follow-up-rules/after-a-price.ts'
import { withoutLeadIn } from '#app/understanding/lead-in.ts'
import type { Slots } from '#app/understanding/message/slots.ts'
import { plain } from '#app/understanding/text.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { State } from './dialogue.ts'

/** The stay spoken of, as far as its nights are known, and the message as typed. */
type Stay = { count: number; nights: Slots['nights']; from: number | undefined; said: string }

type OtherDay = {
  /** A question, what is said next, and what that means in full. */
  example: readonly [before: string, said: string, meant: string]
  /** Either of these was spoken of. */
  before: ReadonlySet<string>
  /** Matches the message made plain. */
  form: RegExp
  /** The stay in full; undefined if too little is known of it. */
  inFull: (found: RegExpExecArray, stay: Stay) => string | undefined
}

const ofStay = topicSet('price cheapest')
const ofPrice = topicSet('price')

/** The first that knows what is meant decides. */
export const otherDays: readonly OtherDay[] = [
  {
    example: ['How much are two nights in Stargazer from Friday?', 'What if we come a day later?', '2 nights from saturday'],
    before: ofStay,
    form: dayShifted,
    inFull: ([, shift = ''], { count, from }) =>
      count > 1 && from !== undefined
        ? `${count} nights from ${weekdays[(from + (earlier.test(shift) ? 6 : 1)) % 7]}`
        : undefined,
  },
  {
    example: ['How much is Stargazer on a Thursday?', 'And the night after?', 'friday night'],
    before: topicSet('price room_stargazer room_sunriser room_stormchaser room_seaforest rooms'),
    form: nextNight,
    inFull: ([all, shift = ''], { count, from }) =>
      count < 2 && from !== undefined
        ? `${weekdays[(from + (earlier.test(shift) || all.includes('previous') ? 6 : 1)) % 7]} night`
        : undefined,
  },
  {
    example: ['How much are two nights in Stargazer midweek?', 'What about the weekend?', 'What about the weekend, 2 nights'],
    before: ofStay,
    form: /^(?:(?:and|or|so|ok|no|yes|we are|what about|how about|what is it|if it is|it is|it would be|that would be|we would be|probably|likely|maybe|just|say|thinking) )*(?:(?:for |at |on |over |in )?(?:the |a )?(?:weekends?|mid ?week|weekdays?|week ?nights?)|(?:during|in) the week)(?: instead| then| please| probably)?$/,
    inFull: (_, { count, said }) => (count > 1 ? `${said.replace(/[?.!]+$/, '')}, ${count} nights` : undefined),
  },
  {
    example: ['How much is Stargazer on a Friday?', 'And for two?', 'And for two nights'],
    before: ofPrice,
    form: /^(?:what about |how about )?for (?:2|two)$/,
    inFull: (_, { said }) => `${said} nights`.replace('?', ''),
  },
  {
    example: ['How much are two nights in Stargazer from Friday?', 'No, three', 'three nights from friday'],
    before: ofPrice,
    form: otherCount,
    inFull: ([, many = ''], { from, nights }) =>
      from === undefined ? `${many} ${ofSameKind(nights, many)} nights` : `${many} nights from ${weekdays[from]}`,
  },
  {
    example: ['How much are two nights in Stargazer from Friday?', 'No wait, Wednesday', '2 nights from wednesday'],
    before: ofPrice,
    form: /^(?:(?:no|wait|hold on|sorry|actually|make it|i mean|i meant|oh|rather|and|so|what) )*(?:if (?:we|i) (?:come|came|arrive|arrived|start|started|go|went) )?(?:from |on )?(?:the |a )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: actually| instead| sorry)?$/,
    inFull: ([, day], { count }) => (count > 1 ? `${count} nights from ${day}` : undefined),
  },
]
const earlier = /^(?:earlier|sooner|before)/

/** A message that moves the stay spoken of, in full; any other as it is. */
export function fromOtherDay(said: string, { topic = '', count = 0, nights = [], from }: State): string {
  const { text } = withoutLeadIn(plain(said))
  for (const { before, form, inFull } of otherDays) {
    const found = before.has(topic) ? form.exec(text) : null
    const meant = found && inFull(found, { count, nights, from, said })
    if (meant) return meant
  }
  return said
}

/** Midweek or at the weekend, as the nights were before; more than two cannot all be at the weekend. */
function ofSameKind([kind, ...others]: Slots['nights'], many: string): string {
  return kind && others.length === 0 && (kind === 'weekday' || numberOf(many) === 2) ? kind : ''
}
