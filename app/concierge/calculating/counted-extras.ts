/** Counts and sums extras: "two trays and a veg box, how much?", "and three of those?" */
import { euro } from '#app/estate/money.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { list } from '#app/knowledge/wording.ts'
import type { Token } from '#app/understanding/lexicon/lexicon.ts'

/** Concepts of the language that name a product with a single price. */
const named: Readonly<Record<string, string>> = {
  heated_bath: 'heated_bath',
  bath: 'heated_bath',
  reheat: 'bath_reheat',
  breakfast: 'breakfast_tray',
  grazing: 'grazing_box_standard',
}
const vegetarianBox = 'grazing_box_vegetarian'
/** The product that "two of those" means after each of these topics. */
export const spokenOf: Readonly<Record<string, readonly string[]>> = {
  heated_bath: ['heated_bath'],
  bath_reheat: ['bath_reheat'],
  breakfast: ['breakfast_tray'],
  grazing: ['grazing_box_standard', vegetarianBox],
}
const words = ['a one', 'two couple', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** Tokens lose a final e. */
function stem(word: string) {
  return word.replace(/(?<=\w{2})e+$/, '')
}
const counts = new Map(words.flatMap((one, i) => [`${i + 1}`, ...one.split(' ')].map((word) => [stem(word), i + 1] as const)))
export const countOf = (word: string) => counts.get(stem(word))
const pointsBack =
  /^(?:(?:and|so|ok|then|how much (?:is|are|for|would)|what about|price of|be) )*(\w+) of (?:those|them|these)(?: then| please| be| cost| come to)*$/

type Line = { itemType: string; count: number }

/**
 * @param message normalised; @param topic the answer's topic, for a message that only refers back ("and three of those?").
 * @returns undefined if an unexplained word might count or name something else, or if it is just one item.
 */
export function countedExtras(facts: Facts, message: string, tokens: readonly Token[], topic: string): string | undefined {
  if (topic === 'grazing' && bothBoxes.test(message))
    return summed(
      facts,
      [named.grazing ?? '', vegetarianBox].map((itemType) => ({ itemType, count: 1 })),
    )
  const lines = linesOf(tokens)
  if (lines) return lines.length + (lines[0]?.count ?? 0) > 2 ? summed(facts, lines) : undefined
  const before = spokenOf[topic]
  const count = countOf(pointsBack.exec(message)?.[1] ?? '')
  if (!before || !count) return undefined
  const sums = before.map((itemType) => summed(facts, [{ itemType, count }]))
  return sums.every((sum) => sum !== undefined) ? sums.join(' ') : undefined
}

/** A bath, and its reheat on the second evening. */
export function bathTwice(facts: Facts): string | undefined {
  return summed(
    facts,
    [named.heated_bath ?? '', named.reheat ?? ''].map((itemType) => ({ itemType, count: 1 })),
  )
}

/** A tray for each morning. @param text normalised */
export function mornings(facts: Facts, text: string): string | undefined {
  const said = /^(?!.*\b(?:trays?|each|every)\b).*\b(\w+) (?:mornings|days)\b/.exec(text)?.[1]
  const count = (said === 'both' ? 2 : countOf(said ?? '')) ?? 0
  return count > 1 ? summed(facts, [{ itemType: named.breakfast ?? '', count }]) : undefined
}

/** A number of boxes of each kind. */
export function boxesOf(facts: Facts, standard: number, vegetarian: number): string | undefined {
  const kinds = [
    { itemType: named.grazing ?? '', count: standard },
    { itemType: vegetarianBox, count: vegetarian },
  ]
  return summed(
    facts,
    kinds.filter(({ count }) => count > 0),
  )
}

export const traysOf = (facts: Facts, count: number): string | undefined =>
  summed(facts, [{ itemType: named.breakfast ?? '', count }])

/** “Both boxes, then”: one of each kind. */
const bothBoxes = /\bboth (?:of the |the )?(?:grazing )?(?:boxes|of them|kinds)\b|\b(?:one|1) of each\b/
const isBox = (token: Token | undefined) => token?.concept === 'grazing' || token?.text === 'box'

/** Every word has to count, name a product, or be on a short list: "half a box", "a few trays" and "bath for 2" are not summed. */
function linesOf(tokens: readonly Token[]): Line[] | undefined {
  const lines: Line[] = []
  let count: number | undefined
  let vegetarian = false
  for (const [at, { text, concept = '' }] of tokens.entries()) {
    const last = lines.at(-1)
    const next = tokens[at + 1]
    if (isReheated(tokens, at)) continue
    const box = concept === 'grazing' || (vegetarian && text === 'box')
    if (box || named[concept]) {
      lines.push({ itemType: box && vegetarian ? vegetarianBox : (named[concept] ?? ''), count: count ?? 1 })
      count = undefined
      vegetarian = false
    } else if (ofMeat.has(text) && isBox(next)) continue
    else if (vegetarian) return undefined
    else if (concept === 'vegetarian' && count === undefined && last && last.itemType === named.grazing && !isBox(next))
      last.itemType = vegetarianBox
    else if (concept === 'vegetarian') vegetarian = true
    else if (count !== undefined) return undefined
    else if (countOf(text)) count = countOf(text)
    // “We have two breakfasts”, and not “for we two”.
    else if (text === 'we' && !countOf(next?.text ?? '')) continue
    else if (concept !== 'price' && !small.has(stem(text))) return undefined
  }
  const kinds = new Set(lines.map((line) => line.itemType))
  return lines.length > 0 && count === undefined && !vegetarian && kinds.size === lines.length ? lines : undefined
}
/** The bath of “a bath reheat” and of “the reheat of the bath” is none to pay for. */
function isReheated(tokens: readonly Token[], at: number): boolean {
  if (named[tokens[at]?.concept ?? ''] !== named.heated_bath) return false
  if (tokens[at + 1]?.concept === 'reheat') return true
  const before = tokens.slice(0, at).findLastIndex(({ concept }) => concept === 'reheat')
  const between = tokens.slice(before + 1, at).map(({ text }) => text)
  return before >= 0 && /^(?:of|for)(?: (?:the|a|our))?$/.test(between.join(' '))
}

/** “A standard box” is the usual one. */
const ofMeat = new Set(['standard', 'normal', 'regular', 'ordinary', 'usual', 'meat'].map(stem))
const small = new Set(
  'how much is are was would will be do does what the for of and plus with please pls to come comes it that cost costs price total in all altogether together i then so ok both get order have want hi hello'
    .split(' ')
    .map(stem),
)

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
