/** “Which works out dearer, Friday and Saturday in the lodge or Monday and Tuesday in Sunriser?” */

import { nightsTotal, roomsIn } from '#app/concierge/composing/compose-prices.ts'
import type { Told } from '#app/concierge/composing/told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { type Slots, slotsOf } from '#app/understanding/message/slots.ts'
import { dearerFirst, kindOf } from './saved-between.ts'

const compares =
  /\b(?:dearer|cheaper|cheapest|dearest|more expensive|less expensive|pricier|better value|costs? (?:more|less)|price difference|difference in price)\b/i
const between = /\s+(?:or|versus|vs\.?|compared (?:to|with)|than)\s+/i
/** Extras and offers have sums of their own. */
const ofMore = /\b(?:bath|breakfast|tray|box|late|flexi|escape|voucher|code|discount|per person|each of us)\b/i

/** Undefined unless each side names one stay with one sum. */
export function staysCompared(index: KnowledgeIndex, message: string, now: Date): Told | undefined {
  const { facts } = index
  if (!compares.test(message) || ofMore.test(message)) return undefined
  const [left, right, ...others] = message.split(between).map((side) => stayIn(index, side, now))
  if (!left || !right || others.length > 0) return undefined
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

function stayIn({ facts, mind }: KnowledgeIndex, side: string, now: Date): Slots | undefined {
  const slots = slotsOf(side, tokens(side, mind.lexicon), now, facts.estate.timeZone)
  return slots.nights.length > 0 && slots.rooms.length <= 1 ? slots : undefined
}
