/** What the console calls the kinds of products and their fields. Pure. */
import { capital } from '#app/estate/capital.ts'
import type { ProductCategory } from './catalogue.ts'

export const productCategoryNames: Record<ProductCategory, string> = {
  bath: 'Bath',
  food: 'Food',
  experiences: 'Experiences',
  late_checkout: 'Late check-out',
  test: 'Test',
}

/** `heated_bath` is “Heated bath”. */
export function nameOfItemType(itemType: string): string {
  return capital(itemType.replaceAll('_', ' ').trim())
}

/** The editable fields of an existing product, by their names in the form. */
export const productLabels = {
  name: 'Name',
  description: 'Description',
  price: 'Price (€)',
  displayOrder: 'Display Order',
  rooms: 'Only for these rooms',
  stripePriceId: 'Stripe Price ID',
}

/** The fields chosen once, when a product is made. */
export const productKindLabels = { itemType: 'Item Type', category: 'Category' }
