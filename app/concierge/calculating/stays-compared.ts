/** “Which works out dearer, Friday and Saturday in the lodge or Monday and Tuesday in Sunriser?” */

import { caution, flexiTotal, nightsTotal, roomsIn } from '#app/concierge/composing/compose-prices.ts'
import type { Told } from '#app/concierge/composing/told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { euro } from '#app/estate/money.ts'
import { capital, list, numberOf } from '#app/knowledge/wording.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { type Slots, slotsOf } from '#app/understanding/message/slots.ts'
import { dearerFirst, kindOf } from './saved-between.ts'

const compares =
  /\b(?:dearer|cheaper|cheapest|dearest|more expensive|less expensive|pricier|better value|costs? (?:more|less)|price difference|difference (?:in (?:price|cost|money)|money ?wise|price ?wise)|which(?: one)? is (?:less|more|lower|higher)|(?:do|would|will|could) (?:we|i) save)\b/i
const between = /\s+(?:or|versus|vs\.?|compared (?:to|with)|than|instead of|rather than)\s+/i
/** Extras and offers are summed elsewhere. */
const ofMore = /\b(?:bath|breakfast|tray|box|late|flexi|escape|voucher|code|discount|per (?:person|night)|a night|each of us)\b/i

/** “For two midweek”, meaning nights. */
const bareCount =
  /\b(?:for )?(two|three|[23])(?= (?:midweek|mid-week|week ?days?|week ?nights?|(?:at|over|on) the weekend|during the week)\b)/i

/** Undefined unless each side names a stay with a single sum. */
export function staysCompared(index: KnowledgeIndex, message: string, now: Date): Told | undefined {
  const { facts } = index
  if (!compares.test(message)) return undefined
  const flexi = flexiCompared(index, message, now)
  if (flexi || ofMore.test(message)) return flexi
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

const ofFlexi = /\bflexi\b|\b(?:one|1|single) nights? with (?:the |a )?late check ?-?out\b/i
const otherExtras = /\b(?:bath|breakfast|tray|box|escape|voucher|code|discount|per person|each of us)\b/i

/** “Is it cheaper to get the Flexi in the lodge or two nights there?” */
function flexiCompared({ facts, mind }: KnowledgeIndex, message: string, now: Date): Told | undefined {
  if (!ofFlexi.test(message) || otherExtras.test(message)) return undefined
  const sides = message.split(between)
  const at = sides.findIndex((side) => ofFlexi.test(side))
  const other = sides[1 - at]
  if (sides.length !== 2 || !other || ofFlexi.test(other) || ofMore.test(other)) return undefined
  const slots = (text: string) => slotsOf(text, tokens(text, mind.lexicon), now, facts.estate.timeZone)
  const { nights, count = nights.length, rooms } = slots(other)
  const named = [...new Set([...rooms, ...slots(sides[at] ?? '').rooms])]
  const [room, ...others] = facts.rooms.filter(({ id }) => named.includes(id))
  // The two nights are midweek like the Flexi, unless others are named.
  const stay: Slots = { rooms: named, nights: nights.length > 0 ? nights : ['weekday'], count }
  const [flexi, told] = room && count > 0 ? [flexiTotal(room, { ...stay, nights: [] }), nightsTotal(room, stay)] : []
  if (!room || others.length > 0 || !flexi?.cents[0] || told?.cents.length !== 1) return undefined
  const text = dearerFirst(
    { words: `${flexi.words} in ${room.name}`, cents: flexi.cents[0] },
    { words: `${kindOf(stay) ?? told.words} in ${room.name}`, cents: told.cents[0] ?? 0 },
  )
  return { text, sources: [{ category: 'accommodations', key: `${room.id}_price` }] }
}

/** “Are two weeknights cheaper than a Saturday?”, in any room. */
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
  if (slots.nights.length === 0 || slots.rooms.length > 1) return undefined
  // “… or Stargazer for two midweek” means two nights.
  const many = slots.count === undefined && slots.nights.length === 1 ? bareCount.exec(side)?.[1] : undefined
  return many ? { ...slots, count: numberOf(many.toLowerCase()) ?? 1 } : slots
}
