/** “Which works out dearer, Friday and Saturday in the lodge or Monday and Tuesday in Sunriser?” */

import { caution, nightsTotal, roomsIn } from '#app/concierge/composing/compose-prices.ts'
import type { Told } from '#app/concierge/composing/told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { euro } from '#app/estate/money.ts'
import { capital, list } from '#app/knowledge/wording.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { type Slots, slotsOf } from '#app/understanding/message/slots.ts'
import { dearerFirst, kindOf } from './saved-between.ts'

const compares =
  /\b(?:dearer|cheaper|cheapest|dearest|more expensive|less expensive|pricier|better value|costs? (?:more|less)|price difference|difference (?:in (?:price|cost|money)|money ?wise|price ?wise)|which(?: one)? is (?:less|more|lower|higher)|(?:do|would|will|could) (?:we|i) save)\b/i
const between = /\s+(?:or|versus|vs\.?|compared (?:to|with)|than|instead of|rather than)\s+/i
/** Extras and offers have sums of their own. */
const ofMore = /\b(?:bath|breakfast|tray|box|late|flexi|escape|voucher|code|discount|per (?:person|night)|a night|each of us)\b/i

/** Undefined unless each side names one stay with one sum. */
export function staysCompared(index: KnowledgeIndex, message: string, now: Date): Told | undefined {
  const { facts } = index
  if (!compares.test(message) || ofMore.test(message)) return undefined
  const [left, right, ...others] = message.split(between).map((side) => stayIn(index, side, now))
  if (!left || !right || others.length > 0) return undefined
  if (left.rooms.length === 0 && right.rooms.length === 0) return comparedInAll(index, left, right)
  const told = [left, right].flatMap((own, at, both) => {
    const rooms = own.rooms.length > 0 ? own.rooms : (both[1 - at]?.rooms ?? [])
    const [room, ...more] = rooms.length > 0 ? roomsIn(facts, { ...own, rooms }) : []
    const nights = room && more.length === 0 ? nightsTotal(room, own) : undefined
    return room && nights?.cents.length === 1
      ? [{ room, words: `${kindOf(own) ?? nights.words} in ${room.name}`, cents: nights.cents[0] }]
      : []
  })
  const [first, second] = told
  if (!first || !second || first.words === second.words) return undefined
  return {
    text: dearerFirst(first, second),
    sources: told.map(({ room }) => ({ category: 'accommodations', key: `${room.id}_price` })),
  }
}

/** “Are two weeknights cheaper than a Saturday?”, in whichever room. */
function comparedInAll({ facts }: KnowledgeIndex, left: Slots, right: Slots): Told | undefined {
  const sums = facts.rooms.map((room) => {
    const [one, other] = [nightsTotal(room, left), nightsTotal(room, right)]
    return { room, one, other, by: (one?.cents[0] ?? 0) - (other?.cents[0] ?? 0) }
  })
  const [first] = sums
  const isPlain = sums.every(({ one, other }) => one?.cents.length === 1 && other?.cents.length === 1)
  if (!first?.one || !first.other || !isPlain || (left.count ?? left.nights.length) === (right.count ?? right.nights.length))
    return undefined
  if (new Set(sums.map(({ by }) => Math.sign(by))).size > 1 || first.by === 0) return undefined
  const words = [kindOf(left) ?? first.one.words, kindOf(right) ?? first.other.words]
  const less = first.by < 0 ? words[0] : words[1]
  const each = list(
    sums.map(({ room, one, other }) => `${euro(one?.cents[0] ?? 0)} / ${euro(other?.cents[0] ?? 0)} in ${room.name}`),
  )
  return {
    text: `${capital(less ?? '')} cost${less?.startsWith('one') ? 's' : ''} less in every room. ${capital(words[0] ?? '')} / ${words[1]}: from ${each}. ${caution}`,
    sources: sums.map(({ room }) => ({ category: 'accommodations', key: `${room.id}_price` })),
  }
}

function stayIn({ facts, mind }: KnowledgeIndex, side: string, now: Date): Slots | undefined {
  const slots = slotsOf(side, tokens(side, mind.lexicon), now, facts.estate.timeZone)
  return slots.nights.length > 0 && slots.rooms.length <= 1 ? slots : undefined
}
