/** What is ordered beside a stay, counted and added up: "two trays and a veg box, how much?", "and three of those?" */
import { euro } from '#app/estate/money.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { list } from '#app/knowledge/wording.ts'
import type { Token } from '#app/understanding/lexicon/lexicon.ts'

/** A concept of the language, and the product that it names with one price. */
const named: Readonly<Record<string, string>> = {
  heated_bath: 'heated_bath',
  bath: 'heated_bath',
  reheat: 'bath_reheat',
  breakfast: 'breakfast_tray',
  grazing: 'grazing_box_standard',
}
const vegetarianBox = 'grazing_box_vegetarian'
/** Whoever has spoken of one of these and asks for "two of those". */
const spokenOf: Readonly<Record<string, readonly string[]>> = {
  heated_bath: ['heated_bath'],
  bath_reheat: ['bath_reheat'],
  breakfast: ['breakfast_tray'],
  grazing: ['grazing_box_standard', vegetarianBox],
}
const words = ['a one', 'two couple', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** Tokens have lost an e at their end. */
const stem = (word: string) => word.replace(/(?<=\w{2})e+$/, '')
const counts = new Map(words.flatMap((one, i) => [`${i + 1}`, ...one.split(' ')].map((word) => [stem(word), i + 1] as const)))
const countOf = (word: string) => counts.get(stem(word))
const pointsBack = /\b(?:of (?:those|them|these|it)|those|them)\b/

type Line = { itemType: string; count: number }

/** @param message made plain; @param topic of what was spoken before. Undefined where something else is named, or only one of one kind. */
export function countedExtras(facts: Facts, message: string, tokens: readonly Token[], topic: string): string | undefined {
  const lines = linesOf(message, tokens)
  if (!lines) return undefined
  if (lines.length > 0) return lines.length + (lines[0]?.count ?? 0) > 2 ? summed(facts, lines) : undefined
  const count = message.split(' ').flatMap((word) => countOf(word) ?? [])
  const before = spokenOf[topic]
  if (!before || count.length !== 1 || !pointsBack.test(message)) return undefined
  const sums = before.map((itemType) => summed(facts, [{ itemType, count: count[0] ?? 1 }]))
  return sums.every((sum) => sum !== undefined) ? sums.join(' ') : undefined
}

function linesOf(message: string, tokens: readonly Token[]): Line[] | undefined {
  const lines: Line[] = []
  let count = 1
  let vegetarian = false
  for (const { text, concept, background, common } of tokens) {
    const number = countOf(text)
    const box = vegetarian && (text === 'box' || concept === 'grazing')
    const itemType = box ? vegetarianBox : concept && named[concept]
    if (itemType) {
      lines.push({ itemType, count })
      count = 1
    } else if (number) count = number
    else if (concept !== 'price' && concept !== 'vegetarian' && !background && !(common && text === 'plus') && !small.has(text))
      return undefined
    vegetarian = concept === 'vegetarian'
  }
  const kinds = new Set(lines.map((line) => line.itemType))
  return kinds.size === lines.length && numbers(message).every((word) => countOf(word)) ? lines : undefined
}
const numbers = (message: string) => message.match(/\b\d+\b/g) ?? []
const small = new Set('plus and with both together altogether thos them'.split(' '))

function summed({ products }: Facts, lines: readonly Line[]): string | undefined {
  const ordered = lines.flatMap(({ itemType, count }) => {
    const product = products.find((one) => one.itemType === itemType)
    return product ? [{ words: `${count} × ${product.name}`, cents: count * product.priceCents }] : []
  })
  if (ordered.length < lines.length) return undefined
  const total = ordered.reduce((sum, { cents }) => sum + cents, 0)
  const one = ordered.length === 1 && lines[0]?.count === 1
  return `${list(ordered.map((line) => line.words))} ${one ? 'comes' : 'come'} to ${euro(total)}.`
}
