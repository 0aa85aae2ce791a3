/** “We have 500 all in, two nights and one bath, what can we get?”: the rooms in which both are within the limit. */

import { entryOf, type Ordered, orderedOf, timesOf } from '#app/concierge/bill/extras-priced.ts'
import { wishesIn } from '#app/concierge/bill/wishes.ts'
import { caution } from '#app/concierge/composing/compose-prices.ts'
import type { Told } from '#app/concierge/composing/told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { euro } from '#app/estate/money.ts'
import { type EntryRef, refOf } from '#app/knowledge/entry.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { capital, list } from '#app/knowledge/wording.ts'
import { type DayType, dayTypes, nightsTotalCents } from '#app/rooms/pricing.ts'
import type { Room } from '#app/rooms/rooms.ts'
import { either } from '#app/understanding/any-of.ts'
import { ceilingIn } from '#app/understanding/forms/ceiling.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { slotsOf } from '#app/understanding/message/slots.ts'
import { plain } from '#app/understanding/text.ts'

/** “We have 500”, which can only be money. */
const atHand =
  /\b(?:have|got|with|spend) (?:(?:about|around|only|just) )?(?:euro )?(\d{3,4})(?: (?:euros?|quid))?(?= (?:all in|in total|altogether|to spend|on|for|two|2|one|1|what|which)\b)/
const asks = either(
  /\b(?:what|where) (?:can|could|would|will|do) (?:we|i|that|it) (?:get|have|book|afford|do|buy|stay)\b|\bwhat (?:fits|is possible)\b/,
  /\b(?:which|what) (?:rooms?|cabins?|one|place)s?\b|\bwhat (?:have|do) you have\b/,
)
/** “500 to spend for a weekend”: its two nights. */
const wholeWeekend = /\b(?:for|on) (?:a|the|one|our|this|that) (?:whole )?weekend\b(?! night)/
/** Handled elsewhere. */
const ofElse =
  /\b(?:vouchers?|code|discount|deposit|flexi|dogs?|each|per (?:person|night)|a night|wine|picnic|sauna|yoga|reiki|what time|when|how (?:do|far|long|many))\b/
type Added = Ordered & { source: EntryRef }

export function stayWithin({ facts, mind, shelf }: KnowledgeIndex, message: string, now: Date): Told | undefined {
  const text = plain(message)
  const ceiling = ceilingIn(text)?.cents
  const limit = ceiling ?? Number(atHand.exec(text)?.[1] ?? 0) * 100
  if (!limit || !asks.test(text) || ofElse.test(text)) return undefined
  const {
    rooms: named,
    nights,
    count = wholeWeekend.test(text) ? 2 : nights.length,
  } = slotsOf(message, tokens(message, mind.lexicon), now, facts.estate.timeZone)
  if (named.length > 0 || (count !== 1 && count !== 2)) return undefined
  const added = extrasIn(facts, text, count)
  // A limit for the nights alone is handled as a ceiling.
  if (!added || (added.length === 0 && ceiling)) return undefined
  const rooms = facts.rooms.filter(({ id }) => added.every(({ roomIds }) => roomIds.length === 0 || roomIds.includes(id)))
  const sources: EntryRef[] = [
    ...rooms.map(({ id }): EntryRef => ({ category: 'accommodations', key: `${id}_price` })),
    ...added.map(({ source }) => source),
  ]
  if (rooms.length === 0 || !sources.every((ref) => shelf.get(refOf(ref))?.origin === 'registry')) return undefined
  const more = added.reduce((sum, { cents }) => sum + cents, 0)
  const stays = staysOf(nights, count).map((one) => ({ ...one, ...fitting(rooms, one.nights, more, limit) }))
  const beside = added.length > 0 ? ` and ${list(added.map(({ words, cents }) => `${words} (${euro(cents)})`))}` : ''
  return { text: `${told(stays, beside, limit)} ${caution}`, sources }
}

/** Undefined if an item has no price of its own, or is for more than one room. */
function extrasIn(facts: Facts, text: string, nights: number): Added[] | undefined {
  const { wanted } = wishesIn(text, false)
  if ([...wanted.values()].some((count) => count === 'each room' || count === 'each night in each room')) return undefined
  const all = [...timesOf(wanted, nights, 1)].map(([extra, many]) => {
    const ordered = orderedOf(facts, extra, many)
    return ordered && { ...ordered, source: entryOf[extra] }
  })
  const known = all.filter((one) => one !== undefined)
  return known.length === all.length ? known : undefined
}

type Stay = { words: string; nights: readonly DayType[] }

/** The nights named, or that many of each kind. */
function staysOf(nights: readonly DayType[], count: number): Stay[] {
  const many = count === 1 ? 'one' : 'two'
  if (nights.length === count && count > 1) return [{ words: 'those two nights', nights }]
  const kinds = dayTypes.filter((day) => nights.length === 0 || nights.includes(day))
  return kinds.map((day) => ({
    words: `${many} ${day} ${count === 1 ? 'night' : 'nights'}`,
    nights: Array.from({ length: count }, () => day),
  }))
}

type Priced = { room: Room; cents: number }

function fitting(rooms: readonly Room[], nights: readonly DayType[], more: number, limit: number) {
  const priced = rooms.map((room): Priced => ({ room, cents: nightsTotalCents(room, nights) + more }))
  const [least] = priced.toSorted((a, b) => a.cents - b.cents)
  return { fits: priced.filter(({ cents }) => cents <= limit), least }
}

function told(stays: readonly (Stay & { fits: Priced[]; least: Priced | undefined })[], beside: string, limit: number): string {
  const some = stays.filter(({ fits }) => fits.length > 0)
  const [{ words, least } = { words: '', least: undefined }] = stays
  if (some.length === 0 && least)
    return `None of it is within ${euro(limit)}: ${words}${beside} come to at least ${euro(least.cents)}, in ${least.room.name}.`
  return some
    .map(({ words: stay, fits }) => {
      const places = list(fits.map(({ room, cents }) => `${room.name} (from ${euro(cents)} in all)`))
      return `${capital(stay)}${beside} ${stay.startsWith('one') && !beside ? 'is' : 'are'} within ${euro(limit)} in ${places}.`
    })
    .join(' ')
}
