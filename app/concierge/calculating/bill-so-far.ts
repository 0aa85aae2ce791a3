/** What the guest asked before, read again as the parts of a bill. */

import { compose } from '#app/concierge/composing/compose.ts'
import { decide } from '#app/concierge/deciding/decide.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { namesStay, partsOf } from '#app/concierge/reading/message-parts.ts'
import { slotsMeant } from '#app/concierge/reading/slots-meant.ts'
import { type DayType, dayTypeOf } from '#app/rooms/pricing.ts'
import { isBareSum } from '#app/understanding/forms/asked-sum.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { dayNames, type Slots } from '#app/understanding/slots.ts'
import { plain } from '#app/understanding/text.ts'
import { backToSubject } from '#app/understanding/thread/back-to-subject.ts'
import { recallTurn, remember, type State, type Turn } from '#app/understanding/thread/dialogue.ts'
import { noddedAt } from '#app/understanding/thread/small-replies.ts'
import { isTopic } from '#app/understanding/topics.ts'
import { guestTurn, isGuest } from '#app/understanding/turns.ts'
import { countIn, lateCheckOut } from './bill-lines.ts'
import { asksPrice, dropsIt, moreIn, named, stayAndExtras, withoutLead } from './bill-wording.ts'
import type { SumPart } from './sum-asked.ts'
import { tellsSum } from './sums-told.ts'

export const takesBack = /\b(?:instead|without|not|no|minus|except|or|off|discount|voucher|code)\b|n['’]t\b|%/i
/** Whoever writes more than that in one breath has told of more than a stay and what is ordered to it. */
const longest = 160

const turnsRead = 14
/** Leaves room for the extras among the turns that are read. */
export const turnsBefore = turnsRead - 4
export const eachOf = (extras: string): Turn[] =>
  extras
    .split(/ and | plus |, ?|[.;] | [-–] /)
    .filter((one) => !isBareSum(one) && !/^(?:please|thanks|too|then)\W*$/i.test(one))
    .slice(0, turnsRead - turnsBefore)
    .map(guestTurn)

/** A stay and its extras told in one breath are as many turns. */
function oneByOne(turn: Turn, at: number, turns: readonly Turn[]): Turn[] {
  if (!isGuest(turn)) return [turn]
  const content = withoutLead(turn.content)
  const wasSummed = tellsSum(turns[at + 1]?.content ?? '')
  const more = moreIn(content)
  if (more) return eachOf(named(more))
  const told = takesBack.test(plain(content)) ? undefined : stayAndExtras(content)
  return told && (told.onlyNamed || wasSummed || asksPrice.test(content))
    ? [guestTurn(told.stay), ...eachOf(told.extras)]
    : [turn]
}

/** What a guest no longer wants: extras, one of several breakfasts, or a night. */
export type Less = { topics: readonly string[]; oneOfThem: boolean; night?: DayType }
export function lessIn({ mind }: KnowledgeIndex, message: string): Less | undefined {
  const words = dropsIt.exec(withoutLead(message))?.[1]
  if (!words) return undefined
  const topics = tokens(named(words), mind.lexicon).flatMap(({ concept = '' }) => topicsNamed[concept] ?? [])
  const day = topics.length === 0 ? weekdayNamed.exec(words)?.[1]?.toLowerCase() : undefined
  if (day) return { topics, oneOfThem: false, night: dayTypeOf(dayNames.indexOf(day)) }
  const oneOfThem = /^one of\b/i.test(words)
  // Of two boxes it would have to be said which.
  const isSure = topics.length > 0 && !(oneOfThem && topics.some((topic) => topic !== 'breakfast'))
  return isSure ? { topics, oneOfThem } : undefined
}
const weekdayNamed = new RegExp(`^(?:the |that )?(${dayNames.join('|')})\\w*(?: night)?$`, 'i')
const topicsNamed: Readonly<Record<string, readonly string[]>> = {
  bath: ['heated_bath'],
  heated_bath: ['heated_bath'],
  tub: ['heated_bath'],
  reheat: ['bath_reheat'],
  breakfast: ['breakfast'],
  grazing: ['grazing'],
  food: ['grazing', 'breakfast'],
  late_checkout: [lateCheckOut],
}

function without(spoken: readonly SumPart[], { topics, oneOfThem, night }: Less): SumPart[] {
  if (night) {
    const at = spoken.findLastIndex(({ topic, slots }) => topic === 'price' && slots.nights.includes(night))
    return spoken.map((one, i) => (i === at ? { ...one, slots: nightLess(one.slots, night) } : one))
  }
  if (!oneOfThem) return spoken.filter(({ topic }) => !topics.includes(topic))
  const stay = spoken.findLast(({ topic }) => topic === 'price')
  const at = spoken.findLastIndex(({ topic }) => topics.includes(topic))
  return spoken.flatMap((one, i) => (i === at ? oneLess(one, stay) : [one]))
}

const aNight = `(?:the |a |one |that )?(${dayNames.join('|')})(?:s|nes|rs|ur)?(?:day)?(?: nights?)?`
const onTop =
  '(?: (?:is|was|gets|being))?(?: (?:added|too|as well|also|extra|tagged|stuck|thrown))?(?: (?:on|in))?(?: (?:top|to (?:that|it)))*'
/** “And Sunday night added on top?”, “if we stay the Monday too?” */
const nightAdded = new RegExp(
  `^(?:(?:and|ok|okay|so|then|but|what if|if|now|also|grand|could|can|what about)[, ]+)*(?:(?:we|i)(?: also)? )?(?:(add|stay(?:ed)?(?: on)?|tag on|stick on|throw in|include|put|plus|with|take) (?:for )?)?${aNight}(${onTop})(?:,? (?:how much|what|the (?:total|sum)|total|altogether|all in)\\b.*)?$`,
)

/** The kind of night that a message adds to a bill. */
export function nightMore(message: string): DayType | undefined {
  const [, verb, day = '', added = ''] = nightAdded.exec(plain(withoutLead(message))) ?? []
  return day && (verb || added) ? dayTypeOf(dayNames.indexOf(day)) : undefined
}

/** Of a stay to which something was ordered since: alone, its nights are counted where they are named. */
function withNight(spoken: readonly SumPart[], night: DayType): SumPart[] | undefined {
  const at = spoken.findLastIndex(({ topic, slots }) => topic === 'price' && slots.nights.length > 0)
  const stay = spoken[at]
  if (!stay || at === spoken.length - 1) return undefined
  const { nights, count = nights.length } = stay.slots
  const each = nights.length === 1 && nights[0] ? Array<DayType>(count).fill(nights[0]) : nights
  const slots = { ...stay.slots, nights: [...each, night], count: each.length + 1 }
  return spoken.map((one, i) => (i === at ? { ...one, slots } : one))
}

function nightLess(slots: Slots, night: DayType): Slots {
  const { nights, count = nights.length } = slots
  const at = nights.length > 1 ? nights.lastIndexOf(night) : -1
  return { ...slots, nights: nights.filter((_, i) => i !== at), count: Math.max(count - 1, 1) }
}

function oneLess(part: SumPart, stay: SumPart | undefined): SumPart[] {
  const left = (countIn(plain(part.reading.text), stay) ?? 1) - 1
  if (left < 1) return []
  return [{ ...part, reading: { ...part.reading, text: left === 1 ? 'one breakfast' : `${left} breakfasts` } }]
}

/** What the guest asked before, read as it was then. */
export function spokenBefore(index: KnowledgeIndex, history: readonly Turn[], now: Date): SumPart[] {
  const { facts, mind, shelf } = index
  let before: State = { rooms: [] }
  let spoken: SumPart[] = []
  for (const turn of history.slice(-turnsRead).flatMap(oneByOne)) {
    const less = isGuest(turn) ? lessIn(index, turn.content) : undefined
    const night = isGuest(turn) ? nightMore(turn.content) : undefined
    const longer = night && withNight(spoken, night)
    if (longer) spoken = longer
    else if (less) spoken = without(spoken, less)
    else spoken.push(...spokenIn(turn))
  }
  return spoken

  function spokenIn(turn: Turn): SumPart[] {
    let state = backToSubject(plain(turn.content), before)
    before = recallTurn(before, turn, mind, now, facts.estate.timeZone)
    if (!isGuest(turn) || turn.content.length > longest || noddedAt(turn.content)) return []
    return partsOf(turn.content, state, index).map(({ reading }, _, all) => {
      const decision = decide(reading, index, all.length === 1, state.topic)
      const { topic } = decision
      const isAnswered =
        decision.kind === 'answer' || (decision.kind === 'hedge' && (decision.doubt === 'slight' || namesStay(reading)))
      const slots = slotsMeant(reading, state, index, now)
      state = remember(state, reading, slots)
      const made = isAnswered && isTopic(topic) ? compose(topic, { facts, shelf, slots, text: plain(reading.text) }) : undefined
      return { reading, topic, slots, plainly: made !== undefined && !made.partial, sources: made?.sources ?? [] }
    })
  }
}
