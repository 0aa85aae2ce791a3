/** Several rooms, each with nights of its own, or the cheapest of them together: “a Sunday in Stormchaser and a Friday in the lodge”. */

import { caution, leastTogether, nightsTotal, roomsIn } from '#app/concierge/composing/compose-prices.ts'
import type { Told } from '#app/concierge/composing/told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { euro } from '#app/estate/money.ts'
import { type EntryRef, refOf } from '#app/knowledge/entry.ts'
import { capital, list, small } from '#app/knowledge/wording.ts'
import { fromCheapest } from '#app/rooms/pricing.ts'
import { either } from '#app/understanding/any-of.ts'
import { asksPrice, asksSum } from '#app/understanding/forms/asked-sum.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { content, slotConcepts } from '#app/understanding/message/reading.ts'
import { type Slots, slotsOf } from '#app/understanding/message/slots.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { lastMessage } from '#app/understanding/thread/turns.ts'
import { kindOf } from './saved-between.ts'
import { isAddable } from './sum-asked.ts'

const joint = /\s*(?:,|;|&|\+|\s(?:and|plus|then|n|followed by)\s)\s*(?:(?:and|then|plus)\s)?/i
/** Asks about one or the other, or about more than rooms and nights. */
const ofElse = either(
  /\b(?:or|versus|vs|than|cheaper|dearer|cheapest|dearest|difference|compared?|save\w*|instead|which|both|each|same|rather)\b/i,
  /\b(?:baths?|breakfasts?|brekk\w*|trays?|box(?:es)?|hampers?|late|flexi|escape|vouchers?|codes?|discount|percent|couples?|dogs?|not|per person)\b|%|n['’]t\b/i,
)
const sumsUp = either(asksSum, /\b(?:add|sum|tot) (?:it |them |that |these )?(?:all )?up\b/i)
const asksAny = either(asksPrice, sumsUp, /\bquote\b/i)

/** Undefined unless at least two rooms are named, each with its own nights, and each has one sum. */
export function roomsOnTheirDays(index: KnowledgeIndex, message: string, now: Date): Told | undefined {
  const { facts } = index
  if (message.length > longest || !asksAny.test(message) || ofElse.test(message)) return undefined
  const groups = eachRoom(message.split(joint).map((text) => ({ text, slots: slotsIn(index, text, now) })))
  const told = groups.flatMap((text) => {
    const slots = slotsIn(index, text, now)
    const [room, ...others] = slots.rooms.length > 0 ? roomsIn(facts, slots) : []
    const nights = room && others.length === 0 && slots.nights.length > 0 ? nightsTotal(room, slots) : undefined
    return room && nights?.cents.length === 1
      ? [
          {
            room,
            words: `${kindOf(slots) ?? nights.words.replace(/^those /, '')} in ${room.name}`,
            cents: nights.cents[0],
            nights: slots.nights.join(),
          },
        ]
      : []
  })
  if (told.length < 2 || told.length < groups.length || new Set(told.map(({ room }) => room.id)).size < 2) return undefined
  // “Sunriser on a Saturday and Stormchaser on a Saturday?” may be two prices.
  if (!sumsUp.test(message) && new Set(told.map(({ nights }) => nights)).size < 2) return undefined
  const sources = told.map(({ room }): EntryRef => ({ category: 'accommodations', key: `${room.id}_price` }))
  if (!isAddable(index, { sources })) return undefined
  const sum = told.reduce((all, { cents }) => all + cents, 0)
  const each = list(told.map(({ words, cents }) => `${words} (${euro(cents)})`))
  return { text: `${capital(each)} come to ${euro(sum)}. ${caution}`, sources }
}
const longest = 200

function slotsIn({ facts, mind }: KnowledgeIndex, text: string, now: Date): Slots {
  return slotsOf(text, tokens(text, mind.lexicon), now, facts.estate.timeZone)
}

/** “Stargazer Friday and Saturday, the lodge Sunday”: nights without a room belong to the one before, or else to the one after. */
function eachRoom(pieces: readonly { text: string; slots: Slots }[]): string[] {
  const first = pieces.find(({ slots }) => slots.rooms.length > 0 || slots.nights.length > 0)
  const roomFirst = first !== undefined && (first.slots.nights.length === 0 || startsWithRoom(first))
  const groups: string[] = []
  let open = ''
  for (const { text, slots } of pieces) {
    if (slots.rooms.length === 0 && slots.nights.length === 0) continue
    const last = groups.length - 1
    if (slots.rooms.length > 0) {
      groups.push(open ? `${open} and ${text}` : text)
      open = ''
    } else if (roomFirst && last >= 0) groups[last] = `${groups[last]} and ${text}`
    else open = open ? `${open} and ${text}` : text
  }
  return open ? [...groups, open] : groups
}

const aDay = /\b(?:(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?s?|weekend|week ?day|mid ?week|nights?)\b/
const byPlace = /\b(?:in|at) (?:the )?\w+/
/** “Stargazer on Friday”, and not “Friday in Stargazer”. */
const startsWithRoom = ({ text }: { text: string }): boolean => {
  const said = plain(text)
  const day = aDay.exec(said)?.index ?? -1
  return day > 0 && !byPlace.test(said.slice(day))
}

const asksLeast = either(
  /\b(?:cheapest|lowest|least expensive|best value) (?:combination|combo|combi|pair|mix|(two|2|three|3)\b(?! nights?))/,
  /(?<!\bus )\b(two|2|three|3) (?:of the |of your |of them )?(?:cheapest|lowest|least expensive)(?: \w+)?/,
  /\b(?:both|the (?:two|2)) (?:of )?(?:the )?(?:cheap|cheaper|cheapest|least expensive) (?:ones|rooms|cabins|places)\b/,
  /\bcheapest (?:way|option|price|total)?.{0,12}\bfor (two|2|three|3) (?:rooms|cabins|places|couples)\b/,
  /\b(two|2|three|3) (?:rooms|cabins|places|couples)\b.{0,40}\b(?:cheapest|as cheap as possible|least (?:money|expensive))/,
)
const notRooms =
  /\b(?:nights?|boxes|trays|breakfasts|extras|baths?|tubs?)\b(?= (?:cheapest|lowest))|\b(?:boxes|trays|extras|flexi|voucher)\b|\bwith (?:\w+ ){0,3}(?:tubs?|baths?)\b/

function roomsWanted(text: string): 'two' | 'three' {
  const named = asksLeast.exec(text)?.slice(1).find(Boolean) ?? /\b(two|2|three|3) (?:rooms|cabins|places)\b/.exec(text)?.[1]
  return named === 'three' || named === '3' ? 'three' : 'two'
}

/** “Cheapest combination of two cabins for a Friday?” */
export function cheapestTogether(index: KnowledgeIndex, message: string, now: Date): Told | undefined {
  const text = plain(message)
  const said = asksLeast.exec(text)
  if (!said || notRooms.test(text)) return undefined
  const slots = slotsIn(index, message, now)
  if (slots.rooms.length > 0) return undefined
  const many = roomsWanted(text) === 'three' ? 3 : 2
  // “Two cabins for Friday” counts no nights.
  const nights: Slots = { rooms: [], nights: slots.nights, ...(slots.count !== undefined && { count: slots.count }) }
  const of = (kind?: 'cabin') => leastTogether(index.facts, nights, many, kind)
  const [least, cabins] = [of(), /\bcabins?\b/.test(text) ? of('cabin') : undefined]
  if (!least) return undefined
  const ids = fromCheapest(index.facts.rooms)
    .slice(0, many)
    .map(({ id }) => id)
  const sources = ids.map((id): EntryRef => ({ category: 'accommodations', key: `${id}_price` }))
  if (!sources.every((ref) => index.shelf.get(refOf(ref))?.origin === 'registry')) return undefined
  const alone = cabins && cabins !== least ? ` Of cabins alone, ${small(cabins)}` : ''
  return { text: `${capital(least)}${alone} ${caution}`, sources }
}

/** “And two nights, Friday and Saturday?”, about the two rooms that were cheapest together. */
export function cheapestOnOtherNights(
  index: KnowledgeIndex,
  message: string,
  history: readonly Turn[],
  now: Date,
): Told | undefined {
  const asked = lastMessage(history) ?? ''
  const many = asksLeast.exec(plain(asked)) && cheapestTogether(index, asked, now) && roomsWanted(plain(asked))
  const named = content(tokens(message, index.mind.lexicon))
  const onlyNights = named.length > 0 && named.every(({ concept = '' }) => slotConcepts.has(concept))
  return many && onlyNights ? cheapestTogether(index, `cheapest combination of ${many} rooms, ${message}`, now) : undefined
}
