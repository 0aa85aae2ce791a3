/** "Total?", after a room, its nights and extras were mentioned one by one. */
import { euro } from '#app/estate/money.ts'
import type { EntryRef } from '#app/knowledge/entry.ts'
import { refOf } from '#app/knowledge/entry.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { capital, list } from '#app/knowledge/wording.ts'
import type { Room } from '#app/rooms/rooms.ts'
import { isBareSum } from '#app/understanding/asked-sum.ts'
import { recallTurn, remember, type State, type Turn } from '#app/understanding/dialogue.ts'
import { noddedAt } from '#app/understanding/nods.ts'
import { isAsking, sentences } from '#app/understanding/parts.ts'
import { plain } from '#app/understanding/text.ts'
import { isTopic } from '#app/understanding/topics.ts'
import { compose } from './compose.ts'
import { caution, type NightsTold, nightsTotal, roomsIn } from './compose-prices.ts'
import { spokenOf } from './counted-extras.ts'
import { decide } from './decide.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'
import { namesStay, partsOf } from './parts-read.ts'
import { slotsMeant } from './slots-meant.ts'
import { asksSum, forTwo, inWords, type SumPart } from './sum-asked.ts'

/** Priced as well, but in no sum of ours. */
const otherwisePriced = new Set(['extras', 'picnic', 'late_check_out', 'flexi', 'flexi_booking', 'vouchers'])
const several =
  /\b(?:[2-9]|two|three|four|five|six|seven|couple) (?!nights?\b|adults\b|people\b|of us\b)|\b(?:each|every|both|trays|boxes|breakfasts|mornings)\b/
const takesBack = /\b(?:instead|without|not|no|minus|except|or|off|discount|voucher|code)\b|n['’]t\b|%/i

/** Whoever writes more than that in one breath has told of more than a stay and what is ordered to it. */
const longest = 160
/** "Plus a breakfast tray, total?" */
const adding =
  /^(?:(?:and|ok|so|then)[, ]+)*((?:plus|with|add|and)\b.+?),? (?:(?:and )?what(?:['’]?s| is| would be) the |the |in )?(?:total|altogether|all together|all in)(?: then| please)?\s*[?.!]*$/i

/** “How much would that be with breakfast?” */
const withIt =
  /^(?:(?:and|ok|so|then)[, ]+)*(?:(?:can|could|would) you (?:please )?tell (?:me|us) )?(?:how much|what)(?:['’]?s| is| would| will| does| do)? (?:that|it|this|they|those)(?: all)?(?: would| will| be| cost| come to)*,? ((?:with|including|plus)\b.+?)(?: included| too| as well| then| please)*\s*[?.!]*$/i

/**
 * @param parts what the message itself names; alone, it is summed elsewhere.
 * @returns undefined where it asks for no sum, or where something of the sum is not sure.
 */
export function runningTotal(
  index: KnowledgeIndex,
  message: string,
  history: readonly Turn[],
  parts: readonly SumPart[],
  now: Date,
): { text: string; sources: EntryRef[] } | undefined {
  const told = sentences(message)
  const last = told.at(-1) ?? ''
  // “We'd like the lodge for two nights midweek. How much would that be with breakfast?”
  if (told.length > 1 && withIt.test(last) && !told.slice(0, -1).some(isAsking)) {
    const before = { role: 'user' as const, content: told.slice(0, -1).join(' ') }
    return runningTotal(index, last, [...history, before], [], now)
  }
  const added = withIt.exec(message)?.[1] ?? (asksSum.test(message) ? adding.exec(message)?.[1] : undefined)
  if (history.length === 0 || !(added || asksSum.test(message))) return undefined
  const own = added ? [] : parts.filter(({ reading }) => !isBareSum(reading.text))
  if (!added && !isBareSum(message) && own.length === parts.length) return undefined
  const before = added ? [...history, { role: 'user' as const, content: added }] : history
  const all = [...spokenBefore(index, before, now), ...own]
  const { facts, shelf } = index
  const priced = all.filter(({ topic }) => topic === 'price' || itemsOf(topic).length > 0 || otherwisePriced.has(topic))
  if (priced.some(({ plainly, topic, reading }) => !plainly || otherwisePriced.has(topic) || takesBack.test(reading.text)))
    return undefined
  if (priced.some(({ sources }) => sources.some((ref) => shelf.get(refOf(ref))?.origin !== 'registry'))) return undefined
  const stay = priced.findLast(({ topic }) => topic === 'price')
  const rooms = stay ? roomsIn(facts, stay.slots) : []
  const [room] = rooms.length === 1 ? rooms : []
  const nights = stay && room && nightsTotal(room, stay.slots)
  const extras = priced.filter(({ topic }, at) => topic !== 'price' && priced.findLastIndex((one) => one.topic === topic) === at)
  if (!nights || extras.length === 0) return undefined
  const sources = [stay, ...extras].flatMap((one) => one.sources)
  return { text: `${summedUp(facts, room, nights, extras)} ${caution}`, sources }
}

function summedUp({ products: shop }: Facts, room: Room, nights: NightsTold, extras: readonly SumPart[]): string {
  const named = extras.flatMap(({ topic }) => shop.filter(({ itemType }) => itemsOf(topic).includes(itemType)))
  const ordered = named.filter(({ roomIds }) => roomIds.length === 0 || roomIds.includes(room.id))
  const refused = named.filter((one) => !ordered.includes(one))
  const not = refused.length > 0 ? ` ${list(refused.map(({ name }) => name))}: not in ${room.name}.` : ''
  const stay = `${nights.words} in ${room.name}`
  const counted = extras.every(
    ({ topic, reading }) => itemsOf(topic).length === 1 && !several.test(plain(reading.text.replace(forTwo, ''))),
  )
  if (!counted) {
    const each = list(ordered.map(({ name, priceCents }) => `${euro(priceCents)} for each ${name}`))
    return `${capital(stay)} ${nights.words.startsWith('one') ? 'comes' : 'come'} to ${inWords(nights, 0)}. What you order is added to that: ${each}.${not}`
  }
  const more = ordered.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const what = list([stay, ...ordered.map(({ name }) => `one ${name}`)])
  return `${capital(what)} ${ordered.length === 0 && nights.words.startsWith('one') ? 'comes' : 'come'} to ${inWords(nights, more)}.${not}`
}

/** What is ordered by it: of a grazing box one of two. */
function itemsOf(topic: string): readonly string[] {
  return spokenOf[topic] ?? []
}

/** What the guest asked before, read as it was then. */
function spokenBefore(index: KnowledgeIndex, history: readonly Turn[], now: Date): SumPart[] {
  const { facts, mind, shelf } = index
  let before: State = { rooms: [] }
  return history.slice(-10).flatMap((turn) => {
    let state = before
    before = recallTurn(before, turn, mind, now, facts.estate.timeZone)
    if (turn.role !== 'user' || turn.content.length > longest || noddedAt(turn.content)) return []
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
  })
}
