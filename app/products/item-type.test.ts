import { expect, it } from 'vitest'
import { itemTypeFrom, longestItemType } from './item-type.ts'
import { newProduct } from './products.server.ts'

it.each([
  ['Late Breakfast!', 'late_breakfast'],
  ['  Crème brûlée, for 2 ', 'creme_brulee_for_2'],
  ['Fisherman’s Wharf Box', 'fishermans_wharf_box'],
  ['!', ''],
])('%s is %s in lists and files', (name, itemType) => {
  expect(itemTypeFrom(name)).toBe(itemType)
})

it('is no longer than an item type may be, nor does it end in an underscore', () => {
  const made = itemTypeFrom(`${'a'.repeat(longestItemType - 1)} box`)
  expect(made).toBe('a'.repeat(longestItemType - 1))
  expect(newProduct.shape.itemType.safeParse(made).success).toBe(true)
})
