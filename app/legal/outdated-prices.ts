/** Finds prices of extras in a legal text that no longer match Products. Pure. */
import { euro } from '#app/estate/money.ts'
import { parsePrice } from '#app/products/price-text.ts'
import type { LegalContent } from './legal-document.ts'

/** A product's name, its price in the text, and its current one; several products may share a name. */
export type OutdatedPrice = { name: string; told: string; now: string }

/**
 * Finds a product's name followed by a price, with at most a sign or two between them (`Outdoor Heated Bath: €50`). Other phrasings are
 * missed, but there are no false alarms.
 */
export function outdatedPrices(
  content: LegalContent,
  products: readonly { name: string; priceCents: number }[],
): OutdatedPrice[] {
  if (products.length === 0) return []
  const byName = Map.groupBy(products, ({ name }) => name.toLowerCase())
  // Longest first, so that `Grazing Box for 4` is not taken for `Grazing Box`.
  const names = [...byName.keys()].sort((a, b) => b.length - a.length).map(RegExp.escape)
  const priced = new RegExp(`(?<![\\p{L}\\p{N}])(${names.join('|')})[^\\p{L}\\p{N}€\\n]{0,4}€ ?(\\d(?:[\\d.,]*\\d)?)`, 'giu')
  const found = new Map<string, OutdatedPrice>()
  for (const [, name = '', price = ''] of textOf(content).matchAll(priced)) {
    const [product, ...others] = byName.get(name.toLowerCase()) ?? []
    const cents = parsePrice(price)
    if (!product || cents === undefined) continue
    const now = [product, ...others].map(({ priceCents }) => priceCents)
    if (now.includes(cents)) continue
    found.set(`${product.name} ${cents}`, { name: product.name, told: euro(cents), now: now.map(euro).join(' or ') })
  }
  return [...found.values()]
}

/** The text as a reader sees it, so that what is on one line stays together. */
function textOf({ intro, sections, footer = '' }: LegalContent): string {
  return [intro, ...sections.flatMap(({ title, content }) => [title, content]), footer]
    .join('\n')
    .replaceAll(/<\/?(strong|em|a)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .replaceAll('&amp;', '&')
}
