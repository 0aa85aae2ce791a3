/** Products staff have added to the initial ones: each is an entry of its own, found by its name like staff entries. */
import { euro } from '#app/estate/money.ts'
import type { KnowledgeEntry } from '#app/knowledge/entry.ts'
import { type Facts, houseFacts } from '#app/knowledge/facts.ts'
import { productRooms } from '#app/knowledge/wording.ts'
import { leadTimeInWords } from '#app/products/ordering-rules.ts'

const opening = new Set(houseFacts.products.map(({ itemType }) => itemType))

/** `facilities / morning yoga`. Two with the same name share one entry, which describes the first. */
export function addedProductEntries(facts: Facts): Omit<KnowledgeEntry, 'origin'>[] {
  const byKey = new Map(
    facts.products
      .filter(({ itemType }) => !opening.has(itemType))
      .toReversed()
      .map((product) => [product.name.toLowerCase(), product]),
  )
  return [...byKey].map(([key, product]) => {
    const only = productRooms(facts, product.itemType)
    const sentences = [
      `${product.name} is ${euro(product.priceCents)}${only ? `, ${only} only` : ''}.`,
      sentence(product.description),
      'Order it through the guest guide, or while you book your stay.',
      leadTimeInWords(product),
    ]
    return { category: 'facilities', key, value: sentences.filter(Boolean).join(' ') }
  })
}

/** Staff write descriptions with and without a full stop. */
function sentence(description: string | null): string {
  const text = description?.trim() ?? ''
  return /[.!?…]$/.test(text) || !text ? text : `${text}.`
}
