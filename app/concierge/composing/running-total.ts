/** "Total?", after a room, its nights and extras were mentioned one by one. */
import { euro } from '#app/estate/money.ts'
import type { EntryRef } from '#app/knowledge/entry.ts'
import { refOf } from '#app/knowledge/entry.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { capital, list } from '#app/knowledge/wording.ts'
import type { Room } from '#app/rooms/rooms.ts'
import { isBareSum } from '#app/understanding/forms/asked-sum.ts'
import { isAsking, sentences } from '#app/understanding/parts.ts'
import { plain } from '#app/understanding/text.ts'
import { recallTurn, remember, type State, type Turn } from '#app/understanding/thread/dialogue.ts'
import { noddedAt } from '#app/understanding/thread/nods.ts'
import { isTopic } from '#app/understanding/topics.ts'
import { decide } from '../deciding/decide.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import { namesStay, partsOf } from '../parts-read.ts'
import { slotsMeant } from '../slots-meant.ts'
import { compose } from './compose.ts'
import { caution, type NightsTold, nightsTotal, roomsIn, sumInWords } from './compose-prices.ts'
import { spokenOf } from './counted-extras.ts'
import { asksSum, forTwo, type SumPart } from './sum-asked.ts'

/** Priced as well, but in no sum of ours. */
const otherwisePriced = new Set(['extras', 'picnic', 'flexi', 'flexi_booking', 'vouchers'])
const takesBack = /\b(?:instead|without|not|no|minus|except|or|off|discount|voucher|code)\b|n['’]t\b|%/i

/** Whoever writes more than that in one breath has told of more than a stay and what is ordered to it. */
const longest = 160
/** "Plus a breakfast tray, total?" */
const adding =
  /^(?:(?:and|ok|so|then)[, ]+)*((?:plus|with|add|and)\b.+?),? (?:(?:and )?what(?:['’]?s| is| would be) the |the |in )?(?:total|altogether|all together|all in)(?: then| please)?\s*[?.!]*$/i

/** “How much would that be with breakfast?” */
const withIt =
  /^(?:(?:and|ok|so|then)[, ]+)*(?:(?:can|could|would) you (?:please )?tell (?:me|us) )?(?:how much|what)(?:['’]?s| is| would| will| does| do)? (?:that|it|this|they|those|all together|altogether|in total)(?: all)?(?: would| will| be| cost| come to)*(?: altogether| all together| in total)?,? ((?:with|including|plus)\b.+?)(?: included| too| as well| then| please)*\s*[?.!]*$/i

/** “Total for both nights?”, of a bath and its reheat. */
const bothNights = / for (?:both|the two) (?:nights|evenings)\b/i
const ofBath = new Set(['heated_bath', 'bath_reheat'])

const mayAdd = /\b(?:with|including|plus)\b/i

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
  if (!asksSum.test(message) && !mayAdd.test(message)) return undefined
  const ofNights = history.length > 0 ? bothNights.exec(message)?.[0] : undefined
  if (ofNights && ofBath.has(spokenBefore(index, history, now).at(-1)?.topic ?? ''))
    return runningTotal(index, message.replace(ofNights, ''), history, [], now)
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
  const priced = all.filter(
    ({ topic }) => topic === 'price' || topic === lateCheckOut || itemsOf(topic).length > 0 || otherwisePriced.has(topic),
  )
  if (priced.some(({ plainly, topic, reading }) => !plainly || otherwisePriced.has(topic) || takesBack.test(reading.text)))
    return undefined
  if (priced.some(({ sources }) => sources.some((ref) => shelf.get(refOf(ref))?.origin !== 'registry'))) return undefined
  const stay = priced.findLast(({ topic }) => topic === 'price')
  const rooms = stay ? roomsIn(facts, stay.slots) : []
  const [room] = rooms.length === 1 ? rooms : []
  const nights = stay && room && nightsTotal(room, stay.slots)
  const extras = priced.filter(({ topic }, at) => topic !== 'price' && priced.findLastIndex((one) => one.topic === topic) === at)
  if (!stay) return extrasTotal(facts, extras)
  if (!nights || extras.length === 0) return undefined
  const sources = [stay, ...extras].flatMap((one) => one.sources)
  return { text: `${summedUp(facts, room, stay, nights, extras)} ${caution}`, sources }
}

/** “So that’s how much?”, of what is ordered, whatever the stay. Undefined where it may be several, or one of two kinds. */
function extrasTotal(facts: Facts, extras: readonly SumPart[]): { text: string; sources: EntryRef[] } | undefined {
  const lines = extras.flatMap((part) => linesOf(facts, undefined, undefined, part))
  const several = lines.length > 1 || lines.some(({ words }) => /\d ×/.test(words))
  if (!several || lines.length < extras.length || lines.some(({ open }) => open)) return undefined
  const cents = lines.reduce((sum, one) => sum + one.cents, 0)
  const what = capital(list(lines.map(({ words }) => words)))
  return { text: `${what} come to ${euro(cents)}.`, sources: extras.flatMap(({ sources }) => sources) }
}

/** One extra on the bill. `open`: how many of it, or which, was not said; then it has the price of each. */
type Line = { words: string; cents: number; open?: true }

function summedUp(facts: Facts, room: Room, stay: SumPart, nights: NightsTold, extras: readonly SumPart[]): string {
  const offered = (part: SumPart) => linesOf(facts, room, stay, part)
  const refused = extras.filter((part) => offered(part).length === 0).map(({ topic }) => nameOf(facts, topic))
  const not = refused.length > 0 ? ` ${list(refused)}: not in ${room.name}.` : ''
  const all = extras.flatMap(offered)
  const stays = `${nights.words} in ${room.name}`
  const verb = nights.words.startsWith('one') ? 'comes' : 'come'
  if (all.some(({ open }) => open)) {
    const each = list(all.map(({ words, cents }) => `${euro(cents)} for each ${words}`))
    return `${capital(stays)} ${verb} to ${sumInWords(nights.cents)}. What you order is added to that: ${each}.${not}`
  }
  const more = all.reduce((sum, { cents }) => sum + cents, 0)
  const what = list([stays, ...all.map(({ words }) => words)])
  return `${capital(what)} ${all.length === 0 ? verb : 'come'} to ${sumInWords(nights.cents, more)}.${not}`
}

/** @param room undefined where none was spoken of: then what any of them may order. */
function linesOf({ products }: Facts, room: Room | undefined, stay: SumPart | undefined, { topic, reading }: SumPart): Line[] {
  if (topic === lateCheckOut) {
    if (!room || !stay) return []
    const midweek = stay.slots.nights.length > 0 && stay.slots.nights.every((night) => night === 'weekday')
    return [{ words: 'late check-out', cents: room.lateCheckoutCents, ...(!midweek && { open: true }) }]
  }
  const kinds = products.filter(({ itemType }) => itemsOf(topic).includes(itemType))
  const offered = kinds.filter(({ roomIds }) => !room || roomIds.length === 0 || roomIds.includes(room.id))
  const count = countIn(plain(reading.text.replace(forTwo, '')), stay)
  const open = count === undefined || offered.length > 1 || (count > 1 && topic !== 'breakfast')
  return offered.map(({ name, priceCents }) =>
    open
      ? { words: name, cents: priceCents, open }
      : { words: count === 1 ? `one ${name}` : `${count} × ${name}`, cents: count * priceCents },
  )
}

const lateCheckOut = 'late_check_out'
const numbers = ['', '', 'two', 'three', 'four']
const counted =
  /\b([2-4]|two|three|four|couple of) (?:(?!nights?\b|adults\b|people\b|of us\b)\w+ )?(?:breakfasts?|trays?|hampers?|baths?|boxes|box|mornings)\b/
const eachMorning = /\b(?:both|each|every) (?:of the )?(?:mornings?|days?)\b/

/** Undefined where it may be several, and is not said how many. */
function countIn(text: string, stay: SumPart | undefined): number | undefined {
  if (eachMorning.test(text)) return stay?.slots.nights.length === 2 ? 2 : stay?.slots.count
  const said = counted.exec(text)?.[1]
  if (said) return said.startsWith('couple') ? 2 : Math.max(numbers.indexOf(said), Number(said) || 0)
  return /\b(?:each|every|both|trays|boxes|breakfasts|mornings)\b/.test(text) ? undefined : 1
}

/** What is ordered by it: of a grazing box one of two. */
function itemsOf(topic: string): readonly string[] {
  return spokenOf[topic] ?? []
}

function nameOf({ products }: Facts, topic: string): string {
  return list(products.filter(({ itemType }) => itemsOf(topic).includes(itemType)).map(({ name }) => name))
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
