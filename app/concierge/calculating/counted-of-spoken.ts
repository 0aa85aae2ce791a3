/** A number of what was just discussed: “two of them, how much?”, “and if one is veggie?”, “breakfast on both mornings?” */

import { noMeat } from '#app/concierge/bill/wishes.ts'
import type { Told } from '#app/concierge/composing/told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import type { EntryRef } from '#app/knowledge/entry.ts'
import { either } from '#app/understanding/any-of.ts'
import { asksPrice, asksSum } from '#app/understanding/forms/asked-sum.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { sentences } from '#app/understanding/message/parts.ts'
import { slotsOf } from '#app/understanding/message/slots.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages, guestTurn } from '#app/understanding/thread/turns.ts'
import { boxesOf, countedExtras, countOf, spokenOf, traysOf } from './counted-extras.ts'
import { spokenBefore } from './spoken-before.ts'
import { isAddable } from './sum-asked.ts'

const number = '(one|two|three|four|five|six|an?|[1-6])'
const standard = '(?:normal|standard|regular|ordinary|classic|usual|meaty?|ham)'
const thing = '(?: (?:grazing |cheese )?(?:box(?:es)?|boards?|ones?|kind))?'
const joined = '(?: (?:and|plus|with))? '
const bothKinds = [
  new RegExp(`\\b${number} (?:of the )?${standard}${thing}${joined}${number} (?:of the )?${noMeat}\\b`),
  new RegExp(`\\b${number} (?:of the )?${noMeat}${thing}${joined}${number} (?:of the )?${standard}\\b`),
]
/** “2 of the veggie ones?” */
const ofOneKind = new RegExp(
  `^(?:(?:and|so|ok|then|how much (?:is|are|for|would)|what about|what (?:is|are|would)|for|be) )*${number} (?:of the )?(?:(${noMeat})|${standard}) (?:ones?|kind|box(?:es)?|boards?)(?: (?:then|please|be|cost|come to|how much|what is that|together|the total|total|price))*$`,
)
const oneOfEach = /\b(?:one|1) of (?:each|both)\b/
/** “And if one of them is veggie?”, after several boxes. */
const someOfThem = new RegExp(
  `\\b(?:if|with|but|make|and|only) ${number}(?: of (?:them|those|these|the (?:two|boxes)))? (?:(?:is|was|were|are|being|should be|has to be|to be|as) )?(?:the |a )?${noMeat}\\b`,
)
const otherMatters =
  /\b(?:how (?:do|can|big|long)|what is in|when|where|allerg\w*|breakfasts?|trays?|baths?|nights?|instead|without|not)\b/
/** “Two of them, how much?” */
const ofThem = new RegExp(
  `^(?:(?:and|so|ok|then|we would take|we take|i would take|give me|how much (?:is|are|for|would)|what about|what (?:is|are|would)|price of|be|for) )*${number} of (?:those|them|these|it)(?: (?:then|please|be|cost|come to|how much|what is that|is that|would that be|the sum|the total|total|price|what would that cost|what do they cost|altogether|together))*$`,
)
const howMany = new RegExp(`\\b${number} (?:of (?:them|those|these)|(?:grazing |cheese )?(?:box(?:es)?|boards))\\b`)

export function countedOfSpoken(index: KnowledgeIndex, message: string, history: readonly Turn[], now: Date): Told | undefined {
  return (
    traysForMornings(index, message, history, now) ?? (message.length < longest ? boxes(index, message, history, now) : undefined)
  )
}
const longest = 140

function boxes(index: KnowledgeIndex, message: string, history: readonly Turn[], now: Date): Told | undefined {
  const { facts, mind } = index
  const told = sentences(message)
  const last = plain(told.at(-1) ?? '')
  const text = plain(message)
  const points = ofThem.test(last)
  const kinds = kindsIn(text, history)
  if (!(points || kinds) || otherMatters.test(text)) return undefined
  const before = told.length > 1 && points ? [...history, guestTurn(told.slice(0, -1).join(' '))] : history
  const spoken = spokenBefore(index, before, now).findLast(({ topic }) => topic === 'grazing' || topic in spokenOf)
  const named = /\b(?:box(?:es)?|boards?|grazing)\b/.test(text)
  const boxesAlone: EntryRef[] = [{ category: 'facilities', key: 'grazing_boxes' }]
  if (kinds && named && asksOwed(message) && isAddable(index, { sources: boxesAlone })) {
    const sum = boxesOf(facts, kinds.standard, kinds.vegetarian)
    return sum ? { text: sum, sources: boxesAlone } : undefined
  }
  if (!spoken?.plainly || !isAddable(index, spoken) || (kinds && !(spoken.topic === 'grazing' || named))) return undefined
  const sum = kinds
    ? boxesOf(facts, kinds.standard, kinds.vegetarian)
    : countedExtras(facts, bareOf(last), tokens(bareOf(last), mind.lexicon), spoken.topic)
  return sum ? { text: sum, sources: [...spoken.sources] } : undefined
}

/** “What do I owe ye?” */
const asksOwed = (message: string) => asksPrice.test(message) || asksSum.test(message) || /\bowe\b/i.test(message)

/** “Two of them how much” without the words that ask for the price. */
const bareOf = (last: string): string => {
  const word = ofThem.exec(last)?.[1]
  return word ? `${word} of them` : last
}

function kindsIn(text: string, history: readonly Turn[]): { standard: number; vegetarian: number } | undefined {
  const [, many = '', withoutMeat] = ofOneKind.exec(text) ?? []
  const count = countOf(many) ?? 0
  if (count > 1) return withoutMeat ? { standard: 0, vegetarian: count } : { standard: count, vegetarian: 0 }
  if (oneOfEach.test(text)) return { standard: 1, vegetarian: 1 }
  const [normalFirst, vegFirst] = bothKinds.map((said) => said.exec(text))
  const both = normalFirst ?? vegFirst
  if (both) {
    const [a, b] = [countOf(both[1] ?? '') ?? 0, countOf(both[2] ?? '') ?? 0]
    return normalFirst ? { standard: a, vegetarian: b } : { standard: b, vegetarian: a }
  }
  const some = someOfThem.exec(text)?.[1]
  if (!some) return undefined
  const asked = guestMessages(history).slice(-turnsBack)
  const word = asked.flatMap((earlier) => howMany.exec(plain(earlier))?.[1] ?? []).at(-1)
  const [all, veg] = [countOf(word ?? '') ?? 0, countOf(some) ?? 0]
  return all > veg ? { standard: all - veg, vegetarian: veg } : undefined
}
const turnsBack = 4

const breakfast = /\b(?:breakfasts?|brekk\w*)\b/
const eachMorning = either(
  /\b(both|each|every|all) (?:of the |of our |the |our )?(?:single )?(?:mornings?|days?|(?:two|three|four|five|2|3|4|5) (?:mornings|days))\b/,
  /\b(daily|every day)\b/,
)
/** “For two mornings”, “it on three mornings”. */
const someMornings = /\b(?:for|on|over) (?:the |our )?(two|three|four|five|2|3|4|5) mornings?\b/
/** May ask for the price of each, or how many trays there are. */
const eachOrTrays = /\b(?:trays|each|every|per)\b/
const ofIt = /\b(?:it|that|one|them)\b/
const manyOf = /\b(?:all|every one of) (?:of )?(?:the |our )?(two|three|four|five|2|3|4|5) (?:mornings|days)\b/
/** Asks about the stay too, which has a price of its own. */
const ofMore = either(
  /\bnights?\b.*\b(?:with|plus|and|including) (?:\w+ ){0,2}(?:breakfasts?|brekk)/,
  /\b(?:baths?|box(?:es)?|grazing|picnic|late|flexi|room|cabin|lodge|per person|(?<!what )if|or|not|without|what time|when|order|include\w*|free)\b/,
)

/** “Breakfast on both mornings of a two night stay, how much in total?”: a tray for each. */
function traysForMornings(index: KnowledgeIndex, message: string, history: readonly Turn[], now: Date): Told | undefined {
  const { facts, mind } = index
  const text = plain(message)
  const counted = eachOrTrays.test(text) ? undefined : someMornings.exec(text)?.[1]
  const word = counted ?? eachMorning.exec(text)?.slice(1).find(Boolean)
  const isSpoken = () => counted && ofIt.test(text) && spokenBefore(index, history, now).at(-1)?.topic === 'breakfast'
  if (!word || !(breakfast.test(text) || isSpoken()) || ofMore.test(text) || !(asksPrice.test(message) || asksSum.test(message)))
    return undefined
  const { rooms, count } = slotsOf(message, tokens(message, mind.lexicon), now, facts.estate.timeZone)
  if (rooms.length > 0) return undefined
  const named = counted ?? manyOf.exec(text)?.[1]
  const many = named ? countOf(named) : word === 'both' ? 2 : count
  const sources: EntryRef[] = [{ category: 'facilities', key: 'breakfast' }]
  const sum = many && many > 1 && isAddable(index, { sources }) ? traysOf(facts, many) : undefined
  return sum ? { text: sum, sources } : undefined
}
